"""The shelf, used by mouse and by keyboard."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from unittest import mock

import pygame
import pytest

from jeux.common.settings import FILE_NAME, load_settings
from jeux.common.texts import Texts
from jeux.match.record import Seat
from jeux.play.setup.game_words import facts_text
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.pages.about import AboutScene
from jeux.scenes.pages.settings import SettingsScene
from jeux.scenes.routes import ROUTES
from jeux.scenes.shelf import grid as menugrid
from jeux.scenes.shelf.cards import facts_lines, since_text
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene
from jeux.views import pictures
from tests.desk import click, desk, frames, move, press, show
from tests.scenes.hands import begun, click_on, item, names, place, scene_of, type_text

KEYS = list(CATALOGUE)
FOR_TWO = next(key for key, game in CATALOGUE.items() if game.players == (2,))


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def games(app: App) -> list[str]:
    return [name.removeprefix("game.") for name in names(app, "game.")]


# --- three clicks -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_two_clicks_from_the_shelf_to_a_game(app: App, key: str) -> None:
    show(app, ShelfScene)
    click_on(app, f"game.{key}")
    assert scene_of(app, NewGameScene).game.key == key
    click_on(app, "play")
    assert scene_of(app, GameScene).session.match.game.key == key


def test_the_keyboard_alone_begins_a_game(app: App) -> None:
    show(app, ShelfScene)
    for key in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RETURN):
        press(app, key)
    assert scene_of(app, GameScene).session.match.game.key == KEYS[1]


def test_every_spot_is_reached_by_tab_and_back(app: App) -> None:
    begun(app, KEYS[0], Seat(""), Seat("", 3))
    menu = show(app, ShelfScene)
    assert isinstance(menu, ShelfScene)
    found = []
    for _ in names(app):
        press(app, pygame.K_TAB)
        found += [page.focused for page in menu.pages if page.focused]
    assert found == names(app)
    press(app, pygame.K_TAB)
    assert menu.bar.focused == found[0]
    press(app, pygame.K_TAB, pygame.KMOD_SHIFT)
    assert menu.grid.focused == found[-1]


def test_the_focus_is_seen_and_goes_with_the_mouse(app: App) -> None:
    menu = show(app, ShelfScene)
    assert isinstance(menu, ShelfScene)
    press(app, pygame.K_DOWN)
    corner = menu.grid.on_screen(item(app, f"game.{KEYS[0]}")[1].rect).move(-4, -4).topleft
    assert app.screen.get_at(corner) == pygame.Color("white")
    click_on(app, "filters")
    assert app.screen.get_at(corner) != pygame.Color("white")


def test_a_card_tells_its_sentence_under_the_hand(app: App) -> None:
    show(app, ShelfScene)
    move(app, (5, 760))
    frames(app)
    foot = place(app, f"game.{KEYS[0]}")
    before = app.screen.copy()
    move(app, foot)
    frames(app)
    assert before.get_at((foot[0], foot[1] + 40)) != app.screen.get_at((foot[0], foot[1] + 40))


# --- searching --------------------------------------------------------------------------------------------------------


def test_letters_search_from_anywhere(app: App) -> None:
    show(app, ShelfScene)
    type_text(app, "merelle")
    assert games(app) == ["moulin"]
    press(app, pygame.K_RETURN)
    assert scene_of(app, NewGameScene).game.key == "moulin"


def test_a_search_shows_the_matches_of_the_games_found(app: App) -> None:
    kept = {key: begun(app, key, Seat(""), Seat("")) for key in ("moulin", "hex")}
    show(app, ShelfScene)
    scene = scene_of(app, ShelfScene)
    before = item(app, "game.moulin")[1].rect.size
    assert set(names(app, "resume.")) >= {f"resume.{kept['hex']}"}
    scene.search("moulin")
    frames(app)
    assert names(app, "resume.") == [f"resume.{kept['moulin']}"]
    assert item(app, "game.moulin")[1].rect.size == before, "cards keep their size"
    scene.search("tablut")
    frames(app)
    assert names(app, "resume.") == []
    scene.clear_filters()
    frames(app)
    assert set(names(app, "resume.")) == {f"resume.{each}" for each in kept.values()}


def test_a_search_that_finds_nothing_says_so_and_escape_ends_it(app: App) -> None:
    show(app, ShelfScene)
    click_on(app, "search")
    type_text(app, "qqq")
    assert games(app) == []
    press(app, pygame.K_BACKSPACE)
    press(app, pygame.K_ESCAPE)
    assert games(app) == []
    press(app, pygame.K_ESCAPE)
    assert games(app) == KEYS


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_DOWN])
def test_enter_and_down_go_from_the_search_to_the_games(app: App, key: int) -> None:
    menu = show(app, ShelfScene)
    assert isinstance(menu, ShelfScene)
    type_text(app, "a")
    assert len(games(app)) > 1
    press(app, key)
    assert menu.grid.focused == f"game.{games(app)[0]}"
    assert menu.widgets.typing is None


def test_who_plays_is_asked_for_on_the_shelf(app: App) -> None:
    show(app, ShelfScene)
    click_on(app, "who.watch")
    click_on(app, f"game.{FOR_TWO}")
    assert [seat.level > 0 for seat in scene_of(app, NewGameScene).choice.seats] == [True, True]


def test_filters_open_narrow_and_clear(app: App) -> None:
    show(app, ShelfScene)
    assert not names(app, "filter.")
    click_on(app, "filters")
    click_on(app, "filter.luck.2")
    assert games(app) == [key for key, game in CATALOGUE.items() if game.header.luck == "hasard"]
    youngest = min(game.header.age for game in CATALOGUE.values())
    young = [key for key, game in CATALOGUE.items() if game.header.age == youngest]
    click_on(app, "filter.age.1")
    assert games(app) == [key for key in young if CATALOGUE[key].header.luck == "hasard"]
    click_on(app, "filter.luck.0")
    assert games(app) == young
    press(app, pygame.K_ESCAPE)
    assert games(app) == KEYS


def test_a_game_at_random_honours_the_filters(app: App) -> None:
    show(app, ShelfScene)
    click_on(app, "filters")
    click_on(app, "filter.luck.2")
    click_on(app, "random")
    assert scene_of(app, NewGameScene).game.header.luck == "hasard"


# --- resuming ---------------------------------------------------------------------------------------------------------


def test_one_click_resumes_the_latest_match(app: App) -> None:
    begun(app, KEYS[0], Seat(""), Seat("", 3))
    latest = begun(app, KEYS[1], Seat("Ann"), Seat("Bob"))
    show(app, ShelfScene)
    first = names(app, "resume.")[0]
    assert first == f"resume.{latest}"
    click_on(app, first)
    assert scene_of(app, GameScene).session.match.record.id == latest


def test_many_matches_wait_behind_one_button(app: App) -> None:
    kept = {begun(app, KEYS[0], Seat(""), Seat("", 1 + i % 5)) for i in range(9)}
    show(app, ShelfScene)
    first = names(app, "resume.")
    assert 2 <= len(first) <= 4
    click_on(app, "resume.more")
    assert {name.removeprefix("resume.") for name in names(app, "resume.")} == kept | {"more"}
    click_on(app, "resume.more")
    assert names(app, "resume.") == first


def test_a_match_open_elsewhere_is_said_and_not_lost(app: App, tmp_path: Path) -> None:
    name = begun(app, KEYS[0], Seat(""), Seat("", 3))
    menu = show(app, ShelfScene)
    assert isinstance(menu, ShelfScene)
    other = type(app.store)(tmp_path)
    assert other.load(name).record
    click_on(app, f"resume.{name}")
    assert app.scene is menu
    assert menu.warnings == (("open-elsewhere", f"{name}.json"),)
    assert f"resume.{name}" in names(app)
    other.release(name)
    click_on(app, f"resume.{name}")
    scene_of(app, GameScene)


def test_a_match_is_taken_off_the_list_and_put_back(app: App, tmp_path: Path) -> None:
    first, second = (begun(app, key, Seat(""), Seat("", 3)) for key in KEYS[:2])
    show(app, ShelfScene)
    before = (tmp_path / "running" / f"{first}.json").read_bytes()
    click_on(app, f"forget.{first}")
    assert names(app, "resume.") == [f"resume.{second}"]
    assert (tmp_path / "abandoned" / f"{first}.json").read_bytes() == before
    click_on(app, "recall")
    assert f"resume.{first}" in names(app, "resume.")
    assert not names(app, "recall")
    click_on(app, f"resume.{first}")
    assert scene_of(app, GameScene).session.match.record.id == first


def test_a_match_played_elsewhere_stays_on_the_list(app: App, tmp_path: Path) -> None:
    name = begun(app, KEYS[0], Seat(""), Seat("", 3))
    menu = show(app, ShelfScene)
    assert isinstance(menu, ShelfScene)
    other = type(app.store)(tmp_path)
    assert other.load(name).record
    click_on(app, f"forget.{name}")
    assert menu.warnings == (("open-elsewhere", f"{name}.json"),)
    assert names(app, "resume.") == [f"resume.{name}"]
    other.release(name)


# --- favourites -------------------------------------------------------------------------------------------------------


def test_a_star_puts_a_game_first_and_is_kept(app: App, tmp_path: Path) -> None:
    show(app, ShelfScene)
    click_on(app, f"star.{KEYS[-1]}")
    assert games(app) == [KEYS[-1], *KEYS[:-1]]
    assert load_settings(tmp_path)[0].favourites == (KEYS[-1],)
    click_on(app, f"star.{KEYS[1]}")
    assert games(app)[:2] == [key for key in KEYS if key in (KEYS[1], KEYS[-1])]
    click_on(app, f"star.{KEYS[-1]}")
    click_on(app, f"star.{KEYS[1]}")
    assert games(app) == KEYS


def test_the_star_is_reached_by_tab_and_passed_over_by_the_arrows(app: App) -> None:
    menu = show(app, ShelfScene)
    assert isinstance(menu, ShelfScene)
    press(app, pygame.K_DOWN)
    press(app, pygame.K_TAB)
    assert menu.grid.focused == f"star.{KEYS[0]}"
    press(app, pygame.K_RETURN)
    assert app.settings.favourites == (KEYS[0],)
    press(app, pygame.K_TAB, pygame.KMOD_SHIFT)
    press(app, pygame.K_RIGHT)
    assert menu.grid.focused == f"game.{KEYS[1]}"


@pytest.mark.parametrize(
    ("ago", "said"),
    [
        (timedelta(seconds=20), "à l’instant"),
        (timedelta(minutes=1), "il y a 1 minute"),
        (timedelta(minutes=59), "il y a 59 minutes"),
        (timedelta(days=1), "hier"),
        (timedelta(days=3), "il y a 3 jours"),
        (timedelta(days=40), "le 11 janvier 2026"),
    ],
)
def test_how_long_ago(ago: timedelta, said: str) -> None:
    now = datetime(2026, 2, 20, 12, 0, tzinfo=UTC)
    assert since_text((now - ago).isoformat(), now, Texts("fr")).replace("\N{NO-BREAK SPACE}", " ") == said


# --- problems ---------------------------------------------------------------------------------------------------------


def test_a_bad_setting_is_told_once_in_words(tmp_path: Path) -> None:
    with desk(tmp_path):
        pass
    path = tmp_path / FILE_NAME
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**data, "text_size": 90, "volume": "loud"}), encoding="utf-8")
    with mocked_folder(tmp_path) as app:
        menu = show(app, ShelfScene)
        assert isinstance(menu, ShelfScene)
        assert [code for code, _ in menu.warnings] == ["bad-setting"]
        before = menu.bar.view.height
        click_on(app, "dismiss")
        assert "dismiss" not in names(app)
        assert menu.bar.view.height < before
        show(app, ShelfScene)
        assert "dismiss" not in names(app)


@contextmanager
def mocked_folder(folder: Path) -> Iterator[App]:
    """The application as it starts on what a folder holds."""
    with mock.patch.dict("os.environ", {"TABLIER_FOLDER": str(folder)}):
        app = App(ROUTES, propagate=True)
        try:
            yield app
        finally:
            app.shut()


def test_a_broken_match_is_told_and_the_shelf_still_works(app: App, tmp_path: Path) -> None:
    name = begun(app, KEYS[0], Seat(""), Seat("", 3))
    (tmp_path / "running" / f"{name}.json").write_text("{", encoding="utf-8")
    menu = show(app, ShelfScene)
    assert isinstance(menu, ShelfScene)
    assert [code for code, _ in menu.warnings] == ["broken"]
    assert not names(app, "resume.")
    click_on(app, f"game.{KEYS[0]}")
    scene_of(app, NewGameScene)


# --- pictures and places ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_a_game_without_a_picture_is_drawn_from_its_board(app: App, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "_cut", lambda *_: None)
    plate = pictures.picture(CATALOGUE[key], (200, 154))
    assert plate.get_size() == (200, 154)
    dark = sum(sum(plate.get_at((x, y))[:3]) < 450 for x in range(0, 200, 2) for y in range(0, 154, 2))
    assert 100 < dark < 4000
    assert pictures.picture(CATALOGUE[key], (200, 154)) is plate


def test_a_broken_picture_does_not_empty_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "card.webp").write_bytes(b"nothing")
    monkeypatch.setattr(pictures, "asset", lambda *_: tmp_path / "card.webp")
    assert pictures._cut.__wrapped__("any", (20, 20)) is None


def test_facts_are_cut_between_two_facts() -> None:
    pygame.font.init()
    for language in ("fr", "en"):
        facts = facts_text(CATALOGUE[KEYS[0]], Texts(language))
        lines = facts_lines(facts, 15, 200)
        assert " · ".join(lines) == facts
        assert len(lines) > 1


@pytest.mark.parametrize("count", [1, 3, 8, 13, 20])
@pytest.mark.parametrize("size", [(800, 560), (1024, 768), (1366, 768), (1920, 1080), (3840, 2160)])
def test_cards_fill_the_width_whatever_their_number(app: App, size: tuple[int, int], count: int) -> None:
    scale = type(app.scale).of(size, 100)
    view = pygame.Rect(0, 100, size[0], size[1] - 100)
    facts = [facts_text(CATALOGUE[KEYS[0]], app.texts)] * count
    shape = menugrid.shape(view, scale(4), scale(4), scale, facts)
    assert shape.left >= scale(1)
    assert shape.left + shape.span(0, shape.columns)[1] <= size[0] - scale(1)
    assert shape.width >= min(scale(menugrid.NARROWEST), size[0] - 4 * scale(1))
    assert count < 20 or size[0] < 1366 or shape.columns >= 4
    assert shape.height <= 0.95 * view.height or shape.width <= scale(menugrid.NARROWEST)


@pytest.mark.parametrize("count", [1, 3, 8, 13, 20])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1366, 768), (1600, 900), (1920, 1080), (3840, 2160)])
def test_no_row_is_cut_in_its_words(app: App, size: tuple[int, int], count: int) -> None:
    scale = type(app.scale).of(size, 100)
    view = pygame.Rect(0, scale(7), size[0], size[1] - scale(7))
    facts = [facts_text(game, app.texts) for game in list(CATALOGUE.values()) * 3][:count]
    above = scale(3.5)
    shape = menugrid.shape(view, above, scale(4), scale, facts)
    whole, seen = divmod(view.height - above, shape.height + shape.gap)
    assert whole * shape.columns >= count or seen <= shape.height - shape.words or seen >= shape.height


def test_few_games_have_larger_cards_in_full_rows(app: App) -> None:
    size = (1920, 1080)
    scale = type(app.scale).of(size, 100)
    view = pygame.Rect(0, scale(7), size[0], size[1] - scale(7))
    facts = [facts_text(CATALOGUE[KEYS[0]], app.texts)] * 20
    few, many = (menugrid.shape(view, scale(3.5), scale(4), scale, facts[:count]) for count in (8, 20))
    assert few.columns == 4
    assert few.width > many.width
    assert 2 * few.height + few.gap <= view.height - scale(7.5)


def test_the_ways_out(app: App) -> None:
    show(app, ShelfScene)
    for name, kind in (("settings", SettingsScene), ("about", AboutScene)):
        click_on(app, name)
        assert isinstance(app.dialogue, kind)
        press(app, pygame.K_ESCAPE)
        assert app.dialogue is None
    press(app, pygame.K_ESCAPE)
    scene_of(app, ShelfScene)
    click_on(app, "quit")
    assert not app.running


def test_the_words_searched_stay_to_be_read(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = show(app, ShelfScene)
        assert isinstance(scene, ShelfScene)
        field = app.screen.subsurface(item(app, "search")[1].rect)
        empty = pygame.image.tobytes(field, "RGB")
        click_on(app, "search")
        type_text(app, "nim")
        assert len(scene.games) == 1
        click(app, (app.size[0] // 2, app.size[1] - 60))
        move(app, (5, 5))
        assert scene.widgets.typing is None
        assert pygame.image.tobytes(field, "RGB") != empty
        click_on(app, "search")
        for _ in range(3):
            press(app, pygame.K_BACKSPACE)
        click(app, (app.size[0] // 2, app.size[1] - 12))
        move(app, (5, 5))
        assert pygame.image.tobytes(field, "RGB") == empty
