# Builds SOURCE with a plain compiler and what pkg-config says, runs it, and checks what it prints.

include("${CMAKE_CURRENT_LIST_DIR}/run-consumer.cmake")
file(REMOVE_RECURSE "${BUILD}")
file(MAKE_DIRECTORY "${BUILD}")
set(ENV{PKG_CONFIG_PATH} "${PKG_CONFIG_PATH}")

function(pkg_config out)
  execute_process(COMMAND "${PKG_CONFIG}" ${ARGN} OUTPUT_VARIABLE answer OUTPUT_STRIP_TRAILING_WHITESPACE
                  COMMAND_ERROR_IS_FATAL ANY)
  message("pkg-config ${ARGN}: ${answer}")
  set(${out} "${answer}" PARENT_SCOPE)
endfunction()

set(package pjrtlite)
if(LANGUAGE STREQUAL "fortran")
  set(package pjrtlite-fortran)
endif()
# Flags come quoted for a shell, which splits them; a variable comes as it is.
pkg_config(flags --cflags ${package})
separate_arguments(flags UNIX_COMMAND "${flags}")
pkg_config(libdir --variable=libdir pjrtlite)
if(KIND STREQUAL "static")
  pkg_config(libraries --variable=static_libs ${package})
else()
  pkg_config(libraries --libs ${package})
  string(APPEND libraries " '-Wl,-rpath,${libdir}'")
endif()
separate_arguments(libraries UNIX_COMMAND "${libraries}")
execute_process(COMMAND ${COMPILER} ${flags} "${SOURCE}" -o "${BUILD}/consumer" ${libraries}
                WORKING_DIRECTORY "${BUILD}" COMMAND_ERROR_IS_FATAL ANY)
check_consumer("${BUILD}/consumer")
