"""What is heard: the hand's doings, never a navigation."""

from __future__ import annotations

import math
from pathlib import Path

import pygame
import pytest

from jeux.common.sounds import EVENTS, OWN, Touch
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.table.noises import heard_at, noise_of
from jeux.play.table.session import end_sounds
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, Effect, Flipped, Formed, Moved, Put, Raised, Removed, Result, Thrown
from jeux.views.games import view_of
from jeux.views.style.frame import HALF_TURN
from tests.desk import desk, frames, play_table, press, touch

K_LEFT, K_RIGHT = 1073741904, 1073741903


def test_steps_are_heard_undoing_and_redoing_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with desk(tmp_path) as app:
        heard: list[str] = []
        monkeypatch.setattr(app.sounds, "play", lambda event, _touch=None: heard.append(event))
        scene = play_table(app, "moulin")
        for place in ("a7", "a1", "d7", "d1", "g7"):
            touch(app, scene, place)
        assert heard.count("place") == 5
        assert "special" in heard
        heard.clear()
        for _ in range(3):
            scene.session.undo()
            frames(app)
        for _ in range(2):
            scene.session.redo()
            frames(app)
        assert heard == []
        touch(app, scene, "d7")
        assert heard == ["illegal"]


@pytest.mark.parametrize("key", ["backgammon", "boite"])
def test_dice_are_heard_when_they_fall_and_when_they_rest(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when nothing moves on the screen; looking back over the throw is silent."""
    with desk(tmp_path) as app:
        heard: list[str] = []
        monkeypatch.setattr(app.sounds, "play", lambda event, _touch=None: heard.append(event))
        scene = play_table(app, key)
        scene.session.throw()
        frames(app)
        assert (heard[0], heard[-1]) == ("dice", "settle")
        heard.clear()
        for symbol in (K_LEFT, K_LEFT, K_RIGHT, K_RIGHT):
            press(app, symbol)
        assert heard == []


def test_each_doing_has_a_recorded_sound() -> None:
    doings: dict[Effect, str] = {
        Put("w", "hand:w", "d6"): "place",
        Moved("w", "d6", "d5"): "slide",
        Moved("w", "d6", "d3", jump=True): "jump",
        Removed("w", "d6", "taken:b"): "capture",
        Removed("w", "d6", "off:w"): "place",
        Formed(("d6", "d5", "d7")): "special",
        Flipped("w", "d6"): "flip",
        Thrown((1, 2), (0, 0)): "dice",
        Raised(2, 0): "special",
    }
    for doing, event in doings.items():
        assert noise_of(doing) == event
        assert event in EVENTS
    assert noise_of(Moved("w", "13", "8"), lifted=True) == "jump"


def test_a_knock_is_heard_when_the_man_lands() -> None:
    assert heard_at("place", 1.0, 1.25) == 1.25
    assert heard_at("slide", 1.0, 1.25) == pytest.approx(1.11), "the rubbing comes before"
    assert heard_at("slide", 1.0, 1.0) == 1.0, "never before the man has left"
    assert heard_at("dice", 1.0, 2.0) == 1.0


def test_a_win_is_heard_where_somebody_at_the_table_won_and_a_loss_where_nobody_did(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Side 1 wins by the other's giving up: against the computer that is a loss, between two persons a win, and so it
    is where one only looks on."""
    for levels, loser, end in (((0, 1), 0, "loss"), ((0, 1), 1, "win"), ((0, 0), 0, "win"), ((1, 1), 0, "win")):
        result = Result((0, 1) if loser == 0 else (1, 0), "line")
        match = Match.new("moulin", {}, tuple(Seat("", level) for level in levels))
        monkeypatch.setattr(match, "result", lambda result=result: result)
        assert end_sounds(match) == (end,), (levels, loser)
    monkeypatch.setattr(match, "result", lambda: Result((0.5, 0.5), "repetition"))
    assert end_sounds(match) == ("draw",)


def test_each_game_is_made_of_something_and_each_material_is_of_some_game() -> None:
    made, kinds = set(), set()
    for game in CATALOGUE.values():
        look = view_of(game).look
        made |= {look.material, *look.materials.values()}
        kinds |= {(game.key, kind) for kind in look.materials if kind not in look.emblems}
    assert made == set(OWN)
    assert not kinds, "a kind of man that no board has"


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("reversi", {("place", "felt"), ("flip", "felt")}),
        ("boite", {("dice", ""), ("place", "brass")}),
        ("turnabout", {("place", "tile")}),
        ("twixt", {("place", "peg")}),
        ("crosses", {("place", "heavy")}),
        ("nim_bicolore", {("capture", "match")}),
        ("meandres", {("slide", "tile")}),
        ("moulin", {("place", "wood")}),
    ],
)
def test_first_turns_sound_as_what_lies_on_the_board(
    key: str, told: set[tuple[str, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with desk(tmp_path) as app:
        heard: list[tuple[str, str]] = []
        scene = play_table(app, key)
        monkeypatch.setattr(app.sounds, "play", lambda event, touch=None: heard.append((event, made_of(touch))))
        session = scene.session
        for _ in range(8):
            if session.match.position.turn == CHANCE:
                session.throw()
            else:
                session.play(session.match.position.steps()[0])
            frames(app)
        assert told <= {(event, material if event != "dice" else "") for event, material in heard}, heard


def made_of(touch: Touch | None) -> str:
    return touch.material if touch else ""


def test_a_man_is_heard_on_the_side_where_it_lands_also_on_a_turned_board(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        noises = scene.display.noises
        left, middle, right = (noises.touch(Put("w", "hand:w", place)).across for place in ("a7", "d7", "g7"))
        assert -1 <= left < -0.65
        assert abs(middle) < 0.05
        assert 0.65 < right <= 1
        near, far = (noises.touch(Moved("w", "a7", place)) for place in ("b6", "g1"))
        assert 0 < near.way < 0.5 < far.way == 1
        assert -6 < decibels(near.gain) < -3
        assert decibels(far.gain) == 0
        assert noises.touch(Flipped("w", "a7")).gain == 1, "what turns in its place comes from nowhere"
        scene.display.board.lie(HALF_TURN)
        assert noises.touch(Put("w", "hand:w", "a7")).across == pytest.approx(-left, abs=0.02)
        assert noises.touch(Thrown((1, 2), (0, 0))) == Touch(), "dice fall everywhere"


def decibels(gain: float) -> float:
    return 20 * math.log10(gain)


def test_a_page_is_heard_once_however_one_comes_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A question above a table is no page, nor is what is done on one."""
    with desk(tmp_path) as app:
        turned: list[str] = []
        frames(app)
        monkeypatch.setattr(app.sounds, "turn_page", lambda: turned.append("page"))
        for act in (app.open_settings, app.close, app.open_about, app.open_settings, app.show_shelf):
            act()
            frames(app)
        assert len(turned) == 5
        scene = play_table(app, "moulin")
        assert len(turned) == 6
        touch(app, scene, "a7")
        scene.open_menu()
        frames(app)
        app.close()
        frames(app)
        assert len(turned) == 6


def test_the_room_is_a_setting_that_the_class_can_silence(tmp_path: Path) -> None:
    with desk(tmp_path, muted=False, volume=70) as app:
        playing = pygame.mixer.music.get_busy
        assert not playing()
        app.change(app.settings.replace(room=True))
        assert playing()
        app.change(app.settings.replace(muted=True))
        assert not playing()
        app.change(app.settings.replace(muted=False))
        assert playing()
        app.change(app.settings.replace(room=False))
        assert not playing()
