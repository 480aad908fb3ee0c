"""How Les Chercheurs de trésor is thought: alike from all four sides, the door is neither missed nor left open."""

from __future__ import annotations

from random import Random

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.lookup import player_of
from jeux.engine.players.tresor import ADAPTER, LENTILS
from jeux.rules.contract import OVER, complete_options
from jeux.rules.games.tresor.game import GAME
from jeux.rules.games.tresor.position import POINTS, Tresor

TOLD = {"UNIT": LENTILS}
"""To the tests of all games (`tests/told.py`)."""

TREASURE = POINTS.index("T")


def at(text: str, **options: str) -> Tresor:
    here = GAME.read(text, complete_options(GAME, options), 2)
    assert isinstance(here, Tresor)
    return here


def evaluate(here: Tresor) -> int:
    return int(ADAPTER.board(here).evaluate())


def ask(here: Tresor, nodes: int = 2_000) -> SearchResult:
    budget = Budget(nodes=nodes)
    return player_of(GAME.key).think(here, budget, Clock(budget), Random(1), lambda _: None)


def turned() -> list[int]:
    """Where each point goes in a quarter turn."""
    named = ["d4" if point == "T" else point for point in POINTS]
    return [named.index(f"{'abcdefg'[7 - int(point[1])]}{'abcdefg'.index(point[0]) + 1}") for point in named]


def test_the_four_arms_of_the_cross_are_alike() -> None:
    order, lot, checked = turned(), Random(4), 0
    for _ in range(12):
        here = GAME.start(complete_options(GAME, {}), 2)
        while here.turn != OVER:
            assert isinstance(here, Tresor)
            board, turn, quiet = here.text().split()
            men = board.partition("=")[2]
            spun = at(f"board={''.join(men[order.index(i)] for i in range(len(men)))} {turn} {quiet}")
            assert evaluate(here) == evaluate(spun), here
            checked += 1
            here = here.play(lot.choice(here.steps()))
    assert checked > 300


def test_a_seeker_at_the_door_goes_in() -> None:
    choice = ask(at("board=........bb.....w.b...b.b..w...w.w turn=w quiet=5"))
    assert choice.step == "c4-T"
    assert choice.value == LENTILS


def test_a_seeker_at_the_door_is_taken() -> None:
    assert ask(at("board=........bb.....w.b...b.b..w...w.w turn=b quiet=6")).step == "c5xc3"


def test_a_capture_may_lead_in_where_the_option_says_so() -> None:
    text = "board=...b.......b..wb........b.....w.w turn=w quiet=9"
    assert ask(at(text, entry="jump")).step == "b4xT"
    assert ask(at(text)).step != "b4xT"
