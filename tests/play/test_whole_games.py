"""Whole games of all twenty at a table without a window: pygame cannot even be loaded."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from jeux.play.table.conductor import Waiting
from jeux.rules import CATALOGUE

ROOT = Path(__file__).resolve().parents[2]
WITHOUT_A_WINDOW = """
import sys
sys.modules["pygame"] = sys.modules["pygame_gui"] = None
from tests.play import whole_games
whole_games.main(sys.argv[1:])
"""
DONE_SOMEWHERE = {"refused", "undone", "advised", *(waiting.name for waiting in Waiting if waiting is not Waiting.OVER)}


def test_whole_games_without_a_window(thorough: bool) -> None:
    keys = list(CATALOGUE) if thorough else list(CATALOGUE)[1::3]  # with one whose turns are confirmed
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT_A_WINDOW, *keys],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    *lines, engine = run.stdout.splitlines()
    done = {key: dict(one.split("=") for one in what) for key, *what in map(str.split, lines)}
    assert list(done) == keys
    assert engine.startswith("engine ")
    assert "COMPUTER" in engine
    assert {name for what in done.values() for name in what} == DONE_SOMEWHERE
    for key, what in done.items():
        assert "PERSON" in what
        assert ("COMPUTER" in what) == (max(CATALOGUE[key].players) > 1)
        assert ("ENTER" in what) == CATALOGUE[key].chance
