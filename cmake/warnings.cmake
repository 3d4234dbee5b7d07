# pjrtlite_warnings(target): the warnings under which our own C, C++ and Fortran sources are clean.
# PJRTLITE_WERROR makes them errors; it is off by default, since a newer compiler may know more.

function(pjrtlite_warnings target)
  target_compile_options(${target} PRIVATE
    $<$<COMPILE_LANGUAGE:C>:-Wall;-Wextra;-Wpedantic;-Wshadow;-Wconversion;-Wstrict-prototypes>
    $<$<COMPILE_LANGUAGE:CXX>:-Wall;-Wextra;-Wpedantic;-Wshadow;-Wconversion>)
  if(CMAKE_Fortran_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${target} PRIVATE
      $<$<COMPILE_LANGUAGE:Fortran>:-std=f2018;-fimplicit-none;-Wall;-Wextra;-pedantic>)
  endif()
  if(PJRTLITE_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()
