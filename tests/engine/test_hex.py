"""The opponent of Hex: fillings are counted rightly, bridges are seen, plain wins and threats are not missed."""

from __future__ import annotations

from random import Random

from jeux.engine.budget import Budget, Choice, Clock
from jeux.engine.evaluation.hex import BRAIN
from jeux.engine.evaluation.hex_filling import Fillings, pairs
from jeux.rules.contract import OVER
from jeux.rules.hex import Hex, read, start
from jeux.rules.hex_board import grid

SMALL = {"size": "11"}


def ask(here: Hex, nodes: int, depth: int | None = None) -> Choice:
    budget = Budget(nodes=nodes, depth=depth)
    return BRAIN.think(here, budget, Clock(budget), Random(1), lambda _: None)


def rows(*some: str) -> Hex:
    """A position of White on the small board, from its first rows on; Black's stones fill the corner."""
    lines = [row.ljust(11, ".") for row in some] + ["." * 11] * (11 - len(some))
    return read(f"board={'/'.join(lines)} turn=w", SMALL, 2)


def test_planes_count_as_plain_counting_does() -> None:
    board = grid(11)
    fillings = Fillings(board, (0, 0))
    lot, kept, lost = Random(7), [0] * 121, [0] * 121
    fillings.add(300, Random(7), Clock(Budget()))
    for _ in range(300):
        word = lot.getrandbits(121)
        into = kept if board.joined(word, 0) else lost
        for i in range(121):
            into[i] += word >> i & 1
    values = fillings.with_cell(0)
    assert values == {i: (kept[i] + 0.5) / (kept[i] + lost[i] + 1) for i in range(121)}
    assert 0.3 < fillings.value(0) < 0.7


def test_a_board_filled_has_one_winner() -> None:
    board, lot = grid(11), Random(2)
    for _ in range(200):
        white = lot.getrandbits(121)
        assert board.joined(white, 0) != board.joined(board.full & ~white, 1)


def test_a_bridge_is_as_good_as_a_chain() -> None:
    board = grid(11)
    # f2 reaches row 1 whichever of f1 and g1 is taken; f2 and e4 share e3 and f3
    stones = (1 << board.index["f2"] | 1 << board.index["e4"], 0)
    found = {frozenset((board.cells[a], board.cells[b])) for a, b in pairs(board, stones)}
    assert found == {frozenset(("f1", "g1")), frozenset(("e3", "f3"))}


def test_the_computer_ends_a_chain_at_once() -> None:
    here = rows(*["wb"] * 10)
    choice = ask(here, 200)
    assert (choice.step, choice.exact, choice.value) == ("a11", True, 1.0)


def test_the_computer_bars_the_last_gap() -> None:
    board = "/".join(["....w.b....", "...bw......"] * 5 + ["..........."])
    here = read(f"board={board} turn=w", SMALL, 2).play("k1")
    assert ask(here, 4_000, 2).step in ("e11", "d11")


def test_the_swap_is_taken_when_the_first_stone_is_good() -> None:
    good = start({**SMALL, "swap": "yes"}, 2).play("f6")
    poor = start({**SMALL, "swap": "yes"}, 2).play("a2")
    assert ask(good, 6_000).step == "swap"
    assert ask(poor, 6_000).step != "swap"


def test_a_full_game_ends() -> None:
    here = start(SMALL, 2)
    while here.turn != OVER:
        here = here.play(ask(here, 60, 1).step)
    assert here.result()


def test_errors_are_made_near_the_stones() -> None:
    here = start({}, 2).play("h8")
    board = here.grid
    near = set(board.named(board.spread(board.spread(here.stones[0]))))
    ranked = [step for step, _ in ask(here, 120, 1).ranked]
    assert near - {"h8"} <= set(ranked)
    assert len(set(ranked) - near) <= 12, "elsewhere only the best cells are worth a stone"
