"""A game that ended, on the table after so many of its steps."""

from __future__ import annotations

from dataclasses import replace

from jeux.match.forms import PROGRAM
from jeux.match.match import Match


def walked_copy(whole: Match) -> Match:
    """A copy of a match, whose last game can go back and forth, and be played otherwise from anywhere. Nothing of that
    is kept, and the dice are always the program's."""
    return Match(replace(whole.record, dice=PROGRAM))


def stand_after(copy: Match, whole: Match, number: int) -> None:
    """Have the copy stand after so many steps of the whole game, whatever was played there instead."""
    played, steps = copy.record.games[-1], whole.steps[:number]
    copy.lay(replace(played, steps=steps, undone=(), given_up=None, agreed=False), whole.positions[: number + 1])
