"""Backgammon positions as two numbers, and every turn of every throw: what the search of the engine runs on.

Both numbers have one hexadecimal digit an arrow, in the numbering of the same player: his own men (digit 0 borne off,
25 on the bar) and the adverse men on his arrows (digit 0 on their bar, 25 borne off). Turning the board is reversing
the digits of both and exchanging them. A test proves that these turns are those of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from jeux.rules.backgammon_men import Row

Node = tuple[int, int]
"""Own men and adverse men, in the numbering of one player."""

DIGITS = 26
SIZE = DIGITS // 2
ONE_EACH = sum(1 << 4 * p for p in range(DIGITS))
ON_ARROWS = ONE_EACH & ~(1 | 1 << 100)
HOME_END = 1 << 28
"""Men below this digit are at home."""
BAR_ONE = 1 << 100
ALL_OFF = 15

_EXCHANGE = bytes((byte & 15) << 4 | byte >> 4 for byte in range(256))


def pack(own: Row, adverse: Row) -> Node:
    """The node of two rows, each in the numbering of its side."""
    return (
        sum(count << 4 * p for p, count in enumerate(own)),
        sum(count << 4 * (25 - p) for p, count in enumerate(adverse)),
    )


def turned(node: Node) -> Node:
    """The same men in the numbering of the other player."""
    own, adverse = node
    return (
        int.from_bytes(adverse.to_bytes(SIZE, "little").translate(_EXCHANGE), "big"),
        int.from_bytes(own.to_bytes(SIZE, "little").translate(_EXCHANGE), "big"),
    )


def occupied(men: int) -> int:
    """The lowest bit of every digit that is not 0."""
    return (men | men >> 1 | men >> 2 | men >> 3) & ONE_EACH


def after_die(node: Node, die: int, free: int) -> list[Node]:
    """The positions that one die can lead to; `free` holds the lowest bits of the arrows not blocked."""
    own, adverse = node
    shift = 4 * die
    standing = occupied(own)
    lone = adverse & ~(adverse >> 1 | adverse >> 2 | adverse >> 3)
    if standing >= BAR_ONE:
        target = BAR_ONE >> shift
        if not free & target:
            return []
        own += target - BAR_ONE
        return [(own, adverse - target + 1 if lone & target else adverse)]
    standing &= ON_ARROWS
    movers = standing & free << shift
    found = []
    while movers:
        origin = movers & -movers
        movers ^= origin
        target = origin >> shift
        found.append((own - origin + target, adverse - target + 1 if lone & target else adverse))
    if 0 < standing < HOME_END:
        exact = 1 << shift
        if standing & exact:
            found.append((own - exact + 1, adverse))
        elif standing < exact:
            found.append((own - (1 << standing.bit_length() - 1) + 1, adverse))
    return found


def all_turns(node: Node) -> Iterator[tuple[float, set[Node]]]:
    """For each of the 21 throws, its chance and the ends of the turn, for the player in whose numbering the node is.
    As many dice as possible are played, the larger when only one can be (R10, R11)."""
    adverse = node[1]
    free = ON_ARROWS & ~(adverse >> 1 | adverse >> 2 | adverse >> 3)
    firsts = [after_die(node, die, free) for die in range(1, 7)] if node[0] & 15 != ALL_OFF else []
    for large, after_large in enumerate(firsts, 1):
        yield 1 / 36, _same_dice(node, after_large, large, free)
        for small, after_small in enumerate(firsts[: large - 1], 1):
            ends = {end for middle in after_large for end in after_die(middle, small, free)}
            ends.update(end for middle in after_small for end in after_die(middle, large, free))
            yield 2 / 36, ends or set(after_large) or set(after_small) or {node}


def _same_dice(node: Node, after_first: list[Node], die: int, free: int) -> set[Node]:
    """The ends of a turn of four equal dice, whose first is played."""
    ends = {node}
    reached = set(after_first)
    left = 3
    while reached:
        ends = reached
        if not left:
            break
        left -= 1
        reached = {end for middle in ends for end in after_die(middle, die, free)}
    return ends


def points_won(node: Node) -> int:
    """The stakes won when the player in whose numbering the node is has borne off his last man (R18)."""
    adverse = node[1]
    if adverse >> 100:
        return 1
    return 3 if adverse & (HOME_END - 1) else 2
