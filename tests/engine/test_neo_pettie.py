"""How La Néo-pettie is thought: what can be taken is counted rightly, blocking is dear, sandwiches are seen."""

from __future__ import annotations

from random import Random

from jeux.engine.brains import brain
from jeux.engine.budget import Budget, Choice, Clock
from jeux.engine.evaluation.neo_pettie import evaluate, takeable
from jeux.rules.boards import bits
from jeux.rules.contract import OVER
from jeux.rules.neo_pettie import GAME
from jeux.rules.neo_pettie_board import POINTS
from jeux.rules.neo_pettie_position import NeoPettie

THREE = "..................bb.......................w.........b.......wb.bw.......w.........................."
BLOCKABLE = "............................................................bb........wwb.......wwwb......www.b....."


def at(board: str, turn: str = "w") -> NeoPettie:
    here = GAME.read(f"board={board} turn={turn} quiet=3", {}, 2)
    assert isinstance(here, NeoPettie)
    return here


def ask(here: NeoPettie, nodes: int = 2_000) -> Choice:
    budget = Budget(nodes=nodes)
    return brain(GAME.key).think(here, budget, Clock(budget), Random(1), lambda _: None)


def test_every_man_that_a_move_takes_is_seen_at_a_glance() -> None:
    lot, captures = Random(3), 0
    for game in range(20):
        here = GAME.start({"start": GAME.options[0].values[game % 2]}, 2)
        for _ in range(60):
            assert isinstance(here, NeoPettie)
            if here.turn == OVER:
                break
            seen = {POINTS[i] for i in bits(takeable(here.words[here.side], here.words[1 - here.side]))}
            taken = {place for step in here.steps() for place in here.captures(step)}
            assert taken <= seen, here
            captures += len(taken)
            here = here.play(lot.choice(here.steps()))
    assert captures > 100


def test_both_colours_are_valued_alike() -> None:
    turned = THREE[::-1].translate(str.maketrans("wb", "bw"))
    assert evaluate(at(THREE)) == evaluate(at(turned, "b"))
    assert evaluate(at(THREE)) != evaluate(at(THREE, "b"))


def test_three_men_are_taken_at_once() -> None:
    assert ask(at(THREE)).step == "d3-d4"


def test_nobody_blocks_the_game_to_his_cost() -> None:
    here = at(BLOCKABLE, "b")
    assert here.play("e1-d1").result().reason == "blocked-by-fewer"  # type: ignore[union-attr]
    assert ask(here).step != "e1-d1"
