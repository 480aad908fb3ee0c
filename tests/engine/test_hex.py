"""The opponent of Hex: its kernel keeps to the rules, fills only what nobody need play, and both its twins agree;
plain wins and threats are not missed."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.kernels import PLAIN, compiled
from jeux.engine.kernels.games import hex_weights
from jeux.engine.kernels.games.hex import IS_DEAD, HexBoard
from jeux.engine.kernels.games.hex_tree import HexTree
from jeux.engine.kernels.games.hex_weights import pattern, place, way
from jeux.engine.players.hex import PLAYER, WITHOUT_PROOFS, weights
from jeux.engine.players.hex import board as hex_board
from jeux.rules.boards import bits
from jeux.rules.contract import OVER
from jeux.rules.games.hex.board import Grid, grid
from jeux.rules.games.hex.game import read, start
from jeux.rules.games.hex.position import Hex
from tests.engine.test_kernels import POSITIONS, walked
from tests.engine.twins import fastest

TOLD = {"NODES": 800}
"""To the tests of all games (`tests/told.py`)."""

SMALL = {"size": "11"}
SOLVED = 4
"""Cells a side of the boards that the tests solve."""


def ask(here: Hex, nodes: int, margin: float = 0.0, depth: int | None = None) -> SearchResult:
    budget = Budget(nodes=nodes, margin=margin, depth=depth)
    return PLAYER.think(here, budget, Clock(budget), Random(1), lambda _: None)


def rows(*some: str) -> Hex:
    """A position of White on the small board, from its first rows on; Black's stones fill the corner."""
    lines = [row.ljust(11, ".") for row in some] + ["." * 11] * (11 - len(some))
    return read(f"board={'/'.join(lines)} turn=w", SMALL, 2)


def colours(board: Any) -> list[int]:
    """The stones of a kernel's board in the order of texts."""
    return [board.colour[cell] for cell in board.inner]


def masks_of(stones: list[int]) -> tuple[int, int]:
    """The masks of White's and Black's stones."""
    white, black = (sum(1 << i for i, stone in enumerate(stones) if stone == colour) for colour in (1, 2))
    return white, black


# --- the kernel against the rules -------------------------------------------------------------------------------------


@pytest.mark.thorough
def test_a_board_filled_is_won_as_the_rules_say() -> None:
    lot = Random(4)
    for here in walked("hex", POSITIONS if compiled() else POSITIONS // 10):
        assert isinstance(here, Hex)
        if here.turn == OVER:
            continue
        board = hex_board(here, lot)
        board.reset()
        free = {board.outer[cell] for cell in board.free[: board.free_count]}
        before = colours(board)
        filled = {i for i in bits(here.empty()) if before[i]}
        assert free | filled == set(bits(here.empty())), here
        winner = board.playout(0, here.side + 1)
        white, black = masks_of(colours(board))
        assert (white & here.stones[0], black & here.stones[1]) == here.stones, here
        assert white | black == here.grid.full
        assert here.grid.joined(white, 0) == (winner == 1) != here.grid.joined(black, 1), here


def solved(board: Grid) -> Any:
    """Who wins a position of a small board, by looking at all of it."""

    @cache
    def winner(white: int, black: int, side: int) -> int:
        if board.joined((white, black)[1 - side], 1 - side):
            return 1 - side
        for cell in bits(board.full & ~(white | black)):
            after = (white, black | 1 << cell, 0) if side else (white | 1 << cell, black, 1)
            if winner(*after) == side:
                return side
        return 1 - side

    return winner


def test_what_is_filled_changes_nobody_s_chances() -> None:
    board, lot, seen = grid(SOLVED), Random(5), 0
    winner = solved(board)
    for _ in range(600):
        empty = lot.randrange(4, 10)
        stones = [0] * empty + [1 + i % 2 for i in range(SOLVED**2 - empty)]
        lot.shuffle(stones)
        if board.joined(masks_of(stones)[0], 0) or board.joined(masks_of(stones)[1], 1):
            continue
        for side in (0, 1):
            filled = fastest(HexBoard)(SOLVED, stones, side, 1, weights())
            filled.reset()
            after = colours(filled)
            seen += after != stones
            white, black = masks_of(after)
            won = board.joined(white, 0), board.joined(black, 1)
            expected = winner(*masks_of(stones), side)
            assert (won.index(True) if any(won) else winner(white, black, side)) == expected, stones
    assert seen > 300


def test_a_dead_cell_joins_nothing() -> None:
    board, lot, dead = grid(11), Random(6), 0
    for _ in range(300):
        full, hole = [lot.choice((1, 2)) for _ in range(121)], lot.randrange(121)
        here = fastest(HexBoard)(11, [*full[:hole], 0, *full[hole + 1 :]], 0, 1, weights())
        if IS_DEAD[here.near[here.inner[hole]]]:
            dead += 1
            won = {board.joined(masks_of([*full[:hole], colour, *full[hole + 1 :]])[0], 0) for colour in (1, 2)}
            assert len(won) == 1
    assert dead > 60


def test_a_bridge_is_mended_at_once() -> None:
    # f2 reaches row 1 whichever of f1 and g1 is taken; e4 and f2 share e3 and f3
    board = fastest(HexBoard)(11, [0] * 121, 0, 1, weights())
    board.reset()
    index = grid(11).index
    for name in ("f2", "e4"):
        board.put(board.inner[index[name]], 1)
    for one, other in (("f1", "g1"), ("e3", "f3")):
        for cut, mended in ((one, other), (other, one)):
            kept = list(board.colour)
            board.put(board.inner[index[cut]], 2)
            board.playout(board.inner[index[cut]], 1)
            assert board.colour[board.inner[index[mended]]] == 1
            for cell, colour in enumerate(kept):
                board.colour[cell] = colour


def test_half_a_turn_of_the_board_changes_no_promise() -> None:
    for size in (11, 16):
        for i in range(size**2 // 2):
            y, x = divmod(i, size)
            assert place(x, y, size) == place(size - 1 - x, size - 1 - y, size), (x, y)
    assert all(way(dx, dy) == way(-dx, -dy) for dx in range(-6, 7) for dy in range(-6, 7))
    taught = weights()
    for near in range(0, hex_weights.PATTERNS, 7):
        for far in range(0, hex_weights.PATTERNS, 11):
            for first in (0, hex_weights.LOCAL):
                told = [
                    (taught[first + n], taught[first + hex_weights.FAR + f], taught[first + joint(n, f)])
                    for n, f in ((near, far), (half(near), half(far)))
                ]
                assert told[0] == told[1], (near, far)


def half(number: int) -> int:
    """A pattern after half a turn of the board."""
    return number % 27 * 27 + number // 27


def joint(near: int, far: int) -> int:
    """Where the weight of both rings stands."""
    return hex_weights.BOTH + near * hex_weights.PATTERNS + far


def test_no_sum_of_weights_is_beyond_a_word() -> None:
    # the promise of a cell is looked up by the sum of eight of them, in a table of 2 ** 16 entries
    assert 8 * max(map(abs, weights())) < 1 << 15


def test_a_cut_bridge_promises_more_than_it_did_before() -> None:
    index = grid(11).index
    board = fastest(HexBoard)(11, [0] * 121, 0, 1, weights())
    board.reset()
    cut, mended = (board.inner[index[name]] for name in ("e7", "f6"))
    for name in ("e6", "f7"):
        board.put(board.inner[index[name]], 1)
    before = board.prior(mended, 1, 0)
    board.put(cut, 2)
    assert board.prior(mended, 1, cut) > 10 * before


def test_a_ring_that_kept_marks_is_a_pattern() -> None:
    assert {pattern(code) for code in range(1 << 12)} == set(range(hex_weights.PATTERNS))


@pytest.mark.thorough
def test_both_twins_grow_the_same_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    if not compiled():
        pytest.skip("the kernels were not compiled here")

    def trees() -> list[tuple[SearchResult, list[tuple[int, int, int, float]]]]:
        found = []
        for number, here in enumerate(walked("hex", 1_000)):
            assert isinstance(here, Hex)
            if here.turn == OVER or number % 40:
                continue
            tree = fastest(HexTree)(hex_board(here, Random(number)), 300, lambda _: False)
            tree.grow(300)
            proving = fastest(HexTree)(hex_board(here, Random(number)), 900, lambda _: False, 30, 2_000)
            proving.grow(900 if number % 200 == 0 else 30)
            found.append((ask(here, 120, depth=WITHOUT_PROOFS), tree.children(0) + proving.children(0)))
        return found

    by_compiled = trees()
    monkeypatch.setenv(PLAIN, "1")
    assert fastest(HexTree) is HexTree
    assert trees() == by_compiled


# --- the opponent -----------------------------------------------------------------------------------------------------


def test_the_computer_ends_a_chain_at_once() -> None:
    here = rows(*["wb"] * 10)
    choice = ask(here, 200)
    assert (choice.step, choice.exact, choice.value) == ("a11", True, 1.0)


def test_the_computer_bars_the_last_gap() -> None:
    board = "/".join(["w...w.b....", "...bw......", *["....w.b....", "...bw......"] * 4, "...b......."])
    here = read(f"board={board} turn=w", SMALL, 2).play("k1")
    assert ask(here, 1_000).step == "e11"


def test_the_swap_is_taken_when_the_first_stone_is_good() -> None:
    good = start({**SMALL, "swap": "yes"}, 2).play("f6")
    poor = start({**SMALL, "swap": "yes"}, 2).play("a2")
    assert ask(good, 2_000).step == "swap"
    assert ask(poor, 2_000).step != "swap"


def test_a_full_game_ends() -> None:
    here = start(SMALL, 2)
    while here.turn != OVER:
        here = here.play(ask(here, 30).step)
    assert here.result()


def test_the_budget_is_kept_and_small_ones_are_answered() -> None:
    for nodes in (1, 7, 300):
        assert ask(start({}, 2).play("h8"), nodes).nodes <= nodes


def test_errors_are_made_near_the_stones() -> None:
    here = start({}, 2).play("h8")
    board = here.grid
    near = set(board.named(board.spread(board.spread(here.stones[0]))))
    ranked = [step for step, _ in ask(here, 120).ranked]
    assert near - {"h8"} <= set(ranked)
    assert len(set(ranked) - near) <= 12, "elsewhere only the best cells are worth a stone"
    every = [step for step, _ in ask(here, 120, margin=1_000.0).ranked]
    assert len(every) > 240, "analysis is told of all"


def test_the_search_ends_when_it_is_told_to() -> None:
    asked: list[int] = []

    def spent(nodes: int) -> bool:
        asked.append(nodes)
        return True

    tree = fastest(HexTree)(hex_board(start({}, 2), Random(1)), 0, spent)
    tree.grow(10_000)
    assert tree.stopped
    assert asked == [tree.nodes]
