"""What two expected lines come to: the same thing counted after as many steps of both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from jeux.play.analysis.expected_lines import playable
from jeux.play.gestures.wording import Measure
from jeux.rules.contract import Position

FEWEST, MOST = 4, 10
"""The steps after which something is counted: fewer are no line, more are a guess."""


@dataclass(frozen=True, slots=True)
class LineEnds:
    """What a measure counts after so many `steps` of the line of the better step, and of the line of the worse one."""

    name: str
    steps: int
    better: int
    worse: int


def at_the_ends(
    measures: Sequence[Measure[Any]], here: Position, better: Sequence[str], worse: Sequence[str], points: float
) -> LineEnds | None:
    """The first measure that speaks for the better step by enough to explain a loss of so many points. None where there
    is none, where the lines are short or end the game, or where not the same side is to play after both."""
    lines = playable(here, better), playable(here, worse)
    steps = min(MOST, *map(len, lines))
    ends = [_after(here, line[:steps]) for line in lines]
    if steps < FEWEST or ends[0].turn != ends[1].turn or any(end.result() for end in ends):
        return None
    for measure in measures:
        more, less = (measure.count(end, here.turn) for end in ends)
        gained = more - less if measure.good else less - more
        if gained > 0 and gained * measure.most >= points:
            return LineEnds(measure.name, steps, more, less)
    return None


def _after(position: Position, line: Sequence[str]) -> Position:
    for step in line:
        position = position.play(step)
    return position
