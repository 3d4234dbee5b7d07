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

# Limits in seconds, which only end what hangs: ten times what the longest test of a kind takes by itself on an idle
# machine of two cores, since others may use it, too.
set(pjrtlite_limit 600)
# What runs for a set time (long), compiles the library or the Fortran module (build), or runs under valgrind.
set(pjrtlite_long_limit 1800)
set(pjrtlite_build_limit 3000)
set(pjrtlite_valgrind_limit 3000)

find_program(PJRTLITE_VALGRIND valgrind DOC "valgrind, for the tests named *.valgrind; OFF for none of them")
if(PJRTLITE_VALGRIND)
  # valgrind runs one thread at a time: by turns, else a waiting thread may not come to its time-out.
  # 99 is no exit code of ours, so the log tells a memory error from a failed check.
  set(pjrtlite_valgrind "${PJRTLITE_VALGRIND}" --quiet --fair-sched=try --error-exitcode=99 --leak-check=full
      --show-leak-kinds=definite --errors-for-leak-kinds=definite
      "--suppressions=${PROJECT_SOURCE_DIR}/tests/valgrind.supp")
  # Only valgrind 3.22 and later can read these.
  set(pjrtlite_valgrind_sizes "--suppressions=${PROJECT_SOURCE_DIR}/tests/valgrind-sizes.supp")
  execute_process(COMMAND "${PJRTLITE_VALGRIND}" --quiet ${pjrtlite_valgrind_sizes} "${CMAKE_COMMAND}" -E true
    RESULT_VARIABLE pjrtlite_valgrind_refuses OUTPUT_QUIET ERROR_QUIET)
  if(pjrtlite_valgrind_refuses EQUAL 0)
    list(APPEND pjrtlite_valgrind ${pjrtlite_valgrind_sizes})
  endif()
  # Each test takes thirty times as long: it may repeat things less often. And the C library keeps the stacks of threads
  # that have ended: for a new one valgrind looks at each of its eight million bytes, and every client takes some threads.
  set(pjrtlite_valgrind_environment PJRTLITE_TEST_VALGRIND=1 GLIBC_TUNABLES=glibc.pthread.stack_cache_size=1000000000)
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

# pjrtlite_add_plugin_tests(<name> VALGRIND <bool> SOURCE <file> EXPECT <regular expression> COMMAND <command...>)
# registers <name>.<plugin> for each plugin. The test passes if the command returns 0 and, where EXPECT is given,
# prints it. If VALGRIND is asked for and possible, it runs under valgrind on the newest plugin, too: where SOURCE names
# the one C file that it consists of, in all.valgrind.* (most of them by hand), else as <name>.valgrind in a process of its own.
function(pjrtlite_add_plugin_tests name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "VALGRIND;SOURCE;EXPECT" "COMMAND")
  set(variants ${PJRTLITE_TEST_PLUGINS})
  if(arg_VALGRIND AND PJRTLITE_VALGRIND)
    if(arg_SOURCE)
      set(arguments ${arg_COMMAND})
      list(REMOVE_AT arguments 0)
      pjrtlite_add_to_runner("${name}" "${arg_SOURCE}" ${arguments})
    else()
      list(APPEND variants valgrind)
    endif()
  endif()
  set(expect "")
  if(arg_EXPECT)
    # ctest's PASS_REGULAR_EXPRESSION would take a program that prints its result and then crashes.
    set(expect "${CMAKE_COMMAND}" "-DEXPECT=${arg_EXPECT}" -P "${PROJECT_SOURCE_DIR}/tests/cmake/expect.cmake" --)
  endif()
  foreach(variant IN LISTS variants)
    set(launcher "")
    set(plugin ${variant})
    set(timeout ${pjrtlite_limit})
    set(under "")
    if(variant STREQUAL "valgrind")
      set(launcher ${pjrtlite_valgrind})
      set(plugin cpu)
      set(timeout ${pjrtlite_valgrind_limit})
      set(under ${pjrtlite_valgrind_environment})
    endif()
    pjrtlite_test_environment(environment ${plugin})
    list(APPEND environment ${under})
    add_test(NAME ${name}.${variant}
             COMMAND "${CMAKE_COMMAND}" -E env ${environment} ${expect} ${launcher} ${arg_COMMAND})
    # The longest begin first, so that none is left running alone at the end.
    set_tests_properties(${name}.${variant} PROPERTIES TIMEOUT ${timeout} COST ${timeout})
  endforeach()
endfunction()

# pjrtlite_add_test_plugin_tests(<name> VALGRIND <bool or BY_HAND> COMMAND <command...>) registers <name> and, if asked
# for and possible, <name>.valgrind, where the name "test" finds the test plugin. BY_HAND: `make valgrind` alone runs it.
function(pjrtlite_add_test_plugin_tests name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "VALGRIND" "COMMAND")
  pjrtlite_test_environment(environment test)
  add_test(NAME ${name} COMMAND "${CMAKE_COMMAND}" -E env ${environment} ${arg_COMMAND})
  set_tests_properties(${name} PROPERTIES TIMEOUT ${pjrtlite_limit})
  if((arg_VALGRIND OR arg_VALGRIND STREQUAL "BY_HAND") AND PJRTLITE_VALGRIND)
    add_test(NAME ${name}.valgrind
             COMMAND "${CMAKE_COMMAND}" -E env ${environment} ${pjrtlite_valgrind_environment} ${pjrtlite_valgrind}
                     ${arg_COMMAND})
    set_tests_properties(${name}.valgrind PROPERTIES TIMEOUT ${pjrtlite_valgrind_limit} COST 900)
    if(arg_VALGRIND STREQUAL "BY_HAND")
      set_tests_properties(${name}.valgrind PROPERTIES LABELS by_hand)
    endif()
  endif()
endfunction()

# The tests that share one process under valgrind: tests/valgrind/runner.c says why. Collected here, and made a
# program once all are known.
set_property(GLOBAL PROPERTY pjrtlite_runner_tests "")
set_property(GLOBAL PROPERTY pjrtlite_runner_objects "")
function(pjrtlite_add_to_runner name source)
  string(MAKE_C_IDENTIFIER "${name}" name)
  # An object library of one file each: their mains become functions of different names.
  add_library(runner_${name} OBJECT "${source}")
  target_compile_definitions(runner_${name} PRIVATE main=run_${name})
  target_include_directories(runner_${name} PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}/c")
  target_link_libraries(runner_${name} PRIVATE pjrtlite::pjrtlite)
  set_target_properties(runner_${name} PROPERTIES C_STANDARD 99 C_EXTENSIONS OFF)
  file(STRINGS "${source}" main REGEX "^int main\\(void\\)")
  if(main)
    set(line "TEST(${name})")
  else()
    list(TRANSFORM ARGN REPLACE "(.+)" "\"\\1\"")
    list(JOIN ARGN ", " arguments)
    set(line "TEST_WITH(${name}, ${arguments})")
  endif()
  set_property(GLOBAL APPEND PROPERTY pjrtlite_runner_tests "${line}")
  set_property(GLOBAL APPEND PROPERTY pjrtlite_runner_objects runner_${name})
endfunction()

# Makes a program of the tests that share one process under valgrind, and registers all.valgrind.<part>. The part
# "memory" has those that were named: between them they bind, lend, donate, copy and free in every way. The others, of
# which AddressSanitizer sees as much, have the label "by_hand": `make valgrind` runs them.
function(pjrtlite_add_runner)
  get_property(tests GLOBAL PROPERTY pjrtlite_runner_tests)
  get_property(objects GLOBAL PROPERTY pjrtlite_runner_objects)
  if(NOT tests)
    return()
  endif()
  list(JOIN tests "\n" lines)
  file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/valgrind/tests.inc" CONTENT "${lines}\n" @ONLY)
  add_executable(valgrind_runner "${PROJECT_SOURCE_DIR}/tests/valgrind/runner.c")
  set_target_properties(valgrind_runner PROPERTIES C_STANDARD 99 C_EXTENSIONS OFF
    RUNTIME_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/bin")
  target_include_directories(valgrind_runner PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/valgrind")
  target_link_libraries(valgrind_runner PRIVATE ${objects} pjrtlite::pjrtlite Threads::Threads m)
  pjrtlite_warnings(valgrind_runner)
  pjrtlite_test_environment(environment cpu)
  # The others in turn, so that no part takes longer than some minutes.
  set(names_memory ${ARGN})
  set(parts 3)
  set(next 1)
  foreach(line IN LISTS tests)
    string(REGEX MATCH "\\(([A-Za-z0-9_]+)" _ "${line}")
    set(name "${CMAKE_MATCH_1}")
    if(NOT name IN_LIST names_memory)
      list(APPEND names_${next} "${name}")
      math(EXPR next "${next} % ${parts} + 1")
    endif()
  endforeach()
  foreach(part IN ITEMS memory 1 2 3)
    list(LENGTH names_${part} count)
    add_test(NAME all.valgrind.${part}
             COMMAND "${CMAKE_COMMAND}" -E env ${environment} ${pjrtlite_valgrind_environment}
                     "${CMAKE_COMMAND}" "-DEXPECT=all ${count} passed" -P "${PROJECT_SOURCE_DIR}/tests/cmake/expect.cmake" --
                     ${pjrtlite_valgrind} $<TARGET_FILE:valgrind_runner> ${names_${part}})
    set_tests_properties(all.valgrind.${part} PROPERTIES
      TIMEOUT ${pjrtlite_valgrind_limit} COST ${pjrtlite_valgrind_limit})
    if(NOT part STREQUAL "memory")
      set_tests_properties(all.valgrind.${part} PROPERTIES LABELS by_hand)
    endif()
  endforeach()
endfunction()
