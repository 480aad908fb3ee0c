"""The opponent of Agon: fair to both sides, aware of captures, and in a hurry to end."""

from __future__ import annotations

from random import Random

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.players.agon import ADAPTER, PLAYER, board, number, past
from jeux.engine.search import kernel_search
from jeux.rules.contract import OVER
from jeux.rules.games.agon.game import read, start
from jeux.rules.games.agon.position import Agon

START = "board=.b..w./w.....b/......../b.......w/........../W.........B/........../b.......w/......../w.....b/.b..w."
BETWEEN = "board=.b..w./w.....b/......../b.......w/........../W.........B/........../b....w.../.....b../w.....b/....w."
"""k5-j6 takes i6."""
TAKEN = "board=.b..w./w.....b/......../b.......w/........../W.........B/........../b....w.../.....b../w....wb/......"
NEARLY = "board=....../..w..../.w....../.W......w/....bb..../....bBb..../....b...w./....b..../....w.../......./...w.."
"""h5-g6 wins."""
EMPTY = "board=....../..w..../.w....../.W......w/....bb..../....b.b..../....b...w./...Bb..../....w.../......./...w.."
"""h5-g6 surrounds an empty centre."""
SWAPPED = str.maketrans("wWbB", "bBwW")


def at(board: str, rest: str, **options: str) -> Agon:
    return read(f"{board} {rest}", options, 2)


def evaluate(here: Agon) -> int:
    """The estimate for the player to decide."""
    return int(board(here).evaluate())


def ask(here: Agon, nodes: int = 3_000) -> SearchResult:
    budget = Budget(nodes=nodes)
    return PLAYER.think(here, budget, Clock(budget), Random(1), lambda _: None)


def half_turned(here: Agon) -> Agon:
    """The same board seen from the other side, the colours exchanged."""
    board, turn = here.text().split()[:2]
    other = board.removeprefix("board=")[::-1].translate(SWAPPED)
    return at(f"board={other}", f"turn={turn[-1].translate(SWAPPED)} captured=- quiet={here.quiet}")


def test_both_sides_are_valued_alike() -> None:
    checked = 0
    for seed in range(6):
        lot, here = Random(seed), start({}, 2)
        while here.turn != OVER and checked < 400:
            if not here.men_masks.captured:
                assert evaluate(here) == evaluate(half_turned(here)), here
                checked += 1
            here = here.play(lot.choice(here.steps()))
    assert checked == 400


def test_a_capture_at_hand_and_a_capture_done_are_worth_something() -> None:
    before, apart = (
        at(BETWEEN, "turn=w captured=- quiet=0"),
        at(BETWEEN.replace("b....w...", "b...w...."), "turn=w captured=- quiet=0"),
    )
    assert evaluate(before) > evaluate(apart)
    assert -evaluate(at(TAKEN, "turn=b captured=i6 quiet=0")) > evaluate(apart)


def test_who_chooses_for_the_dame_of_the_other_hopes_for_the_other_coup() -> None:
    text = "board=.b..../......b/......../b.......w/...w.w..../W........../.....w..../b....B.../.....w.b/....b../...w.."
    mine = at(text, "turn=b captured=h6,j5 quiet=0")
    theirs = at(text, "turn=w captured=h6,j5 quiet=0", queen="opponent")
    assert board(mine).turn == 1 - board(theirs).turn
    assert ask(theirs).value > 0.5


def test_a_win_is_seen_and_an_empty_centre_is_left_alone_where_it_loses() -> None:
    won = ask(at(NEARLY, "turn=b captured=- quiet=0"))
    assert (won.step, won.value, won.exact) == ("h5-g6", 1.0, True)
    assert ask(at(EMPTY, "turn=b captured=- quiet=0", empty="loss")).step != "h5-g6"


def test_keys_forget_quiet_coups_until_they_matter() -> None:
    keys = [board(at(BETWEEN, f"turn=w captured=- quiet={quiet}")).key for quiet in (0, 30, 69, 70)]
    assert keys[0] == keys[1] == keys[2] != keys[3]
    assert keys[0] != board(at(BETWEEN, "turn=b captured=- quiet=0")).key


def test_inward_steps_and_captures_are_tried_first() -> None:
    here = at(BETWEEN, "turn=w captured=- quiet=0")
    found = board(here)
    ranks = {found.steps[i]: found.ranks[i] for i in range(found.generate(0))}
    take, inward, along = (ranks[number(here, step)] for step in ("k5-j6", "f1-f2", "f1-e1"))
    assert take > inward > along


SHUFFLE = ("f1-g1", "f11-e10", "g1-f1", "e10-f11")
"""Both dames go aside and back."""


def played(here: Agon, steps: tuple[str, ...]) -> Agon:
    for step in steps:
        here = here.play(step)
    return here


def test_a_position_that_stood_twice_ends_the_game_when_it_comes_back() -> None:
    first = start({}, 2)
    once = played(first, SHUFFLE)
    assert past(played(first, SHUFFLE[:3])) == []
    assert board(first).repetition_key in past(played(once, SHUFFLE[:3]))


def test_who_thinks_would_rather_not_repeat() -> None:
    for here in (start({}, 2), start({}, 2).play("f1-g1")):
        found = board(here)
        assert found.repetition_score() < 0
        found.play(number(here, here.steps()[0]))
        assert found.repetition_score() > 0


def test_the_line_ends_where_the_past_ends_the_game() -> None:
    here = played(at(START, "turn=w captured=- quiet=85"), SHUFFLE + SHUFFLE[:3])
    budget = Budget(nodes=3_000)
    search = kernel_search.KernelSearch(ADAPTER, here, budget, Clock(budget))
    for depth in (1, 2, 3):
        search.score("e10-f11", depth, -1_000, 1_000)
    assert search.principal_variation("e10-f11", 3) == ("e10-f11",)
