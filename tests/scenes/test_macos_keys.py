"""The keys of macOS, simulated: ⌘ does what Ctrl does, and the texts name the signs on its keys."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jeux.common.environment import prepare
from jeux.common.texts import Texts
from jeux.scenes.app import App
from jeux.scenes.pages.keys import KeysPage
from jeux.scenes.pages.settings import SettingsScene
from jeux.scenes.table.scene import GameScene
from tests.catalogues import LANGUAGES
from tests.desk import desk, frames, play_table, press, touch

UNDO, REDO = (pygame.K_z, pygame.KMOD_META), (pygame.K_z, pygame.KMOD_META | pygame.KMOD_SHIFT)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


@pytest.fixture
def mac(app: App, monkeypatch: pytest.MonkeyPatch) -> App:
    monkeypatch.setattr(sys, "platform", "darwin")
    return app


def two_moves(app: App) -> GameScene:
    scene = play_table(app, "moulin")
    for place in ("d6", "a1"):
        touch(app, scene, place)
    assert len(scene.session.match.steps) == 2
    return scene


def played(scene: GameScene) -> int:
    return len(scene.session.match.steps)


def test_command_undoes_and_redoes(mac: App) -> None:
    scene = two_moves(mac)
    press(mac, *UNDO)
    assert played(scene) == 1
    press(mac, *UNDO)
    assert played(scene) == 0
    press(mac, *REDO)
    assert played(scene) == 1
    press(mac, pygame.K_y, pygame.KMOD_META)
    assert played(scene) == 2


def test_control_does_so_too_on_every_system(mac: App) -> None:
    scene = two_moves(mac)
    press(mac, pygame.K_z, pygame.KMOD_CTRL)
    assert played(scene) == 1


def test_elsewhere_that_key_is_the_menu_of_the_system(app: App) -> None:
    scene = two_moves(app)
    shown = app.settings.marks
    press(app, *UNDO)
    press(app, pygame.K_l, pygame.KMOD_META, "l")
    assert (played(scene), app.settings.marks) == (2, shown)
    press(app, pygame.K_COMMA, pygame.KMOD_META)
    assert app.dialogue is None


def test_shift_makes_undo_redo_on_every_system(app: App) -> None:
    scene = two_moves(app)
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    press(app, pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert played(scene) == 2


def test_a_letter_with_command_is_no_command_of_the_game(mac: App) -> None:
    two_moves(mac)
    shown = mac.settings.marks
    press(mac, pygame.K_l, pygame.KMOD_META, "l")
    assert mac.settings.marks == shown


def test_command_and_comma_open_the_settings_above_any_scene(mac: App) -> None:
    mac.show_shelf()
    frames(mac)
    press(mac, pygame.K_COMMA, pygame.KMOD_META, ",")
    assert isinstance(mac.dialogue, SettingsScene)
    shown = mac.dialogue
    press(mac, pygame.K_COMMA, pygame.KMOD_META, ",")
    assert mac.dialogue is shown, "once is enough"
    press(mac, pygame.K_ESCAPE)
    two_moves(mac)
    press(mac, pygame.K_COMMA, 0, ",")
    assert mac.dialogue is None
    press(mac, pygame.K_COMMA, pygame.KMOD_META, ",")
    assert isinstance(mac.dialogue, SettingsScene)


def test_the_wheel_with_command_brings_the_board_nearer(mac: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the wheel alone turns what is in the hand."""
    scene = play_table(mac, "quandary")
    turned: list[int] = []

    def turn(y: int) -> bool:
        turned.append(y)
        return True

    monkeypatch.setattr(scene.pointer.composer, "wheel", turn)
    wheel = pygame.Event(pygame.MOUSEWHEEL, y=1, x=0, precise_y=1.0, flipped=False, touch=False)
    monkeypatch.setattr(pygame.key, "get_mods", lambda: pygame.KMOD_META)
    scene.pointer.nears(wheel)
    assert turned == []
    monkeypatch.setattr(sys, "platform", "linux")
    scene.pointer.nears(wheel)
    assert turned == [1]


def test_the_page_of_keys_names_the_keys_of_macos(mac: App) -> None:
    scene = play_table(mac, "tablut")
    scene.open_keys()
    assert isinstance(mac.dialogue, KeysPage)
    rows = [row for rows in mac.dialogue.groups.values() for row in rows]
    caps = {cap for row in rows for cap in row.caps}
    written = " ".join((*caps, *(row.does for row in rows)))
    assert {"Retour arrière", "⌘Z", "⇧⌘Z", "⇧Tab", "⌥H", "⌘,"} <= caps
    assert not [sign for sign in ("Ctrl", "Alt", "Maj") if sign in written]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("system", "signs"), [("darwin", ("⌘S", "⇧⌘Z")), ("linux", ("Ctrl\u00a0+\u00a0S", "Ctrl\u00a0+\u00a0Y"))]
)
def test_the_tips_name_them_too(
    language: str, system: str, signs: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    texts = Texts(language)
    assert texts.caps("save") == signs[:1]
    assert texts.get("button-redo-help").endswith(f"({signs[1]})")


def test_a_click_with_control_is_a_right_click(monkeypatch: pytest.MonkeyPatch) -> None:
    """SDL sees to it where it is told to."""
    environment: dict[str, str] = {}
    monkeypatch.setattr("os.environ", environment)
    prepare()
    assert environment["SDL_MAC_CTRL_CLICK_EMULATE_RIGHT_CLICK"] == "1"
