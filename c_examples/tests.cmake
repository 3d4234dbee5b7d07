# Runs the examples as tests: example.<name>.<plugin>.

set(hello_numbers "Output: \\[7\\.5, 10\\.6, 13\\.7, 16\\.8\\]")
foreach(language IN ITEMS "c:C       " "cpp:C\\+\\+     " "f:Fortran ")
  string(REGEX MATCH "^(.*):(.*)$" _ "${language}")
  set(target 01_hello_${CMAKE_MATCH_1})
  set(expect "${CMAKE_MATCH_2} ${hello_numbers}")
  if(NOT TARGET ${target})
    continue()
  endif()
  string(COMPARE EQUAL "${CMAKE_MATCH_1}" "c" valgrind)
  pjrtlite_add_plugin_tests(example.${target} VALGRIND ${valgrind}
    SOURCE "${CMAKE_CURRENT_SOURCE_DIR}/01_hello/hello.c" EXPECT "${expect}"
    COMMAND $<TARGET_FILE:${target}> "${PROJECT_SOURCE_DIR}/tests/programs/hello.mlir")

  # What JAX itself serialized: the function, which every plugin takes, and the executable, which loads
  # into the plugin built from the same XLA alone. They are made on a machine that has a JAX; elsewhere
  # the tests are skipped.
  foreach(test IN ITEMS jax-export:cpu:jaxexport jax-export:cpu-0.106:jaxexport jax-export:cpu-0.81:jaxexport
          jax-executable:cpu:bin)
    string(REGEX MATCH "^(.*):(.*):(.*)$" _ ${test})
    set(name example.${target}.${CMAKE_MATCH_1}.${CMAKE_MATCH_2})
    set(program "${PJRTLITE_PROGRAMS_DIR}/hello.${CMAKE_MATCH_3}")
    pjrtlite_test_environment(environment ${CMAKE_MATCH_2})
    add_test(NAME ${name}
             COMMAND "${CMAKE_COMMAND}" -E env ${environment} "${CMAKE_COMMAND}" "-DEXPECT=${expect}"
                     "-DNEEDS=${program}" -P "${PROJECT_SOURCE_DIR}/tests/cmake/expect.cmake"
                     -- $<TARGET_FILE:${target}> "${program}")
    set_tests_properties(${name} PROPERTIES TIMEOUT 120 SKIP_REGULAR_EXPRESSION "skipped: there is no ")
  endforeach()
endforeach()
