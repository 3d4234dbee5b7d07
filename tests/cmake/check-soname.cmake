# Fails unless the shared object LIBRARY carries the name SONAME.

execute_process(COMMAND "${READELF}" -d "${LIBRARY}" OUTPUT_VARIABLE dynamic COMMAND_ERROR_IS_FATAL ANY)
if(NOT dynamic MATCHES "\\(SONAME\\)[^[]*\\[([^]]*)\\]")
  message(FATAL_ERROR "${LIBRARY} has no SONAME; build.rs should set ${SONAME}")
endif()
if(NOT CMAKE_MATCH_1 STREQUAL SONAME)
  message(FATAL_ERROR "${LIBRARY} has the SONAME ${CMAKE_MATCH_1}; CMake expects ${SONAME}")
endif()
message("${CMAKE_MATCH_1}")
