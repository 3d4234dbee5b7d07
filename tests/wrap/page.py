#!/usr/bin/env python3
"""Makes programs of the code on docs/wrappers.md, as it stands there.

    page.py PAGE FOLDER     writes FOLDER/page.f90, page.c and page.cpp

Blocks of Fortran, C and C++, and the calls of the table on loading, get what they leave out: arrays, a client, a main program.
What they give is tested elsewhere; these have to compile, and to run to their end.
"""
import pathlib
import re
import sys

page, folder = map(pathlib.Path, sys.argv[1:])
text = page.read_text()


def blocks(language, count):
    found = re.findall(rf"^```{language}\n(.*?)^```$", text, re.S | re.M)
    if len(found) != count:
        sys.exit(f"{page}: {count} blocks of {language} are expected, and there are {len(found)}")
    return found


def cells(language):
    row = re.search(rf"^\| {re.escape(language)} \|(.*)\|$", text, re.M)
    calls = re.findall(r"`([^`]+)`", row[1]) if row else []
    if len(calls) != 3:
        sys.exit(f"{page}: the table on loading has no three calls for {language}")
    return calls


def indented(lines, by):
    return "\n".join(" " * by + line if line.strip() else "" for line in lines)


def parts(block):
    """Fortran's use, declarations and statements."""
    lines = block.splitlines()
    uses = [line for line in lines if line.startswith("use ")]
    declarations = [line for line in lines if "::" in line]
    return uses, declarations, [line for line in lines if line not in uses + declarations]


(copied, bound), (c,), (cpp,) = blocks("fortran", 2), blocks("c", 1), blocks("cpp", 1)
uses, declarations, statements = parts(copied)
_, bound_declarations, bound_statements = parts(bound)
(folder / "page.f90").write_text(
    f"""program page
  implicit none
  call copied()
  call bound()
  print '(a)', 'The page runs'
contains
  subroutine copied()
{indented(uses, 4)}
{indented(declarations, 4)}
    real, dimension(40,100) :: u, v, du, dv, du_ad, dv_ad, u_ad, v_ad
    u = 1
    v = 2
    du_ad = 1
    dv_ad = 0
{indented(statements, 4)}
{indented([statements[0], *cells("Fortran")], 4)}
  end subroutine copied
  subroutine bound()
    use pjrtlite
{indented(uses, 4)}
{indented(declarations, 4)}
{indented(bound_declarations, 4)}
    call model%create('drag.pjrt')
    call pjrtlite_allocate(v, [40, 64])
    call pjrtlite_allocate(du, [40, 64])
    call pjrtlite_allocate(dv, [40, 64])
    v = 1
{indented(bound_statements, 4)}
    call model%destroy()
    call pjrtlite_deallocate(u)
    call pjrtlite_deallocate(v)
    call pjrtlite_deallocate(du)
    call pjrtlite_deallocate(dv)
  end subroutine bound
end program page
"""
)
arrays = "u[100][40] = {{1}}, v[100][40] = {{2}}, du[100][40], dv[100][40], u_ad[100][40], v_ad[100][40]"
c_lines = c.splitlines()
# Passed as the functions take them.
names = ", ".join(f"*{name} = {name}_all[0]" for name in ("u", "v", "du", "dv", "du_ad", "dv_ad", "u_ad", "v_ad"))
alls = ", ".join(f"{name}_all[100][40]" for name in ("u", "v", "du", "dv", "du_ad", "dv_ad", "u_ad", "v_ad"))
(folder / "page.c").write_text(
    f"""#include "drag.h"
#include <stdio.h>

int main(void) {{
    static float {alls};
    float {names};
    const size_t n = 100;
    pjrtlite_client *client;
    if (pjrtlite_client_create("cpu", NULL, &client) != PJRTLITE_STATUS_OK) return 1;
{indented(c_lines[:2], 4)}
    if ({cells("C")[0]} != PJRTLITE_STATUS_OK) return 1;
{indented([call + ";" for call in cells("C")[1:]], 4)}
{indented(c_lines[2:], 4)}
    pjrtlite_client_destroy(client);
    puts(*pjrtlite_last_error_message() == 0 ? "The page runs" : pjrtlite_last_error_message());
}}
"""
)
(folder / "page.cpp").write_text(
    f"""#include "drag.hpp"
#include <iostream>

int main() {{
    static float {arrays};
    pjrtlite_client *client = nullptr;
    if (pjrtlite_client_create("cpu", nullptr, &client) != PJRTLITE_STATUS_OK) return 1;
    {{
{indented(cpp.splitlines(), 8)}
{indented([call + ";" for call in cells("C++")], 8)}
        model.run_ad(u, v, du, dv, u_ad, v_ad);
    }}
    pjrtlite_client_destroy(client);
    std::cout << "The page runs\\n";
}}
"""
)
