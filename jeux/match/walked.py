"""A copy of an ended game for review, moved to any of its steps."""

from __future__ import annotations

from dataclasses import replace

from jeux.match.forms import PROGRAM
from jeux.match.match import Match


def walked_copy(whole: Match) -> Match:
    """A copy of a match whose last game can be moved through and varied from any position. It is not stored, and its
    dice are always the program's."""
    return Match(replace(whole.record, dice=PROGRAM))


def stand_after(copy: Match, whole: Match, number: int) -> None:
    """Move the copy to step `number` of the whole game, dropping any variation."""
    played, steps = copy.record.games[-1], whole.steps[:number]
    copy.lay(replace(played, steps=steps, undone=(), given_up=None, agreed=False), whole.positions[: number + 1])
