"""The page of the keys of a game: what it lists is what the keys do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from jeux.play.games import gestures_of
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.page_scene import PageScene
from jeux.scenes.pages.keys import KeyRow, KeysPage
from tests.desk import button, click, desk, frames, play_table, press, touch
from tests.rounds import some
from tests.scenes.hands import click_on, dialogue_of

KEYS = {"F1": pygame.K_F1, "F12": pygame.K_F12}


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def listed(app: App) -> list[KeyRow]:
    assert isinstance(app.dialogue, KeysPage)
    return [row for rows in app.dialogue.groups.values() for row in rows]


def test_the_menu_of_a_game_leads_to_its_keys_and_back(app: App) -> None:
    scene = play_table(app, "moulin")
    scene.open_menu()
    frames(app)
    assert app.dialogue
    click(app, button(app.dialogue, app.texts.get("menu-game-keys")))
    assert isinstance(app.dialogue, KeysPage)
    press(app, pygame.K_ESCAPE)
    assert app.dialogue is None, "back to the game"


@pytest.mark.parametrize("key", some(CATALOGUE, every=2))
def test_every_key_that_is_listed_does_something(app: App, key: str) -> None:
    scene = play_table(app, key)
    scene.open_keys()
    rows = listed(app)
    app.close()
    caps = [cap for row in rows for cap in row.caps]
    assert all(row.does and (row.caps or row.name == "settings") for row in rows)
    assert len(set(caps)) == len(caps), "no key does two things"
    single = [cap for cap in caps if len(cap) == 1 or cap in KEYS]
    assert set(KEYS) <= set(single)
    for cap in single:
        code = KEYS.get(cap) or pygame.key.key_code(cap.lower())
        text = "" if cap in KEYS else cap.lower()
        event = pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode=text, scancode=0)
        assert scene.keyboard.handle(event), cap
        assert not any(place[0].lower() == text for place in scene.display.points), f"{cap} is typed, and no command"
        scene.rules.close()


@pytest.mark.parametrize("key", [key for key, game in CATALOGUE.items() if gestures_of(game).composing])
def test_the_keys_of_one_game_are_listed_first(app: App, key: str) -> None:
    composing = gestures_of(CATALOGUE[key]).composing
    assert composing
    scene = play_table(app, key)
    scene.open_keys()
    own = [turning.key.upper() for turning in composing.turnings]
    assert [row.caps for row in listed(app)[: len(own)]] == [(cap,) for cap in own]


@pytest.mark.parametrize("percent", [100, 200])
def test_the_keys_show_all_of_the_menu(tmp_path: Path, percent: int) -> None:
    """Large letters do not fit in a low window at once."""
    with desk(tmp_path, (1024, 600), text_size=percent) as app:
        scene = play_table(app, "backgammon")
        scene.open_menu()
        frames(app)
        menu = dialogue_of(app)
        assert isinstance(menu, PageScene)
        buttons, page = menu.widgets.buttons(), menu.main
        assert all(not one.rect.colliderect(other.rect) for one, other in pairwise(buttons))
        for each in buttons:
            press(app, pygame.K_TAB)
            frames(app, 20)
            assert menu.widgets.focused is each
            assert page.view.contains(page.on_screen(each.rect))
        if percent == 100:
            assert not page.farthest


def test_another_key_is_pressed_exchanged_and_reset(app: App) -> None:
    scene = play_table(app, "tresor")
    scene.open_keys()
    frames(app)
    click_on(app, "key.bare")
    sheet = dialogue_of(app)
    press(app, pygame.K_F2)  # a key of speech: nothing is switched on here
    assert not app.settings.speech
    assert app.texts.caps("voice") == ("F2",)
    assert app.texts.get("key-voice-does") in sheet.sentence, "it is told what the key does"  # type: ignore[attr-defined]
    press(app, pygame.K_RETURN)
    assert app.settings.keys == {"bare": "f2", "voice": "f12"}
    assert isinstance(app.dialogue, KeysPage), "back where it was chosen"
    app.close()
    press(app, pygame.K_F2)
    assert scene.bare
    press(app, pygame.K_F12)
    assert app.settings.speech
    scene.open_keys()
    frames(app)
    click_on(app, "reset")
    press(app, pygame.K_TAB)
    press(app, pygame.K_RETURN)
    assert app.settings.keys, "the first answer is the safe one"
    frames(app, 15)  # longer than a double click
    click_on(app, "reset")
    press(app, pygame.K_TAB)
    press(app, pygame.K_TAB)
    press(app, pygame.K_RETURN)
    assert app.settings.keys == {}


def test_escape_leaves_the_keys_as_they_are(app: App) -> None:
    scene = play_table(app, "moulin")
    scene.open_keys()
    frames(app)
    click_on(app, "key.hint")
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.dialogue, KeysPage)
    assert app.settings.keys == {}


def test_a_key_of_ones_own_does_what_an_arrow_or_enter_does(app: App) -> None:
    """Also while nothing but the board has the keyboard; a letter is still typed in a line."""
    app.change(app.settings.replace(keys={"right": "insert", "enter": "break"}))
    scene = play_table(app, "moulin")
    press(app, pygame.K_INSERT)
    assert scene.display.marking.cursor
    press(app, pygame.K_PAUSE)
    assert len(scene.session.match.steps) == 1


def test_one_hand_is_enough_for_a_shortcut(app: App) -> None:
    """Ctrl, let up, then Z; pressed twice it holds no more."""
    app.change(app.settings.replace(sticky=True))
    scene = play_table(app, "moulin")
    for place in ("d6", "a1"):
        touch(app, scene, place)
    press(app, pygame.K_LCTRL)
    press(app, pygame.K_z, unicode="z")
    assert len(scene.session.match.steps) == 1
    press(app, pygame.K_LCTRL)
    press(app, pygame.K_LCTRL)
    press(app, pygame.K_z, unicode="z")
    assert len(scene.session.match.steps) == 1


def test_a_key_without_a_name_is_let_go_while_modifiers_are_sticky(app: App) -> None:
    """The system calls every key that it does not know 0, those of volume and brightness among them."""
    app.change(app.settings.replace(sticky=True))
    scene = play_table(app, "moulin")
    press(app, pygame.K_UNKNOWN)
    frames(app, 1, [pygame.Event(pygame.KEYUP, key=pygame.K_UNKNOWN, mod=0, unicode="", scancode=0)])
    touch(app, scene, "d6")
    assert scene.session.match.steps == ("d6",)


@pytest.mark.parametrize("key", ["reversi", "moulin", "hex", "twixt"])
def test_the_words_of_a_button_name_the_key_that_works_here(app: App, key: str) -> None:
    """Where a column has the letter of a command, the place is typed with it, and everything names the other key."""
    scene = play_table(app, key)
    column = any(place.startswith("h") for place in scene.display.points)
    cap = app.texts.get("key-held-alt", key="H") if column else "H"
    button_ = next(one for one in scene.widgets.buttons() if one.text == app.texts.get("button-hint"))
    assert button_.help.endswith(f"({cap})")
    scene.open_keys()
    assert [row.caps for row in listed(app) if row.name == "hint"] == [(cap,)]
    app.close()
    frames(app)
    assert app.texts.caps("hint") == ("H",), "the pages of other screens are as they were"
    press(app, pygame.K_h, pygame.KMOD_LALT if column else 0, unicode="h")
    assert scene.session.conductor.inquiry, "the key that is named asks for advice"


def test_a_key_that_is_changed_is_named_at_once_at_the_table(app: App) -> None:
    scene = play_table(app, "reversi")
    app.change(app.settings.replace(keys={"hint": "b"}))
    frames(app)
    scene.open_keys()
    assert [row.caps for row in listed(app) if row.name == "hint"] == [(app.texts.get("key-held-alt", key="B"),)]
