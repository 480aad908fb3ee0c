"""Sheets with controls above a table: how strong the computer is, how one screen is shared."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from jeux.common.settings import FACING
from jeux.play.table.mid_game import level_now
from jeux.scenes.app import App
from jeux.scenes.table.menu import GameMenu, LevelSheet, OneScreenSheet
from tests.desk import button, click, desk, frames, play_table
from tests.scenes.hands import click_on, names


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path, animation="none") as app:
        yield app


def gold(app: App) -> list[str]:
    """The labels of the filled actions of the sheet."""
    assert isinstance(app.dialogue, GameMenu | LevelSheet | OneScreenSheet)
    return [item.text for item in app.dialogue.widgets.buttons() if getattr(item, "kind", "") == "primary"]


def test_a_level_is_looked_at_before_it_is_taken(app: App) -> None:
    session = play_table(app, "moulin", levels=(0, 2)).session
    app.open(LevelSheet(app, session))
    frames(app)
    get = app.texts.get
    assert gold(app) == [get("level-stay", level=get("level-2"))]
    click_on(app, "level.4")
    assert level_now(session) == 2, "only looked at"
    assert gold(app) == [get("level-take", level=get("level-5"))]
    click_on(app, "choice.0")
    assert level_now(session) == 5
    assert app.dialogue is None


def test_the_level_stays_where_the_sheet_is_left(app: App) -> None:
    session = play_table(app, "moulin", levels=(0, 2)).session
    app.open(LevelSheet(app, session))
    frames(app)
    click_on(app, "level.4")
    click_on(app, "choice.1")
    assert level_now(session) == 2
    assert app.dialogue is None


def test_each_control_of_one_screen_acts_at_once(app: App) -> None:
    scene = play_table(app, "moulin", levels=(0, 0))
    app.open(OneScreenSheet(app, scene.switches))
    frames(app)
    assert {"orientation.0", "orientation.1", "orientation.2", "confirm", "large_targets", "flip"} <= {*names(app)}
    click_on(app, "confirm")
    assert app.settings.confirm
    click_on(app, "orientation.2")
    assert app.settings.orientation == FACING


def test_the_safe_answer_is_the_filled_one(app: App) -> None:
    scene = play_table(app, "moulin", levels=(0, 2))
    scene.session.play(scene.match.legal()[0])
    frames(app)
    scene.open_menu()
    frames(app)
    assert isinstance(app.dialogue, GameMenu)
    click(app, button(app.dialogue, app.texts.get("menu-game-resign")))
    frames(app)
    assert gold(app) == [app.texts.get("resign-cancel")]
