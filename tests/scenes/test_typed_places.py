"""Places typed at the keyboard: shown, taken back letter by letter, never mistaken for a command."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from string import ascii_lowercase

import pygame
import pytest

from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.table.scene import GameScene
from tests.desk import button, click, desk, frames, play_table, press
from tests.rounds import some

COMMANDS = "hlcmn"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def write(app: App, text: str) -> None:
    for letter in text:
        press(app, pygame.key.key_code(letter), unicode=letter)


def test_what_is_typed_is_shown_and_taken_back_letter_by_letter(app: App) -> None:
    scene = play_table(app, "moulin")
    write(app, "d6")
    press(app, pygame.K_RETURN)
    bare = app.screen.copy()
    write(app, "g1")
    assert scene.typed.text == "g1"
    assert app.screen.get_buffer().raw != bare.get_buffer().raw, "it is shown"
    press(app, pygame.K_BACKSPACE)
    assert scene.typed.text == "g"
    write(app, "4")
    press(app, pygame.K_RETURN)
    assert list(scene.session.match.steps) == ["d6", "g4"]
    write(app, "d")
    press(app, pygame.K_BACKSPACE)
    assert scene.session.match.steps == ("d6", "g4"), "the letter goes, not the step"
    press(app, pygame.K_BACKSPACE)
    assert list(scene.session.match.steps) == ["d6"]


def test_escape_clears_what_is_typed_and_nothing_else(app: App) -> None:
    scene = play_table(app, "moulin")
    write(app, "d6")
    press(app, pygame.K_ESCAPE)
    assert scene.typed.text == ""
    assert app.dialogue is None
    press(app, pygame.K_ESCAPE)
    assert app.dialogue is not None


@pytest.mark.parametrize("written", ["a2", "d", "d66", "d6d7"])
def test_an_unknown_place_plays_nothing_and_says_so(app: App, written: str) -> None:
    scene = play_table(app, "moulin")
    press(app, pygame.K_RIGHT)
    assert scene.display.marking.cursor
    write(app, written)
    press(app, pygame.K_RETURN)
    assert list(scene.session.match.steps) == []
    assert scene.session.notice
    assert scene.session.notice.text == app.texts.get("typed-unknown", typed=written)
    assert scene.typed.text == ""


def test_an_unknown_place_throws_no_dice(app: App) -> None:
    scene = play_table(app, "backgammon")
    write(app, "77")
    press(app, pygame.K_RETURN)
    assert list(scene.session.match.steps) == []


def test_a_french_keyboard_writes_digits_without_shift(app: App) -> None:
    scene = play_table(app, "moulin")
    write(app, "c")
    for key, letter, scancode in ((233, "é", pygame.KSCAN_2), (34, '"', pygame.KSCAN_3)):
        press(app, pygame.K_BACKSPACE) if scene.typed.text == "c2" else None
        event = pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter, scancode=scancode)
        frames(app, 2, [event])
    assert scene.typed.text == "c3"
    frames(app, 2, [pygame.Event(pygame.KEYDOWN, key=233, mod=0, unicode="é", scancode=0)])
    assert scene.typed.text == "c3", "no letter of a name"
    press(app, pygame.K_RETURN)
    assert list(scene.session.match.steps) == ["c3"]


def test_what_is_typed_stays_where_the_window_changes(app: App) -> None:
    scene = play_table(app, "moulin")
    write(app, "d")
    scene.relayout()
    write(app, "6")
    press(app, pygame.K_RETURN)
    assert list(scene.session.match.steps) == ["d6"]


def test_undo_and_the_mouse_give_up_what_is_typed(app: App) -> None:
    scene = play_table(app, "moulin")
    write(app, "d")
    press(app, pygame.K_z, pygame.KMOD_LCTRL)
    assert scene.typed.text == ""
    write(app, "d")
    click(app, scene.display.pixel_of("g1"))
    assert scene.typed.text == ""
    assert list(scene.session.match.steps) == ["g1"]


@pytest.mark.parametrize("key", some(CATALOGUE, every=2))
def test_a_letter_that_begins_a_place_is_no_command(app: App, key: str) -> None:
    scene = play_table(app, key)
    first = {place[0].lower() for place in scene.display.points if place.isalnum()}
    composing = scene.session.gestures.composing
    assert not first & {turning.key for turning in (composing.turnings if composing else ())}
    few = not scene.display.marking.show_all()  # else the key for the marks shows them all first
    before = app.settings
    for letter in sorted(first & set(ascii_lowercase)):
        write(app, letter)
        assert app.scene is scene
        assert scene.typed.text == letter
        assert app.settings == before
        assert scene.session.notice is None
        press(app, pygame.K_ESCAPE)
    for letter in COMMANDS:
        press(app, pygame.key.key_code(letter), pygame.KMOD_LALT, unicode=letter)
        assert not scene.typed.text
    assert app.scene is not scene, "the last one prepares a new game"
    assert few or app.settings.marks is not before.marks
    assert app.settings.muted is not before.muted
    assert app.settings.coordinates != before.coordinates


def test_every_place_that_has_a_name_can_be_typed(app: App) -> None:
    for key in CATALOGUE:
        scene = play_table(app, key)
        for place in scene.display.points:
            if place.isalnum():
                scene.typed.clear()
                assert scene.typed.takes(place[0].lower())
                for letter in place.lower():
                    scene.typed.add(letter)
                assert scene.typed.place == place, key


def test_half_a_throw_is_not_kept_after_a_click_elsewhere(app: App) -> None:
    scene = play_table(app, "backgammon", dice="manual")
    assert isinstance(scene, GameScene)
    write(app, "34")
    assert list(scene.session.match.steps) == ["roll:3,4"]
    click(app, button(scene, app.texts.get("button-undo")))
    faces = {(die, face): rect.center for rect, die, face in scene.faces.faces}
    click(app, faces[0, 1])
    assert list(scene.session.match.steps) == []
    assert scene.session.hand.faces == {0: 1}
    write(app, "6")
    assert list(scene.session.match.steps) == ["roll:1,6"]
