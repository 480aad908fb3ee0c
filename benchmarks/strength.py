"""Measures how strong the levels of a game are against each other and against random play.

    python benchmarks/strength.py moulin --games 100 --seed 1
    python benchmarks/strength.py assaut --pair 5:random --pair 5:4 --jobs 2 --write
    python benchmarks/strength.py barricades --players 4 --option teams=on
    python benchmarks/strength.py reversi --pair master:5 --seconds 1 --games 20
    python benchmarks/strength.py crosses --from-start
    python benchmarks/strength.py reversi --pair 1:beginner --games 60

Every pairing plays `--games` games, each opening twice with the sides exchanged; against random play as many on each
side. A game begins with two to four random steps, none with `--from-start`, and is settled by its number and the seed:
levels are bounded by nodes alone here, never by seconds, so that the same command gives the same figures on every
machine. « Maître » (`master`) alone thinks by the clock: `--seconds` a step. With three or four players the two named
sit on every second seat, and a win is that of anyone of them. A game for one is played by each alone, and the better
score wins. A beginner (`beginner`) sees little beyond what is near (`benchmarks/beginners.py`).
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.beginners import beginner
from benchmarks.uct import random_step
from jeux.engine.budget import Clock, SearchResult
from jeux.engine.levels import choose, limits
from jeux.engine.lookup import player_of
from jeux.engine.player import EnginePlayer
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, Position, complete_options

RANDOM = "random"
MASTER = "master"
BEGINNER = "beginner"
PAIRS = ("5:random", "5:4", "4:3", "3:2", "2:1", "1:random")
ORDER = (*PAIRS, f"1:{BEGINNER}")
OPENING = (2, 4)
LONGEST_GAME = 2_000
TABLE = Path(__file__).resolve().parents[1] / "docs" / "strength.md"
HEADER = "# Strength of the levels\n"
COLUMNS = "| | games | wins | draws | losses | score | score as player 0 | score as player 1 | seed |"


@dataclass(frozen=True, slots=True)
class Task:
    """One game to play: who is each player (``1`` to ``5``, ``master``, ``beginner`` or ``random``), its number, the
    seconds that « Maître » has for a step, and how many random steps may come first, at least and at most."""

    key: str
    options: tuple[tuple[str, str], ...]
    sides: tuple[str, ...]
    seed: int
    number: int
    seconds: float = 5.0
    opening: tuple[int, int] = OPENING


@dataclass(frozen=True, slots=True)
class Tally:
    """Games won, drawn and lost."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """In percent, a draw counting half."""
        return 100 * (self.wins + self.draws / 2) / max(self.games, 1)

    def with_result(self, own: float, other: float) -> Tally:
        """One game more."""
        return Tally(self.wins + (own > other), self.draws + (own == other), self.losses + (own < other))

    def __add__(self, more: Tally) -> Tally:
        return Tally(self.wins + more.wins, self.draws + more.draws, self.losses + more.losses)


def silent(_: SearchResult) -> None:
    """Nobody listens to the iterations."""


def chosen(position: Position, who: str, mind: EnginePlayer, rng: Random, seconds: float) -> str:
    """The step that a level, « Maître » in so many seconds, a beginner or random play chooses."""
    if who == RANDOM or position.turn == CHANCE:
        return random_step(position, rng)
    if who == BEGINNER:
        return beginner(position, rng)
    level = mind.full if who == MASTER else mind.levels[int(who) - 1]
    budget = replace(limits(level), seconds=seconds if who == MASTER else None)
    return choose(mind, position, level, rng, Clock(budget), silent).step


def play(task: Task) -> tuple[float, ...]:
    """The scores of one game; of a game for one, those of a game of each."""
    if max(CATALOGUE[task.key].players) == 1 and len(task.sides) > 1:
        return tuple(play(replace(task, sides=(side,)))[0] for side in task.sides)
    game = CATALOGUE[task.key]
    mind = player_of(task.key)
    opening, rng = Random(f"{task.seed} {task.number}"), Random(f"{task.seed} {task.number} {task.sides}")
    position = game.start(complete_options(game, dict(task.options)), len(task.sides))
    for _ in range(opening.randint(*task.opening)):
        if position.turn != OVER:
            position = position.play(random_step(position, opening))
    for _ in range(LONGEST_GAME):
        if position.turn == OVER:
            break
        position = position.play(chosen(position, task.sides[max(position.turn, 0)], mind, rng, task.seconds))
    result = position.result()
    return result.scores if result else (0.5,) * len(task.sides)


def tasks(
    key: str,
    options: tuple[tuple[str, str], ...],
    pair: tuple[str, str],
    games: int,
    seed: int,
    players: int = 2,
    seconds: float = 5.0,
    opening: tuple[int, int] = OPENING,
) -> list[Task]:
    """The games of a pairing, the first named as player 0 (2, …) then as player 1 (3, …) for each opening."""
    both = tuple(tuple(pair[(seat + turn) % 2] for seat in range(players)) for turn in (0, 1))
    numbers = range(games if RANDOM in pair else games // 2)
    return [Task(key, options, sides, seed, number, seconds, opening) for number in numbers for sides in both]


def tallies(scores: Iterator[tuple[float, ...]]) -> tuple[Tally, Tally]:
    """What the first named won as player 0 (and 2) and as player 1 (and 3)."""
    sides = [Tally(), Tally()]
    for number, score in enumerate(scores):
        side = number % 2
        sides[side] = sides[side].with_result(max(score[side::2]), max(score[1 - side :: 2]))
    return sides[0], sides[1]


def row(pair: str, seed: int, sides: tuple[Tally, Tally]) -> str:
    """A line of the table."""
    total = sides[0] + sides[1]
    cells = [
        pair.replace(":", " – "),
        total.games,
        total.wins,
        total.draws,
        total.losses,
        f"{total.score:.1f} %",
        *(f"{side.score:.1f} % ({side.wins}/{side.draws}/{side.losses})" for side in sides),
        seed,
    ]
    return f"| {' | '.join(map(str, cells))} |"


def write(path: Path, title: str, rows: list[str], columns: str = COLUMNS) -> None:
    """Put the rows into the section of a game, replacing those of the same name, in the order of `ORDER` after those of
    « Maître » and whatever else."""
    text = path.read_text(encoding="utf-8") if path.exists() else HEADER
    if f"\n## {title}\n" not in text:
        text += f"\n## {title}\n\n{columns}\n{re.sub('[^|]+', '---', columns)}\n"
    head, section, tail = re.split(rf"(?s)(?<=\n)(## {re.escape(title)}\n.*?)(?=\n## |\Z)", text, maxsplit=1)
    lines = section.splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("|---")) + 1
    named = {line.split("|")[1].strip(): line for line in (*lines[first:], *rows)}
    order = [pair.replace(":", " – ") for pair in ORDER]
    ranked = sorted(named, key=lambda name: order.index(name) if name in order else -1)
    section = "\n".join((*lines[:first], *(named[name] for name in ranked))) + "\n"
    path.write_text(head + section + tail, encoding="utf-8")


def main() -> None:
    """Play, print, and write if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(CATALOGUE))
    parser.add_argument("--games", type=int, default=100, help="games of a pairing (100), an even number")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pair", action="append", help="such as 5:4, 5:random, master:5 (the six without it)")
    parser.add_argument("--seconds", type=float, default=5.0, help="what « Maître » has for a step (5)")
    parser.add_argument("--option", action="append", default=[], help="name=value of a rule")
    parser.add_argument("--players", type=int, default=2, help="seats that the two named share out (2)")
    parser.add_argument("--from-start", action="store_true", help="no random steps first")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--write", action="store_true", help="put the rows into docs/strength.md")
    args = parser.parse_args()
    options = tuple((name, value) for name, _, value in (word.partition("=") for word in sorted(args.option)))
    named = (("players", args.players), *options) if args.players != 2 else options
    title = " ".join((args.game, *(f"{name}={value}" for name, value in named)))
    opening = OPENING
    if args.from_start:
        title, opening = f"{title}, from the start", (0, 0)
    print(f"{title}, seed {args.seed}\n{COLUMNS}")
    rows = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for pair in args.pair or PAIRS:
            first, _, second = pair.partition(":")
            games = tasks(
                args.game, options, (first, second), args.games, args.seed, args.players, args.seconds, opening
            )
            name = pair.replace(MASTER, f"Maître {args.seconds:g} s")
            rows.append(row(name, args.seed, tallies(pool.map(play, games))))
            print(rows[-1], flush=True)
    if args.write:
        write(TABLE, title, rows)


if __name__ == "__main__":
    main()
