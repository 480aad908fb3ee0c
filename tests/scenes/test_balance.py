"""The page of every switch tells what was measured of the chosen rule and of what each switch could be instead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest

from jeux.match import forms
from jeux.play.setup import balance
from jeux.play.setup.balance import Run
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options
from jeux.scenes.app import App
from jeux.scenes.newgame.scene import NewGameScene
from jeux.ui.blocks import NO_BREAK, Column
from tests.desk import desk, show
from tests.scenes.hands import choose_in, click_on, names, scene_of

GAME = CATALOGUE["tablut"]
USUAL = Run("tablut", complete_options(GAME, {}), 2, 4, 200, 200, (180, 20), 0, (), 1, 30.0, "2026-11-27")
SLOW = replace(USUAL, options=complete_options(GAME, {"king": "step"}), wins=(116, 84))
UNARMED = replace(USUAL, options=complete_options(GAME, {"arms": "no"}), wins=(90, 110))


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path, size=(1024, 768)) as made:
        yield made


class Notes(Column):
    """A column that remembers its notes."""

    kept: ClassVar[list[str]] = []

    def note(self, text: str) -> None:
        self.kept.append(text.replace(NO_BREAK, " ").replace("\N{NARROW NO-BREAK SPACE}", ""))
        super().note(text)


def notes(app: App, monkeypatch: pytest.MonkeyPatch, changed: Mapping[str, str], *runs: Run) -> list[str]:
    """What is measured in the notes of the page of every switch, by these options."""
    monkeypatch.setattr(balance, "known", lambda: balance.told_runs(list(runs)))
    monkeypatch.setattr("jeux.ui.spread.Column", Notes)
    show(app, lambda app: NewGameScene(app, "tablut"))
    scene = scene_of(app, NewGameScene)
    scene.show_more()
    scene.show_figures(True)
    scene.choose(replace(scene.choice, options=complete_options(GAME, changed)))
    Notes.kept.clear()
    scene.layout()
    return [note for note in Notes.kept if "%" in note]


def test_the_chosen_rule_and_what_each_switch_would_make_of_it(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    assert notes(app, monkeypatch, {}, USUAL, SLOW, UNARMED) == [
        "Avec cette règle, 90 % des parties sont gagnées par les Suédois (85–93 %) au niveau «Aguerri» :"
        " 200 parties, novembre 2026.",
        "Parties gagnées par les Suédois : 58 % (51–65 %) avec «Case par case».",
        "Parties gagnées par les Suédois : 45 % (38–52 %) avec «Le roi ne prend pas».",
    ]


def test_another_value_is_compared_with_the_usual_one(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    assert notes(app, monkeypatch, {"king": "step"}, USUAL, SLOW, UNARMED) == [
        "Avec cette règle, 58 % des parties sont gagnées par les Suédois (51–65 %) au niveau «Aguerri» :"
        " 200 parties, novembre 2026.",
        "Parties gagnées par les Suédois : 90 % (85–93 %) avec «Comme les autres».",
    ]


def test_a_rule_that_was_not_measured_says_nothing_of_itself(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    both = {"king": "step", "arms": "no"}
    how = "(niveau «Aguerri», 200 parties, novembre 2026)"
    assert notes(app, monkeypatch, both, USUAL, SLOW, UNARMED) == [
        f"Parties gagnées par les Suédois {how} : 45 % (38–52 %) avec «Comme les autres».",
        f"Parties gagnées par les Suédois {how} : 58 % (51–65 %) avec «Le roi prend».",
    ]


def test_nothing_is_said_where_nothing_was_measured(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    assert notes(app, monkeypatch, {}) == []
    assert notes(app, monkeypatch, {"back": "no", "king": "step"}, USUAL, UNARMED) == []


# --- the page of a new game -------------------------------------------------------------------------------------------


def test_where_one_side_wins_nearly_always_that_is_told_with_two_ways_out(app: App) -> None:
    show(app, lambda app: NewGameScene(app, "tablut"))
    scene = scene_of(app, NewGameScene)
    click_on(app, "more")
    assert names(app, "fair") == ["fair.0", "fair.1"]
    click_on(app, "fair.0")
    assert scene.choice.options == complete_options(GAME, {"king": "step", "arms": "no"})
    assert names(app, "fair") == []
    choose_in(app, "preset", 0)
    click_on(app, "fair.1")
    assert (scene.choice.form, scene.choice.target) == (forms.LEGS, 2)
    assert scene.choice.options == complete_options(GAME, {})
    assert names(app, "fair") == []


def test_nothing_is_told_where_both_sides_have_a_chance(app: App) -> None:
    show(app, lambda app: NewGameScene(app, "moulin"))
    click_on(app, "more")
    assert names(app, "fair") == []


def test_nothing_is_told_where_nothing_was_measured(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "known", dict)
    show(app, lambda app: NewGameScene(app, "tablut"))
    assert names(app, "fair") == []
