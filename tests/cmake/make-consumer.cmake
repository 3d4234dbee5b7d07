# Copies the Makefile and the example to the empty folder BUILD, builds there with what PREFIX and LIBDIR (below it)
# name, and runs each program.

include("${CMAKE_CURRENT_LIST_DIR}/run-consumer.cmake")
file(REMOVE_RECURSE "${BUILD}")
file(GLOB sources "${EXAMPLE_DIR}/hello.c" "${EXAMPLE_DIR}/hello.cpp" "${EXAMPLE_DIR}/hello.f90")
file(COPY ${sources} "${CMAKE_CURRENT_LIST_DIR}/makefile/Makefile" DESTINATION "${BUILD}")
# As from a shell: the flags of a make above this one are not meant for it.
unset(ENV{MAKEFLAGS})
unset(ENV{MAKELEVEL})
execute_process(COMMAND "${MAKE}" -C "${BUILD}" "PREFIX=${PREFIX}" "LIBDIR=${LIBDIR}" "CC=${CC}" "CXX=${CXX}"
                        "FC=${FC}" ${PROGRAMS}
                COMMAND_ERROR_IS_FATAL ANY)
foreach(program IN LISTS PROGRAMS)
  set(EXPECT "${EXPECT_${program}}")
  check_consumer("${BUILD}/${program}")
endforeach()
