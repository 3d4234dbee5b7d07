# Links cargo's libraries in FROM to the folder TO, under the names an installed copy has.
# Does nothing where the links are right already: their times would change.

function(stage target link)
  if(IS_SYMLINK "${link}")
    file(READ_SYMLINK "${link}" present)
    if(present STREQUAL target)
      return()
    endif()
  endif()
  file(CREATE_LINK "${target}" "${link}" SYMBOLIC)
endfunction()

file(MAKE_DIRECTORY "${TO}")
stage("${FROM}/libpjrtlite.so" "${TO}/${SHARED_FILE}")
stage("${SHARED_FILE}" "${TO}/${SONAME}")
stage("${SONAME}" "${TO}/libpjrtlite.so")
stage("${FROM}/libpjrtlite.a" "${TO}/${STATIC_FILE}")
