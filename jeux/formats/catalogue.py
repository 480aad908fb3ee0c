"""The catalogue of formats: those of many games, then those of one game, found by its key."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from jeux.formats.contract import Format
from jeux.rules import CATALOGUE

_OF_MANY = (
    "jeux.formats.own",
    "jeux.formats.text",
    "jeux.formats.transcript",
    "jeux.formats.sgf.file",
    "jeux.formats.mat.file",
)
"""The modules with a tuple `FORMATS` of formats of many games, the easiest to recognise first."""


@cache
def formats() -> dict[str, Format]:
    """The formats by their keys. Those of one game are `FORMATS` of the module or package ``jeux.formats.games.<key>``;
    they come first, because they are recognised more reliably."""
    names = [f"jeux.formats.games.{key}" for key in CATALOGUE]
    modules = [import_module(name) for name in (*filter(find_spec, names), *_OF_MANY)]
    return {each.key: each for module in modules for each in module.FORMATS}


def endings() -> tuple[str, ...]:
    """All file extensions that are read, without duplicates."""
    return tuple(dict.fromkeys(ending for each in formats().values() for ending in each.endings))


def by_ending(name: str, among: Iterable[Format] | None = None) -> list[Format]:
    """The formats for a file of this name, those with the longest matching extension first: `among` some, or all of the
    catalogue."""
    known = formats().values() if among is None else among
    found = [(len(ending), each) for each in known for ending in each.endings if name.lower().endswith(ending)]
    return [each for _, each in sorted(found, key=lambda pair: -pair[0])]
