"""The editor of positions in the window: mouse, keys, and what follows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from random import Random
from unittest import mock

import pygame
import pytest
from pypdf import PdfReader

from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.editor import games
from jeux.play.editor.editing import Tool, Use
from jeux.play.setup import choosing
from jeux.printing.request import PrintRequest, print_pdf
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet
from jeux.scenes.editor.analysis_screen import AnalysisScreen
from jeux.scenes.editor.scene import EditorScene
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.pages.make import MakeScene
from jeux.scenes.review.screen import ReviewScreen
from jeux.scenes.screen import Setup
from jeux.scenes.table.menu import GameMenu
from jeux.scenes.table.scene import GameScene
from tests.desk import button, click, desk, drag, frames, move, play_table, press, show, until
from tests.rounds import in_turn, some
from tests.scenes.hands import click_on, dialogue_of, names, place, scene_of, screen_of, table_of

SIZES = ((800, 600, 100), (800, 600, 200), (1366, 768, 200), (3840, 2160, 100))


def test_a_match_begins_with_the_points_that_are_set(app: App) -> None:
    table = play_table(app, "backgammon", target=3, crawford="on")
    table.exits.edit()
    frames(app, 3)
    scene = scene_of(app, EditorScene)
    for _ in range(4):
        click_on(app, "points.1+1")
    assert scene.points.before == (0.0, 2.0)
    assert scene.editor.editing.options["crawford"] == "on", "one point short: the first game is Crawford's"
    scene.onward.play()
    frames(app, 2)
    match = scene_of(app, GameScene).match
    assert (match.record.before, match.away()) == ((0.0, 2.0), (3, 1))
    assert match.record.games[0].options["crawford"] == "on"


def test_the_score_of_a_match_on_the_table_comes_along(app: App) -> None:
    table = play_table(app, "backgammon", target=5)
    table.match.give_up(0, 3)
    table.match.next_game()
    table.exits.edit()
    frames(app, 3)
    assert scene_of(app, EditorScene).points.before == (0.0, 3.0)


def test_a_pasted_score_is_taken_over(app: App) -> None:
    scene = edit(app, "backgammon")
    assert "points.0+1" not in names(app)
    assert pasted(app, scene, "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:4:2:0:7:10") == ""
    assert (scene.points.choice.target, scene.points.before) == (7, (2.0, 4.0))
    scene.onward.analyse()
    frames(app, 2)
    later = edit(app, "backgammon")
    assert pasted(app, later, "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:6:2:0:7:10") == ""
    assert later.editor.editing.options["crawford"] == "off", "the line says that Crawford's game is over"


ELSEWHERE = ("play", "analyse", "copy", "print", "back", "keys", "paste")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def edit(app: App, key: str, text: str = "", **options: str) -> EditorScene:
    choice = choosing.first_choice(CATALOGUE[key])
    for name, value in options.items():
        choice = replace(choice, options={**choice.options, name: value})
    scene = show(app, lambda app: EditorScene(app, Setup(key, choice, text, app.show_shelf, (0,))))
    assert isinstance(scene, EditorScene)
    return scene


def tool(scene: EditorScene, wanted: Tool) -> str:
    return next(name for name, each in scene.sheet.tools.items() if each == wanted)


def right_click(app: App, pixel: tuple[float, float]) -> None:
    point = (round(pixel[0]), round(pixel[1]))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        frames(app, 1, [pygame.Event(kind, pos=point, button=3, touch=False)])


# --- the mouse --------------------------------------------------------------------------------------------------------


def test_men_are_put_moved_and_taken_with_the_mouse(app: App) -> None:
    scene = edit(app, "reversi", start="diagonal")
    pixel = scene.board.view.pixel
    click_on(app, tool(scene, Tool(Use.MAN, "w")))
    click(app, pixel("a1"))
    assert scene.editor.editing.top(scene.editor.draft, "a1") == "w"
    drag(app, pixel("a1"), pixel("h8"))
    assert [scene.editor.editing.top(scene.editor.draft, place) for place in ("a1", "h8")] == ["", "w"]
    right_click(app, pixel("h8"))
    assert scene.editor.editing.top(scene.editor.draft, "h8") == ""


def test_a_man_is_dragged_from_the_tray_and_off_the_board(app: App) -> None:
    scene = edit(app, "tablut")
    pixel = scene.board.view.pixel
    drag(app, place(app, tool(scene, Tool(Use.MAN, "b"))), pixel("a1"))
    assert scene.editor.editing.top(scene.editor.draft, "a1") == "b"
    drag(app, pixel("a1"), (2, 2))
    assert scene.editor.editing.top(scene.editor.draft, "a1") == ""


def test_what_is_wrong_is_said_and_nothing_is_played_from_there(app: App) -> None:
    scene = edit(app, "tablut")
    click_on(app, "clear")
    scene.editor.put("a1", "w")
    scene.editor.put("a2", "w")
    scene.editor.put("b5", "k")
    frames(app, 2)
    assert scene.sheet.judged() == app.texts.get("edit-legal")
    drag(app, scene.board.view.pixel("a1"), scene.board.view.pixel("e5"))
    assert scene.sheet.judged() == app.texts.game("tablut", "flaw-throne")
    able = {item.name: item.enabled for page in scene.pages for item in page.items if item.name}
    assert {name for name in ("play", "analyse", "print", "copy", "back") if able[name]} == {"copy", "back"}
    scene.onward.play()
    scene.onward.analyse()
    frames(app, 2)
    assert app.scene is scene


def test_undo_and_redo_by_their_buttons(app: App) -> None:
    scene = edit(app, "hex")
    scene.editor.put("a1", "w")
    scene._changed()
    before = scene.editor.text
    click_on(app, "undo")
    assert scene.editor.text != before
    click_on(app, "redo")
    assert scene.editor.text == before


def test_a_heap_that_is_made_has_its_room_on_the_board(app: App) -> None:
    scene = edit(app, "nim_bicolore")
    click_on(app, "heaps+1")
    heap = f"{len(scene.editor.draft['board'].split(','))}n1"
    assert scene.board.view.has(heap)
    click(app, scene.board.view.pixel(heap))
    assert scene.editor.draft["board"].endswith("2n0b")


# --- the keyboard -----------------------------------------------------------------------------------------------------


def test_a_position_is_set_up_with_the_keyboard_alone(app: App) -> None:
    scene = edit(app, "reversi", start="diagonal")
    men = {number: each.name for number, each in enumerate(scene.sheet.tools.values(), 1) if each.use is Use.MAN}
    digit = next(number for number, man in men.items() if man == "b")
    press(app, pygame.key.key_code(str(digit)), unicode=str(digit))
    press(app, pygame.K_LEFT)
    for _ in range(8):
        press(app, pygame.K_LEFT)
        press(app, pygame.K_UP)
    corner = scene.board.cursor
    assert corner in ("a1", "a8")
    press(app, pygame.K_RETURN)
    assert scene.editor.editing.top(scene.editor.draft, corner) == "b"
    press(app, pygame.K_DELETE)
    assert scene.editor.editing.top(scene.editor.draft, corner) == ""
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert scene.editor.editing.top(scene.editor.draft, corner) == "b"
    press(app, pygame.K_ESCAPE)
    reached = set()
    for _ in range(40):
        press(app, pygame.K_TAB, shown=1)
        reached.add(scene.widgets.focused.name if scene.widgets.focused else "")
    assert {"turn.0", "turn.1", "clear", "start", "play", "analyse", "copy", "back"} <= reached


def test_copy_and_paste_by_keys(app: App) -> None:
    scene = edit(app, "moulin")
    clipboard: list[str] = []
    with (
        mock.patch("pygame.scrap.put_text", clipboard.append),
        mock.patch("pygame.scrap.get_text", side_effect=lambda: clipboard[-1] if clipboard else ""),
    ):
        press(app, pygame.K_v, pygame.KMOD_CTRL)
        assert scene.said == app.texts.get("edit-paste-empty")
        scene.editor.put("a7", "w")
        press(app, pygame.K_c, pygame.KMOD_CTRL)
        assert clipboard == [scene.editor.text]
        press(app, pygame.K_z, pygame.KMOD_CTRL)
        press(app, pygame.K_v, pygame.KMOD_CTRL)
        assert scene.editor.text == clipboard[0]
        clipboard.append("a letter to somebody")
        press(app, pygame.K_v, pygame.KMOD_CTRL)
        assert scene.said == app.texts.get("flaw-form")
        assert scene.editor.text == clipboard[0]


# --- where one comes from and goes to ---------------------------------------------------------------------------------


def test_a_match_begins_in_the_position_with_the_seats_chosen(app: App) -> None:
    show(app, lambda app: NewGameScene(app, "tablut"))
    click_on(app, "more")
    click_on(app, "edit")
    frames(app, 2)
    scene = scene_of(app, EditorScene)
    scene.editor.take("a4")
    click_on(app, "play")
    frames(app, 2)
    table = scene_of(app, GameScene)
    assert table.match.positions[0].text() == scene.editor.text
    assert [seat.level > 0 for seat in table.match.record.seats].count(True) == 1


def test_the_menu_of_a_game_edits_what_is_on_the_table(app: App) -> None:
    table = play_table(app, "backgammon", target=5)
    while table.match.decider() < 0:
        table.match.throw()
    here = table.match.position.text()
    table.open_menu()
    frames(app, 2)
    menu = dialogue_of(app)
    assert isinstance(menu, GameMenu)
    click(app, button(menu, app.texts.get("blackboard-title")))
    frames(app, 20)  # or it would be a double click
    click(app, button(dialogue_of(app), app.texts.get("edit-open")))
    frames(app, 3)
    scene = scene_of(app, EditorScene)
    assert scene.editor.text == here
    assert scene.setup.choice.target == 5
    press(app, pygame.K_ESCAPE)
    frames(app, 2)
    assert scene_of(app, GameScene).match.position.text() == here


def choices(app: App) -> list[str]:
    """What the sheet on top offers."""
    sheet = dialogue_of(app)
    assert isinstance(sheet, ChoiceSheet)
    return [choice[0] for choice in sheet.choices]


@pytest.mark.parametrize("plain", [True, False])
def test_only_a_game_whose_positions_are_set_up_whole_offers_it(
    app: App, monkeypatch: pytest.MonkeyPatch, plain: bool
) -> None:
    monkeypatch.setattr(games, "is_plain", lambda game: plain)
    edit, match = app.texts.get("edit-open"), Match.new("hex", {}, (Seat(""), Seat("")))
    show(app, lambda app: NewGameScene(app, "hex"))
    click_on(app, "more")
    assert ("edit" in names(app)) == plain
    play_table(app, "hex").open_menu()
    frames(app, 2)
    click(app, button(dialogue_of(app), app.texts.get("blackboard-title")))
    frames(app, 2)
    assert (edit in choices(app)) == plain
    match.play(match.legal()[0])
    match.give_up(1, 1)
    show(app, lambda app: app.routes.review(app, match.record))
    table_of(app, ReviewScreen).open_menu()
    frames(app, 2)
    assert (edit in choices(app)) == plain


def test_a_match_of_several_games_begins_with_the_rules_of_its_first(app: App) -> None:
    """With Crawford's rule only one game of a match is played without the cube: not the one that begins here."""
    table = play_table(app, "backgammon", target=5, crawford="on")
    table.exits.edit()
    frames(app, 3)
    scene = scene_of(app, EditorScene)
    scene.editor.set("phase", "roll")
    scene.editor.set("stake", "2")
    scene.editor.set("cube", "b")
    assert scene.editor.flaw == ""
    scene.onward.play()
    frames(app, 2)
    match = scene_of(app, GameScene).match
    assert match.position.text() == scene.editor.text
    assert (match.record.target, match.record.options["crawford"]) == (5, "on")


def test_a_review_edits_the_position_that_it_shows(app: App) -> None:
    table = play_table(app, "moulin")
    rng = Random(4)
    while not table.match.result():
        table.match.play(rng.choice(table.match.legal()))
    show(app, lambda app: app.routes.review(app, table.match.record))
    review = table_of(app, ReviewScreen)
    screen_of(review, ReviewScreen).activity.go(7)
    frames(app, 2)
    screen_of(review, ReviewScreen).edit()
    frames(app, 3)
    scene = scene_of(app, EditorScene)
    assert scene.editor.text == table.match.positions[7].text()
    scene.leave_editor()
    frames(app, 3)
    assert screen_of(table_of(app, ReviewScreen), ReviewScreen).activity.here == 7


def test_a_position_is_analysed_and_found_again_as_it_was(app: App) -> None:
    scene = edit(app, "reversi", start="diagonal")
    scene.editor.set("turn", "w")
    before = scene.editor.text
    scene.onward.analyse()
    frames(app, 2)
    table = table_of(app, AnalysisScreen)
    assert table.match.position.text() == before
    until(app, lambda: bool(table.session.teaching.shown.where or table.session.teaching.shown.turn))
    screen_of(table, AnalysisScreen).leave_analysis()
    frames(app, 3)
    assert scene_of(app, EditorScene).editor.text == before
    assert not app.store.find(table.match.record.id)


# --- every game, every size -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "theme"), in_turn(CATALOGUE, ["bois", "contraste"]))
def test_any_touch_of_any_tool_is_drawn(key: str, theme: str, tmp_path: Path) -> None:
    with desk(tmp_path, theme=theme) as app:
        scene, rng = edit(app, key), Random(key)
        for _ in range(12):
            scene.editor.take_up(rng.choice(scene.editor.editing.tools()))
            spot = rng.choice(scene.board.view.places())
            move(app, scene.board.view.pixel(spot))
            click(app, scene.board.view.pixel(spot))
        click_on(app, "clear")
        click_on(app, "start")
        assert not scene.editor.flaw


@pytest.mark.parametrize("key", some(CATALOGUE, every=2))
def test_every_button_of_the_sheet_is_pressed_twice_and_drawn(key: str, tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = edit(app, key)
        for clear in (False, True):
            for name in [name for name in names(app) if name not in ELSEWHERE]:
                if name in names(app):  # another choice may have taken it away
                    click_on(app, name)
                    click_on(app, "clear" if clear else "start")
        assert scene_of(app, EditorScene) is scene


@pytest.mark.parametrize(("width", "height", "letters"), SIZES)
@pytest.mark.parametrize("key", ["backgammon", "assaut", "nim_bicolore"])
def test_the_sheet_has_room_for_what_is_wrong_and_what_follows(
    key: str, width: int, height: int, letters: int, tmp_path: Path
) -> None:
    with desk(tmp_path, (width, height), text_size=letters) as app:
        scene = edit(app, key)
        click_on(app, "clear")
        assert scene.head.height <= scene.head.view.height
        assert scene.foot.height <= scene.foot.view.height
        assert scene.body.view.height >= scene.widget_scale(6)
        for name in names(app):
            page = next(page for page in scene.pages if any(item.name == name for item in page.items))
            rect = next(item.rect for item in page.items if item.name == name)
            assert 0 <= rect.left <= rect.right <= page.view.width, name


# --- what others have written -----------------------------------------------------------------------------------------

XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10"


def pasted(app: App, scene: EditorScene, text: str) -> str:
    """What is said after Ctrl+V of a text."""
    with mock.patch("pygame.scrap.get_text", return_value=text):
        press(app, pygame.K_v, pygame.KMOD_CTRL)
    return scene.said


def test_the_position_of_another_program_is_pasted(app: App) -> None:
    scene = edit(app, "backgammon", cube="on", tie="reroll")
    assert pasted(app, scene, XGID) == ""
    assert (scene.editor.draft["dice"], scene.editor.draft["phase"]) == ("5,2", "play")


@pytest.mark.parametrize("key", CATALOGUE)
def test_what_a_table_copies_is_pasted_turns_and_all(key: str, app: App) -> None:
    match = play_table(app, key).match
    for _ in range(8):
        if match.decider() != OVER:
            match.throw() if match.decider() == CHANCE else match.play(match.legal()[0])
    app.show_table(match)  # anew: what was shown knows nothing of these turns
    frames(app)
    with mock.patch("pygame.scrap.put_text") as put:
        press(app, pygame.K_c, pygame.KMOD_CTRL)
    text, wanted = put.call_args.args[0], match.position.text()
    assert "\n1. " in text
    editor = edit(app, key)
    assert pasted(app, editor, text) == ""
    assert editor.editor.text == wanted


def test_what_is_no_position_of_this_game_is_said_in_a_sentence(app: App) -> None:
    scene = edit(app, "reversi")
    before = scene.editor.text
    other = app.texts.game("backgammon", "name")
    assert pasted(app, scene, XGID) == app.texts.get("edit-paste-other", game=other)
    assert pasted(app, scene, before.replace("board=.", "board=b")) == app.texts.game("reversi", "flaw-centre")
    assert pasted(app, scene, "board=x turn=b") == app.texts.get("flaw-form")
    assert pasted(app, scene, "(;GM[2") != ""
    assert scene.editor.text == before


def test_f1_shows_the_keys(app: App) -> None:
    edit(app, "hex")
    press(app, pygame.K_F1)
    assert dialogue_of(app).__class__.__name__ == "KeysPage"


def test_printing_shows_the_sheet_first(app: App) -> None:
    scene = edit(app, "tablut")
    click_on(app, "print")
    frames(app, 2)
    page = app.dialogue
    assert isinstance(page, MakeScene)
    assert page.making.kind == "position"
    until(app, lambda: page.shop.made is not None)
    press(app, pygame.K_ESCAPE)
    assert app.dialogue is None
    assert app.scene is scene


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_position_of_every_game_fits_on_its_sheet(key: str, app: App) -> None:
    scene = edit(app, key)
    assert scene.editor.position
    text = scene.editor.position.text()
    editing = scene.editor.editing
    content = print_pdf(PrintRequest(key, "position", options=editing.options, players=editing.players, position=text))
    (page,) = PdfReader(BytesIO(content)).pages
    assert [round(float(side) / 72 * 25.4) for side in page.mediabox[2:]] == [210, 297]
    words = page.extract_text()
    assert app.texts.game(key, "name") in words
    turn = scene.editor.position.turn if scene.editor.position else -1
    sides = scene.editor.editing.game.sides
    assert turn < 0 or len(sides) == 1 or app.texts.game(key, f"side-{turn}-title") in words


@pytest.mark.parametrize("levels", [(0, 1), (1, 0), (0, 0)])
@pytest.mark.parametrize("by_hand", [False, True])
@pytest.mark.parametrize("key", ["backgammon", "jacquet", "moulin"])
def test_the_board_lies_as_at_the_table_that_one_comes_from(
    app: App, key: str, levels: tuple[int, ...], by_hand: bool
) -> None:
    table = play_table(app, key, levels)
    if by_hand:
        table.switches.turn_board()
    lies = table.display.board.way
    table.exits.edit()
    frames(app)
    scene = app.scene
    assert isinstance(scene, EditorScene)
    assert scene.board.view.way == lies
    ways = scene.board.view.look.seating.ways
    for _ in ways[1:]:
        press(app, pygame.K_r, unicode="r")
        assert scene.board.view.way != lies
    press(app, pygame.K_r, unicode="r")
    assert scene.board.view.way == lies
