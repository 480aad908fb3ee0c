"""A tournament while it is being chosen: who comes, what is played, and a sensible proposal for everything else."""

from __future__ import annotations

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
"""So many players meet everybody; more of them play so many rounds between those who stand level."""
MOST_SWISS = 20
_NUMBERED = re.compile(r"^\s*(?:\d{1,3}\s*[.)\-:]\s*|[-*•–—]\s+)")
"""What stands before a name in a list: its number, or a dash."""
_READ = 200_000
"""Letters of a pasted list that are looked at."""


def names_in(text: str) -> tuple[str, ...]:
    """The names of a pasted list, one a line; cells of a table are joined, numbers before a name left out."""
    lines = (clean(" ".join(_NUMBERED.sub("", line).split("\t"))) for line in text[:_READ].splitlines())
    return tuple(line for line in lines if line)


@dataclass(frozen=True, slots=True)
class Added:
    """Names put on the list, and those that were there already or had no room."""

    names: tuple[str, ...]
    twice: tuple[str, ...] = ()
    over: tuple[str, ...] = ()


def with_names(names: Sequence[str], more: Iterable[str]) -> Added:
    """`names` and those of `more` that are new; a name is the same in small and capital letters."""
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
    """The rounds of a Swiss tournament in which one player at most can win all his matches, and one for the places
    below; never more than everybody has adversaries."""
    return max(1, min(players - 1, (max(2, players) - 1).bit_length() + 1))


def play_of(key: str) -> Play:
    """A game by its booklet, one game a match."""
    game = CATALOGUE[key]
    options = complete_options(game, dict(game.presets[0][1]) if game.presets else {})
    return Play(key, options)


def lengths_of(play: Play) -> list[tuple[str, int]]:
    """The forms of a match, each with its lengths, that are offered for this game."""
    game = CATALOGUE[play.game]
    if play.alone:
        return [(forms.SINGLE, 0)]
    return [(form, target) for form in forms.FORMS for target in forms.targets_of(game, 2, form)]


@dataclass(frozen=True, slots=True)
class Draft:
    """What is chosen so far. An empty `system`, no `rounds` and no `ties` stand for what is proposed; `tables` are the
    names of the computers, as they are typed."""

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
        """Whether in some round everyone plays for himself."""
        return any(play.alone for play in self.plays)

    @property
    def system_now(self) -> str:
        """What is chosen, or what fits so many players; those who play for themselves meet nobody."""
        if self.alone:
            return SWISS
        return self.system or (SINGLE if len(self.names) <= FEW else SWISS)

    @property
    def rounds_now(self) -> int:
        """The rounds that will be played; 0 while nobody is there."""
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
        """The most that can be chosen: nobody meets the same one twice."""
        return MOST_SWISS if self.alone else max(1, min(MOST_SWISS, len(self.names) - 1))

    @property
    def ties_now(self) -> tuple[str, ...]:
        """The tie-breaks that will be looked at, in their order."""
        return self.ties or USUAL_TIES[self.system_now]

    @property
    def ready(self) -> bool:
        """Whether the first round can be drawn."""
        return len(self.names) >= FEWEST_PLAYERS and bool(self.plays) and bool(clean(self.name))

    def plan(self) -> Plan:
        """The tournament as it is chosen."""
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
    """The computers as they are typed, names with a comma between them."""
    return replace(draft, tables=names_of_tables(text))


def names_of_tables(text: str) -> tuple[str, ...]:
    """The names of the first tables as they are typed, a comma between them."""
    names = (clean(part, LONGEST) for part in text.split(","))
    return tuple(name for name in names if name)[:MOST_TABLES]
