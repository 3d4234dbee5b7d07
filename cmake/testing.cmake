# What the tests need: the plugins, and functions that register a program as a test.

set(PJRTLITE_PLUGINS_DIR "${PROJECT_SOURCE_DIR}/target/plugins" CACHE PATH
    "Folder with a folder of each plugin that the tests run on")
set(PJRTLITE_PROGRAMS_DIR "${PROJECT_SOURCE_DIR}/target/programs" CACHE PATH
    "Folder with the programs that JAX compiled on this machine, if it did")

# Three ages of the PJRT interface: 0.115, 0.106 and 0.81.
set(PJRTLITE_TEST_PLUGINS cpu cpu-0.106 cpu-0.81)
foreach(plugin IN LISTS PJRTLITE_TEST_PLUGINS)
  if(NOT EXISTS "${PJRTLITE_PLUGINS_DIR}/${plugin}/pjrt_c_api_cpu_plugin.so")
    message(FATAL_ERROR "pjrtlite: the tests need the plugin '${plugin}' in ${PJRTLITE_PLUGINS_DIR}/${plugin}: "
            "run `tools/bootstrap test` to fetch it, or configure with -DPJRTLITE_BUILD_TESTS=OFF")
  endif()
endforeach()

# The one of our own, an accelerator that is not there: tests/plugin.
if(NOT EXISTS "${PJRTLITE_PLUGINS_DIR}/test/pjrt_c_api_test_plugin.so")
  message(FATAL_ERROR "pjrtlite: the tests need the test plugin in ${PJRTLITE_PLUGINS_DIR}/test: "
          "run `tools/test-plugin` to build it, or configure with -DPJRTLITE_BUILD_TESTS=OFF")
endif()

find_program(PJRTLITE_VALGRIND valgrind DOC "valgrind, for the tests named *.valgrind; OFF for none of them")
if(PJRTLITE_VALGRIND)
  # 99 is no exit code of ours, so the log tells a memory error from a failed check.
  set(pjrtlite_valgrind "${PJRTLITE_VALGRIND}" --quiet --error-exitcode=99 --leak-check=full
      --show-leak-kinds=definite --errors-for-leak-kinds=definite
      "--suppressions=${PROJECT_SOURCE_DIR}/tests/valgrind.supp")
else()
  message(STATUS "pjrtlite: no valgrind, so no test runs under it")
endif()

# The environment of a test: the one plugin, found under the name "cpu", and nothing from the user's own.
function(pjrtlite_test_environment out plugin)
  set(${out} --unset=TEST_PLUGIN --unset=PJRTLITE_PLUGIN_CPU --unset=PJRT_NAMES_AND_LIBRARY_PATHS --unset=PJRTLITE_PLUGIN
      --unset=VIRTUAL_ENV --unset=CONDA_PREFIX --unset=TF_CPP_MIN_LOG_LEVEL --unset=XLA_FLAGS --unset=PJRT_NPROC
      "PJRTLITE_PLUGIN_PATH=${PJRTLITE_PLUGINS_DIR}/${plugin}"
      "PJRTLITE_TEST_PLUGINS=${PJRTLITE_PLUGINS_DIR}"
      "PJRTLITE_TEST_PROGRAMS=${PROJECT_SOURCE_DIR}/tests/programs" PARENT_SCOPE)
endfunction()

# pjrtlite_add_plugin_tests(<name> VALGRIND <bool> EXPECT <regular expression> COMMAND <command...>)
# registers <name>.<plugin> for each plugin and, if asked and possible, <name>.valgrind on the newest.
# The test passes if the command returns 0 and, where EXPECT is given, prints it.
function(pjrtlite_add_plugin_tests name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "VALGRIND;EXPECT" "COMMAND")
  set(variants ${PJRTLITE_TEST_PLUGINS})
  if(arg_VALGRIND AND PJRTLITE_VALGRIND)
    list(APPEND variants valgrind)
  endif()
  foreach(variant IN LISTS variants)
    set(launcher "")
    set(plugin ${variant})
    set(timeout 120)
    set(under "")
    if(variant STREQUAL "valgrind")
      set(launcher ${pjrtlite_valgrind})
      set(plugin cpu)
      set(timeout 900)
      # It takes thirty times as long: a test may repeat things less often then.
      set(under PJRTLITE_TEST_VALGRIND=1)
    endif()
    pjrtlite_test_environment(environment ${plugin})
    list(APPEND environment ${under})
    set(expect "")
    if(arg_EXPECT)
      # ctest's PASS_REGULAR_EXPRESSION would take a program that prints its result and then crashes.
      set(expect "${CMAKE_COMMAND}" "-DEXPECT=${arg_EXPECT}" -P "${PROJECT_SOURCE_DIR}/tests/cmake/expect.cmake" --)
    endif()
    add_test(NAME ${name}.${variant}
             COMMAND "${CMAKE_COMMAND}" -E env ${environment} ${expect} ${launcher} ${arg_COMMAND})
    # The longest begin first, so that none is left running alone at the end.
    set_tests_properties(${name}.${variant} PROPERTIES TIMEOUT ${timeout} COST ${timeout})
  endforeach()
endfunction()

# pjrtlite_add_test_plugin_tests(<name> COMMAND <command...>) registers <name> and, if possible, <name>.valgrind,
# where the name "test" finds the test plugin.
function(pjrtlite_add_test_plugin_tests name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "COMMAND")
  pjrtlite_test_environment(environment test)
  add_test(NAME ${name} COMMAND "${CMAKE_COMMAND}" -E env ${environment} ${arg_COMMAND})
  set_tests_properties(${name} PROPERTIES TIMEOUT 120)
  if(PJRTLITE_VALGRIND)
    add_test(NAME ${name}.valgrind
             COMMAND "${CMAKE_COMMAND}" -E env ${environment} PJRTLITE_TEST_VALGRIND=1 ${pjrtlite_valgrind} ${arg_COMMAND})
    set_tests_properties(${name}.valgrind PROPERTIES TIMEOUT 900 COST 900)
  endif()
endfunction()
