"""Mutated files of matches dropped onto the window: each opens, or costs one sentence and changes nothing.

    python -m benchmarks.stress documents --files 10000 --seed 1

A fault is an exception that leaves a frame or is logged, a file that is neither opened nor told, and one that was not
opened though something was kept of it, or it was changed itself. The exit code is 1 if there was one.
"""

from __future__ import annotations

import argparse
import logging
import os
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from unittest import mock

import pygame

from benchmarks.stress.events import kind_of
from benchmarks.stress.files import CHANGES, DT, KEYS, Logged, make_odd
from jeux.common.settings import Settings, save_settings
from jeux.match.documents import write_document
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.rules.contract import CHANCE
from jeux.scenes.app import App
from jeux.scenes.files.notice import NoticeSheet
from jeux.scenes.files.waiting import WaitSheet
from jeux.scenes.routes import ROUTES
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene

A_WINDOW = 200
"""Files that one window meets."""


def contents() -> list[bytes]:
    """Whole files."""
    files = []
    with tempfile.TemporaryDirectory() as folder:
        for key in KEYS:
            match = Match.new(key, {}, (Seat("Zoé"), Seat("", 2)))
            for _ in range(12):
                match.throw() if match.decider() == CHANCE else match.play(match.legal()[0])
            files.append(write_document(match.record, Path(folder), key).read_bytes())
    return files


@contextmanager
def window() -> Iterator[App]:
    """A window in a folder of its own."""
    with tempfile.TemporaryDirectory() as name, mock.patch.dict(os.environ, {"TABLIER_FOLDER": name}):
        save_settings(Path(name), Settings(animation="none", muted=True))
        app = App(ROUTES, propagate=True)
        try:
            yield app
        finally:
            app.shut()


def frames(app: App, events: list[pygame.Event] | None = None) -> None:
    """A frame with these events, and two more."""
    for number in range(3):
        app.frame(events or [] if number == 0 else [], DT)


def odd(app: App, path: Path, regular: bool) -> str:
    """Drop a file on the shelf; what is wrong with what comes of it, or nothing."""
    app.go(ShelfScene)
    frames(app)
    before = path.read_bytes() if regular else b""
    kept = len(app.store.running().matches)
    frames(app, [pygame.Event(pygame.DROPFILE, file=str(path))])
    while isinstance(app.dialogue, WaitSheet):  # read beside the window on a busy computer
        time.sleep(0.01)
        frames(app)
    if regular and path.read_bytes() != before:
        return "the file was changed"
    if isinstance(app.scene, GameScene):
        return ""
    if len(app.store.running().matches) != kept:
        return "not opened, but kept"
    told = isinstance(app.dialogue, NoticeSheet) or (isinstance(app.scene, ShelfScene) and app.scene.warnings)
    return "" if told else "neither opened nor told"


def some(count: int, rng: Random, whole: list[bytes]) -> Counter[str]:
    """So many files for one window; the faults by kind."""
    faults: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder, window() as app:
        for number in range(count):
            path = Path(folder, f"{number}.tablier")
            path.write_bytes(rng.choice(CHANGES)(rng.choice(whole), rng))
            regular = rng.random() >= 0.04
            if not regular:
                make_odd(path, rng)
            try:
                fault = odd(app, path, regular)
            except Exception as error:
                fault = kind_of(error)
            if fault:
                faults[fault] += 1
    return faults


def run(count: int, seed: int) -> Counter[str]:
    """So many mutated files; the faults by kind."""
    logged, rng, whole = Logged(), Random(seed), contents()
    faults: Counter[str] = Counter()
    logging.getLogger("jeux").addHandler(logged)
    while count > 0:
        faults += some(min(count, A_WINDOW), rng, whole)
        count -= A_WINDOW
    logging.getLogger("jeux").removeHandler(logged)
    return faults + Counter(logged.kinds)


def main() -> int:
    """Mutate and drop so many files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    faults = run(asked.files, asked.seed)
    print(f"{asked.files} mutated files, {sum(faults.values())} faults of {len(faults)} kinds")
    for kind, number in faults.most_common():
        print(f"{number:6} {kind}")
    return 1 if faults else 0
