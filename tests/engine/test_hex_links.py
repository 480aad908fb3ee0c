"""Links of Hex: what is claimed to be proven is true, by looking at all of small boards and by playing it out on large
ones; both twins find the same."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.kernels import PLAIN, compiled
from jeux.engine.kernels.games.hex import HexBoard
from jeux.engine.kernels.games.hex_links import FULL, HALF, NOTHING, Links
from jeux.engine.kernels.games.hex_tree import LOST, WON, HexTree
from jeux.engine.players.hex import PLAYER, weights
from jeux.engine.players.hex import board as hex_board
from jeux.rules.boards import bits
from jeux.rules.contract import OVER
from jeux.rules.games.hex.board import grid
from jeux.rules.games.hex.game import read, start
from jeux.rules.games.hex.position import Hex
from tests.engine.test_hex import SMALL, colours, masks_of, solved
from tests.engine.twins import fastest

EMPTY = {4: (4, 13), 5: (5, 12)}
"""Empty cells of the positions that are solved, by the size of the board."""
WORK = 100_000


@cache
def solver(size: int) -> Any:
    """Who wins a position of a small board."""
    return solved(grid(size))


def positions(size: int, count: int, seed: int) -> list[list[int]]:
    """Random stones on a small board, nobody's edges joined."""
    board, lot, found = grid(size), Random(seed), list[list[int]]()
    while len(found) < count:
        empty = lot.randrange(*EMPTY[size])
        stones = [0] * empty + [1 + i % 2 for i in range(size**2 - empty)]
        lot.shuffle(stones)
        white, black = masks_of(stones)
        if not board.joined(white, 0) and not board.joined(black, 1):
            found.append(stones)
    return found


def after(stones: list[int], cell: int, side: int) -> tuple[int, int, int]:
    """What a solver is asked after a stone of a side (1 White, 2 Black)."""
    return *masks_of([side if i == cell else stone for i, stone in enumerate(stones)]), 2 - side


def as_given(board: Any, stones: list[int]) -> None:
    """Take away what a board has filled."""
    for cell, stone in zip(board.inner, stones, strict=True):
        board.colour[cell] = stone


# --- small boards, against all that can be played ---------------------------------------------------------------------


@pytest.mark.thorough
@pytest.mark.parametrize("size", EMPTY)
@pytest.mark.parametrize("filled", [False, True])
def test_links_from_edge_to_edge_are_true(size: int, filled: bool) -> None:
    seen, missed, lot = [0, 0, 0], 0, Random(size)
    winner = solver(size)
    for stones in positions(size, 150, size):
        board = fastest(HexBoard)(size, stones, 0, 1, weights())
        board.reset()
        if not filled:
            as_given(board, stones)
        links = fastest(Links)(board)
        for side in (1, 2):
            found = links.find(side, lot.choice((WORK, WORK, 300)), 1)
            seen[found] += 1
            second = winner(*masks_of(stones), 2 - side) == side - 1
            missed += second and found != FULL
            assert second or found != FULL, (stones, side)
            if found == HALF:
                assert winner(*after(stones, links.key[links.best], side)) == side - 1, (stones, side)
                for cell in bits(~links.shared() & grid(size).full):
                    if not colours(board)[cell]:
                        assert winner(*after(stones, cell, 3 - side)) == side - 1, (stones, side, cell)
    assert min(seen[NOTHING], seen[HALF]) > 10
    assert seen[FULL] > 5 * missed


@pytest.mark.parametrize("size", EMPTY)
def test_what_a_tree_proves_is_true(size: int, thorough: bool) -> None:
    proven, count = {WON: 0, LOST: 0}, (100 if thorough else 30) if compiled() else 4
    for stones in positions(size, count, 9):
        for side in (0, 1):
            # little work and few visits, so that it is the tree that proves, not the links of its root
            for proving, work in ((6, 60), (6, 200), (8, 300), (20, 900), (30, WORK)):
                board = fastest(HexBoard)(size, stones, side, 1, weights())
                tree = fastest(HexTree)(board, 900, lambda _: False, proving, work)
                tree.grow(900)
                won = solver(size)(*masks_of(stones), side) == side
                if tree.proven[0]:
                    proven[tree.proven[0]] += 1
                    assert tree.proven[0] == (WON if won else LOST), (stones, side, proving)
                if tree.winning_child:
                    cell = board.outer[tree.move[tree.winning_child]]
                    assert tree.proven[0] == WON
                    assert solver(size)(*after(stones, cell, side + 1)) == side, (stones, side, cell)
                for cell in tree.refuted:
                    assert solver(size)(*after(stones, cell, side + 1)) != side, (stones, side, cell)
    assert min(proven.values()) >= count // 2


# --- large boards, played out -----------------------------------------------------------------------------------------


def think(here: Hex, nodes: int) -> SearchResult:
    budget = Budget(nodes=nodes)
    return PLAYER.think(here, budget, Clock(budget), Random(1), lambda _: None)


def defended(here: Hex, how: int, lot: Random) -> str:
    """A step of a side that has lost: at random, where the winner's links run, or by the tree."""
    if how == 0:
        return lot.choice(here.steps())
    board = hex_board(here, lot)
    board.reset()
    as_given(board, [(here.stones[0] >> i & 1) + 2 * (here.stones[1] >> i & 1) for i in range(here.rules.size**2)])
    links = fastest(Links)(board)
    links.find(2 - here.side, WORK, 1)
    inside = here.grid.named(links.carrier() & here.empty())
    return lot.choice(inside) if how == 1 and inside else think(here, 60).step


@pytest.mark.thorough
@pytest.mark.skipif(not compiled(), reason="this takes long without the compiled kernels")
@pytest.mark.parametrize("size", ["11", "16"])
def test_a_proven_win_is_won_against_any_defence(size: str) -> None:
    lot, played = Random(int(size)), 0
    for number in range(4):
        here = start({"size": size}, 2)
        choice = think(here, 1)
        while not choice.exact:
            here = here.play(lot.choice(here.steps()) if lot.random() < 0.1 else think(here, 400).step)
            choice = think(here, 1)
        winner = here.side if choice.value else 1 - here.side
        for how in (0, 1, 2):
            there = here
            while there.turn != OVER:
                if there.turn == winner:
                    found = think(there, 1_000)
                    assert found.value > 0.5, there
                    there = there.play(found.step)
                else:
                    there = there.play(defended(there, how, lot))
            result = there.result()
            assert result is not None
            assert result.scores[winner] == 1.0, (number, how)
            played += 1
    assert played == 12


def test_a_win_by_bridges_is_played_at_once_and_told() -> None:
    # White's chain of bridges from row 1 to row 11 lacks one stone
    rows = ["." * 11] * 11
    for x, y in ((5, 1), (4, 3), (3, 5), (1, 9)):
        rows[y] = rows[y][:x] + "w" + rows[y][x + 1 :]
    for x, y in ((9, 2), (9, 4), (9, 6), (9, 8)):
        rows[y] = rows[y][:x] + "b" + rows[y][x + 1 :]
    here = read(f"board={'/'.join(rows)} turn=w", SMALL, 2)
    choice = think(here, 1)
    assert (choice.value, choice.exact, choice.nodes) == (1.0, True, 0)
    lost = think(here.play("c8"), 100)
    assert (lost.value, lost.exact) == (0.0, True)


def test_levels_look_for_no_proofs() -> None:
    assert all(level.depth == 1 for level in PLAYER.levels)
    assert PLAYER.full.depth is None


# --- twins ------------------------------------------------------------------------------------------------------------


def test_both_twins_find_the_same_links(monkeypatch: pytest.MonkeyPatch) -> None:
    if not compiled():
        pytest.skip("the kernels were not compiled here")
    lot, boards = Random(3), list[tuple[int, list[int]]]()
    for size in (5, 11, 16):
        for _ in range(8):
            stones = [0] * size**2
            for i, cell in enumerate(lot.sample(range(size**2), size**2 * lot.randrange(2, 7) // 10)):
                stones[cell] = 1 + i % 2
            boards.append((size, stones))

    def found() -> list[tuple[int, ...]]:
        seen = list[tuple[int, ...]]()
        for size, stones in boards:
            board = fastest(HexBoard)(size, stones, 0, 1, weights())
            board.reset()
            links = fastest(Links)(board)
            for side, whole in ((1, 0), (2, 1)):
                seen.append((links.find(side, 6_000, whole), links.carrier(), links.shared(), links.used))
        return seen

    def trees() -> list[tuple[int, list[tuple[int, int, int, float]]]]:
        seen = []
        for stones in positions(5, 6, 2):
            # few visits, so that the tree proves and drops
            board = fastest(HexBoard)(5, stones, 0, 1, weights())
            tree = fastest(HexTree)(board, 300, lambda _: False, 20, 100)
            tree.grow(300)
            seen.append((tree.proven[0], tree.children(0)))
        return seen

    compiled_twin = found(), trees()
    monkeypatch.setenv(PLAIN, "1")
    assert fastest(Links) is Links
    assert (found(), trees()) == compiled_twin
