"""Tries an installed Tablier: the engine counts as the rules do, the window opens and stays open.

    python packaging/python/play.py <folder of the commands>

The repository gives the screen of Linux (tests/packaged/screen.py) and the counts (tests/vectors), never the program.
On other systems the window opens on the screen that there is, where nobody sees whether anything is drawn.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

COUNTS = {"moulin": (3, 12_144), "reversi": (6, 320)}
"""Depth and number of ways to play it, as the vectors of each game have them."""
DRAWN = 100
"""Different bytes in a picture that shows something."""
OPEN_SECONDS = 15


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


def see_window(program: str, folder: Path) -> None:
    """Open the window on a screen of its own, see that something is drawn, and close it."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    from tests.packaged.screen import Screen, wait_for

    with Screen() as screen:
        process = screen.start([program], folder)
        window = wait_for(lambda: screen.window("tablier"), "the window")
        wait_for(lambda: len(set(screen.look(window))) > DRAWN, "a picture in the window")
        process.terminate()
        assert process.wait(20) == 0


def keep_window(program: str, folder: Path) -> None:
    """Open the window and see that the program goes on."""
    process = subprocess.Popen([program], env=own_environment() | {"TABLIER_FOLDER": str(folder)})
    time.sleep(OPEN_SECONDS)
    assert process.poll() is None, process.returncode
    process.terminate()
    process.wait(20)


def main() -> None:
    """Count, then open the window."""
    commands = Path(sys.argv[1])
    count(commands)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        (see_window if sys.platform == "linux" else keep_window)(str(commands / "tablier"), Path(folder))
        assert "Traceback" not in Path(folder, "tablier.log").read_text(encoding="utf-8")


if __name__ == "__main__":
    main()
