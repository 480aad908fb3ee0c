"""Whole games with the keyboard alone: every legal step is within reach of Tab and Enter."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from unittest import mock

import pygame
import pytest

from jeux.play.games import gestures_of
from jeux.play.table.conductor import Waiting
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER
from jeux.scenes.app import App
from jeux.scenes.table.scene import GameScene
from jeux.ui.controls import Button
from tests.desk import desk, frames, play_table, press

TOUCHED = [key for key, game in CATALOGUE.items() if not gestures_of(game).composing]
STEPS = 6
"""Steps of one's own: more of them find nothing else."""
MANY = 200
"""So many places are walked through in both directions: all the way round takes seconds."""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path, forced="never") as made:  # else Enter plays a turn that leaves no choice whole
        yield made


def lies_behind(scene: GameScene, place: str) -> bool:
    """Whether a place comes before the cursor, line by line."""
    board, cursor = scene.display.board, scene.display.marking.cursor
    return (
        cursor is not None and cursor in board.game.board.where and board.pixel(place)[::-1] < board.pixel(cursor)[::-1]
    )


def by_tab(app: App, scene: GameScene, place: str) -> None:
    """Walk to a place with Tab, or back to it with Shift and Tab, and touch it with Enter."""
    places = len(scene.session.permit.next_places(scene.session.hand.chosen))
    shift = pygame.KMOD_SHIFT if places > MANY and lies_behind(scene, place) else 0
    with mock.patch.object(app, "_draw"):  # nobody looks at the hundreds of places on the way
        for _ in range(2 * (places + len(scene.widgets.buttons()) + 1)):  # once round, whatever is focused
            if scene.display.marking.cursor == place:
                break
            press(app, pygame.K_TAB, shift, shown=1)
        else:
            raise AssertionError(f"{place} is out of reach: {scene.session.hand.chosen}")
    press(app, pygame.K_RETURN)


def one_step(app: App, scene: GameScene, rng: Random) -> None:
    """A legal step at random: place by place, or by the button that Enter presses."""
    session = scene.session
    before, step = session.match.steps, rng.choice(session.match.legal())
    paths = [path for path, plays in session.permit.paths.items() if plays == step and path not in session.permit.rests]
    if paths:
        for place in min(paths, key=len):
            by_tab(app, scene, place)
    else:
        for _ in range(20):
            press(app, pygame.K_TAB)
            focused = scene.widgets.focused
            line = session.wording.button(session.match.position, step)
            assert line
            if isinstance(focused, Button) and focused.text == session.sentences.button(line)[0]:
                break
        press(app, pygame.K_RETURN)
    assert session.match.steps[: len(before) + 1] == (*before, step)


@pytest.mark.parametrize("key", TOUCHED)
def test_a_game_by_the_keyboard(app: App, key: str) -> None:
    rng = Random(7)
    levels = (0,) * CATALOGUE[key].players[0]
    scene = play_table(app, key, levels)
    done = 0
    for _ in range(20 * STEPS):
        if done == STEPS or scene.session.match.decider() == OVER:
            break
        waiting = scene.session.conductor.waiting()
        if waiting is Waiting.PERSON:
            one_step(app, scene, rng)
            done += 1
        elif waiting in (Waiting.THROW, Waiting.CONFIRM):
            press(app, pygame.K_RETURN)
        else:
            frames(app, 1)
    assert done == STEPS or scene.session.match.decider() == OVER


@pytest.mark.parametrize("key", CATALOGUE)
def test_the_arrows_stay_on_the_board(tmp_path: Path, key: str) -> None:
    """What lies in a tray is on its way by the touch of its target: a frame there hid the count and played nothing."""
    with desk(tmp_path) as app:
        scene = play_table(app, key)
        frames(app, 60)
        for arrow in (pygame.K_RIGHT,) * 9 + (pygame.K_UP,) * 9 + (pygame.K_RIGHT,) * 3 + (pygame.K_DOWN,) * 4:
            press(app, arrow)
            assert scene.display.marking.cursor
            assert scene.display.marking.cursor not in scene.display.board.trays
