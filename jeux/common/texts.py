"""All the text that players read: Fluent catalogues and rule pages, one folder for each language.

`house/` has the messages that belong to no game, one file for each part of the program; `<key>.ftl` has those of one
game, whose identifiers start with its key. All are kebab-case: ``refusal-<code>``, ``ending-<code>``, ``error-<code>``
for the codes of the rules and of the file readers. A ``+`` in the value of an option (heaps: ``1n1b+2n2b``) becomes
``-`` in an identifier.
"""

from __future__ import annotations

import copy
import re
import sys
from datetime import date
from pathlib import Path
from typing import Self

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from jeux.common.assets import asset
from jeux.common.keys import KeyMap, printed
from jeux.common.language import LANGUAGES

Argument = str | int | float


HOUSE = "house"
"""The folder of messages that belong to no game."""
MOST_KEPT = 4096
"""Texts kept as they were put together."""


class MissingText(KeyError):
    """Raised for a missing text or a missing argument: always a bug of the program."""


class BrokenTexts(ValueError):
    """A catalogue with a line that is not Fluent, or with the same identifier twice."""


def _system() -> str:
    """The Fluent function SYSTEM: lets a text differ under macOS, whose keys have other labels."""
    return "macos" if sys.platform == "darwin" else "other"


_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=", re.MULTILINE)
_SAYING = re.compile(r"^[^#\n]", re.MULTILINE)
"""A line that is neither empty nor a comment."""
_NAMED = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""References to a term or another message. Arguments begin with $, so they do not match."""


def in_entries(name: str, text: str) -> tuple[str, dict[str, tuple[str, str]]]:
    """What stands before the first entry of a file, and each entry with the file's name and its Fluent source. Raises
    `BrokenTexts`."""
    starts = [(match.start(), match.group(1)) for match in _ENTRY.finditer(text)]
    if not starts:
        return text, {}
    ends = [*(start for start, _ in starts[1:]), len(text)]
    entries = {entry: (name, text[start:end]) for (start, entry), end in zip(starts, ends, strict=True)}
    if len(entries) < len(starts):
        names = [entry for _, entry in starts]
        raise BrokenTexts(f"{name}: {next(entry for entry in names if names.count(entry) > 1)} is there already")
    return text[: starts[0][0]], entries


class Catalogue:
    """The messages of one language, from one or several files. Entries are parsed on first use: a window shows a few of
    thousands."""

    def __init__(self, language: str) -> None:
        assert language in LANGUAGES, language
        self.language = language
        self.keys = KeyMap()
        """The key map, for key names in texts."""
        self._asked: list[Catalogue] = [self]
        """The catalogue whose text is being put together: those that `with_keys` has made share their entries."""
        # isolation marks would be drawn as boxes, and both languages run left to right
        known = {"SYSTEM": _system, "KEY": lambda name: self._asked[0].first_key(name)}
        self._bundle = FluentBundle([language], use_isolating=False, functions=known)  # type: ignore[arg-type]  # words are fine
        self._sources: dict[str, tuple[str, str]] = {}
        """File and Fluent source of the entries that are not parsed yet."""
        self._known: dict[str, None] = {}
        self._made: dict[tuple[object, ...], str] = {}
        """The texts put together last: those of a board are asked for again and again."""

    def with_keys(self, keys: KeyMap) -> Self:
        """The same texts, where commands have other keys."""
        other = copy.copy(self)
        other.keys = keys
        other._made = {}
        return other

    def first_key(self, name: str) -> str:
        """The label of the first key of a command, which is what the Fluent function KEY gives."""
        return printed(self.keys.of(name)[0], self.get)

    def caps(self, name: str) -> tuple[str, ...]:
        """The labels of the keys of a command."""
        return tuple(printed(key, self.get) for key in self.keys.of(name))

    def add(self, path: Path) -> None:
        """Load the entries of a file. Raises `BrokenTexts`, `OSError`."""
        before, entries = in_entries(path.name, path.read_text(encoding="utf-8"))
        if _SAYING.search(before):
            self._check(path.name, before)
        if twice := entries.keys() & self._known.keys():
            raise BrokenTexts(f"{path.name}: {min(twice)} is there already")
        self._known.update(dict.fromkeys(entries))
        self._sources.update(entries)

    def _check(self, name: str, text: str) -> list[ast.EntryType]:
        """The entries of some Fluent text. Raises `BrokenTexts`."""
        body = FluentResource(text).body
        for entry in body:
            if isinstance(entry, ast.Junk):
                raise BrokenTexts(f"{name}: {entry.annotations[0].message}: {(entry.content or '').strip()[:80]}")
        return body

    def _parse(self, entry: str) -> None:
        """Parse an entry and those it refers to. Raises `BrokenTexts`."""
        if entry not in self._sources:
            return
        name, text = self._sources.pop(entry)
        self._bundle.add_resource(ast.Resource(self._check(name, text)))
        for other in _NAMED.findall(text):
            self._parse(other)

    @property
    def names(self) -> tuple[str, ...]:
        """The identifiers, in the order of their files."""
        return tuple(self._known)

    def has(self, name: str) -> bool:
        """Whether there is such a text."""
        return name in self._known and not name.startswith("-")

    def get(self, name: str, /, **arguments: Argument) -> str:
        """The text called `name`. Raises `MissingText`, also for a missing argument."""
        asked = name, *arguments.items()
        text = self._made.get(asked)
        if text is None:
            if len(self._made) >= MOST_KEPT:
                self._made.clear()
            text = self._made[asked] = self._put_together(name, arguments)
        return text

    def _put_together(self, name: str, arguments: dict[str, Argument]) -> str:
        if not self.has(name):
            raise MissingText(name)
        self._parse(name)
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise MissingText(name)
        self._asked[0] = self
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingText(f"{name}: {errors[0]}")
        return str(text)


class Texts(Catalogue):
    """The texts of the program and of the games in one language. For another language, make another instance.

    `folder` holds one folder for each language. A game's catalogue is loaded when its first text is requested."""

    def __init__(self, language: str, folder: Path | None = None, keys: KeyMap | None = None) -> None:
        super().__init__(language)
        self.keys = keys or self.keys
        self._folder = (folder or asset("texts")) / language
        self._games: set[str] = set()
        for wing in sorted((self._folder / HOUSE).glob("*.ftl")):
            self.add(wing)

    def game(self, key: str, name: str, /, **arguments: Argument) -> str:
        """The text ``<key>-<name>`` of the game, or else the text `name` of the program. Raises `MissingText`."""
        if key not in self._games:
            if not (self._folder / f"{key}.ftl").is_file():
                raise MissingText(f"{key}.ftl")
            self.add(self._folder / f"{key}.ftl")
            self._games.add(key)
        own = f"{key}-{name.replace('+', '-')}"
        return self.get(own if self.has(own) else name, **arguments)


def day_words(day: date, texts: Texts) -> str:
    """A day in words, with its month and year."""
    return texts.get("date", day=str(day.day), month=texts.get(f"month-{day.month}"), year=str(day.year))


RULES, ADVICE = "pages", "advice"
"""The kinds of pages on a game, named as their folders: its rules, and advice on it."""


def _file(language: str, key: str, kind: str, folder: Path | None) -> Path:
    return (folder or asset(kind)) / language / f"{key}.md"


def page(language: str, key: str, folder: Path | None = None, kind: str = RULES) -> str:
    """A page on a game, in Markdown. Raises `MissingText`."""
    path = _file(language, key, kind, folder)
    if not path.is_file():
        raise MissingText(f"{language}/{key}.md")
    return path.read_text(encoding="utf-8")


def has_page(language: str, key: str, kind: str, folder: Path | None = None) -> bool:
    """Whether a game has such a page."""
    return _file(language, key, kind, folder).is_file()
