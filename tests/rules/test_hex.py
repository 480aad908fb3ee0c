"""What is particular to the rules of Hex: neighbours, chains, the swap."""

from __future__ import annotations

import pytest

from jeux.rules.contract import BadPosition, Formed, Put, Refusal, Removed, in_use
from jeux.rules.games.hex.board import grid
from jeux.rules.games.hex.game import GAME, read, start
from jeux.rules.games.hex.position import Hex

SMALL = {"size": "11"}
PIE = {"size": "11", "swap": "yes"}


def at(*placed: str, **options: str) -> Hex:
    """The position after these steps on a small board."""
    here = start({**SMALL, **options}, 2)
    for step in placed:
        here = here.play(step)
    return here


def test_a_cell_touches_six_others() -> None:
    board = grid(16)
    near = {board.cells[i] for i in board.near[board.index["f6"]]}
    assert near == {"g6", "e6", "f7", "f5", "g5", "e7"}
    numbers = [len(cells) for cells in board.near]
    assert [numbers.count(n) for n in (2, 3, 4, 6)] == [2, 2, 56, 196]


@pytest.mark.parametrize("size", [11, 13, 14, 16])
def test_words_spread_as_neighbours_do(size: int) -> None:
    board = grid(size)
    for i in range(size * size):
        assert board.spread(1 << i) == sum(1 << j for j in (i, *board.near[i]))


def test_a_finished_chain_is_shown_from_edge_to_edge() -> None:
    text = "board=" + "/".join(["w.........."] * 10 + ["..........."]) + " turn=w"
    text = text.replace("w..........", "wb.........")
    here = read(text, SMALL, 2)
    formed = here.effects("a11")[-1]
    assert formed == Formed(tuple(f"a{row}" for row in range(1, 12)))
    result = here.play("a11").result()
    assert result is not None
    assert result.places == tuple(f"a{row}" for row in range(1, 12))


def test_the_swap_mirrors_the_stone() -> None:
    here = at("b3", swap="yes")
    assert here.steps()[-1] == "swap"
    assert here.effects("swap") == (Removed("w", "b3", "hand:w"), Put("b", "hand:b", "c2"))
    after = here.play("swap")
    assert (after.turn, after.grid.named(after.stones[1]), after.stones[0]) == (0, ("c2",), 0)
    assert at("b3").refusal("swap") == Refusal("no-swap")
    assert at("b3", "c4", "d5", swap="yes").refusal("swap") == Refusal("swap-too-late")


@pytest.mark.parametrize(
    ("board", "turn", "options"),
    [
        ("w..........", "w", SMALL),
        ("b..........", "w", SMALL),
        ("...........", "b", PIE),
        ("bb.........", "w", PIE),
    ],
)
def test_numbers_of_stones_that_cannot_be(board: str, turn: str, options: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        read(f"board={'/'.join([board] + ['.' * 11] * 10)} turn={turn}", options, 2)


def test_the_board_in_use_is_as_large_as_the_option_says() -> None:
    assert len(in_use(GAME, PIE).board.points) == 121
    assert len(in_use(GAME, {"size": "16"}).board.points) == 256
    small, large = in_use(GAME, SMALL).board, GAME.board
    assert small.size[2] < large.size[2]
    assert start(SMALL, 2).gesture(("p16",)) is None
