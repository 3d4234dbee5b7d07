# Fails unless EXPECTED is what rustc says a program linked with the static library needs.

set(ENV{CARGO_TERM_COLOR} never)
execute_process(
  COMMAND "${CARGO}" rustc --lib --crate-type staticlib --target-dir "${TARGET_DIR}" ${CARGO_FLAGS}
          -- --print native-static-libs
  WORKING_DIRECTORY "${SOURCE}" ERROR_VARIABLE log RESULT_VARIABLE result)
if(NOT result EQUAL 0 OR NOT log MATCHES "native-static-libs: ([^\n]*)")
  message(FATAL_ERROR "cargo ended with ${result} and named no libraries:\n${log}")
endif()
separate_arguments(actual UNIX_COMMAND "${CMAKE_MATCH_1}")
list(SORT actual)
list(SORT EXPECTED)
# A name may come several times; one is enough for shared libraries.
list(REMOVE_DUPLICATES actual)
if(NOT actual STREQUAL EXPECTED)
  message(FATAL_ERROR "cmake/native-static-libs.cmake has ${EXPECTED}; rustc says ${actual}")
endif()
message("${actual}")
