"""What the tests of screens share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from jeux.scenes.app import App
from tests.desk import desk, frames


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A window on the shelf."""
    with desk(tmp_path) as made:
        made.show_shelf()
        frames(made)
        yield made
