"""The directives of a page: the part in braces at the beginning of a block.

``{if option=value|value, option=value}`` shows the block only if all conditions hold, ``{why code code}`` names the
refusals that it explains, ``{option name}`` the option that it describes, ``{diagram id}`` the diagram to show above
it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

_DIRECTIVE = re.compile(r"\{(\w+) +([^{}]*)\} *")
_NAME = re.compile(r"[a-z0-9][a-z0-9_-]*")
_CONDITION = re.compile(r"([a-z0-9_-]+)=([^=|]+(?:\|[^=|]+)*)")


class BadPage(ValueError):
    """A page whose directives cannot be read."""


class Condition(NamedTuple):
    """An option must have one of these values."""

    option: str
    values: tuple[str, ...]

    def holds(self, chosen: Mapping[str, str]) -> bool:
        """Whether the chosen options meet it."""
        return chosen.get(self.option) in self.values


class Directives(NamedTuple):
    """The parsed directives of one block."""

    conditions: tuple[Condition, ...] = ()
    why: tuple[str, ...] = ()
    option: str = ""
    diagram: str = ""


NONE = Directives()


def take_directives(words: str) -> tuple[Directives, str]:
    """The directives at the start of a text, and the rest of the text. Raises `BadPage`."""
    found, rest = NONE, words
    while directive := _DIRECTIVE.match(rest):
        kind, content = directive[1], directive[2].strip()
        if kind == "if":
            found = found._replace(conditions=(*found.conditions, *_conditions(content, words)))
        elif kind == "why":
            found = found._replace(why=(*found.why, *(_name(code, words) for code in content.split())))
        elif kind == "option" and not found.option:
            found = found._replace(option=_name(content, words))
        elif kind == "figure" and not found.diagram:
            found = found._replace(diagram=_name(content, words))
        else:
            raise BadPage(f"{{{kind}}} has no place here: {words}")
        rest = rest[directive.end() :]
    if "{" in rest or "}" in rest:
        raise BadPage(f"a directive that cannot be read, or after the first words: {words}")
    return found, rest


def _conditions(content: str, words: str) -> tuple[Condition, ...]:
    parts = [_CONDITION.fullmatch(part.strip()) for part in content.split(",")]
    if not all(parts):
        raise BadPage(f"conditions are option=value|value, …: {words}")
    return tuple(Condition(part[1], tuple(part[2].split("|"))) for part in parts if part)


def _name(text: str, words: str) -> str:
    if not _NAME.fullmatch(text):
        raise BadPage(f"{text!r} is no name: {words}")
    return text
