"""How La Néo-pettie is thought: what can be taken is counted rightly, blocking is dear, sandwiches are seen."""

from __future__ import annotations

from random import Random

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.lookup import player_of
from jeux.engine.players.neo_pettie import POINTS_OF_A_WIN, board, number
from jeux.rules.contract import OVER
from jeux.rules.games.neo_pettie.game import GAME
from jeux.rules.games.neo_pettie.position import NeoPettie

TOLD = {"UNIT": POINTS_OF_A_WIN}
"""To the tests of all games (`tests/told.py`)."""

THREE = "..................bb.......................w.........b.......wb.bw.......w.........................."
BLOCKABLE = "............................................................bb........wwb.......wwwb......www.b....."


def at(board: str, turn: str = "w") -> NeoPettie:
    here = GAME.read(f"board={board} turn={turn} quiet=3", {}, 2)
    assert isinstance(here, NeoPettie)
    return here


def ask(here: NeoPettie, nodes: int = 2_000) -> SearchResult:
    budget = Budget(nodes=nodes)
    return player_of(GAME.key).think(here, budget, Clock(budget), Random(1), lambda _: None)


def test_a_step_is_tried_the_earlier_the_more_it_takes(thorough: bool) -> None:
    lot, captures, games = Random(3), 0, 20 if thorough else 4
    for game in range(games):
        here = GAME.start({"start": GAME.options[0].values[game % 2]}, 2)
        while here.turn != OVER:
            assert isinstance(here, NeoPettie)
            seen = board(here)
            ranks = {seen.steps[i]: seen.ranks[i] for i in range(seen.generate(0))}
            taken = {number(here, step): len(here.captures(step)) for step in here.steps()}
            assert ranks == taken, here
            captures += sum(taken.values())
            here = here.play(lot.choice(here.steps()))
    assert captures > 5 * games


def test_both_colours_are_valued_alike() -> None:
    turned = THREE[::-1].translate(str.maketrans("wb", "bw"))
    mine, theirs, swapped = (board(here).evaluate() for here in (at(THREE), at(turned, "b"), at(THREE, "b")))
    assert mine == theirs != swapped


def turned(text: str, turn: int) -> str:
    """The board in one of its eight ways."""
    rows = [text[i : i + 10] for i in range(0, 100, 10)]
    if turn & 4:
        rows = ["".join(column) for column in zip(*rows, strict=True)]
    rows = rows[::-1] if turn & 1 else rows
    return "".join(row[::-1] if turn & 2 else row for row in rows)


def test_turned_and_mirrored_boards_are_worth_as_much() -> None:
    lot = Random(5)
    for _ in range(20):
        text = "".join(lot.choices("wb.", (10, 10, 80), k=100))
        assert len({board(at(turned(text, turn))).evaluate() for turn in range(8)}) == 1


def test_the_estimate_follows_the_steps_forth_and_back() -> None:
    lot, here = Random(4), GAME.start({"start": "interleaved"}, 2)
    assert isinstance(here, NeoPettie)
    follower, values, captures = board(here), [board(here).evaluate()], 0
    for _ in range(80):
        step = lot.choice(here.steps())
        captures += len(here.captures(step))
        follower.play(number(here, step))
        after = here.play(step)
        assert isinstance(after, NeoPettie)
        here = after
        values.append(board(here).evaluate())
        assert follower.evaluate() == values[-1]
    assert captures > 1
    while values:
        assert follower.evaluate() == values.pop()
        if values:
            follower.undo()


def test_three_men_are_taken_at_once() -> None:
    assert ask(at(THREE)).step == "d3-d4"


def test_nobody_blocks_the_game_to_his_cost() -> None:
    here = at(BLOCKABLE, "b")
    assert here.play("e1-d1").result().reason == "blocked-by-fewer"  # type: ignore[union-attr]
    assert ask(here).step != "e1-d1"
