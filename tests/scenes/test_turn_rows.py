"""The list on the sheet: a click opens a turn into its steps, another closes it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast
from unittest import mock

import pygame
import pytest

from jeux.common.theme import Scale
from jeux.common.typography import leading
from jeux.play.words.turn_lines import TurnLine
from jeux.scenes.app import App
from jeux.scenes.pages.played import PlayedRules
from jeux.scenes.table.display.turn_columns import Sides, TurnColumns, rows_of
from jeux.scenes.table.display.turn_focus import TurnFocus
from jeux.scenes.table.display.turn_rows import TurnRows
from jeux.scenes.table.scene import GameScene
from jeux.ui.drawing import width_of
from jeux.views.style.painter import Painter
from tests.desk import click, desk, frames, play_table, press


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path, animation="none") as made:
        yield made


def one_turn(app: App) -> GameScene:
    """Jacquet after Black's first turn."""
    scene = play_table(app, "jacquet")
    for step in ("roll:1,5", "5:B12/B7", "1:B7/B6"):
        scene.match.play(step)
    scene.session.begin()
    frames(app)
    return scene


def test_a_click_opens_a_turn_and_another_closes_it(app: App) -> None:
    scene = one_turn(app)
    rows = scene.turns
    (at,) = (box.center for box in rows._boxes.values())
    closed = app.screen.subsurface(rows.rect).copy()
    click(app, at)
    assert rows.opened == {1}
    assert app.screen.subsurface(rows.rect).get_buffer().raw != closed.get_buffer().raw
    click(app, at)
    assert not rows.opened


def test_only_turns_of_several_steps_can_be_opened(app: App) -> None:
    scene = one_turn(app)
    first = (scene.turns.rect.centerx, next(iter(scene.turns._boxes.values())).top - 3)
    assert scene.turns.rect.collidepoint(first), "the opening throw stands there"
    click(app, first)
    assert not scene.turns.opened


def test_what_is_open_stays_open_at_another_size_and_not_in_the_next_game(app: App) -> None:
    scene = one_turn(app)
    scene.turns.opened = {1}
    scene.relayout()
    frames(app)
    assert scene.turns.opened == {1}
    scene.session.begin()
    assert not scene.turns.opened


def test_the_sheet_names_the_rules_and_a_click_tells_them_in_full(app: App) -> None:
    scene = play_table(app, "backgammon", cube="off")
    frames(app)
    shown = next(one for one in scene.widgets.buttons() if one.kind == "caption")
    assert shown.tip
    assert shown.tip.endswith("(Sans videau)") or shown.text.endswith("(Sans videau)")
    click(app, shown.element.rect.center)
    assert isinstance(app.dialogue, PlayedRules)
    press(app, pygame.K_ESCAPE)
    assert app.dialogue is None


def drawn(turns: tuple[TurnLine, ...], rows: int, scroll: int = 0) -> list[bytes]:
    """The rows of text of a list that has room for so many."""
    scale, surface = Scale(16), pygame.Surface((240, 200))
    step, air, listed = leading(scale(0.85)), scale(0.4), TurnRows()
    listed.rect = surface.get_rect()  # as wide as it was drawn before
    listed.scroll = scroll
    listed.draw(surface, pygame.Rect(0, 0, 240, air + rows * step), scale, turns)
    return [surface.subsurface(0, air + row * step, 240, step).copy().get_buffer().raw for row in range(rows)]


def test_a_list_begins_with_a_whole_turn(app: App) -> None:
    """The end of a turn without its beginning says nothing."""
    long, short = TurnLine(0, "Blanc prend un pion du trésor et joue"), TurnLine(1, "Noir passe")
    blank = drawn((), 1)[0]
    first, second, third = drawn((long, short), 3)
    assert blank not in (first, second, third), "the long turn takes two rows"
    assert drawn((long, short), 2) == [third, blank]
    assert drawn((long,), 1) == [blank]
    assert drawn((long,), 1, scroll=1) == [first]
    assert drawn((long, short), 1, scroll=1) == [second], "read row by row"


def test_a_turn_of_many_throws_is_parted_between_them() -> None:
    throws = ("6-3  9", "4-1  1+4", "5-4  5", "4-3  7", "1-1  2", "6-4  6")
    turn, short = TurnLine(0, "", owner=0, moves=" · ".join(throws)), TurnLine(7, "", owner=1, moves="6-5  passe")
    columns = TurnColumns(Scale(16), pygame.Rect(0, 0, 290, 300), Sides(cast(Painter, None), ("one", "two", "three")))
    rows = columns.opened(rows_of((turn, short), 3), set())
    parts = [row.part for row in rows if row.cells == (turn,)]
    assert len(parts) > 1
    assert " · ".join(parts) == turn.moves, "nothing is lost"
    assert [row.number for row in rows] == [1, *[0] * (len(parts) - 1), 2]
    assert all(width_of(part, "text", columns.size) <= 290 for part in parts)
    assert rows[-1].part == "", "a short one stands whole"


# --- by keyboard and by finger ----------------------------------------------------------------------------------------


def three_turns(app: App) -> GameScene:
    """Three turns of Moulin, in columns, and the keyboard at their list."""
    scene = play_table(app, "moulin")
    for step in ("a7", "b6", "d7"):
        scene.match.play(step)
    return at_the_list(app, scene)


def at_the_list(app: App, scene: GameScene) -> GameScene:
    """The keyboard at the list of turns, by Tab."""
    scene.session.begin()
    frames(app, 2)
    for _ in range(60):
        if isinstance(scene.widgets.focused, TurnFocus):
            return scene
        press(app, pygame.K_TAB)
    raise AssertionError("no Tab leads to the list")


def test_the_keyboard_comes_to_the_latest_turn_and_walks(app: App) -> None:
    scene = three_turns(app)
    rows = scene.turns
    firsts = [rows.pointed]
    for _ in range(3):
        press(app, pygame.K_LEFT)
        firsts.append(rows.pointed)
    assert firsts == [2, 1, 0, 0], "it stays at the first"
    press(app, pygame.K_RIGHT)
    assert rows.pointed == 1
    assert scene.match.steps == ("a7", "b6", "d7"), "nothing is played"


def test_words_are_shown_at_the_turn_of_the_keyboard_and_said(app: App) -> None:
    scene = three_turns(app)
    item = scene.widgets.focused
    assert isinstance(item, TurnFocus)
    with mock.patch.object(TurnColumns, "draw_words", autospec=True) as drawn:
        press(app, pygame.K_LEFT)
        assert drawn.call_args.args[2] == 1
        press(app, pygame.K_RIGHT)
        assert drawn.call_args.args[2] == 2
        press(app, pygame.K_LEFT)
    told = item.described(app.texts)
    assert told.name == scene.session.turns.lines()[1].text
    assert (told.group, told.position) == (app.texts.get("heard-turns"), (2, 3))


def test_enter_opens_the_turn_of_the_keyboard_and_a_click_elsewhere_ends_it(app: App) -> None:
    scene = three_turns(app)
    press(app, pygame.K_RETURN)
    assert scene.turns.opened == {2}
    click(app, (3, 3))
    assert scene.turns.pointed is None


def test_a_tap_shows_the_words_of_a_single_step(app: App) -> None:
    scene = three_turns(app)
    box = scene.turns._boxes[1]
    click(app, box.center)
    assert scene.turns.opened == {1}
    with mock.patch.object(TurnColumns, "draw_words", autospec=True) as drawn:
        frames(app, 2)
        assert not drawn.called, "they stand in the list"


def test_a_turn_far_up_is_scrolled_into_view(app: App) -> None:
    scene = play_table(app, "reversi")
    while len(scene.match.steps) < 56 and scene.match.legal():
        scene.match.play(scene.match.legal()[0])
    rows = at_the_list(app, scene).turns
    latest = rows.pointed
    for _ in range(30):
        press(app, pygame.K_LEFT)
    assert rows.pointed in rows._boxes
    assert latest not in rows._boxes
    for _ in range(30):
        press(app, pygame.K_RIGHT)
    assert latest == rows.pointed in rows._boxes
