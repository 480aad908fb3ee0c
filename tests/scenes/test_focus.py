"""The keyboard reaches every control of every screen, one sees where it is, and words hide nothing to press."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pygame_gui
import pytest
from pygame_gui.core import UIContainer

from jeux.common.palette import colours
from jeux.match.record import Seat
from jeux.play.setup.rule_text import rules_of_booklet
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.classroom.page import ClassroomPage
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.pages.about import AboutScene
from jeux.scenes.pages.accessibility import AccessibilityScene
from jeux.scenes.pages.dice import DicePage
from jeux.scenes.pages.rules import RulesScene
from jeux.scenes.pages.settings import SettingsScene
from jeux.scenes.pages.verifier import VerifierScene
from jeux.scenes.scene import Scene
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.tournament.making import MakingScene
from jeux.ui.controls import Field
from jeux.ui.items import Item
from jeux.ui.page import Page
from jeux.ui.widgets import Widgets
from tests.desk import desk, frames, move, play_table, press, show, until
from tests.scenes.hands import begun, click_on
from tests.scenes.test_tournament import hall

ARROWS = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)
WITH_DICE = next(key for key, game in CATALOGUE.items() if game.throws_dice)
SEVERAL = max(CATALOGUE, key=lambda key: max(CATALOGUE[key].players))
OPTIONS = max(CATALOGUE, key=lambda key: len(CATALOGUE[key].options))


def shelf(app: App) -> Widgets:
    for key in list(CATALOGUE)[:7]:
        begun(app, key, Seat(""), Seat("", 3))
    show(app, ShelfScene)
    click_on(app, "more")
    click_on(app, "filters")
    return widgets(app)


def new_game(key: str) -> Callable[[App], Widgets]:
    return lambda app: shown(app, lambda app: NewGameScene(app, key))


def shown(app: App, make: Callable[[App], Scene]) -> Widgets:
    show(app, make)
    return widgets(app)


def menu(app: App) -> Widgets:
    play_table(app, next(iter(CATALOGUE))).open_menu()
    frames(app, 3)
    return widgets(app)


def dice(app: App) -> Widgets:
    app.open(DicePage(app, play_table(app, WITH_DICE).session))
    frames(app, 3)
    return widgets(app)


def widgets(app: App) -> Widgets:
    top = app.dialogue or app.scene
    assert isinstance(top, Scene)
    return top.widgets


SCREENS: dict[str, Callable[[App], Widgets]] = {
    "shelf": shelf,
    "settings": lambda app: shown(app, SettingsScene),
    "about": lambda app: shown(app, AboutScene),
    "class": lambda app: shown(app, ClassroomPage),
    "accessibility": lambda app: shown(app, lambda app: AccessibilityScene(app, app.quit)),
    "rules": lambda app: shown(app, lambda app: RulesScene(app, rules_of_booklet(next(iter(CATALOGUE))), app.quit)),
    "verifier": lambda app: shown(app, lambda app: VerifierScene(app, lambda: None)),
    "dice": dice,
    "evening": lambda app: hall(app).widgets,
    "new evening": lambda app: shown(app, lambda app: MakingScene(app, app.quit, lambda name: None)),
    "menu": menu,
    "several": new_game(SEVERAL),
    "options": new_game(OPTIONS),
}
EVERY_SCREEN = pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)


def items(on: Widgets) -> list[tuple[Page, Item]]:
    """What can be reached, in the order of reading."""
    return [(page, item) for page in on.all_pages() for item in page.items if item.name and item.enabled]


def ring_is_seen(app: App, page: Page, item: Item) -> bool:
    """Whether the two colours of the ring lie along an edge of the item, in view."""
    rect = page.on_screen(item.rect)
    assert page.view.contains(rect), item.name
    light, dark = colours().mark
    around = rect.inflate(16, 16).clip(page.view).clip(app.screen.get_rect())
    line = [app.screen.get_at((around.x + i, rect.centery))[:3] for i in range(around.width)]
    column = [app.screen.get_at((rect.centerx, around.y + i))[:3] for i in range(around.height)]
    return any(light in pixels and dark in pixels for pixels in (line[:16], line[-16:], column[:16], column[-16:]))


@EVERY_SCREEN
def test_tab_goes_through_everything_and_back_and_one_sees_where_it_is(
    tmp_path: Path, screen: Callable[[App], Widgets]
) -> None:
    with desk(tmp_path) as app:
        on = screen(app)
        move(app, (1, 1))
        on.clear_focus()
        wanted, reached = [item.name for _, item in items(on)], []
        for _ in wanted:
            press(app, pygame.K_TAB)
            page, item = on.page, on.focused
            assert page
            assert item
            assert ring_is_seen(app, page, item), item.name
            reached.append(item.name)
        assert reached == wanted
        press(app, pygame.K_TAB)
        assert on.focused is items(on)[0][1], "it begins again"
        for name in reversed(wanted):
            press(app, pygame.K_TAB, pygame.KMOD_SHIFT)
            assert on.focused
            assert on.focused.name == name, "and back in the same order"


@EVERY_SCREEN
def test_arrows_reach_every_control(tmp_path: Path, screen: Callable[[App], Widgets]) -> None:
    with desk(tmp_path) as app:
        on = screen(app)
        found = items(on)
        pages = {id(item): page for page, item in found}
        reached, to_try = {id(found[0][1])}, [found[0][1]]
        while to_try:
            here = to_try.pop()
            for key in ARROWS:
                on.focus(pages[id(here)], here.name)
                press(app, key)
                there = next((item for page, item in items(on) if on.page is page and page.focused == item.name), None)
                # a control that was laid again is another one of the same name
                if there is not None and there.name not in {item.name for _, item in found if id(item) in reached}:
                    same = next(item for _, item in found if item.name == there.name)
                    reached.add(id(same))
                    to_try.append(same)
        missed = [item.name for _, item in found if id(item) not in reached and not item.aside]
        assert not missed


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_enter_and_space_press_what_is_focused(tmp_path: Path, key: int) -> None:
    with desk(tmp_path) as app:
        scene = show(app, SettingsScene)
        assert isinstance(scene, SettingsScene)
        scene.show_section("board")
        for marks in (False, True):
            scene.widgets.focus(scene.body, "marks")
            press(app, key)
            assert app.settings.marks is marks
        assert scene.widgets.focused, "it stays there"
        menu(app)
        press(app, pygame.K_DOWN)
        press(app, key)
        assert app.dialogue is None, "the first button goes on with the game"


@pytest.mark.parametrize(("size", "text_size"), [((1024, 768), 100), ((1366, 768), 200), ((1920, 1080), 125)])
@pytest.mark.parametrize("panel", ["left", "right"])
def test_words_beside_a_button_cover_no_button(
    tmp_path: Path, size: tuple[int, int], text_size: int, panel: str
) -> None:
    with desk(tmp_path, size, text_size=text_size, panel=panel) as app:
        scene = play_table(app, WITH_DICE)
        press(app, pygame.K_RETURN)
        frames(app, 60)
        buttons = scene.widgets.buttons()
        helped = [button for button in buttons if button.tip and button.enabled]
        assert len(helped) >= 3
        for button in helped:
            move(app, button.element.rect.center)
            until(app, lambda button=button: button.element.tool_tip is not None)  # type: ignore[misc]
            tip = button.element.tool_tip.rect
            assert app.screen.get_rect().contains(tip)
            assert button.element.tool_tip.text_block.rect == tip
            assert not [other.text for other in buttons if other.element.rect.colliderect(tip)]
            move(app, (size[0] // 2, 1))
            until(app, lambda button=button: button.element.tool_tip is None)  # type: ignore[misc]


def test_a_control_out_of_view_is_not_touched(tmp_path: Path) -> None:
    """The foot lies over buttons that are further down on the page: they are not there."""
    with desk(tmp_path, (1024, 600)) as app:
        scene = show(app, lambda app: NewGameScene(app, OPTIONS))
        assert isinstance(scene, NewGameScene)
        scene.show_more()
        frames(app, 2)
        chips = [item.rect for item in scene.body.items if item.name and item.rect.top > scene.body.view.height]
        scene.body.show(chips[0].move(0, -chips[0].height // 2), at_once=True)  # half of it lies under the foot
        under = [
            item for item in scene.body.items
            if item.name and scene.body.on_screen(item.rect).colliderect(scene.foot.view)
        ]  # fmt: skip
        assert under
        before = scene.choice
        for item in under:
            point = scene.body.on_screen(item.rect).clip(scene.foot.view).center
            if not scene.foot.at(point):
                frames(app, 1, [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1, touch=False)])
                frames(app, 2, [pygame.Event(pygame.MOUSEBUTTONUP, pos=point, button=1, touch=False)])
        assert (app.scene, scene.choice) == (scene, before)


def test_line_may_be_taken_away_while_it_is_left(tmp_path: Path) -> None:
    """Leaving a line may build its page anew; the click that leaves it meets another element."""
    with desk(tmp_path) as app:
        manager = pygame_gui.UIManager((400, 300))
        lines: list[Field] = []
        for top in (0, 100):
            rect = pygame.Rect(0, top, 300, 40)
            line = Field(f"line.{top}", rect, "", "", str, app.scale, lambda: lines[0].element.kill())
            line.element = line.make(rect, UIContainer(rect, manager))
            lines.append(line)
        manager.set_focus_set(lines[0].element.get_focus_set())
        manager.set_focus_set(lines[1].element.get_focus_set())
        assert not lines[0].element.alive()
        assert lines[1].typing
