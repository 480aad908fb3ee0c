"""Men on their way: nothing flies outside the window, nor under the words beside the board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER
from jeux.scenes.table.scene import GameScene
from jeux.views.style.animation import RAISED
from tests.desk import desk, play_table

FRAME = 0.04
STEPS = 30
WITHOUT_FLIGHTS = {"boite", "nim_bicolore"}
"""Flaps fall, matches fade where they lay."""
SIZES = [(1366, 768), (1024, 768), (900, 1400)]


def flying(scene: GameScene) -> Iterator[tuple[pygame.Rect, str]]:
    """The rectangle and the place of each man under way, as it is seen now."""
    board = scene.display.board
    motion = board.motion
    for man, flight in motion.flights.items():
        (x, y), height = flight.at(motion.now)
        side = flight.size_at(motion.now) * (1 + RAISED * height)
        yield pygame.Rect(round(x - side / 2), round(y - side / 2), round(side), round(side)), board.men.kind(man)


def walk(scene: GameScene, step: str, window: pygame.Rect, on_cloth: bool) -> int:
    """Play a step and look at it frame by frame; the number of men seen flying."""
    scene.session.play(step)
    display, seen = scene.display, 0
    for _ in range(200):
        if not display.under_way:
            return seen
        for rect, man in flying(scene):
            seen += 1
            assert window.contains(rect), (step, man, rect)
            if on_cloth:
                assert not rect.colliderect(scene.panel.rect), (step, man, rect)
        display.advance(FRAME)
    raise AssertionError(f"{step} never comes to rest")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_no_man_flies_outside_the_window_nor_under_words(tmp_path: Path, key: str, size: tuple[int, int]) -> None:
    with desk(tmp_path, size, animation="normal") as app:
        scene = play_table(app, key)
        rng, window = Random(5), app.screen.get_rect()
        on_cloth = not scene.panel.trays
        seen = 0
        for _ in range(STEPS):
            position = scene.session.match.position
            if position.turn == OVER:
                break
            seen += walk(scene, rng.choice(position.steps()), window, on_cloth)
        assert (seen == 0) is (key in WITHOUT_FLIGHTS)


def test_a_man_in_hand_is_lifted_from_where_it_lies(tmp_path: Path) -> None:
    with desk(tmp_path, SIZES[0], animation="normal") as app:
        scene = play_table(app, "moulin")
        board = scene.display.board
        lies = board.pixel("hand:w")
        assert board.trays["hand:w"].right < board.frame.rect.left
        scene.session.play("a1")
        flight = next(iter(board.motion.flights.values()))
        assert flight.start == lies
        assert flight.end == board.pixel("a1")


def test_a_taken_man_goes_to_where_it_will_lie(tmp_path: Path) -> None:
    with desk(tmp_path, SIZES[0], animation="normal") as app:
        scene = play_table(app, "moulin")
        board = scene.display.board
        for step in ("a1", "a7", "d1", "d7", "g1"):
            scene.session.play(step)
            scene.display.finish()
        scene.session.play("xa7")
        flight = next(iter(board.motion.flights.values()))
        assert flight.start == board.frame.pixel(board.game.board.where["a7"])
        assert board.trays["taken:w"].collidepoint(flight.end)
        scene.display.finish()
        assert board.count("taken:w") == 1
