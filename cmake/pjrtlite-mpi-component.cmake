# find_package(pjrtlite COMPONENTS mpi), included by pjrtlite-config.cmake: makes the targets of pjrtlite-mpi.cmake from the
# installed sources, for the MPI that find_package(MPI) finds. With the language Fortran the Fortran ones, too.

if(CMAKE_C_COMPILER_ID)
  if(NOT TARGET MPI::MPI_C)
    find_package(MPI QUIET COMPONENTS C)
  endif()
  if(CMAKE_Fortran_COMPILER_ID AND NOT TARGET MPI::MPI_Fortran)
    find_package(MPI QUIET COMPONENTS Fortran)
  endif()
  find_package(Threads QUIET)
endif()
include("${CMAKE_CURRENT_LIST_DIR}/pjrtlite-mpi.cmake")
pjrtlite_has_mpi(C _pjrtlite_has_mpi)
if(_pjrtlite_has_mpi AND TARGET Threads::Threads)
  set(pjrtlite_mpi_FOUND TRUE)
  if(NOT TARGET pjrtlite::mpi)
    pjrtlite_add_mpi_targets("${_pjrtlite_mpi_dir}/src" "${_pjrtlite_includedir}" "${_pjrtlite_mpi_dir}/fortran"
                             "${CMAKE_CURRENT_BINARY_DIR}/pjrtlite_mpi")
  endif()
endif()
