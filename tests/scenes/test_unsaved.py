"""A full disk: a game whose last steps are not saved is never left without a question."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from jeux.match.record import from_json
from jeux.scenes.app import App
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.match_keeper import UnsavedSheet
from jeux.scenes.table.scene import GameScene
from tests.desk import button, click, desk, frames, play_table, touch

LEAVING: dict[str, Callable[[App, GameScene], object]] = {
    "to the shelf": lambda app, scene: scene.exits.to_shelf(),
    "to a new game": lambda app, scene: scene.exits.new_game(),
    "to a rematch": lambda app, scene: scene.exits.rematch(),
    "out of the program": lambda app, scene: app.quit(),
    "by the window": lambda app, scene: frames(app, 1, [pygame.Event(pygame.QUIT)]),
}


def full(_: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[App, GameScene]]:
    """Two steps, of which the second is not saved."""
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        touch(app, scene, "d6")
        monkeypatch.setattr(os, "fsync", full)
        touch(app, scene, "d7")
        yield app, scene
        monkeypatch.undo()


def kept(folder: Path, scene: GameScene) -> tuple[str, ...]:
    path = folder / "running" / f"{scene.match.record.id}.json"
    return from_json(path.read_bytes()).games[-1].steps


def answer(app: App, name: str) -> None:
    assert isinstance(app.dialogue, UnsavedSheet)
    frames(app, 20)  # no double click
    click(app, button(app.dialogue, app.texts.get(name)))


@pytest.mark.parametrize("way", LEAVING)
def test_leaving_asks_and_staying_keeps_the_game(way: str, table: tuple[App, GameScene]) -> None:
    app, scene = table
    LEAVING[way](app, scene)
    frames(app)
    assert app.running
    assert app.scene is scene
    answer(app, "unsaved-stay")
    assert app.dialogue is None
    assert app.scene is scene
    assert scene.match.steps == ("d6", "d7")


def test_trying_again_saves_everything_once_there_is_room(
    table: tuple[App, GameScene], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = table
    scene.exits.to_shelf()
    frames(app)
    answer(app, "unsaved-retry")
    assert isinstance(app.dialogue, UnsavedSheet)
    assert app.dialogue.sentence == app.texts.get("unsaved-again")
    assert kept(tmp_path, scene) == ("d6",)
    monkeypatch.setattr(os, "fsync", lambda _: None)
    answer(app, "unsaved-retry")
    assert isinstance(app.scene, ShelfScene)
    assert kept(tmp_path, scene) == ("d6", "d7")


def test_who_wants_to_lose_them_may(table: tuple[App, GameScene]) -> None:
    app, scene = table
    scene.exits.to_shelf()
    frames(app)
    answer(app, "unsaved-leave")
    assert isinstance(app.scene, ShelfScene)


def test_with_room_again_nothing_is_asked(
    table: tuple[App, GameScene], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = table
    monkeypatch.setattr(os, "fsync", lambda _: None)
    scene.exits.to_shelf()
    frames(app)
    assert isinstance(app.scene, ShelfScene)
    assert kept(tmp_path, scene) == ("d6", "d7")
