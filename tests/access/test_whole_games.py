"""A whole game and a whole lesson by somebody who knows only what AT-SPI names: no pixel, no key."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.access.by_tree import Manner, whole_game, whole_lesson
from tests.access.session import missing

LACKING = missing()
pytestmark = [
    pytest.mark.skipif(bool(LACKING), reason=f"assistive technology is not installed here: {', '.join(LACKING)}"),
    pytest.mark.timeout(400),
]
HABILE = 3
"""A level that soon beats somebody who plays at random."""


def test_a_whole_game_is_played_by_the_tree_alone(tmp_path: Path) -> None:
    played = whole_game("moulin", tmp_path, Manner(level=HABILE))
    assert not played.error
    assert "gagne" in played.end or "nulle" in played.end
    assert len(played.presses) > 9, "each places nine men, unless the game ends before"


def test_a_whole_lesson_is_taken_by_the_tree_alone(tmp_path: Path) -> None:
    played = whole_lesson("moulin", 2, tmp_path)
    assert not played.error
    assert "Leçon apprise" in played.end
    assert played.presses.count("Continuer") == 3, "between its four tasks"
