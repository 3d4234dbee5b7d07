# Builds and installs pjrtlite as the maintainer of a cluster does who has no network there: from a folder of its own
# (with spaces in its name) that holds what the crate consists of, the crates of others in a folder that `cargo vendor`
# filled, and an empty CARGO_HOME. In Debug and without Fortran, which the other installed prefix is not.
# With the oldest tools that we support, where they are there: WITH_CMAKE and TOOLCHAIN.
#
#   SOURCE  the source tree             WORK    a folder that may be filled; what is there already is used again
#   CARGO   the program                 PREFIX  where the library is installed
#   VENDOR_DIR  the crates, if not to be fetched   TOOLCHAIN  what rustup calls the Rust to use, if not the usual
#   WITH_CMAKE, GENERATOR, CC, LIBDIR, RUST_VERSION (that the toolchain has)

set(copy "${WORK}/the sources")
set(build "${WORK}/the build")
set(crates "${WORK}/the crates")
set(cargo_home "${WORK}/cargo home")

# The published crate has to be enough, so no other file comes along.
execute_process(COMMAND "${CARGO}" package --package pjrtlite --list --allow-dirty --offline WORKING_DIRECTORY "${SOURCE}"
                OUTPUT_VARIABLE files OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
string(REPLACE "\n" ";" files "${files}")
file(REMOVE_RECURSE "${copy}")
foreach(file IN LISTS files)
  # Some of the list exist only in the archive.
  if(EXISTS "${SOURCE}/${file}")
    get_filename_component(folder "${file}" DIRECTORY)
    # Times are kept, so that cargo does not build again what has not changed.
    file(COPY "${SOURCE}/${file}" DESTINATION "${copy}/${folder}")
  endif()
endforeach()
# Those that cargo writes for the archive: without the workspace, of which the crate is the library alone.
execute_process(COMMAND "${CARGO}" package --package pjrtlite --allow-dirty --offline --no-verify --target-dir "${WORK}/package"
                WORKING_DIRECTORY "${SOURCE}" OUTPUT_QUIET ERROR_VARIABLE log RESULT_VARIABLE result)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "cargo package ended with ${result}:\n${log}")
endif()
file(GLOB archive "${WORK}/package/package/*.crate")
file(REMOVE_RECURSE "${WORK}/package/unpacked")
file(ARCHIVE_EXTRACT INPUT "${archive}" DESTINATION "${WORK}/package/unpacked")
foreach(file IN ITEMS Cargo.toml Cargo.lock)
  file(GLOB written "${WORK}/package/unpacked/*/${file}")
  file(COPY "${written}" DESTINATION "${copy}")
endforeach()

if(VENDOR_DIR)
  set(crates "${VENDOR_DIR}")
else()
  # From what cargo has fetched before, if that is all; else with the network.
  foreach(network IN ITEMS --offline "")
    execute_process(COMMAND "${CARGO}" vendor --locked --versioned-dirs ${network} "${crates}"
                    WORKING_DIRECTORY "${SOURCE}" OUTPUT_QUIET ERROR_VARIABLE log RESULT_VARIABLE result)
    if(result EQUAL 0)
      break()
    endif()
  endforeach()
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "cargo vendor ended with ${result}:\n${log}")
  endif()
endif()

# From here on, nothing is found but what is stated.
file(REMOVE_RECURSE "${cargo_home}" "${PREFIX}")
file(MAKE_DIRECTORY "${cargo_home}")
set(ENV{CARGO_HOME} "${cargo_home}")
unset(ENV{CARGO_TARGET_DIR})
unset(ENV{DESTDIR})
foreach(proxy IN ITEMS http_proxy https_proxy HTTPS_PROXY all_proxy ALL_PROXY)
  set(ENV{${proxy}} "http://127.0.0.1:9")
endforeach()
if(TOOLCHAIN)
  set(ENV{RUSTUP_TOOLCHAIN} "${TOOLCHAIN}")
  # `cargo` is rustup's, which finds what it is to run by itself.
  execute_process(COMMAND "${CARGO}" --version OUTPUT_VARIABLE version COMMAND_ERROR_IS_FATAL ANY)
  if(NOT version MATCHES "^cargo ${RUST_VERSION}\\.")
    message(FATAL_ERROR "wanted cargo ${RUST_VERSION}; got ${version}")
  endif()
else()
  set(version "the usual cargo")
endif()
string(STRIP "${version}" version)

# A CMake of another version than the one that configured the folder before is as good as a change of generator.
execute_process(COMMAND "${WITH_CMAKE}" --version OUTPUT_VARIABLE cmake_version COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCH "cmake version [^\n]*" cmake_version "${cmake_version}")
file(REMOVE "${build}/CMakeCache.txt")
message("with ${cmake_version} and ${version}")

execute_process(
  COMMAND "${WITH_CMAKE}" -S "${copy}" -B "${build}" -G "${GENERATOR}" -DCMAKE_BUILD_TYPE=Debug
          -DPJRTLITE_BUILD_TESTS=OFF -DPJRTLITE_BUILD_EXAMPLES=OFF -DPJRTLITE_FORTRAN=OFF
          "-DPJRTLITE_CARGO=${CARGO}" "-DPJRTLITE_VENDOR_DIR=${crates}" "-DPJRTLITE_CARGO_TARGET_DIR=${build}/cargo"
          "-DCMAKE_C_COMPILER=${CC}" "-DCMAKE_INSTALL_PREFIX=${PREFIX}" "-DCMAKE_INSTALL_LIBDIR=${LIBDIR}"
  COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${WITH_CMAKE}" --build "${build}" --config Debug COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${WITH_CMAKE}" --install "${build}" --config Debug OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)

file(GLOB fetched "${cargo_home}/registry/cache/*")
if(fetched)
  message(FATAL_ERROR "crates were fetched in spite of the folder: ${fetched}")
endif()
