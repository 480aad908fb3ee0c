"""The man on the plaque of a computer that thinks turns."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from unittest import mock

import pygame
import pytest

from jeux.engine.client import Engine
from jeux.scenes.app import App
from jeux.scenes.table.display.plaques import ROUND, SETTLES, STEPS, TurningMan, figure_of
from jeux.scenes.table.scene import GameScene
from tests.desk import FRAME, desk, frames, play_table

SECOND = round(1 / FRAME)


def steps_of(app: App, scene: GameScene, count: int) -> list[int]:
    """How far the man has turned after each of so many frames."""
    seen = []
    for _ in range(count):
        frames(app, 1)
        seen.append(scene.panel.turning.step)
    return seen


def thinking(app: App) -> GameScene:
    """A table whose computer thinks for ever."""
    scene = play_table(app, "moulin", levels=(2, 0))
    frames(app, SECOND)
    assert scene.session.conductor.thinking
    return scene


def test_he_turns_once_in_eight_seconds_at_twelve_pictures_a_second(tmp_path: Path) -> None:
    with desk(tmp_path, animation="normal") as app, mock.patch.object(Engine, "poll", return_value=[]):
        scene = thinking(app)
        seen = steps_of(app, scene, 2 * SECOND)
        changes = sum(one != other for one, other in pairwise(seen))
        assert 20 <= changes <= 24
        assert ROUND * 12 == STEPS
        before = scene.panel.turning.step
        drawn = app.screen.copy()
        frames(app, SECOND)
        assert scene.panel.turning.step != before
        assert pygame.image.tobytes(drawn, "RGB") != pygame.image.tobytes(app.screen, "RGB")


@pytest.mark.parametrize(("animation", "theme"), [("none", "bois"), ("normal", "livret"), ("normal", "contraste")])
def test_he_rests_without_motion_and_in_the_flat_looks(tmp_path: Path, animation: str, theme: str) -> None:
    with desk(tmp_path, animation=animation, theme=theme) as app, mock.patch.object(Engine, "poll", return_value=[]):
        assert set(steps_of(app, thinking(app), SECOND)) == {0}


def test_he_rests_while_a_person_decides(tmp_path: Path) -> None:
    with desk(tmp_path, animation="normal") as app:
        scene = play_table(app, "moulin", levels=(0, 2))
        assert set(steps_of(app, scene, SECOND)) == {0}


@pytest.mark.parametrize("turned", [0.1, 0.4, 0.6, 0.95])
def test_he_goes_back_the_shorter_way_and_never_jumps(turned: float) -> None:
    man = TurningMan()
    man.advance(turned * ROUND, 1)
    seen = [man.step]
    while not man.at_rest:
        man.advance(FRAME, None)
        seen.append(man.step)
    assert man.player == 1
    assert len(seen) * FRAME <= SETTLES + 2 * FRAME
    most = round(0.5 * STEPS * FRAME / SETTLES) + 1
    assert all(abs((later - sooner + STEPS // 2) % STEPS - STEPS // 2) <= most for sooner, later in pairwise(seen))
    assert seen[-1] == 0


@pytest.mark.parametrize(
    ("note", "told"),
    [
        ("Course : 137", ("137", "Course")),
        ("49 pions", ("49", "pions")),
        ("7", ("7", "")),
        ("2 pions, 3 pris", ("", "2 pions, 3 pris")),
        ("", ("", "")),
    ],
)
def test_a_note_that_counts_one_thing_is_a_figure_and_its_unit(note: str, told: tuple[str, str]) -> None:
    assert figure_of(note) == told
