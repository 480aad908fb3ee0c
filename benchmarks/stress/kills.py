"""The window killed with -9 at random moments: every step that it said it had played must be there at the next start.

    python -m benchmarks.stress kills --kills 500 --seed 1

One folder is used for `--starts` starts in a row, as a player uses it: each resumes the first match on the shelf, or
begins one of another game, plays random steps, changes a setting now and then, and is killed in the middle of it. After
each kill the files are read: a lost step, a match that does not load, a file set aside or a setting that went bad is a
loss. The exit code is 1 if there was one.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from jeux.common.settings import load_settings
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.match.store import Store
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER
from jeux.scenes.app import App
from jeux.scenes.routes import ROUTES
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene

LONGEST = 40
"""Steps after which a start is killed at the latest."""
DT = 0.05


# --- the program that is killed ---------------------------------------------------------------------------------------


def play_until_killed(seed: int) -> None:
    """Play in a window; a line is ``<id> <number of steps> <last step>``, written once the step is played."""
    rng, app = Random(seed), App(ROUTES, propagate=True)
    app.change(app.settings.replace(animation="none", muted=True))
    while True:
        match = _sit_down(app, rng)
        while match.decider() != OVER:
            step = rng.choice(match.position.steps())
            assert isinstance(app.scene, GameScene)
            app.scene.session.play(step)
            sys.stdout.write(f"{match.record.id} {len(match.steps)} {step}\n")
            sys.stdout.flush()
            app.frame([], DT)
            if rng.random() < 0.2:
                app.change(app.settings.replace(volume=rng.randrange(101)))


def _sit_down(app: App, rng: Random) -> Match:
    """At the first match on the shelf, or at a new one."""
    app.go(ShelfScene)
    app.frame([], DT)
    assert isinstance(app.scene, ShelfScene)
    if app.scene.matches and rng.random() < 0.8:
        app.scene.resume(app.scene.matches[0])
    else:
        game = rng.choice(list(CATALOGUE.values()))
        app.show_table(Match.new(game.key, {}, (Seat(""),) * min(game.players)))
    app.frame([], DT)
    assert isinstance(app.scene, GameScene)
    return app.scene.match


# --- the one that kills -----------------------------------------------------------------------------------------------


def killed_start(folder: Path, seed: int) -> list[str]:
    """What a start had told before it was killed, whole lines only."""
    rng = Random(seed)
    command = [sys.executable, "-m", "benchmarks.stress", "kills", "--play", str(seed)]
    environment = {**os.environ, "TABLIER_FOLDER": str(folder)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        lines = [process.stdout.readline() for _ in range(rng.randint(1, LONGEST))]
        try:
            process.wait(rng.uniform(0, 0.05))
        except subprocess.TimeoutExpired:
            process.kill()
        tail, _ = process.communicate()
    return [line for line in [*lines, *tail.splitlines(keepends=True)] if line.endswith("\n")]


def losses(folder: Path, told: dict[str, dict[int, str]]) -> list[str]:
    """What is not there any more."""
    store, lost = Store(folder), []
    for name, steps in told.items():
        loaded = store.load(name)
        store.release(name)
        kept = loaded.record.games[-1].steps if loaded.record else ()
        missing = [number for number, step in steps.items() if kept[number - 1 : number] != (step,)]
        lost += [f"{name}: {len(missing)} steps lost"] * bool(missing)
        lost += [f"{name}: {problem}" for problem in loaded.problems]
    problems = (*store.running().problems, *store.finished().problems, *load_settings(folder)[1])
    return lost + [str(problem) for problem in problems] + [str(path) for path in folder.rglob("*.illisible")]


def series(seed: int, starts: int) -> tuple[int, list[str]]:
    """The starts in one folder: how many steps were played, and what was lost."""
    told: dict[str, dict[int, str]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(starts):
            for line in killed_start(Path(folder), seed * 1000 + number):
                name, count, step = line.split()
                told.setdefault(name, {})[int(count)] = step
            lost = losses(Path(folder), told)
            if lost:
                return sum(map(len, told.values())), lost
    return sum(map(len, told.values())), []


def main() -> int:
    """Kill so many times."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--starts", type=int, default=10, help="starts in one folder")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.play is not None:
        play_until_killed(asked.play)
    kills = steps = faults = 0
    for seed in range(asked.seed, asked.seed + -(-asked.kills // asked.starts)):
        played, lost = series(seed, asked.starts)
        kills, steps, faults = kills + asked.starts, steps + played, faults + len(lost)
        for one in lost:
            print(f"--- seed {seed}: {one}", flush=True)
    print(f"{kills} kills, {steps} steps played, {faults} losses")
    return 1 if faults else 0
