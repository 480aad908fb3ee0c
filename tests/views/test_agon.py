"""What Agon says, points at and takes for a cell."""

from __future__ import annotations

import math

import pytest

from jeux.play.games.agon import WORDING
from jeux.rules.contract import Formed
from jeux.rules.games.agon.game import GAME, read
from jeux.views.games import view_of

VIEW = view_of(GAME)
BETWEEN = "board=.b..w./w.....b/......../b.......w/........../W.........B/........../b....w.../.....b../w.....b/....w."
TAKEN = "board=.b..w./w.....b/......../b.......w/........../W.........B/........../b....w.../.....b../w....wb/......"
DAME = "board=.b..../......b/......../b.......w/...w.w..../W........../.....w..../b....B.../.....w.b/....b../...w.."
STUCK = "board=....../......./......../...b...../....bbb.../...bwWww.../....www.../....bB.../......../......./......"


@pytest.mark.parametrize(
    ("board", "rest", "options", "prompt"),
    [
        (BETWEEN, "turn=w captured=-", {}, "prompt-move"),
        (TAKEN, "turn=b captured=i6", {}, "prompt-pion"),
        (DAME, "turn=b captured=h6,j5", {}, "prompt-dame"),
        (DAME, "turn=w captured=h6,j5", {"queen": "opponent"}, "prompt-other-dame"),
        (STUCK, "turn=w captured=-", {}, "prompt-pass"),
    ],
)
def test_it_says_what_there_is_to_do(board: str, rest: str, options: dict[str, str], prompt: str) -> None:
    assert WORDING.prompt(read(f"{board} {rest} quiet=0", options, 2)) == (prompt, {})


@pytest.mark.parametrize(
    ("board", "rest", "step", "told"),
    [
        (BETWEEN, "turn=w captured=-", "k5-k4", ("log-pion", {"from": "k5", "to": "k4"})),
        (BETWEEN, "turn=w captured=-", "f1-f2", ("log-dame", {"from": "f1", "to": "f2"})),
        (BETWEEN, "turn=w captured=-", "k5-j6", ("log-takes", {"from": "k5", "to": "j6", "n": 1})),
        (TAKEN, "turn=b captured=i6", "i6-a1", ("log-back-pion", {"from": "i6", "to": "a1"})),
        (DAME, "turn=b captured=h6,j5", "h6-f6", ("log-back-dame", {"from": "h6", "to": "f6"})),
        (STUCK, "turn=w captured=-", "pass", ("log-pass", {})),
    ],
)
def test_it_tells_steps(board: str, rest: str, step: str, told: tuple[str, dict[str, object]]) -> None:
    assert WORDING.step(read(f"{board} {rest} quiet=0", {}, 2), step) == told


def test_captured_pieces_are_pointed_at_and_counted() -> None:
    here = read(f"{DAME} turn=b captured=h6,j5 quiet=0", {}, 2)
    assert VIEW.cues.watched(here) == ("h6", "j5")
    assert WORDING.note(here, 1) == ("note-captured", {"n": 2})
    assert WORDING.note(here, 0) is None


def test_a_capture_is_shown_beforehand_as_a_man_between_two() -> None:
    here = read(f"{BETWEEN} turn=w captured=- quiet=0", {}, 2)
    formed = [effect.places for effect in here.effects("k5-j6") if isinstance(effect, Formed)]
    assert [set(places) for places in formed] == [{"h6", "i6", "j6"}]
    assert formed[0][1] == "i6"
    where = [GAME.board.where[place] for place in formed[0]]
    assert math.dist(where[0], where[2]) == pytest.approx(2 * math.dist(where[0], where[1])), "three in a straight line"


def test_a_pass_is_called_out() -> None:
    here = read(f"{STUCK} turn=w captured=- quiet=0", {}, 2)
    assert WORDING.call(here, "pass") == ("call-pass", {})
    assert WORDING.button(here, "pass") == ("step-pass", {})


def test_every_point_of_a_cell_is_that_cell() -> None:
    assert VIEW.look.layout.hit is not None
    for place, (x, y) in GAME.board.where.items():
        for k in range(12):
            angle = math.pi / 6 * k
            reach = 0.97 if k % 2 == 0 else 0.84  # towards corners and towards sides
            assert VIEW.look.layout.hit(x + reach * math.cos(angle), y + reach * math.sin(angle)) == place
    assert VIEW.look.layout.hit(-9.5, 0) is None


def test_labels_stand_below_their_file_and_beside_their_rank() -> None:
    where = GAME.board.where
    assert len(VIEW.look.layout.labels) == 22
    for text, (x, y) in VIEW.look.layout.labels:
        if text.isalpha():
            assert x == where[f"{text}1"][0]
            assert y < where[f"{text}1"][1] - 1
        else:
            ends = [place for place in where if place[1:] == text]
            assert min(math.dist((x, y), where[place]) for place in ends) < 2.1
