"""The numbers on the frame of a board: those of one player at a time."""

from __future__ import annotations

from pathlib import Path

import pygame

from jeux.match.forms import MANUAL
from jeux.scenes.app import App
from jeux.scenes.table.scene import GameScene
from tests.desk import desk, frames, play_table, until


def rim(app: App, scene: GameScene) -> bytes:
    """The pixels of the upper side of the frame, as the window shows them."""
    board = scene.display.board
    spots = [board.frame.pixel(spot) for _, spot in board.layout.labels]
    left, right, y = min(x for x, _ in spots), max(x for x, _ in spots), min(y for _, y in spots)
    strip = pygame.Rect(round(left), round(y) - 6, round(right - left), 12)
    return pygame.image.tobytes(app.screen.subsurface(strip), "RGB")


def test_the_frame_has_the_numbers_of_who_plays(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "backgammon", (0, 0), dice=MANUAL)
        session = scene.session
        session.play("roll:5,3")
        until(app, lambda: not scene.ground.awaited)
        frames(app)
        assert scene.ground.counting == session.match.position.turn == 0
        white = rim(app, scene)
        while session.match.position.turn == 0:
            session.play(session.match.legal()[0])
        frames(app)
        assert scene.ground.counting == 1
        assert rim(app, scene) != white
        session.undo()
        frames(app)
        assert (scene.ground.counting, rim(app, scene) == white) == (0, True)


def test_one_person_keeps_their_own_numbers(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "backgammon", (1, 0), dice=MANUAL)
        scene.session.play("roll:5,3")
        assert (scene.session.match.position.turn, scene.ground.counting) == (0, 1)


def test_places_that_have_one_name_for_all_are_drawn_once(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin", (0, 0))
        assert scene.ground.counting is None
