"""The panel beside a board: written on the cloth, with few controls, and in low windows what matters most."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from benchmarks.stress.panels import show, table
from jeux.common.theme import Scale
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.table.conductor import Waiting
from jeux.play.words.turn_lines import TurnLine
from jeux.scenes.app import App
from jeux.scenes.table.display.dropping import Needs, Parts, parts_in
from jeux.scenes.table.display.sheet_words import SIZES, SheetWords, parted
from jeux.scenes.table.display.turn_columns import rows_of
from jeux.scenes.table.menu import GameMenu
from jeux.scenes.table.scene import GameScene
from jeux.ui.background import table_top
from jeux.ui.controls import Button, RoundButton, Row
from tests.desk import click, desk, frames, move, play_table, press, until
from tests.scenes.hands import dialogue_of

BRIGHTEST = 0.25
"""The mean luminance of the part of a table at the right of its board."""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path, (1366, 768), animation="none") as made:
        yield made


def tools(scene: GameScene) -> list[str]:
    """The names of the round buttons, from left to right."""
    round_ones = [one for one in scene.widgets.buttons() if isinstance(one, RoundButton)]
    return [one.text for one in sorted(round_ones, key=lambda one: one.rect.left)]


def of_the_moment(scene: GameScene) -> list[Button]:
    """The buttons below the sentence."""
    return [
        one
        for one in scene.widgets.buttons()
        if not isinstance(one, RoundButton) and one.kind not in ("caption", "link")
    ]


def luminance(picture: pygame.Surface) -> float:
    """The mean luminance of a picture, from 0 to 1."""
    red, green, blue, _ = pygame.transform.average_color(picture)
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255


@pytest.mark.parametrize("key", ["moulin", "backgammon", "tresor", "boite"])
def test_the_right_part_of_a_table_is_as_calm_as_its_board(app: App, key: str) -> None:
    """A panel of paper had 0.86, beside a board of 0.43."""
    assert show(app, "play", key, ((1366, 768), 100), "fr") == []
    scene = table(app)
    until(app, lambda: not scene.ground.awaited)
    assert app.settings.theme == "bois"
    left = max(scene.panel.rect.left, scene.display.board.frame.rect.right)
    part = app.screen.subsurface((left, 0, app.screen.get_width() - left, app.screen.get_height()))
    assert luminance(part) <= BRIGHTEST


SHADE = 3
"""How much darker the soft shadow of the board may make the cloth at the edge of the panel."""


@pytest.mark.parametrize("theme", ["bois", "livret", "contraste"])
def test_no_sheet_lies_under_the_panel(app: App, theme: str) -> None:
    app.change(app.settings.replace(theme=theme))
    scene = play_table(app, "moulin")
    frames(app)
    rect, ground = scene.panel.rect, table_top(app.size)
    for at in (rect.move(1, 1).topleft, rect.move(-2, 1).topright, (rect.left + 2, scene.panel.list.centery)):
        seen, bare = app.screen.get_at(at), ground.get_at(at)
        assert max(abs(seen[n] - bare[n]) for n in range(3)) <= SHADE


def test_four_tools_have_their_names_and_redo_is_there_when_it_can_be_used(app: App) -> None:
    scene, get = play_table(app, "moulin"), app.texts.get
    four = [get(f"button-{name}") for name in ("undo", "hint", "rules", "menu")]
    assert tools(scene) == four
    for _ in range(2):
        scene.session.play(scene.session.match.legal()[0])
    frames(app)
    for _ in range(40):
        press(app, pygame.K_TAB)
        if isinstance(scene.widgets.focused, RoundButton):
            break
    press(app, pygame.K_RETURN)
    frames(app)
    assert tools(scene) == [four[0], get("button-redo"), *four[1:]]
    focused = scene.widgets.focused
    assert isinstance(focused, Button)
    assert focused.text == four[0], "the focus stays where it was pressed"
    scene.session.redo()
    frames(app)
    assert tools(scene) == four


@pytest.mark.parametrize("key", ["moulin", "backgammon", "barricades", "boite", "hex", "quandary", "reversi"])
def test_a_moment_has_one_gold_action_and_two_plain_ones_at_most(app: App, key: str) -> None:
    scene = play_table(app, key)
    session, seen = scene.session, set[Waiting]()
    for _ in range(40):
        frames(app, 1)
        waiting, buttons = session.waiting(), of_the_moment(scene)
        if waiting is Waiting.OVER:
            break
        seen.add(waiting)
        assert sum(one.kind == "primary" for one in buttons) <= 1, waiting
        assert sum(one.kind != "primary" for one in buttons) <= 2, waiting
        match waiting:
            case Waiting.THROW:
                session.throw()
            case Waiting.CONFIRM:
                session.confirm()
            case Waiting.PERSON:
                session.play(session.match.legal()[0])
            case _:
                continue
    assert Waiting.PERSON in seen


# --- the sentence -----------------------------------------------------------------------------------------------------


def test_the_sentence_of_the_turn_is_the_largest_line_below_the_plaques(app: App) -> None:
    scene = play_table(app, "moulin")
    content = scene.content()
    (first,) = scene.panel.words.written(content)
    assert first.text == content.message
    assert (first.face, 25 <= first.size <= 28) == ("title", True)
    assert first.box.top >= scene.panel.head.bottom


def test_a_prompt_stands_above_what_happened_and_a_notice_begins_with_its_first_sentence(app: App) -> None:
    scene = play_table(app, "backgammon")
    scene.session.throw()
    until(app, lambda: scene.session.waiting() is Waiting.PERSON)
    first, below = parted(scene.content())
    assert scene.content().message.endswith(first)
    assert below
    scene.session.say(Notice("A first sentence. A second one.\nA third one.", Kind.REFUSAL))
    frames(app)
    assert parted(scene.content()) == ("A first sentence.", "A second one.\nA third one.")


@pytest.mark.parametrize("words", ["À Blanc de poser un pion.", "À Blanc de prendre un pion de Noir.", "A b. " * 9])
def test_the_sentence_takes_at_most_two_lines_or_is_smaller(app: App, words: str) -> None:
    scene = play_table(app, "moulin")
    scene.session.say(Notice(words))
    frames(app)
    first, *_ = scene.panel.words.written(scene.content())
    assert len(first.lines) <= 2
    assert first.size in {scene.widget_scale(ems) for ems, _ in SIZES}


def test_long_words_are_written_whole(app: App) -> None:
    scene = play_table(app, "moulin")
    words = SheetWords(Scale(15), pygame.Rect(0, 0, 290, 76), pygame.Rect(0, 80, 290, 300))
    scene.session.say(Notice("A long sentence that goes on. " * 12))
    frames(app)
    texts = words.written(scene.content())
    assert " ".join(line for text in texts for line in text.lines).split() == scene.content().message.split()
    assert texts[-1].size >= 13


# --- the turns --------------------------------------------------------------------------------------------------------


def turn(number: int, owner: int, moves: str = "x") -> TurnLine:
    return TurnLine(number, f"words {number}", (), owner, moves)


def numbered(turns: list[TurnLine], players: int = 2) -> list[tuple[int, tuple[int | None, ...]]]:
    return [(row.number, tuple(one.first if one else None for one in row.cells)) for row in rows_of(turns, players)]


def test_two_sides_have_a_column_each_and_who_began_the_first() -> None:
    assert numbered([turn(0, 1), turn(1, 0), turn(2, 1)]) == [(1, (0, 1)), (2, (2, None))]
    assert numbered([turn(0, 0), turn(1, 0), turn(2, 1)]) == [(1, (0, None)), (2, (1, 2))], "one was passed over"
    assert numbered([turn(0, -1), turn(1, 0)]) == [(1, (1, None))], "a throw of both is in the first turn"


def test_what_has_no_notation_is_told_in_words() -> None:
    rows = list(rows_of([turn(0, 0), turn(1, 1), turn(2, 0, ""), turn(3, 1)], 2))
    assert [row.words for row in rows] == ["", "words 2", ""]
    assert rows[-1].cells[0] is None


def test_several_sides_have_a_line_a_turn() -> None:
    assert numbered([turn(0, 0), turn(1, 1), turn(2, 2)], 3) == [(1, (0,)), (2, (1,)), (3, (2,))]


def test_a_turn_in_notation_is_told_in_words_under_the_pointer_and_when_tapped(app: App) -> None:
    scene = play_table(app, "moulin")
    for _ in range(3):
        scene.session.play(scene.session.match.legal()[0])
    frames(app)
    assert scene.content().in_columns
    rows = scene.turns
    before = app.screen.subsurface(rows.rect).copy()
    at = next(
        pixel
        for x in range(rows.rect.left, rows.rect.right, 4)
        for y in range(rows.rect.top, rows.rect.bottom, 4)
        if rows.turn_at(pixel := (x, y)) == 1
    )
    move(app, at)
    scene.session.refresh()
    frames(app)
    assert app.screen.subsurface(rows.rect).get_buffer().raw != before.get_buffer().raw
    click(app, at)
    assert rows.opened == {1}
    click(app, at)
    assert not rows.opened


def test_whole_sentences_are_a_choice_and_that_of_the_simple_display(app: App) -> None:
    scene = play_table(app, "moulin")
    assert scene.content().in_columns
    scene.switches.sentences()
    frames(app)
    assert scene.switches.in_words
    assert not table(app).content().in_columns
    table(app).switches.sentences()
    app.change(app.settings.replace(simple=True))
    frames(app)
    assert not table(app).content().in_columns


# --- low windows ------------------------------------------------------------------------------------------------------


def test_parts_drop_in_their_order_and_the_rest_always_stays() -> None:
    needs, dropped = Needs(2, titled=True, message=5.1, rows=0, tools=True, listed=True), list[str]()
    for ems in range(60, 10, -1):
        parts = parts_in(ems, needs)
        dropped += [name for name in Parts._fields if not getattr(parts, name) and name not in dropped]
        assert needs.ems(parts) <= ems or not any(parts)
    assert dropped == ["rules", "title", "two_lines", "turns", "second"]


@pytest.mark.parametrize(("size", "letters"), [((800, 560), 200), ((1024, 600), 200), ((1280, 600), 150)])
@pytest.mark.parametrize("key", ["moulin", "barricades", "backgammon"])
def test_a_low_window_shows_the_sentence_the_plaques_an_action_and_the_tools(
    tmp_path: Path, key: str, size: tuple[int, int], letters: int
) -> None:
    with desk(tmp_path, size, text_size=letters) as app:
        scene = play_table(app, key)
        frames(app)
        panel = scene.panel
        assert len(tools(scene)) == 4
        assert panel.message.bottom <= panel.actions.top <= panel.buttons.top
        assert panel.rect.contains(panel.buttons)
        assert panel.rect.contains(panel.message)
        assert panel.list.height > 0
        small = panel.scale.body
        assert small > 15, "the words of the panel do grow"
        app.change(app.settings.replace(text_size=100))
        frames(app)
        assert scene.panel.scale.body < small


# --- tall windows -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "key"),
    [
        ("play", "backgammon"),
        ("end", "reversi"),
        ("entering", "quandary"),
        ("review", "moulin"),
        ("last lesson", "moulin"),
        ("demonstration", "tablut"),
        ("vote", "hex"),
        ("problem", "moulin"),
    ],
)
def test_in_a_tall_window_the_panel_lies_below_a_board_of_its_whole_width(tmp_path: Path, state: str, key: str) -> None:
    with desk(tmp_path, (900, 1400)) as app:
        assert show(app, state, key, ((900, 1400), 100), "fr") == []
        scene = table(app)
        board, panel = scene.display.board.frame.rect, scene.panel
        assert board.bottom <= panel.rect.top
        assert board.width > 0.75 * app.screen.get_width()
        assert panel.rect.contains(panel.buttons)
        assert panel.rect.contains(panel.message)
        assert not panel.message.colliderect(panel.list)
        assert not panel.actions.colliderect(panel.buttons)
        assert not panel.actions.colliderect(panel.list)


def test_a_window_that_is_not_tall_has_the_panel_beside_the_board(tmp_path: Path) -> None:
    with desk(tmp_path, (1024, 768)) as app:
        scene = play_table(app, "moulin")
        assert scene.display.board.frame.rect.right <= scene.panel.rect.left


# --- the menu ---------------------------------------------------------------------------------------------------------


def menu_of(app: App, key: str, levels: tuple[int, ...]) -> GameMenu:
    play_table(app, key, levels).open_menu()
    frames(app, 2)
    menu = dialogue_of(app)
    assert isinstance(menu, GameMenu)
    return menu


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_menu_has_one_action_and_all_the_rest_in_four_groups(tmp_path: Path, language: str) -> None:
    with desk(tmp_path, (1366, 768), language=language) as app:
        menu, get = menu_of(app, "backgammon", (0, 3)), app.texts.get
        buttons = menu.widgets.buttons()
        assert [one.text for one in buttons if one.kind == "primary"] == [get("menu-game-continue")]
        names = ("game", "understand", "table", "keep")
        assert [group.name for group in menu.groups] == [get(f"menu-group-{name}") for name in names]
        assert [one.kind for one in buttons[-2:]] == ["back", "quiet"]
        there = {one.text for one in buttons}
        known = (
            *("menu-game-rematch", "menu-game-new", "menu-game-resign"),
            *("lesson-learn", "advice-title", "button-teacher", "blackboard-title", "menu-game-dice"),
            *("level-title", "settings-one-screen", "menu-game-keys", "menu-game-settings", "button-hide-panel"),
            *("menu-game-sentences", "menu-game-take", "menu-game-copy", "menu-game-shelf", "menu-game-quit"),
        )
        assert there >= {get(name) for name in known}
        assert not menu.main.farthest


def test_a_row_of_the_menu_tells_its_value(app: App) -> None:
    menu, get = menu_of(app, "moulin", (0, 3)), app.texts.get
    rows = {one.text: one for one in menu.widgets.buttons() if isinstance(one, Row)}
    assert get("level-3") in rows[get("level-title")].told(app.texts)
    assert get("setting-teacher-off") in rows[get("button-teacher")].told(app.texts)
    click(app, rows[get("button-teacher")].element.rect.center)
    frames(app)
    assert app.dialogue is None
    assert app.settings.teacher != "off"


def test_hiding_the_panel_is_found_in_the_menu(app: App) -> None:
    menu = menu_of(app, "moulin", (0, 0))
    hide = next(one for one in menu.widgets.buttons() if one.text == app.texts.get("button-hide-panel"))
    hide.act()
    frames(app)
    assert table(app).bare
