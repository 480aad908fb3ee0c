"""La Néo-pettie in the window: what a move would take is shown before it is made, points are told with penalties."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.games import wording_of
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position
from jeux.rules.games.neo_pettie.game import GAME, LONG
from jeux.scenes.app import App
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.table.scene import GameScene
from jeux.views.marks.marks import Marks
from tests.desk import desk, move, play_table, show, touch
from tests.scenes.hands import click_on

KEY = "neo_pettie"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def seen(scene: GameScene) -> Marks:
    return scene.display.marks(helped=True)


def at(board: str, turn: str) -> Position:
    return GAME.read(f"board={board} turn={turn} quiet=3", {}, 2)


def test_a_sandwich_is_shown_before_the_man_is_put_down(app: App) -> None:
    scene = play_table(app, KEY)
    for step in ("h2-h3", "i4-i3", "j2-j3"):
        scene.session.play(step)
    assert scene.session.match.position.men().count(("taken:w", "b")) == 1, "i3 was framed by h3 and j3"
    scene.session.undo()
    touch(app, scene, "j2")
    move(app, scene.display.pixel_of("j3"))
    assert seen(scene).preview.takes == ("i3",)
    move(app, scene.display.pixel_of("j1"))
    assert seen(scene).preview.takes == ()


def test_a_capture_against_the_edge_is_shown_too(app: App) -> None:
    scene = play_table(app, KEY)
    for step in ("a7-a8", "j4-j3"):
        scene.session.play(step)
    scene.session.undo()
    touch(app, scene, "b9")
    move(app, scene.display.pixel_of("b8"))
    assert seen(scene).preview.takes == ("a8",)
    touch(app, scene, "b8")
    assert seen(scene).last.taken == (("a8", "w"),)


@pytest.mark.parametrize(
    ("board", "turn", "step", "told"),
    [
        (
            "............................................................bb........wwb.......wwwb......www.b.....",
            "b",
            "e1-d1",
            {"white": "3", "black": "−5"},
        ),
        (
            "........................................................wwww..........ww........bbw.......bbb.w.....",
            "w",
            "e1-d1",
            {"white": "−7", "black": "0"},
        ),
    ],
)
def test_the_penalties_of_a_block_are_told(board: str, turn: str, step: str, told: dict[str, str]) -> None:
    assert wording_of(CATALOGUE[KEY]).tally(at(board, turn).play(step)) == ("tally", told)


def test_the_long_version_goes_to_twenty_five(app: App) -> None:
    scene = show(app, lambda app: NewGameScene(app, KEY))
    assert isinstance(scene, NewGameScene)
    click_on(app, "more")
    click_on(app, "length.more")
    click_on(app, "length.more")  # there is nothing longer
    click_on(app, "play")
    assert isinstance(app.scene, GameScene)
    record = app.scene.session.match.record
    assert (record.form, record.target) == (forms.POINTS, LONG)


def test_points_are_added_up_and_twenty_five_wins() -> None:
    match = Match.new(KEY, {}, (Seat("Ann"), Seat("Bob")), LONG, forms.POINTS)
    match.give_up(1, GAME.prices(match.position)[0])
    assert match.scores() == (20.0, 0.0)
    assert not match.match_over()
