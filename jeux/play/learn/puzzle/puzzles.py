"""The problems of each game: a position in which a single step reaches the goal, and the solution from there.

There are two kinds: those that the rules prove, and those where a search finds one step far better than all others.
`assets/workshop/problems` finds them, `python -m tests.puzzles` checks them again, docs/formats.md describes the files.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from jeux.common.assets import asset
from jeux.common.files import UnfitFile, parse_json, read_file
from jeux.common.schema import Fits, between, fields, list_of, matching, misfits, one_of, table, text
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position, RulesError, complete_options

_log = logging.getLogger(__name__)

KIND, FORMAT = "problems", 1
LARGEST = 1 << 20
MOST = 200
"""The maximum of problems in a game."""
DEGREES = (1, 2, 3)
GOALS = ("win", "draw", "best", "fewest")
_FIRST_DAY = date(2026, 1, 1)

Tree = Mapping[str, Any]
"""The steps of the player to decide, each with the subtree that follows. For the solver: all the right steps. For the
opponent: the replies that resist longest. Empty: the problem is solved."""

_short = text(100)
_PUZZLE = {
    "id": matching(re.compile(r"[a-z_]+-[0-9a-f]{8}")),
    "options": table(_short, _short, 50),
    "players": between(1, 8),
    "position": text(2_000),
    "throw": text(40),
    "side": between(0, 7),
    "goal": one_of(GOALS),
    "turns": between(0, 50),
    "degree": one_of(DEGREES),
    "nodes": between(0, 10**9),
    "lead": between(0, 1_000),
    "solution": table(text(200), lambda value: isinstance(value, Mapping), 200),
}
_FILE: dict[str, Fits] = {
    "tablier": one_of((KIND,)),
    "format": one_of((FORMAT,)),
    "game": text(40),
    "problems": list_of(fields(_PUZZLE), 0, MOST),
}


class PuzzleError(ValueError):
    """Raised for a malformed file of problems."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A problem: its position, the side that solves it, and the solution. `turns` counts those of the solver to the
    win, or the moves of all where the fewest are asked for; 0 where only the first step is asked for."""

    id: str
    game: str
    options: Mapping[str, str]
    players: int
    position: str
    throw: str
    """The chance step played first, so that its dice are visible; empty where there is none."""
    side: int
    goal: str
    turns: int
    degree: int
    nodes: int
    """The positions that the search looked at; 0 where the rules alone prove the solution."""
    lead: int
    """By how much the search values the solution above any other step, in hundredths of a victory (of a point at
    Backgammon); 0 where the rules prove it."""
    solution: Tree

    @property
    def proved(self) -> bool:
        """Whether the rules alone prove the solution."""
        return not self.nodes

    def start(self) -> Position:
        """The position in which the solver decides."""
        position = CATALOGUE[self.game].read(self.position, self.options, self.players)
        return position.play(self.throw) if self.throw else position


def read_puzzles(content: bytes) -> tuple[Puzzle, ...]:
    """The problems of a file. Raises `PuzzleError`."""
    try:
        data = parse_json(content)
    except UnfitFile as error:
        raise PuzzleError(str(error)) from error
    wrong = misfits(data, _FILE) if isinstance(data, dict) else ["all"]
    if wrong:
        raise PuzzleError(", ".join(wrong))
    assert isinstance(data, dict)
    names = tuple(_PUZZLE)
    return tuple(Puzzle(game=data["game"], **{name: each[name] for name in names}) for each in data["problems"])


def has_puzzles(key: str) -> bool:
    """Whether a game has a file of problems."""
    return _file(key).is_file()


def puzzles_of(key: str) -> tuple[Puzzle, ...]:
    """The problems of a game, the easiest first; none where it has no file, or a damaged one."""
    return usable_puzzles(key) or ()


def damaged_puzzles() -> tuple[str, ...]:
    """The games whose file of problems cannot be used, in the order of the catalogue."""
    return tuple(key for key in CATALOGUE if usable_puzzles(key) is None)


def _file(key: str) -> Path:
    return asset("problems", f"{key}.json")


@cache
def usable_puzzles(key: str) -> tuple[Puzzle, ...] | None:
    """The problems of a game; None where its file cannot be used, with the reason in the log: the game can be played
    without it."""
    if not has_puzzles(key):
        return ()
    try:
        puzzles = read_puzzles(read_file(_file(key), LARGEST))
        for puzzle in puzzles:
            _check(puzzle, key)
        return puzzles
    except (PuzzleError, UnfitFile, OSError) as error:
        _log.error("the problems of %s cannot be used: %s", key, error)
        return None


def _check(puzzle: Puzzle, key: str) -> None:
    """Raise `PuzzleError` where a problem cannot be laid on the table of this game."""
    game = CATALOGUE[key]
    if puzzle.game != key or puzzle.players not in game.players:
        raise PuzzleError(f"{puzzle.id} is of {puzzle.game} for {puzzle.players}")
    try:
        position = game.read(puzzle.position, complete_options(game, puzzle.options), puzzle.players)
        if puzzle.throw and puzzle.throw not in position.steps():
            raise PuzzleError(f"{puzzle.id}: no throw {puzzle.throw}")
    except RulesError as error:
        raise PuzzleError(f"{puzzle.id}: {error}") from error


def with_puzzles() -> tuple[str, ...]:
    """The games that have problems, in the order of the catalogue."""
    return tuple(key for key in CATALOGUE if puzzles_of(key))


def after(puzzle: Puzzle, games: Sequence[str] = ()) -> Puzzle:
    """The next problem of the game; after the last one, the first of the next of these `games`, by default all."""
    puzzles, games = puzzles_of(puzzle.game), games or with_puzzles()
    number = puzzles.index(puzzle) + 1
    if number < len(puzzles):
        return puzzles[number]
    following = games.index(puzzle.game) + 1 if puzzle.game in games else 0
    return puzzles_of(games[following % len(games)])[0]


def puzzle_of(name: str) -> Puzzle | None:
    """The problem with this id; None if it no longer exists."""
    return next((one for key in with_puzzles() for one in puzzles_of(key) if one.id == name), None)


def of_the_day(day: date, games: Sequence[str] = ()) -> Puzzle:
    """The problem of a day, the same for everybody who has these `games`, by default all: another game each day, with
    easy and hard problems in turn."""
    number = (day - _FIRST_DAY).days
    games = games or with_puzzles()
    key, round_ = games[number % len(games)], number // len(games)
    puzzles = puzzles_of(key)
    # a stride coprime to the number of problems visits all of them
    stride = next(each for each in (7, 11, 13, 1) if len(puzzles) % each)
    return puzzles[(round_ * stride + number % len(games)) % len(puzzles)]
