"""How Turnabout is thought: tiles that a path still needs, the cells that it hangs on, threats that win."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.kernels.games.turnabout import FAR
from jeux.engine.kernels.games.turnabout import TurnaboutBoard as PlainBoard
from jeux.engine.players.turnabout import PLAYER, board, narrow
from jeux.rules.boards import bits
from jeux.rules.contract import OVER
from jeux.rules.games.turnabout.board import POINTS, STEPS
from jeux.rules.games.turnabout.game import read, start
from jeux.rules.games.turnabout.position import Turnabout


def at(laid: Mapping[str, str], **options: str) -> Turnabout:
    """A position with these looks on cells; whoever is to lay."""
    board = "".join(laid.get(point, ".") for point in POINTS)
    return read(f"board={board} turn={'ad'[len(laid) % 2]}", options, 2)


def plain(here: Turnabout) -> PlainBoard:
    """The plain board, whose insides can be seen."""
    return PlainBoard(here.fixed, here.tiles, list(here.board), True)


def needs(here: Turnabout) -> tuple[int, int]:
    """The tiles that a path needs from top to bottom, and from left to right."""
    return plain(here).distance(0), plain(here).distance(3)


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
        found = plain(here)
        tiles = found.distance(edge)
        if tiles >= FAR:
            continue
        found.fill(edge ^ 2, tiles)
        for look in (1, 2, 3):
            for cell in bits(found.useful(edge, tiles, look)):
                laid = bytearray(here.board)
                laid[cell] = look
                after = Turnabout(False, 32, bytes(laid))
                assert after.turn == OVER or plain(after).distance(edge) == tiles - 1


def test_nearer_paths_are_better_for_the_attacker() -> None:
    near, far = at(column(1, 2, 3, 4)), at(column(1, 2) | {"a5": "a", "h5": "a"})
    assert near.turn == far.turn == 0
    assert board(near).evaluate() > board(far).evaluate()


def test_two_tiles_that_are_missing_in_either_of_two_ways_are_seen_to_win() -> None:
    missing_one = at(column(1, 2, 3, 4, 5, 6, 7))
    assert missing_one.turn == 1
    assert board(missing_one).evaluate() < -2_000  # d8 is the defender's, and the line goes on along the edge
    assert abs(board(at(column(1, 2, 3))).evaluate()) < 2_000


def candidates(here: Turnabout) -> set[str]:
    """The steps that the search looks at."""
    found = narrow(here)
    numbers = {found.steps[i] for i in range(found.generate(0))}
    return {step for step, (cell, look) in STEPS.items() if 4 * cell + look in numbers}


def test_the_defender_lays_where_the_path_lacks_one_tile() -> None:
    assert candidates(at(column(1, 2, 3, 4, 5, 6, 7))) == {"d8:a", "d8:b", "d8:x"}


def test_the_attacker_lays_the_last_tile_of_a_path() -> None:
    here = at(column(1, 2, 3, 4, 5, 6, 7) | {"h1": "a"})
    assert candidates(here) == {"d8:x"}


@pytest.mark.parametrize("options", [{}, {"rotation": "fixed"}, {"tiles": "64"}])
def test_some_steps_are_looked_at_in_every_position_and_all_are_legal(options: dict[str, str]) -> None:
    lot, here = Random(4), start(options, 2)
    while here.turn != OVER:
        found = candidates(here)
        assert found
        assert found <= set(here.steps())
        here = here.play(lot.choice(here.steps()))


def think(here: Turnabout) -> SearchResult:
    budget = Budget(nodes=2_000)
    return PLAYER.think(here, budget, Clock(budget), Random(1), lambda choice: None)


def test_two_tiles_from_the_edge_the_attacker_wins_whatever_is_laid() -> None:
    assert think(at(column(1, 2, 3, 4, 5, 6))).value == 1.0
    # arcs at the last cell only lead the line along the edge, where one tile more leads it out
    assert think(at(column(1, 2, 3, 4, 5, 6, 7))).value == 0.0


def test_the_defender_blocks_in_front_of_the_line() -> None:
    found = think(at(column(1, 2, 3)))
    assert found.step[:2] in {f"d{row}" for row in range(4, 9)}
    assert found.value > 0
    assert not found.exact
