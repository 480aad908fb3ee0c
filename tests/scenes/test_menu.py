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

from jeux.common.clock import today
from jeux.common.palette import colours
from jeux.common.settings import FILE_NAME, NewGame, load_settings
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.learn.puzzle.puzzles import of_the_day
from jeux.play.setup.filters import KINDS
from jeux.play.setup.game_words import facts_text
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.pages.about import AboutScene
from jeux.scenes.pages.more import MorePage
from jeux.scenes.pages.settings import SettingsScene
from jeux.scenes.routes import ROUTES
from jeux.scenes.shelf.cards import facts_lines, since_text
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.shelf.shape import NARROWEST, SHAPE, shape
from jeux.scenes.shelf.tiles import with_foot
from jeux.scenes.table.scene import GameScene
from jeux.ui.controls import Button
from jeux.ui.items import Spot
from jeux.views import pictures
from jeux.views.style.badges import contrast
from tests.desk import click, desk, frames, move, press, show, until
from tests.scenes.hands import begun, click_on, dialogue_of, item, names, place, scene_of, type_text

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
    menu = show(app, ShelfScene)
    assert isinstance(menu, ShelfScene)
    down_to_the_games(app, menu)
    before = menu.grid.focused.removeprefix("game.")
    press(app, pygame.K_RIGHT)
    press(app, pygame.K_RETURN)
    press(app, pygame.K_RETURN)
    assert scene_of(app, GameScene).session.match.game.key == KEYS[KEYS.index(before) + 1]


def down_to_the_games(app: App, menu: ShelfScene) -> None:
    """By the tiles and the kinds, with the arrow alone."""
    for _ in range(3):
        press(app, pygame.K_DOWN)
    assert menu.grid.focused.startswith("game."), menu.grid.focused


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
    down_to_the_games(app, menu)
    corner = menu.grid.on_screen(item(app, menu.grid.focused)[1].rect).move(-4, -4).topleft
    assert app.screen.get_at(corner) == pygame.Color(*colours().mark[0])
    click_on(app, "kind.all")
    assert app.screen.get_at(corner) != pygame.Color(*colours().mark[0])


def test_a_card_tells_its_sentence_under_the_hand(app: App) -> None:
    show(app, ShelfScene)
    move(app, (5, 760))
    frames(app)
    x, y = place(app, f"game.{KEYS[0]}")
    before = app.screen.copy()
    move(app, (x, y))
    frames(app)
    assert before.get_at((x, y + 20)) != app.screen.get_at((x, y + 20))


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
    assert names(app, "resume.") == [f"resume.{kept['hex']}"], "the latest alone"
    scene.search("moulin")
    frames(app)
    assert names(app, "resume.") == [f"resume.{kept['moulin']}"]
    assert item(app, "game.moulin")[1].rect.size == before, "cards keep their size"
    scene.search("tablut")
    frames(app)
    assert names(app, "resume.") == []
    scene.clear_filters()
    frames(app)
    assert names(app, "resume.") == [f"resume.{kept['hex']}"]


def test_the_sign_opens_the_line_of_the_search_and_closes_it(app: App) -> None:
    menu = show(app, ShelfScene)
    assert isinstance(menu, ShelfScene)
    assert "search" not in names(app)
    click_on(app, "find")
    assert menu.widgets.typing
    type_text(app, "hex")
    assert games(app) == ["hex"]
    assert not names(app, "day")
    click_on(app, "search.close")
    assert "search" not in names(app)
    assert games(app) == KEYS


def test_a_search_that_finds_nothing_says_so_and_escape_ends_it(app: App) -> None:
    show(app, ShelfScene)
    click_on(app, "find")
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
    sort(app)
    click_on(app, "filter.who.3")
    click_on(app, f"game.{FOR_TWO}")
    assert [seat.level > 0 for seat in scene_of(app, NewGameScene).choice.seats] == [True, True]


def test_filters_open_narrow_and_clear(app: App) -> None:
    show(app, ShelfScene)
    assert not names(app, "filter.")
    sort(app)
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
    click_on(app, "filters")
    assert not names(app, "filter.")


def sort(app: App) -> None:
    """Open the rows of all filters."""
    click_on(app, "more")
    click_on(app, "filters")


@pytest.mark.parametrize("kind", KINDS)
def test_a_pill_shows_the_games_of_its_kind_and_says_that_it_is_chosen(app: App, kind: str) -> None:
    show(app, ShelfScene)
    click_on(app, f"kind.{kind}")
    assert games(app) == [key for key, game in CATALOGUE.items() if KINDS[kind].leaves(game, app.texts)]
    assert games(app)
    chosen = [name for name in names(app, "kind.") if getattr(item(app, name)[1], "kind", "") == "chosen"]
    assert chosen == [f"kind.{kind}"]
    told = item(app, f"kind.{kind}")[1].told(app.texts)
    assert app.texts.get("heard-chosen") in told
    assert app.texts.get("heard-group", group=app.texts.get("menu-kinds")) in told


def test_a_game_at_random_is_of_the_kind_that_is_shown(app: App) -> None:
    show(app, ShelfScene)
    click_on(app, "kind.dice")
    click_on(app, "random")
    assert scene_of(app, NewGameScene).game.header.luck == "hasard"


def test_a_game_at_random_is_one_not_yet_known(app: App) -> None:
    known = {key: NewGame() for key in KEYS if key != KEYS[7]}
    app.change(app.settings.replace(games=known))
    with mock.patch("jeux.scenes.shelf.daily.Daily.puzzle", None):
        show(app, ShelfScene)
        click_on(app, "random")
    assert scene_of(app, NewGameScene).game.key == KEYS[7]


def test_a_game_at_random_is_not_the_one_to_begin_with(app: App) -> None:
    """The first tile shows it already, though it alone is not yet known."""
    app.change(app.settings.replace(games={key: NewGame() for key in KEYS[1:]}))
    show(app, ShelfScene)
    assert "begin" in names(app)
    click_on(app, "random")
    assert scene_of(app, NewGameScene).game.key != KEYS[0]


# --- the object -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["bois", "livret", "contraste"])
def test_ten_games_are_in_sight(tmp_path: Path, theme: str) -> None:
    """A game is in sight where the upper half of its picture is."""
    with desk(tmp_path, theme=theme) as app:
        begun(app, KEYS[0], Seat(""), Seat("", 3))
        menu = show(app, ShelfScene)
        assert isinstance(menu, ShelfScene)
        high = menu.grid.view.height
        cards = [one.rect for one in menu.grid.items if one.name.startswith("game.")]
        picture = round(cards[0].width / SHAPE)
        assert sum(rect.y + picture // 2 <= high for rect in cards) >= 10


def test_the_shelf_has_four_signs_three_tiles_and_one_plate_of_gold(app: App) -> None:
    begun(app, KEYS[0], Seat(""), Seat("", 3))
    menu = show(app, ShelfScene)
    assert isinstance(menu, ShelfScene)
    until(app, lambda: not menu.moving)
    assert [one.name for one in menu.bar.items if one.name] == ["find", "players", "more", "settings"]
    before = [name for name in names(app) if not name.startswith(("game.", "star.", "kind."))]
    assert [name.split(".")[0] for name in before[4:]] == ["resume", "day", "random"]
    tiles = menu.offers.tiles(menu, menu.matches, menu.games)
    assert [bool(tile.action) for tile in tiles] == [True, False, False]
    assert all(isinstance(one, Spot) or one.told(app.texts) for one in menu.grid.items)
    assert all(one.told(app.texts) for page in menu.pages for one in page.items if one.name), "none without a name"


def test_what_to_resume_is_told_with_whom_when_and_how_far(app: App) -> None:
    begun(app, "moulin", Seat("Ann"), Seat("", 3))
    menu = show(app, ShelfScene)
    assert isinstance(menu, ShelfScene)
    told = menu.grid.items[0].told(app.texts)[0]
    for words in ("Reprendre Moulin", "Ann", app.texts.get("level-3"), "1 coup", "à l’instant"):
        assert words in told.replace("\N{NO-BREAK SPACE}", " "), words
    assert told in " ".join(menu.narrator.summary()), "F4 tells it"


def test_without_a_match_the_last_finished_one_is_offered_again(app: App) -> None:
    menu = show(app, ShelfScene)
    assert isinstance(menu, ShelfScene)
    assert names(app, "begin") == ["begin"]
    match = Match.new("nim_bicolore", {}, (Seat("Ann"), Seat("", 1)))
    while not match.record.over:
        match.play(match.legal()[0])
    assert app.archive.note(match) is None
    show(app, ShelfScene)
    assert "begin" not in names(app)
    told = item(app, "again")[1].told(app.texts)[0]
    assert "Ann" in told
    click_on(app, "again")
    assert scene_of(app, NewGameScene).game.key == "nim_bicolore"


def test_the_problem_of_the_day_is_one_click_away(app: App) -> None:
    menu = show(app, ShelfScene)
    assert isinstance(menu, ShelfScene)
    until(app, lambda: not menu.moving)
    click_on(app, "day")
    assert scene_of(app, GameScene).match.game.key == of_the_day(today()).game


def test_the_first_game_is_not_among_the_longest(app: App) -> None:
    show(app, ShelfScene)
    minutes = [CATALOGUE[key].header.minutes for key in games(app)]
    assert minutes[0] < sorted(minutes)[len(minutes) // 2]


@pytest.mark.usefixtures("app")
def test_words_on_the_foot_of_the_brightest_picture_are_read() -> None:
    """Cream on what is left of white: at least 4.5 to 1, from the upper edge of the title on."""
    white = pygame.Surface((300, 220))
    white.fill("white")
    words = 100
    foot = with_foot(white, words, 4)
    for y in range(220 - words + 4, 220):
        red, green, blue, _ = foot.get_at((150, y))
        assert contrast(colours().ink, (red, green, blue)) >= 4.5, y


def test_all_else_is_on_one_page(app: App) -> None:
    show(app, ShelfScene)
    click_on(app, "more")
    page = dialogue_of(app)
    assert isinstance(page, MorePage)
    wanted = {"running", "past", "puzzles", "filters", "statistics", "evenings", "prepare", "open", "about", "quit"}
    assert set(names(app)) == {"back", *wanted}
    assert not [one for one in page.widgets.buttons() if one.kind in ("primary", "grand")], "no gold, one way back"
    for name in wanted:
        assert item(app, name)[1].told(app.texts)[0].count(",") >= 1, "a name and a line"
    press(app, pygame.K_ESCAPE)
    assert app.dialogue is None


# --- resuming ---------------------------------------------------------------------------------------------------------


def test_one_click_resumes_the_latest_match(app: App) -> None:
    begun(app, KEYS[0], Seat(""), Seat("", 3))
    latest = begun(app, KEYS[1], Seat("Ann"), Seat("Bob"))
    show(app, ShelfScene)
    first = names(app, "resume.")[0]
    assert first == f"resume.{latest}"
    click_on(app, first)
    assert scene_of(app, GameScene).session.match.record.id == latest


def test_many_matches_wait_on_their_page(app: App) -> None:
    kept = [begun(app, KEYS[0], Seat(""), Seat("", 1 + i % 5)) for i in range(9)]
    show(app, ShelfScene)
    assert names(app, "resume.") == [f"resume.{kept[-1]}"]
    running(app)
    assert names(app, "resume.") == [f"resume.{name}" for name in reversed(kept)]
    click_on(app, f"resume.{kept[0]}")
    assert scene_of(app, GameScene).session.match.record.id == kept[0]


def running(app: App) -> None:
    """Go to the page of the unfinished matches."""
    click_on(app, "more")
    click_on(app, "running")


def test_without_a_match_the_page_of_matches_says_so(app: App) -> None:
    show(app, ShelfScene)
    running(app)
    assert names(app) == ["back", "choose"]
    page = dialogue_of(app)
    assert app.texts.get("menu-running-none") in " ".join(page.narrator.situation())
    click_on(app, "choose")
    frames(app)
    assert app.dialogue is None
    scene_of(app, ShelfScene)


def test_few_matches_are_large_and_the_last_is_one_click_away(app: App) -> None:
    first = begun(app, KEYS[0], Seat(""), Seat("", 3))
    show(app, ShelfScene)
    running(app)
    width, height = app.size
    assert item(app, f"resume.{first}")[1].rect.width >= 0.4 * width, "one match is worth looking at"
    last = begun(app, KEYS[0], Seat(""), Seat("", 3))
    show(app, ShelfScene)
    running(app)
    gold = [each for page in dialogue_of(app).widgets.pages for each in page.items if isinstance(each, Button)]
    assert [each.name for each in gold if each.kind == "primary"] == [f"go.{last}"]
    for name in (first, last):
        page, found = item(app, f"resume.{name}")
        assert page.on_screen(found.rect).bottom <= height
    click_on(app, f"go.{last}")
    frames(app)
    assert scene_of(app, GameScene).session.match.record.id == last


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
    running(app)
    click_on(app, f"forget.{first}")
    assert names(app, "resume.") == [f"resume.{second}"]
    assert (tmp_path / "abandoned" / f"{first}.json").read_bytes() == before
    click_on(app, "recall")
    assert f"resume.{first}" in names(app, "resume.")
    assert not names(app, "recall")
    click_on(app, f"forget.{first}")
    press(app, pygame.K_ESCAPE)
    click_on(app, "recall")
    assert not names(app, "recall"), "also on the shelf"
    running(app)
    click_on(app, f"resume.{first}")
    assert scene_of(app, GameScene).session.match.record.id == first


def test_a_match_played_elsewhere_stays_on_the_list(app: App, tmp_path: Path) -> None:
    name = begun(app, KEYS[0], Seat(""), Seat("", 3))
    menu = show(app, ShelfScene)
    assert isinstance(menu, ShelfScene)
    other = type(app.store)(tmp_path)
    assert other.load(name).record
    running(app)
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
    menu.widgets.focus(menu.grid, f"game.{KEYS[0]}")
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
@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("size", [(800, 560), (900, 1400), (1024, 768), (1366, 768), (1920, 1080), (3840, 2160)])
def test_cards_fill_the_width_whatever_their_number(size: tuple[int, int], text_size: int, count: int) -> None:
    scale = Scale.of(size, text_size)
    view = pygame.Rect(0, 100, size[0], size[1] - 100)
    made = shape(view, scale, count)
    assert made.left >= scale(1)
    assert made.left + made.whole <= size[0] - scale(1)
    assert made.width >= min(scale(NARROWEST), size[0] - 4 * scale(1))
    assert count < 20 or text_size > 100 or size[0] < 1366 or made.columns >= 5
    assert made.picture <= 0.95 * view.height
    last = made.place(count - 1, 0, made.height)
    assert made.left <= last.x < last.right <= made.left + made.whole


def test_the_ways_out(app: App) -> None:
    show(app, ShelfScene)
    for ways, kind in ((("settings",), SettingsScene), (("more", "about"), AboutScene)):
        for name in ways:
            click_on(app, name)
        assert isinstance(app.dialogue, kind)
        press(app, pygame.K_ESCAPE)
        assert app.dialogue is None
    press(app, pygame.K_ESCAPE)
    scene_of(app, ShelfScene)
    click_on(app, "more")
    click_on(app, "quit")
    assert not app.running


def test_the_words_searched_stay_to_be_read(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = show(app, ShelfScene)
        assert isinstance(scene, ShelfScene)
        click_on(app, "find")
        click(app, (app.size[0] // 2, 8))
        move(app, (5, 5))
        field = app.screen.subsurface(item(app, "search")[1].rect)
        empty = pygame.image.tobytes(field, "RGB")
        click_on(app, "search")
        type_text(app, "nim")
        assert len(scene.games) == 1
        click(app, (app.size[0] // 2, 8))
        move(app, (5, 5))
        assert scene.widgets.typing is None
        assert pygame.image.tobytes(field, "RGB") != empty
        click_on(app, "search")
        for _ in range(3):
            press(app, pygame.K_BACKSPACE)
        click(app, (app.size[0] // 2, 8))
        move(app, (5, 5))
        assert pygame.image.tobytes(field, "RGB") == empty
