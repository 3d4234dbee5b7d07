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
    set_tests_properties(${name} PROPERTIES TIMEOUT ${pjrtlite_limit} SKIP_REGULAR_EXPRESSION "skipped: there is no ")
  endforeach()
endforeach()

# The other examples check their numbers themselves, and fail if one is wrong; EXPECT is that they came so far. Each
# runs the StableHLO text beside it, and what jax.export serialized on this machine, if it has a JAX.
#
# pjrtlite_add_example_tests(<folder> PROGRAM <name> EXPECT <regular expression> ARGUMENTS <more...>)
function(pjrtlite_add_example_tests folder)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "PROGRAM;EXPECT" "ARGUMENTS")
  foreach(language IN ITEMS c f)
    set(target ${folder}_${language})
    if(NOT TARGET ${target})
      continue()
    endif()
    pjrtlite_add_plugin_tests(example.${target} VALGRIND OFF EXPECT "${arg_EXPECT}"
      COMMAND $<TARGET_FILE:${target}> "${CMAKE_CURRENT_SOURCE_DIR}/${folder}/${arg_PROGRAM}.mlir" ${arg_ARGUMENTS})
    set(program "${PJRTLITE_PROGRAMS_DIR}/${arg_PROGRAM}.jaxexport")
    foreach(plugin IN LISTS PJRTLITE_TEST_PLUGINS)
      pjrtlite_test_environment(environment ${plugin})
      set(name example.${target}.jax-export.${plugin})
      add_test(NAME ${name}
               COMMAND "${CMAKE_COMMAND}" -E env ${environment} "${CMAKE_COMMAND}" "-DEXPECT=${arg_EXPECT}"
                       "-DNEEDS=${program}" -P "${PROJECT_SOURCE_DIR}/tests/cmake/expect.cmake"
                       -- $<TARGET_FILE:${target}> "${program}" ${arg_ARGUMENTS})
      set_tests_properties(${name} PROPERTIES TIMEOUT ${pjrtlite_limit} SKIP_REGULAR_EXPRESSION "skipped: there is no ")
    endforeach()
  endforeach()
endfunction()

pjrtlite_add_example_tests(02_arrays PROGRAM arrays EXPECT "SIGNATURE_MISMATCH: .*All values are right")
pjrtlite_add_example_tests(03_errors PROGRAM scale EXPECT "going on with the old one.*Output: ")
pjrtlite_add_example_tests(04_pytrees PROGRAM step EXPECT "hottest column [12] of .*All values are right")
pjrtlite_add_example_tests(05_heat PROGRAM heat EXPECT "10000 steps .*; bytes copied in a step: 0\n" ARGUMENTS 10000)

# All of its steps, on the newest plugin alone: the others hand each step to another thread, which takes far longer.
foreach(target IN ITEMS 05_heat_c 05_heat_f)
  if(TARGET ${target})
    pjrtlite_test_environment(environment cpu)
    add_test(NAME example.${target}.long
             COMMAND "${CMAKE_COMMAND}" -E env ${environment} "${CMAKE_COMMAND}"
                     "-DEXPECT=100000 steps .*; bytes copied in a step: 0\n"
                     -P "${PROJECT_SOURCE_DIR}/tests/cmake/expect.cmake"
                     -- $<TARGET_FILE:${target}> "${CMAKE_CURRENT_SOURCE_DIR}/05_heat/heat.mlir")
    set_tests_properties(example.${target}.long PROPERTIES TIMEOUT ${pjrtlite_limit})
  endif()
endforeach()

# This one takes two bundles, of float32 and float64. Small, since its times are not looked at.
if(TARGET 06_gravity_wave_drag_f)
  pjrtlite_add_plugin_tests(example.06_gravity_wave_drag_f VALGRIND OFF EXPECT "real64 .*has the same winds"
    COMMAND $<TARGET_FILE:06_gravity_wave_drag_f> "${CMAKE_CURRENT_SOURCE_DIR}/06_gravity_wave_drag" 512 10)
endif()

# A routine of the host's inside of two programs.
if(TARGET 08_saturation_f)
  set(agree "The program and plain Fortran agree")
  pjrtlite_add_plugin_tests(example.08_saturation_f VALGRIND OFF EXPECT "${agree}"
    COMMAND $<TARGET_FILE:08_saturation_f> "${CMAKE_CURRENT_SOURCE_DIR}/08_saturation" mlir)
  # What jax.export writes of calls is newer than what the older plugins know.
  pjrtlite_test_environment(environment cpu)
  set(name example.08_saturation_f.jax-export.cpu)
  add_test(NAME ${name}
           COMMAND "${CMAKE_COMMAND}" -E env ${environment} "${CMAKE_COMMAND}" "-DEXPECT=${agree}"
                   "-DNEEDS=${PJRTLITE_PROGRAMS_DIR}/saturation_step.jaxexport"
                   -P "${PROJECT_SOURCE_DIR}/tests/cmake/expect.cmake"
                   -- $<TARGET_FILE:08_saturation_f> "${PJRTLITE_PROGRAMS_DIR}" jaxexport)
  set_tests_properties(${name} PROPERTIES TIMEOUT ${pjrtlite_limit} SKIP_REGULAR_EXPRESSION "skipped: there is no ")
endif()

# With one, two and four ranks, in both languages at a time, since the numbers of all are compared. Where there is no
# MPI, the test says so and is skipped.
set(mpi_programs "")
foreach(target IN ITEMS 07_mpi_c 07_mpi_f)
  if(TARGET ${target})
    list(APPEND mpi_programs $<TARGET_FILE:${target}>)
  endif()
endforeach()
pjrtlite_add_plugin_tests(example.07_mpi VALGRIND OFF EXPECT "same for one, two and four ranks|skipped: there is no "
  COMMAND bash "${CMAKE_CURRENT_SOURCE_DIR}/07_mpi/run" ${mpi_programs} --
          "${CMAKE_CURRENT_SOURCE_DIR}/06_gravity_wave_drag/drag_f32.pjrt" 1088 5)
foreach(plugin IN LISTS PJRTLITE_TEST_PLUGINS)
  set_tests_properties(example.07_mpi.${plugin} PROPERTIES SKIP_REGULAR_EXPRESSION "skipped: there is no " PROCESSORS 4)
endforeach()

# On four devices of one process, and on four ranks with one each. PJRT 0.81 does not tell how the columns are divided.
foreach(target IN ITEMS 10_columns_c 10_columns_f)
  foreach(plugin IN ITEMS cpu cpu-0.106)
    if(TARGET ${target})
      pjrtlite_test_environment(environment ${plugin})
      add_test(NAME example.${target}.${plugin}
               COMMAND "${CMAKE_COMMAND}" -E env ${environment} "${CMAKE_COMMAND}"
                       "-DEXPECT=64 columns on 4 devices.*updated where it is.*After 100 steps: energy 0"
                       -P "${PROJECT_SOURCE_DIR}/tests/cmake/expect.cmake"
                       -- $<TARGET_FILE:${target}> "${CMAKE_CURRENT_SOURCE_DIR}/10_columns/columns.mlir")
      set_tests_properties(example.${target}.${plugin} PROPERTIES TIMEOUT ${pjrtlite_limit})
    endif()
  endforeach()
endforeach()
if(TARGET 10_columns_mpi_c)
  pjrtlite_add_plugin_tests(example.10_columns_mpi VALGRIND OFF EXPECT "4 ranks, after 100 steps: energy 0"
    COMMAND bash "${PROJECT_SOURCE_DIR}/tests/mpi/run" mpirun 4 $<TARGET_FILE:10_columns_mpi_c>
            "${CMAKE_CURRENT_SOURCE_DIR}/10_columns/columns_of_rank.mlir")
  foreach(plugin IN LISTS PJRTLITE_TEST_PLUGINS)
    set_tests_properties(example.10_columns_mpi.${plugin} PROPERTIES PROCESSORS 4)
  endforeach()
endif()

# The same: in Fortran with one, two and four ranks, in C by hand; in C with two on the older plugins, and with what
# jax.export wrote, which those do not read. The water is that of the plain language each time.
set(mpi_programs "")
foreach(target IN ITEMS 09_shallow_water_c 09_shallow_water_f)
  if(TARGET ${target})
    list(APPEND mpi_programs $<TARGET_FILE:${target}>)
  endif()
endforeach()
set(first ${mpi_programs})
set(last ${mpi_programs})
if(mpi_programs)
  list(GET mpi_programs 0 first)
  list(GET mpi_programs -1 last)
endif()
function(add_shallow_water name plugin ranks folder form)
  pjrtlite_test_environment(environment ${plugin})
  add_test(NAME example.09_shallow_water.${name}
           COMMAND "${CMAKE_COMMAND}" -E env ${environment} "RANKS=${ranks}" "${CMAKE_COMMAND}"
                   "-DEXPECT=The water is the same for|skipped: there is no " -P "${PROJECT_SOURCE_DIR}/tests/cmake/expect.cmake"
                   -- bash "${CMAKE_CURRENT_SOURCE_DIR}/09_shallow_water/run" ${ARGN} -- "${folder}" ${form})
  set_tests_properties(example.09_shallow_water.${name} PROPERTIES
    SKIP_REGULAR_EXPRESSION "skipped: there is no " PROCESSORS 4 TIMEOUT ${pjrtlite_limit})
endfunction()
add_shallow_water(cpu cpu "1 2 4" "${CMAKE_CURRENT_SOURCE_DIR}/09_shallow_water" mlir ${last})
add_shallow_water(c.cpu cpu "1 2 4" "${CMAKE_CURRENT_SOURCE_DIR}/09_shallow_water" mlir ${first})
set_tests_properties(example.09_shallow_water.c.cpu PROPERTIES LABELS by_hand)
add_shallow_water(cpu-0.106 cpu-0.106 2 "${CMAKE_CURRENT_SOURCE_DIR}/09_shallow_water" mlir ${first})
add_shallow_water(cpu-0.81 cpu-0.81 2 "${CMAKE_CURRENT_SOURCE_DIR}/09_shallow_water" mlir ${first})
add_shallow_water(jax-export.cpu cpu 2 "${PJRTLITE_PROGRAMS_DIR}" jaxexport ${first})

# Their wrappers take the bundle itself.
if(TARGET 11_lorenz_96_f)
  pjrtlite_add_plugin_tests(example.11_lorenz_96_f VALGRIND OFF EXPECT "The forecasts follow the truth"
    COMMAND $<TARGET_FILE:11_lorenz_96_f> "${CMAKE_CURRENT_SOURCE_DIR}/11_lorenz_96/lorenz_96.pjrt")
endif()
if(TARGET 12_online_training_f)
  pjrtlite_add_plugin_tests(example.12_online_training_f VALGRIND OFF EXPECT "The network has learned what the scheme does"
    COMMAND $<TARGET_FILE:12_online_training_f> "${CMAKE_CURRENT_SOURCE_DIR}/12_online_training/emulator.pjrt")
  # Each writes trained.pjrt.
  foreach(plugin IN LISTS PJRTLITE_TEST_PLUGINS)
    set_tests_properties(example.12_online_training_f.${plugin} PROPERTIES RESOURCE_LOCK trained)
  endforeach()
endif()
