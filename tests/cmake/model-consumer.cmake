# Builds and runs the project SOURCE, which makes wrappers of BUILD/drag.pjrt, a copy of BUNDLE. Then the bundle becomes
# OTHER, of float64, upon which the wrapper has to be made anew: the program in C no longer compiles, since it has floats.

file(REMOVE_RECURSE "${BUILD}")
file(MAKE_DIRECTORY "${BUILD}/bundle")
execute_process(COMMAND "${CMAKE_COMMAND}" -E copy "${BUNDLE}" "${BUILD}/bundle/drag.pjrt" COMMAND_ERROR_IS_FATAL ANY)
set(work "${BUILD}")
set(BUILD "${work}/build")
set(PROGRAM "${work}/bundle/drag.pjrt")
list(APPEND CONFIGURE_WITH "-DBUNDLE=${PROGRAM}")
include("${CMAKE_CURRENT_LIST_DIR}/build-consumer.cmake")

# A time that make can tell from the one before.
execute_process(COMMAND "${CMAKE_COMMAND}" -E sleep 1.1)
execute_process(COMMAND "${CMAKE_COMMAND}" -E copy "${OTHER}" "${PROGRAM}" COMMAND_ERROR_IS_FATAL ANY)
file(TOUCH "${PROGRAM}")
execute_process(COMMAND "${WITH_CMAKE}" --build "${BUILD}" --config "${CONFIG}" --target consumer-c
                RESULT_VARIABLE failed OUTPUT_VARIABLE output ERROR_VARIABLE output)
file(STRINGS "${BUILD}/drag.model/drag.h" double REGEX "const double \\*u")
if(NOT double)
  message(FATAL_ERROR "the wrapper was not made anew when its bundle changed:\n${output}")
endif()
if(NOT failed)
  message(FATAL_ERROR "a program for float32 was compiled with a wrapper for float64")
endif()
