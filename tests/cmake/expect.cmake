# cmake -DEXPECT=<regular expression> -P expect.cmake -- <command...>
# Runs the command, shows its output, and fails unless it returns 0 and its standard output matches.
# With -DNEEDS=<file> it runs nothing where that file does not exist, and says so.

if(NEEDS AND NOT EXISTS "${NEEDS}")
  message("skipped: there is no ${NEEDS}")
  return()
endif()

set(command "")
set(after_dashes FALSE)
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(i RANGE ${last})
  if(after_dashes)
    list(APPEND command "${CMAKE_ARGV${i}}")
  elseif(CMAKE_ARGV${i} STREQUAL "--")
    set(after_dashes TRUE)
  endif()
endforeach()

execute_process(COMMAND ${command} RESULT_VARIABLE result OUTPUT_VARIABLE output)
message("${output}")
if(NOT result EQUAL 0)
  message(FATAL_ERROR "the command ended with '${result}'")
endif()
if(NOT output MATCHES "${EXPECT}")
  message(FATAL_ERROR "the output does not match '${EXPECT}'")
endif()
