"""Plays full strength at so many seconds a step against a sparring partner.

    python benchmarks/duel.py tablut --games 20 --seconds 0.2 --against uct --times 10
    python benchmarks/duel.py hex --games 20 --against "python ../other/main.py --engine" --level 5

`uct` is plain Monte-Carlo tree search by the rules (`benchmarks/uct.py`), given `--times` our time. Anything else is a
command that speaks the engine protocol, at one of its levels or with the same time as ours (or `--theirs`). Every
opening (two to four random steps, or as many as `--random-steps` says) is played from both sides; a draw counts half.

`--from` has every game begin with certain steps; random ones follow. How the games were lost is told at the end.

In some games one side wins nearly always, whoever plays it, and half the games say nothing: `--fair` draws openings
until level 4, in eight games against itself from there, wins three or more with each side; what is drawn before the
first decision, as at Quandary, is part of them.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import count, islice
from pathlib import Path
from random import Random
from time import monotonic

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.strength import COLUMNS, LONGEST_GAME, OPENING, Tally, row, silent, write
from benchmarks.uct import random_step, uct
from jeux.engine.budget import Budget, Clock
from jeux.engine.levels import choose, limits
from jeux.engine.lookup import player_of
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, Game, Position, complete_options

TABLE = Path(__file__).resolve().parents[1] / "docs" / "sparring.md"

MODEST, TRIALS, WON_BY_EACH = 4, 8, 3
"""The level that tells fair openings, how many games it plays from each, and how many each player has to win."""

Player = Callable[[Position, list[str]], str]
"""Chooses a step of a position, knowing the steps that led to it."""


class Program:
    """Another engine, spoken to in the protocol."""

    def __init__(self, command: str, setting: str, level: int, seconds: float) -> None:
        self._setting, self._level, self._seconds = setting, level, seconds
        self._process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def _ask(self, line: str, answer: str) -> str:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        while True:
            said = self._process.stdout.readline()
            if not said or said.startswith("error"):
                raise RuntimeError(f"{line!r}: {said!r}")
            if said.split()[0] == answer:
                return said

    def choose(self, position: Position, steps: list[str]) -> str:
        """Its answer after these steps. Raises `RuntimeError` when it refuses or is gone."""
        self._ask(f"new {self._setting}", "position")
        if steps:
            self._ask(f"play {' '.join(steps)}", "position")
        if self._level:
            self._ask(f"level {self._level}", "ok")
        go = "go seed=1" if self._level else f"go time={self._seconds:.3f} seed=1"
        return self._ask(go, "best").split()[1]

    def end(self) -> None:
        """Let it go."""
        self._process.kill()
        self._process.wait()


def ours(key: str, seconds: float) -> Player:
    """Full strength at so many seconds a step."""
    mind = player_of(key)

    def choose(position: Position, steps: list[str]) -> str:
        budget = Budget(seconds)
        return mind.think(position, budget, Clock(budget), Random(len(steps)), lambda _: None).step

    return choose


def tree_search(seconds: float, rng: Random, position: Position, steps: list[str]) -> str:
    """What plain Monte-Carlo tree search chooses in so many seconds."""
    deadline = monotonic() + seconds
    return uct(position, rng, lambda _: monotonic() < deadline)


def random_opening(
    start: Position, rng: Random, to_decision: bool, random_steps: tuple[int, int] = OPENING
) -> tuple[Position, list[str]]:
    """The position after so many random steps, at least and at most, and those steps; if `to_decision`, whatever chance
    still settles before the next decision is among them."""
    position, steps = start, list[str]()
    least = rng.randint(*random_steps)
    while position.turn != OVER and (len(steps) < least or (to_decision and position.turn == CHANCE)):
        steps.append(random_step(position, rng))
        position = position.play(steps[-1])
    return position, steps


def contested(position: Position, key: str, rng: Random) -> bool:
    """Whether, of games that a modest level plays from here against itself, each player wins at least some."""
    mind, won = player_of(key), [0, 0]
    level = mind.levels[MODEST - 1]

    def modest(position: Position, steps: list[str]) -> str:
        return choose(mind, position, level, rng, Clock(replace(limits(level), seconds=None)), silent).step

    for _ in range(TRIALS):
        scores = finished(position, [], (modest, modest), rng)
        won[scores[1] > scores[0]] += scores[0] != scores[1]
    return min(won) >= WON_BY_EACH


def ended(position: Position, steps: list[str], players: tuple[Player, Player], dice: Random) -> Position:
    """The end of a game that is played on, or where it is broken off for its length; its steps are added."""
    for _ in range(LONGEST_GAME):
        if position.turn == OVER:
            break
        step = random_step(position, dice) if position.turn == CHANCE else players[position.turn](position, steps)
        position = position.play(step)
        steps.append(step)
    return position


def finished(position: Position, steps: list[str], players: tuple[Player, Player], dice: Random) -> tuple[float, ...]:
    """The scores of a game played on to its end."""
    result = ended(position, steps, players, dice).result()
    return result.scores if result else (0.5, 0.5)


def after(start: Position, steps: Iterable[str]) -> Position:
    """The position after these steps. Raises `ValueError` at the first that is not legal."""
    for step in steps:
        if step not in start.steps():
            raise ValueError(step)
        start = start.play(step)
    return start


def openings(
    start: Position, key: str, seed: int, fair: bool, random_steps: tuple[int, int] = OPENING
) -> Iterator[tuple[Position, list[str]]]:
    """Random openings, without end; if `fair`, only those that either player may win. They depend on the seed alone."""
    for number in count():
        rng = Random(f"{seed} {number} opening")
        position, steps = random_opening(start, rng, fair, random_steps)
        if not fair or contested(position, key, rng):
            yield position, steps


def read_arguments() -> argparse.Namespace:
    """The words of the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(key for key, game in CATALOGUE.items() if 2 in game.players))
    parser.add_argument("--games", type=int, default=20, help="how many, half of them from each side (20)")
    parser.add_argument("--seconds", type=float, default=0.2, help="our time for a step (0.2)")
    parser.add_argument("--against", default="uct", help="uct, or the command of an engine")
    parser.add_argument("--times", type=float, default=10.0, help="how many times our time uct has (10)")
    parser.add_argument("--theirs", type=float, help="the other engine's time for a step (as ours)")
    parser.add_argument("--level", type=int, default=0, help="the level of the other engine (full strength)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--from", dest="first", default="", metavar="STEPS", help="steps that every game begins with")
    parser.add_argument("--random-steps", type=int, help="random steps that a game begins with (two to four)")
    parser.add_argument("--fair", action="store_true", help="leave out openings that only one player may win")
    parser.add_argument("--named", default="", help="what the other is called in the table (as --against)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put the row into docs/sparring.md")
    return parser.parse_args()


def opponent(args: argparse.Namespace, played: Game) -> tuple[Player, Callable[[], None]]:
    """Who plays against us, and how it is ended."""
    if args.against == "uct":
        rng = Random(args.seed)
        return partial(tree_search, args.seconds * args.times, rng), lambda: None
    setting = " ".join([played.key, "players=2", *args.option])
    program = Program(args.against, setting, args.level, args.theirs or args.seconds)
    return program.choose, program.end


def named(args: argparse.Namespace) -> str:
    """Who plays, in the table."""
    name = f"{args.seconds:g} s – {args.named or args.against}"
    if args.against == "uct":
        name += f" × {args.times:g}"
    if args.level:
        name += f" level {args.level}"
    if args.theirs:
        name += f" {args.theirs:g} s"
    if args.first:
        name += f", from {args.first}"
    if args.random_steps is not None:
        name += f", {args.random_steps} random step{'s' * (args.random_steps != 1)}"
    return name + (", fair openings" if args.fair else "")


def main() -> None:
    """Play, print, and write if asked."""
    args = read_arguments()
    played = CATALOGUE[args.game]
    first = args.first.split()
    start = after(played.start(complete_options(played, dict(each.split("=") for each in args.option)), 2), first)
    us, (them, end) = ours(args.game, args.seconds), opponent(args, played)
    sides, lost = [Tally(), Tally()], Counter[str]()
    random_steps = OPENING if args.random_steps is None else (args.random_steps, args.random_steps)
    for number, (position, steps) in enumerate(
        islice(openings(start, args.game, args.seed, args.fair, random_steps), args.games // 2)
    ):
        for own, players in enumerate(((us, them), (them, us))):
            end_of_game = ended(position, [*first, *steps], players, Random(f"{args.seed} {number} dice")).result()
            scores = end_of_game.scores if end_of_game else (0.5, 0.5)
            sides[own] = sides[own].with_result(scores[own], scores[1 - own])
            if end_of_game and scores[own] < scores[1 - own]:
                lost[end_of_game.reason] += 1
            print(f"{number + 1}: {sides[0]} {sides[1]}", flush=True)
    end()
    line = row(named(args), args.seed, (sides[0], sides[1]))
    print(f"{args.game}\n{COLUMNS}\n{line}")
    print("lost:", ", ".join(f"{reason} {times}" for reason, times in lost.most_common()) or "none")
    if args.write:
        write(TABLE, " ".join([args.game, *args.option]), [line])


if __name__ == "__main__":
    main()
