"""How often the levels err at each game, as `python -m benchmarks.level_errors` measured it.

`assets/level_errors.json` holds one level of a game a line. What a turn loses is told in points of winning chances, by
the thresholds of the game.
"""

from __future__ import annotations

import json
import logging
import re
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from jeux.common.assets import asset
from jeux.common.schema import between, fields, list_of, matching, measure, misfits
from jeux.match.record import STRONGEST
from jeux.rules import CATALOGUE

_log = logging.getLogger(__name__)

FILE = asset("level_errors.json")
ENOUGH = 40
"""The fewest turns of a level whose errors are told."""


class BrokenErrors(ValueError):
    """Raised for a malformed line of the file: a mistake of the program, never of the player."""


@dataclass(frozen=True, slots=True)
class LevelErrors:
    """Turns of a level in games against itself, each searched with so many nodes: how many of them lose as much as an
    error, how many as a blunder, and the points lost by a turn in the mean and at most."""

    game: str
    level: int
    turns: int
    errors: int
    blunders: int
    mean: float
    most: float
    nodes: int
    seed: int
    date: str

    @property
    def share(self) -> float:
        """The share of turns that are errors."""
        return self.errors / self.turns


KINDS = {
    "game": matching(re.compile("|".join(CATALOGUE))),
    "level": between(1, STRONGEST - 1),
    "turns": between(1, 1_000_000),
    "errors": between(0, 1_000_000),
    "blunders": between(0, 1_000_000),
    "mean": measure(0.0, 100.0),
    "most": measure(0.0, 100.0),
    "nodes": between(1, 10**12),
    "seed": between(0, 1_000_000),
    "date": matching(re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])")),
}


def read_errors(path: Path = FILE) -> list[LevelErrors]:
    """The lines of the file. Raises `BrokenErrors`."""
    rows: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    if not list_of(fields(KINDS), 0, 10_000)(rows):
        wrong = [f"{row}: {', '.join(misfits(row, KINDS))}" for row in rows if misfits(row, KINDS)]
        raise BrokenErrors("; ".join(wrong))
    return [LevelErrors(**{name: row[name] for name in KINDS}) for row in rows]


def write_errors(lines: list[LevelErrors], path: Path = FILE) -> None:
    """Put the lines into the file, by game and level."""
    order = list(CATALOGUE)
    ranked = sorted(lines, key=lambda one: (order.index(one.game), one.level))
    path.write_text("[\n" + ",\n".join(json.dumps(asdict(one)) for one in ranked) + "\n]\n", encoding="utf-8")


@cache
def known() -> dict[tuple[str, int], LevelErrors]:
    """What is told, by game and level; empty where the file is damaged, because games can be started without it."""
    try:
        return {(one.game, one.level): one for one in read_errors(FILE) if one.turns >= ENOUGH}
    except (ValueError, OSError) as error:
        _log.error("what was measured of the levels cannot be read: %s", error)
        return {}
