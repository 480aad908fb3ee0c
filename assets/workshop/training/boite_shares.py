"""Work out what the smallest score so far is worth in Shut the box while others have still to make their runs.

    python assets/workshop/training/boite_shares.py        (some minutes; writes assets/tables/shares.bin)

`jeux/engine/players/boite_shares.py` reads the table and says what is in it. A run is worked out for every score to
beat at once: for each set of open tiles, what the one who runs may expect, and what each holder of the smallest score
may expect then. The sums are made here with numpy, apart from those of the program; a test compares them.
"""

from __future__ import annotations

import sys
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from jeux.engine.players.boite_shares import MOST, ORDER, all_rules, scores
from jeux.rules.games.boite.position import Boite, Rules, points_of
from jeux.rules.tables import FACES

TABLE = Path(__file__).resolve().parents[2] / "tables" / "shares.bin"
ONE = [((die,), 1 / 6) for die in FACES]
TWO = [((a, b), (1 if a == b else 2) / 36) for a in FACES for b in range(1, a + 1)]
Column = NDArray[np.float64]


def grouped(rules: Rules) -> list[list[tuple[tuple[int, ...], float]]]:
    """For each set of open tiles, the sets that may follow with the chance of the throws that allow just these."""
    found = []
    for word in range(1 << rules.tiles):
        chances: dict[tuple[int, ...], float] = {}
        for dice, chance in TWO if word >> 6 else ONE:
            after = tuple(sorted(word ^ closed for closed in Boite(rules, 1, word, (), dice).closings()))
            chances[after] = chances.get(after, 0.0) + chance
        found.append(list(chances.items()))
    return found


def run(
    rules: Rules, ways: list[list[tuple[tuple[int, ...], float]]], own: Column, same: Column, less: Column
) -> Column:
    """For each score to beat, what its holders expect: `own` what each score is worth to the one who runs when it is
    the smallest, `same` what it is worth to all when he reaches the score to beat, `less` to the holders when he does
    not."""
    order = scores(rules)
    ranks = np.arange(len(order))
    runner, holders = np.zeros((1 << rules.tiles, len(order))), np.zeros((1 << rules.tiles, len(order)))
    for word in range(1 << rules.tiles):
        rank = order.index(points_of(word, rules.reading))
        ended = np.where(rank < ranks, own[rank], np.where(rank == ranks, same, 0.0))
        kept = np.where(rank < ranks, 0.0, np.where(rank == ranks, same, less))
        if not word:
            runner[word], holders[word] = ended, kept
            continue
        for after, chance in ways[word]:
            if not after:
                runner[word] += chance * ended
                holders[word] += chance * kept
                continue
            best, best_kept = runner[after[0]], holders[after[0]]
            for other in after[1:]:
                better = runner[other] > best
                best, best_kept = np.where(better, runner[other], best), np.where(better, holders[other], best_kept)
            runner[word] += chance * best
            holders[word] += chance * best_kept
    return holders[-1].copy()


def shares(rules: Rules) -> list[Column]:
    """The columns of a rule, in the order of the table."""
    ways, count = grouped(rules), len(scores(rules))
    found = {(0, sharing): np.full(count, 1 / sharing) for sharing in range(1, MOST + 1)}
    for coming, sharing in ORDER:
        own, same, less = found[coming - 1, 1], found[coming - 1, sharing + 1], found[coming - 1, sharing]
        found[coming, sharing] = run(rules, ways, own, same, less)
    return [found[case] for case in ORDER]


def main() -> None:
    """Write the table."""
    columns = []
    for rules in all_rules():
        columns += shares(rules)
        print(rules, "two players, box shut first:", columns[-len(ORDER)][0], flush=True)
    TABLE.write_bytes(zlib.compress(np.concatenate(columns).astype("<f4").tobytes(), 9))
    print(f"{TABLE.name}: {TABLE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
