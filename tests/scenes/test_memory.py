"""What the window gives back: pictures and screens that were left, and memory to the system."""

from __future__ import annotations

import subprocess
import sys
import weakref
from pathlib import Path

import pytest

from jeux.views.style import wood
from tests.desk import desk, frames, play_table

ROOT = Path(__file__).resolve().parents[2]
HOLES = """
import os
from jeux.common.environment import keep_heap_small
keep_heap_small()
def megabytes():
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20
pictures = [b"x" * (4 << 20)]
del pictures[0]
before = megabytes()
pins = []
for _ in range(30):
    pictures.append(b"x" * (4 << 20))
    pins.append(b"y" * 4000)
assert megabytes() >= before + 100
pictures.clear()
print(megabytes() - before)
"""
"""Thirty pictures of 4 MB with something small behind each; what is held once they are freed."""


@pytest.mark.skipif(sys.platform != "linux", reason="the memory of a process is read from /proc")
def test_freed_pictures_leave_no_holes() -> None:
    run = subprocess.run([sys.executable, "-c", HOLES], cwd=ROOT, capture_output=True, text=True, check=True)
    assert int(run.stdout) <= 4


def test_a_table_that_was_left_is_freed_with_its_pictures(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        board = weakref.ref(scene.display.board)
        del scene
        assert wood.sprite.cache_info().currsize > 0
        app.show_shelf()
        frames(app, 1)
        assert wood.sprite.cache_info().currsize == 0
        app.give_back()
        assert board() is None
