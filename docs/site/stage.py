#!/usr/bin/env python3
"""Puts the pages of the manual into one folder for Sphinx: those of docs/, Markdown of other folders, what is made.

    stage.py FOLDER

Pages stay where people find them in the sources, and link to each other by paths there. Here each link is resolved
against the sources: to the page that a file becomes, or to a page that shows the file. A link that leads nowhere is an
error, as is a page that no table of contents has (Sphinx tells).

In a page of docs/:

    <!-- table: NAME -->                a table that reference.py makes from the sources
    ```{literalinclude} ../PATH        code as it is in a file, by a path from the page
    ?NAME in a toctree                  a page that need not be there
"""

import os
import pathlib
import re
import sys

import reference

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Markdown elsewhere that is a page, by its path, and the name that the page has.
ELSEWHERE = {
    "ARCHITECTURE.md": "architecture",
    "CHANGELOG.md": "changelog",
    "CONTRIBUTING.md": "contributing",
    "RELEASING.md": "releasing",
    "SECURITY.md": "security-policy",
    "benches/README.md": "benchmarks",
    "fortran/README.md": "fortran",
    "fortran/coming-from-ftorch.md": "coming-from-ftorch",
    "packaging/README.md": "packaging",
    "python/README.md": "python",
    "tests/README.md": "tests",
    "README.md": "readme",
}
LANGUAGES = {
    ".c": "c", ".h": "c", ".hpp": "cpp", ".cpp": "cpp", ".f90": "fortran", ".F90": "fortran", ".fypp": "fortran",
    ".inc": "fortran", ".py": "python", ".rs": "rust", ".json": "json", ".toml": "toml", ".cmake": "cmake",
    ".yaml": "yaml", ".yml": "yaml",
}  # fmt: skip
TITLE = re.compile(r"^# (.*)$", re.M)
LINK = re.compile(r"(!?\[(?:[^\[\]]|\[[^\]]*\])*\]\()([^()\s]+)(\))")
PATH_OF_DIRECTIVE = re.compile(r"^((?:`{3,}|:{3,})\{(?:literalinclude|figure|image)\} )(\S+)$")


class Stage:
    def __init__(self, folder):
        self.folder = folder
        self.wrong = []
        self.shown = {}
        self.pages = {f"docs/{path.name}": path.stem for path in sorted((ROOT / "docs").glob("*.md"))}
        self.pages.update({path: name for path, name in ELSEWHERE.items() if (ROOT / path).exists()})
        for path in sorted(ROOT.glob("c_examples/*/README.md")):
            self.pages[path.relative_to(ROOT).as_posix()] = f"examples/{path.parent.name}"

    def run(self):
        made = reference.pages()
        for name, text in made.items():
            self.write(name, text)
        self.made = set(made)
        for path, name in self.pages.items():
            self.write(name, self.text(path, name))
        for path, name in self.shown.items():
            self.write(name, self.source(path, name))
        for line in self.wrong:
            print(line, file=sys.stderr)
        return 1 if self.wrong else 0

    def write(self, name, text):
        path = self.folder / f"{name}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        # Sphinx reads again what has changed alone.
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
        self.written = getattr(self, "written", set()) | {path}

    def text(self, path, name):
        """A page, with each link led to where it goes on the site."""
        lines, prose, fence, toctree = [], [], "", False
        # Directives that hold Markdown, by what closes them.
        holding = []
        for number, line in enumerate((ROOT / path).read_text().splitlines(), start=1):
            opened = re.match(r"\s*(`{3,}|~{3,})", line)
            holds_markdown = re.match(r"\s*`+\{(?:tab-set|tab-item|grid|note|warning|tip|dropdown)", line)
            closes = holding and line.strip() == holding[-1]
            if not fence and (not opened or holds_markdown or closes):
                if closes:
                    holding.pop()
                elif holds_markdown:
                    holding.append(opened[1])
                prose.append(line)
                continue
            lines += self.prose(prose, path, name, number)
            prose = []
            if fence and line.strip() == fence:
                fence, toctree = "", False
            elif not fence:
                fence, toctree = opened[1], "{toctree}" in line
                directive = PATH_OF_DIRECTIVE.match(line)
                if directive:
                    line = directive[1] + self.relative(directive[2], path, name, f"{path}:{number}")
            elif toctree and line.startswith("?"):
                line = line[1:]
                if not (ROOT / "docs" / f"{line}.md").exists():
                    continue
            elif toctree and line == "<examples>":
                line = "\n".join(sorted(one for one in self.pages.values() if one.startswith("examples/")))
            lines.append(line)
        text = "\n".join(lines + self.prose(prose, path, name, number)) + "\n"
        if not TITLE.search(text):
            self.wrong.append(f"{path}: a page has a title")
        return text

    def prose(self, lines, path, name, end):
        """Lines that are no code: links led to the site, tables put in. A link may stand on two lines."""
        text = "\n".join(lines)
        text = re.sub(r"^<!-- table: (\w+) -->$", lambda match: reference.table(match[1]), text, flags=re.M)
        where = f"{path}, above line {end}"
        text = LINK.sub(lambda match: match[1] + self.link(match[2], path, name, where) + match[3], text)
        text = re.sub(
            r"^(:{3,}\{(?:figure|image)\} )(\S+)$",
            lambda match: match[1] + self.relative(match[2], path, name, where),
            text,
            flags=re.M,
        )
        return text.split("\n") if lines else []

    def link(self, target, path, name, where):
        if re.match(r"[a-z]+:", target) or target.startswith("#"):
            return target
        file, _, anchor = target.partition("#")
        if "*" in file or "::" in file:
            return target
        here = pathlib.PurePosixPath(os.path.normpath((pathlib.PurePosixPath(path).parent / file).as_posix())).as_posix()
        anchor = f"#{anchor}" if anchor else ""
        if here.startswith("docs/reference/") and here.removeprefix("docs/").removesuffix(".md") in self.made:
            return self.from_page(here.removeprefix("docs/").removesuffix(".md"), name) + anchor
        if (ROOT / here).is_dir() and (ROOT / here / "README.md").exists():
            here += "/README.md"
        if here.removesuffix("/") in self.pages:
            return self.from_page(self.pages[here], name) + anchor
        if (ROOT / here).is_file():
            if re.search(r"\.(png|svg)$", here):
                return os.path.relpath(ROOT / here, (self.folder / name).parent)
            if anchor:
                self.wrong.append(f"{where}: '{target}': a file that is no page has no anchors")
            if b"\0" in (ROOT / here).read_bytes()[:4096]:
                self.wrong.append(f"{where}: '{target}' is no text, which a page could show: name it without a link")
            shown = self.shown.setdefault(here, "files/" + here.replace(".", "_"))
            return self.from_page(shown, name)
        if (ROOT / here).is_dir():
            shown = self.shown.setdefault(here, "files/" + here.replace(".", "_") + "/index")
            return self.from_page(shown, name)
        self.wrong.append(f"{where}: '{target}' leads to {here}, which is not there")
        return target

    @staticmethod
    def from_page(target, name):
        return os.path.relpath(f"{target}.md", os.path.dirname(name) or ".")

    def relative(self, target, path, name, where):
        """A file of the sources, as Sphinx finds it from the page."""
        file = (ROOT / path).parent / target
        if not file.is_file():
            self.wrong.append(f"{where}: there is no {target}")
            return target
        return os.path.relpath(file, (self.folder / name).parent)

    def source(self, path, name):
        """A page that shows a file or a folder of the sources."""
        file = ROOT / path
        # Not among what the search finds: pages about the file are.
        head = f"---\norphan: true\nnosearch: true\n---\n\n# {path}\n\n"
        if file.is_dir():
            entries = sorted(one.name + "/" * one.is_dir() for one in file.iterdir() if not one.name.startswith("."))
            return head + "A folder of the sources:\n\n" + "\n".join(f"- `{entry}`" for entry in entries) + "\n"
        language = LANGUAGES.get(file.suffix, "none")
        if file.suffix == "" and file.read_text(errors="replace").startswith("#!"):
            language = "bash" if "sh" in file.read_text().splitlines()[0] else "python"
        return head + f"```{{literalinclude}} {os.path.relpath(file, (self.folder / name).parent)}\n:language: {language}\n```\n"


def main(folder):
    folder = pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    stage = Stage(folder)
    status = stage.run()
    # What an earlier run wrote, and this one did not.
    for path in folder.rglob("*.md"):
        if path not in stage.written:
            path.unlink()
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
