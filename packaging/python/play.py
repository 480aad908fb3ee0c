"""Tries an installed Tablier: the engine counts as the rules do, the window opens on a screen of its own and closes.

    PYTHONPATH=. python packaging/python/play.py <folder of the commands>

The repository gives the screen (tests/packaged/screen.py) and the counts (tests/vectors), never the program.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.packaged.screen import Screen, wait_for

COUNTS = {"moulin": (3, 12_144), "reversi": (6, 320)}
"""Depth and number of ways to play it, as the vectors of each game have them."""


def count(commands: Path) -> None:
    """Ask the engine for the counts."""
    for key, (depth, ways) in COUNTS.items():
        assert conversation(commands / "tablier-engine", f"new {key}", f"perft {depth}")[-1] == f"perft {ways}"


def conversation(engine: Path, *lines: str) -> list[str]:
    """What the engine answers to each line; it ends with its input, a count too: each answer is awaited."""
    command = [str(engine)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, env=own_environment()
    ) as process:
        assert process.stdin
        assert process.stdout
        answers = []
        for line in lines:
            print(line, file=process.stdin, flush=True)
            answers.append(process.stdout.readline().strip())
        process.stdin.close()
        assert process.wait(20) == 0
    return answers


def own_environment() -> dict[str, str]:
    """The environment without the way to the repository."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def open_window(commands: Path) -> None:
    """Open the window, see that something is drawn, and close it."""
    os.environ.pop("PYTHONPATH", None)
    with tempfile.TemporaryDirectory() as folder, Screen() as screen:
        process = screen.start([str(commands / "tablier")], Path(folder))
        window = wait_for(lambda: screen.window("tablier"), "the window")
        wait_for(lambda: len(set(screen.look(window))) > 100, "a picture in the window")
        process.terminate()
        assert process.wait(20) == 0
        assert "Traceback" not in Path(folder, "tablier.log").read_text(encoding="utf-8")


if __name__ == "__main__":
    count(Path(sys.argv[1]))
    open_window(Path(sys.argv[1]))
