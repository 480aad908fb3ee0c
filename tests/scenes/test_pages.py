"""The screens around the game at every size: nothing outside the window, nothing on top of something else, targets
large enough for a hand; and the pages themselves."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from jeux.common.settings import Settings
from jeux.common.theme import Scale
from jeux.match.record import Seat
from jeux.play.classroom.classrooms import Classroom, Point
from jeux.play.setup.rule_text import rules_of_booklet
from jeux.play.table.conductor import Waiting
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.classroom.page import ClassroomPage
from jeux.scenes.classroom.programme import ProgrammePage
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.page_scene import PageScene
from jeux.scenes.pages.about import AboutScene
from jeux.scenes.pages.keys import KeysPage, all_groups
from jeux.scenes.pages.rules import RulesScene
from jeux.scenes.pages.setting_rows import SECTIONS, VOLUMES
from jeux.scenes.pages.settings import SettingsScene
from jeux.scenes.scene import Scene
from jeux.scenes.shelf import offers
from jeux.scenes.shelf.scene import ShelfScene
from jeux.ui.controls import Control, Word
from jeux.ui.gui import Gui
from jeux.ui.items import Item, Spot
from jeux.ui.page import Page
from tests.desk import click, desk, drag, frames, move, play_table, press, show, until
from tests.rounds import in_turn
from tests.scenes.hands import begun, click_on, item, names, place

SIZES = [((1024, 768), 100), ((1366, 768), 200), ((3840, 2160), 125)]
SMALLEST_TARGET = 28
"""Pixels: a link in a text; buttons are larger."""
SCREENS: dict[str, Callable[[App], Scene]] = {
    "menu": ShelfScene,
    "settings": SettingsScene,
    "about": AboutScene,
    "keys": lambda app: KeysPage(app, "", lambda: all_groups(app.texts)),
    "class": ClassroomPage,
    "programme": lambda app: ProgrammePage(app, Classroom(programme=(Point("day"),)), lambda animation: None),
    "rules": lambda app: RulesScene(app, rules_of_booklet(list(CATALOGUE)[-1]), app.quit),
    **{f"new-{key}": lambda app, key=key: NewGameScene(app, key) for key in CATALOGUE},  # type: ignore[misc]
}


@pytest.mark.parametrize(("size", "language"), in_turn(SIZES, ["fr", "en"]))
def test_every_screen_is_whole(tmp_path: Path, size: tuple[tuple[int, int], int], language: str) -> None:
    with desk(tmp_path, size[0], language=language, text_size=size[1]) as app:
        begun(app, next(iter(CATALOGUE)), Seat("Jean-Sébastien"), Seat("Marie-Antoinette"))
        for make in SCREENS.values():
            scene = show(app, make)
            assert isinstance(scene, PageScene)
            frames(app, 3)
            if isinstance(scene, ShelfScene):
                scene.toggle_filters()
                scene.toggle_search()
            for page in scene.pages:
                check(page)


@pytest.mark.parametrize(("theme", "font"), [("contraste", "standard"), ("livret", "easy"), ("bois", "easy")])
def test_every_screen_is_whole_whatever_it_wears(tmp_path: Path, theme: str, font: str) -> None:
    with desk(tmp_path, (1024, 768), theme=theme, font=font) as app:
        begun(app, next(iter(CATALOGUE)), Seat(""), Seat("", 2))
        for make in SCREENS.values():
            scene = show(app, make)
            assert isinstance(scene, PageScene)
            for page in scene.pages:
                check(page)


def check(page: Page) -> None:
    active = [item for item in page.items if item.name]
    for one in active:
        if not isinstance(one, Word):  # a word in a line of text is as high as the line
            assert min(one.rect.size) >= SMALLEST_TARGET, one.name
    for one in page.items:
        assert 0 <= one.rect.left <= one.rect.right <= page.view.width, (one.name, one.rect)
        assert one.rect.bottom <= max(page.height, page.view.height), (one.name, one.rect)
    for one, other in combinations(active, 2):
        # what lies wholly on a card, and is drawn after it, is on purpose
        assert not one.rect.colliderect(other.rect) or one.rect.contains(other.rect), (one.name, other.name)
    assert len({one.name for one in active}) == len(active)


@pytest.mark.parametrize("make", SCREENS.values(), ids=SCREENS)
def test_a_window_made_small_and_large_again(tmp_path: Path, make: Callable[[App], Scene]) -> None:
    with desk(tmp_path) as app:
        scene = show(app, make)
        assert isinstance(scene, PageScene)
        for size in ((800, 560), (1920, 1080)):
            app.window.handle.size = size
            scene.relayout()
            frames(app)
            assert scene.pages[0].view.width == size[0]


# --- settings ---------------------------------------------------------------------------------------------------------


def test_every_setting_is_taken_at_once_and_kept(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        show(app, SettingsScene)
        for section, name, value in (
            ("board", "panel.0", "left"),
            ("board", "animation.3", "none"),
            ("board", "marks", False),
            ("board", "coordinates.2", "every"),
            ("sound", "muted", False),
            ("display", "text_size.2", 150),
        ):
            click_on(app, f"section.{section}")
            click_on(app, name)
            assert getattr(app.settings, name.split(".")[0]) == value
        assert app.scale.body == round(15 * 1.5)
        click_on(app, "language.1")
        assert app.texts.language == "en"


def test_the_settings_are_reset_after_a_question_and_this_can_be_taken_back(tmp_path: Path) -> None:
    with desk(tmp_path, language="en", marks=False, panel="left", volume=20) as app:
        show(app, ShelfScene)
        app.open_settings()
        before, first = app.settings, Settings()
        click_on(app, "reset")
        assert app.settings == before, "it only asks"
        press(app, pygame.K_ESCAPE)
        frames(app, 20)
        assert app.settings == before
        click_on(app, "reset")
        click_on(app, "choice.0")
        assert (app.settings.marks, app.settings.panel, app.settings.volume) == (True, first.panel, first.volume)
        assert app.settings.language == "en"
        assert app.texts.get("settings-reset-done") in app.dialogue.narrator.situation()  # type: ignore[union-attr]
        click_on(app, "recall")
        assert app.settings == before
        assert not [name for name in names(app) if name == "recall"]


def test_every_setting_stands_in_one_section_and_is_explained(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = show(app, SettingsScene)
        assert isinstance(scene, SettingsScene)
        found: list[str] = []
        for section in SECTIONS:
            scene.show_section(section)
            controls = [item for item in scene.body.items if isinstance(item, Control)]
            assert all(control.described(app.texts).name and control.help for control in controls)
            assert len(names(app)) <= 40, section
            gold = [item for page in scene.pages for item in page.items if getattr(item, "kind", "") == "primary"]
            assert gold == [], section
            found += dict.fromkeys(control.name.split(".")[0] for control in controls)
        kept = [name for rows in SECTIONS.values() for name in rows]
        assert sorted(found) == sorted([*kept, *VOLUMES, "keys", "accessibility", "animation", "luggage"])


def test_a_row_is_explained_where_the_pointer_is_and_nothing_jumps(tmp_path: Path) -> None:
    with desk(tmp_path, (1366, 768)) as app:
        scene = show(app, SettingsScene)
        assert isinstance(scene, SettingsScene)
        places = {item.name: item.rect.copy() for item in scene.body.items}
        rect = scene.body.on_screen(item(app, "theme.0")[1].rect)
        row = pygame.Rect(scene.body.view.x, rect.bottom, scene.body.view.width, app.scale(2))
        pictures = []
        for pixel in ((5, 5), rect.center):
            move(app, pixel)
            frames(app, 2)
            pictures.append(app.screen.subsurface(row).copy().get_buffer().raw)
            assert {item.name: item.rect for item in scene.body.items} == places
        assert pictures[0] != pictures[1]


def test_the_live_board_changes_with_what_is_chosen(tmp_path: Path) -> None:
    with desk(tmp_path, (1366, 768)) as app:
        scene = show(app, SettingsScene)
        assert isinstance(scene, SettingsScene)
        scene.show_section("board")
        pictures = []
        for name in ("coordinates.0", "coordinates.2", "panel.0", "marks"):
            click_on(app, name)
            until(app, lambda: not scene.live.moving)
            frames(app, 2)
            pictures.append(app.screen.subsurface(scene.side.view).copy().get_buffer().raw)
        assert len(set(pictures)) == 4
        click_on(app, "try")
        until(app, lambda: not scene.live.moving)
        assert app.screen.subsurface(scene.side.view).copy().get_buffer().raw != pictures[-1]


def test_the_settings_are_one_column_where_letters_are_large(tmp_path: Path) -> None:
    with desk(tmp_path, (1024, 600), text_size=200) as app:
        scene = show(app, SettingsScene)
        assert isinstance(scene, SettingsScene)
        assert scene.tabs.items == scene.side.items == []
        assert scene.body.view.height >= 300
        click_on(app, "sticky")
        assert app.settings.sticky


def test_two_keys_change_the_size_of_the_text_anywhere(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        show(app, ShelfScene)
        sizes = []
        for key, written in ((pygame.K_EQUALS, "="), (pygame.K_KP_PLUS, "+"), (pygame.K_MINUS, "-"), (pygame.K_0, "0")):
            press(app, key, mod=pygame.KMOD_CTRL, unicode=written)
            sizes.append(app.settings.text_size)
        assert sizes == [125, 150, 125, 100]
        press(app, pygame.K_MINUS, mod=pygame.KMOD_CTRL, unicode="-")
        assert app.settings.text_size == 100
        scene = play_table(app, "moulin")
        press(app, pygame.K_EQUALS, mod=pygame.KMOD_CTRL | pygame.KMOD_SHIFT, unicode="+")
        assert (app.settings.text_size, app.scene) == (125, scene)


def test_arrows_lead_from_the_sections_to_their_rows_and_back(tmp_path: Path) -> None:
    with desk(tmp_path, (1366, 768)) as app:
        scene = show(app, SettingsScene)
        assert isinstance(scene, SettingsScene)
        scene.widgets.focus(scene.tabs, "section.board")
        press(app, pygame.K_RETURN)
        press(app, pygame.K_RIGHT)
        assert scene.body.focused == "animation.0"
        press(app, pygame.K_LEFT)
        assert scene.tabs.focused == "section.board"


@pytest.mark.parametrize("key", ["moulin", "reversi"])
def test_a_setting_changed_from_a_game_acts_on_its_board_at_once(tmp_path: Path, key: str) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, key)
        pictures = {}
        for coordinates in ("off", "border", "every"):
            app.change(app.settings.replace(coordinates=coordinates))
            frames(app)
            pictures[coordinates] = app.screen.subsurface(scene.display.board.closeup.outer).copy().get_buffer().raw
        assert len(set(pictures.values())) == 3
        app.change(app.settings.replace(coordinates="off"))
        frames(app)
        assert app.screen.subsurface(scene.display.board.closeup.outer).copy().get_buffer().raw == pictures["off"]


def test_a_setting_about_dice_changed_from_a_game_changes_its_buttons_at_once(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "jacquet")
        scene.session.throw()
        while scene.session.waiting() is not Waiting.THROW:
            if scene.session.waiting() is Waiting.PERSON:
                scene.session.play(scene.session.match.legal()[0])
            else:
                scene.session.confirm()
        frames(app)
        roll = app.texts.get("button-roll")
        assert roll in [one.text for one in scene.widgets.buttons()]
        app.change(app.settings.replace(throws="always"))
        assert roll not in [one.text for one in scene.widgets.buttons()]


def test_a_theme_is_worn_at_once_and_nothing_of_the_old_one_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(offers, "choice", lambda games: games[0])
    with desk(tmp_path) as app:
        pictures: dict[str, list[bytes]] = {}
        for number in (0, 1, 2, 0):
            show(app, SettingsScene)
            click_on(app, f"theme.{number}")
            frames(app)
            shown = []
            for make in (
                SettingsScene,
                ShelfScene,
                lambda app: RulesScene(app, rules_of_booklet(next(iter(CATALOGUE))), app.quit),
            ):
                scene = show(app, make)
                until(app, lambda scene=scene: not scene.moving)  # type: ignore[misc]
                frames(app)
                shown.append(pygame.image.tobytes(app.screen, "RGB"))
            theme = app.settings.theme
            assert pictures.setdefault(theme, shown) == shown
        assert len({tuple(shown) for shown in pictures.values()}) == 3
        assert all(len(set(each)) == 3 for each in zip(*pictures.values(), strict=True))


def test_the_contrast_has_three_colours(tmp_path: Path) -> None:
    """Black, white, yellow, and the greys between them: no colour of another theme."""
    with desk(tmp_path, theme="contraste") as app:
        for make in (SettingsScene, AboutScene, lambda app: NewGameScene(app, next(iter(CATALOGUE)))):
            show(app, make)
            raw = pygame.image.tobytes(app.screen, "RGB")
            for red, green, blue in set(zip(raw[::3], raw[1::3], raw[2::3], strict=True)):
                grey = max(red, green, blue) - min(red, green, blue) <= 2
                yellow = red >= green >= blue and green + 1 >= 0.75 * red
                assert grey or yellow, (red, green, blue)


def test_the_volume_by_hand_and_by_keys(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = show(app, SettingsScene)
        assert isinstance(scene, SettingsScene)
        scene.show_section("sound")
        middle = place(app, "volume")
        rect = item(app, "volume")[1].rect
        drag(app, middle, (middle[0] + rect.width, middle[1]))
        assert app.settings.volume == 100
        drag(app, middle, (middle[0] - rect.width // 4, middle[1] + 300))
        assert app.settings.volume == 25
        scene.widgets.focus(scene.body, "volume")
        press(app, pygame.K_RIGHT)
        assert app.settings.volume == 30
        for _ in range(8):
            press(app, pygame.K_LEFT)
        assert app.settings.volume == 0
        middle = place(app, "signals")
        drag(app, middle, (middle[0] + item(app, "signals")[1].rect.width, middle[1]))
        assert (app.settings.volume, app.settings.signals) == (0, 100)


def test_settings_come_back_to_where_they_were_opened(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        shelf = show(app, ShelfScene)
        app.open_settings()
        click_on(app, "back")
        assert (app.dialogue, app.scene) == (None, shelf)


# --- a page -----------------------------------------------------------------------------------------------------------


def long_page(glides: bool = False) -> tuple[Page, list[int]]:
    """Twenty buttons of 40 pixels, 100 apart, in a view 300 high; and which of them were used."""
    used: list[int] = []
    page = Page(Gui((800, 600), Scale(10), lambda _pixel: False), glides)
    spots = [
        Spot(pygame.Rect(10, 100 * i, 200, 40), lambda *_: None, f"b{i}", lambda i=i: used.append(i))  # type: ignore[misc]
        for i in range(20)
    ]
    page.lay(pygame.Rect(50, 60, 400, 300), spots, 2000)
    return page, used


def mouse(kind: int, x: int, y: int) -> pygame.Event:
    return pygame.Event(kind, pos=(x, y), button=1)


def test_a_button_acts_on_release_over_itself_only() -> None:
    page, used = long_page()
    page.scroll(100)
    page.event(mouse(pygame.MOUSEBUTTONDOWN, 100, 70))
    assert used == []
    page.event(mouse(pygame.MOUSEBUTTONUP, 100, 170))
    assert used == []
    page.event(mouse(pygame.MOUSEBUTTONDOWN, 100, 70))
    page.event(mouse(pygame.MOUSEBUTTONUP, 100, 70))
    assert used == [1]
    assert not page.event(mouse(pygame.MOUSEBUTTONDOWN, 100, 30))


def test_what_is_scrolled_out_of_view_is_not_touched() -> None:
    page, used = long_page()
    page.event(mouse(pygame.MOUSEBUTTONDOWN, 100, 380))
    page.event(mouse(pygame.MOUSEBUTTONUP, 100, 380))
    assert used == []


def test_what_is_taller_than_the_view_is_read_to_its_end_and_from_its_start_again() -> None:
    page, _ = long_page(glides=False)
    tall = pygame.Rect(10, 100, 200, 700)
    tops = []
    for _ in range(5):
        page.read(tall, 10)
        tops.append(page.offset)
    assert tops == [90, 370, 510, 90, 370], "each part begins before the last one ends"
    page.read(pygame.Rect(10, 820, 200, 80), 10)
    assert page.offset == 610, "the next one comes as any does"


def test_the_focus_is_always_in_view() -> None:
    page, used = long_page()
    for _ in range(20):
        assert page.step(forward=True)
        assert page.view.contains(page.on_screen(item_of(page).rect))
    assert not page.step(forward=True)
    item_of(page).press()
    assert used == [19]
    assert page.arrow(0, -1)
    assert page.focused == "b18"


def item_of(page: Page) -> Item:
    return next(item for item in page.items if item.name == page.focused)


def test_arrows_go_to_the_nearest_in_a_grid() -> None:
    page = Page(Gui((800, 600), Scale(10), lambda _pixel: False), glides=False)
    grid = [Spot(pygame.Rect(100 * x, 100 * y, 90, 90), lambda *_: None, f"{x}{y}") for y in range(3) for x in range(4)]
    wide = Spot(pygame.Rect(0, 300, 390, 50), lambda *_: None, "wide")
    page.lay(pygame.Rect(0, 0, 400, 400), [*grid, wide], 400)
    path = []
    page.focus("00")
    for dx, dy in ((1, 0), (0, 1), (1, 0), (0, 1), (0, 1), (0, -1), (-1, 0)):
        page.arrow(dx, dy)
        path.append(page.focused)
    assert path[:5] == ["10", "11", "21", "22", "wide"]
    assert path[5] in ("12", "22")
    assert not page.arrow(0, 1) or page.focused == "wide"


def test_the_bar_is_dragged_and_clicked(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = show(app, lambda app: RulesScene(app, rules_of_booklet(next(iter(CATALOGUE))), app.quit))
        assert isinstance(scene, RulesScene)
        page = scene.text
        assert page.bar
        track, thumb = page.bar.rect.copy(), page.bar.thumb
        drag(app, thumb.center, (thumb.centerx + 300, thumb.centery + track.height))
        assert page.offset == page.farthest
        move(app, thumb.center)
        assert page.offset == page.farthest, "it was let go"
        click(app, (track.centerx, track.y + 2))
        assert 0 < page.offset < page.farthest
        assert page.bar.thumb.y == pytest.approx(
            track.y + (track.height - thumb.height) * page.offset / page.farthest, abs=2
        )


def test_a_glide_ends_where_it_should_and_an_edge_stops_it() -> None:
    page, _ = long_page(glides=True)
    page.scroll(500)
    assert page.gliding
    assert page.offset == 0
    places = []
    while page.gliding:
        page.advance(0.02)
        places.append(page.offset)
    assert places == sorted(places)
    assert page.offset == 500
    page.scroll(-9999)
    while page.gliding:
        page.advance(0.02)
    assert page.offset == 0


def test_laying_a_page_again_keeps_the_place_and_the_focus() -> None:
    page, _ = long_page()
    page.focus("b12")
    place_before = page.offset
    page.lay(page.view, page.items[:15], 1500)
    assert (page.focused, page.offset) == ("b12", place_before)
    page.lay(page.view, page.items[:5], 500)
    assert (page.focused, page.offset) == ("", 200)


def test_names_of_spots_are_found() -> None:
    page, _ = long_page()
    assert not page.focus("nobody")
    assert page.hovered == ""
    page.event(mouse(pygame.MOUSEMOTION, 100, 70))
    assert page.hovered == "b0"
