"""A class hour: what is shown, what is absent, how nobody gets out, and how everything is as before in the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.classroom.classrooms import FILE_NAME, Classroom, Point
from jeux.play.learn.puzzle.puzzles import puzzles_of
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.classroom.leaving import LeavePage
from jeux.scenes.classroom.page import ClassroomPage
from jeux.scenes.classroom.programme import ProgrammePage, copied_point
from jeux.scenes.classroom.sheet import ClassSheet
from jeux.scenes.classroom.showing import point_words
from jeux.scenes.learn.puzzle.screen import PuzzleScreen
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene
from jeux.ui.items import Item, Spot
from tests.desk import desk, frames, play_table, press, until
from tests.scenes.hands import (
    begun,
    click_on,
    dialogue_of,
    item,
    names,
    pages,
    scene_of,
    screen_of,
    table_of,
    type_text,
)

FIRST, SECOND, OTHER = list(CATALOGUE)[1:4]
CLASS = Classroom("CE2", (FIRST, SECOND), (1, 3), (), fullscreen=False, word="craie")
CONTROL = pygame.KMOD_CTRL
FEW_COLOURS = 200
"""Where a board is not drawn yet, a card has its ground, its edge and its number."""
BUTTON = 60
"""Pixels: higher than any line of the page, lower than a board."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("class")


@pytest.fixture(scope="module")
def window(folder: Path) -> Iterator[App]:
    with desk(folder, (1024, 768)) as app:
        yield app


@pytest.fixture
def app(window: App) -> Iterator[App]:
    """The window outside a classroom, on the shelf; again so in the end."""
    window.show_shelf()
    frames(window)
    yield window
    window.close()
    if window.hour.running:
        window.hour.leave()
    frames(window)


def teach(app: App, classroom: Classroom = CLASS) -> None:
    app.hour.begin(classroom)
    frames(app, 3)


def words(app: App) -> list[str]:
    return [button.text for button in dialogue_of(app).widgets.buttons()]


def test_the_shelf_shows_the_chosen_games_and_nothing_that_leads_out(app: App) -> None:
    teach(app)
    assert names(app, "game.") == [f"game.{FIRST}", f"game.{SECOND}"]
    out = ("quit", "settings", "open", "past", "statistics", "about", "players", "puzzles", "prepare")
    assert not [name for name in names(app) if name.startswith(("star.", "forget.", "learn.")) or name in out]
    assert [name for name in names(app) if not name.startswith(("game.", "kind."))][:3] == ["find", "more", "animation"]
    click_on(app, "more")
    assert names(app) == ["back", "running", "filters"]


def test_the_page_of_a_new_game_offers_the_chosen_levels(app: App) -> None:
    teach(app)
    app.show_new_game(FIRST, "computer")
    frames(app)
    page = scene_of(app, NewGameScene)
    offered = {seat.level for seat in page.choice.seats if seat.level}
    assert offered == {1}, "the easier of the two that are as near"
    assert len(names(app, "level.")) == 2
    ways = ("back", "rules", "learn", "advice", "puzzles", "edit", "make", "ahead.0")
    assert [name for name in names(app) if name in ways] == ["back", "rules"]


def test_the_table_keeps_what_is_held(app: App) -> None:
    teach(app)
    scene = play_table(app, FIRST)
    before = app.settings
    for key, letter in ((pygame.K_m, "m"), (pygame.K_l, "l"), (pygame.K_c, "c"), (pygame.K_r, "r"), (pygame.K_x, "x")):
        press(app, key, unicode=letter)
    for key in (pygame.K_s, pygame.K_o, pygame.K_v, pygame.K_q, pygame.K_c):
        press(app, key, CONTROL)
    assert app.settings == before
    assert app.dialogue is None
    assert app.scene is scene
    scene.open_menu()
    frames(app)
    get = app.texts.get
    absent = ("menu-game-quit", "menu-game-settings", "menu-game-take", "edit-open", "lesson-learn", "advice-title")
    assert not {get(name) for name in absent} & {*words(app)}
    assert get("animation-open") in words(app)
    shown = {button.text for button in scene.widgets.buttons()}
    assert not {get("button-hint"), get("button-teacher")} & shown


def test_the_rules_lead_neither_to_advice_nor_to_lessons(app: App) -> None:
    teach(app)
    scene = play_table(app, FIRST)
    press(app, pygame.K_F1)
    assert scene.rules.panel
    ways = {item.name for item in scene.rules.panel.head.items if item.name}
    assert "back" in ways
    assert not {"learn", "other"} & ways
    press(app, pygame.K_ESCAPE)


def test_problems_are_printed_where_printing_is_offered(app: App) -> None:
    for given, printed in ((("lessons",), []), (("lessons", "print"), [f"print.{FIRST}"])):
        app.hour.begin(replace(CLASS, given=given))
        frames(app, 3)
        click_on(app, "more")
        click_on(app, "puzzles")
        frames(app, 3)
        assert names(app, "game.") == [f"game.{FIRST}", f"game.{SECOND}"]
        click_on(app, f"game.{FIRST}")
        frames(app, 3)
        assert names(app, "print.") == printed
        app.hour.leave()
        frames(app, 3)


def test_what_is_given_is_there(app: App) -> None:
    teach(app, replace(CLASS, given=("advice", "professor", "lessons", "sound", "rules")))
    assert "day" in names(app)
    click_on(app, "more")
    assert {"running", "filters", "puzzles"} == {*names(app)} - {"back"}
    app.close()
    app.show_new_game(FIRST)
    frames(app)
    click_on(app, "more")
    assert {"learn", "advice", "puzzles", "ahead.0"} <= {*names(app)}
    scene = play_table(app, FIRST)
    assert app.texts.get("button-hint") in {b.text for b in scene.widgets.buttons()}
    press(app, pygame.K_ESCAPE)
    assert app.texts.get("button-teacher") in {b.text for b in dialogue_of(app).widgets.buttons()}
    press(app, pygame.K_ESCAPE)
    muted = app.settings.muted
    press(app, pygame.K_m, unicode="m")
    assert app.settings.muted is not muted


def _shut(app: App) -> None:
    frames(app, 2, [pygame.Event(pygame.QUIT)])


def test_no_way_leads_out_by_accident(app: App, folder: Path) -> None:
    teach(app)
    file = folder / "settings.json"
    play_table(app, FIRST)
    for key in (pygame.K_F11, pygame.K_ESCAPE, pygame.K_ESCAPE, pygame.K_ESCAPE, pygame.K_q, pygame.K_F4):
        press(app, key, CONTROL if key == pygame.K_q else 0)
    frames(app, 2, [pygame.Event(pygame.DROPFILE, file=str(file)), pygame.Event(pygame.DROPTEXT, text="x")])
    for _ in range(3):
        _shut(app)
        assert isinstance(app.dialogue, LeavePage)
        press(app, pygame.K_RETURN)
        press(app, pygame.K_ESCAPE)
        press(app, pygame.K_ESCAPE)
    assert app.running
    assert app.hour.running
    assert not app.settings.fullscreen


def test_a_wrong_word_says_so_and_the_right_one_ends_it(app: App) -> None:
    teach(app)
    _shut(app)
    type_text(app, "encre")
    press(app, pygame.K_RETURN)
    assert app.hour.running
    wrong = app.texts.get("animation-word-wrong")
    assert wrong in app.dialogue.narrator.situation() if app.dialogue else False
    click_on(app, "word")
    type_text(app, "craie")
    press(app, pygame.K_RETURN)
    frames(app, 3)
    assert not app.hour.running
    assert app.running, "the program goes on"
    scene_of(app, ShelfScene)


def test_without_a_word_it_is_a_plain_question(app: App) -> None:
    teach(app, replace(CLASS, word=""))
    _shut(app)
    assert "word" not in names(app)
    click_on(app, "leave")
    assert not app.hour.running


def test_all_is_as_before_in_the_end(app: App, folder: Path) -> None:
    before, file = app.settings, (folder / "settings.json").read_bytes()
    mine = begun(app, OTHER, Seat(""), Seat(""))
    teach(app, replace(CLASS, games=(OTHER,), given=("sound", "board", "rules")))
    assert app.settings.projector
    assert f"resume.{mine}" not in names(app), "the game of the teacher waits"
    app.show_new_game(OTHER)
    frames(app)
    scene_of(app, NewGameScene).begin()
    frames(app, 3)
    theirs = scene_of(app, GameScene).match.record.id
    scene = scene_of(app, GameScene)
    scene.session.play(scene.match.legal()[0])
    for key, letter in ((pygame.K_m, "m"), (pygame.K_l, "l"), (pygame.K_c, "c"), (pygame.K_r, "r")):
        press(app, key, unicode=letter)
    assert app.settings != before
    app.hour.leave()
    frames(app, 3)
    assert app.settings == before
    assert (folder / "settings.json").read_bytes() == file
    click_on(app, "more")
    click_on(app, "running")
    assert {f"resume.{mine}", f"resume.{theirs}"} <= {*names(app)}, "nothing is lost"


def test_the_programme_goes_on_by_one_key(app: App) -> None:
    problem = puzzles_of(FIRST)[0]
    points = (Point("problem", FIRST, problem.id), Point("game", SECOND, level=3), Point("demo", FIRST))
    teach(app, replace(CLASS, programme=points))
    app.hour.step(1)
    frames(app, 3)
    assert screen_of(table_of(app, PuzzleScreen), PuzzleScreen).puzzle == problem
    press(app, pygame.K_PAGEDOWN, shown=4)
    scene = scene_of(app, GameScene)
    assert scene.match.game.key == SECOND
    assert {seat.level for seat in scene.match.record.seats} == {0, 3}
    board = scene.display.board.frame.rect
    assert board.top >= scene.strip.rect.bottom
    press(app, pygame.K_PAGEUP, shown=4)
    table_of(app, PuzzleScreen)
    press(app, pygame.K_HOME)
    assert isinstance(app.dialogue, ClassSheet)


def shown(app: App, spot: Item) -> int:
    """How many colours are seen where a board is, in the list or on its card."""
    body, page = pages(app)[-1], dialogue_of(app)
    body.show(spot.rect, at_once=True)
    page.draw(app.screen)
    until(app, lambda: not page.moving)
    page.draw(app.screen)
    rect = body.on_screen(spot.rect)
    assert app.screen.get_rect().contains(rect)
    pixels = pygame.image.tobytes(app.screen.subsurface(rect.inflate(-4, -4)), "RGB")
    return len(set(zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True)))


def test_problems_of_a_programme_are_seen(app: App) -> None:
    """Those that may be added, on cards, and those that are on the list; so are positions."""
    match = Match.new(FIRST, {}, (Seat(""),) * 2)
    match.play(match.legal()[0])
    point = copied_point(match.position.text(), FIRST, 0)
    assert point
    spoilt = replace(point, ref="no position")
    kept: list[Classroom] = []
    app.open(ProgrammePage(app, replace(CLASS, programme=(Point("day"), point, spoilt)), kept.append))
    frames(app)
    problem = puzzles_of(FIRST)[1]
    _, card = item(app, f"add.{problem.id}")
    wanted = Point("problem", FIRST, problem.id)
    assert card.told(app.texts) == (point_words(wanted, app.texts),)
    assert shown(app, card) > FEW_COLOURS
    click_on(app, f"add.{problem.id}")
    frames(app)
    assert kept[-1].programme == (Point("day"), point, spoilt, wanted)
    boards = [each for each in pages(app)[-1].items if isinstance(each, Spot) and each.words == ""]
    seen = [shown(app, board) for board in boards if board.rect.height > BUTTON]
    assert len(seen) == 2, "the problem of the day is another one each day, a spoilt position none"
    assert min(seen) > FEW_COLOURS


def test_a_quiet_time_ends_with_a_word_and_no_game_is_lost(app: App) -> None:
    teach(app)
    scene = play_table(app, FIRST)
    assert scene.strip.rect.height <= 0, "hidden until asked for"
    app.hour.be_quiet(1)
    frames(app)
    assert scene.strip.rect.height > 0
    app.hour.pause()
    app.hour.advance(30)
    assert app.hour.quiet.figure == "1:00"
    app.hour.pause()
    app.hour.advance(61)
    frames(app, 2)
    assert app.hour.quiet.over
    assert app.texts.get("animation-quiet-over") in scene.narrator.speech().notes, "heard too"
    assert not scene.match.result()
    app.hour.be_quiet(0)
    assert scene.strip.rect.height <= 0


def test_the_page_keeps_what_is_chosen_for_the_next_time(app: App, folder: Path) -> None:
    (folder / FILE_NAME).unlink(missing_ok=True)
    app.hour.prepare()
    frames(app)
    click_on(app, f"game.{OTHER}")
    click_on(app, "level.6")
    click_on(app, "given.professor")
    click_on(app, "screen.fullscreen")
    click_on(app, "name")
    type_text(app, "mardi")
    click_on(app, "word")
    type_text(app, "craie")
    click_on(app, "programme")
    page = dialogue_of(app)
    assert isinstance(page, ProgrammePage)
    click_on(app, "add.day")
    click_on(app, "add.game")
    click_on(app, "up.1")
    press(app, pygame.K_ESCAPE)
    page = dialogue_of(app)
    assert isinstance(page, ClassroomPage)
    kept = page.classroom
    assert (kept.name, kept.word, kept.fullscreen) == ("mardi", "craie", False)
    assert OTHER not in kept.games
    assert len(kept.games) == len(CATALOGUE) - 1
    assert kept.levels == (1, 2, 3, 4, 5)
    assert [point.kind for point in kept.programme] == ["game", "day"]
    click_on(app, "begin")
    frames(app, 3)
    assert app.hour.running
    assert app.hour.running.classroom == kept


def test_a_position_is_pasted(app: App) -> None:
    match = play_table(app, FIRST).match
    match.play(match.legal()[0])
    point = copied_point(match.position.text(), FIRST, 0)
    assert point
    assert point.ref == match.position.text()
    assert copied_point("bonjour", FIRST, 0) is None
    teach(app, replace(CLASS, programme=(point,)))
    app.hour.step(1)
    frames(app, 3)
    assert scene_of(app, GameScene).match.position == match.position
