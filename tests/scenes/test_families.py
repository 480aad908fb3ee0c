"""The second view of the shelf: the map of the families."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from jeux.common.language import LANGUAGES
from jeux.common.settings import TEXT_SIZES, load_settings
from jeux.play.library.families import Family, family_map
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.shelf.families import packed
from jeux.scenes.shelf.scene import ShelfScene
from tests.desk import desk, frames, press
from tests.scenes.hands import click_on, item, names, scene_of, type_text
from tests.scenes.test_pages import check

FIRST = "moulin"
OTHER = family_map().proposed[FIRST][0]


def opened(app: App) -> ShelfScene:
    app.show_shelf()
    frames(app)
    click_on(app, "more")
    click_on(app, "filters")
    click_on(app, "view.1")
    return scene_of(app, ShelfScene)


def test_the_view_is_chosen_and_remembered(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        opened(app)
        assert sorted(names(app, "game.")) == sorted(f"game.{key}" for key in CATALOGUE)
        assert len(names(app, "try.")) == 2 * len(CATALOGUE)
    assert load_settings(tmp_path)[0].view == "families"
    with desk(tmp_path, view="families") as app:
        app.show_shelf()
        frames(app)
        click_on(app, "more")
        click_on(app, "filters")
        click_on(app, "view.0")
        assert names(app, "try.") == []
        assert len(names(app, "game.")) == len(CATALOGUE)


TOOLS = ("find", "players", "more", "settings", "search", "kind.", "filter.", "filters", "view.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_window_has_one_row_of_kinds(tmp_path: Path, language: str) -> None:
    with desk(tmp_path, (1024, 768), language=language) as app:
        app.show_shelf()
        frames(app)
        assert len({item(app, name)[1].rect.y for name in names(app, "kind.")}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("width", [800, 1024, 1366, 1920])
def test_all_tools_are_in_the_window(tmp_path: Path, width: int, text_size: int, language: str) -> None:
    with desk(tmp_path, (width, 600), text_size=text_size, language=language) as app:
        app.show_shelf()
        frames(app)
        scene = scene_of(app, ShelfScene)
        scene.toggle_filters()
        scene.toggle_search()
        for page in scene.pages:
            rects = [one.rect for one in page.items if one.name.startswith(TOOLS)]
            assert rects
            assert all(rect.right <= width for rect in rects)
            assert all(one.collidelistall(rects) == [number] for number, one in enumerate(rects))


def test_a_card_opens_its_game(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        opened(app)
        click_on(app, f"game.{FIRST}")
        assert scene_of(app, NewGameScene).game.key == FIRST


def test_a_proposal_leads_to_the_card_of_its_game_though_it_was_filtered_out(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = opened(app)
        scene.search(app.texts.game(FIRST, "name"))
        assert names(app, "game.") == [f"game.{FIRST}"]
        click_on(app, f"try.{FIRST}.{OTHER}")
        assert scene.grid.ringed == f"game.{OTHER}"
        page, card = item(app, f"game.{OTHER}")
        assert page.view.contains(page.on_screen(card.rect))


def test_the_keyboard_reaches_cards_and_proposals(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = opened(app)
        scene.widgets.focus(scene.grid, f"game.{FIRST}")
        press(app, pygame.K_TAB)
        assert scene.grid.ringed == f"try.{FIRST}.{OTHER}"
        press(app, pygame.K_RETURN)
        assert scene.grid.ringed == f"game.{OTHER}"
        press(app, pygame.K_RETURN)
        assert scene_of(app, NewGameScene).game.key == OTHER


def test_the_search_works_there_too(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        opened(app)
        type_text(app, "hex")
        assert names(app, "game.") == ["game.hex"]


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("theme", ["bois", "livret", "contraste"])
def test_the_map_is_whole_in_every_window(size: tuple[int, int], theme: str, tmp_path: Path) -> None:
    with desk(tmp_path, size, theme=theme, view="families") as app:
        app.show_shelf()
        frames(app)
        for page in scene_of(app, ShelfScene).pages:
            check(page)


def test_small_families_share_a_row() -> None:
    four, three, two, one = (Family(str(count), ("a",) * count) for count in (4, 3, 2, 1))
    assert packed([two, four, one], 3) == [[two, one], [four]]
    assert packed([three, one], 4) == [[three, one]]
    assert packed([one, two], 1) == [[one], [two]]
