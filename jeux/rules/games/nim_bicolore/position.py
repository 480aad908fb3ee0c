"""Nim bicolore: the position. Rules are named R1…R3 as in the page of the game."""

from __future__ import annotations

from collections.abc import Iterator

from jeux.rules.contract import Effect, MalformedStep, Refusal, Removed, Result
from jeux.rules.games.nim_bicolore.board import BURNT, KINDS, LAST, MATCHES, MOST, NEW, SIDES, Heap, batch, match
from jeux.rules.position import PositionBase


class NimBicolore(PositionBase):
    """A position: the heaps, `side` the player to take (0 is A), `last` the kind of the last batch once it is taken."""

    __slots__ = ("heaps", "last", "side")

    def __init__(self, heaps: tuple[Heap, ...], side: int, last: str = "-") -> None:
        self.heaps = heaps
        self.side = side
        self.last = last
        self.settle(side, None if last == "-" else self._end())

    def _end(self) -> Result:
        """R3: whoever has just taken wins with new matches only."""
        winner = 1 - self.side if self.last == NEW else self.side
        return Result((1.0, 0.0) if winner == 0 else (0.0, 1.0), LAST[self.last])

    # --- value ----------------------------------------------------------------------------------------------------

    def identity(self) -> tuple[object, ...]:
        return (self.heaps, self.side, self.last)

    # --- steps ----------------------------------------------------------------------------------------------------

    def find_steps(self) -> Iterator[str]:
        return (
            f"{heap}:{new}n{burnt}b"
            for heap, (news, burnts) in enumerate(self.heaps, 1)
            for new in range(news + 1)
            for burnt in range(burnts + 1)
            if new or burnt
        )

    def play(self, step: str) -> NimBicolore:
        assert self.refusal(step) is None, step
        heap, new, burnt = batch(step)
        news, burnts = self.heaps[heap]
        left = (*self.heaps[:heap], (news - new, burnts - burnt), *self.heaps[heap + 1 :])
        last = "-" if any(map(any, left)) else BURNT if burnt else NEW
        return NimBicolore(left, 1 - self.side, last)

    def refusal(self, step: str) -> Refusal | None:
        heap, new, burnt = batch(step)
        if heap >= len(self.heaps):
            raise MalformedStep(f"there are {len(self.heaps)} heaps, not {heap + 1}")
        if self.result():
            return Refusal("game-over")
        news, burnts = self.heaps[heap]
        here = tuple(place for place, _ in self._matches(heap))
        if not here:
            return Refusal("empty-heap")
        if not new and not burnt:
            return Refusal("nothing-taken", here)
        if new > news:
            return Refusal("too-many-new", here)
        return Refusal("too-many-burnt", here) if burnt > burnts else None

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def _matches(self, heap: int) -> tuple[tuple[str, str], ...]:
        """The matches of a heap with their places."""
        counts = zip(KINDS, self.heaps[heap], strict=True)
        return tuple((match(heap, kind, number), kind) for kind, count in counts for number in range(1, count + 1))

    def men(self) -> tuple[tuple[str, str], ...]:
        men = [one for heap in range(len(self.heaps)) for one in self._matches(heap)]
        for kind, counts in zip(KINDS, zip(*self.heaps, strict=True), strict=True):
            men += [(f"box:{kind}", kind)] * (MOST * len(self.heaps) - sum(counts))
        return tuple(men)

    def effects(self, step: str) -> tuple[Effect, ...]:
        return tuple(Removed(place[1], place, f"box:{place[1]}") for place in self.places(step))

    def places(self, step: str) -> tuple[str, ...]:
        heap, *taken = batch(step)
        return tuple(
            match(heap, kind, count - i)
            for kind, count, some in zip(KINDS, self.heaps[heap], taken, strict=True)
            for i in range(some)
        )

    def gesture(self, places: tuple[str, ...]) -> str | None:
        """Different matches of one heap, in any order: so many of each kind."""
        touched = [MATCHES[place] for place in places if place in MATCHES]
        heaps = {heap for heap, _, _ in touched}
        if len(set(touched)) != len(places) or len(heaps) != 1:
            return None
        heap = heaps.pop()
        if heap >= len(self.heaps) or any(number > self.heaps[heap][KINDS.index(kind)] for _, kind, number in touched):
            return None
        burnt = sum(kind == BURNT for _, kind, _ in touched)
        return f"{heap + 1}:{len(touched) - burnt}n{burnt}b"

    def text(self) -> str:
        board = ",".join(f"{new}n{burnt}b" if new or burnt else "." for new, burnt in self.heaps)
        return f"board={board} turn={SIDES[self.side]} last={self.last}"
