"""The small files of a player, as two windows, a later version and a failing disk have them.

    python -m benchmarks.stress small_files --ticks 600 --windows 2 --seed 1

Each file is written by several windows at once (processes), which add something of their own at every write; then by a
window whose disk gives no file (EIO), and by one that finds a file of a later version. A fault is something added that
is not there at the end, though its window was told nothing; a file that changed or was set aside though it was not
read; and a write over it that told nothing. The exit code is 1 if there was one.
"""

from __future__ import annotations

import argparse
import errno
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import IO, NamedTuple
from unittest import mock

from jeux.common import files
from jeux.common.clock import today
from jeux.common.files import SET_ASIDE, Problem
from jeux.common.settings import NewGame, load_settings, save_settings
from jeux.match.ledger import Ledger
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.match.statistics import Statistics
from jeux.play.analysis.analysis import DEEP
from jeux.play.analysis.verdicts import Verdict, Worth
from jeux.play.classroom.classrooms import MOST, Classroom, change_classrooms, load_classrooms
from jeux.play.learn.learnt import Learnt
from jeux.play.learn.own_mistakes.gathering import Confirmed, mistakes_of
from jeux.play.learn.own_mistakes.kept_mistakes import MOST as MOST_MISTAKES
from jeux.play.learn.own_mistakes.kept_mistakes import KeptMistakes
from jeux.play.learn.puzzle.solved import Solved
from jeux.play.library.players import Players
from jeux.tournament.draft import Draft, play_of
from jeux.tournament.draft_store import DraftStore

KEY = "moulin"
FRESH = Draft("", "2026-11-28", (play_of(KEY),))
LATER = 99
"""A format that no version has yet."""


class Keeper(NamedTuple):
    """A small file: its name, what adds something of a name to it, and what gives the names that are in it. `most`
    names fit into it; one that is written as a whole keeps the last. `versioned`: it says of which format it is."""

    file: str
    add: Callable[[Path, str], Problem | None]
    names: Callable[[Path], frozenset[str]]
    most: int = 500
    versioned: bool = True


def _player(folder: Path, name: str) -> Problem | None:
    return Players(folder).add(name)


def _statistics(folder: Path, name: str) -> Problem | None:
    line = [KEY, name, 1, "", "won", None, True]
    content = {"tablier": "statistics", "format": 1, "sums": [], "games": {name: [line]}}
    return Statistics(folder).take_in(content)


def _dice(folder: Path, name: str) -> Problem | None:
    return Ledger(folder).take_in({name: [[1] * 6, [0] * 6, [1] * 6, [1, 2]]})


def _classroom(folder: Path, name: str) -> Problem | None:
    return change_classrooms(folder, lambda kept: kept.with_first(Classroom(name)))


def _settings(folder: Path, name: str) -> Problem | None:
    before, _ = load_settings(folder)
    choice = NewGame(("", ""), (0, 2), {}, 0, 0, "single", "program")
    return save_settings(folder, before.replace(games={**before.games, name: choice}), before)


def _draft(folder: Path, name: str) -> Problem | None:
    return DraftStore(folder).save(replace(FRESH, name=name))


def _players(folder: Path) -> frozenset[str]:
    return frozenset(each.name for each in Players(folder).all())


def _lesson(folder: Path, name: str) -> Problem | None:
    return Learnt(folder).add(name)


def _mistake(folder: Path, name: str) -> Problem | None:
    match = Match.new(KEY, {}, (Seat(name), Seat("")))
    verdict = Verdict(0, DEEP, (Worth("a1", 0.6), Worth("d1", 0.2)), (0.05, 0.1, 0.15))
    match.play("d1")
    return KeptMistakes(folder).add(mistakes_of(match, [Confirmed(0, 2, verdict)], name.__eq__, today()))


def _puzzle(folder: Path, name: str) -> Problem | None:
    return Solved(folder).add(name)


KEEPERS = {
    "players": Keeper("players.json", _player, _players),
    "lessons": Keeper("lessons.json", _lesson, lambda folder: Learnt(folder).all()),
    "problems": Keeper("problems.json", _puzzle, lambda folder: Solved(folder).all()),
    "mistakes": Keeper("mistakes.json", _mistake, lambda folder: KeptMistakes(folder).names(), MOST_MISTAKES),
    "statistics": Keeper("statistics.json", _statistics, lambda folder: Statistics(folder).names()),
    "dice": Keeper("dice.json", _dice, lambda folder: frozenset(Ledger(folder).content())),
    "classes": Keeper(
        "animation.json",
        _classroom,
        lambda folder: frozenset(each.name for each in load_classrooms(folder).kept),
        MOST,
    ),
    "settings": Keeper(
        "settings.json", _settings, lambda folder: frozenset(load_settings(folder)[0].games), 60, versioned=False
    ),
    "draft": Keeper("evening-draft.json", _draft, lambda folder: frozenset({DraftStore(folder).load(FRESH).name}), 1),
}


# --- two windows ------------------------------------------------------------------------------------------------------


def add_many(keeper: Keeper, folder: Path, window: int, count: int) -> None:
    """What one window does: add so many names, and print each that it was not told a problem of."""
    sys.stdin.read(1)  # they begin together
    for number in range(count):
        name = f"n{window}_{number}"
        if keeper.add(folder, name) is None:
            sys.stdout.write(f"{name}\n")


def windows(key: str, folder: Path, count: int, ticks: int) -> list[str]:
    """Several windows add to one file at once; the faults."""
    keeper = KEEPERS[key]
    each = min(ticks, keeper.most) // count
    command = [sys.executable, "-m", "benchmarks.stress", "small_files", "--keeper", key, "--folder", str(folder)]
    running = [
        subprocess.Popen(
            [*command, "--window", str(number), "--ticks", str(each)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in range(count)
    ]
    for process in running:
        assert process.stdin
        process.stdin.write("x")
        process.stdin.flush()
    told = [name for process in running for name in process.communicate()[0].split()]
    lost = set(told) - keeper.names(folder)
    faults = [f"{key}: {len(lost)} of {len(told)} names lost between {count} windows"] * bool(lost)
    faults += [f"{key}: a window failed" for process in running if process.returncode]
    refused = count * each - len(told)
    return faults + [f"{key}: {refused} of {count * each} names refused"] * bool(refused) + _aside(key, folder)


# --- a disk that gives nothing, a later version -----------------------------------------------------------------------


def failing_disk() -> mock.Mock:
    """`open` as it is on a disk whose reading fails."""

    def refuse(path: Path, mode: str, **opened: object) -> IO[bytes]:
        if mode == "rb":
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return open(path, mode, **opened)  # type: ignore[call-overload, no-any-return]

    return mock.Mock(side_effect=refuse)


def unread(key: str, folder: Path) -> list[str]:
    """Write and read while the disk gives no file; the faults."""
    keeper = KEEPERS[key]
    assert keeper.add(folder, "before") is None
    before = (folder / keeper.file).read_bytes()
    with mock.patch.object(files, "open", failing_disk(), create=True):
        keeper.names(folder)
        problem = keeper.add(folder, "while_it_fails")
    faults = [] if problem else [f"{key}: written over what was not read, without a word"]
    faults += [] if (folder / keeper.file).read_bytes() == before else [f"{key}: what was not read has changed"]
    after = keeper.add(folder, "after")
    faults += [f"{key}: not written once the disk gives it again: {after}"] * bool(after)
    there = "before" in keeper.names(folder) or keeper.most == 1
    return faults + [] * there + [f"{key}: lost after a failed read"] * (not there) + _aside(key, folder)


def later(key: str, folder: Path, rng: Random) -> list[str]:
    """Meet a file of a later version; the faults."""
    keeper = KEEPERS[key]
    if not keeper.versioned:
        return []
    assert keeper.add(folder, "before") is None
    path = folder / keeper.file
    data = json.loads(path.read_bytes())
    changed = rng.choice([name for name in data if name not in ("tablier", "format")])
    data |= {"format": LATER, changed: rng.choice((None, 7, "x", [], {"new": [{}]})), "unheard of": [1]}
    path.write_text(json.dumps(data))
    before = path.read_bytes()
    keeper.names(folder)
    faults = [] if keeper.add(folder, "after") else [f"{key}: written over a later version, without a word"]
    DraftStore(folder).forget()
    faults += [] if path.exists() and path.read_bytes() == before else [f"{key}: a later version has changed"]
    return faults + _aside(key, folder)


def _aside(key: str, folder: Path) -> list[str]:
    found = [*folder.rglob(f"*{SET_ASIDE}"), *folder.rglob("*.tmp")]
    return [f"{key}: {path.name} lies there" for path in found]


def run(ticks: int, count: int, seed: int) -> Counter[str]:
    """Try every small file; the faults."""
    rng, faults = Random(seed), Counter[str]()
    for key in KEEPERS:
        for trial in (
            lambda key, folder: windows(key, folder, count, ticks),
            unread,
            lambda key, folder: later(key, folder, rng),
        ):
            with tempfile.TemporaryDirectory() as folder:
                faults.update(trial(key, Path(folder)))
    return faults


def main() -> int:
    """Try so many ticks in so many windows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ticks", type=int, default=600)
    parser.add_argument("--windows", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keeper", help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--window", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.keeper:
        add_many(KEEPERS[asked.keeper], asked.folder, asked.window, asked.ticks)
        return 0
    faults = run(asked.ticks, asked.windows, asked.seed)
    print(f"{len(KEEPERS)} small files, {asked.ticks} ticks in {asked.windows} windows, {sum(faults.values())} faults")
    for fault, number in faults.most_common():
        print(f"{number:6} {fault}")
    return 1 if faults else 0
