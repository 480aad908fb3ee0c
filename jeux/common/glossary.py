"""The technical words of the games and what they mean: ``assets/glossary/<language>.toml``, one list for all games."""

from __future__ import annotations

import logging
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from jeux.common.assets import asset
from jeux.common.schema import Fits, fields, list_of, matching, text

_log = logging.getLogger(__name__)

LONGEST = 160
"""Letters of an explanation: two short sentences."""
_KEY = re.compile("[a-z0-9_]{1,40}")
_TERM: dict[str, Fits] = {
    "id": matching(re.compile("[a-z][a-z0-9-]{0,40}")),
    "word": text(40),
    "forms": list_of(text(40), 1, 12),
    "text": text(LONGEST),
}
_GAMES = list_of(matching(_KEY), 1, 100)


class BadGlossary(ValueError):
    """A glossary that cannot be read."""


@dataclass(frozen=True, slots=True)
class Term:
    """A technical word in its `forms`, and what it means in some games, or in all of them."""

    id: str
    word: str
    forms: tuple[str, ...]
    text: str
    games: tuple[str, ...] = ()
    """Keys; empty for all games."""

    def is_of(self, game: str) -> bool:
        """Whether the word has this meaning in texts about a game."""
        return not self.games or game in self.games


class Mention(NamedTuple):
    """A use of a word in a text: the range of characters from `start` to `end`."""

    start: int
    end: int
    term: Term


@lru_cache(maxsize=2)
def read_glossary(language: str, folder: Path | None = None) -> tuple[Term, ...]:
    """The terms of a language, in the order of the file. Raises `BadGlossary`."""
    path = (folder or asset("glossary")) / f"{language}.toml"
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadGlossary(f"{path.name}: {error}") from error
    rows = data.get("terms")
    if set(data) != {"terms"} or not isinstance(rows, list):
        raise BadGlossary(f"{path.name}: nothing but [[terms]]")
    return tuple(_term(path.name, row) for row in rows)


def _term(file: str, row: object) -> Term:
    if not isinstance(row, dict) or not fields(_TERM)(row) or set(row) - set(_TERM) - {"games"}:
        raise BadGlossary(f"{file}: {row}")
    if "games" in row and not _GAMES(row["games"]):
        raise BadGlossary(f"{file}: games of {row['id']}")
    return Term(row["id"], row["word"], tuple(row["forms"]), row["text"], tuple(row.get("games", ())))


class Words:
    """The glossary for texts about one game."""

    def __init__(self, terms: Iterable[Term], game: str) -> None:
        self._terms = {form.casefold(): term for term in terms if term.is_of(game) for form in term.forms}
        longest_first = sorted(map(re.escape, self._terms), key=len, reverse=True)
        self._any = re.compile(rf"(?<![\w-])(?:{'|'.join(longest_first)})(?![\w-])", re.IGNORECASE)

    def mentions(self, text: str, told: set[str]) -> list[Mention]:
        """The uses of glossary words in a text that are not yet in `told`, each word once; adds them to `told`. Whole
        words only; of two overlapping forms, the longer."""
        if not self._terms:
            return []
        found = []
        for match in self._any.finditer(text):
            term = self._terms[match[0].casefold()]
            if term.id not in told:
                told.add(term.id)
                found.append(Mention(match.start(), match.end(), term))
        return found


@lru_cache(maxsize=4)
def words_of(language: str, game: str) -> Words:
    """The glossary for texts about a game in a language. Empty if its file is damaged: the game can be played without
    it."""
    try:
        return Words(read_glossary(language), game)
    except (ValueError, OSError) as error:
        _log.error("no word is explained: %s", error)
        return Words((), game)
