"""What a hand began on one screen does nothing on the next."""

from __future__ import annotations

from pathlib import Path

import pygame

from jeux.common.settings import Settings
from jeux.match.record import Seat
from jeux.scenes.app import App
from jeux.scenes.gate import Gate
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.pages.about import AboutScene
from jeux.scenes.pages.settings import SettingsScene
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene
from jeux.ui.double_click import DOUBLE_CLICK
from tests.desk import FRAME, button, desk, frames, move, play_table, press, show
from tests.scenes.hands import begun, place, scene_of

KEY = "moulin"


def mouse(kind: int, pixel: tuple[float, float], which: int = 1) -> pygame.Event:
    return pygame.Event(kind, pos=(round(pixel[0]), round(pixel[1])), button=which, touch=False)


def double_click(app: App, pixel: tuple[float, float], between: int = 3, times: int = 2) -> None:
    """Two clicks at one place, so many frames apart; none: both come at once."""
    move(app, pixel)
    clicks = [mouse(kind, pixel) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]
    if not between:
        frames(app, 3, clicks * times)
    for _ in range(times if between else 0):
        frames(app, between, clicks)
    frames(app, 3)


def test_a_double_click_on_play_begins_one_match(tmp_path: Path) -> None:
    for between in (0, 1, 3, 8):
        with desk(tmp_path / str(between)) as app:
            show(app, lambda app: NewGameScene(app, KEY))
            double_click(app, place(app, "play"), between)
            scene = scene_of(app, GameScene)
            assert app.dialogue is None
            assert scene.session.match.steps == ()
            assert len(app.store.running().matches) <= 1


def test_a_double_click_on_resume_plays_no_step(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        name = begun(app, KEY, Seat(""), Seat(""))
        before = app.store.running().matches[0].turns
        show(app, ShelfScene)
        x, y = place(app, f"resume.{name}")
        for times in (2, 3, 4):
            show(app, ShelfScene)
            frames(app, 20)
            double_click(app, (x, y), 3, times)
            scene = scene_of(app, GameScene)
            assert len(scene.session.match.steps) == before
            assert scene.session.hand.chosen == ()
            app.store.release(name)


def test_a_double_click_in_a_menu_does_one_thing(tmp_path: Path) -> None:
    """Giving up is asked in the place of the button that begins it."""
    with desk(tmp_path) as app:
        scene = play_table(app, KEY, levels=(0, 0))
        scene.open_menu()
        frames(app, 20)
        menu = app.dialogue
        assert menu
        double_click(app, button(menu, app.texts.get("menu-game-resign")))
        assert app.dialogue is menu, "the question is still there"
        assert scene.session.match.result() is None


def test_a_release_alone_does_nothing(tmp_path: Path) -> None:
    """The button went down on the screen before."""
    with desk(tmp_path) as app:
        show(app, AboutScene)
        pixel = place(app, "back")
        move(app, pixel)
        frames(app, 1, [mouse(pygame.MOUSEBUTTONDOWN, pixel)])
        show(app, SettingsScene)
        frames(app, 3, [mouse(pygame.MOUSEBUTTONUP, pixel)])
        scene_of(app, SettingsScene)


def test_the_next_click_counts(tmp_path: Path) -> None:
    """After a while, at the same place; or at once, elsewhere."""
    with desk(tmp_path) as app:
        show(app, ShelfScene)
        app.open(AboutScene(app))
        frames(app, 2)
        double_click(app, place(app, "back"), times=1)
        assert app.dialogue is None
        settings = place(app, "settings")
        frames(app, round(DOUBLE_CLICK / FRAME))
        double_click(app, settings, times=1)
        assert isinstance(app.dialogue, SettingsScene)


def test_a_key_that_is_held_does_nothing_on_the_next_screen() -> None:
    gate = Gate()
    down = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")
    up = pygame.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0)
    other = pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
    assert gate.admits(down)
    assert gate.admits(down), "a list goes on as long as the key is held"
    gate.change()
    assert not gate.admits(down)
    assert gate.admits(other)
    gate.admits(up)
    assert gate.admits(down)


def test_a_held_key_does_not_walk_through_the_screens(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        play_table(app, KEY)
        app.open(AboutScene(app))
        held = pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
        for _ in range(20):
            frames(app, 1, [held])
        assert app.dialogue is None, "the menu of the game does not open"
        frames(app, 1, [pygame.Event(pygame.KEYUP, key=pygame.K_ESCAPE, mod=0)])
        press(app, pygame.K_ESCAPE)
        assert app.dialogue is not None


def test_a_dialogue_takes_the_man_out_of_the_hand(tmp_path: Path) -> None:
    """And so does another window of the system: no release will come."""
    for taken in (pygame.K_F1, pygame.K_ESCAPE, None):
        with desk(tmp_path) as app:
            scene = play_table(app, "tablut")
            origin = next(iter(scene.session.permit.next_places(())))
            start = scene.display.pixel_of(origin)
            move(app, start)
            frames(app, 1, [mouse(pygame.MOUSEBUTTONDOWN, start)])
            move(app, (start[0] + 40, start[1] + 40))
            assert scene.session.hand.dragging
            if taken is None:
                frames(app, 1, [pygame.Event(pygame.WINDOWFOCUSLOST)])
            else:
                scene.open_menu()
            assert not scene.session.hand.dragging
            frames(app, 1, [mouse(pygame.MOUSEBUTTONUP, start)])
            assert scene.session.match.steps == ()


def test_words_beside_a_button_go_when_a_menu_comes(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, KEY)
        move(app, button(scene, app.texts.get("button-rules")))
        frames(app, 20)
        tips = [each for each in scene.widgets.buttons() if each.element.tool_tip]
        assert tips
        shown = len(scene.widgets.gui.manager.ui_group.visible)
        scene.open_menu()
        frames(app, 20)
        assert not [each for each in scene.widgets.buttons() if each.element.tool_tip]
        assert len(scene.widgets.gui.manager.ui_group.visible) < shown, "pygame_gui draws it no more"
        app.close()
        frames(app, 20)
        assert [each for each in scene.widgets.buttons() if each.element.tool_tip], "and come back after it"


def key(kind: int, code: int) -> pygame.Event:
    return pygame.Event(kind, key=code, mod=0, unicode="", scancode=0)


def test_a_hand_that_trembles_presses_once() -> None:
    """With a rest of half a second: the first press acts, the same one again does not before the rest is over."""
    gate = Gate(lambda: Settings().replace(cooldown=500))
    down, up = key(pygame.KEYDOWN, pygame.K_RETURN), key(pygame.KEYUP, pygame.K_RETURN)
    typed = pygame.Event(pygame.TEXTINPUT, text="a")
    assert gate.admits(down)
    gate.pass_time(0.6)
    gate.admits(up)
    gate.pass_time(0.4)
    assert not gate.admits(down), "less than half a second after it came up"
    assert not gate.admits(typed)
    assert gate.admits(key(pygame.KEYDOWN, pygame.K_TAB)), "another key is another press"
    gate.admits(up)
    gate.pass_time(0.2)
    assert gate.admits(down), "what was left out does not make the rest longer"
    assert gate.admits(down), "a held key goes on"
    assert gate.admits(typed)


def test_a_click_that_trembles_counts_once_wherever_it_falls() -> None:
    gate = Gate(lambda: Settings().replace(cooldown=300))
    clicks = [mouse(kind, (x, 5)) for x in (5, 90) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]
    assert [gate.admits(event) for event in clicks] == [True, True, False, False]
    gate.pass_time(0.4)
    assert [gate.admits(event) for event in clicks] == [True, True, False, False]
    free = Gate()
    assert all(free.admits(event) for event in clicks)
