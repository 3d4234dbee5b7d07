#!/usr/bin/env python3
"""Tries what the site's tools must notice: links that lead nowhere, references to nothing, functions without siblings."""

import pathlib
import tempfile

import check
import interface
import reference
import stage


def links():
    with tempfile.TemporaryDirectory() as folder:
        one = stage.Stage(pathlib.Path(folder))
        one.made = {"reference/index"}
        assert one.link("fast-programs.md#results", "docs/performance.md", "performance", "here") == "fast-programs.md#results"
        assert one.link("../fortran/README.md", "docs/order.md", "order", "here") == "fortran.md"
        assert one.link("../../docs/mpi.md", "c_examples/07_mpi/README.md", "examples/07_mpi", "here") == "../mpi.md"
        assert one.link("https://example.org/x", "docs/order.md", "order", "here") == "https://example.org/x"
        assert one.link("../c_examples/01_hello/hello.c", "docs/order.md", "order", "here") == "files/c_examples/01_hello/hello_c.md"
        assert not one.wrong, one.wrong
        one.link("no-such-page.md", "docs/order.md", "order", "here")
        one.link("../src/lib.rs#anchor", "docs/order.md", "order", "here")
        one.prose(["[a link](../on/two", "lines.md)", "[another", "one](gone.md)"], "docs/order.md", "order", 1)
        assert len(one.wrong) == 3, one.wrong


def built_pages():
    page = check.Page('<p id="a"><code class="xref cpp">gone</code><a href="b.html"><code class="xref">there</code></a>')
    assert (page.unresolved, page.links, page.anchors) == (["gone"], ["b.html"], {"a"})
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "index.html").write_text('<a href="gone.html">x</a><a href="#nowhere">y</a><img src="http://e.org/z">')
        pathlib.Path(folder, "searchindex.js").write_text("")
        assert check.main(folder) == 1


def sources():
    functions = interface.functions()
    lonely = [function.name for function in functions if not function.cpp or not function.fortran]
    assert len(functions) > 100 and not lonely, lonely
    by_name = {function.name: function for function in functions}
    run = by_name["pjrtlite_plan_run"]
    assert (run.group, run.cpp, [one.shown for one in run.fortran]) == ("plan", ["pjrtlite::Plan::run"], ["plan%run"])
    statuses = {number: name for number, name, _ in interface.statuses()}
    assert statuses[0] == "OK" and statuses[108] == "SIGNATURE_MISMATCH" and len(statuses) > 40
    header = (interface.ROOT / "include" / "pjrtlite.h").read_text()
    assert all(f"PJRTLITE_STATUS_{name} = {number}," in header for number, name in statuses.items())
    for name in ("statuses", "options", "plugins", "models"):
        assert reference.table(name).count("\n") >= 4, name


if __name__ == "__main__":
    for test in (links, built_pages, sources):
        test()
    print("the site's tools notice what they should")
