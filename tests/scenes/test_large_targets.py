"""Larger targets: for fingers, and for hands that shake."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from jeux.common.theme import Scale
from jeux.scenes.app import App
from jeux.ui.controls import Button
from jeux.views.board import FINGER
from tests.desk import click, desk, frames, play_table

SIZE = (1024, 768)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    with desk(tmp_path_factory.mktemp("large"), SIZE, large_targets=True) as app:
        yield app


def test_buttons_are_as_large_as_a_finger(app: App) -> None:
    scene = play_table(app, "moulin")
    assert min(button.element.rect.height for button in scene.widgets.buttons() if button.kind != "link") >= FINGER
    scene.open_menu()
    frames(app, 2)
    assert app.dialogue
    app.open_settings()
    frames(app, 2)
    settings = app.dialogue
    buttons = [item for page in settings.widgets.pages for item in page.items if isinstance(item, Button)]  # type: ignore[attr-defined]
    assert min(button.rect.height for button in buttons) >= FINGER
    app.close()


def test_text_is_never_smaller_than_is_asked_for() -> None:
    assert Scale.of((800, 560), 100, 20).body == 20
    assert Scale.of((3840, 2160), 100, 20) == Scale.of((3840, 2160), 100)


def test_a_touch_beside_a_place_means_the_nearest_legal_one(app: App) -> None:
    frames(app, 15)  # longer than a double click
    scene = play_table(app, "moulin")
    board = scene.display.board
    x, y = board.pixel("a7")
    beside = (round(x + board.frame.unit * 0.6), round(y))
    assert board.at(beside, frozenset({"a7", "d7"})) == "a7"
    board.large = False
    assert board.at(beside, frozenset({"a7", "d7"})) is None
    board.large = True


def test_the_middle_of_another_place_is_meant_itself(app: App) -> None:
    frames(app, 15)
    board = play_table(app, "reversi").display.board
    x, y = board.pixel("a1")
    assert board.at((round(x), round(y)), frozenset({"b1"})) == "a1"
    edge = (round(x + board.frame.unit * 0.4), round(y))
    assert board.at(edge, frozenset({"b1"})) == "b1"


@pytest.mark.parametrize(("key", "near"), [("hex", True), ("twixt", True), ("moulin", False)])
def test_a_crowded_board_comes_nearer_before_it_is_played_on(app: App, key: str, near: bool) -> None:
    frames(app, 15)
    scene = play_table(app, key)
    place = sorted(scene.session.permit.next_places(()))[40 if near else 0]
    click(app, scene.display.pixel_of(place))
    assert bool(scene.match.steps) is not near
    assert scene.display.board.closeup.whole is not near
    if near:
        frames(app, 15)
        click(app, scene.display.pixel_of(place))
        assert scene.match.steps == (place,)
