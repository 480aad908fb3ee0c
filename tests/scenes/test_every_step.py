"""Every legal step is played by the mouse in a window; `python -m benchmarks.stress steps` plays long games of all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from benchmarks.stress.steps import Mouse, match_of, play_game
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from tests.desk import desk, frames, play_table
from tests.rounds import some

FEW = 12


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path, (1024, 768)) as made:
        yield made


@pytest.mark.parametrize("key", some(CATALOGUE, every=2))
def test_steps_under_random_options(app: App, key: str) -> None:
    rng = Random(f"{key} small")
    match = match_of(key, rng)
    assert play_game(app, match, rng, FEW) == FEW or match.result()


def test_a_link_taken_away_at_twixt(app: App) -> None:
    scene = play_table(app, "twixt", removal="yes", links="manual")
    mouse = Mouse(app, scene, Random(1))
    for step in "f10 a5 g12 f10-g12 a6 f14".split():
        mouse.play(step)
    frames(app, 2)
    taken = [step for step in scene.session.match.legal() if not scene.session.match.position.effects(step)]
    assert taken, scene.session.match.legal()
    assert not scene.session.permit.still
    mouse.play(taken[0])
