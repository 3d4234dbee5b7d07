# Install rules. Everything installed finds the rest from its own place, so the prefix can be moved.

include(CMakePackageConfigHelpers)

set(config_dir "${CMAKE_INSTALL_LIBDIR}/cmake/pjrtlite")
set(share_dir "${CMAKE_INSTALL_DATADIR}/pjrtlite")
set(fortran_source_dir "${share_dir}/fortran")
set(fortran_module_dir "${CMAKE_INSTALL_INCLUDEDIR}/pjrtlite/fortran")

# The libraries: the file itself from cargo's folder (the one of our own is a link to it), then the links. Where there can
# be none, the file has the name that the loader looks for, and the name that a linker looks for is that of a text which
# names the file. A second copy of the library in that place could be loaded beside the first.
if(PJRTLITE_INSTALL_LINKS)
  set(installed_file "${PJRTLITE_SHARED_FILE}")
  install(FILES "${staged_dir}/${PJRTLITE_SONAME}" "${staged_dir}/libpjrtlite.so"
          DESTINATION "${CMAKE_INSTALL_LIBDIR}")
else()
  set(installed_file "${PJRTLITE_SONAME}")
  file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/linker-script/libpjrtlite.so"
       CONTENT "/* GNU ld script: links are not kept in this package. */\nINPUT(@PJRTLITE_SONAME@)\n" @ONLY)
  install(FILES "${PROJECT_BINARY_DIR}/linker-script/libpjrtlite.so" DESTINATION "${CMAKE_INSTALL_LIBDIR}")
endif()
install(PROGRAMS "${cargo_output_dir}/libpjrtlite.so"
        DESTINATION "${CMAKE_INSTALL_LIBDIR}" RENAME "${installed_file}")
install(FILES "${cargo_output_dir}/libpjrtlite.a" DESTINATION "${CMAKE_INSTALL_LIBDIR}")
install(FILES include/pjrtlite.h include/pjrtlite.hpp DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
if(PJRTLITE_BUILD_TOOL)
  install(PROGRAMS "${tool_file}" DESTINATION "${CMAKE_INSTALL_BINDIR}")
endif()
install(FILES LICENSE-MIT LICENSE-APACHE DESTINATION "${CMAKE_INSTALL_DOCDIR}")

# The Fortran sources go along even where we have no compiler: another compiler cannot read our module
# files, and the package builds the module from source for it.
file(GLOB fortran_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/fortran/*.f90")
install(FILES ${fortran_sources} DESTINATION "${fortran_source_dir}")
if(TARGET pjrtlite_fortran)
  install(TARGETS pjrtlite_fortran ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}")
  install(DIRECTORY "${pjrtlite_modules}" DESTINATION "${fortran_module_dir}"
          FILES_MATCHING PATTERN "*.mod" PATTERN "*.smod")
endif()

# MPI inside of programs: its sources, of which find_package makes the library for the MPI of a project, and the library
# for the MPI of this build, for those without CMake.
install(DIRECTORY mpi/src mpi/fortran DESTINATION "${share_dir}/mpi")
install(FILES mpi/include/pjrtlite_mpi.h DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(FILES cmake/pjrtlite-mpi.cmake cmake/pjrtlite-mpi-component.cmake DESTINATION "${config_dir}")
if(TARGET pjrtlite_mpi)
  install(TARGETS pjrtlite_mpi LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}" ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}")
endif()

# What makes wrappers by the command line.
install(FILES cmake/pjrtlite-model.cmake DESTINATION "${config_dir}")

# The CMake package.
string(REPLACE ";" " " native_static_libs "${PJRTLITE_NATIVE_STATIC_LIBS}")
configure_package_config_file(cmake/pjrtlite-config.cmake.in "${PROJECT_BINARY_DIR}/pjrtlite-config.cmake"
  INSTALL_DESTINATION "${config_dir}"
  PATH_VARS CMAKE_INSTALL_BINDIR CMAKE_INSTALL_INCLUDEDIR CMAKE_INSTALL_LIBDIR share_dir fortran_module_dir fortran_source_dir)
write_basic_package_version_file("${PROJECT_BINARY_DIR}/pjrtlite-config-version.cmake"
  COMPATIBILITY SameMinorVersion)
configure_file(cmake/pjrtlite-targets.cmake.in "${PROJECT_BINARY_DIR}/pjrtlite-targets.cmake" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/pjrtlite-config.cmake"
              "${PROJECT_BINARY_DIR}/pjrtlite-config-version.cmake"
              "${PROJECT_BINARY_DIR}/pjrtlite-targets.cmake"
        DESTINATION "${config_dir}")

# pkg-config knows the folder of the .pc file only, so the prefix is stated relative to it.
set(pkgconfig_dir "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
if(IS_ABSOLUTE "${CMAKE_INSTALL_LIBDIR}")
  set(pc_prefix "${CMAKE_INSTALL_PREFIX}")
else()
  file(RELATIVE_PATH up "/prefix/${pkgconfig_dir}" "/prefix")
  string(REGEX REPLACE "/$" "" up "${up}")
  set(pc_prefix "\${pcfiledir}/${up}")
endif()
foreach(dir IN ITEMS LIBDIR INCLUDEDIR)
  if(IS_ABSOLUTE "${CMAKE_INSTALL_${dir}}")
    set(pc_${dir} "${CMAKE_INSTALL_${dir}}")
  else()
    set(pc_${dir} "\${prefix}/${CMAKE_INSTALL_${dir}}")
  endif()
endforeach()
configure_file(cmake/pjrtlite.pc.in "${PROJECT_BINARY_DIR}/pjrtlite.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/pjrtlite.pc" DESTINATION "${pkgconfig_dir}")
if(TARGET pjrtlite_fortran)
  configure_file(cmake/pjrtlite-fortran.pc.in "${PROJECT_BINARY_DIR}/pjrtlite-fortran.pc" @ONLY)
  install(FILES "${PROJECT_BINARY_DIR}/pjrtlite-fortran.pc" DESTINATION "${pkgconfig_dir}")
endif()
