"""The program killed at random moments: every step that it reported as played is in the file afterwards."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

from jeux.match.archive import Archive
from jeux.match.statistics import FILE_NAME, Statistics
from jeux.match.store import Store

ROOT = Path(__file__).resolve().parents[2]
KILLS, FEW_KILLS = 50, 15
AT_ONCE = 5
KILLED = -9 if os.name == "posix" else 1


def start(folder: Path, seed: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.match.autoplay", str(folder), str(seed)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def kill_after(process: subprocess.Popen[str], reports: int, rest: float) -> list[str]:
    """Let it report so many steps, wait a fraction of a step, kill it; all the whole lines that it reported."""
    assert process.stdout
    lines = [process.stdout.readline() for _ in range(reports)]
    try:
        process.wait(rest)
    except subprocess.TimeoutExpired:
        process.kill()
    tail, _ = process.communicate()
    return [line for line in [*lines, *tail.splitlines(keepends=True)] if line.endswith("\n")]


def check(folder: Path, lines: list[str]) -> None:
    store = Store(folder)
    reported: dict[str, dict[int, str]] = {}
    for line in lines:
        name, count, step = line.split()
        reported.setdefault(name, {})[int(count)] = step
    for name, steps in reported.items():
        loaded = store.load(name)
        assert loaded.record
        assert loaded.problems == ()
        kept = loaded.record.games[-1].steps
        assert all(kept[count - 1] == step for count, step in steps.items())
        assert len(kept) - max(steps) in (0, 1)
    listings = store.running(), store.finished()
    assert all(not listing.problems for listing in listings)
    assert len(listings[0].matches) <= 1
    assert {each.id for listing in listings for each in listing.matches} >= reported.keys()
    ended = Archive(folder).games()
    assert ended.problems == ()
    assert {game.id for game in ended.games} >= {each.id for each in listings[1].matches}, "kept before its match is"
    assert len(ended.games) - len(listings[1].matches) in (0, 1)
    assert all(Archive(folder).record(game) for game in ended.games)
    statistics = Statistics(folder)
    assert all(stats.played for stats in statistics.table().values())
    assert statistics.problem() is None
    counted = json.loads((folder / FILE_NAME).read_text())["games"] if (folder / FILE_NAME).exists() else {}
    assert {f"{each.id}.1" for each in listings[1].matches} <= counted.keys() <= {game.name for game in ended.games}
    assert not list(folder.rglob("*.illisible"))


def test_killed_at_random_moments(tmp_path: Path, thorough: bool) -> None:
    rng = Random(20240607)
    for batch in range(0, KILLS if thorough else FEW_KILLS, AT_ONCE):
        folders = [tmp_path / str(number) for number in range(batch, batch + AT_ONCE)]
        processes = [start(folder, number) for number, folder in enumerate(folders, batch)]
        for process, folder in zip(processes, folders, strict=True):
            lines = kill_after(process, rng.randint(1, 120), rng.uniform(0, 0.004))
            assert process.returncode == KILLED
            check(folder, lines)
