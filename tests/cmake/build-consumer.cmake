# Configures, builds and runs the project SOURCE in the empty folder BUILD, and checks what it prints.
# HIDE names a folder that is out of the way meanwhile.

file(REMOVE_RECURSE "${BUILD}")
if(HIDE)
  file(RENAME "${HIDE}" "${HIDE}.hidden")
endif()
execute_process(COMMAND "${CMAKE_COMMAND}" -S "${SOURCE}" -B "${BUILD}" -G "${GENERATOR}" ${CONFIGURE_WITH}
                RESULT_VARIABLE result)
if(result EQUAL 0)
  execute_process(COMMAND "${CMAKE_COMMAND}" --build "${BUILD}" --config "${CONFIG}" RESULT_VARIABLE result)
endif()
if(HIDE)
  file(RENAME "${HIDE}.hidden" "${HIDE}")
endif()
if(NOT result EQUAL 0)
  message(FATAL_ERROR "the consumer does not build")
endif()

set(program "${BUILD}/consumer")
if(NOT EXISTS "${program}")
  set(program "${BUILD}/${CONFIG}/consumer")
endif()
execute_process(
  COMMAND "${CMAKE_COMMAND}" "-DEXPECT=${EXPECT}" -P "${CMAKE_CURRENT_LIST_DIR}/expect.cmake"
          -- "${program}" "${PROGRAM}"
  COMMAND_ERROR_IS_FATAL ANY)
