"""Engines that misbehave: each at a game of its own, where the computer is to play; how long until the game goes on.

    python -m benchmarks.stress engines --engines 500

Some are the real one, killed or stopped while it thinks; the others are scripts that flood, are mute, talk nonsense,
end at once, or never end their line; some do it each time they are started, some only the first time. The exit code
is 1 if a game has not gone on within `--limit` seconds, or if a frame of one took the window more of the processor
than `--frame`.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import tempfile
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic, sleep, thread_time

from jeux.common.settings import Settings
from jeux.engine.client import Engine, engine_command
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.table.conductor import Conductor, Played, Waiting
from jeux.rules import CATALOGUE

SCRIPT = """
import os, pathlib, subprocess, sys
way, once, starts, *real = sys.argv[1:]
starts = pathlib.Path(starts)
if starts.exists() and once == "once":
    os.execv(real[0], real)
starts.touch()
out = sys.stdout.buffer
if way == "crash":
    sys.exit(3)
for line in sys.stdin:
    word = line.split()[0]
    if word != "go" and way != "mute":
        print("ok", flush=True)
    while word == "go":
        if way == "flood":
            out.write(b"info depth=1 nodes=1 value=0.5 pv=a1\\n" * 1000)
        elif way == "empty":
            out.write(b"\\n" * 10000)
        elif way == "endless":
            out.write(b"info " * 10000)
        elif way == "nonsense":
            out.write(os.urandom(400))
        elif way == "illegal":
            print("best zz9 value=0.5 proof=exact", flush=True)
            break
        else:
            break
"""
SCRIPTED = ("crash", "mute", "deaf", "flood", "empty", "endless", "nonsense", "illegal")
SIGNALS = {"killed": signal.SIGKILL, "stopped": signal.SIGSTOP}
WAYS = (*SIGNALS, *SCRIPTED)
DT = 0.02
AT_ONCE = 10
"""Games in play at the same time."""
THOUGHT_BEFORE = 0.2
"""Seconds at most that the real engine thinks before it is struck."""


@dataclass
class Sitting:
    """A game in which the computer is to play, and what happens to its engine."""

    way: str
    conductor: Conductor
    engine: Engine
    steps: int
    blows: int
    """How many processes are still to be struck."""
    strike_at: float
    begun: float = field(default_factory=monotonic)
    struck: set[int] = field(default_factory=set)

    def advance(self, rng: Random) -> float | None:
        """A frame; the seconds from the question to the step, once it is played."""
        process = self.engine.process_id
        if self.way in SIGNALS and self.blows and process not in (None, *self.struck) and monotonic() > self.strike_at:
            assert process is not None
            os.kill(process, SIGNALS[self.way])
            self.struck.add(process)
            self.blows -= 1
            self.strike_at = monotonic() + rng.random() * THOUGHT_BEFORE
        played = [news for news in self.conductor.advance(DT, busy=False) if isinstance(news, Played)]
        return monotonic() - self.begun if played else None


def sitting(way: str, once: bool, rng: Random, folder: Path) -> Sitting:
    """A random game, some steps into it, at the computer's turn."""
    command = engine_command()
    if way in SCRIPTED:
        starts = folder / f"{rng.random()}"
        command = [sys.executable, "-c", SCRIPT, way, "once" if once else "always", str(starts), *command]
    engine = Engine(command)
    while True:
        game = CATALOGUE[rng.choice(list(CATALOGUE))]
        level = rng.randint(1, 5)
        match = Match.new(game.key, {}, tuple(Seat("", level) for _ in range(game.players[0])))
        for _ in range(rng.randrange(30)):
            if match.decider() >= 0 and not match.result():
                match.play(rng.choice(match.legal()))
            elif not match.result():
                match.throw()
        conductor = Conductor(match, engine, lambda: Settings(animation="none"))
        if conductor.waiting() is Waiting.COMPUTER:
            strike_at = monotonic() + rng.random() * THOUGHT_BEFORE
            return Sitting(way, conductor, engine, len(match.steps), 1 if once else 99, strike_at)


def main() -> int:
    """Games, some at a time, until each has gone on or its time is over."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engines", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=12.0, help="seconds within which a game goes on")
    parser.add_argument("--frame", type=float, default=0.05, help="seconds of the processor that a frame may take")
    asked = parser.parse_args()
    rng, number = Random(asked.seed), 0
    times: dict[str, list[float]] = defaultdict(list)
    slowest = 0.0
    with tempfile.TemporaryDirectory() as folder:
        playing: list[Sitting] = []
        while playing or number < asked.engines:
            if number < asked.engines and len(playing) < AT_ONCE:
                playing.append(sitting(WAYS[number % len(WAYS)], number // len(WAYS) % 2 == 0, rng, Path(folder)))
                number += 1
            for each in list(playing):
                began = thread_time()
                seconds = each.advance(rng)
                slowest = max(slowest, thread_time() - began)
                if seconds is None and monotonic() - each.begun > 2 * asked.limit:
                    seconds = float("inf")
                if seconds is not None:
                    times[each.way].append(seconds)
                    playing.remove(each)
                    each.engine.close()
            sleep(DT / 2)
    return report(times, slowest, asked)


def report(times: dict[str, list[float]], slowest: float, asked: argparse.Namespace) -> int:
    """Print what was measured; the exit code."""
    late = sum(seconds > asked.limit for each in times.values() for seconds in each)
    for way, each in times.items():
        print(f"{way:10} {len(each):4} engines, the game goes on after {max(each):5.1f} s at most")
    print(f"{sum(map(len, times.values()))} engines, {late} games later than {asked.limit:g} s")
    print(f"the slowest frame took {1000 * slowest:.0f} ms of the processor")
    return 1 if late or slowest > asked.frame else 0
