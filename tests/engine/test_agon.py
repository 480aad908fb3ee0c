"""The opponent of Agon: fair to both sides, aware of captures, and in a hurry to end."""

from __future__ import annotations

from random import Random

from jeux.engine.budget import Budget, Choice, Clock
from jeux.engine.evaluation.agon import BRAIN, WEIGHTS, evaluate, key, promise
from jeux.rules.agon import GAME, read, start
from jeux.rules.agon_position import PASS, Agon
from jeux.rules.contract import OVER

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


def ask(here: Agon, nodes: int = 3_000) -> Choice:
    budget = Budget(nodes=nodes)
    return BRAIN.think(here, budget, Clock(budget), Random(1), lambda _: None)


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
            if not here.men_words.captured:
                assert evaluate(here) == evaluate(half_turned(here)), here
                checked += 1
            here = here.play(lot.choice(here.steps()))
    assert checked == 400


def test_a_capture_at_hand_is_worth_something_and_done_it_is_worth_more() -> None:
    before, apart = (
        at(BETWEEN, "turn=w captured=- quiet=0"),
        at(BETWEEN.replace("b....w...", "b...w...."), "turn=w captured=- quiet=0"),
    )
    assert evaluate(before) > evaluate(apart)
    assert -evaluate(at(TAKEN, "turn=b captured=i6 quiet=0")) > evaluate(before)
    assert ask(before).step == "k5-j6"


def test_who_chooses_for_the_dame_of_the_other_hopes_for_the_other_coup() -> None:
    text = "board=.b..../......b/......../b.......w/...w.w..../W........../.....w..../b....B.../.....w.b/....b../...w.."
    mine = at(text, "turn=b captured=h6,j5 quiet=0")
    theirs = at(text, "turn=w captured=h6,j5 quiet=0", queen="opponent")
    assert evaluate(mine) == -evaluate(theirs)
    assert ask(theirs).value > 0.5


def test_a_win_is_seen_and_an_empty_centre_is_left_alone_where_it_loses() -> None:
    won = ask(at(NEARLY, "turn=b captured=- quiet=0"))
    assert (won.step, won.value, won.exact) == ("h5-g6", 1.0, True)
    assert ask(at(EMPTY, "turn=b captured=- quiet=0", empty="loss")).step != "h5-g6"


def test_keys_forget_quiet_coups_until_they_matter() -> None:
    keys = [key(at(BETWEEN, f"turn=w captured=- quiet={quiet}")) for quiet in (0, 30, 70, 71)]
    assert keys[0] == keys[1] == keys[2] != keys[3]
    assert keys[0] != key(at(BETWEEN, "turn=b captured=- quiet=0"))


def test_inward_steps_are_tried_first() -> None:
    here = start({}, 2)
    order = sorted(here.steps(), key=lambda step: -promise(here, step))
    assert {step for step in order[:13] if promise(here, step) >= 4} >= {"f1-f2"}
    assert all(promise(here, step) < 4 for step in ("f1-e1", "f1-g1"))
    stuck = (
        "board=....../......./......../...b...../....bbb.../...bwWww.../....www.../....bB.../......../......./......"
    )
    assert promise(at(stuck, "turn=w captured=- quiet=0"), PASS) == 0


def test_the_dame_is_worth_more_than_a_pion_where_it_counts() -> None:
    assert WEIGHTS.dame[0] > max(WEIGHTS.ring)
    assert list(WEIGHTS.dame) == sorted(WEIGHTS.dame, reverse=True)
    assert GAME.key == "agon"
