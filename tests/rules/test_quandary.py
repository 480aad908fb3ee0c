"""Quandary: what the vectors cannot say."""

from __future__ import annotations

from collections import Counter

from jeux.rules.games.quandary.board import COLOURS, GRID, INDEX, NEAR
from jeux.rules.games.quandary.game import GAME


def _number(value: int, digits: int) -> tuple[int, ...]:
    """The throw of so many dice that reads as a number in base six."""
    dice = []
    for _ in range(digits):
        value, rest = divmod(value, 6)
        dice.append(rest + 1)
    return tuple(reversed(dice))


def test_a_draw_gives_every_square_the_same_share_of_the_throws() -> None:
    here = GAME.start({}, 2)
    for left in (12, 11, 10, 9):
        block = [here.outcome(_number(first, here.throws())) for first in range(5 * left)]
        assert set(Counter(block).values()) == {5}
        assert here.outcome((6,) * here.throws()) in here.steps()
        here = here.play(here.steps()[0])
    assert here.text().endswith("drawn=a1,b1,c1,d1")
    assert len(here.steps()) == 12


def test_the_grid_of_the_sheet() -> None:
    assert Counter(GRID) == dict.fromkeys(COLOURS, 18)
    for point, others in NEAR.items():
        assert all(GRID[INDEX[point]] != GRID[INDEX[other]] for other in others)
