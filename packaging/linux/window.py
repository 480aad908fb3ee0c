"""Opens the program on a screen of its own, looks at it, clicks, and ends it.

    python packaging/linux/window.py PICTURE SYSTEM COMMAND

SYSTEM is the folder of a system, COMMAND is run there by the user `player`. Fails unless a window comes up, is drawn,
and changes when it is clicked; PICTURE is what was seen afterwards.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from tests.packaged.screen import Late, Rectangle, Screen, wait_for  # noqa: E402

CALM = 0.5
"""Seconds without a change after which a picture is taken to be complete."""
SAMPLE, PAGE = 997, 0.2
"""Every so many bytes are compared; the part of them that another page changes."""
SPOT = (0.55, 0.3)
"""Where to click, in parts of the window: on one of the large cards of the shelf."""


def calm_picture(screen: Screen, window: Rectangle) -> bytes:
    """The picture of the window once nothing moves any more."""
    seen = screen.look(window)

    def calm() -> bytes | None:
        nonlocal seen
        time.sleep(CALM)
        before, seen = seen, screen.look(window)
        return seen if seen == before and any(seen) else None

    return wait_for(calm, "a picture that stands still")


def answers(screen: Screen, window: Rectangle) -> bool:
    """Whether a click on the spot opens another page. A card that lights up or gets its picture is not enough."""
    x, y = window[0] + SPOT[0] * window[2], window[1] + SPOT[1] * window[3]
    screen.move(x, y)  # what lights up under the mouse is no answer yet
    before = calm_picture(screen, window)
    screen.click(x, y)
    try:
        wait_for(lambda: differs(before, screen.look(window)), "another page", 10)
    except Late:
        return False
    calm_picture(screen, window)
    return True


def differs(before: bytes, after: bytes) -> bool:
    """Whether two pictures of a size have little in common."""
    ends = range(0, min(len(before), len(after)), SAMPLE)
    return sum(before[at] != after[at] for at in ends) > len(ends) * PAGE


def program_in(root: Path, name: str) -> int | None:
    """The process of a program that runs in the system below `root`; None while there is none."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if (process / "root").resolve() == root and (process / "comm").read_text().strip() == name:
                return int(process.name)
        except OSError:
            continue  # it has ended meanwhile
    return None


def main() -> int:
    picture, root, shell_command = Path(sys.argv[1]), Path(sys.argv[2]).resolve(), sys.argv[3]
    with Screen() as screen:
        # the player is another user than the server's
        subprocess.run(["xhost", "+local:"], env=screen.environment(), stdout=subprocess.DEVNULL, check=True)
        session = f"DISPLAY={screen.display} SDL_AUDIODRIVER=dummy LANGUAGE=fr {shell_command}"
        command = [str(HERE / "in_system"), str(root), "su", "-", "player", "-c", session]
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL)
        try:
            window = wait_for(lambda: screen.window("tablier"), "the window", 60)
            if not answers(screen, window):
                # the card of the first start, which Enter leaves as it is
                subprocess.run(["xdotool", "key", "Return"], env=screen.environment(), check=True)
                if not answers(screen, window):
                    sys.exit("the program does not answer a click")
            subprocess.run(["import", "-display", screen.display, "-window", "root", str(picture)], check=True)
            os.kill(wait_for(lambda: program_in(root, "tablier"), "the program"), signal.SIGTERM)
            status = process.wait(20)
        finally:
            process.kill()
    print(f"window of {window[2]} × {window[3]}, click answered, closed with status {status}: {picture}")
    return status


if __name__ == "__main__":
    sys.exit(main())
