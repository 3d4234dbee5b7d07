# check_consumer(<program>): it runs, prints what EXPECT matches, and has the library from where it should.
#
# What the scripts that include this are given beside their own arguments:
#   LIBRARY   a folder: the shared library that the loader finds is in it; "static": there is none; empty: any
#   PROGRAM   the file that the consumer reads
#   NO_CARGO  true: neither Rust nor a network may be used

if(NO_CARGO)
  # An installed library needs none of these. A build that reaches for them fails here, as it would elsewhere.
  set(ENV{PATH} "${CMAKE_CURRENT_LIST_DIR}/trap:$ENV{PATH}")
  foreach(proxy IN ITEMS http_proxy https_proxy HTTPS_PROXY all_proxy ALL_PROXY)
    set(ENV{${proxy}} "http://127.0.0.1:9")
  endforeach()
endif()

function(check_consumer program)
  if(LIBRARY)
    execute_process(COMMAND ldd "${program}" OUTPUT_VARIABLE needed COMMAND_ERROR_IS_FATAL ANY)
    if(LIBRARY STREQUAL "static")
      if(needed MATCHES "libpjrtlite")
        message(FATAL_ERROR "${program} is linked statically, but needs the shared library:\n${needed}")
      endif()
    else()
      # pkg-config states the folder as <its own>/../../lib.
      string(REGEX MATCH "=> ([^\n]*)/libpjrtlite\\.so" _ "${needed}")
      get_filename_component(found "${CMAKE_MATCH_1}" REALPATH)
      get_filename_component(wanted "${LIBRARY}" REALPATH)
      if(NOT CMAKE_MATCH_1 OR NOT found STREQUAL wanted)
        message(FATAL_ERROR "${program} does not find libpjrtlite.so in ${LIBRARY}:\n${needed}")
      endif()
    endif()
  endif()
  execute_process(
    COMMAND "${CMAKE_COMMAND}" "-DEXPECT=${EXPECT}" -P "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/expect.cmake"
            -- "${program}" "${PROGRAM}"
    COMMAND_ERROR_IS_FATAL ANY)
endfunction()
