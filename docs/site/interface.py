"""Reads the interface of each language from its sources: C and C++ from Doxygen's XML, Fortran and Python themselves.

Nothing here is imported from the project, so that neither JAX nor a built library is needed.
"""

import ast
import dataclasses
import functools
import pathlib
import re
import xml.etree.ElementTree as xml

ROOT = pathlib.Path(__file__).resolve().parents[2]
XML = ROOT / "target" / "docs" / "doxygen" / "xml"

# The objects, in the order in which a user meets them, and what each page is called.
OBJECTS = ["client", "executable", "plan", "bundle", "buffer", "event", "options", "arguments"]


@dataclasses.dataclass
class Function:
    """A function of the C interface, and where the other languages have it."""

    name: str
    brief: str
    group: str
    cpp: list[str]
    fortran: list[str]


def text_of(element):
    return " ".join("".join(element.itertext()).split()) if element is not None else ""


def group_of(name):
    """The page of a C function: its object, or what the library has as a whole."""
    if name in ("pjrtlite_function_register",):
        return "arguments"
    word = name.removeprefix("pjrtlite_").split("_")[0]
    return word if word in OBJECTS else "library"


@functools.cache
def c_functions():
    """(name, first sentence) of each function of pjrtlite.h, in the header's order."""
    tree = xml.parse(XML / "pjrtlite_8h.xml")
    found = [
        (int(member.find("location").get("line")), member.findtext("name"), text_of(member.find("briefdescription")))
        for member in tree.iter("memberdef")
        if member.get("kind") == "function"
    ]
    return [(name, brief) for _, name, brief in sorted(found)]


@functools.cache
def mpi_functions():
    tree = xml.parse(XML / "pjrtlite__mpi_8h.xml")
    return [member.findtext("name") for member in tree.iter("memberdef") if member.get("kind") == "function"]


@dataclasses.dataclass
class Member:
    """A function of the C++ header."""

    name: str
    arguments: str
    lines: range
    public: bool


@functools.cache
def cpp_members():
    found = []
    for path in sorted(XML.glob("*pjrtlite*.xml")):
        if path.name.startswith(("class", "struct", "namespacepjrtlite")):
            compound = xml.parse(path).find("compounddef")
            for member in compound.iter("memberdef"):
                place = member.find("location")
                if member.get("kind") != "function" or place.get("bodystart") is None:
                    continue
                lines = range(int(place.get("bodystart")), int(place.get("bodyend")) + 1)
                name = f"{compound.findtext('compoundname')}::{member.findtext('name')}"
                public = member.get("prot") == "public" and compound.get("prot", "public") == "public"
                found.append(Member(name, member.findtext("argsstring"), lines, public))
    return found


# What C++ does by the language itself, or under a name that no line of the header shows to a search.
BY_LANGUAGE = {
    "pjrtlite_last_error_message": ["pjrtlite::Error"],
    "pjrtlite_alloc": ["pjrtlite::allocate"],
    "pjrtlite_free": ["pjrtlite::allocate"],
}


def cpp_siblings():
    """Of each C function, the public C++ functions that call it, themselves or by a private function of their class."""
    lines = (ROOT / "include" / "pjrtlite.hpp").read_text().splitlines()
    siblings = {}
    for number, line in enumerate(lines, start=1):
        for name in re.findall(r"\b(pjrtlite_[a-z_0-9]+)\b", line):
            owners = [member for member in cpp_members() if number in member.lines]
            if not owners:
                continue
            owner = min(owners, key=lambda member: len(member.lines))
            of_class, own_name = owner.name.rsplit("::", 1)
            callers = [owner]
            if not owner.public:
                callers = [
                    member
                    for member in cpp_members()
                    if member.public
                    and member.name.startswith(of_class + "::")
                    and any(re.search(rf"\b{own_name}\b *[(<]", lines[at - 1]) for at in member.lines)
                ]
            for caller in callers:
                known = siblings.setdefault(name, [])
                if caller.name not in known:
                    known.append(caller.name)
    for name, _ in c_functions():
        words = re.fullmatch(r"pjrtlite_(\w+)_destroy", name)
        if words:
            siblings[name] = [f"pjrtlite::{words[1].capitalize()}"]
        if name in BY_LANGUAGE:
            siblings[name] = BY_LANGUAGE[name]
        # One that has the function's own name is its sibling; others use it.
        verb = name.removeprefix("pjrtlite_")
        own = [one for one in siblings.get(name, []) if verb.endswith(one.rsplit("::", 1)[1])]
        siblings[name] = own or siblings.get(name, [])
    return siblings


@dataclasses.dataclass
class Binding:
    """A procedure of a Fortran type, or of the module."""

    type: str
    name: str
    call: str
    text: str
    procedures: list[str]

    @property
    def label(self):
        return "fortran-" + "-".join(filter(None, [self.type.removeprefix("pjrtlite_"), self.name]))

    @property
    def shown(self):
        return f"{self.type.removeprefix('pjrtlite_')}%{self.name}" if self.type else self.name


def comment(lines):
    """The text of a block of `!>` and `!!` lines."""
    return "\n".join(re.sub(r"^\s*!(>|!) ?", "", line) for line in lines)


@functools.cache
def fortran():
    """(the module's text, {type: its text}, the procedures of types and of the module), from the generated source."""
    lines = (ROOT / "fortran" / "pjrtlite.f90").read_text().splitlines()
    public = set(re.findall(r"\bpjrtlite_\w+", " ".join(line for line in lines if line.strip().startswith("public ::"))))
    module, types, found = "", {}, []
    block, inside = [], ""
    for number, line in enumerate(lines):
        words = line.strip()
        if words.startswith("!>"):
            block = [line]
            continue
        if words.startswith("!!") and block:
            block.append(line)
            continue
        if not block:
            if words == f"end type {inside}" and inside:
                inside = ""
            continue
        text, block = comment(block), []
        if words == "module pjrtlite":
            module = text
        elif match := re.fullmatch(r"type :: (pjrtlite_\w+)", words):
            inside = match[1]
            if inside in public:
                types[inside] = text
        elif inside and (match := re.match(r"procedure :: (\w+) => (\w+)", words)):
            found.append(binding(inside, match[1], text, [match[2]]))
        elif inside and words.startswith(("procedure, private", "generic")):
            # The generic itself stands below its specific procedures.
            rest = "\n".join(lines[number:])
            match = re.search(r"generic :: (\w+) =>((?:[^\n]*&\n)*[^\n]*)", rest)
            found.append(binding(inside, match[1], text, re.findall(r"\w+", match[2])))
        elif not inside:
            match = re.match(r"(?:(?:recursive|elemental|impure|pure) )*(?:function|subroutine) (\w+)", words)
            generic = re.match(r"interface (\w+)", words)
            name = (match or generic or [None, ""])[1]
            if name in public:
                procedures = [name]
                if generic:
                    procedures = re.findall(r"module procedure (.*)", "\n".join(lines[number : number + 40]))
                    procedures = re.findall(r"\w+", " ".join(procedures))
                found.append(binding("", name, text, procedures))
    return module, types, found


def binding(of_type, name, text, procedures):
    """Takes the form of the call from the first words of a comment."""
    match = re.match(r"`([^`]*)`: ?(.*)", text, re.S)
    call, rest = (" ".join(match[1].split()), match[2]) if match else ("", text)
    return Binding(of_type, name, call, rest, procedures)


def fortran_siblings():
    """Of each C function, the Fortran procedures that lead to it."""
    source = (ROOT / "fortran" / "pjrtlite.f90").read_text()
    body = {}
    for match in re.finditer(
        r"^  (?:(?:recursive|elemental|impure|pure) )*(?:function|subroutine) (\w+)(.*?)^  end (?:function|subroutine) \1$",
        source,
        re.S | re.M,
    ):
        body[match[1]] = set(re.findall(r"\w+", re.sub(r"!.*|'[^']*'", "", match[2])))
    public = {procedure for one in fortran()[2] for procedure in one.procedures}

    @functools.cache
    def reached(procedure):
        """The C functions that a procedure calls, also by helpers that are no interface."""
        seen, stack, found = set(), [procedure], set()
        while stack:
            here = stack.pop()
            if here in seen:
                continue
            seen.add(here)
            for word in body.get(here, ()):
                if word.startswith("c_pjrtlite_"):
                    found.add(word.removeprefix("c_"))
                elif word in body and word not in public:
                    stack.append(word)
        return found

    siblings = {}
    for one in fortran()[2]:
        calls = set().union(*(reached(procedure) for procedure in one.procedures))
        # One of the same name is the sibling; others that the procedure calls on its way are helpers.
        named = {"pjrtlite_" + "_".join(filter(None, [one.type.removeprefix("pjrtlite_"), one.name])), one.name}
        for call in (calls & named) or calls:
            siblings.setdefault(call, []).append(one)
    # A message is read in many procedures; this one is for it.
    siblings["pjrtlite_last_error_message"] = [one for one in fortran()[2] if one.name == "pjrtlite_last_error"]
    # Where a procedure has a function's own name, others only use it.
    for call, all_of in siblings.items():
        own = [one for one in all_of if call in (one.name, f"{one.type}_{one.name}")]
        siblings[call] = own or all_of
    return siblings


def functions():
    """Every function of the C interface with its siblings."""
    cpp, others = cpp_siblings(), fortran_siblings()
    return [
        Function(name, brief, group_of(name), cpp.get(name, []), others.get(name, [])) for name, brief in c_functions()
    ]


def statuses():
    """(number, name, meaning) from src/error.rs."""
    text = (ROOT / "src" / "error.rs").read_text()
    body = re.search(r"pub enum Status \{(.*?)\n\}", text, re.S)[1]
    names = dict(re.findall(r"Status::(\w+) => \"(\w+)\"", text))
    rows = []
    for doc, name, number in re.findall(r"((?:\s*///[^\n]*\n)+)\s*(\w+) = (\d+),", body):
        meaning = " ".join(re.sub(r"\s*///", " ", doc).split())
        rows.append((int(number), names.get(name) or re.sub(r"(?<!^)(?=[A-Z])", "_", name).upper(), meaning))
    return rows


def own_options():
    """(key, value, what it is for, meaning) from the table in src/options.rs, and the keys of its code."""
    text = (ROOT / "src" / "options.rs").read_text()
    rows = re.findall(r"^/// \| `(pjrtlite\.[a-z_]+)` \| (.*?) \| (.*?) \| (.*) \|$", text, re.M)
    keys = re.findall(r'^const \w+: &str = "(pjrtlite\.[a-z_]+)";', text, re.M)
    return rows, keys


@dataclasses.dataclass
class Documented:
    """A class or function of the Python package."""

    name: str
    signature: str
    doc: str
    members: list
    is_class: bool


def python(module, names):
    """What a module of the package offers, from its source."""
    package = ROOT / "python" / "pjrtlite"
    found = {}
    for path in [package / f"{module}.py"] if module != "__init__" else sorted(package.glob("_*.py")):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name in names and node.name not in found:
                found[node.name] = described(node)
    missing = [name for name in names if name not in found]
    if missing:
        raise ValueError(f"the Python package has no source for {', '.join(missing)}")
    return [found[name] for name in names]


def described(node):
    if isinstance(node, ast.ClassDef):
        members = [
            described(one) for one in node.body if isinstance(one, ast.FunctionDef) and not one.name.startswith("_")
        ]
        made = [one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"]
        arguments = signature(made[0], skip=1) if made else ""
        return Documented(node.name, arguments, ast.get_docstring(node) or "", members, True)
    of_class = node.args.args and node.args.args[0].arg == "self"
    return Documented(node.name, signature(node, skip=1 if of_class else 0), ast.get_docstring(node) or "", [], False)


def signature(node, skip):
    arguments = ast.parse("def f(): pass").body[0].args
    arguments.__dict__.update(node.args.__dict__)
    arguments.args = node.args.args[skip:]
    text = ast.unparse(arguments)
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"({text}){result}"


def exported(module):
    """The names in a module's __all__."""
    tree = ast.parse((ROOT / "python" / "pjrtlite" / f"{module}.py").read_text())
    for node in tree.body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
            return ast.literal_eval(node.value)
    raise ValueError(f"python/pjrtlite/{module}.py has no __all__")
