"""A switch: the frame goes over the screen, and one key or button plays everything."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pygame
import pytest

from jeux.access.tree import Act
from jeux.common.roles import Role
from jeux.match.forms import MANUAL, PROGRAM
from jeux.scenes.app import App
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.pages.settings import SettingsScene
from jeux.scenes.seen.page_tree import PageDescriber
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene
from jeux.views.board import BoardView
from tests.desk import desk, frames, play_table, press, show
from tests.one_switch import OneSwitch
from tests.scenes.hands import scene_of
from tests.scenes.test_described import EVERY_SCREEN, SCREENS

SMALL = (800, 600)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path, SMALL, scanning="alone", scan_step=1000) as made:
        yield made


def framed(app: App) -> list[str]:
    """What is in the frame."""
    walk = app.follower.scanner.walk
    stops = [walk.stop] if walk.stop else walk.group.stops if walk.group else []
    return [stop.request.key.removeprefix("place ") for stop in stops]


def click_anywhere(app: App, button: int) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        frames(app, 1, [pygame.Event(kind, pos=(400, 300), button=button, touch=False)])


# --- whole games ------------------------------------------------------------------------------------------------------


def test_a_game_is_played_from_the_shelf_to_its_end_by_one_key(app: App) -> None:
    show(app, ShelfScene)
    one = OneSwitch(app)
    one.choose(one.named("Moulin"))
    one.choose(one.named("Quelqu’un ici"))
    one.choose(one.named("Jouer"))
    one.wait()
    scene = scene_of(app, GameScene)
    one.play(scene, random.Random(5), 400)
    assert scene.match.position.result() is not None
    assert scene.match.steps
    one.choose(one.named("Les jeux"))
    one.wait()
    assert isinstance(app.scene, ShelfScene), "and back again"


@pytest.mark.parametrize(
    ("key", "options"),
    [("boite", {}), ("hex", {"size": "11"}), ("quandary", {})],
)
def test_games_of_other_kinds_are_played_to_their_end_by_one_key(app: App, key: str, options: dict[str, str]) -> None:
    scene = play_table(app, key, (0, 0), 0, None, PROGRAM, **options)
    one = OneSwitch(app)
    one.wait()
    one.play(scene, random.Random(5), 400)
    assert scene.match.position.result() is not None


def test_pegs_of_a_large_board_are_put_down_anywhere_by_one_key(app: App) -> None:
    scene = play_table(app, "twixt")
    one = OneSwitch(app)
    one.wait()
    with mock.patch.object(BoardView, "draw"):
        for number, place in enumerate(("m12", "l22", "n16", "b20"), 1):
            one.choose(next(stop for stop in one.stops() if stop.request.key == f"place {place}"))
            assert [step.split()[0] for step in scene.match.steps[number - 1 :]] == [place]
    assert one.presses == 8, "the row, then the place in it"


def test_real_dice_are_entered_by_one_key(app: App) -> None:
    scene = play_table(app, "jacquet", dice=MANUAL)
    one = OneSwitch(app)
    one.wait()
    for key in ("die 0 6", "die 1 2"):
        one.choose(next(stop for stop in one.stops() if stop.request.key == key))
    match = scene.session.match
    assert match.steps[:1] == (match.positions[0].outcome((6, 2)),)


@EVERY_SCREEN
def test_each_control_is_reached_by_one_key_and_left_again(app: App, name: str) -> None:
    SCREENS[name](app)
    frames(app, 8)
    one = OneSwitch(app)
    one.wait()
    assert app.top
    nodes = app.top.describer.tree("").nodes
    wanted = {
        key
        for key, node in nodes.items()
        if Act.PRESS in node.acts and node.box and node.enabled and not node.idle and node.role is not Role.ENTRY
    }
    assert wanted
    screen, dialogue = app.scene, app.dialogue
    assert wanted - {request.key for request in one.look_round()} == set()
    assert (app.scene, app.dialogue) == (screen, dialogue), "to look round does nothing"


# --- the switch -------------------------------------------------------------------------------------------------------


def test_without_scanning_nothing_is_looked_at_and_the_key_does_what_it_does(tmp_path: Path) -> None:
    with desk(tmp_path, SMALL) as app, mock.patch.object(PageDescriber, "tree", side_effect=AssertionError):
        show(app, ShelfScene)
        frames(app, 50)
        assert framed(app) == []
        press(app, pygame.K_TAB)
        press(app, pygame.K_SPACE)
        assert app.scene is not None
        assert app.scene.narrator.speech().focus, "Tab and Space are for the page"


def test_the_frame_goes_on_with_time_and_stays_longer_where_it_begins(app: App) -> None:
    play_table(app, "moulin")
    seen = []
    for dt in (1.4, 0.2, 0.9, 0.2):
        app.frame([], dt)
        seen.append(framed(app)[0])
    assert seen == ["a7", "b6", "b6", "c5"], "one second and a half, then one"


def test_a_second_switch_moves_the_frame_and_time_does_not(app: App) -> None:
    app.change(app.settings.replace(scanning="two"))
    scene = play_table(app, "moulin")
    frames(app, 100)
    assert framed(app) == ["a7", "d7", "g7"]
    press(app, pygame.K_TAB)
    assert framed(app) == ["b6", "d6", "f6"]
    press(app, pygame.K_SPACE)
    press(app, pygame.K_TAB)
    press(app, pygame.K_SPACE)
    assert scene.match.steps == ("d6",)


def test_the_mouse_is_a_switch_wherever_it_points(app: App) -> None:
    app.change(app.settings.replace(scanning="two", switch="mouse"))
    scene = play_table(app, "moulin")
    frames(app)
    click_anywhere(app, 3)
    click_anywhere(app, 1)
    click_anywhere(app, 1)
    assert scene.match.steps == ("b6",), "not d4, where it points"
    frames(app, 5)
    press(app, pygame.K_SPACE)
    assert scene.match.steps == ("b6",), "the key is none then"


def test_the_key_of_the_switch_can_be_another(app: App) -> None:
    app.change(app.settings.replace(keys={"switch": "f9"}))
    scene = play_table(app, "moulin")
    frames(app)
    press(app, pygame.K_F9)
    press(app, pygame.K_F9)
    assert scene.match.steps == ("a7",)


def test_a_key_that_is_held_counts_once(app: App) -> None:
    scene = play_table(app, "moulin")
    frames(app)
    down = pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    frames(app, 1, [down] * 5)
    assert (framed(app), scene.match.steps) == (["a7"], ())


def test_the_switch_writes_nothing(app: App) -> None:
    show(app, ShelfScene)
    shelf = scene_of(app, ShelfScene)
    press(app, pygame.K_h, unicode="h")
    frames(app, 1, [pygame.Event(pygame.TEXTINPUT, text="h")])
    typing = shelf.widgets.typing
    assert typing
    before = typing.described(app.texts).written
    OneSwitch(app).press()
    assert typing.described(app.texts).written == before


def test_a_place_that_was_chosen_can_be_left_again(app: App) -> None:
    scene = play_table(app, "tablut")
    one = OneSwitch(app)
    one.wait()
    first = next(stop for group in one.walk.groups if group.board for stop in group.stops)
    one.choose(first)
    assert scene.session.hand.chosen
    one.wait()
    assert first.request in [stop.request for stop in one.stops()]
    one.choose(first)
    assert (scene.session.hand.chosen, scene.match.steps) == ((), ())


def test_all_places_one_by_one(app: App) -> None:
    app.change(app.settings.replace(scan_order="items"))
    play_table(app, "moulin")
    seen = []
    for _ in range(4):
        app.frame([], 2)
        seen += framed(app)
    assert seen == ["d7", "g7", "b6", "d6"]


# --- pages ------------------------------------------------------------------------------------------------------------


def test_a_setting_and_a_volume_are_changed_by_the_switch(app: App) -> None:
    scene = show(app, SettingsScene)
    assert isinstance(scene, SettingsScene)
    one = OneSwitch(app)
    one.wait()
    one.choose(one.named("Son et parole"))
    one.wait()
    volume = app.settings.volume
    more = [stop for stop in one.stops() if stop.request.key.endswith("volume")][1]
    one.choose(more)
    one.press()
    assert app.settings.volume > volume
    changed = app.settings.volume
    one.press()
    assert app.settings.volume > changed, "the frame stays at a slider"


def test_scanning_is_switched_off_by_the_switch_itself(app: App) -> None:
    scene = show(app, SettingsScene)
    assert isinstance(scene, SettingsScene)
    scene.show_section("hands")
    one = OneSwitch(app)
    one.wait()
    one.choose(next(stop for stop in one.stops() if stop.request.key.endswith("scanning.0")))
    assert app.settings.scanning == "off"


def test_what_is_framed_is_brought_into_the_window(app: App) -> None:
    show(app, ShelfScene)
    one = OneSwitch(app)
    one.wait()
    last = one.named("Twixt")
    assert last.box[1] > SMALL[1]
    one.choose(last)
    frames(app)
    assert isinstance(app.scene, NewGameScene)
    show(app, ShelfScene)
    for _ in range(100):
        one.wait()
        frames(app)
        if one.walk.group and last.request in [stop.request for stop in one.walk.group.stops]:
            break
    assert one.walk.group
    box = next(stop.box for stop in one.walk.group.stops if stop.request == last.request)
    assert box[1] + box[3] <= SMALL[1]


def test_a_long_page_is_read_on_and_the_frame_does_not_carry_it_off(app: App) -> None:
    app.open_rules("moulin")
    one = OneSwitch(app)
    one.wait()
    one.choose(one.named(app.texts.get("scan-further")))
    frames(app, 20)
    back = one.named(app.texts.get("scan-before"))
    tops = {key: node.box for key, node in app.top.describer.tree("").nodes.items()} if app.top else {}
    for _ in range(20):
        one.wait()
    assert app.top
    assert {key: node.box for key, node in app.top.describer.tree("").nodes.items()} == tops
    one.choose(back)
    frames(app, 20)
    assert back.request not in [stop.request for stop in one.stops()], "at the top again"


# --- what is seen and heard -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["bois", "contraste", "livret"])
def test_the_frame_is_seen_around_a_group_and_around_a_place(app: App, theme: str) -> None:
    app.change(app.settings.replace(theme=theme))
    scene = play_table(app, "moulin")
    pictures = []
    for number in range(3):
        frames(app, 3)
        if number:
            OneSwitch(app).press()
        group = app.follower.scanner.walk.group
        assert group
        left, top, _, high = group.stops[0].box
        around = pygame.Rect(left - 20, top - 20, 30, high)
        pictures.append(app.screen.subsurface(around.clip(app.screen.get_rect())).copy())
        if number == 1:
            app.change(app.settings.replace(scanning="off"))
            scene.relayout()
            frames(app, 3)
            bare = app.screen.subsurface(around.clip(app.screen.get_rect())).copy()
            app.change(app.settings.replace(scanning="alone"))
    raw = [picture.get_buffer().raw for picture in (*pictures[:2], bare)]
    assert len(set(raw)) == 3, "the group, the place, nothing"


def test_each_stop_is_said_and_the_frame_waits_for_it(app: App) -> None:
    app.change(app.settings.replace(speech=True, scan_step=600))
    play_table(app, "moulin")
    frames(app, 3)
    spoken = app.announcer.speaker.log
    assert spoken[-1] == "de a7 à g7"
    app.frame([], 100)
    frames(app, 1)
    assert spoken[-1] == "de b6 à f6"
    OneSwitch(app).press()
    assert spoken[-1].startswith("b6, vide")
    assert "Blanc pose un pion en b6" in spoken[-1]
    said = len(spoken[-1])
    app.frame([], said / 15 - 0.2)
    assert framed(app) == ["b6"], "it is still being said"
    app.frame([], 0.4)
    assert framed(app) == ["d6"]
    for _ in range(2):
        app.frame([], 100)
    assert spoken[-1] == app.texts.get("scan-back")


def test_the_page_after_a_fault_is_left_by_the_switch(app: App) -> None:
    app.go(app.routes.crash)
    one = OneSwitch(app)
    one.wait()
    one.choose(one.named(app.texts.get("button-back-to-shelf")))
    one.wait()
    assert isinstance(app.scene, ShelfScene)
