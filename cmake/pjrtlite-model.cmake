# pjrtlite_add_model(<target> <bundle> [LANGUAGES <Fortran, C, CXX...>] [NAME <name>])
#
# Makes a library <target> of a bundle: typed wrappers by `pjrtlite wrap`, made when the project is built, and again when
# the bundle changes. LANGUAGES is C by default. NAME is what the type is called, by default as the bundle's file, up to
# its first dot: drag.pjrt gives the Fortran module drag_model with the type drag, drag.h for C, drag.hpp for C++.
#
#   pjrtlite_add_model(drag drag.pjrt LANGUAGES Fortran C)
#   target_link_libraries(solver PRIVATE drag)
#
# PJRTLITE_TOOL is the command line that is used; by default pjrtlite's own, which add_subdirectory and FetchContent build
# if PJRTLITE_BUILD_TOOL is ON. Set it where the solver is for another kind of machine than the one that builds it.

set(PJRTLITE_TOOL "" CACHE FILEPATH "The program pjrtlite that makes wrappers; empty: pjrtlite's own")

function(pjrtlite_add_model target bundle)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "NAME" "LANGUAGES")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "pjrtlite_add_model(${target}): not known: ${arg_UNPARSED_ARGUMENTS}; it takes LANGUAGES and NAME")
  endif()
  if(NOT arg_LANGUAGES)
    set(arg_LANGUAGES C)
  endif()
  get_filename_component(bundle "${bundle}" ABSOLUTE)
  if(NOT arg_NAME)
    get_filename_component(arg_NAME "${bundle}" NAME_WE)
  endif()
  if(NOT arg_NAME MATCHES "^[A-Za-z][A-Za-z0-9_]*$")
    message(FATAL_ERROR "pjrtlite_add_model(${target}): no type can be called '${arg_NAME}': say another NAME")
  endif()
  if(PJRTLITE_TOOL)
    set(tool "${PJRTLITE_TOOL}")
    set(tool_needs "${PJRTLITE_TOOL}")
  elseif(TARGET pjrtlite::tool)
    set(tool pjrtlite::tool)
    set(tool_needs "$<TARGET_FILE:pjrtlite::tool>")
    if(TARGET pjrtlite_cargo)
      list(APPEND tool_needs pjrtlite_cargo)
    endif()
  else()
    message(FATAL_ERROR "pjrtlite_add_model(${target}): there is no program pjrtlite to make wrappers: set PJRTLITE_BUILD_TOOL=ON "
            "where pjrtlite is configured (before add_subdirectory or FetchContent_MakeAvailable), or PJRTLITE_TOOL to the path "
            "of one")
  endif()

  set(folder "${CMAKE_CURRENT_BINARY_DIR}/${target}.model")
  file(MAKE_DIRECTORY "${folder}")
  set(flags "")
  set(made "")
  set(sources "")
  set(libraries "")
  foreach(language IN LISTS arg_LANGUAGES)
    if(language STREQUAL "Fortran")
      list(APPEND flags --fortran)
      list(APPEND made "${folder}/${arg_NAME}_model.f90")
      list(APPEND sources "${folder}/${arg_NAME}_model.f90")
      if(NOT TARGET pjrtlite::fortran)
        message(FATAL_ERROR "pjrtlite_add_model(${target}): there is no pjrtlite::fortran: enable the language Fortran before pjrtlite")
      endif()
      list(APPEND libraries pjrtlite::fortran)
    elseif(language STREQUAL "C")
      list(APPEND flags --c)
      list(APPEND made "${folder}/${arg_NAME}.h" "${folder}/${arg_NAME}.c")
      list(APPEND sources "${folder}/${arg_NAME}.c")
      list(APPEND libraries pjrtlite::pjrtlite)
    elseif(language STREQUAL "CXX")
      list(APPEND flags --cpp)
      list(APPEND made "${folder}/${arg_NAME}.hpp")
      list(APPEND libraries pjrtlite::pjrtlite)
    else()
      message(FATAL_ERROR "pjrtlite_add_model(${target}): no wrappers are made for '${language}': LANGUAGES are Fortran, C, CXX")
    endif()
    if(NOT CMAKE_${language}_COMPILER)
      message(FATAL_ERROR "pjrtlite_add_model(${target}): the language ${language} is not enabled in this project")
    endif()
  endforeach()
  list(REMOVE_DUPLICATES libraries)

  # What is written is printed as it is seen from the top build folder.
  file(RELATIVE_PATH shown "${CMAKE_BINARY_DIR}" "${folder}")
  add_custom_command(OUTPUT ${made}
    COMMAND ${tool} wrap ${flags} --name "${arg_NAME}" --out "${shown}" "${bundle}"
    WORKING_DIRECTORY "${CMAKE_BINARY_DIR}"
    DEPENDS "${bundle}" ${tool_needs}
    COMMENT "Making wrappers of ${arg_NAME}"
    VERBATIM)
  add_custom_target(${target}_wrap DEPENDS ${made})
  if(sources)
    add_library(${target} STATIC ${sources})
    # It may end up in a shared library of the host code.
    set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON Fortran_MODULE_DIRECTORY "${folder}")
    target_include_directories(${target} PUBLIC "${folder}")
    target_link_libraries(${target} PUBLIC ${libraries})
  else()
    add_library(${target} INTERFACE)
    target_include_directories(${target} INTERFACE "${folder}")
    target_link_libraries(${target} INTERFACE ${libraries})
  endif()
  add_dependencies(${target} ${target}_wrap)
endfunction()
