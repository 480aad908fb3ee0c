"""The proposal of another level beside the outcome: taken by a click, put away by another, never forced."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.scenes.app import App
from jeux.scenes.table.scene import GameScene
from tests.desk import button, click, desk, fold, frames, show, until
from tests.scenes.hands import scene_of

PLAIN = "moulin"
SEATS = (Seat("Zoé"), Seat("", 2))


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        for _ in range(2):
            match = Match.new(PLAIN, {}, SEATS)
            match.give_up(1, 1)
            made.statistics.note(match)
        yield made


def win(app: App) -> GameScene:
    """The third game in a row, won at the table."""
    match = Match.new(PLAIN, {}, SEATS)
    show(app, lambda app: GameScene(app, match))
    scene = scene_of(app, GameScene)
    scene.session.give_up(1, 1)
    until(app, lambda: scene.session.outcome_shown)
    frames(app, 2)
    return scene


def texts_of(scene: GameScene) -> list[str]:
    return [one.text for one in scene.widgets.buttons()]


def test_one_click_takes_the_next_level_for_the_rematch(app: App) -> None:
    scene = win(app)
    assert scene.content().outcome[-1] == app.texts.get("next-level-up", n=3, next="Habile")
    click(app, button(scene, app.texts.get("next-level-take", next="Habile")))
    frames(app, 3)
    record = scene_of(app, GameScene).session.match.record
    assert [(seat.name, seat.level) for seat in record.seats] == [("", 3), ("Zoé", 0)]


def test_it_is_put_away_and_the_rematch_stays_at_the_level(app: App) -> None:
    scene = win(app)
    before = len(scene.content().outcome)
    click(app, button(scene, app.texts.get("next-level-stay")))
    assert len(scene.content().outcome) == before - 1
    assert app.texts.get("next-level-take", next="Habile") not in texts_of(scene)
    click(app, button(scene, app.texts.get("end-rematch")))
    frames(app, 3)
    assert {seat.level for seat in scene_of(app, GameScene).session.match.record.seats} == {0, 2}


def test_it_goes_with_the_end_that_is_taken_back(app: App) -> None:
    scene = win(app)
    scene.session.undo()
    frames(app, 2)
    assert scene.exits.proposal(tight=False) == ""
    scene.session.give_up(1, 1)
    until(app, lambda: scene.session.outcome_shown)
    frames(app, 2)
    assert app.texts.get("next-level-take", next="Habile") not in texts_of(scene)


def test_it_is_not_there_again_when_the_match_is_opened_again(app: App) -> None:
    scene = win(app)
    record = scene.session.match.record
    app.show_shelf()
    frames(app, 2)
    show(app, lambda app: GameScene(app, Match(record)))
    scene = scene_of(app, GameScene)
    until(app, lambda: scene.session.outcome_shown)
    assert scene.exits.proposal(tight=False) == ""


@pytest.mark.parametrize(
    ("size", "text_size"), [*(((1024, 768), one) for one in (100, 125, 150, 200)), ((1920, 1080), 150)]
)
def test_where_there_is_little_room_only_the_click_stays(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    with desk(tmp_path, size, text_size=text_size) as app:
        for _ in range(2):
            match = Match.new(PLAIN, {}, SEATS)
            match.give_up(1, 1)
            app.statistics.note(match)
        scene = win(app)
        fold(app)
        get, panel = app.texts.get, scene.panel
        assert panel.actions.collidepoint(button(scene, get("next-level-take", next="Habile")))
        assert panel.actions.bottom <= panel.buttons.top
        assert (get("next-level-stay") in texts_of(scene)) is not panel.tight
        click(app, button(scene, get("next-level-take", next="Habile")))
        frames(app, 3)
        assert {seat.level for seat in scene_of(app, GameScene).session.match.record.seats} == {0, 3}
