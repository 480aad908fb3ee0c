"""The text catalogues as data for the tests: every message, its arguments, and the sentences that it can give."""

from __future__ import annotations

from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from jeux.common.assets import asset
from jeux.common.keys import COMMANDS
from jeux.common.texts import HOUSE, RULES
from tests.typography import HOLE

LANGUAGES = ("fr", "en")


class Message(NamedTuple):
    """One text: its identifier, the names of its arguments, its sentences with a `HOLE` for each argument."""

    name: str
    arguments: frozenset[str]
    sentences: tuple[str, ...]


def catalogue_files(language: str) -> list[Path]:
    """The catalogues of a language: those of the house, then those of the games."""
    return [*house_files(language), *sorted((asset("texts") / language).glob("*.ftl"))]


def house_files(language: str) -> list[Path]:
    """The catalogues of what belongs to no game, one for each wing of the program."""
    return sorted((asset("texts") / language / HOUSE).glob("*.ftl"))


@cache
def read_catalogue(path: Path) -> tuple[Message, ...]:
    """The messages of a file, read once a process. Fails on anything that is not Fluent."""
    messages = []
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content!r}"
        assert not isinstance(entry, ast.Term), f"{path.name}: terms are not used"
        if isinstance(entry, ast.Message):
            assert entry.value is not None, f"{path.name}: {entry.id.name} says nothing"
            assert not entry.attributes, f"{path.name}: attributes are not used"
            names: set[str] = set()
            sentences = _sentences(entry.value, names)
            messages.append(Message(entry.id.name, frozenset(names), sentences))
    return tuple(messages)


def _sentences(pattern: ast.Pattern, names: set[str]) -> tuple[str, ...]:
    pieces = [
        (element.value,) if isinstance(element, ast.TextElement) else _expression(element.expression, names)
        for element in pattern.elements
    ]
    return tuple("".join(choice) for choice in product(*pieces))


def _expression(expression: object, names: set[str]) -> tuple[str, ...]:
    if isinstance(expression, ast.VariableReference):
        names.add(expression.id.name)
        return (HOLE,)
    if isinstance(expression, ast.FunctionReference):
        assert expression.id.name == "KEY", "SYSTEM chooses, KEY names a key"
        (command,) = expression.arguments.positional
        assert isinstance(command, ast.StringLiteral)
        assert command.value in COMMANDS
        return (HOLE,)
    assert isinstance(expression, ast.SelectExpression), f"{expression} is not used in these texts"
    if isinstance(expression.selector, ast.FunctionReference):
        assert expression.selector.id.name == "SYSTEM", "SYSTEM chooses"
    else:
        assert isinstance(expression.selector, ast.VariableReference)
        names.add(expression.selector.id.name)
    return tuple(sentence for variant in expression.variants for sentence in _sentences(variant.value, names))


def messages_of(language: str) -> dict[str, Message]:
    """Every message of a language by identifier. Fails on an identifier used twice."""
    found: dict[str, Message] = {}
    for path in catalogue_files(language):
        for message in read_catalogue(path):
            assert message.name not in found, f"{path.name}: {message.name} is there already"
            found[message.name] = message
    return found


def pages_of(language: str, kind: str = RULES) -> dict[str, str]:
    """The rule pages of a language, or pages of another kind, by game key."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted((asset(kind) / language).glob("*.md"))}
