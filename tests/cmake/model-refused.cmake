# Configures the project SOURCE without the command line: the error has to name the option that builds it.

file(REMOVE_RECURSE "${BUILD}")
execute_process(COMMAND "${CMAKE_COMMAND}" -S "${SOURCE}" -B "${BUILD}" -G "${GENERATOR}" ${CONFIGURE_WITH}
                RESULT_VARIABLE failed OUTPUT_VARIABLE output ERROR_VARIABLE output)
string(REGEX REPLACE "[ \n]+" " " output "${output}")
if(NOT failed OR NOT output MATCHES "pjrtlite_add_model\\(drag\\): .* set PJRTLITE_BUILD_TOOL=ON")
  message(FATAL_ERROR "this should have been refused, by the name of the option:\n${output}")
endif()
