"""The proposal of the next level, made once, after several games in a row won or lost against a level of the
computer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from jeux.common.texts import Texts
from jeux.match.match import Match
from jeux.match.record import STRONGEST
from jeux.match.statistics import Adversary, PlayerStatistics, Who

IN_A_ROW = 3


class Proposal(NamedTuple):
    """A streak of games won at a level (lost if negative), and the level proposed next."""

    streak: int
    level: int
    next: int

    def sentence(self, texts: Texts) -> str:
        """The proposal in one line."""
        name = "next-level-up" if self.streak > 0 else "next-level-down"
        return texts.get(name, n=abs(self.streak), next=texts.get(f"level-{self.next}"))

    def take(self, texts: Texts) -> str:
        """The text of the button that accepts it."""
        return texts.get("next-level-take", next=texts.get(f"level-{self.next}"))


class NextLevel:
    """Proposes a level after the last game of a match, but never twice in a row for the same level."""

    def __init__(self) -> None:
        self._proposed: dict[tuple[str, str], int] = {}
        """The level of the last proposal, by game and player."""

    def after(self, match: Match, table: Mapping[Who, PlayerStatistics]) -> Proposal | None:
        """The proposal after this match, whose last game is already counted in the `table`; None where there is
        none."""
        levels = {seat.level for seat in match.record.seats if seat.level}
        persons = [seat for seat in match.record.seats if not seat.level]
        counted = match.match_over() and match.record.games[-1].unaided and not match.record.handicapped
        if len(levels) != 1 or len(persons) != 1 or not counted:
            return None
        level, player = levels.pop(), persons[0].name
        stats = table.get(Who(match.game.key, player, Adversary(level)), PlayerStatistics())
        # a match of several games may jump past the number
        reached = IN_A_ROW <= abs(stats.streak) < IN_A_ROW + len(match.record.games)
        following = level + (1 if stats.streak > 0 else -1)
        key = (match.game.key, player)
        if not reached or not 1 <= following <= STRONGEST or self._proposed.get(key) == level:
            return None
        self._proposed[key] = level
        return Proposal(stats.streak, level, following)
