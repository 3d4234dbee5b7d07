# The Rust library, built by cargo: pjrtlite::shared, pjrtlite::static and pjrtlite::pjrtlite; and the command line,
# pjrtlite::tool.

include("${CMAKE_CURRENT_LIST_DIR}/native-static-libs.cmake")

find_program(PJRTLITE_CARGO cargo HINTS "$ENV{CARGO_HOME}/bin" "$ENV{HOME}/.cargo/bin"
             DOC "The cargo program that builds the library")
if(NOT PJRTLITE_CARGO)
  message(FATAL_ERROR "pjrtlite: cargo was not found: install Rust, or set PJRTLITE_CARGO")
endif()

# As the top-level project we share the folder that a plain `cargo build` uses, so that neither builds
# again what the other has built. Inside another project everything stays in that project's build folder.
if(NOT PJRTLITE_TOP_LEVEL)
  set(cargo_target_dir "${PROJECT_BINARY_DIR}/cargo")
elseif(DEFINED ENV{CARGO_TARGET_DIR})
  get_filename_component(cargo_target_dir "$ENV{CARGO_TARGET_DIR}" ABSOLUTE BASE_DIR "${PROJECT_SOURCE_DIR}")
else()
  set(cargo_target_dir "${PROJECT_SOURCE_DIR}/target")
endif()
set(PJRTLITE_CARGO_TARGET_DIR "${cargo_target_dir}" CACHE PATH "The folder cargo builds in")
set(PJRTLITE_CARGO_FLAGS "" CACHE STRING "More arguments to `cargo build`, such as --offline --locked")
set(PJRTLITE_CARGO_PROFILE "" CACHE STRING
    "Cargo profile; empty: dev for the build type Debug, release for every other")
set(PJRTLITE_RUST_TARGET "" CACHE STRING "Target triple for cargo; empty: the machine's own")
set(PJRTLITE_VENDOR_DIR "" CACHE PATH
    "Folder that `cargo vendor` filled; the crates then come from there and nothing from the network")
separate_arguments(cargo_flags UNIX_COMMAND "${PJRTLITE_CARGO_FLAGS}")

if(PJRTLITE_VENDOR_DIR)
  if(NOT IS_DIRECTORY "${PJRTLITE_VENDOR_DIR}")
    message(FATAL_ERROR "pjrtlite: PJRTLITE_VENDOR_DIR is no folder: ${PJRTLITE_VENDOR_DIR}: fill it with "
            "`cargo vendor --locked --versioned-dirs <folder>` on a machine with a network")
  endif()
  # On the command line and not in a .cargo/config.toml: the sources may be read-only, or belong to others.
  # The path becomes a TOML string.
  string(REGEX REPLACE "([\\\\\"])" "\\\\\\1" vendor_dir "${PJRTLITE_VENDOR_DIR}")
  list(APPEND cargo_flags --locked --offline
       --config "source.crates-io.replace-with=\"pjrtlite-vendored\""
       --config "source.pjrtlite-vendored.directory=\"${vendor_dir}\"")
endif()

# Cargo names the folder after the profile, but for the built-in dev, which is called debug.
if(PJRTLITE_CARGO_PROFILE)
  set(cargo_profile "${PJRTLITE_CARGO_PROFILE}")
  string(REGEX REPLACE "^dev$" "debug" cargo_profile_dir "${cargo_profile}")
  set(pjrtlite_profile_dirs ${cargo_profile_dir})
  set(profile_dir_debug ${cargo_profile_dir})
  set(profile_dir_other ${cargo_profile_dir})
else()
  set(cargo_profile "$<IF:$<CONFIG:Debug>,dev,release>")
  set(cargo_profile_dir "$<IF:$<CONFIG:Debug>,debug,release>")
  set(profile_dir_debug debug)
  set(profile_dir_other release)
endif()
set(cargo_output_dir "${PJRTLITE_CARGO_TARGET_DIR}/${cargo_profile_dir}")
if(PJRTLITE_RUST_TARGET)
  set(cargo_output_dir "${PJRTLITE_CARGO_TARGET_DIR}/${PJRTLITE_RUST_TARGET}/${cargo_profile_dir}")
  list(PREPEND cargo_flags --target "${PJRTLITE_RUST_TARGET}")
endif()

# In one go, so that cargo compiles the library once for both.
set(cargo_what --lib)
set(tool_file "")
if(PJRTLITE_BUILD_TOOL)
  if(NOT EXISTS "${PROJECT_SOURCE_DIR}/cli/Cargo.toml")
    message(FATAL_ERROR "pjrtlite: PJRTLITE_BUILD_TOOL is ON, but these sources have no cli/, as those of the "
            "published crate: take the repository's, or turn it OFF")
  endif()
  set(cargo_what --package pjrtlite --package pjrtlite-cli --lib --bins)
  set(tool_file "${cargo_output_dir}/pjrtlite")
endif()

# While the major version is 0, each minor version is an ABI of its own; build.rs says the same.
set(PJRTLITE_SOVERSION "${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}")
set(PJRTLITE_SHARED_FILE "libpjrtlite.so.${PROJECT_VERSION}")
set(PJRTLITE_SONAME "libpjrtlite.so.${PJRTLITE_SOVERSION}")
set(PJRTLITE_STATIC_FILE "libpjrtlite.a")
set(pjrtlite_lib_dir "${PROJECT_BINARY_DIR}/lib")

# Cargo always runs, since it alone knows whether something changed (cheap if not). Its outputs get
# symbolic links under the names that the loader and an installed copy know; a program linked here finds
# the library by its SONAME in the same folder. Make's flags would promise rustc a job server that it
# cannot reach. The working folder lets a .cargo/config.toml beside the sources (vendored crates) be found.
if(PJRTLITE_TOP_LEVEL)
  set(cargo_all ALL)
else()
  set(cargo_all "")
endif()
set(staged_dir "${pjrtlite_lib_dir}/${cargo_profile_dir}")
add_custom_target(pjrtlite_cargo ${cargo_all}
  COMMAND "${CMAKE_COMMAND}" -E env --unset=MAKEFLAGS --unset=MFLAGS
          "${PJRTLITE_CARGO}" build ${cargo_what} --manifest-path "${PROJECT_SOURCE_DIR}/Cargo.toml"
          --target-dir "${PJRTLITE_CARGO_TARGET_DIR}" --profile "${cargo_profile}" ${cargo_flags}
  COMMAND "${CMAKE_COMMAND}" "-DFROM=${cargo_output_dir}" "-DTO=${staged_dir}"
          "-DSHARED_FILE=${PJRTLITE_SHARED_FILE}" "-DSONAME=${PJRTLITE_SONAME}"
          "-DSTATIC_FILE=${PJRTLITE_STATIC_FILE}"
          -P "${PROJECT_SOURCE_DIR}/cmake/stage-library.cmake"
  BYPRODUCTS "${staged_dir}/${PJRTLITE_SHARED_FILE}" "${staged_dir}/${PJRTLITE_SONAME}"
             "${staged_dir}/libpjrtlite.so" "${staged_dir}/${PJRTLITE_STATIC_FILE}" ${tool_file}
  WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
  COMMENT "Building libpjrtlite with cargo"
  USES_TERMINAL VERBATIM)

add_library(pjrtlite::shared SHARED IMPORTED GLOBAL)
set_target_properties(pjrtlite::shared PROPERTIES
  IMPORTED_LOCATION "${pjrtlite_lib_dir}/${profile_dir_other}/${PJRTLITE_SHARED_FILE}"
  IMPORTED_LOCATION_DEBUG "${pjrtlite_lib_dir}/${profile_dir_debug}/${PJRTLITE_SHARED_FILE}"
  IMPORTED_SONAME "${PJRTLITE_SONAME}")

add_library(pjrtlite::static STATIC IMPORTED GLOBAL)
set_target_properties(pjrtlite::static PROPERTIES
  IMPORTED_LOCATION "${pjrtlite_lib_dir}/${profile_dir_other}/${PJRTLITE_STATIC_FILE}"
  IMPORTED_LOCATION_DEBUG "${pjrtlite_lib_dir}/${profile_dir_debug}/${PJRTLITE_STATIC_FILE}"
  IMPORTED_LINK_INTERFACE_LANGUAGES C
  # A shared library of the host code that contains the archive exports none of it.
  INTERFACE_LINK_OPTIONS "LINKER:--exclude-libs,${PJRTLITE_STATIC_FILE}"
  INTERFACE_LINK_LIBRARIES "${PJRTLITE_NATIVE_STATIC_LIBS}")

foreach(library IN ITEMS shared static)
  set_target_properties(pjrtlite::${library} PROPERTIES
    INTERFACE_INCLUDE_DIRECTORIES "${PROJECT_SOURCE_DIR}/include")
  add_dependencies(pjrtlite::${library} pjrtlite_cargo)
endforeach()

if(DEFINED BUILD_SHARED_LIBS AND NOT BUILD_SHARED_LIBS)
  set(PJRTLITE_DEFAULT static)
else()
  set(PJRTLITE_DEFAULT shared)
endif()
add_library(pjrtlite::pjrtlite ALIAS pjrtlite::${PJRTLITE_DEFAULT})

if(PJRTLITE_BUILD_TOOL)
  set(tool_dir "${PJRTLITE_CARGO_TARGET_DIR}")
  if(PJRTLITE_RUST_TARGET)
    set(tool_dir "${tool_dir}/${PJRTLITE_RUST_TARGET}")
  endif()
  add_executable(pjrtlite::tool IMPORTED GLOBAL)
  set_target_properties(pjrtlite::tool PROPERTIES
    IMPORTED_LOCATION "${tool_dir}/${profile_dir_other}/pjrtlite"
    IMPORTED_LOCATION_DEBUG "${tool_dir}/${profile_dir_debug}/pjrtlite")
  add_dependencies(pjrtlite::tool pjrtlite_cargo)
endif()
