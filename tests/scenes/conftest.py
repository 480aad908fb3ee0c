"""What the tests of screens share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jeux.common import handing_over
from jeux.scenes.app import App
from tests.desk import desk, frames


@pytest.fixture(autouse=True)
def _handed_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are handed to no program, whatever the system has."""
    monkeypatch.setattr(handing_over, "opens", lambda: False)
    monkeypatch.setattr(handing_over, "prints", lambda path: False)


@pytest.fixture(autouse=True)
def _letters() -> None:
    """Letters can be set even before a window was opened, whatever test comes first."""
    pygame.font.init()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A window on the shelf."""
    with desk(tmp_path) as made:
        made.show_shelf()
        frames(made)
        yield made
