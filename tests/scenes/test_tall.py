"""A tall window: what belongs to the other above the board, one's own below it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from jeux.common.settings import Settings
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.table.scene import GameScene
from jeux.ui.controls import RoundButton
from tests.desk import desk, frames, play_table

SIZES = [(900, 1400), (800, 1280), (1080, 1920)]


@pytest.fixture(params=SIZES, ids=str)
def app(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[App]:
    with desk(tmp_path, request.param, animation="none") as made:
        yield made


def parts(scene: GameScene) -> list[pygame.Rect]:
    """The rectangles that must not touch: title, board, sentence, list, round buttons."""
    panel, board = scene.panel, scene.display.board.closeup.frame.rect
    return [panel.head, board, panel.message, panel.list, panel.tools]


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_game_lies_between_the_plaques(app: App, key: str) -> None:
    scene = play_table(app, key)
    frames(app, 2)
    window, board = pygame.Rect((0, 0), app.size), scene.display.board.closeup.frame.rect
    assert scene.panel.head.bottom <= board.top < board.bottom <= scene.panel.message.top
    assert all(window.contains(part) for part in parts(scene) if part.height)
    for one, other in combinations(parts(scene), 2):
        assert not one.colliderect(other)
    for rect in scene.display.board.trays.values():
        assert window.contains(rect)
        assert not any(rect.colliderect(part) for part in parts(scene))
    assert board.width >= 0.9 * app.size[0] or board.height >= 0.5 * app.size[1]


@pytest.mark.parametrize("text", [100, 150, 200])
def test_all_tools_stay_in_sight_with_large_letters(app: App, text: int) -> None:
    app.change(Settings(window=app.size, animation="none", text_size=text))
    scene = play_table(app, "moulin")
    frames(app, 2)
    tools = [one for one in scene.widgets.buttons() if isinstance(one, RoundButton)]
    assert len(tools) == 4
    board = scene.display.board.closeup.frame.rect
    assert all(pygame.Rect((0, 0), app.size).contains(one.rect) and one.rect.top > board.bottom for one in tools)
