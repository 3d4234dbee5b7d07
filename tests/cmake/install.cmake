# Installs from BUILD to PREFIX, and once more to a folder that then moves to MOVED_PREFIX.

function(install_to where)
  file(REMOVE_RECURSE "${where}")
  execute_process(COMMAND "${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${where}" --config "${CONFIG}"
                  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endfunction()

unset(ENV{DESTDIR})
install_to("${MOVED_PREFIX} before")
file(REMOVE_RECURSE "${MOVED_PREFIX}")
file(RENAME "${MOVED_PREFIX} before" "${MOVED_PREFIX}")
install_to("${PREFIX}")

# Nothing installed may name a place: that of the sources, of the build, or of the prefix.
file(GLOB_RECURSE texts "${PREFIX}/*.cmake" "${PREFIX}/*.pc" "${PREFIX}/*.h" "${PREFIX}/*.hpp" "${PREFIX}/*.f90"
  "${PREFIX}/*.F90" "${PREFIX}/*.c")
foreach(text IN LISTS texts)
  file(READ "${text}" content)
  foreach(place IN ITEMS "${BUILD}" "${PREFIX}" "${CMAKE_CURRENT_LIST_DIR}")
    string(FIND "${content}" "${place}" found)
    if(NOT found EQUAL -1)
      message(FATAL_ERROR "${text} names ${place}")
    endif()
  endforeach()
endforeach()
message("installed ${PREFIX} and ${MOVED_PREFIX}")
