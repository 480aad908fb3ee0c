"""The tiles of the shelf: a title is never cut where it fits on two lines."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jeux.common.theme import Scale
from jeux.common.typography import shortened
from jeux.scenes.app import App
from jeux.scenes.shelf.tiles import Tile, TileFace
from jeux.ui.drawing import Look
from tests.desk import desk

TITLES = ("Pour commencer : Fermer la boîte", "Reprendre Les Chercheurs de trésor", "To begin with: Shut the box")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path, animation="none") as app:
        yield app


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(("size", "body"), [((408, 245), 16), ((375, 163), 16), ((520, 215), 24), ((986, 150), 24)])
def test_a_title_is_read_whole(
    app: App, monkeypatch: pytest.MonkeyPatch, title: str, size: tuple[int, int], body: int
) -> None:
    cut: list[str] = []
    whole = shortened

    def watched(text: str, face: str, letters: int, width: int) -> str:
        shown = whole(text, face, letters, width)
        cut.extend([text] if shown != text else [])
        return shown

    monkeypatch.setattr("jeux.ui.drawing.shortened", watched)
    tile = Tile("first", title, ("dès 6 ans · 5 min",), lambda: None, pygame.Surface, action="Jouer")
    TileFace(tile, Scale(body)).paint(pygame.Surface(size), pygame.Rect((0, 0), size), Look(False, False))
    assert not cut
