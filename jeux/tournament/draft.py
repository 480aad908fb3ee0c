"""A tournament being set up: players, games, and proposed defaults for the rest."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from jeux.common.cleaning import LONGEST, clean
from jeux.match import forms
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options
from jeux.tournament.contract import (
    DOUBLE,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    MOST_TABLES,
    SINGLE,
    SWISS,
    USUAL_TIES,
    WINS,
    Plan,
    Play,
)

FEW = 6
"""The largest number of players for which a round robin is proposed; Swiss beyond."""
MOST_SWISS = 20
_NUMBERED = re.compile(r"^\s*(?:\d{1,3}\s*[.)\-:]\s*|[-*•–—]\s+)")
"""The number or dash before a name in a list."""
_QUOTED = re.compile(r'^\s*"[^"]*"\s*,|,\s*"[^"]*"\s*$')
"""A cell in quotes beside a comma."""
_NONE = "\x1f"
"""A separator that stands in no list."""
_LINE = 1000
"""The most letters read of a line."""
_READ = 200_000
"""The most letters read from a pasted list."""


def names_in(text: str) -> tuple[str, ...]:
    """The names in a pasted list or table, one on a line: cells of a row are joined, numbers before names dropped."""
    lines = (clean(" ".join(_cells(line[:_LINE]))) for line in text[:_READ].replace("\0", "").splitlines())
    return tuple(line for line in lines if line)


def _cells(line: str) -> list[str]:
    """The cells of a row, without the quotes and separators of spreadsheets. A comma separates only beside quotes, as
    it may stand in a name."""
    separator = next((sign for sign in "\t;" if sign in line), "," if _QUOTED.search(line) else _NONE)
    row = next(csv.reader([line.strip(" ")], delimiter=separator), [])
    cells = [cell.strip() for cell in row if cell.strip()]
    if len(cells) > 1 and cells[0].isdecimal():
        del cells[0]
    return [_NUMBERED.sub("", cell) for cell in cells[:1]] + cells[1:]


@dataclass(frozen=True, slots=True)
class Added:
    """The list of names after adding some; `twice` were on it already, `over` exceeded the limit."""

    names: tuple[str, ...]
    twice: tuple[str, ...] = ()
    over: tuple[str, ...] = ()


def with_names(names: Sequence[str], more: Iterable[str]) -> Added:
    """`names` with the new ones of `more`; letter case is ignored when comparing."""
    kept, twice, over = list(names), [], []
    known = {name.casefold() for name in names}
    for name in map(clean, more):
        if not name:
            continue
        if name.casefold() in known:
            twice.append(name)
        elif len(kept) >= MOST_PLAYERS:
            over.append(name)
        else:
            known.add(name.casefold())
            kept.append(name)
    return Added(tuple(kept), tuple(twice), tuple(over))


def rounds_for(players: int) -> int:
    """The rounds proposed for a Swiss tournament: enough for a single winner without losses, and one more for the
    places below; never more than there are opponents."""
    return max(1, min(players - 1, (max(2, players) - 1).bit_length() + 1))


def play_of(key: str) -> Play:
    """A game with the rules of the booklet, one game for each match."""
    game = CATALOGUE[key]
    options = complete_options(game, dict(game.presets[0][1]) if game.presets else {})
    return Play(key, options)


def lengths_of(play: Play) -> list[tuple[str, int]]:
    """The forms of a match offered for this game, each with its length."""
    game = CATALOGUE[play.game]
    if play.alone:
        return [(forms.SINGLE, 0)]
    return [(form, target) for form in forms.FORMS for target in forms.targets_of(game, 2, form)]


@dataclass(frozen=True, slots=True)
class Draft:
    """The choices so far. An empty `system`, `rounds` 0 and empty `ties` mean the proposed ones; `tables` are the names
    of the computers, as typed."""

    name: str
    day: str
    plays: tuple[Play, ...]
    names: tuple[str, ...] = ()
    system: str = ""
    rounds: int = 0
    tables: tuple[str, ...] = field(default=())
    scoring: str = WINS
    ties: tuple[str, ...] = ()

    @property
    def alone(self) -> bool:
        """Whether in some round each player plays alone."""
        return any(play.alone for play in self.plays)

    @property
    def system_now(self) -> str:
        """The chosen system, or the one proposed for this number of players. Swiss if they play alone, as there are no
        opponents."""
        if self.alone:
            return SWISS
        return self.system or (SINGLE if len(self.names) <= FEW else SWISS)

    @property
    def rounds_now(self) -> int:
        """The number of rounds; 0 with too few players."""
        count = len(self.names)
        if count < FEWEST_PLAYERS:
            return 0
        if self.system_now == SWISS:
            return min(self.rounds or self._proposed, self.most_rounds)
        once = count - 1 if count % 2 == 0 else count
        return 2 * once if self.system_now == DOUBLE else once

    @property
    def _proposed(self) -> int:
        return max(len(self.plays), 3) if self.alone else rounds_for(len(self.names))

    @property
    def most_rounds(self) -> int:
        """The most rounds that can be chosen without repeating opponents."""
        return MOST_SWISS if self.alone else max(1, min(MOST_SWISS, len(self.names) - 1))

    @property
    def ties_now(self) -> tuple[str, ...]:
        """The tie-breaks in order, chosen or usual."""
        return self.ties or USUAL_TIES[self.system_now]

    @property
    def ready(self) -> bool:
        """Whether the tournament can start."""
        return len(self.names) >= FEWEST_PLAYERS and bool(self.plays) and bool(clean(self.name))

    def plan(self) -> Plan:
        """The plan of the tournament."""
        return Plan(
            name=clean(self.name),
            day=self.day,
            system=self.system_now,
            plays=self.plays,
            rounds=max(1, self.rounds_now),
            tables=self.tables[:MOST_TABLES],
            scoring=self.scoring,
            ties=self.ties,
        )


def with_tables(draft: Draft, text: str) -> Draft:
    """A copy with the computers in `text`, separated by commas."""
    return replace(draft, tables=names_of_tables(text))


def names_of_tables(text: str) -> tuple[str, ...]:
    """The table names in a text, separated by commas."""
    names = (clean(part, LONGEST) for part in text.split(","))
    return tuple(name for name in names if name)[:MOST_TABLES]
