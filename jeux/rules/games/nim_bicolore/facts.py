"""Nim bicolore: the facts about a step, as defined in `docs/facts.md`: what the theorems say of the heaps it leaves.

The proofs are in the page of the game, but for heaps of one match each. There whoever takes last is settled by the
number of heaps. Each takes what the other wants to keep: burnt ones go first for who will take the last match, new ones
for the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import reduce
from operator import xor

from jeux.rules.contract import Fact, Position, StepFacts
from jeux.rules.games.nim_bicolore.board import Heap
from jeux.rules.games.nim_bicolore.position import NimBicolore

Heaps = tuple[Heap, ...]
"""Heaps that are left, none of them empty."""
_LONE_BURNT: Heap = (0, 1)


def _left(position: NimBicolore) -> Heaps:
    return tuple(heap for heap in position.heaps if any(heap))


def _rank(heap: Heap) -> int:
    new, burnt = heap
    return new + burnt if new else burnt - 1


def _lone_burnt(heaps: Heaps) -> bool:
    """One burnt match is left."""
    return heaps == (_LONE_BURNT,)


def _twins(heaps: Heaps) -> bool:
    """Two heaps of one rank are left, neither of them a lone burnt match."""
    return len(heaps) == 2 and _rank(heaps[0]) == _rank(heaps[1]) and _LONE_BURNT not in heaps


def _singles(heaps: Heaps) -> bool:
    """Three heaps or more of one match each, of both colours, are left, too few of the one that the next to take
    needs."""
    new, burnt = heaps.count((1, 0)), heaps.count(_LONE_BURNT)
    if len(heaps) < 3 or new + burnt < len(heaps) or not (new and burnt):
        return False
    return new < burnt if len(heaps) % 2 else burnt < new


def _zero(heaps: Heaps) -> bool:
    """Three heaps or more of new matches are left, and their sum without carrying is 0."""
    return len(heaps) >= 3 and all(not burnt for _, burnt in heaps) and reduce(xor, (new for new, _ in heaps)) == 0


def _misere(heaps: Heaps) -> bool:
    """Three heaps or more of burnt matches are left, and whoever takes next takes the last one in the end."""
    if len(heaps) < 3 or any(new for new, _ in heaps):
        return False
    if all(burnt == 1 for _, burnt in heaps):
        return len(heaps) % 2 == 1
    return reduce(xor, (burnt for _, burnt in heaps)) == 0


_LOST = {"lone-burnt": _lone_burnt, "twins": _twins, "singles": _singles, "zero": _zero, "misere": _misere}
"""The heaps with which a theorem says that whoever takes next loses, by the name of the fact."""


def _close_to_a_theorem(heaps: Heaps) -> bool:
    """Whether some step may leave heaps of which a theorem speaks: one heap at most stands in its way."""
    news, burnts = sum(new > 0 for new, _ in heaps), sum(burnt > 0 for _, burnt in heaps)
    return len(heaps) <= 3 or min(news, burnts) <= 1 or sum(sum(heap) > 1 for heap in heaps) <= 1


def _balancing(after: NimBicolore) -> tuple[str, ...]:
    """The steps that take the last match and win, or that leave heaps with which the other loses by a theorem."""
    if not _close_to_a_theorem(_left(after)):
        return ()
    return tuple(step for step in after.steps() if _balances(after, step))


def _balances(position: NimBicolore, step: str) -> bool:
    after = position.play(step)
    result = after.result()
    if result is not None:
        return result.reason == "last-new"
    return any(lost(_left(after)) for lost in _LOST.values())


def _find(position: NimBicolore, step: str) -> Iterator[Fact]:
    after = position.play(step)
    if after.result() is not None:
        return
    heaps = _left(after)
    yield from (Fact(f"nim_bicolore:{name}", places=_matches(after)) for name, lost in _LOST.items() if lost(heaps))
    balancing = _balancing(after)
    if balancing:
        places = sorted({place for reply in balancing for place in after.places(reply)})
        yield Fact("nim_bicolore:opens", Fraction(len(balancing)), tuple(places))


def _matches(position: NimBicolore) -> tuple[str, ...]:
    """All matches on the table."""
    return tuple(sorted(place for place, _ in position.men() if ":" not in place))


def _own(position: Position, step: str) -> tuple[Fact, ...]:
    assert isinstance(position, NimBicolore), position
    return tuple(_find(position, step))


FACTS = StepFacts(names=(*_LOST, "opens"), own=_own)
