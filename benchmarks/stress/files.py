"""Mutated files of every kind, and every scene that shows them: no frame may fail, each bad file costs one sentence.

    python -m benchmarks.stress files --files 10000 --seed 1

The kinds are a match to go on with, its backup, a finished one, the settings and the counts of the dice. A mutation
changes bytes, or one value of the JSON, or what kind of file it is. The shelf, a new game, the settings, the page of
the dice and the table of what can be resumed are then shown. A fault is an exception that leaves a frame or is logged,
or a second start that still finds the same broken file. The exit code is 1 if there was one.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from benchmarks.stress.events import kind_of
from jeux.common.settings import NewGame, Settings, save_settings
from jeux.match.ledger import Ledger
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.match.store import Store
from jeux.rules.contract import CHANCE
from jeux.scenes.app import App
from jeux.scenes.pages.dice import DicePage
from jeux.scenes.routes import ROUTES
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene

DT = 0.05
KEYS = ("moulin", "backgammon")
VALUES: tuple[object, ...] = (
    *(None, True, False, 0, 1, -1, 7, 10**6, 10**30, -0.5, 1e308, float("inf"), float("nan")),
    *("", "x", "x" * 3000, "\u202a", "\u200b", "\0", "\ud83d", "\n", "../../etc", "<b>{ $x }", "\u0301"),
    *("9999-12-31T23:59:59-12:00", "0001-01-01T00:00:00+00:00", "2026-01-01", "moulin-0123456789ab"),
    *([], {}, [[]], [None] * 9, {"": ""}, {"a": {"b": []}}, [["x"] * 100] * 100),
)


def original(folder: Path) -> dict[str, Path]:
    """Whole files of every kind."""
    store, ledger, rng = Store(folder), Ledger(folder), Random(1)
    files: dict[str, Path] = {}
    for key in KEYS:
        match = Match.new(key, {}, (Seat("Zoé"), Seat("", 2)))
        for _ in range(12):
            match.throw() if match.decider() == CHANCE else match.play(rng.choice(match.legal()))
            store.save(match.record)
        files[f"running {key}"] = folder / "running" / f"{match.record.id}.json"
        files[f"backup {key}"] = folder / "running" / f"{match.record.id}.json.bak"
        ended = Match.new(key, {}, (Seat(""), Seat("Max")))
        while len(ended.steps) < 6:
            ended.throw() if ended.decider() == CHANCE else ended.play(ended.legal()[0])
        ended.give_up(0, ended.game.prices(ended.position)[0])
        store.save(ended.record)
        ledger.note(ended)
        files[f"finished {key}"] = folder / "finished" / f"{ended.record.id}.json"
    seats = NewGame(("Zoé", ""), (0, 2), {}, 0, 0, "single", "program")
    save_settings(folder, Settings(animation="none", muted=True, games={"moulin": seats}))
    return files | {"settings": folder / "settings.json", "dice": folder / "dice.json"}


# --- mutations --------------------------------------------------------------------------------------------------------


def change_bytes(content: bytes, rng: Random) -> bytes:
    """Some bytes changed, taken out, put in, or the end cut off."""
    text = bytearray(content)
    for _ in range(rng.choice((1, 1, 2, 8))):
        place = rng.randrange(len(text) + 1)
        match rng.randrange(5):
            case 0 if place < len(text):
                text[place] = rng.randrange(256)
            case 1:
                del text[place : place + rng.choice((1, 2, 30))]
            case 2:
                text[place:place] = rng.randbytes(rng.choice((1, 3)))
            case 3:
                text[place:place] = text[rng.randrange(len(text) + 1) :][:40]
            case _:
                del text[place + rng.randrange(1 + len(text)) :]
    return bytes(text)


def change_value(content: bytes, rng: Random) -> bytes:
    """One value of the JSON, at any depth, made another, left out, or doubled."""
    data = json.loads(content)
    inner: object = data
    while True:
        if not isinstance(inner, dict | list) or not inner:
            break
        key = rng.choice(list(inner)) if isinstance(inner, dict) else rng.randrange(len(inner))
        below = inner[key]
        if isinstance(below, dict | list) and below and rng.random() < 0.75:
            inner = below
            continue
        if rng.random() < 0.15:
            del inner[key]
        else:
            inner[key] = rng.choice(VALUES)
        break
    return json.dumps(data).encode()


def change_whole(content: bytes, rng: Random) -> bytes:
    """Another encoding, another kind of text, or much too much of it."""
    text = content.decode()
    return rng.choice(
        (
            *(b"", b"{}", b"[]", b"null", b"\0" * 4096, b"[" * 5000, b'{"a":' * 5000, b"[" * 25 + b"]" * 25),
            *(text.encode(code) for code in ("utf-16", "utf-32", "utf-8-sig")),
            *(b"\0" + content, content + b"\0", content * 2, b"[" + b"[]," * 300_000 + b"[]]", b"9" * 5000),
            rng.randbytes(300),
        )
    )


def make_odd(path: Path, rng: Random) -> None:
    """Something in the place of the file that is none."""
    path.unlink()
    match rng.randrange(5):
        case 0 if hasattr(os, "mkfifo"):
            os.mkfifo(path)
        case 1:
            path.mkdir()
        case 2 if os.name == "posix":
            path.symlink_to(rng.choice(("/dev/zero", "/nowhere", str(path))))
        case _:
            with path.open("wb") as file:
                file.truncate(1 << 34)


Change = Callable[[bytes, Random], bytes]
CHANGES: tuple[Change, ...] = (change_bytes, change_value, change_value, change_value, change_whole)


def mutate(path: Path, rng: Random) -> None:
    """Make one file another."""
    if rng.random() < 0.04:
        make_odd(path, rng)
        return
    path.write_bytes(rng.choice(CHANGES)(path.read_bytes(), rng))


# --- showing ----------------------------------------------------------------------------------------------------------


class Logged(logging.Handler):
    """Counts the exceptions that were caught somewhere, and logged."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and isinstance(record.exc_info[1], Exception):
            self.kinds.append(kind_of(record.exc_info[1]))


def show_everything(rng: Random) -> list[tuple[str, str]]:
    """A start and a walk through the screens; what the shelf said of files."""
    app = App(ROUTES, propagate=True)
    try:
        app.go(ShelfScene)
        _frames(app)
        assert isinstance(app.scene, ShelfScene)
        said, matches = list(app.scene.warnings), app.scene.matches
        for act in (app.open_settings, app.open_about):
            act()
            _frames(app)
            app.close()
        app.show_new_game(rng.choice(KEYS))
        _frames(app)
        for summary in matches:
            app.go(ShelfScene)
            _frames(app)
            app.scene.resume(summary)
            _frames(app)
            if isinstance(app.scene, GameScene):
                app.open(DicePage(app, app.scene.session))
                _frames(app)
                app.close()
        app.go(ShelfScene)
        _frames(app)
        return said
    finally:
        app.shut()


def _frames(app: App) -> None:
    for _ in range(2):
        app.frame([], DT)


def one(files: dict[str, bytes], seed: int, faults: Counter[str]) -> None:
    """One mutated file in a folder of whole ones, shown twice."""
    rng, logged = Random(seed), Logged()
    kind = rng.choice(list(files))
    logging.getLogger("jeux").addHandler(logged)
    with tempfile.TemporaryDirectory() as name, mock.patch.dict(os.environ, {"TABLIER_FOLDER": name}):
        for place, content in files.items():
            path = Path(name, place)
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(content)
        mutate(Path(name, kind), rng)
        try:
            show_everything(rng)
            show_everything(rng)
        except Exception as error:
            logged.kinds.append(kind_of(error))
        for fault in logged.kinds:
            if fault not in faults:
                print(f"--- seed {seed}: {kind}: {fault}", flush=True)
            faults[fault] += 1
    logging.getLogger("jeux").removeHandler(logged)


def run(count: int, seed: int) -> Counter[str]:
    """So many mutations; the faults by kind."""
    with tempfile.TemporaryDirectory() as name:
        paths = original(Path(name)).values()
        files = {str(path.relative_to(name)): path.read_bytes() for path in paths}
    faults: Counter[str] = Counter()
    for number in range(count):
        one(files, seed + number, faults)
    return faults


def main() -> int:
    """Mutate so many files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    faults = run(asked.files, asked.seed)
    print(f"{asked.files} mutated files, {sum(faults.values())} faults of {len(faults)} kinds")
    for kind, count in faults.most_common():
        print(f"{count:6} {kind}")
    return 1 if faults else 0
