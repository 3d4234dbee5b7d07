"""What the text of a StableHLO module says, and says too much."""

from __future__ import annotations

import re


def aliases(module: str) -> dict[int, int]:
    """Of each donated argument, the result that it gets."""
    start = module.index("@main(")
    signature = module[start : module.index("\n", start)]
    found = {}
    for part in re.split(r"(?=%arg\d+: )", signature)[1:]:
        alias = re.search(r"tf\.aliasing_output = (\d+)", part)
        number = re.match(r"%arg(\d+)", part)
        if alias and number:
            found[int(number[1])] = int(alias[1])
        elif "jax.buffer_donor" in part and number:
            found[int(number[1])] = -1
    return found


# How an operation is split among devices, which a program for one does not ask, and StableHLO has no word for.
_SHARDING = r"sdy\.sharding_rule = #sdy\.op_sharding_rule<(?:->|[^<>])*>"


def without_sharding_rules(module: str) -> str:
    """The text without what it says of several devices."""
    return re.sub(f"{_SHARDING}, |(?:, )?{_SHARDING}", "", module)


def without_locations(module: str) -> str:
    """The text without what it says of sources: their paths and lines, so that the bytes that are made of it are the
    same wherever that is."""
    kept: list[str] = []
    at = 0
    # Texts as a whole, since they may hold anything; definitions of locations; and uses of them.
    for match in re.finditer(r'"(?:[^"\\]|\\.)*"|^#loc\d* = .*\n|(?: |^)loc\(', module, re.M):
        if match.start() < at or match[0].startswith('"'):
            continue
        kept.append(module[at : match.start()])
        at = match.end()
        if match[0].endswith("("):
            at = _after_bracket(module, at)
    return "".join(kept) + module[at:]


def _after_bracket(text: str, start: int) -> int:
    """The place behind the bracket that is open at `start`."""
    depth = 1
    for match in re.finditer(r'"(?:[^"\\]|\\.)*"|[()]', text[start:]):
        depth += {"(": 1, ")": -1}.get(match[0], 0)
        if depth == 0:
            return start + match.end()
    return len(text)
