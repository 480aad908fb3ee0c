"""Mini-Halma: the facts about a step, as defined in `docs/facts.md`."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from jeux.rules.contract import Fact, Position, StepFacts
from jeux.rules.games.mini_halma.board import CELLS, FREE, GOAL, INDEX, ORIGINS, START, WHERE
from jeux.rules.games.mini_halma.position import MiniHalma

_AHEAD = {START[0]: 1, GOAL[0]: -1}
"""The way of each colour: Black goes east and south, White west and north."""
_CAMPS = {man: frozenset(cell for cell, there in zip(CELLS, GOAL, strict=True) if there == man) for man in _AHEAD}
"""The cells where each colour has to arrive."""


def _advance(man: str, origin: str, target: str) -> int:
    """How many cells a man comes forward; less than 0 when he goes back."""
    (x, y), (to_x, to_y) = WHERE[origin], WHERE[target]
    return _AHEAD[man] * round(to_x - x - (to_y - y))


def _advancing(board: str) -> tuple[str, ...]:
    """The men who can come forward to the free cell."""
    free = board.index(FREE)
    origins = ORIGINS[free].values()
    return tuple(sorted(CELLS[i] for i in origins if _advance(board[i], CELLS[i], CELLS[free]) > 0))


def _jumped(origin: str, target: str) -> str:
    """The cell in the middle of a jump."""
    (x, y), (to_x, to_y) = WHERE[origin], WHERE[target]
    return next(cell for cell, spot in WHERE.items() if spot == ((x + to_x) / 2, (y + to_y) / 2))


def _find(position: MiniHalma, step: str) -> Iterator[Fact]:
    origin, target = position.places(step)
    man, after = position.board[INDEX[origin]], position.play(step).board
    camp, advance = _CAMPS[man], _advance(man, origin, target)
    if after == GOAL:
        yield Fact("mini_halma:solves")
    if target in camp and origin not in camp:
        arrived = sum(here == there != FREE for here, there in zip(after, GOAL, strict=True))
        yield Fact("mini_halma:enters", Fraction(arrived), (target,))
    if origin in camp and target not in camp:
        yield Fact("mini_halma:leaves", places=(origin,))
    yield Fact(f"mini_halma:{'forward' if advance > 0 else 'backward'}", Fraction(abs(advance)), (origin, target))
    if step[0] == "s" and advance > 0 and position.board[INDEX[_jumped(origin, target)]] != man:
        yield Fact("mini_halma:passes", places=(_jumped(origin, target),))
    yield from _of_next(after)


def _of_next(board: str) -> Iterator[Fact]:
    """What can be done after a step, unless all is done."""
    if board == GOAL:
        return
    advancing = _advancing(board)
    if advancing:
        yield Fact("mini_halma:ready", Fraction(len(advancing)), advancing)
    else:
        yield Fact("mini_halma:dead-end", places=(CELLS[board.index(FREE)],))


def _own(position: Position, step: str) -> tuple[Fact, ...]:
    assert isinstance(position, MiniHalma), position
    return tuple(_find(position, step))


FACTS = StepFacts(
    names=(
        "solves",
        "enters",
        "leaves",
        "forward",
        "backward",
        "passes",
        "ready",
        "dead-end",
    ),
    own=_own,
)
