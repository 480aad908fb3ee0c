"""« Changer la suite des dés »: the computer is asked again before other dice, and everybody sees it play alike."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.review import foresight_trial
from jeux.play.review.foresight_trial import ForesightTrial
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.pages.dice import DicePage
from jeux.scenes.table.scene import GameScene
from tests.desk import desk, frames, show, until
from tests.scenes.hands import click_on, names

WITH_DICE = [key for key, game in CATALOGUE.items() if game.throws_dice and 2 in game.players]


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def played_on(app: App, key: str, seats: tuple[Seat, Seat], dice: str = forms.PROGRAM) -> tuple[GameScene, DicePage]:
    """A game in which every seat has played a while, and its page of dice."""
    match, rng = Match.new(key, {}, seats, dice=dice), Random(key)
    while len(match.steps) < 12 or match.decider() < 0:  # far from the end: the computer may play on at once
        match.play(rng.choice([step for step in match.legal() if step not in ("double", "drop")]))
    show(app, lambda app: GameScene(app, match))
    scene = app.scene
    assert isinstance(scene, GameScene)
    scene.exits.open_dice()
    frames(app)
    assert isinstance(app.dialogue, DicePage)
    return scene, app.dialogue


@pytest.mark.parametrize("key", WITH_DICE)
def test_the_same_step_before_every_row_of_dice(app: App, key: str) -> None:
    scene, page = played_on(app, key, (Seat("", 1), Seat("", 1)))
    steps = scene.session.match.steps
    click_on(app, "blind")
    until(app, lambda: not page.blind.running)
    rows = page.blind.rows
    assert len(rows) == foresight_trial.ROWS
    assert len({row.dice for row in rows}) == foresight_trial.ROWS
    assert page.blind.same
    assert rows[0].step in scene.session.match.positions[page.blind.number or 0].steps()
    assert scene.session.match.steps == steps, "nothing is played meanwhile"
    page.back()
    until(app, lambda: len(scene.session.match.steps) > len(steps))


def test_left_in_the_middle_the_game_goes_on(app: App) -> None:
    scene, page = played_on(app, WITH_DICE[-1], (Seat("", 1), Seat("", 1)))
    steps = scene.session.match.steps
    click_on(app, "blind")
    assert page.blind.running
    page.back()
    begun = len(page.blind.rows)
    until(app, lambda: len(scene.session.match.steps) > len(steps))
    assert len(page.blind.rows) == begun, "nothing more is asked"


def test_another_answer_is_told_as_such(app: App) -> None:
    _, page = played_on(app, WITH_DICE[0], (Seat("", 1), Seat("", 1)))
    page.blind.rows = [foresight_trial.DiceRow((1, 2), "a"), foresight_trial.DiceRow((3, 4), "b")]
    assert not page.blind.same
    page.blind.rows = [foresight_trial.DiceRow((1, 2))]
    page.blind._hear(None)
    assert page.blind.lost
    assert not page.blind.running


def test_only_a_computer_before_dice_of_the_program_is_tried(app: App) -> None:
    for seats, dice in (((Seat(""), Seat("")), forms.PROGRAM), ((Seat("", 1), Seat("", 1)), forms.MANUAL)):
        _, page = played_on(app, WITH_DICE[0], seats, dice)
        assert not ForesightTrial.fits(page.match)
        assert "blind" not in names(app)
        app.close()
