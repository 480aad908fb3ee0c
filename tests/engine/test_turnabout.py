"""How Turnabout is thought: tiles that a path still needs, and the cells that it hangs on."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from jeux.engine.budget import Budget, Choice, Clock
from jeux.engine.evaluation.turnabout import BRAIN, candidates, evaluate
from jeux.engine.evaluation.turnabout_ways import FAR, fronts, ground, useful
from jeux.rules.boards import bits
from jeux.rules.contract import OVER
from jeux.rules.turnabout import Turnabout, read, start
from jeux.rules.turnabout_board import POINTS


def at(laid: Mapping[str, str], **options: str) -> Turnabout:
    """A position with these looks on cells; whoever is to lay."""
    board = "".join(laid.get(point, ".") for point in POINTS)
    return read(f"board={board} turn={'ad'[len(laid) % 2]}", options, 2)


def needs(here: Turnabout) -> tuple[int, int]:
    """The tiles that a path needs from top to bottom, and from left to right."""
    return fronts(ground(here), 0, 20)[0], fronts(ground(here), 3, 20)[0]


def column(*rows: int) -> dict[str, str]:
    return {f"d{row}": "x" for row in rows}


def test_an_empty_board_takes_eight_tiles_either_way() -> None:
    assert needs(start({}, 2)) == (8, 8)


def test_tiles_laid_are_passed_for_nothing() -> None:
    assert needs(at(column(1, 2, 3)))[0] == 5
    # arcs that are not turned lead down to the left or to the right: a line goes round them
    assert needs(at(column(1, 2, 3, 5) | {"d4": "a"}))[0] > 4


def test_arcs_that_may_not_be_turned_make_ways_longer_or_none() -> None:
    laid = {f"{letter}5": "a" for letter in "abcdefgh"}
    # every line that comes down on such a row goes left, and comes up again from the right one
    assert needs(at(laid, tiles="64", rotation="fixed"))[0] >= needs(at(laid, tiles="64"))[0]


@pytest.mark.parametrize("seed", range(3))
def test_a_useful_tile_brings_a_path_one_nearer(seed: int) -> None:
    lot, here = Random(seed), start({}, 2)
    for _ in range(9):
        here = here.play(lot.choice(here.steps()))
    for edge in (0, 3):
        tiles, _ = fronts(ground(here), edge, 20)
        if tiles >= FAR:
            continue
        for look, word in useful(ground(here), edge, tiles):
            for cell in bits(word):
                board = bytearray(here.board)
                board[cell] = look
                after = Turnabout(False, 32, bytes(board))
                assert after.turn == OVER or fronts(ground(after), edge, 20)[0] == tiles - 1


def test_nearer_paths_are_better_for_the_attacker() -> None:
    near, far = at(column(1, 2, 3, 4, 5, 6)), at(column(1, 2) | {"a5": "a", "h5": "a", "g4": "b", "b4": "b"})
    assert near.turn == far.turn == 0
    assert evaluate(near) > evaluate(far)


def test_the_defender_looks_at_tiles_on_the_way() -> None:
    here = at(column(1, 2, 3, 4, 5, 6, 7))
    assert here.turn == 1
    assert {step for step in candidates(here) if step.startswith("d8")} >= {"d8:a", "d8:b"}


def think(here: Turnabout) -> Choice:
    budget = Budget(nodes=2_000)
    return BRAIN.think(here, budget, Clock(budget), Random(1), lambda choice: None)


def test_two_tiles_from_the_edge_the_attacker_wins_whatever_is_laid() -> None:
    assert think(at(column(1, 2, 3, 4, 5, 6))).value == 1.0
    # arcs at the last cell only lead the line along the edge, where one tile more leads it out
    assert think(at(column(1, 2, 3, 4, 5, 6, 7))).value == 0.0


def test_the_defender_blocks_in_front_of_the_line() -> None:
    found = think(at(column(1, 2, 3)))
    assert found.step[:2] in {f"d{row}" for row in range(4, 9)}
    assert found.value > 0
