"""The lines that a search expects: what can be played of them, and the turn with which they begin."""

from __future__ import annotations

from collections.abc import Sequence

from jeux.match.match import Match
from jeux.play.analysis.verdicts import Worth
from jeux.rules.contract import Position


def playable(position: Position, line: Sequence[str]) -> tuple[str, ...]:
    """The longest beginning of a line whose steps are legal, up to the first decision of chance."""
    steps: list[str] = []
    for step in line:
        if position.turn < 0 or step not in position.steps():
            break
        steps.append(step)
        position = position.play(step)
    return tuple(steps)


def turn_of(position: Position, line: Sequence[str]) -> tuple[str, ...]:
    """The first turn of a line: the consecutive steps of its first player."""
    player, turn, here = position.turn, [], position
    for step in playable(position, line):
        if here.turn != player:
            break
        turn.append(step)
        here = here.play(step)
    return tuple(turn)


def turn_with(match: Match, position: Position, worth: Worth) -> tuple[str, ...]:
    """The turn expected with a step. Only the step itself for a single player without dice, whose turn would last to
    the end of the game."""
    endless = match.record.players == 1 and not match.game.chance
    return (worth.step,) if endless else turn_of(position, worth.line) or (worth.step,)


def answered(position: Position, line: Sequence[str]) -> bool:
    """Whether a line contains a reply to its first turn, or none is needed because the dice or the end follow."""
    turn = turn_of(position, line)
    for step in turn:
        position = position.play(step)
    return position.turn < 0 or bool(playable(position, line[len(turn) :]))
