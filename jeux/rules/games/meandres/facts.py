"""Les Méandres: the facts about a step, as defined in `docs/facts.md`."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from jeux.rules.contract import OVER, Fact, Position, StepFacts
from jeux.rules.games.meandres.board import CELLS, SLIDES, has_line, slid, winning_lines
from jeux.rules.games.meandres.position import Meandres


def _origins(name: str, slides: list[str]) -> Iterator[Fact]:
    """A fact about slides: how many, and the cells of the tiles that a hand would touch; nothing without any."""
    if slides:
        yield Fact(name, Fraction(len(slides)), tuple(sorted(slide.partition("-")[0] for slide in slides)))


def _line_within_reach(position: Meandres) -> bool:
    """Whether some slide makes a winning line; neither R6 nor R7 ever forbids such a one."""
    tiles, hole = position.tiles, position.hole
    return any(has_line(slid(tiles, hole, way), way[-1]) for way in SLIDES[hole].values())


def _find(after: Meandres) -> Iterator[Fact]:
    if after.turn == OVER:
        return
    replies = after.steps()
    ends = {reply: after.play(reply) for reply in replies}
    winning = [reply for reply, end in ends.items() if has_line(end.tiles, end.hole)]
    yield from _origins("meandres:gives", winning)
    going_on = [reply for reply, end in ends.items() if end.turn != OVER]
    yield from _origins("meandres:traps", [reply for reply in going_on if _line_within_reach(ends[reply])])
    seen = [slide for slide, way in SLIDES[after.hole].items() if way[-1] != after.back and slide not in replies]
    yield from _origins("meandres:shuts", seen)


def _own(position: Position, step: str) -> tuple[Fact, ...]:
    assert isinstance(position, Meandres), position
    return tuple(_find(position.play(step)))


def _forms(position: Position, step: str) -> tuple[tuple[str, ...], ...]:
    """The cells of each winning line."""
    assert isinstance(position, Meandres), position
    after = position.play(step)
    lines = winning_lines(after.tiles, after.hole)
    return tuple(tuple(sorted({CELLS[cell] for cell, _, _ in line})) for line in lines)


FACTS = StepFacts(forms=_forms, names=("gives", "traps", "shuts"), own=_own)
