"""Nim bicolore: matches are taken from heaps; the last batch wins if it is all new, and loses if it holds a burnt one.

Source: the sheet *Nim bicolore* of *Ludofiches 82* (Feldmann). Rules are named R1…R3 as in the page of the game.

A match has a place of its own: ``2n1`` is the first new match of the second heap, ``2b1`` its first burnt one. Matches
of a kind are alike: the highest ones of a heap leave it. Those not on the table are in the box (``box:n``, ``box:b``).
"""

from __future__ import annotations

from collections.abc import Iterator

from jeux.rules.contract import (
    BadPosition,
    Board,
    Counts,
    Effect,
    Facts,
    Game,
    MalformedStep,
    Option,
    Options,
    Refusal,
    Removed,
    Result,
    Rows,
    complete_options,
)
from jeux.rules.position import PositionBase
from jeux.rules.text import read_choice, read_fields

SIDES = "AB"
NEW, BURNT = "n", "b"
KINDS = (NEW, BURNT)
MOST = 9
"""The most heaps, and the most matches of a kind in a heap."""
SETS = (
    "2n1b+1n2b+3n0b+0n3b",
    "0n1b+2n1b+4n1b+6n1b",
    "1n0b+2n1b+3n2b+4n3b",
    "1n1b+2n2b+3n3b",
    "4n4b+3n5b",
    "2n1b+1n2b+2n2b+3n1b+1n3b",
    "1n0b+3n0b+5n0b+7n0b",
    "0n1b+0n3b+0n5b+0n7b",
)
"""The values of the option: the heaps at the start."""
LAST = {NEW: "last-new", BURNT: "last-burnt"}

Heap = tuple[int, int]
"""How many new matches, how many burnt ones."""


def match(heap: int, kind: str, number: int) -> str:
    """The place of the match `number` (1 the first) of a kind, in the heap `heap` (0 the first)."""
    return f"{heap + 1}{kind}{number}"


_MATCHES = {
    match(heap, kind, number): (heap, kind, number)
    for heap in range(MOST)
    for kind in KINDS
    for number in range(1, MOST + 1)
}


def batch(step: str) -> tuple[int, int, int]:
    """The heap (0 the first), the new and the burnt matches of a step. Raises `MalformedStep`."""
    digits = step[::2]
    if len(step) != 6 or step[1::2] != ":nb" or not (digits.isascii() and digits.isdigit()) or digits[0] == "0":
        raise MalformedStep(f"{step!r} is no step of Nim bicolore")
    return int(digits[0]) - 1, int(digits[1]), int(digits[2])


class NimBicolore(PositionBase):
    """A position: the heaps, `side` the player to take (0 is A), `last` the kind of the last batch once it is taken."""

    __slots__ = ("heaps", "last", "side")

    def __init__(self, heaps: tuple[Heap, ...], side: int, last: str = "-") -> None:
        self.heaps = heaps
        self.side = side
        self.last = last
        self._settle(side, None if last == "-" else self._end())

    def _end(self) -> Result:
        """R3: whoever has just taken wins with new matches only."""
        winner = 1 - self.side if self.last == NEW else self.side
        return Result((1.0, 0.0) if winner == 0 else (0.0, 1.0), LAST[self.last])

    # --- value ----------------------------------------------------------------------------------------------------

    def _value(self) -> tuple[object, ...]:
        return (self.heaps, self.side, self.last)

    # --- steps ----------------------------------------------------------------------------------------------------

    def _find_steps(self) -> Iterator[str]:
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
        if self._result:
            return Refusal("game-over")
        news, burnts = self.heaps[heap]
        here = tuple(place for place, _ in self._of(heap))
        if not here:
            return Refusal("empty-heap")
        if not new and not burnt:
            return Refusal("nothing-taken", here)
        if new > news:
            return Refusal("too-many-new", here)
        return Refusal("too-many-burnt", here) if burnt > burnts else None

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def _of(self, heap: int) -> tuple[tuple[str, str], ...]:
        """The matches of a heap with their places."""
        counts = zip(KINDS, self.heaps[heap], strict=True)
        return tuple((match(heap, kind, number), kind) for kind, count in counts for number in range(1, count + 1))

    def men(self) -> tuple[tuple[str, str], ...]:
        found = [one for heap in range(len(self.heaps)) for one in self._of(heap)]
        for kind, counts in zip(KINDS, zip(*self.heaps, strict=True), strict=True):
            found += [(f"box:{kind}", kind)] * (MOST * len(self.heaps) - sum(counts))
        return tuple(found)

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
        found = [_MATCHES[place] for place in places if place in _MATCHES]
        heaps = {heap for heap, _, _ in found}
        if len(set(found)) != len(places) or len(heaps) != 1:
            return None
        heap = heaps.pop()
        if heap >= len(self.heaps) or any(number > self.heaps[heap][KINDS.index(kind)] for _, kind, number in found):
            return None
        burnt = sum(kind == BURNT for _, kind, _ in found)
        return f"{heap + 1}:{len(found) - burnt}n{burnt}b"

    def text(self) -> str:
        board = ",".join(f"{new}n{burnt}b" if new or burnt else "." for new, burnt in self.heaps)
        return f"board={board} turn={SIDES[self.side]} last={self.last}"


# --- doors ------------------------------------------------------------------------------------------------------------


def start(options: Options, players: int) -> NimBicolore:
    """The heaps that the option names; A takes first."""
    assert players == 2, players
    return NimBicolore(_heaps(complete_options(GAME, options)["heaps"].split("+")), 0)


def read(text: str, options: Options, players: int) -> NimBicolore:
    """The position that a text describes. Raises `BadPosition`."""
    assert players == 2, players
    complete_options(GAME, options)
    board, turn, last = read_fields(text, ("board", "turn", "last"))
    heaps = _heaps(board.split(","))
    side = SIDES.index(read_choice(turn, tuple(SIDES), "turn"))
    left = any(map(any, heaps))
    return NimBicolore(heaps, side, read_choice(last, ("-",) if left else KINDS, "last"))


def _heaps(words: list[str]) -> tuple[Heap, ...]:
    if len(words) > MOST:
        raise BadPosition(f"there are at most {MOST} heaps")
    return tuple(_heap(word) for word in words)


def _heap(word: str) -> Heap:
    if word == ".":
        return 0, 0
    digits = word[::2]
    if len(word) != 4 or word[1::2] != "nb" or not (digits.isascii() and digits.isdigit()) or digits == "00":
        raise BadPosition(f"a heap is written 2n1b, or . when it is empty, not {word!r}")
    return int(digits[0]), int(digits[1])


def _made(value: str) -> tuple[Heap, ...]:
    """The heaps of a value of the option, none empty. Raises `BadPosition`."""
    words = value.split("+")
    if "." in words:
        raise BadPosition("no heap is empty at the start")
    return _heaps(words)


def _written(heaps: Rows) -> str:
    return "+".join(f"{new}n{burnt}b" for new, burnt in heaps)


def _where() -> dict[str, tuple[float, float]]:
    """Nine heaps side by side, the new matches of each at the left of its burnt ones. A unit is a match's breadth."""
    return {
        place: (20.0 * heap + (number - 1) + (10 if kind == BURNT else 0), 0.0)
        for place, (heap, kind, number) in _MATCHES.items()
    }


def _near() -> dict[str, tuple[str, ...]]:
    """The matches before and after each in its heap."""
    order = list(_MATCHES)
    return {
        place: tuple(order[j] for j in (i - 1, i + 1) if 0 <= j < len(order) and order[j][0] == place[0])
        for i, place in enumerate(order)
    }


GAME = Game(
    key="nim_bicolore",
    facts=Facts(family="calcul", age=7, minutes=5, luck="strategie"),
    players=(2,),
    sides=("A", "B"),
    men=KINDS,
    board=Board(tuple(_MATCHES), _where(), (-1.0, -1.0, 179.0, 1.0), near=_near()),
    options=(Option("heaps", SETS, counts=Counts(len(KINDS), MOST, MOST, _made, _written)),),
    presets=(
        ("douze", ()),
        ("une-brulee", (("heaps", SETS[1]),)),
        ("marienbad", (("heaps", SETS[6]),)),
        ("misere", (("heaps", SETS[7]),)),
    ),
    refusals=("game-over", "empty-heap", "nothing-taken", "too-many-new", "too-many-burnt"),
    endings=("last-new", "last-burnt"),
    start=start,
    read=read,
)
