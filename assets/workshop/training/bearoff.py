"""Work out how many turns it takes to bear off, for every way to hold up to fifteen men at home.

    python assets/workshop/training/bearoff.py        (a minute; writes assets/tables/bearoff.bin)

Each position is played so that the mean number of turns is least. Its row holds, for n = 1 to `TURNS`, the probability
that n turns or more are needed, as 16-bit fractions of 65535, little-endian; the rows are in the order of `number`, the
file compressed by zlib. `jeux/engine/tables/bearoff.py` reads it.
"""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Iterator
from math import comb
from operator import mul
from pathlib import Path

TABLE = Path(__file__).resolve().parents[2] / "tables" / "bearoff.bin"
ARROWS, MEN, TURNS = 6, 15, 20
FACES = range(1, 7)
THROWS = [(a, b) for a in FACES for b in FACES if b <= a]
CHANCES = [(1 if a == b else 2) / 36 for a, b in THROWS]

Home = tuple[int, ...]
"""Men on the arrows 6, 5, … 1."""


def number(home: Home) -> int:
    """The row of a position: men counted from the farthest arrow on, as a combination (combinatorial number system).
    Any man that advances or goes off makes it smaller."""
    row = men = 0
    for i, count in enumerate(home, 1):
        men += count
        row += comb(men + i - 1, i)
    return row


def homes(arrows: int, men: int) -> Iterator[Home]:
    """Every position of up to `men` men on so many arrows."""
    if not arrows:
        yield ()
        return
    for count in range(men + 1):
        for rest in homes(arrows - 1, men - count):
            yield (count, *rest)


def after_die(home: Home, die: int) -> list[Home]:
    """The positions that one die can lead to; the empty one stays as it is."""
    if not any(home):
        return [home]
    farthest = next(ARROWS - i for i, count in enumerate(home) if count)
    found = []
    for arrow in range(1, ARROWS + 1):
        if home[-arrow] and (arrow >= die or arrow == farthest):
            counts = list(home)
            counts[-arrow] -= 1
            if arrow > die:
                counts[die - arrow] += 1
            found.append(tuple(counts))
    return found


def table() -> list[list[float]]:
    """For each position, the probabilities that at least 1, 2, … turns are needed."""
    ordered = sorted(homes(ARROWS, MEN), key=number)
    assert [number(home) for home in ordered] == list(range(comb(ARROWS + MEN, MEN)))
    # best[k][die][row]: the row reached by the best play of k equal dice
    best: list[list[list[int]]] = [[[] for _ in range(7)] for _ in range(5)]
    best[0] = [list(range(len(ordered)))] * 7
    mean = [0.0]
    rows = [[0.0] * TURNS]
    for row, home in enumerate(ordered):
        after = {die: [number(next_home) for next_home in after_die(home, die)] for die in FACES}
        for die in FACES:
            for k in range(1, 5):
                chosen = 0 if row == 0 else min((best[k - 1][die][n] for n in after[die]), key=mean.__getitem__)
                best[k][die].append(chosen)
        if row == 0:
            continue
        ends = []
        for a, b in THROWS:
            if a == b:
                ends.append(best[4][a][row])
                continue
            both = [best[1][b][n] for n in after[a]] + [best[1][a][n] for n in after[b]]
            ends.append(min(both, key=mean.__getitem__))
        mean.append(1 + sum(map(mul, CHANCES, (mean[end] for end in ends))))
        columns = zip(*(rows[end] for end in ends), strict=True)
        rows.append([1.0, *(sum(map(mul, CHANCES, column)) for column in columns)][:TURNS])
    return rows


def main() -> None:
    """Write the table."""
    fractions = array("H", (round(65535 * chance) for row in table() for chance in row))
    TABLE.parent.mkdir(exist_ok=True)
    TABLE.write_bytes(zlib.compress(fractions.tobytes(), 9))
    print(f"{TABLE.name}: {len(fractions) // TURNS} positions, {TABLE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
