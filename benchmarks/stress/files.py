"""Mutated files of every kind, and every scene that shows them: no frame may fail, each bad file costs one sentence.

    python -m benchmarks.stress files --files 10000 --seed 1

A folder holds matches to go on with, their backups, finished ones, the settings and the counts of the dice. Most of
them are mutated: bytes change, or one value of the JSON, or what kind of file it is. The shelf, a new game, the
settings, the page of the dice and the table of what can be resumed are then shown, and the shelf at a second start.

A fault is an exception that leaves a frame or is logged; a mutated match that is neither on the list nor told in one
sentence; a file told again though it was set aside; a whole match that is not on the list. The exit code is 1 if there
was one.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import shutil
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
from jeux.common.files import SET_ASIDE, UnfitFile, backup_of, read_file
from jeux.common.settings import NewGame, Settings, save_settings
from jeux.match.ledger import Ledger
from jeux.match.match import Match
from jeux.match.record import RecordError, Seat, read_unplayed
from jeux.match.store import LARGEST, Store
from jeux.rules.contract import CHANCE, OVER
from jeux.scenes.app import App
from jeux.scenes.pages.dice import DicePage
from jeux.scenes.routes import ROUTES
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene

DT = 0.05
KEYS = ("moulin", "backgammon")
MATCHES = 12
"""Matches to go on with, and finished ones, of each of these games."""
LEFT_WHOLE = 2
"""Matches to go on with that are not mutated, nor are their backups."""
VALUES: tuple[object, ...] = (
    *(None, True, False, 0, 1, -1, 7, 10**6, 10**30, -0.5, 1e308, float("inf"), float("nan")),
    *("", "x", "x" * 3000, "\u202a", "\u200b", "\0", "\ud83d", "\n", "../../etc", "<b>{ $x }", "\u0301"),
    *("9999-12-31T23:59:59-12:00", "0001-01-01T00:00:00+00:00", "2026-01-01", "moulin-0123456789ab"),
    *([], {}, [[]], [None] * 9, {"": ""}, {"a": {"b": []}}, [["x"] * 100] * 100),
)


def original(folder: Path) -> None:
    """Whole files of every kind."""
    store, ledger, rng = Store(folder), Ledger(folder), Random(1)
    for key in KEYS * MATCHES:
        match = Match.new(key, {}, (Seat("Zoé"), Seat("", 2)))
        while len(match.steps) < 12:
            going_on = [step for step in match.legal() if match.position.play(step).turn != OVER]
            match.throw() if match.decider() == CHANCE else match.play(rng.choice(going_on))
            store.save(match.record)
        ended = Match.new(key, {}, (Seat(""), Seat("Max")))
        while len(ended.steps) < 6:
            ended.throw() if ended.decider() == CHANCE else ended.play(ended.legal()[0])
        ended.give_up(0, ended.game.prices(ended.position)[0])
        store.save(ended.record)
        ledger.note(ended)
        for one in (match, ended):
            store.release(one.record.id)
    seats = NewGame(("Zoé", ""), (0, 2), {}, 0, 0, "single", "program")
    save_settings(folder, Settings(animation="none", muted=True, theme="livret", games={"moulin": seats}))


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


Told = list[tuple[str, str]]


def show_everything(rng: Random) -> tuple[set[str], Told, Told]:
    """A start and a walk through the screens: the matches on the list, what the shelf said of files at first, and what
    it said of those that were on the list and could not be opened."""
    app = App(ROUTES, propagate=True)
    try:
        shelf = _shelf(app)
        matches, told = shelf.matches, _told(shelf)
        told += [(one.code, one.name) for one in app.store.finished().problems]
        for act in (app.open_settings, app.open_about):
            act()
            _frames(app)
            app.close()
        app.show_new_game(rng.choice(KEYS))
        _frames(app)
        later: Told = []
        for summary in matches:
            shelf = _shelf(app)
            before = _told(shelf)
            shelf.resume(summary)
            _frames(app)
            if isinstance(app.scene, GameScene):
                app.open(DicePage(app, app.scene.session))
                _frames(app)
                app.close()
            else:
                later += [one for one in _told(shelf) if one not in before]
                assert len(_told(shelf)) > len(before), f"{summary.id} is not opened, without a word"
        return {one.id for one in matches}, told, later
    finally:
        app.shut()


def show_shelf() -> tuple[set[str], Told]:
    """Another start: the matches on the list, and what the shelf says of files."""
    app = App(ROUTES, propagate=True)
    try:
        shelf = _shelf(app)
        return {one.id for one in shelf.matches}, _told(shelf)
    finally:
        app.shut()


def _shelf(app: App) -> ShelfScene:
    app.go(ShelfScene)
    _frames(app)
    assert isinstance(app.scene, ShelfScene)
    return app.scene


def _told(shelf: ShelfScene) -> Told:
    return [*shelf.warnings, *((one.code, one.name) for one in shelf.unshown)]


def _frames(app: App) -> None:
    for _ in range(2):
        app.frame([], DT)


# --- judging ----------------------------------------------------------------------------------------------------------


def mutate_most(folder: Path, rng: Random) -> tuple[list[Path], set[str]]:
    """Mutate most files of a folder: those that were, and the matches to go on with that were not."""
    running = sorted((folder / "running").glob("*.json"))
    rng.shuffle(running)
    whole = {path.stem for path in running[:LEFT_WHOLE]}
    chosen = running[LEFT_WHOLE:] + sorted((folder / "finished").glob("*.json"))
    chosen += [backup_of(path) for path in running[LEFT_WHOLE:] if rng.random() < 0.3]
    chosen += [folder / name for name in ("settings.json", "dice.json")]
    for path in chosen:
        mutate(path, rng)
    return chosen, whole


def odd(folder: Path, mutated: list[Path], whole: set[str], rng: Random) -> list[str]:
    """Show a mutated folder twice; what is wrong with what is said of it."""
    unplayed = {path for path in mutated if _unplayed(path)}
    listed, told, later = show_everything(rng)
    faults = ["a whole match is not on the list" for _ in whole - listed]
    for path in mutated:
        if path.parent.name not in ("running", "finished") or path.suffix != ".json":
            continue
        sentences = [code for code, name in told if name.startswith(path.stem)]
        if len(sentences) > 1:
            faults.append(f"{path.parent.name}: more than one sentence: {', '.join(sentences)}")
        gone = path.parent.name == "running" and not path.exists() and not (folder / "finished" / path.name).exists()
        if gone and not sentences and path.stem not in listed and path not in unplayed:
            faults.append("running: gone without a sentence")
    again, told_again = show_shelf()
    faults += ["a whole match is not on the list the second time" for _ in whole - again]
    aside = [one for one in told_again if one in told + later and one[1].endswith(SET_ASIDE)]
    return faults + [f"told again: {code}" for code, _ in aside]


def _unplayed(path: Path) -> bool:
    """Whether the file is a match in which nobody has played, which is not kept."""
    try:
        return not read_unplayed(read_file(path, LARGEST)).begun
    except (OSError, UnfitFile, RecordError):
        return False


def one(original: Path, seed: int, faults: Counter[str]) -> int:
    """A folder of mutated files, shown twice. Returns how many were mutated."""
    rng, logged = Random(seed), Logged()
    logging.getLogger("jeux").addHandler(logged)
    with tempfile.TemporaryDirectory() as name, mock.patch.dict(os.environ, {"TABLIER_FOLDER": name}):
        folder = Path(name)
        shutil.copytree(original, folder, dirs_exist_ok=True)
        mutated, whole = mutate_most(folder, rng)
        try:
            logged.kinds += odd(folder, mutated, whole, rng)
        except Exception as error:
            logged.kinds.append(kind_of(error))
        for fault in logged.kinds:
            if fault not in faults:
                print(f"--- seed {seed}: {fault}", flush=True)
            faults[fault] += 1
    logging.getLogger("jeux").removeHandler(logged)
    return len(mutated)


def run(count: int, seed: int) -> tuple[int, Counter[str]]:
    """At least so many mutated files: how many, and the faults by kind."""
    faults: Counter[str] = Counter()
    done = 0
    with tempfile.TemporaryDirectory() as name:
        original(Path(name))
        while done < count:
            done += one(Path(name), seed, faults)
            seed += 1
    return done, faults


def main() -> int:
    """Mutate so many files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    done, faults = run(asked.files, asked.seed)
    print(f"{done} mutated files, {sum(faults.values())} faults of {len(faults)} kinds")
    for kind, count in faults.most_common():
        print(f"{count:6} {kind}")
    return 1 if faults else 0
