"""Two persons face to face over a screen that lies flat: each has a sheet, and what is the other's is upside down."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from jeux.play.table.conductor import Waiting
from jeux.scenes.app import App
from jeux.scenes.scene import Scene
from jeux.scenes.table.dialogues.from_opposite import Backwards, FromOpposite
from jeux.scenes.table.display.areas import between_sheets
from jeux.scenes.table.menu import GameMenu, OneScreenSheet
from jeux.scenes.table.scene import GameScene
from jeux.ui.widgets import Widgets
from jeux.views.place.opposite import opposite_of, upside_down
from tests.desk import click, desk, frames, play_table, touch, until

SIZE = (1024, 768)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    with desk(tmp_path_factory.mktemp("facing"), SIZE, orientation="facing", confirm=True) as app:
        yield app


def opposite_button(app: App, widgets: Widgets, text: str) -> tuple[float, float]:
    """Where those who sit at the near edge see a button of the other sheet."""
    x, y = next(one for one in widgets.buttons() if one.text == app.texts.get(text)).element.rect.center
    return SIZE[0] - 1 - x, SIZE[1] - 1 - y


def sit_down(app: App, key: str) -> GameScene:
    frames(app, 15)  # longer than a double click
    return play_table(app, key)


def test_each_has_a_sheet_with_the_own_side_first(app: App) -> None:
    scene = sit_down(app, "moulin")
    facing, trays = scene.facing, scene.display.board.trays
    assert facing.shown
    assert scene.panel.rect.right > SIZE[0] * 0.95
    board = scene.display.board.frame.rect
    assert trays["hand:w"].top > board.centery > trays["hand:b"].bottom
    assert not any(tray.colliderect(board) or tray.colliderect(scene.panel.rect) for tray in trays.values())
    near, far = facing.near_content(scene.content()), facing.far_content(scene.content())
    assert [[line.emblem for line in each.players] for each in (near, far)] == [["w", "b"], ["b", "w"]]


def test_men_of_the_other_side_stand_upside_down(app: App) -> None:
    board = sit_down(app, "tablut").display.board
    assert board.opposite.men == {"b"}
    for kind in "wkb":
        seen, usual = (pygame.image.tobytes(one.man(kind, 40), "RGBA") for one in (board.painter, board.upright))
        turned = pygame.image.tobytes(upside_down(board.upright.man(kind, 40)), "RGBA")
        assert seen == (turned if kind == "b" else usual)


def test_tables_are_set_so_that_each_has_the_home_at_the_right(app: App) -> None:
    scene = sit_down(app, "backgammon")
    near, far = scene.display.orientation.sides()
    assert (near, far) == ((1,), (0,))


def test_a_step_is_confirmed_from_either_sheet(app: App) -> None:
    scene = sit_down(app, "moulin")
    touch(app, scene, "a7")
    assert scene.session.waiting() is Waiting.CONFIRM
    click(app, opposite_button(app, scene.facing.widgets, "button-end-turn"))
    assert scene.session.waiting() is Waiting.PERSON
    touch(app, scene, "d7")
    click(app, opposite_button(app, scene.facing.widgets, "button-take-back"))
    assert scene.match.steps == ("a7",)


def test_a_menu_opened_from_the_far_sheet_is_read_from_there(app: App) -> None:
    scene = sit_down(app, "moulin")
    before = pygame.image.tobytes(app.screen, "RGB")
    click(app, opposite_button(app, scene.facing.widgets, "button-menu"))
    assert isinstance(app.dialogue, FromOpposite)
    menu = app.dialogue.inner
    assert isinstance(menu, GameMenu)
    assert before != pygame.image.tobytes(app.screen, "RGB")
    frames(app, 15)
    click(app, opposite_button(app, menu.widgets, "menu-game-continue"))
    assert app.dialogue is None


def test_what_such_a_menu_leads_to_is_read_from_there_too(app: App) -> None:
    scene = sit_down(app, "moulin")
    click(app, opposite_button(app, scene.facing.widgets, "button-menu"))
    menu = app.dialogue
    assert isinstance(menu, FromOpposite)
    frames(app, 15)
    click(app, opposite_button(app, scene_of_dialogue(menu).widgets, "settings-one-screen"))
    assert isinstance(app.dialogue, FromOpposite)
    assert isinstance(app.dialogue.inner, OneScreenSheet)
    app.close()


def scene_of_dialogue(menu: FromOpposite) -> Scene:
    """The screen that is shown upside down."""
    assert isinstance(menu.inner, Scene)
    return menu.inner


def test_a_finger_scrolls_the_far_list_from_there(app: App) -> None:
    scene = sit_down(app, "moulin")
    x, y = scene.facing.panel.list.center
    scroller = scene.scroller((SIZE[0] - 1 - x, SIZE[1] - 1 - y))
    assert isinstance(scroller, Backwards)
    assert scroller.inner is scene.facing.panel.turns
    assert scene.scroller(scene.panel.list.center) is scene.turns
    assert scene.scroller(scene.display.board.frame.rect.center) is None


def test_orientation_is_heard(app: App) -> None:
    scene = sit_down(app, "moulin")
    side = scene.session.sentences.side
    assert app.texts.get("board-between", near=side(0), far=side(1)) in scene.narrator.situation()


def test_a_game_against_the_computer_has_one_sheet(app: App) -> None:
    frames(app, 15)
    assert not play_table(app, "hex", levels=(0, 1)).facing.shown


def test_room_is_needed_between_the_sheets(app: App) -> None:
    scene = sit_down(app, "moulin")
    scale, margin = scene.widget_scale, 8
    assert between_sheets((800, 560), margin, scale) is None
    for size in ((1024, 768), (1920, 1080), (3840, 2160)):
        areas = between_sheets(size, margin, scale)
        assert areas
        room, sheet = areas
        assert room.width >= size[1] / 2
        assert size[0] - sheet.left < room.left
        assert room.right < sheet.left


def test_where_there_is_no_room_a_sentence_says_so(app: App) -> None:
    scene = sit_down(app, "moulin")
    app.change(app.settings.replace(text_size=200))
    try:
        assert not scene.facing.shown
        assert scene.session.notice
        assert scene.session.notice.text == app.texts.get("facing-no-room")
    finally:
        app.change(app.settings.replace(text_size=100))
    assert scene.facing.shown


@pytest.mark.parametrize(("key", "men"), [("agon", {"b", "B"}), ("crosses", {"b"}), ("hex", {"b"})])
def test_men_belong_to_a_side_by_letter_or_tone(app: App, key: str, men: set[str]) -> None:
    board = sit_down(app, key).display.board
    assert opposite_of(board.game, board.look, (1,)).men == men


def test_the_score_of_a_match_stands_in_the_order_of_each_sheet(app: App) -> None:
    frames(app, 15)
    scene = play_table(app, "backgammon", target=3)
    match, facing = scene.session.match, scene.facing
    scene.session.give_up(match.side(0), 1)
    until(app, lambda: scene.session.outcome_shown)
    content = scene.content()
    assert content.standing
    assert content.standing.scores == ("0", "1")
    for own, score in ((facing.near_content(content), "1 – 0"), (facing.far_content(content), "0 – 1")):
        words = app.texts.get("match-standing", scores=score, n=3)
        assert own.subtitle == words
        assert words in own.outcome
        assert own.players[0].emblem == ("b" if score == "1 – 0" else "w")
