"""The two games on the cross of five flags, in the window: captures shown, huffing, lentils, matches in two legs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from jeux.match import forms
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.table.scene import GameScene
from jeux.views.marks.marks import Marks
from tests.desk import button, click, desk, frames, move, play_table, show, touch, until
from tests.scenes.hands import click_on

CROSS, TREASURE = "dames_en_croix", "tresor"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def seen(scene: GameScene) -> Marks:
    return scene.display.marks(helped=True)


def played(app: App, key: str, steps: str) -> GameScene:
    scene = play_table(app, key)
    for step in steps.split():
        scene.session.play(step)
    frames(app, 2)
    return scene


# --- Les Dames en croix -------------------------------------------------------------------------------------------


def test_a_capture_by_a_jump_is_shown_and_made(app: App) -> None:
    scene = played(app, CROSS, "b4-b5")
    touch(app, scene, "c5")
    assert seen(scene).targets["a5"], "ringed: something is taken"
    move(app, scene.display.pixel_of("a5"))
    assert seen(scene).preview.takes == ("b5",)
    touch(app, scene, "a5")
    assert scene.session.match.steps[-1] == "c5xa5"


def test_whoever_forgot_a_capture_is_ringed_and_huffed_by_a_touch(app: App) -> None:
    scene = played(app, CROSS, "b4-b5 e5-f5")
    assert seen(scene).watched == ("c5",)
    assert scene.content().message == app.texts.game(CROSS, "prompt-huff-white", side="")
    touch(app, scene, "c5")
    assert scene.session.match.steps[-1] == "huff:c5"
    assert scene.session.match.decider() == 0, "huffing is no turn"
    assert seen(scene).watched == ()


def test_a_huff_has_its_button_too(app: App) -> None:
    scene = played(app, CROSS, "b4-b5 e5-f5")
    click(app, button(scene, app.texts.game(CROSS, "huff-at", place="c5")))
    assert scene.session.match.steps[-1] == "huff:c5"


def test_nobody_is_huffed_where_capturing_is_compulsory(app: App) -> None:
    scene = play_table(app, CROSS, capture="forced")
    scene.session.play("b4-b5")
    frames(app, 2)
    touch(app, scene, "e5")
    assert seen(scene).refused
    assert scene.content().message == app.texts.game(CROSS, "refusal-must-capture")


# --- Les Chercheurs de trésor -------------------------------------------------------------------------------------


def lentils(scene: GameScene, place: str) -> int:
    return scene.session.match.position.men().count((place, "l"))


def test_a_capture_takes_a_lentil_and_entering_takes_the_rest(app: App) -> None:
    scene = played(app, TREASURE, "g3-f3 c5-d6 a3-a4 e3-e2 e1-d2 e5-f5")
    touch(app, scene, "g5")
    move(app, scene.display.pixel_of("e5"))
    assert seen(scene).preview.takes == ("f5",)
    touch(app, scene, "e5")
    assert (lentils(scene, "won:w"), lentils(scene, "treasure:l")) == (1, 15)
    notes = [line.note for line in scene.content().players]
    assert notes == [app.texts.game(TREASURE, "note-lentils", n=n) for n in (1, 0)]
    scene.session.play("c3-b3")
    touch(app, scene, "e5")
    touch(app, scene, "T")
    until(app, lambda: scene.session.outcome_shown)
    assert app.texts.game(TREASURE, "tally", white=16, black=0) in scene.content().outcome


# --- both ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [CROSS, TREASURE])
def test_a_match_in_two_legs_has_everybody_play_both_sides(app: App, key: str) -> None:
    scene = show(app, lambda app: NewGameScene(app, key))
    assert isinstance(scene, NewGameScene)
    click_on(app, "who.1")
    offered = [form for form in forms.FORMS if form != forms.SINGLE and forms.targets_of(CATALOGUE[key], 2, form)]
    click_on(app, "more")
    click_on(app, f"form.{offered.index(forms.LEGS)}")
    click_on(app, "play")
    assert isinstance(app.scene, GameScene)
    match = app.scene.session.match
    assert match.record.form == forms.LEGS
    app.scene.session.give_up(0, match.game.prices(match.position)[0])
    assert not match.match_over()
    app.scene.session.next_game()
    assert [match.seat(side) for side in (0, 1)] == [1, 0]
