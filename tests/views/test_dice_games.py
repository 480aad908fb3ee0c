"""Jacquet, Shut the box, Barricades: where men lie and are touched, where dice fall, what is said."""

from __future__ import annotations

import math
from collections import Counter
from random import Random
from typing import Any

import pytest

from jeux.play.games import wording_of
from jeux.rules.contract import OVER, Game, Position
from jeux.rules.games.barricades import game as barricades
from jeux.rules.games.boite import game as boite
from jeux.rules.games.jacquet import game as jacquet
from jeux.views.games import view_of

GAMES = pytest.mark.parametrize("game", [jacquet.GAME, boite.GAME, barricades.GAME], ids=lambda game: game.key)
START = "board=.................#####.................##.............###.............##.........##.........#."
GATE = "board=.................#####.................##......#......###.............##.........##....2......"


def positions(game: Game, players: int) -> list[Position]:
    """Positions met in a game played at random."""
    rng, found = Random(game.key), [game.start({}, players)]
    for _ in range(600):
        if found[-1].turn == OVER:
            break
        found.append(found[-1].play(rng.choice(found[-1].steps())))
    return found[::7]


def spots(game: Game, position: Position) -> list[tuple[str, tuple[float, float]]]:
    """Where every man on the table lies, with its place."""
    view, seen, found = view_of(game), Counter[str](), []
    stacks = Counter(place for place, _ in position.men())
    for place, _ in position.men():
        spot = view.look.layout.spot(place, seen[place], stacks[place])
        assert spot is not None
        found.append((place, spot))
        seen[place] += 1
    return found


@GAMES
def test_a_man_is_touched_where_it_lies(game: Game) -> None:
    view = view_of(game)
    assert view.look.layout.hit is not None
    for position in positions(game, max(game.players)):
        for place, (x, y) in spots(game, position):
            if not place.startswith("hand:"):
                assert view.look.layout.hit(x, y) == place
    for place, (x, y) in game.board.where.items():
        assert view.look.layout.hit(x, y) == place
    left, bottom, right, top = game.board.size
    for x, y in ((left - 2, bottom), (right + 2, top), (left, bottom - 2), (right, top + 2)):
        assert view.look.layout.hit(x, y) is None


@GAMES
def test_men_lie_on_the_board_and_dice_beside_them(game: Game) -> None:
    dice = view_of(game).dice
    assert dice is not None
    assert len(dice.piste) == len(dice.colours) == len(game.sides)
    left, bottom, right, top = game.board.size
    for position in positions(game, min(game.players)):
        for _, (x, y) in spots(game, position):
            assert left <= x <= right
            assert bottom <= y <= top
            for west, south, east, north in dice.piste:
                assert not (west < x < east and south < y < north)


@pytest.mark.parametrize("game", [boite.GAME, barricades.GAME], ids=lambda game: game.key)
def test_men_side_by_side_do_not_overlap(game: Game) -> None:
    size = view_of(game).look.layout.man_size
    for position in positions(game, max(game.players)):
        lying = [spot for _, spot in spots(game, position)]
        for i, first in enumerate(lying):
            assert all(math.dist(first, other) >= size for other in lying[i + 1 :])


@GAMES
def test_every_man_and_every_side_has_an_emblem(game: Game) -> None:
    assert {*game.men, *game.sides} <= view_of(game).look.emblems.keys()


# --- Jacquet ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "prompt"),
    [
        ("board=O...........o........... turn=? side=- dice=-", "prompt-open"),
        ("board=O...........o........... turn=b side=b dice=6,5", "prompt-postillon"),
        ("board=M...........o..........B turn=? side=w dice=-", "prompt-roll"),
        ("board=O........a..n........... turn=b side=b dice=1", "prompt-play"),
        ("board=.......aa.b.......EEE... turn=b side=b dice=5,2", "prompt-off"),
        ("board=......a.A..m......EED... turn=b side=b dice=2,2,2,2", "prompt-pass"),
    ],
)
def test_jacquet_says_what_to_do(text: str, prompt: str) -> None:
    assert wording_of(jacquet.GAME).prompt(jacquet.read(text, {}, 2)) == (prompt, {})


def test_jacquet_tells_steps() -> None:
    tell = wording_of(jacquet.GAME).step
    ready = jacquet.read("board=O....a......n........... turn=b side=b dice=4,1", {}, 2)
    assert tell(ready, "4:N7/N3") == ("log-postillon", {"from": "N7", "to": "N3"})
    assert tell(ready.play("4:N7/N3"), "1:B12/B11") == ("log-move", {"from": "B12", "to": "B11"})
    last = jacquet.read("board=......a....m...........A turn=w side=w dice=2,1", {}, 2)
    assert tell(last, "2:B1/off") == ("log-off", {"from": "B1"})
    start = jacquet.start({}, 2)
    assert tell(start, "roll:2,5") == ("log-open", {"first": "2", "second": "5"})
    assert wording_of(jacquet.GAME).race(start, 1) == ("pip-note", {"n": 360})


# --- Shut the box -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "options", "line"),
    [
        ("board=123456789 turn=? dice=- points=.,.", {}, ("prompt-throw-2", {})),
        ("board=1........ turn=? dice=- points=.,.", {}, ("prompt-throw-1", {})),
        ("board=123456789 turn=A dice=4,3 points=.,.", {}, ("prompt-close-two", {"first": "3 + 4", "second": "7"})),
        ("board=123456... turn=A dice=4 points=.,.", {}, ("prompt-close-one", {"first": "4"})),
        ("board=123456789 turn=A dice=4,3 points=.,.", {"closing": "subsets"}, ("prompt-sum", {"n": 7})),
        ("board=1........ turn=A dice=4 points=.,.", {}, ("prompt-pass", {})),
    ],
)
def test_the_box_says_what_to_do(text: str, options: dict[str, str], line: tuple[str, dict[str, Any]]) -> None:
    assert wording_of(boite.GAME).prompt(boite.read(text, options, 2)) == line


def test_the_box_tells_runs() -> None:
    wording = wording_of(boite.GAME)
    here = boite.read("board=123456789 turn=A dice=4,3 points=.,.", {}, 2)
    assert wording.step(here, "close:3+4") == (
        "log-close",
        {"hand": 1, "first": 4, "second": 3, "tiles": "3 + 4"},
    )
    last = boite.read("board=.2....... turn=B dice=2 points=3,.", {}, 2)
    assert wording.step(last, "close:2") == ("log-shut-one", {"hand": 2, "first": 2, "second": 0, "tiles": "2"})
    lost = boite.read("board=12....... turn=B dice=6 points=2,.", {}, 2)
    assert wording.step(lost, "pass") == ("log-count", {"hand": 2, "n": 3})
    assert [wording.note(lost, player) for player in (0, 1)] == [("note-points", {"n": 2}), ("note-open", {"n": 3})]
    assert wording.note(here, 1) is None
    assert wording.button(lost, "pass") == ("step-pass", {})


def test_one_of_two_open_flaps_has_a_button() -> None:
    wording = wording_of(boite.GAME)
    free = boite.read("board=123456789 turn=A dice=4,3 points=.,.", {"single": "free"}, 2)
    assert [wording.button(free, step) for step in ("close:3", "close:4", "close:7", "close:3+4")] == [
        ("close-alone", {"tile": "3"}),
        ("close-alone", {"tile": "4"}),
        None,
        None,
    ]


# --- Barricades ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "options", "players", "line"),
    [
        ("turn=? start=5,5,5,5 side=1 dice=-", {}, 4, ("prompt-throw", {})),
        ("turn=1 start=5,5,5,5 side=1 dice=2,1", {}, 4, ("prompt-play", {})),
        ("turn=1 start=5,5,5,5 side=1 dice=2,1", {"passing": "free"}, 4, ("prompt-play-free", {})),
        ("turn=3 start=5,5,5,5 side=3 dice=2,1", {"seats": "double"}, 2, ("prompt-play-colour", {"colour": "y"})),
    ],
)
def test_barricades_says_what_to_do(
    fields: str, options: dict[str, str], players: int, line: tuple[str, dict[str, Any]]
) -> None:
    assert wording_of(barricades.GAME).prompt(barricades.read(f"{START} {fields}", options, players)) == line


def test_barricades_tells_steps() -> None:
    wording = wording_of(barricades.GAME)
    here = barricades.read(f"{START} turn=1 start=5,5,5,5 side=1 dice=4,3", {}, 4)
    assert wording.step(here, "3:S15/e1") == ("log-enter", {"to": "e1"})
    assert wording.step(here, "4:S15/e2") == ("log-enter-take", {"to": "e2"})
    taken = here.play("4:S15/e2")
    assert wording.prompt(taken) == ("prompt-put", {})
    assert wording.step(taken, "put:e3") == ("log-put", {"to": "e3"})
    occupied = START.replace("=......", "=.....2")
    sent = barricades.read(f"{occupied} turn=1 start=5,4,5,5 side=1 dice=4,4", {}, 4)
    assert wording.step(sent, "4:S15/f1") == ("log-enter-send", {"to": "f1", "who": "b"})
    gate = barricades.read(f"{GATE} turn=2 start=0,4,5,0 side=2 dice=2,1", {}, 2)
    assert wording.step(gate, "2:i11/i13") == ("log-goal", {"from": "i11"})
    assert wording.step(gate, "1:i11/h11") == ("log-move", {"from": "i11", "to": "h11"})


def test_partners_are_named_under_the_sides() -> None:
    note = wording_of(barricades.GAME).note
    assert note(barricades.start({}, 4), 0) is None
    teams = barricades.start({"teams": "on"}, 4)
    assert [note(teams, player) for player in range(4)] == [("note-partner", {"colour": mate}) for mate in "ykrb"]
    double = barricades.start({"seats": "double"}, 2)
    assert [note(double, player) for player in range(3)] == [
        ("note-colours", {"colour": "y"}),
        ("note-colours", {"colour": "k"}),
        None,
    ]
