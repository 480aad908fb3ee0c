"""SGF files: each game's trees are read and written by its dialect."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby

from jeux.formats.contract import Format, FormatError, Reading
from jeux.formats.sgf import syntax
from jeux.formats.sgf.dialect import Dialect
from jeux.formats.sgf.syntax import Tree
from jeux.match.record import Record
from jeux.rules import CATALOGUE

_GO = "1"
"""The value of ``GM`` if it is missing."""


@cache
def dialects() -> dict[str, Dialect]:
    """The dialects by the keys of their games."""
    names = {key: f"jeux.formats.sgf.games.{key}" for key in CATALOGUE}
    found = {key: import_module(name).DIALECT for key, name in names.items() if find_spec(name)}
    assert all(isinstance(each, Dialect) for each in found.values())
    return found


def read(content: bytes) -> Reading:
    """The matches of a file. Raises `FormatError`."""
    number = 0
    for kind, trees in groupby(syntax.read(content), _dialect_of):
        # the key of a tree that is no `Tree` is an error
        good = (tree for tree in trees if isinstance(tree, Tree))
        for match in (kind,) if isinstance(kind, FormatError) else kind.read(good, content, number):
            number += 1
            yield match


def _dialect_of(tree: Tree | FormatError) -> Dialect | FormatError:
    """The dialect of a tree, or why it cannot be read."""
    if isinstance(tree, FormatError):
        return tree
    number = tree.root.value("GM") or _GO
    for dialect in dialects().values():
        if number == str(dialect.number):
            return dialect
    return tree.root.error("other-game", "GM", number)


def write(records: Sequence[Record]) -> bytes:
    """The file of some matches. Raises `FormatError`."""
    return syntax.write([tree for record in records for tree in dialects()[record.game].write((record,))])


FORMATS = (Format("sgf", (".sgf",), tuple(dialects()), syntax.likely, read, write),)
