"""The beginners of the benchmarks take what is near and keep to the rules."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from benchmarks import beginners
from benchmarks.beginners import beginner, missing
from benchmarks.uct import random_step
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, Position, complete_options
from jeux.rules.games.turnabout.position import Turnabout


def read(key: str, text: str) -> Position:
    game = CATALOGUE[key]
    return game.read(text, complete_options(game, {}), 2)


def turnabout(board: str) -> Turnabout:
    """The position of a board, of the player whose turn it is after so many tiles."""
    position = read("turnabout", f"board={board} turn={'da'[board.count('.') % 2 == 0]}")
    assert isinstance(position, Turnabout)
    return position


@pytest.mark.parametrize("key", ["neo_pettie", "turnabout", "hex", "twixt", "barricades"])
def test_a_beginner_plays_legal_steps(key: str) -> None:
    game, rng = CATALOGUE[key], Random(1)
    here = game.start(complete_options(game, {}), 2)
    for _ in range(60):
        if here.turn == OVER:
            break
        step = random_step(here, rng) if here.turn == CHANCE else beginner(here, rng)
        assert step in here.steps() or here.turn == CHANCE
        here = here.play(step)


def test_elsewhere_a_beginner_makes_few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []

    def shallow(position: Position, rng: Random, more: Callable[[int], bool]) -> str:
        asked.append(more(59) and not more(60))
        return position.steps()[0]

    monkeypatch.setattr(beginners, "uct", shallow)
    game = CATALOGUE["crosses"]
    here = game.start(complete_options(game, {}), 2)
    assert beginner(here, Random(1)) == here.steps()[0]
    assert asked == [True]


def test_a_beginner_of_neo_petteia_takes_men_and_saves_his_own() -> None:
    empty = "." * 10
    take = read("neo_pettie", f"board={empty * 6}..w.bw....{empty * 2}b......... turn=w quiet=0")
    assert {beginner(take, Random(seed)) for seed in range(20)} == {"c4-d4"}, "the black man of e4 is framed"
    save = read("neo_pettie", f"board={empty * 6}b.wb......{empty * 2}.........w turn=w quiet=0")
    assert beginner(save, Random(1)).startswith("c4-"), "else the black man of a4 frames it"


def test_a_beginner_of_turnabout_sees_the_paths() -> None:
    gap = turnabout("...x...." * 7 + "." * 7 + "x")
    assert beginner(gap, Random(1)) == "d1:x"
    longer = turnabout("...x...." * 4 + "." * 32)
    after = longer.play(beginner(longer, Random(1)))
    assert isinstance(after, Turnabout)
    assert (missing(longer)[0], missing(after)[0]) == (4, 3)
    defended = after.play(beginner(after, Random(1)))
    assert isinstance(defended, Turnabout)
    assert missing(defended)[0] >= 3


def test_a_beginner_of_hex_joins_his_edges_and_bars_the_way() -> None:
    game = CATALOGUE["hex"]
    here = game.start(complete_options(game, {"size": "11"}), 2)
    for row in range(1, 11):
        here = here.play(f"f{row}").play(f"a{row}")
    assert {beginner(here, Random(seed)) for seed in range(20)} == {"f11", "e11"}, "White ends his column"
    assert beginner(here.play("k1"), Random(1)) in {"f11", "e11"}, "Black, far behind, stops it"


def test_a_beginner_of_twixt_joins_his_lines_with_pegs_and_links() -> None:
    here = CATALOGUE["twixt"].start({}, 2)
    for row in (1, *range(2, 23, 2)):
        here = here.play(f"{'l' if row == 1 else 'mn'[row % 4 // 2]}{row}")
        while here.turn == 0:
            here = here.play(beginner(here, Random(row)))
        here = here.play(f"{'ab'[row // 2 % 2]}{row + 1}")
        while here.turn == 1:
            here = here.play("end")
    assert {beginner(here, Random(seed)) for seed in range(20)} == {"m24", "o24"}, "White ends his chain"
    assert beginner(here.play("m24"), Random(1)) == "m24-n22", "and links it"


BARRICADES = ".................#####.................##.............###.............##.........##.........#."


def test_a_beginner_of_barricades_reaches_the_goal() -> None:
    board = "#".join((BARRICADES[:22], BARRICADES[23:92])) + "2."
    here = read("barricades", f"board={board} turn=2 start=0,4,5,0 side=2 dice=5,1")
    assert beginner(here, Random(1)) == "1:i12/i13"


def test_a_beginner_of_barricades_bars_the_way() -> None:
    board = BARRICADES[:17] + "2" + BARRICADES[18:22] + "3" + BARRICADES[23:]
    here = read("barricades", f"board={board} turn=2 start=0,4,4,0 side=2 dice=-")
    assert beginner(here, Random(1)) in {"put:b3", "put:a3", "put:c3"}
