"""The simple display, for the young and the old: on the shelf, before a game, at the table, and back."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from jeux.common.settings import SIMPLE_TEXT, Settings, load_settings
from jeux.play.setup import choosing
from jeux.play.setup.filters import COMPUTER, PEOPLE
from jeux.rules import CATALOGUE
from jeux.rules.contract import Game
from jeux.scenes.app import App
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.pages.first_start import FirstStartScene
from jeux.scenes.pages.more import MorePage
from jeux.scenes.pages.settings import SettingsScene
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene
from tests.desk import button, click, desk, frames, play_table, press, show
from tests.scenes.hands import click_on, dialogue_of, names, scene_of
from tests.scenes.test_pages import check

KEY = "moulin"
SIZES = pytest.mark.parametrize("size", [(800, 560), (1024, 768), (1366, 768), (3840, 2160)])


def shelf(app: App) -> ShelfScene:
    app.show_shelf()
    frames(app)
    return scene_of(app, ShelfScene)


def words(scene: GameScene) -> list[str]:
    return [one.text for one in scene.widgets.buttons()]


def test_letters_are_larger_and_the_dots_are_shown() -> None:
    simple = Settings().replace(simple=True, marks=False)
    assert (simple.letters, simple.dots) == (SIMPLE_TEXT, True)
    assert simple.replace(text_size=200).letters == 200
    assert (Settings().letters, Settings().replace(marks=False).dots) == (100, False)


def test_the_shelf_has_few_buttons_and_leads_to_the_others(tmp_path: Path) -> None:
    with desk(tmp_path, simple=True, view="families") as app:
        shelf(app)
        others = [name for name in names(app) if not name.startswith(("game.", "star."))]
        assert others == ["more", "full", "quit"]
        click_on(app, "more")
        assert isinstance(app.dialogue, MorePage)
        assert {"find", "players", "settings", "random", "filters"} <= set(names(app))
        click_on(app, "find")
        assert app.dialogue is None
        assert "search" in names(app)
        click_on(app, "search.close")
        click_on(app, "more")
        click_on(app, "filters")
        assert app.dialogue is None
        assert {"kind.all", "view.1", "filter.who.0"} <= set(names(app))
        assert names(app, "try.")


def test_one_click_leads_back_to_the_full_display(tmp_path: Path) -> None:
    with desk(tmp_path, simple=True) as app:
        shelf(app)
        body = app.scale.body
        click_on(app, "full")
        assert {"find", "players", "more", "settings"} <= set(names(app))
        assert app.scale.body < body
    assert not load_settings(tmp_path)[0].simple


def test_two_choices_begin_a_game_and_the_others_are_one_click_away(tmp_path: Path) -> None:
    with desk(tmp_path, simple=True) as app:
        app.show_new_game(KEY)
        frames(app)
        assert names(app) == ["back", "simple.computer", "simple.people", "rules", "learn", "make", "more"]
        click_on(app, "simple.computer")
        match = scene_of(app, GameScene).match
        assert [seat.level for seat in match.record.seats] == [0, 1]
        assert dict(match.record.options) == choosing.first_choice(CATALOGUE[KEY]).options
        app.show_new_game(KEY)
        frames(app)
        click_on(app, "more")
        assert {"play", "who.0", "puzzles"} <= set(names(app))
        scene_of(app, NewGameScene).choose(choosing.simplest(CATALOGUE[KEY], PEOPLE))


def test_enter_begins_against_the_computer(tmp_path: Path) -> None:
    with desk(tmp_path, simple=True) as app:
        app.show_new_game(KEY)
        frames(app)
        press(app, pygame.K_RETURN)
        assert scene_of(app, GameScene).match.persons() == (0,)


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_every_game_can_be_begun_simply(game: Game) -> None:
    seats = choosing.simplest(game, COMPUTER).seats
    assert len(seats) == (2 if 2 in game.players else game.players[0])
    if len(seats) == 2:
        assert [seat.level for seat in seats] == [0, choosing.EASIEST]
        assert [seat.level for seat in choosing.simplest(game, PEOPLE).seats] == [0, 0]


def take_back(app: App, scene: GameScene) -> None:
    """Play a turn and take it back."""
    scene.session.play(scene.session.match.legal()[0])
    scene.session.undo()
    frames(app, 2)


def test_the_table_has_fewer_buttons_larger_marks_and_the_dots(tmp_path: Path) -> None:
    with desk(tmp_path, marks=False) as app:
        full = play_table(app, KEY)
        width = full.display.board.line_width
        take_back(app, full)
        assert app.texts.get("button-redo") in words(full)
    with desk(tmp_path, simple=True, marks=False) as app:
        scene = play_table(app, KEY)
        get = app.texts.get
        take_back(app, scene)
        assert get("button-redo") not in words(scene)
        fixed = {get(f"button-{name}") for name in ("undo", "hint", "rules", "menu")}
        assert fixed <= set(words(scene))
        assert scene.display.board.emphasis > 1
        assert scene.display.board.line_width > width
        assert scene.display.marking.show_all(), "there are more than are marked at once"
        assert scene.display.marks(app.settings.dots).targets


def test_the_menu_of_the_table_is_short_and_leads_to_the_long_one_and_back(tmp_path: Path) -> None:
    with desk(tmp_path, simple=True) as app:
        play_table(app, KEY)
        get = app.texts.get
        press(app, pygame.K_ESCAPE)
        assert len(names(app)) == 6
        click(app, button(dialogue_of(app), get("simple-more")))
        assert len(names(app)) > 8
        press(app, pygame.K_ESCAPE)
        press(app, pygame.K_ESCAPE)
        click(app, button(dialogue_of(app), get("simple-leave")))
        assert not app.settings.simple
        press(app, pygame.K_ESCAPE)
        assert get("button-teacher") in [one.text for one in dialogue_of(app).widgets.buttons()]


def test_it_is_offered_on_the_first_page_and_in_the_settings(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        show(app, FirstStartScene)
        click_on(app, "text")
        click_on(app, "simple")
        assert app.settings.simple
        show(app, SettingsScene)
        click_on(app, "simple")
        assert not app.settings.simple


@SIZES
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_page_is_whole(size: tuple[int, int], language: str, tmp_path: Path) -> None:
    with desk(tmp_path, size, simple=True, language=language) as app:
        for page in shelf(app).pages:
            check(page)
        app.show_new_game(KEY)
        frames(app)
        for page in scene_of(app, NewGameScene).pages:
            check(page)
