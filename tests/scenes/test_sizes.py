"""Windows of any size. `python -m benchmarks.stress sizes` draws every screen in as many as one likes."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

from benchmarks.stress.sizes import SCREENS, draw, sizes_by_lot
from jeux.common.settings import TEXT_SIZES, THEMES
from jeux.rules import CATALOGUE
from tests.desk import desk

SIZES = [*sizes_by_lot(38, seed=44, largest=(1700, 1100)), (1024, 700), (1024, 761)]


def test_every_screen_in_many_sizes(tmp_path: Path, thorough: bool) -> None:
    """Each screen in several sizes of each theme, each size with several screens; the stress run draws them all."""
    text_sizes, keys, screens = cycle(TEXT_SIZES), cycle(CATALOGUE), cycle(SCREENS)
    with desk(tmp_path) as app:
        for size, text_size in zip(SIZES if thorough else SIZES[::4], text_sizes, strict=False):
            for theme in THEMES:
                draw(app, size, theme, text_size, next(screens), next(keys))
