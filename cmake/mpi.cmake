# The library pjrtlite_mpi, by which programs call MPI; see pjrtlite-mpi.cmake for its targets. It is kept apart from
# pjrtlite itself, which knows no MPI.

include("${CMAKE_CURRENT_LIST_DIR}/pjrtlite-mpi.cmake")
set(pjrtlite_with_mpi "${PJRTLITE_MPI}")
if(PJRTLITE_MPI STREQUAL "AUTO")
  # A project must not have an MPI searched for behind its back.
  if(PJRTLITE_TOP_LEVEL)
    find_package(MPI QUIET COMPONENTS C)
  endif()
  pjrtlite_has_mpi(C pjrtlite_with_mpi)
elseif(PJRTLITE_MPI AND NOT TARGET MPI::MPI_C)
  find_package(MPI REQUIRED COMPONENTS C)
  # The project that this one is part of links it, too.
  set_target_properties(MPI::MPI_C PROPERTIES IMPORTED_GLOBAL TRUE)
endif()
if(NOT pjrtlite_with_mpi)
  message(STATUS "pjrtlite: without MPI inside of programs")
  return()
endif()
if(TARGET pjrtlite_fortran AND NOT TARGET MPI::MPI_Fortran)
  if(PJRTLITE_TOP_LEVEL)
    find_package(MPI QUIET COMPONENTS Fortran)
  elseif(NOT PJRTLITE_MPI STREQUAL "AUTO")
    find_package(MPI REQUIRED COMPONENTS Fortran)
    set_target_properties(MPI::MPI_Fortran PROPERTIES IMPORTED_GLOBAL TRUE)
  endif()
endif()

set(THREADS_PREFER_PTHREAD_FLAG ON)
find_package(Threads REQUIRED)
set(pjrtlite_mpi_dir "${PROJECT_SOURCE_DIR}/mpi")
pjrtlite_add_mpi_targets("${pjrtlite_mpi_dir}/src" "${pjrtlite_mpi_dir}/include" "${pjrtlite_mpi_dir}/fortran"
                         "${PROJECT_BINARY_DIR}/lib")
set_target_properties(pjrtlite_mpi PROPERTIES
  VERSION "${PROJECT_VERSION}" SOVERSION "${PJRTLITE_SOVERSION}" INSTALL_RPATH "$ORIGIN")
if(PJRTLITE_TOP_LEVEL)
  set_target_properties(pjrtlite_mpi PROPERTIES EXCLUDE_FROM_ALL OFF)
  foreach(target IN ITEMS pjrtlite_mpi pjrtlite_mpi_fortran)
    if(TARGET ${target})
      pjrtlite_warnings(${target})
    endif()
  endforeach()
endif()
