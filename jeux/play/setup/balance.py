"""The chances of the sides under each set of options, as `python -m benchmarks balance` measured them.

`assets/balance.json` holds one run a line: games that a level played against itself with one set of options, from the
start of the game. A run of fewer than `ENOUGH` games, or with fewer than `VARIED` different ones, is kept but not
shown.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from math import sqrt
from operator import attrgetter
from pathlib import Path
from typing import Any

from jeux.common.assets import asset
from jeux.common.schema import any_of, between, fields, list_of, matching, measure, misfits, table, text
from jeux.rules import CATALOGUE
from jeux.rules.contract import Game, complete_options

_log = logging.getLogger(__name__)

ENOUGH = 200
"""The fewest games of a run that is shown."""
VARIED = 150
"""The fewest different games of a run that is shown: a level that hardly errs plays one game again and again, which
says nothing about the rule."""
LOPSIDED, EVEN = 0.85, 0.1
"""LOPSIDED: the share of wins of one side from which the other has hardly a chance. EVEN: how far from one half the
share may be under a rule that is offered as a replacement."""
SURE = 1.96
"""The half-width of a 95 % confidence interval, in standard deviations."""
FILE = asset("balance.json")
Key = tuple[str, frozenset[tuple[str, str]], int]


class BrokenBalance(ValueError):
    """Raised for a malformed run in the file: a mistake of the program, never of the player."""


@dataclass(frozen=True, slots=True)
class Run:
    """Games between equals, `different` of them distinct. `wins` and `draws` count games, `wins` by player, or by turn
    order where the opening throw decides who begins. `points`, where games are counted in points, are the median over
    all players and its bounds. `seconds` is processor time, `date` the day."""

    game: str
    options: Mapping[str, str]
    players: int
    level: int
    games: int
    different: int
    wins: tuple[int, ...]
    draws: int
    points: tuple[int, ...]
    seed: int
    seconds: float
    date: str

    @property
    def key(self) -> Key:
        """The key of its way of playing."""
        return key_of(CATALOGUE[self.game], self.options, self.players)

    @property
    def told(self) -> bool:
        """Whether it has enough games, and enough that differ."""
        return self.games >= ENOUGH and self.different >= VARIED

    @property
    def month(self) -> tuple[int, int]:
        """The year and the month of the measurement."""
        year, month, _ = map(int, self.date.split("-"))
        return year, month

    @property
    def stronger(self) -> int | None:
        """The player of two who wins nearly always against an equal; None where the other has a chance."""
        if len(self.wins) != 2 or self.points:
            return None
        share = self.share()[0]
        return 0 if share >= LOPSIDED else 1 if share <= 1 - LOPSIDED else None

    @property
    def even(self) -> bool:
        """Whether either of two players wins about half of the games."""
        return len(self.wins) == 2 and not self.points and abs(self.share()[0] - 0.5) <= EVEN

    def share(self, players: tuple[int, ...] = (0,)) -> tuple[float, float, float]:
        """The share of games that these allies win, a draw counting half, and its bounds."""
        return wilson(self.wins[players[0]] + self.draws / 2, self.games)


KINDS = {
    "game": matching(re.compile("|".join(CATALOGUE))),
    "options": table(text(30), text(80), 20),
    "players": between(1, 6),
    "level": between(1, 5),
    "games": between(1, 1_000_000),
    "different": between(1, 1_000_000),
    "wins": list_of(between(0, 1_000_000), 1, 6),
    "draws": between(0, 1_000_000),
    "points": any_of(list_of(between(0, 10**12), 0, 0), list_of(between(0, 10**12), 3, 3)),
    "seed": between(0, 1_000_000),
    "seconds": measure(0.0, 1e6),
    "date": matching(re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])")),
}


def wilson(won: float, games: int) -> tuple[float, float, float]:
    """The share of games won, and its Wilson bounds at 95 %. With draws as halves they are a little too wide, because a
    draw varies less than a won or lost game."""
    share, square = won / games, SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    reach = SURE * sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    return share, middle - reach, middle + reach


def median(points: list[int]) -> tuple[int, int, int]:
    """The median of many numbers, and its 95 % bounds, whatever the distribution."""
    ranked, half, reach = sorted(points), len(points) / 2, SURE * sqrt(len(points)) / 2
    last = len(points) - 1
    low, high = max(0, round(half - reach) - 1), min(last, round(half + reach))
    return ranked[last // 2], ranked[low], ranked[high]


def read_runs(path: Path = FILE) -> list[Run]:
    """The runs of the file. Raises `BrokenBalance`."""
    rows: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    if not list_of(fields(KINDS), 0, 10_000)(rows):
        wrong = [f"{row}: {', '.join(misfits(row, KINDS))}" for row in rows if misfits(row, KINDS)]
        raise BrokenBalance("; ".join(wrong))
    known = [{name: row[name] for name in KINDS} for row in rows]
    return [Run(**row | {"wins": tuple(row["wins"]), "points": tuple(row["points"])}) for row in known]


def write_runs(runs: list[Run], path: Path = FILE) -> None:
    """Put the runs into the file, one a line."""
    lines = [json.dumps(asdict(run), ensure_ascii=False) for run in runs]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def key_of(game: Game, options: Mapping[str, str], players: int) -> Key:
    """The key of a way of playing, without the options that have no meaning for so many players."""
    meant = {option.name for option in game.options if not option.players or players in option.players}
    return game.key, frozenset((name, value) for name, value in options.items() if name in meant), players


def told_runs(runs: list[Run]) -> dict[str, list[Run]]:
    """The runs that are shown, by the key of the game: comparing their options loads the rules of that game."""
    told: dict[str, list[Run]] = {}
    for run in filter(attrgetter("told"), runs):
        told.setdefault(run.game, []).append(run)
    return told


@cache
def known() -> dict[str, list[Run]]:
    """The shown runs of all games; empty where the file is damaged, because games can be started without it."""
    try:
        return told_runs(read_runs(FILE))
    except (ValueError, OSError) as error:
        _log.error("what was measured of the rules cannot be read: %s", error)
        return {}


def run_of(game: Game, options: Mapping[str, str], players: int) -> Run | None:
    """The run of exactly this way of playing; None where there is none."""
    wanted = key_of(game, options, players)
    return next((run for run in known().get(game.key, ()) if run.key == wanted), None)


def even_presets(game: Game) -> tuple[int, ...]:
    """The indices of the presets for two players that were measured to be even."""
    runs = [run_of(game, complete_options(game, dict(options)), 2) for _, options in game.presets]
    return tuple(number for number, run in enumerate(runs) if run and run.even)
