# The Fortran module: pjrtlite::fortran and pjrtlite::fortran_static, where there is a Fortran compiler.
# Both are one archive; they differ in the C library behind it.

set(pjrtlite_with_fortran "${PJRTLITE_FORTRAN}")
if(PJRTLITE_FORTRAN STREQUAL "AUTO")
  if(CMAKE_Fortran_COMPILER)
    set(pjrtlite_with_fortran ON)
  elseif(PJRTLITE_TOP_LEVEL)
    include(CheckLanguage)
    check_language(Fortran)
    string(COMPARE NOTEQUAL "${CMAKE_Fortran_COMPILER}" "NOTFOUND" pjrtlite_with_fortran)
  else()
    # A project in C must not have a Fortran compiler searched for behind its back.
    set(pjrtlite_with_fortran OFF)
  endif()
endif()
if(NOT pjrtlite_with_fortran)
  message(STATUS "pjrtlite: without the Fortran module")
  return()
endif()

enable_language(Fortran)
string(REGEX MATCH "^[0-9]+" fortran_major "${CMAKE_Fortran_COMPILER_VERSION}")
# Module files can be read by the compiler that wrote them alone, so its name and version are in the path.
set(PJRTLITE_FORTRAN_TAG "${CMAKE_Fortran_COMPILER_ID}-${fortran_major}")
set(pjrtlite_modules "${PROJECT_BINARY_DIR}/fortran/${PJRTLITE_FORTRAN_TAG}")
set(pjrtlite_fortran_archive "${PROJECT_BINARY_DIR}/lib/libpjrtlite_fortran.a")

file(GLOB fortran_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/fortran/*.f90")
add_library(pjrtlite_fortran STATIC ${fortran_sources})
add_library(pjrtlite::fortran ALIAS pjrtlite_fortran)
set_target_properties(pjrtlite_fortran PROPERTIES
  # The empty generator expression keeps multi-configuration generators from adding a folder.
  ARCHIVE_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib$<0:>"
  Fortran_MODULE_DIRECTORY "${pjrtlite_modules}"
  # The archive may end up in a shared library of the host code.
  POSITION_INDEPENDENT_CODE ON)
# Much of the module is the same few lines for each type and rank, which hand arrays over; more optimisation takes
# longer and makes nothing faster, copies of sections included. It comes after CMake's own, and so is what counts.
target_compile_options(pjrtlite_fortran PRIVATE $<$<AND:$<Fortran_COMPILER_ID:GNU>,$<NOT:$<CONFIG:Debug>>>:-O1>)
target_include_directories(pjrtlite_fortran INTERFACE "${pjrtlite_modules}")
target_link_libraries(pjrtlite_fortran PUBLIC pjrtlite::pjrtlite)
if(PJRTLITE_TOP_LEVEL)
  pjrtlite_warnings(pjrtlite_fortran)
endif()

# The same file under a second name, so that the linker is told to look into libpjrtlite.a after it.
file(MAKE_DIRECTORY "${pjrtlite_modules}")
add_library(pjrtlite::fortran_static STATIC IMPORTED GLOBAL)
set_target_properties(pjrtlite::fortran_static PROPERTIES
  IMPORTED_LOCATION "${pjrtlite_fortran_archive}"
  IMPORTED_LINK_INTERFACE_LANGUAGES Fortran
  INTERFACE_INCLUDE_DIRECTORIES "${pjrtlite_modules}"
  INTERFACE_LINK_LIBRARIES pjrtlite::static)
add_dependencies(pjrtlite::fortran_static pjrtlite_fortran)
