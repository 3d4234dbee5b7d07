# Configures, builds and runs the project SOURCE in the empty folder BUILD, and checks what it prints.
# PROGRAMS are the executables that it makes, "consumer" where not stated; those whose names end in "static" have
# the library inside. WITH_CMAKE is the CMake to use, where it is not this one.

include("${CMAKE_CURRENT_LIST_DIR}/run-consumer.cmake")
if(NOT WITH_CMAKE)
  set(WITH_CMAKE "${CMAKE_COMMAND}")
endif()
if(NOT PROGRAMS)
  set(PROGRAMS consumer)
endif()

file(REMOVE_RECURSE "${BUILD}")
execute_process(COMMAND "${WITH_CMAKE}" -S "${SOURCE}" -B "${BUILD}" -G "${GENERATOR}" ${CONFIGURE_WITH}
                COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${WITH_CMAKE}" --build "${BUILD}" --config "${CONFIG}" COMMAND_ERROR_IS_FATAL ANY)

set(found_in "${LIBRARY}")
foreach(name IN LISTS PROGRAMS)
  set(program "${BUILD}/${name}")
  if(NOT EXISTS "${program}")
    set(program "${BUILD}/${CONFIG}/${name}")
  endif()
  set(LIBRARY "${found_in}")
  if(name MATCHES "static$")
    set(LIBRARY static)
  endif()
  check_consumer("${program}")
endforeach()
