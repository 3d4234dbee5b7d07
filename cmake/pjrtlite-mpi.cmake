# Builds the library pjrtlite_mpi from its sources: in its own tree, and in a project that uses an installed package.

# pjrtlite_add_mpi(<target> <folder of src> <folder of the header>): shared or static, as pjrtlite::pjrtlite is.
function(pjrtlite_add_mpi target folder include)
  set(kind SHARED)
  if(DEFINED BUILD_SHARED_LIBS AND NOT BUILD_SHARED_LIBS)
    set(kind STATIC)
  endif()
  file(GLOB sources CONFIGURE_DEPENDS "${folder}/*.c")
  add_library(${target} ${kind} ${sources})
  set_target_properties(${target} PROPERTIES
    OUTPUT_NAME pjrtlite_mpi C_STANDARD 11 C_EXTENSIONS OFF C_VISIBILITY_PRESET hidden POSITION_INDEPENDENT_CODE ON)
  target_include_directories(${target} PUBLIC "$<BUILD_INTERFACE:${include}>")
  # Locks: part of the C library on Linux, but for old ones.
  set(THREADS_PREFER_PTHREAD_FLAG ON)
  find_package(Threads REQUIRED)
  target_link_libraries(${target} PUBLIC pjrtlite::pjrtlite MPI::MPI_C PRIVATE Threads::Threads)
endfunction()

# pjrtlite_add_mpi_fortran(<target> <folder of fortran> <folder for the module>): the module pjrtlite_mpi, with the
# type of mpi_f08 where this MPI has it. It uses nothing of the module pjrtlite.
function(pjrtlite_add_mpi_fortran target folder modules)
  file(MAKE_DIRECTORY "${modules}")
  add_library(${target} STATIC "${folder}/pjrtlite_mpi.F90")
  set_target_properties(${target} PROPERTIES
    OUTPUT_NAME pjrtlite_mpi_fortran Fortran_MODULE_DIRECTORY "${modules}" POSITION_INDEPENDENT_CODE ON)
  if(MPI_Fortran_HAVE_F08_MODULE)
    target_compile_definitions(${target} PRIVATE PJRTLITE_MPI_F08)
  endif()
  target_include_directories(${target} INTERFACE "${modules}")
  target_link_libraries(${target} PUBLIC MPI::MPI_Fortran)
endfunction()
