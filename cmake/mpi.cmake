# The library pjrtlite_mpi, by which programs call MPI: pjrtlite::mpi, and with Fortran pjrtlite::mpi_fortran.
#
# It is compiled against the one MPI that find_package(MPI) finds, and kept apart from pjrtlite itself. An installed package
# has its sources, too, and builds it from them where the consumer has another MPI.

set(mpi_dir "${PROJECT_SOURCE_DIR}/mpi")
set(pjrtlite_with_mpi "${PJRTLITE_MPI}")
if(PJRTLITE_MPI STREQUAL "AUTO")
  # A project must not have an MPI searched for behind its back.
  if(PJRTLITE_TOP_LEVEL)
    find_package(MPI QUIET COMPONENTS C)
  endif()
  set(pjrtlite_with_mpi OFF)
  if(TARGET MPI::MPI_C)
    set(pjrtlite_with_mpi ON)
  endif()
elseif(PJRTLITE_MPI AND NOT TARGET MPI::MPI_C)
  find_package(MPI REQUIRED COMPONENTS C)
  # The project that this one is part of links it, too.
  set_target_properties(MPI::MPI_C PROPERTIES IMPORTED_GLOBAL TRUE)
endif()
if(NOT pjrtlite_with_mpi)
  message(STATUS "pjrtlite: without MPI inside of programs")
  return()
endif()

include("${CMAKE_CURRENT_LIST_DIR}/pjrtlite-mpi.cmake")
pjrtlite_add_mpi(pjrtlite_mpi "${mpi_dir}/src" "${mpi_dir}/include")
add_library(pjrtlite::mpi ALIAS pjrtlite_mpi)
set_target_properties(pjrtlite_mpi PROPERTIES
  VERSION "${PROJECT_VERSION}" SOVERSION "${PJRTLITE_SOVERSION}" INSTALL_RPATH "$ORIGIN"
  LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib$<0:>" ARCHIVE_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib$<0:>")
if(PJRTLITE_TOP_LEVEL)
  pjrtlite_warnings(pjrtlite_mpi)
endif()

if(TARGET pjrtlite_fortran)
  if(PJRTLITE_TOP_LEVEL)
    find_package(MPI QUIET COMPONENTS Fortran)
  elseif(PJRTLITE_MPI AND NOT PJRTLITE_MPI STREQUAL "AUTO" AND NOT TARGET MPI::MPI_Fortran)
    find_package(MPI REQUIRED COMPONENTS Fortran)
    set_target_properties(MPI::MPI_Fortran PROPERTIES IMPORTED_GLOBAL TRUE)
  endif()
  if(TARGET MPI::MPI_Fortran)
    pjrtlite_add_mpi_fortran(pjrtlite_mpi_fortran "${mpi_dir}/fortran"
      "${PROJECT_BINARY_DIR}/mpi/${PJRTLITE_FORTRAN_TAG}")
    add_library(pjrtlite::mpi_fortran ALIAS pjrtlite_mpi_fortran)
    target_link_libraries(pjrtlite_mpi_fortran PUBLIC pjrtlite_mpi)
    if(PJRTLITE_TOP_LEVEL)
      pjrtlite_warnings(pjrtlite_mpi_fortran)
    endif()
  endif()
endif()
