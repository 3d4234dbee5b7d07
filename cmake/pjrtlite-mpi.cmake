# Builds the library pjrtlite_mpi from its sources, against the MPI of MPI::MPI_C: in its own tree, and in a project that
# uses an installed package. MPIs are not binary compatible, so that a package cannot have it compiled for all.
#
#   pjrtlite::mpi                 on top of pjrtlite::pjrtlite, shared or static as that is
#   pjrtlite::mpi_static          an archive, on top of pjrtlite::static
#   pjrtlite::mpi_fortran[_static]   the Fortran modules on top of these, where there is MPI::MPI_Fortran

# Whether there is an MPI for a language. FindMPI makes its target even where it finds none.
function(pjrtlite_has_mpi language variable)
  set(has OFF)
  if(TARGET MPI::MPI_${language} AND (NOT DEFINED MPI_${language}_FOUND OR MPI_${language}_FOUND))
    set(has ON)
  endif()
  set(${variable} ${has} PARENT_SCOPE)
endfunction()

# pjrtlite_add_mpi(<suffix> <kind> <base> <folder> <include>)
function(pjrtlite_add_mpi suffix kind base folder include)
  set(target pjrtlite_mpi${suffix})
  file(GLOB sources CONFIGURE_DEPENDS "${folder}/*.c")
  add_library(${target} ${kind} EXCLUDE_FROM_ALL ${sources})
  add_library(pjrtlite::mpi${suffix} ALIAS ${target})
  set_target_properties(${target} PROPERTIES
    OUTPUT_NAME pjrtlite_mpi C_STANDARD 11 C_EXTENSIONS OFF C_VISIBILITY_PRESET hidden POSITION_INDEPENDENT_CODE ON)
  target_include_directories(${target} PUBLIC "${include}")
  target_link_libraries(${target} PUBLIC ${base} MPI::MPI_C PRIVATE Threads::Threads)
endfunction()

# pjrtlite_add_mpi_fortran(<suffix> <base> <folder> <folder for the module>): the module pjrtlite_mpi, with the type of
# mpi_f08 where this MPI has it.
function(pjrtlite_add_mpi_fortran suffix base folder modules)
  set(target pjrtlite_mpi_fortran${suffix})
  file(MAKE_DIRECTORY "${modules}")
  add_library(${target} STATIC EXCLUDE_FROM_ALL "${folder}/pjrtlite_mpi.F90")
  add_library(pjrtlite::mpi_fortran${suffix} ALIAS ${target})
  set_target_properties(${target} PROPERTIES
    OUTPUT_NAME pjrtlite_mpi_fortran Fortran_MODULE_DIRECTORY "${modules}" POSITION_INDEPENDENT_CODE ON)
  if(MPI_Fortran_HAVE_F08_MODULE)
    target_compile_definitions(${target} PRIVATE PJRTLITE_MPI_F08)
  endif()
  target_include_directories(${target} INTERFACE "${modules}")
  target_link_libraries(${target} PUBLIC ${base} MPI::MPI_Fortran)
endfunction()

# pjrtlite_add_mpi_targets(<folder of the C sources> <of the header> <of the Fortran source> <for what is built>)
function(pjrtlite_add_mpi_targets sources include fortran binary)
  set(kind SHARED)
  get_target_property(base pjrtlite::pjrtlite TYPE)
  if(base STREQUAL "STATIC_LIBRARY")
    set(kind STATIC)
  endif()
  pjrtlite_add_mpi("" ${kind} pjrtlite::pjrtlite "${sources}" "${include}")
  pjrtlite_add_mpi("_static" STATIC pjrtlite::static "${sources}" "${include}")
  set_target_properties(pjrtlite_mpi PROPERTIES
    LIBRARY_OUTPUT_DIRECTORY "${binary}$<0:>" ARCHIVE_OUTPUT_DIRECTORY "${binary}$<0:>")
  # Beside each other they have one name, where the first is static, too.
  set_target_properties(pjrtlite_mpi_static PROPERTIES ARCHIVE_OUTPUT_DIRECTORY "${binary}/static$<0:>")
  pjrtlite_has_mpi(Fortran has_fortran)
  if(CMAKE_Fortran_COMPILER_ID AND has_fortran)
    foreach(suffix IN ITEMS "" "_static")
      pjrtlite_add_mpi_fortran("${suffix}" pjrtlite_mpi${suffix} "${fortran}" "${binary}/mpi_fortran${suffix}")
      set_target_properties(pjrtlite_mpi_fortran${suffix} PROPERTIES
        ARCHIVE_OUTPUT_DIRECTORY "${binary}/mpi_fortran${suffix}$<0:>")
    endforeach()
  endif()
endfunction()
