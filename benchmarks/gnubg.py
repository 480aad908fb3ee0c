"""Backgammon as GNU Backgammon sees it, which has to be installed (the package `gnubg` of Debian).

    python benchmarks/gnubg.py --matches 30 --depth 3 --plies 3 --write
    python benchmarks/gnubg.py --matches 100 --level 2 --plies 0 --write
    python benchmarks/gnubg.py --money 1000 --depth 2 --jobs 2 --write

`--matches`: our engine, at full strength or with `--level` at that level, plays matches to seven points against
itself, Crawford's rule in force; GNU Backgammon looks at every decision with so many plies. PR is the usual performance
rating: 500 times the error of a decision, in points of a single stake, over unforced moves and close or actual
decisions about the cube.

`--money`: games for points, with the cube, without Jacoby's rule or beavers, against GNU Backgammon without any look
ahead (0-ply); each series of dice is played from both sides.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.strength import silent, write
from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.levels import choose, limits
from jeux.engine.lookup import player_of
from jeux.engine.search.expectimax import turn_ends
from jeux.rules.contract import CHANCE, OVER, Options, complete_options
from jeux.rules.games.backgammon import game as backgammon
from jeux.rules.games.backgammon.men import STEP_OF
from jeux.rules.games.backgammon.position import NOBODY, Backgammon

TABLE = Path(__file__).resolve().parents[1] / "docs" / "sparring.md"
COMMAND = "gnubg -t -q -r"
TARGET = 7
GRADES = "| | matches | decisions | PR | PR of the men | PR of the cube | seed |"
POINTS = "| | games | points a game | standard error | won | seed |"

Player = Callable[[Backgammon], Sequence[str]]
"""The steps of a turn, or the one that decides about the cube."""


def ours(depth: int) -> Player:
    """Our engine, looking so many turns ahead."""
    mind = player_of("backgammon")

    def choose(position: Backgammon) -> Sequence[str]:
        budget = Budget(depth=depth)
        found: SearchResult = mind.think(position, budget, Clock(budget), Random(1), silent)
        return found.pv if position.phase == "play" else (found.step,)

    return choose


def at_level(number: int, rng: Random) -> Player:
    """Our engine at a level, its whole turn step by step."""
    mind = player_of("backgammon")
    level = mind.levels[number - 1]
    budget = replace(limits(level), seconds=None)

    def turn(position: Backgammon) -> Sequence[str]:
        player, phase, steps = position.turn, position.phase, list[str]()
        while position.turn == player and position.phase == phase:
            steps.append(choose(mind, position, level, rng, Clock(budget), silent).step)
            position = position.play(steps[-1])
        return tuple(steps)

    return turn


def game(position: Backgammon, players: tuple[Player, Player], dice: Random, tell: Callable[..., None]) -> Backgammon:
    """A game to its end; `tell` hears of each decision: the position and the steps."""
    while position.turn != OVER:
        if position.turn == CHANCE:
            position = position.play(position.outcome((dice.randint(1, 6), dice.randint(1, 6))))
            continue
        player, steps = position.turn, players[position.turn](position)
        tell(position, steps)
        for step in steps:
            if position.turn == player:
                position = position.play(step)
    return position


# --- matches against itself, graded -------------------------------------------------------------------------------


class Report:
    """A game in the format of Jellyfish (.mat), which GNU Backgammon reads: two columns of turns."""

    def __init__(self) -> None:
        self._cells: list[tuple[int, str]] = []

    def tell(self, position: Backgammon, steps: Sequence[str]) -> None:
        """One decision more."""
        if position.phase == "play":
            dice, steps = position.dice, [step for step in steps if step != "pass"]
            men = [f"{origin}/{max(origin - die, 0)}" for die, origin in map(STEP_OF.__getitem__, steps)]
            self._cells.append((position.side, f"{dice[0]}{dice[-1]}: {' '.join(men)}"))
        elif steps == ("double",):
            self._cells.append((position.side, f" Doubles => {2 * position.stake}"))
        elif position.phase == "take":
            self._cells.append((position.turn, " Takes" if steps == ("take",) else " Drops"))

    def lines(self) -> list[str]:
        """The turns, numbered."""
        rows: list[list[str]] = []
        for side, text in self._cells:
            if side == 0 or not rows or rows[-1][1]:
                rows.append(["", ""])
            rows[-1][side] = text
        return [f"{number:3d}) {first:<28} {second}" for number, (first, second) in enumerate(rows, 1)]


def match(options: Options, mind: Player, dice: Random) -> str:
    """A match of a player to `TARGET` points against itself, as a text in that format."""
    text, scores = [f" {TARGET} point match", ""], [(0, 0)]
    while max(scores[-1]) < TARGET:
        now = complete_options(backgammon.GAME, backgammon.match_options(options, TARGET, tuple(scores)))
        away = (TARGET - scores[-1][0], TARGET - scores[-1][1])
        report = Report()
        end = game(backgammon.in_match(backgammon.start(now, 2), away), (mind, mind), dice, report.tell)
        result = end.result()
        assert result
        points = [max(0, int(score)) for score in result.scores]
        text += [f" Game {len(scores)}", f" A : {scores[-1][0]:<28}B : {scores[-1][1]}", *report.lines()]
        won = f"Wins {max(points)} point{'s' if max(points) > 1 else ''}"
        scores.append((scores[-1][0] + points[0], scores[-1][1] + points[1]))
        text += [" " * (6 if points[0] else 34) + won + (" and the match" if max(scores[-1]) >= TARGET else ""), ""]
    return "\n".join(text)


@dataclass(frozen=True, slots=True)
class Grade:
    """Decisions and errors (in points of a single stake) on the board and about the cube."""

    moves: int = 0
    lost_by_moves: float = 0.0
    cubes: int = 0
    lost_by_cubes: float = 0.0

    def __add__(self, more: Grade) -> Grade:
        return Grade(
            self.moves + more.moves,
            self.lost_by_moves + more.lost_by_moves,
            self.cubes + more.cubes,
            self.lost_by_cubes + more.lost_by_cubes,
        )

    def cells(self) -> str:
        """Decisions and ratings, as the table has them."""
        decisions, lost = self.moves + self.cubes, self.lost_by_moves + self.lost_by_cubes
        ratings = (lost / decisions, self.lost_by_moves / self.moves, self.lost_by_cubes / max(self.cubes, 1))
        return f"{decisions} | {' | '.join(f'{500 * rating:.2f}' for rating in ratings)}"


def graded(text: str, plies: int) -> Grade:
    """What GNU Backgammon says of a match. Raises `RuntimeError` when it says nothing of it."""
    with TemporaryDirectory() as folder:
        (Path(folder) / "match.mat").write_text(text, encoding="ascii")
        words = f"""set threads 1
set analysis chequerplay evaluation plies {plies}
set analysis cubedecision evaluation plies {plies}
set analysis luck off
import mat {folder}/match.mat
analyse match
show statistics match
"""
        said = subprocess.run(COMMAND.split(), input=words, capture_output=True, text=True, check=False).stdout
    return read_grade(said)


def read_grade(said: str) -> Grade:
    """Both players' decisions and errors in the statistics of a match. Raises `RuntimeError` without them."""
    _, heading, table = said.rpartition("Chequerplay statistics")
    if not heading:
        raise RuntimeError(f"no statistics: {said[-300:]!r}")

    def numbers(label: str, form: str) -> list[float]:
        return [float(each) for line in table.splitlines() if line.startswith(label) for each in re.findall(form, line)]

    errors = numbers("Error total EMG", r"(-?\d+\.\d+) \(")  # of the men, of the cube, of both: two players each
    moves, cubes = (numbers(label, r"\d+") for label in ("Unforced moves", "Close or actual cube decisions"))
    return Grade(int(sum(moves)), -sum(errors[:2]), int(sum(cubes)), -sum(errors[2:4]))


def grade_match(depth: int, level: int, plies: int, seed: int, number: int) -> Grade:
    """The grade of one match of full strength looking so far ahead, or of a level other than 0."""
    options = {**complete_options(backgammon.GAME, {}), "tie": "reroll", "crawford": "on"}
    mind = at_level(level, Random(f"{seed} {number} level {level}")) if level else ours(depth)
    return graded(match(options, mind, Random(f"{seed} {number}")), plies)


def grade_matches(matches: int, depth: int, level: int, plies: int, seed: int, jobs: int) -> str:
    """The row of so many matches."""
    total = Grade()
    with ProcessPoolExecutor(jobs) as pool:
        for number, grade in enumerate(pool.map(partial(grade_match, depth, level, plies, seed), range(matches))):
            total += grade
            print(f"{number + 1} matches: {total.cells()}", flush=True)
    who = f"level {level}" if level else f"looking {depth} turns ahead"
    return f"| {who}, graded at {plies}-ply | {matches} | {total.cells()} | {seed} |"


# --- games for points against it ----------------------------------------------------------------------------------


class Sparring:
    """GNU Backgammon without any look ahead."""

    def __init__(self) -> None:
        inside = Path(__file__).with_name("gnubg_inside.py")
        command = [*COMMAND.split(), "-p", str(inside)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def _ask(
        self, kind: str, boards: list[Backgammon], player: int, cube: int, stake: int, plies: int = 0
    ) -> list[float]:
        assert self._process.stdin
        assert self._process.stdout
        rows = [(end.rows[1 - player][1:26], end.rows[player][1:26]) for end in boards]
        holder = NOBODY if cube == NOBODY else int(cube == player)
        self._process.stdin.write(json.dumps([kind, rows, [stake, holder], plies]) + "\n")
        self._process.stdin.flush()
        for line in self._process.stdout:
            if line.startswith("answer "):
                return [float(value) for value in json.loads(line[7:])]
        raise RuntimeError("GNU Backgammon is gone")

    def cube_values(self, position: Backgammon, plies: int) -> tuple[float, float, float]:
        """What playing on, a double taken and a double refused are worth to the player who may double, in points of a
        single stake, looking so many plies ahead."""
        kept, taken, dropped = self._ask("cube", [position], position.side, position.cube, position.stake, plies)
        return kept, taken, dropped

    def turn_values(self, position: Backgammon, plies: int) -> dict[Backgammon, float]:
        """What the ends of the turn are worth to who plays it, looking so many plies ahead after it."""
        return self.end_values(position, list(turn_ends(position, {})), plies)

    def end_values(self, position: Backgammon, ends: list[Backgammon], plies: int) -> dict[Backgammon, float]:
        """The same of some of these ends."""
        values = self._ask("men", ends, 1 - position.side, position.cube, position.stake, plies)
        return {end: -value for end, value in zip(ends, values, strict=True)}

    def choose(self, position: Backgammon) -> Sequence[str]:
        """The turn or the decision that it prefers."""
        side, cube, stake = position.side, position.cube, position.stake
        if position.phase != "play":
            kept, taken, dropped = self._ask("cube", [position], side, cube, stake)
            if position.phase == "take":
                return ("take",) if taken < dropped else ("drop",)
            return ("double",) if min(taken, dropped) > kept else ("roll",)
        found = turn_ends(position, {})
        for end, path in found.items():
            if end.turn == OVER:
                return path
        ends = list(found)
        values = self._ask("men", ends, 1 - side, cube, stake)
        return found[ends[min(range(len(ends)), key=values.__getitem__)]]


@cache
def sparring() -> Sparring:
    """The partner of this process, which goes with it."""
    return Sparring()


def nobody_hears(position: Backgammon, steps: Sequence[str]) -> None:
    """Games for points are not written down."""


def play_pair(depth: int, seed: int, number: int) -> list[float]:
    """Our points in two games with the same dice, the first as the first player, the second as the other."""
    options = complete_options(backgammon.GAME, {"tie": "reroll"})
    mind, points = ours(depth), list[float]()
    for own in range(2):
        players = (mind, sparring().choose) if own == 0 else (sparring().choose, mind)
        result = game(backgammon.start(options, 2), players, Random(f"{seed} {number}"), nobody_hears).result()
        assert result
        points.append(result.scores[own] - result.scores[1 - own])
    return points


def money(games: int, depth: int, seed: int, jobs: int) -> str:
    """The row of so many games for points."""
    points = list[float]()
    with ProcessPoolExecutor(jobs) as pool:
        for pair in pool.map(partial(play_pair, depth, seed), range(games // 2)):
            points += pair
            if len(points) % 20 == 0:
                print(len(points), summed(points), flush=True)
    return f"| looking {depth} turns ahead – 0-ply | {games} | {summed(points)} | {seed} |"


def summed(points: Sequence[float]) -> str:
    """Mean, standard error (of pairs with the same dice) and games won."""
    pairs = [(first + second) / 2 for first, second in zip(points[::2], points[1::2], strict=True)]
    mean = sum(pairs) / len(pairs)
    error = (sum((pair - mean) ** 2 for pair in pairs) / len(pairs) / len(pairs)) ** 0.5
    return f"{mean:+.3f} | {error:.3f} | {100 * sum(point > 0 for point in points) / len(points):.1f} %"


def main() -> None:
    """Play, have it graded, print, and write if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=0, help="matches to seven points to be graded")
    parser.add_argument("--money", type=int, default=0, help="games for points against it, an even number")
    parser.add_argument("--depth", type=int, default=3, help="turns that ours looks ahead (3)")
    parser.add_argument("--level", type=int, default=0, choices=range(6), help="the level that plays (full strength)")
    parser.add_argument("--plies", type=int, default=3, help="plies of the grading (3)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--write", action="store_true", help="put the rows into docs/sparring.md")
    args = parser.parse_args()
    if args.matches:
        line = grade_matches(args.matches, args.depth, args.level, args.plies, args.seed, args.jobs)
        print(f"{GRADES}\n{line}")
        if args.write:
            write(TABLE, "backgammon, matches to seven points", [line], GRADES)
    if args.money:
        line = money(args.money, args.depth, args.seed, args.jobs)
        print(f"{POINTS}\n{line}")
        if args.write:
            write(TABLE, "backgammon, games for points", [line], POINTS)


if __name__ == "__main__":
    main()
