"""Turnabout in the window: a tile held over a cell, turned by the wheel, the right button or a key, laid by a click."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from jeux.match import forms
from jeux.match.record import Seat
from jeux.play.gestures.notice import Notice
from jeux.rules.contract import Formed
from jeux.rules.games.turnabout.game import GAME
from jeux.scenes.app import App
from jeux.scenes.table.scene import GameScene
from jeux.views.marks.marks import Marks
from jeux.views.marks.strokes import girdle
from tests.desk import button, click, desk, frames, move, play_table, press, touch

KEY = "turnabout"
COLUMN = tuple(f"d{row}:x" for row in range(1, 8))


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def marks(scene: GameScene) -> Marks:
    return scene.display.marks(helped=True)


def wheel(app: App, steps: int) -> None:
    frames(app, 2, [pygame.Event(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False, touch=False)])


def test_the_tile_in_the_hand_is_seen_turned_and_laid_by_a_click(app: App) -> None:
    scene = play_table(app, KEY)
    move(app, scene.display.pixel_of("c4"))
    assert marks(scene).composed_men == (("c4", "cross"),)
    wheel(app, 1)
    assert marks(scene).composed_men == (("c4", "arcs"),)
    right = {"pos": (0, 0), "button": 3, "touch": False}
    frames(app, 2, [pygame.Event(pygame.MOUSEBUTTONDOWN, right), pygame.Event(pygame.MOUSEBUTTONUP, right)])
    assert marks(scene).composed_men == (("c4", "turned"),)
    wheel(app, -1)
    move(app, scene.display.pixel_of("e5"))
    assert marks(scene).composed_men == (("e5", "arcs"),), "it keeps its look on another cell"
    assert not scene.session.match.steps
    click(app, scene.display.pixel_of("e5"))
    assert scene.session.match.steps == ("e5:a",)
    assert marks(scene).composed_men == ()


def test_a_tile_flies_with_the_face_that_it_will_show(app: App) -> None:
    scene = play_table(app, KEY)
    app.change(app.settings.replace(animation="slow"))
    scene.session.play("c4:a")
    board = scene.display.board
    (tile,) = board.men.stack("c4")
    assert tile in board.motion.flights
    assert board.men.kind(tile) == "arcs"
    assert not board.motion.turns


def test_the_keyboard_turns_and_lays(app: App) -> None:
    scene = play_table(app, KEY)
    scene.display.marking.cursor = "c4"
    press(app, pygame.K_RETURN)
    assert marks(scene).composed_men == (("c4", "cross"),)
    press(app, pygame.K_SPACE, unicode=" ")
    press(app, pygame.K_t, unicode="t")
    press(app, pygame.K_RETURN)
    assert scene.session.match.steps == ("c4:b",)


def test_a_finger_shows_the_tile_then_lays_it(app: App) -> None:
    scene = play_table(app, KEY)

    def tap(place: str) -> None:
        x, y = scene.display.pixel_of(place)
        at = {"pos": (round(x), round(y)), "touch": True}
        frames(app, 1, [pygame.Event(pygame.MOUSEMOTION, at, rel=(0, 0), buttons=(0, 0, 0))])
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            frames(app, 1, [pygame.Event(kind, at, button=1)])

    tap("c4")
    assert marks(scene).composed_men == (("c4", "cross"),)
    assert len(scene.session.match.steps) == 0
    click(app, button(scene, app.texts.game(KEY, "turn-look")))
    assert len(scene.session.match.steps) == 0
    tap("c4")
    assert marks(scene).composed_men == (("c4", "arcs"),)
    tap("c4")
    assert list(scene.session.match.steps) == ["c4:a"]


def test_arcs_that_are_not_turned_have_one_look(app: App) -> None:
    scene = play_table(app, KEY, rotation="fixed")
    move(app, scene.display.pixel_of("c4"))
    wheel(app, 2)
    assert scene.session.hand.aimed == ("c4", "look:x")


def test_a_tile_laid_is_left_alone(app: App) -> None:
    scene = play_table(app, KEY)
    scene.session.play("c4:x")
    touch(app, scene, "c4")
    assert scene.session.hand.chosen == ()
    assert scene.session.notice == Notice(app.texts.game(KEY, "refusal-occupied"))


def test_a_path_lights_up_before_its_last_tile_is_laid(app: App) -> None:
    scene = play_table(app, KEY)
    for step in COLUMN:
        scene.session.play(step)
    move(app, scene.display.pixel_of("d8"))
    assert set(marks(scene).preview.forms[0]) == {f"d{row}" for row in range(1, 9)}
    wheel(app, 1)
    assert marks(scene).preview.forms == (), "arcs lead the line aside"


def test_the_band_of_a_path_does_not_leap_over_the_tile_that_it_passed_before() -> None:
    text = "board=...x...a...x......axb.....xba.....x.......x.......x............. turn=a"
    (places,) = (effect.places for effect in GAME.read(text, {}, 2).effects("c1:x") if isinstance(effect, Formed))
    where = GAME.board.where
    assert max(math.dist(where[a], where[b]) for a, b in pairwise(places)) > 1, "the line comes back to d6"
    pixels = [(100.0, 60.0), (160.0, 60.0), (160.0, 120.0), (160.0, 240.0)]
    surface = pygame.Surface((300, 300))
    girdle(surface, pixels, 1.0, 29.0, 2, square=True)
    drawn = [y for y in range(300) if surface.get_at((131, y))[:3] != (0, 0, 0)]
    assert min(drawn) < 40 < max(drawn)
    assert all(surface.get_at((x, 180))[:3] == (0, 0, 0) for x in range(300)), "nothing between the distant tiles"


def test_a_match_of_two_legs_gives_both_the_attack(app: App) -> None:
    scene = play_table(app, KEY, form=forms.LEGS, target=2)
    assert scene.session.match.record.seats == (Seat(""), Seat(""))
    attackers = [scene.session.match.seat(0)]
    scene.session.give_up(0, 1)
    scene.session.next_game()
    attackers.append(scene.session.match.seat(0))
    assert attackers == [0, 1]
