"""Writes the pages of the reference, and the tables that other pages have from the sources."""

import re
import textwrap

import interface

TITLES = {
    "library": "The library: versions, errors, element types, memory, messages",
    "client": "Client",
    "executable": "Executable",
    "plan": "Plan",
    "bundle": "Bundle",
    "buffer": "Buffer",
    "event": "Event",
    "options": "Options",
    "arguments": "Functions of the host",
}
GROUPS = list(TITLES)
# What belongs to a page of the C reference beside its functions.
TYPES = {
    "client": ["pjrtlite_client"],
    "executable": ["pjrtlite_executable"],
    "plan": ["pjrtlite_plan"],
    "bundle": ["pjrtlite_bundle"],
    "buffer": ["pjrtlite_buffer", "pjrtlite_release_callback"],
    "event": ["pjrtlite_event", "pjrtlite_event_callback"],
    "options": ["pjrtlite_options"],
    "arguments": ["pjrtlite_arguments", "pjrtlite_function"],
    "library": ["pjrtlite_log_callback"],
}
MADE = "<!-- Made by docs/site/reference.py from the sources. -->\n\n"


def directive(name, argument, *options):
    return "\n".join([f"```{{{name}}} {argument}", *options, "```", ""])


def fortran_link(one):
    return f"[`{one.shown}`](#{one.label})"


def siblings(function, without):
    """A line of links to the same thing in the other languages."""
    parts = []
    if without != "c":
        parts.append(f"C {{c:func}}`{function.name}`")
    if without != "cpp" and function.cpp:
        parts.append("C++ " + ", ".join(f"{{cpp:any}}`{name}`" for name in function.cpp))
    if without != "fortran" and function.fortran:
        parts.append("Fortran " + ", ".join(fortran_link(one) for one in function.fortran))
    return "\n".join([":::{div} siblings", " · ".join(parts), ":::", ""])


def c_page(group):
    lines = [f"# {TITLES[group]} in C", "", MADE]
    for name in TYPES[group]:
        lines.append(directive("doxygentypedef", name))
    if group == "library":
        lines += [
            "The numbers of [statuses](../../errors.md) and [element types](element-types.md) have pages of their own.",
            "",
        ]
    lines += ["## Functions", ""]
    for function in interface.functions():
        if function.group == group:
            lines += [directive("doxygenfunction", function.name), siblings(function, "c")]
    return "\n".join(lines)


def cpp_pages():
    """One page for each class, and one for the rest of the namespace."""
    pages = {}
    by_class = {}
    for function in interface.functions():
        for name in function.cpp:
            by_class.setdefault(name.split("::")[1], []).append(function)
    for group in GROUPS[1:]:
        name = group.capitalize()
        rows = ["| in C | in C++ | in Fortran |", "|---|---|---|"]
        for function in by_class.get(name, []):
            rows.append(row(function, ["c", "cpp", "fortran"]))
        pages[f"reference/cpp/{group}"] = "\n".join(
            [
                f"# {TITLES[group]} in C++",
                "",
                MADE,
                directive("doxygenclass", f"pjrtlite::{name}", ":members:", ":undoc-members:"),
                "## In the other languages",
                "",
                *rows,
                "",
            ]
        )
    lines = ["# The library in C++", "", MADE, "## Errors", "", directive("doxygenclass", "pjrtlite::Error", ":members:", ":undoc-members:")]
    lines += ["## Functions", ""]
    seen = set()
    names = [one.name for one in interface.cpp_members()]
    for member in interface.cpp_members():
        if member.name.count("::") == 1 and member.public and not member.name.split("::")[1].startswith("operator"):
            several = names.count(member.name) > 1
            shown = member.name + (member.arguments if several else "")
            if shown not in seen:
                seen.add(shown)
                lines.append(directive("doxygenfunction", shown))
    lines += ["## Types", ""]
    for kind, name in [
        ("class", "Outputs"), ("class", "BufferList"), ("class", "Allocator"), ("struct", "ArrayType"),
        ("struct", "LocalRank"), ("struct", "Version"), ("struct", "Float16"), ("struct", "BFloat16"), ("struct", "InByte"),
    ]:  # fmt: skip
        lines.append(directive(f"doxygen{kind}", f"pjrtlite::{name}", ":members:", ":undoc-members:"))
    lines += [directive("doxygentypedef", "pjrtlite::Shape"), directive("doxygentypedef", "pjrtlite::Vector")]
    pages["reference/cpp/library"] = "\n".join(lines)
    return pages


def row(function, columns):
    cells = {
        "c": f"{{c:func}}`{function.name}`",
        "cpp": ", ".join(f"{{cpp:any}}`{name.removeprefix('pjrtlite::')} <{name}>`" for name in function.cpp) or "—",
        "fortran": ", ".join(fortran_link(one) for one in function.fortran) or "—",
    }
    return "| " + " | ".join(cells[column] for column in columns) + " |"


def prose(text):
    """A comment as Markdown: code that is indented by four becomes a block, and words in capitals stay."""
    blocks = []
    for block in re.split(r"\n[ \t]*\n", text.strip("\n")):
        if all(line.startswith("    ") for line in block.splitlines() if line):
            blocks.append("```fortran\n" + textwrap.dedent(block) + "\n```")
            continue
        # Each of "*Errors:* …" begins a paragraph.
        block = re.sub(r"\n(?=\*(?:Errors|Ownership|Threads|errors)[:*])", "\n\n", block)
        # A list wants a blank line before it.
        block = re.sub(r"(?<!\n)\n- ", "\n\n- ", block, count=1)
        block = re.sub(r"<(?=[A-Z]+>)", r"\\<", block)
        blocks.append(block)
    return "\n\n".join(blocks)


def fortran_pages():
    module, types, procedures = interface.fortran()
    by_procedure = {}
    for function in interface.functions():
        for one in function.fortran:
            by_procedure.setdefault(one.label, []).append(function)

    def entry(one):
        lines = [f"({one.label})=", f"### `{one.shown}`", ""]
        if one.call:
            lines += [f"```fortran\n{one.call}\n```", ""]
        lines += [prose(one.text[:1].upper() + one.text[1:]), ""]
        found = by_procedure.get(one.label)
        if found:
            words = " · ".join(
                ["C " + ", ".join(f"{{c:func}}`{function.name}`" for function in found)]
                + ["C++ " + ", ".join(sorted({f"{{cpp:any}}`{name}`" for function in found for name in function.cpp}))]
            )
            lines += [":::{div} siblings", words, ":::", ""]
        return lines

    pages = {"reference/fortran/module": "\n".join(["# The Fortran module", "", MADE, prose(module), ""])}
    for name, text in types.items():
        group = name.removeprefix("pjrtlite_")
        lines = [f"# {TITLES[group]} in Fortran", "", MADE, f"`type({name})`", "", prose(text), ""]
        lines += ["## Procedures", ""]
        for one in procedures:
            if one.type == name:
                lines += entry(one)
        pages[f"reference/fortran/{group}"] = "\n".join(lines)
    lines = ["# The library in Fortran", "", MADE, "## Procedures of the module", ""]
    for one in procedures:
        if not one.type and one.call:
            lines += entry(one)
    lines += ["## Interfaces of callbacks", ""]
    for one in procedures:
        if not one.type and not one.call:
            lines += entry(one)
    pages["reference/fortran/library"] = "\n".join(lines)
    return pages


def python_page():
    def entry(one, kind, indent=""):
        lines = [f"````{{py:{kind}}} {one.name}{one.signature}", "", python_prose(one.doc), ""]
        for member in one.members:
            lines += [line for line in entry(member, "method")]
        return [*lines, "````", ""] if not one.members else ["`" + lines[0], *lines[1:], "`````", ""]

    lines = ["# The Python package", "", MADE, "[How to use it](../python.md).", "", "## `pjrtlite`", ""]
    lines += ["```{py:module} pjrtlite\n```", ""]
    for one in interface.python("__init__", interface.exported("__init__")):
        lines += entry(one, "exception" if one.name.endswith("Error") else "class" if one.is_class else "function")
    lines += ["## `pjrtlite.mpi`", "", "[How to use it](../mpi.md).", "", "```{py:module} pjrtlite.mpi\n```", ""]
    for one in interface.python("mpi", interface.exported("mpi")):
        lines += entry(one, "class" if one.is_class else "function")
    return "\n".join(lines)


def python_prose(doc):
    """A docstring: NumPy's heading of parameters becomes a list."""
    head, _, parameters = doc.partition("\nParameters\n----------\n")
    head = re.sub(r"\n\n((?:    .*\n?)+)", lambda match: "\n\n```python\n" + textwrap.dedent(match[1]) + "```\n", head)
    lines = [head.strip(), ""]
    for line in parameters.splitlines():
        match = re.match(r"(\w[\w, ]*): (.*)", line)
        if match:
            names = ", ".join(f"`{name.strip()}`" for name in match[1].split(","))
            lines.append(f"- {names}: {match[2]}")
        elif line.strip():
            lines.append("  " + line.strip())
    return "\n".join(lines).strip()


def index_page():
    lines = ["# Reference", "", MADE]
    lines += [
        "The three languages name the same things the same way: `pjrtlite_plan_run(plan)` in C is `plan.run()` in C++ and",
        "`call plan%run()` in Fortran. Indices count from 0 in C and C++, from 1 in Fortran.",
        "",
        "```{toctree}",
        ":maxdepth: 1",
        "c/index",
        "cpp/index",
        "fortran/index",
        "python",
        "```",
        "",
        "## Every function, in each language",
        "",
    ]
    for group in GROUPS:
        lines += [f"### {TITLES[group]}", "", "| C | C++ | Fortran |", "|---|---|---|"]
        for function in interface.functions():
            if function.group == group:
                lines.append(row(function, ["c", "cpp", "fortran"]))
        lines.append("")
    return "\n".join(lines)


def c_index():
    entries = "\n".join([*GROUPS, "element-types", "mpi"])
    return "\n".join(
        [
            "# C",
            "",
            MADE,
            "`#include <pjrtlite.h>`. Each function gives a {c:enum}`pjrtlite_status`; outputs are written only on success.",
            "Handles are destroyed in any order. [Errors](../../errors.md) explains statuses and messages.",
            "",
            f"```{{toctree}}\n{entries}\n```",
            "",
        ]
    )


def pages():
    """{name of a page: its text}."""
    made = {"reference/index": index_page(), "reference/c/index": c_index(), "reference/python": python_page()}
    for group in GROUPS:
        made[f"reference/c/{group}"] = c_page(group)
    made["reference/c/element-types"] = "\n".join(
        ["# Element types and statuses in C", "", MADE, directive("doxygenenum", "pjrtlite_dtype")]
        + [directive("doxygenenum", "pjrtlite_status")]
    )
    mpi = [directive("doxygenfunction", name) for name in interface.mpi_functions()]
    made["reference/c/mpi"] = "\n".join(
        ["# MPI inside of programs, in C", "", MADE, "`#include <pjrtlite_mpi.h>`; [the manual](../../mpi.md).", "", *mpi]
    )
    cpp = cpp_pages()
    made.update(cpp)
    entries = "\n".join(GROUPS)
    made["reference/cpp/index"] = "\n".join(
        [
            "# C++",
            "",
            MADE,
            "`#include <pjrtlite.hpp>`, for C++17: a header over the C interface. Handles free themselves; failures throw",
            "`pjrtlite::Error`.",
            "",
            f"```{{toctree}}\n{entries}\n```",
            "",
        ]
    )
    made.update(fortran_pages())
    made["reference/fortran/index"] = "\n".join(
        [
            "# Fortran",
            "",
            MADE,
            "`use pjrtlite`. [The manual](../../fortran.md) has the rules; these pages have each procedure.",
            "",
            f"```{{toctree}}\nmodule\n{entries}\n```",
            "",
        ]
    )
    return made


def table(name):
    """A table of the sources, for the line `<!-- table: NAME -->` of a page."""
    if name == "statuses":
        lines = ["| number | name | meaning |", "|---|---|---|"]
        lines += [f"| {number} | `{status}` | {meaning} |" for number, status, meaning in interface.statuses()]
        return "\n".join(lines)
    if name == "options":
        rows, keys = interface.own_options()
        missing = sorted(set(keys) ^ {key for key, *_ in rows})
        if missing:
            raise ValueError(f"src/options.rs: the table of keys and the constants differ in {', '.join(missing)}")
        lines = ["| key | value | for | meaning |", "|---|---|---|---|"]
        lines += [f"| `{key}` | {value} | {use} | {meaning[:1].upper() + meaning[1:]} |" for key, value, use, meaning in rows]
        return "\n".join(lines)
    if name == "plugins":
        text = (interface.ROOT / "tools" / "get-plugin").read_text()
        lines = ["| name | package on PyPI | version | PJRT | SHA-256 of the wheel |", "|---|---|---|---|---|"]
        for match in re.finditer(
            r"^    (\S+)\)\n\s*package=(\S+) version=(\S+) pjrt=(\S+) megabytes=\d+\n\s*sha256=(\w+)", text, re.M
        ):
            lines.append("| `{}` | [{}](https://pypi.org/project/{}/) | {} | {} | `{}` |".format(
                match[1], match[2], match[2], match[3], match[4], match[5]))  # fmt: skip
        return "\n".join(lines)
    if name == "models":
        return (interface.ROOT / "tools" / "models.md").read_text().strip()
    raise ValueError(f"there is no table '{name}'")
