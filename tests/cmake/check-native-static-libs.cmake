# Fails unless EXPECTED is what rustc says a program linked with the static library needs. It is asked about a static
# library that consists of the crate alone, as it was built: LIBRARY (the .rlib), with what it depends on in deps beside it.

get_filename_component(folder "${LIBRARY}" DIRECTORY)
file(MAKE_DIRECTORY "${WORK}")
file(WRITE "${WORK}/whole.rs" "extern crate pjrtlite;\n")
execute_process(
  COMMAND "${RUSTC}" --edition 2024 --crate-type staticlib --color never --extern "pjrtlite=${LIBRARY}"
          -L "dependency=${folder}/deps" --print native-static-libs -o "${WORK}/libwhole.a" "${WORK}/whole.rs"
  OUTPUT_VARIABLE log ERROR_VARIABLE log RESULT_VARIABLE result)
if(NOT result EQUAL 0 OR NOT log MATCHES "native-static-libs: ([^\n]*)")
  message(FATAL_ERROR "rustc ended with ${result} and named no libraries:\n${log}")
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
