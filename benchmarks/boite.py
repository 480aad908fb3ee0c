"""Prints what Shut the box is worth when it is played best, for each preset, and how far its levels are from that:
exact figures, no games are played.

    python benchmarks/boite.py --write
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from math import sqrt
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.strength import TABLE, write
from jeux.engine.budget import Budget, Clock
from jeux.engine.player import Level
from jeux.engine.players.boite import PLAYER, worth_of_sets
from jeux.engine.players.boite_run import subsets, throws, work_out
from jeux.rules.games.boite import game as boite
from jeux.rules.games.boite.position import ONE_DIE_FROM, Boite, points_of

COLUMNS = "| preset | points of a run alone | score as the first of 2 | of 3 | of 4 | of 5 | of 6 |"
RUNS = (1, 10, 60)
"""Luck decides a run: at 8.5 points of spread against 3.5 between random and perfect play, skill shows in sums."""
LEVELS = "| | points of a run | spread | " + " | ".join(f"beats the level below over {n}" for n in RUNS) + " runs |"
Options = tuple[tuple[str, str], ...]
Odds = Mapping[int, float]
"""The chance of each number of points."""


def worked_out(options: Options, players: int) -> tuple[Boite, dict[int, float]]:
    """The position before the first throw, and what each set of open tiles is worth to the first player: his score, or
    minus the points when he is alone."""
    position = boite.start(dict(options), players)
    sets = worth_of_sets(position)
    work_out(position.rules, position.open_mask, sets, Clock(Budget()))
    return position, sets


def best_row(name: str, options: Options) -> str:
    """What the best play is worth, alone and as the first of two to six."""
    worth = []
    for players in range(1, 7):
        position, sets = worked_out(options, players)
        worth.append(sets[position.open_mask])
    return f"| {name} | {-worth[0]:.6f} | " + " | ".join(f"{score:.6f}" for score in worth[1:]) + " |"


# --- the levels -------------------------------------------------------------------------------------------------------


def kept(level: Level, after: list[int], sets: Mapping[int, float]) -> Iterator[tuple[float, int]]:
    """The sets that a level leaves, each with its chance: the best, or any within the band in which it errs."""
    best = max(sets[left] for left in after)
    top = [left for left in after if sets[left] == best]
    band = [left for left in after if (best - sets[left]) / max(1.0, -best) <= level.noise]
    for among, chance in ((top, 1 - level.blunder), (band, level.blunder)):
        for left in among:
            yield chance / len(among), left


def odds(position: Boite, sets: Mapping[int, float], level: Level) -> Odds:
    """The chance of each number of points for a level that plays a run alone."""
    rules = position.rules
    one, two = throws(rules)
    found: dict[int, Odds] = {0: {0: 1.0}}
    for left in subsets(position.open_mask):
        here: defaultdict[int, float] = defaultdict(float)
        for chance, closings in (two if left >> ONE_DIE_FROM else one) if left else ():
            after = [left ^ closed for closed in closings(left)]
            if not after:
                here[points_of(left, rules.reading)] += chance
            for part, then in kept(level, after, sets) if after else ():
                for points, odd in found[then].items():
                    here[points] += chance * part * odd
        if left:
            found[left] = here
    return found[position.open_mask]


def added(first: Odds, second: Odds) -> Odds:
    """The chance of each sum."""
    sums: defaultdict[int, float] = defaultdict(float)
    for a, chance in first.items():
        for b, other in second.items():
            sums[a + b] += chance * other
    return sums


def fewer(own: Odds, other: Odds, runs: int) -> float:
    """How often the points of so many runs added up are the fewer ones; as many count half."""
    mine, others = own, other
    for _ in range(runs - 1):
        mine, others = added(mine, own), added(others, other)
    return sum(p * q * (1.0 if a < b else 0.5) for a, p in mine.items() for b, q in others.items() if a <= b)


def level_rows(options: Options) -> list[str]:
    """What the levels reach in a run alone, and against the level below over several runs added up."""
    position, sets = worked_out(options, 1)
    levels = [odds(position, sets, level) for level in (*PLAYER.levels, PLAYER.full)]
    rows = []
    for number, own in reversed(list(enumerate(levels))):
        mean = sum(points * chance for points, chance in own.items())
        spread = sqrt(sum((points - mean) ** 2 * chance for points, chance in own.items()))
        shares = (f"{fewer(own, levels[number - 1], runs):.1%}".replace("%", " %") if number else "" for runs in RUNS)
        name = f"level {number + 1}" if number < len(PLAYER.levels) else "Maître"
        rows.append(f"| {name} | {mean:.2f} | {spread:.2f} | {' | '.join(shares)} |")
    return rows


def main() -> None:
    """Print the tables, and write that of the levels if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="put the table of the levels into docs/strength.md")
    args = parser.parse_args()
    presets = boite.GAME.presets
    print(f"{COLUMNS}\n|{'---|' * 7}", *(best_row(*preset) for preset in presets), sep="\n")
    rows = level_rows(presets[0][1])
    print(f"\n{LEVELS}\n|{'---|' * (3 + len(RUNS))}", *rows, sep="\n")
    if args.write:
        write(TABLE, "boite, exact", rows, LEVELS)


if __name__ == "__main__":
    main()
