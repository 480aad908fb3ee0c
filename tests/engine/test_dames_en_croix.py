"""How Les Dames en croix is thought: the same on both sides of the central line, captures and huffs are not missed."""

from __future__ import annotations

from random import Random

import pytest

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.lookup import player_of
from jeux.engine.players.dames_en_croix import ADAPTER
from jeux.rules.contract import OVER, complete_options
from jeux.rules.games.dames_en_croix.board import POINTS
from jeux.rules.games.dames_en_croix.game import GAME
from jeux.rules.games.dames_en_croix.position import DamesEnCroix

MIRROR = [POINTS.index(f"{'gfedcba'['abcdefg'.index(point[0])]}{point[1]}") for point in POINTS]


def at(text: str, **options: str) -> DamesEnCroix:
    here = GAME.read(text, complete_options(GAME, options), 2)
    assert isinstance(here, DamesEnCroix)
    return here


def evaluate(here: DamesEnCroix) -> int:
    return int(ADAPTER.board(here).evaluate())


def ask(here: DamesEnCroix, nodes: int = 2_000) -> SearchResult:
    budget = Budget(nodes=nodes)
    return player_of(GAME.key).think(here, budget, Clock(budget), Random(1), lambda _: None)


def mirrored(here: DamesEnCroix) -> DamesEnCroix:
    """The same position seen in a mirror that stands on the central line."""
    board, turn, jump, guilty, quiet = (field.partition("=")[2] for field in here.text().split())
    board = "".join(board[i] for i in MIRROR)
    jump = jump if jump == "-" else POINTS[MIRROR[POINTS.index(jump)]]
    other = {POINTS[MIRROR[POINTS.index(point)]] for point in here.guilty}
    guilty = ",".join(point for point in POINTS if point in other) or "-"
    options = {"capture": "forced" if here.forced else "huff"}
    return at(f"board={board} turn={turn} jump={jump} guilty={guilty} quiet={quiet}", **options)


@pytest.mark.parametrize("capture", ["huff", "forced"])
def test_both_sides_of_the_central_line_are_valued_alike(capture: str) -> None:
    lot, faults, jumps = Random(2), 0, 0
    for _ in range(12):
        here = GAME.start({"capture": capture}, 2)
        while here.turn != OVER:
            assert isinstance(here, DamesEnCroix)
            assert evaluate(here) == evaluate(mirrored(here)), here
            faults += bool(here.guilty)
            jumps += here.jump >= 0
            here = here.play(lot.choice(here.steps()))
    assert jumps > 0
    assert (faults > 0) == (capture == "huff")


def test_a_man_to_be_huffed_is_worth_something() -> None:
    text = "board=bbbbbb.wbb.b.w.wwwwwwwwwwwwwwwwww turn=w jump=- guilty={} quiet=1"
    assert evaluate(at(text.format("c5"))) > evaluate(at(text.format("-"))) + ADAPTER.scale // 4


def test_black_holds_with_a_man_on_the_last_row_and_one_behind_all_the_others() -> None:
    text = "board={}wwww.wwwwwww..ww.w...{}.......... turn=w jump=- guilty=- quiet=1"
    held = evaluate(at(text.format("b", "b")))
    assert 0 < held < ADAPTER.scale
    assert evaluate(at(text.format(".", "b"))) > ADAPTER.scale + held


def test_keys_tell_what_the_future_depends_on() -> None:
    def key(jump: str, guilty: str, quiet: int) -> int:
        board = "b.b..bw.....w...b..www.w..w...www"
        return int(ADAPTER.board(at(f"board={board} turn=b jump={jump} guilty={guilty} quiet={quiet}")).key)

    assert key("d4", "-", 0) != key("-", "-", 0)
    assert key("-", "a5", 3) != key("-", "-", 3)
    assert key("-", "-", 3) == key("-", "-", 9)
    assert key("-", "-", 80) != key("-", "-", 81)


def test_a_capture_is_carried_on() -> None:
    here = at("board=b.b.bbw..w..w......www.w..w...www turn=b jump=- guilty=- quiet=4")
    step = ask(here).step
    assert step == "d6xd4"
    assert ask(here.play(step)).step == "d4xd2"


def test_the_ninth_point_is_occupied_at_once() -> None:
    choice = ask(at("board=wwwwww...ww....w....w.....b....b. turn=w jump=- guilty=- quiet=6"))
    assert (choice.step, choice.value, choice.exact) == ("c4-c5", 1.0, True)
