"""Heaps made by hand on the page of a new game: drawn, changed by one match, played, remembered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from jeux.rules.contract import BadOption, complete_options
from jeux.rules.games.nim_bicolore.board import SETS
from jeux.rules.games.nim_bicolore.game import GAME
from jeux.scenes.app import App
from jeux.scenes.newgame import counting
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.table.scene import GameScene
from tests.desk import desk, show
from tests.scenes.hands import choose_in, click_on, names

KEY = "nim_bicolore"
(HEAPS,) = GAME.options


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


@pytest.mark.parametrize("value", ["", "0n0b", ".", "2n1b,1n1b", "10n0b", "2n1b+.", "+".join(["1n1b"] * 10)])
def test_what_is_no_heap_is_no_value(value: str) -> None:
    with pytest.raises(BadOption):
        complete_options(GAME, {"heaps": value})


def test_values_drawn_can_be_played() -> None:
    assert HEAPS.counts
    for seed in range(200):
        value = counting.random_value(HEAPS.counts, Random(seed))
        assert GAME.start(complete_options(GAME, {"heaps": value}), 2).steps()


def test_a_row_that_becomes_empty_leaves() -> None:
    assert counting.with_change(((1, 0), (2, 2)), 0, 0, -1) == ((2, 2),)
    assert counting.with_change(((1, 0), (2, 2)), 1, 1, -1) == ((1, 0), (2, 1))


def test_heaps_are_drawn_changed_played_and_remembered(app: App) -> None:
    scene = show(app, lambda app: NewGameScene(app, KEY))
    assert isinstance(scene, NewGameScene)
    click_on(app, "more")
    assert names(app, "heaps.") == []
    choose_in(app, "option.heaps", len(SETS))
    assert scene.choice.options["heaps"] not in SETS
    scene.choose_option("heaps", "1n0b+2n3b")
    click_on(app, "heaps.1.0.more")
    click_on(app, "heaps.0.0.less")
    assert scene.choice.options["heaps"] == "3n3b"
    click_on(app, "heaps.add")
    click_on(app, "heaps.1.1.less")
    assert scene.choice.options["heaps"] == "3n3b+1n0b"
    click_on(app, "play")
    assert isinstance(app.scene, GameScene)
    assert app.scene.session.match.position.text() == "board=3n3b,1n0b turn=A last=-"
    again = show(app, lambda app: NewGameScene(app, KEY))
    assert isinstance(again, NewGameScene)
    assert again.choice.options["heaps"] == "3n3b+1n0b"


def test_the_last_match_stays(app: App) -> None:
    scene = show(app, lambda app: NewGameScene(app, KEY))
    assert isinstance(scene, NewGameScene)
    click_on(app, "more")
    scene.choose_option("heaps", "1n0b")
    for spot in ("heaps.0.0.less", "heaps.0.1.less"):
        click_on(app, spot)
    assert scene.choice.options["heaps"] == "1n0b"
