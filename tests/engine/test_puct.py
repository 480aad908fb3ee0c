"""The tree that grows where it is promising: what is won is found, whoever plays next; bounds are kept."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from jeux.engine.budget import Budget, Clock
from jeux.engine.kernels.board_search import Board
from jeux.engine.kernels.puct_tree import PuctTree
from jeux.engine.search import tree_search
from jeux.rules.contract import OVER
from tests.engine.twins import fastest


def heap(matches: int, again: int = 0) -> Any:
    """One takes one to three matches, and plays on after taking `again` of them; who takes the last one
    wins."""

    class Heap(fastest(Board)):  # type: ignore[misc]
        turn: int

        def __init__(self) -> None:
            super().__init__()
            self.left, self.line = matches, array("i")

        def generate(self, at: int) -> int:
            steps = range(1, min(3, self.left) + 1)
            for i, step in enumerate(steps):
                self.steps[at + i], self.ranks[at + i] = step, 10 * step
            return at + len(steps)

        def play(self, step: int) -> None:
            self.line.append(2 * step + self.turn)
            self.left -= step
            if not self.left:
                self.winner, self.turn = self.turn, OVER
            elif step != again:
                self.turn = 1 - self.turn

        def undo(self) -> None:
            step = self.line.pop()
            self.left += step // 2
            self.turn, self.winner = step % 2, -1

        def evaluate(self) -> int:
            return 0

    return Heap()


def best(board: Any, visits: int) -> Any:
    tree = fastest(PuctTree)(board, 100, visits, lambda _: False)
    return tree_search.TreeSearch(tree, {1: "1", 2: "2", 3: "3"}, Clock(Budget(nodes=visits))).run(lambda _: None)


@pytest.mark.parametrize("matches", [5, 6, 7])
def test_what_is_won_is_found(matches: int) -> None:
    choice = best(heap(matches), 3_000)
    assert choice.step == str(matches % 4)
    assert choice.value > 0.9
    assert max(value for step, value in choice.ranked if step != choice.step) < choice.value - 0.2
    assert sum(map(int, choice.pv)) == matches


def test_a_player_may_play_twice() -> None:
    """By taking 1 over and over, who begins takes all of them."""
    choice = best(heap(5, again=1), 3_000)
    assert choice.value > 0.9


def test_the_second_player_reckons_for_himself() -> None:
    board = heap(7)
    board.turn = 1
    choice = best(board, 3_000)
    assert (choice.step, choice.value > 0.9) == ("3", True)


def test_every_step_is_tried_before_one_is_tried_again() -> None:
    assert [seen for _, _, seen, _ in kernel_children(heap(9), 3)] == [1, 1, 1]


def kernel_children(board: Any, visits: int) -> list[tuple[int, int, int, float]]:
    tree = fastest(PuctTree)(board, 100, visits, lambda _: False)
    tree.grow(visits)
    found: list[tuple[int, int, int, float]] = tree.children(0)
    return found


def test_the_bound_and_the_wish_to_stop_are_kept() -> None:
    tree = fastest(PuctTree)(heap(21), 100, 50, lambda _: False)
    tree.grow(1_000)
    assert (tree.nodes, tree.stopped) == (50, True)
    tree = fastest(PuctTree)(heap(21), 100, 0, lambda visits: visits >= 96)
    tree.grow(1_000)
    assert (tree.nodes, tree.stopped) == (96, True)
