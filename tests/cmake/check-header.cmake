# Compares the functions that HEADER declares with what CHECK names:
#   exports     the dynamic symbols that LIBRARY defines: the same set, nothing else
#   c-tests     the functions that the sources in C_TESTS call: none is missing
#   forks       the functions that C_TESTS/fork.c calls: each that takes a handle is among them
#   faults      the functions that the table in FAULTS has a row for: the same set, nothing else
#   cpp-header  the functions that CPP_HEADER names: none is missing

# The preprocessor removes the comments, which name functions too.
execute_process(COMMAND "${CC}" -E -P "${HEADER}" OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "pjrtlite_[a-z0-9_]+ *\\(" declared "${text}")
list(TRANSFORM declared REPLACE " *\\($" "")
list(REMOVE_DUPLICATES declared)
list(LENGTH declared count)
if(count EQUAL 0)
  message(FATAL_ERROR "found no function in ${HEADER}")
endif()

# All names that `text` calls. A comment may count as a call; that is the price of not parsing C.
function(calls out text)
  string(REGEX MATCHALL "pjrtlite_[a-z0-9_]+ *\\(" found "${text}")
  list(TRANSFORM found REPLACE " *\\($" "")
  list(REMOVE_DUPLICATES found)
  set(${out} "${found}" PARENT_SCOPE)
endfunction()

set(extra "")
if(CHECK STREQUAL "exports")
  set(what "exported by ${LIBRARY}")
  execute_process(COMMAND "${NM}" -D --defined-only --format=posix "${LIBRARY}"
                  OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL "[^\n]+" lines "${symbols}")
  set(present ${lines})
  list(TRANSFORM present REPLACE " .*$" "")
  # A symbol version, as in name@@VERSION, is no part of the name.
  list(TRANSFORM present REPLACE "@.*$" "")
  set(extra ${present})
  list(REMOVE_ITEM extra ${declared})
elseif(CHECK STREQUAL "c-tests")
  set(what "called in ${C_TESTS}")
  set(present "")
  file(GLOB_RECURSE sources "${C_TESTS}/*.c" "${C_TESTS}/*.h")
  foreach(source IN LISTS sources)
    file(READ "${source}" text)
    calls(found "${text}")
    list(APPEND present ${found})
  endforeach()
elseif(CHECK STREQUAL "forks")
  set(what "called in ${C_TESTS}/fork.c")
  string(REGEX MATCHALL "pjrtlite_[a-z0-9_]+ *\\([^;]*pjrtlite_(options|client|executable|call|buffer|event) \\*[^*;][^;]*"
         declared "${text}")
  list(TRANSFORM declared REPLACE " *\\(.*$" "")
  list(LENGTH declared count)
  if(count LESS 40)
    message(FATAL_ERROR "found only ${count} functions that take a handle in ${HEADER}")
  endif()
  file(READ "${C_TESTS}/fork.c" text)
  calls(present "${text}")
elseif(CHECK STREQUAL "faults")
  set(what "in the table of ${FAULTS}")
  file(READ "${FAULTS}" text)
  string(REGEX MATCHALL "\n    (OPERATION|HELD|LATE|REFUSED)\\(pjrtlite_[a-z0-9_]+," present "${text}")
  list(TRANSFORM present REPLACE "^.*\\((.*),$" "\\1")
  list(REMOVE_DUPLICATES present)
  set(extra ${present})
  list(REMOVE_ITEM extra ${declared})
elseif(CHECK STREQUAL "cpp-header")
  set(what "named in ${CPP_HEADER}")
  # Some are called through a pointer, so a name is enough.
  file(READ "${CPP_HEADER}" text)
  string(REGEX MATCHALL "pjrtlite_[a-z0-9_]+" present "${text}")
else()
  message(FATAL_ERROR "unknown check '${CHECK}'")
endif()

set(missing ${declared})
list(REMOVE_ITEM missing ${present})
if(missing OR extra)
  list(JOIN missing "\n  " missing)
  list(JOIN extra "\n  " extra)
  message(FATAL_ERROR "declared in the header, but not ${what}:\n  ${missing}\n${what}, but not declared:\n  ${extra}")
endif()
message("${count} functions, all ${what}")
