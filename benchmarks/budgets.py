"""Measures the budgets of the program on this machine and prints them as tables.

    python benchmarks/budgets.py                 the program from source, and every game
    python benchmarks/budgets.py moulin          only these games
    pyinstaller build.spec                       makes dist/tablier, which is then measured as well
    python benchmarks/budgets.py --write         puts the tables into docs/performance.md

Needs Xvfb and xdotool: windows are opened on a screen of their own, without a graphics card, and what is timed is what
that screen shows. First frame: from the start of the process until the window is drawn; the first start is not counted.
Ways: from what a click does until anything of it shows, and until the page or the board is there, in a program that has
just started (`openings.py`). Click: from the release of the button, on which everything acts, until the picture has
changed; two computers of level 5 think meanwhile, or nobody. On a machine that does other things too, `chrt -r 1`,
as an administrator, keeps them out.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from random import Random
from statistics import median
from typing import IO, Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.strength import silent  # noqa: E402
from benchmarks.uct import random_step  # noqa: E402
from jeux.common.settings import FILE_NAME  # noqa: E402
from jeux.engine.budget import Budget, Clock  # noqa: E402
from jeux.engine.levels import choose, limits  # noqa: E402
from jeux.engine.lookup import player_of  # noqa: E402
from jeux.rules import CATALOGUE  # noqa: E402
from jeux.rules.contract import OVER, Position, complete_options  # noqa: E402
from tests.packaged.screen import Screen, missing_tools, wait_for  # noqa: E402

TARGET = ROOT / "docs" / "performance.md"
STARTS = 9
CLICKS = 15
OPENINGS = 5
IDLE_SECONDS = 10
LEVEL_POSITIONS = 6
SPEED_NODES = 20_000
TICK = os.sysconf("SC_CLK_TCK")
HEADER = """# Performance

What the program costs, measured by `python benchmarks/budgets.py --write` on {machine}.
Medians; in brackets the extremes, or what the head of the column names.

Budgets: first frame 0.45 s from source and packaged, once warm; a table opens within 150 ms of the click that begins; a
frame 8 ms while men move; idle 1.5 % of a core; a click shown within 50 ms, also while the engine thinks; 250 MB of
memory with the engine, flat over eight hours ([stress.md](stress.md)); a packaged folder of 75 MB; answers within 1 s,
of level 5 within 3 s; from a clone to the first window 60 s; the test suite 6 minutes on 2 cores and 1 GB a worker.
"""
WAY_COLUMNS = ("way", "shows", "page or board")
WAYS = {
    "page": "« Jouer » on a card",
    "play": "« Jouer » on the page of a game",
    "resume": "« Reprendre »",
    "file": "a file",
    "rematch": "« Revanche »",
    "lesson": "a lesson",
}
WAYS_OF = ("moulin", "hex")
PROGRAM_COLUMNS = ("program", "first frame", "idle on the shelf", "folder")
GAME_COLUMNS = (
    "game",
    "idle",
    "frame, no screen (p95; processor p95)",
    "frame, X11 (p95; processor p95)",
    "click",
    "click, engine thinking",
    "memory (window + engine)",
    "search",
    "slowest answer of levels 1 to 5",
)


def environment(folder: Path) -> dict[str, str]:
    """The environment of a program that is measured; compiled modules are kept, as they are for everybody."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"TABLIER_FOLDER": str(folder), "SDL_AUDIODRIVER": "dummy"}


# --- windows ----------------------------------------------------------------------------------------------------------


@contextmanager
def running(screen: Screen, command: list[str]) -> Iterator[subprocess.Popen[bytes]]:
    """A program on the screen, in a data folder of its own, which has settings: the card of a first start is small."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, FILE_NAME).write_text("{}", encoding="utf-8")
        own = environment(Path(folder)) | {"DISPLAY": screen.display}
        process = subprocess.Popen(command, cwd=ROOT, env=own, stdin=subprocess.DEVNULL)
        try:
            yield process
        finally:
            process.terminate()
            process.wait()


def until(happens: Callable[[], bool], what: str, seconds: float = 20.0) -> float:
    """The seconds until something happens, looked at every millisecond."""
    started = time.perf_counter()
    while not happens():
        time.sleep(0.001)
        if time.perf_counter() - started > seconds:
            sys.exit(f"{what}: not within {seconds:g} s")
    return time.perf_counter() - started


def drawn_window(screen: Screen) -> bool:
    """Whether a window is drawn: none of five points in the middle of the screen is black."""
    x, y = screen.size[0] // 2, screen.size[1] // 2
    points = ((x, y), (x - 500, y - 300), (x + 500, y - 300), (x - 500, y + 300), (x + 500, y + 300))
    return all(any(screen.look((*point, 1, 1))[:3]) for point in points)


def first_frame(command: list[str]) -> str:
    """Seconds from the start of a program until its window is drawn."""
    spent: list[float] = []
    with Screen() as screen:
        for _ in range(STARTS + 1):
            started = time.perf_counter()
            with running(screen, command):
                until(lambda: drawn_window(screen), "the window")
                spent.append(time.perf_counter() - started)
            until(lambda: not drawn_window(screen), "the window to go")
    warm = spent[1:]
    return f"{median(warm):.2f} s ({min(warm):.2f} to {max(warm):.2f})"


def probe(*words: str) -> list[str]:
    """The command that starts a probe."""
    return [sys.executable, "-m", "benchmarks.probe", *words]


def frame_times(key: str, *, on_screen: bool) -> str:
    """Milliseconds of a frame while men move and dice roll, on a screen or without any."""
    with tempfile.TemporaryDirectory() as folder, Screen() as screen:
        driver = {"DISPLAY": screen.display} if on_screen else {"SDL_VIDEODRIVER": "dummy"}
        own = environment(Path(folder)) | driver
        done = subprocess.run(probe("frames", key), cwd=ROOT, env=own, capture_output=True, text=True, check=True)
    wall, processor = (sorted(each) for each in zip(*json.loads(done.stdout.splitlines()[-1]), strict=True))
    late = len(wall) * 95 // 100
    return f"{median(wall):.1f} ms ({wall[late]:.1f}; {processor[late]:.1f})"


def ticks(process: int) -> int:
    """The processor time that a process has used, in clock ticks."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(") ")[2].split()
    return int(fields[11]) + int(fields[12])


def idle(command: list[str]) -> str:
    """The part of a core that a window uses while nothing happens."""
    with Screen() as screen, running(screen, command) as process:
        until(lambda: drawn_window(screen), "the window")
        time.sleep(3)
        before = ticks(process.pid)
        time.sleep(IDLE_SECONDS)
        return f"{100 * (ticks(process.pid) - before) / TICK / IDLE_SECONDS:.1f} %"


def menu_button(key: str) -> tuple[int, int]:
    """The pixel of the window of a game where the button lies that opens its menu."""
    with tempfile.TemporaryDirectory() as folder:
        own = environment(Path(folder)) | {"SDL_VIDEODRIVER": "dummy"}
        done = subprocess.run(probe("menu", key), cwd=ROOT, env=own, capture_output=True, text=True, check=True)
    right, down = json.loads(done.stdout.splitlines()[-1])
    return right, down


def clicks(key: str, level: str) -> str:
    """Milliseconds from a click that opens the menu until the screen shows it; with a level, the engine thinks."""
    spent, (right, down) = list[float](), menu_button(key)
    with Screen() as screen, running(screen, probe("play", key, level, level)):
        until(lambda: drawn_window(screen), "the window")
        left, top, _, height = wait_for(lambda: screen.window("tablier"), "the window")
        corner = (left + 2, top + height // 2, 2, 2)
        with hand_on(screen) as order:
            print(f"mousemove {left + right} {top + down}", file=order, flush=True)
            time.sleep(2)
            plain = screen.look(corner)
            for number in range(CLICKS):
                print("mousedown 1", file=order, flush=True)
                time.sleep(0.06)
                print("mouseup 1", file=order, flush=True)
                spent.append(1000 * until(lambda: screen.look(corner) != plain, "the menu"))
                print("key Escape", file=order, flush=True)
                until(lambda: screen.look(corner) == plain, "the menu to close")
                time.sleep(0.7 + 0.013 * number)  # not in step with the frames
    return milliseconds(spent)


def openings(*words: str) -> Any:
    """What `benchmarks.openings` measures in a program of its own."""
    with tempfile.TemporaryDirectory() as folder, Screen() as screen:
        own = environment(Path(folder)) | {"DISPLAY": screen.display}
        command = [sys.executable, "-m", "benchmarks.openings", *words]
        done = subprocess.run(command, cwd=ROOT, env=own, capture_output=True, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def ways() -> Iterator[tuple[str, ...]]:
    """The rows of the ways to a table, and what reading a board beside the window costs it."""
    for key in WAYS_OF:
        for way, name in WAYS.items():
            spent = [openings(way, key) for _ in range(OPENINGS)]
            yield f"{name}: {key}", *(milliseconds([one[part] for one in spent]) for part in ("shown", "whole"))
        yield (
            f"the window held while a board is read: {key}",
            milliseconds([openings("hold", key) for _ in range(OPENINGS)]),
            "",
        )


def milliseconds(spent: list[float]) -> str:
    """The median and the extremes."""
    return f"{median(spent):.0f} ms ({min(spent):.0f} to {max(spent):.0f})"


@contextmanager
def hand_on(screen: Screen) -> Iterator[IO[str]]:
    """Takes orders of xdotool for the window, which has the keyboard."""
    hand = subprocess.Popen(["xdotool", "-"], env=screen.environment(), stdin=subprocess.PIPE, text=True)
    assert hand.stdin
    with hand.stdin as order:
        print("search --onlyvisible --class ^tablier$ windowfocus", file=order, flush=True)
        yield order
    hand.wait()


def resident(process: int) -> float:
    """The memory that a process holds in MB."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def memory(key: str) -> str:
    """The memory of the window and of its engine after some seconds of thinking."""
    with Screen() as screen, running(screen, probe("play", key, "5", "5")) as process:
        until(lambda: drawn_window(screen), "the window")
        time.sleep(8)
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text(encoding="utf-8").split()
        parts = [resident(process.pid), *(resident(int(child)) for child in children)]
    return f"{sum(parts):.0f} MB ({' + '.join(f'{part:.0f}' for part in parts)})"


# --- the engine -------------------------------------------------------------------------------------------------------


def positions(key: str, count: int) -> list[Position]:
    """Positions of games played at random, where a player has a choice."""
    game, rng = CATALOGUE[key], Random(key)
    found: list[Position] = []
    while len(found) < count:
        position = game.start(complete_options(game, {}), game.players[0])
        for _ in range(rng.randint(4, 30)):
            if position.turn != OVER:
                position = position.play(random_step(position, rng))
        while position.turn != OVER and (position.turn < 0 or len(position.steps()) < 2):
            position = position.play(random_step(position, rng))
        if position.turn != OVER:
            found.append(position)
    return found


def speed(key: str) -> str:
    """Nodes that the search of a game visits in a second of processor time; where nothing is searched, all is known."""
    mind, nodes, spent = player_of(key), 0, 0.0
    for number, position in enumerate(positions(key, 4)):
        clock = Clock(Budget(nodes=SPEED_NODES))
        started = time.process_time()
        mind.think(position, clock.budget, clock, Random(number), silent)
        spent += time.process_time() - started
        nodes += clock.nodes
    return f"{nodes / spent:,.0f} nodes/s".replace(",", " ") if nodes else "known"


def answers(key: str) -> str:
    """Seconds of the slowest answer of each level."""
    mind, slowest = player_of(key), []
    for level in mind.levels:
        spent = []
        for seed, position in enumerate(positions(key, LEVEL_POSITIONS)):
            started = time.perf_counter()
            choose(mind, position, level, Random(seed), Clock(limits(level)), silent)
            spent.append(time.perf_counter() - started)
        slowest.append(max(spent))
    return f"{' · '.join(f'{seconds:.2f}' for seconds in slowest)} s"


# --- the report -------------------------------------------------------------------------------------------------------


def size_of(folder: Path) -> str:
    """The size of a folder in MB; a link is not what it leads to."""
    return f"{sum(path.lstat().st_size for path in folder.rglob('*') if not path.is_dir()) / 2**20:.0f} MB"


def programs(packaged: Path) -> Iterator[tuple[str, ...]]:
    """The rows of the program."""
    command = [sys.executable, "main.py"]
    yield "from source", first_frame(command), idle(command), ""
    if packaged.is_dir():
        command = [str(packaged / "tablier")]
        yield "packaged", first_frame(command), idle(command), size_of(packaged)


def game(key: str) -> tuple[str, ...]:
    """The row of a game."""
    return (
        key,
        idle(probe("play", key, "0", "0")),
        frame_times(key, on_screen=False),
        frame_times(key, on_screen=True),
        clicks(key, "0"),
        clicks(key, "5"),
        memory(key),
        speed(key),
        answers(key),
    )


def table(columns: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> str:
    """A table in Markdown, printed as it grows."""
    lines: list[str] = []
    for row in chain((columns, ("---",) * len(columns)), rows):
        lines.append(f"| {' | '.join(row)} |")
        print(lines[-1], flush=True)
    return "\n".join(lines) + "\n"


def machine() -> str:
    """This machine in words."""
    return (
        f"{os.cpu_count()} cores of {platform.machine()} without a graphics card ({platform.system()}, "
        f"Python {platform.python_version()})"
    )


def main() -> None:
    """Measure, print, and write if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(CATALOGUE), help="keys of games (all)")
    parser.add_argument("--packaged", type=Path, default=ROOT / "dist" / "tablier", help="the packaged folder")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/performance.md")
    args = parser.parse_args()
    if args.write and args.games != list(CATALOGUE):
        parser.error("the tables are written whole: --write goes without games")
    if missing_tools():
        sys.exit(f"needs {' and '.join(missing_tools())}")
    parts = [HEADER.format(machine=machine())]
    parts.append(table(PROGRAM_COLUMNS, programs(args.packaged)))
    parts.append(table(WAY_COLUMNS, ways()))
    parts.append(table(GAME_COLUMNS, map(game, args.games)))
    if args.write:
        TARGET.write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
