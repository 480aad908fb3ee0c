"""Nim bicolore: matches are taken from heaps; the last batch wins if it is all new, and loses if it holds a burnt one.

Source: the sheet *Nim bicolore* of *Ludofiches 82* (Feldmann).
"""

from __future__ import annotations

from jeux.rules.contract import BadPosition, Board, Counts, Game, Option, Options, Rows, complete_options
from jeux.rules.games.nim_bicolore import CARD
from jeux.rules.games.nim_bicolore.board import BURNT, KINDS, MATCHES, MOST, SETS, SIDES, Heap
from jeux.rules.games.nim_bicolore.facts import FACTS
from jeux.rules.games.nim_bicolore.position import NimBicolore
from jeux.rules.text import read_choice, read_fields


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


def _read_value(value: str) -> tuple[Heap, ...]:
    """The heaps of a value of the option, none empty. Raises `BadPosition`."""
    words = value.split("+")
    if "." in words:
        raise BadPosition("no heap is empty at the start")
    return _heaps(words)


def _write_value(heaps: Rows) -> str:
    return "+".join(f"{new}n{burnt}b" for new, burnt in heaps)


def _where() -> dict[str, tuple[float, float]]:
    """Nine heaps side by side, the new matches of each at the left of its burnt ones. A unit is a match's breadth."""
    return {
        place: (20.0 * heap + (number - 1) + (10 if kind == BURNT else 0), 0.0)
        for place, (heap, kind, number) in MATCHES.items()
    }


def _near() -> dict[str, tuple[str, ...]]:
    """The matches before and after each in its heap."""
    order = list(MATCHES)
    return {
        place: tuple(order[j] for j in (i - 1, i + 1) if 0 <= j < len(order) and order[j][0] == place[0])
        for i, place in enumerate(order)
    }


GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=("A", "B"),
    men=KINDS,
    board=Board(tuple(MATCHES), _where(), (-1.0, -1.0, 179.0, 1.0), near=_near()),
    options=(Option("heaps", SETS, counts=Counts(len(KINDS), MOST, MOST, _read_value, _write_value)),),
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
    decisive=True,
    step_facts=FACTS,
)
