"""One run of Shut the box, solved exactly: the value of every set of open tiles under best play.

The value of a set depends only on its subsets, so one pass in increasing order is exact. A test proves that the
closings match the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from jeux.engine.budget import Clock
from jeux.rules.games.boite.position import ONE_DIE_FROM, SETS, Rules
from jeux.rules.tables import FACES

Closings = Callable[[int], Iterable[int]]
"""The sets that a throw may close, given the open tiles."""
Throw = tuple[float, Closings]
"""A throw and its probability; equivalent throws are merged."""


def subsets(word: int) -> Iterator[int]:
    """The subsets of a set in increasing order, from the empty one to the set itself."""
    subset = 0
    while True:
        yield subset
        if subset == word:
            return
        subset = (subset - word) & word


def _by_sum(total: int, tiles: int) -> Closings:
    """R5: every set that makes the sum."""
    sets = tuple(word for word in SETS[total] if word < 1 << tiles)
    return lambda word: [closed for closed in sets if not closed & ~word]


def _by_dice(pair: int, total: int, free: bool) -> Closings:
    """R4: the open tiles of the two dice, or the tile of their sum (0 with one die); with `free` also a single one of
    two tiles."""

    def closings(word: int) -> Iterable[int]:
        shut, both = word & pair, word & total
        if not shut:
            return (both,) if both else ()
        low = shut & -shut
        if free and low != shut:
            return (shut, low, shut ^ low, both) if both else (shut, low, shut ^ low)
        return (shut, both) if both else (shut,)

    return closings


@cache
def throws(rules: Rules) -> tuple[tuple[Throw, ...], tuple[Throw, ...]]:
    """The throws of one die and of two dice."""
    if rules.subsets:
        ways = [(total, 6 - abs(total - 7)) for total in range(2, 13)]
        one = [(1 / 6, _by_sum(die, rules.tiles)) for die in FACES]
        return tuple(one), tuple((number / 36, _by_sum(total, rules.tiles)) for total, number in ways)
    alone = [(1 / 6, _by_dice(1 << die - 1, 0, False)) for die in FACES]
    pairs = [(a, b) for a in FACES for b in range(1, a + 1)]
    return tuple(alone), tuple(
        ((1 if a == b else 2) / 36, _by_dice(1 << a - 1 | 1 << b - 1, 1 << a + b - 1, rules.free)) for a, b in pairs
    )


def points_left(
    rules: Rules, word: int, worth: dict[int, float], ended: dict[int, float], clock: Clock
) -> dict[int, float]:
    """The mean points left from each subset of `word` before a throw, where the run is played for the values `worth`,
    as `work_out` leaves them; `ended` holds the points of ending it with each set."""
    one, two = throws(rules)
    mean = {0: ended[0]}
    for left in subsets(word):
        if not left:
            continue
        clock.tick()
        total = 0.0
        for chance, closings in two if left >> ONE_DIE_FROM else one:
            after = [left ^ closed for closed in closings(left)]
            total += chance * (mean[max(after, key=worth.__getitem__)] if after else ended[left])
        mean[left] = total
    return mean


def work_out(rules: Rules, word: int, worth: dict[int, float], clock: Clock) -> None:
    """Compute the value of each subset of `word` before a throw. `worth` initially holds the value of ending the run
    with each set, which is final for the empty set. Raises `Stopped`, which leaves the larger sets uncomputed."""
    one, two = throws(rules)
    for left in subsets(word):
        if not left:
            continue
        clock.tick()
        ended = worth[left]
        mean = 0.0
        for chance, closings in two if left >> ONE_DIE_FROM else one:
            best = ended
            after = [worth[left ^ closed] for closed in closings(left)]
            if after:
                best = max(after)
            mean += chance * best
        worth[left] = mean
