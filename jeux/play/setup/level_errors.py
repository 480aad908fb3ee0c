"""How often the levels err at each game, as `python -m benchmarks.level_errors` measured it.

`assets/level_errors.json` holds one level of a game a line. What a turn loses is told in points of winning chances, by
the thresholds of the game.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from itertools import groupby
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


def pooled(rows: Sequence[LevelErrors]) -> list[LevelErrors]:
    """The rows of one game, from the lowest level on, as they are told: where a level would err more often than the one
    below, which loses to it, both have what was counted of both together. The shares are then the likeliest ones that
    never rise: pool adjacent violators (M. Ayer and others, « An empirical distribution function for sampling with
    incomplete information », 1955)."""
    blocks: list[list[LevelErrors]] = []
    for row in rows:
        blocks.append([row])
        while len(blocks) > 1 and _together(blocks[-1]).share > _together(blocks[-2]).share:
            last = blocks.pop()
            blocks[-1] += last
    return [
        replace(row, turns=whole.turns, errors=whole.errors, blunders=whole.blunders)
        for block in blocks
        for whole in [_together(block)]
        for row in block
    ]


def _together(rows: Sequence[LevelErrors]) -> LevelErrors:
    """The counts of several rows in one."""
    turns, errors, blunders = (sum(getattr(row, name) for row in rows) for name in ("turns", "errors", "blunders"))
    return replace(rows[0], turns=turns, errors=errors, blunders=blunders)


@cache
def known() -> dict[tuple[str, int], LevelErrors]:
    """What is told, by game and level; empty where the file is damaged, because games can be started without it."""
    try:
        rows = [one for one in read_errors(FILE) if one.turns >= ENOUGH]
    except (ValueError, OSError) as error:
        _log.error("what was measured of the levels cannot be read: %s", error)
        return {}
    games = groupby(rows, key=lambda one: one.game)
    return {(one.game, one.level): one for _, of_game in games for one in pooled(list(of_game))}
