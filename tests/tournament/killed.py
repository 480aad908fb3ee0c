"""A tournament whose program is killed while results are entered: nothing that was acknowledged may be lost.

    python -m tests.tournament.killed --times 100 [--windows 2] [--seed 1]

Processes enter results at random in one folder and say which note is saved; each time, at a random moment, all are
killed (SIGKILL). Then the folder is read as the program would read it after the plug was pulled.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from jeux.tournament.contract import SWISS, Plan, Play, Station, Tournament
from jeux.tournament.director import may_pair, pair_next, start
from jeux.tournament.results import enter
from jeux.tournament.store import TournamentStore

PLAYERS, LONGEST = 12, 0.15
"""Players of the tournament, and seconds after the first saved result at which the processes are killed at the
latest."""
RENEWED = 10
"""How many kills one tournament lives through: its notes grow by the thousand."""


@dataclass(frozen=True, slots=True)
class Found:
    """What came of it: kills, notes acknowledged, notes lost, files that did not load."""

    kills: int
    acknowledged: int
    lost: int
    problems: tuple[str, ...]


def begin(folder: Path) -> str:
    """A tournament in this folder, its first round paired."""
    plan = Plan("Soirée", "2026-11-28", SWISS, (Play("hex"),), rounds=100)
    tournament = start(plan, [f"J{number}" for number in range(PLAYERS)], Station("a" * 16))
    assert TournamentStore(folder).save(pair_next(tournament, Station("a" * 16))).problem is None
    return tournament.id


def write(folder: Path, name: str, seed: int) -> None:
    """Enter results until killed; each note is told once it is saved."""
    store, chance, by = TournamentStore(folder), random.Random(seed), Station(f"{seed:016x}")
    tournament = store.load(name).tournament
    assert tournament
    while True:
        before = set(tournament.notes)
        tournament = _next(tournament, chance, by)
        ours = [note.id for note in tournament.notes if note not in before]
        saved = store.save(tournament)
        if saved.problem is None:
            _say(" ".join(ours))
        tournament = saved.tournament


def _next(tournament: Tournament, chance: random.Random, by: Station) -> Tournament:
    """The tournament with a result more, or corrected; with a round more where all are entered."""
    if not may_pair(tournament):
        return pair_next(tournament, by)
    pairing = chance.choice(tournament.rounds[-1].pairings)
    return enter(tournament, len(tournament.rounds), pairing.table, chance.choice([(1, 0), (0, 1), (0.5, 0.5)]), by)


def killed(times: int, windows: int, seed: int) -> Found:
    """Kill `windows` processes so many times."""
    chance, acknowledged, lost, problems = random.Random(seed), 0, 0, []
    with tempfile.TemporaryDirectory() as directory:
        for kill in range(times):
            folder = Path(directory) / str(kill // RENEWED)
            name = next((path.stem for path in folder.glob("*.json")), "") or begin(folder)
            notes = _kill_once(folder, name, [chance.getrandbits(32) for _ in range(windows)], chance)
            loaded = TournamentStore(folder).load(name)
            problems += [problem.code for problem in loaded.problems]
            there = {note.id for note in loaded.tournament.notes} if loaded.tournament else set()
            acknowledged += len(notes)
            lost += len(notes - there)
    return Found(times, acknowledged, lost, tuple(problems))


def _kill_once(folder: Path, name: str, seeds: Sequence[int], chance: random.Random) -> set[str]:
    """The notes that processes have acknowledged before they were killed."""
    command = [sys.executable, "-m", "tests.tournament.killed", "--write", str(folder), name]
    writers = [subprocess.Popen([*command, "--seed", str(seed)], stdout=subprocess.PIPE, text=True) for seed in seeds]
    first = []
    for writer in writers:
        assert writer.stdout
        first.append(writer.stdout.readline())
    time.sleep(chance.uniform(0, LONGEST))
    for writer in writers:
        writer.kill()
    # a line that was cut short was not said: its note counts only with its end
    told = [line + writer.communicate()[0] for line, writer in zip(first, writers, strict=True)]
    return {
        note for text in told for line in text.splitlines(keepends=True) if line.endswith("\n") for note in line.split()
    }


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    """Answer 1 where something was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--windows", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", nargs=2, metavar=("FOLDER", "ID"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.write:
        write(Path(asked.write[0]), asked.write[1], asked.seed)
    found = killed(asked.times, asked.windows, asked.seed)
    told = f"{found.kills} kills, {found.acknowledged} results acknowledged, {found.lost} lost"
    _say(f"{told}, problems {found.problems}")
    return 1 if found.lost or found.problems else 0


if __name__ == "__main__":
    sys.exit(main())
