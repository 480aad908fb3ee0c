"""Twixt: the 576 holes, the links between them and which links cross.

Masks are 576 bits wide; bit 24 y + x is the hole of column x (a = 0) and row y (1 = 0, at the top). A link is known
by its end of the smaller column and by one of four directions from there, so that the links of a side are four masks,
one a direction, of the holes where they begin.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import lru_cache

from jeux.rules.boards import bits

SIZE = 24
COLUMNS = "abcdefghijklmnopqrstuvwx"
HOLES = tuple(f"{x}{y}" for y in range(1, SIZE + 1) for x in COLUMNS)
INDEX = {hole: i for i, hole in enumerate(HOLES)}
DIRECTIONS = ((1, -2), (1, 2), (2, -1), (2, 1))
"""Columns and rows to go along a link."""
OFFSETS = tuple(dy * SIZE + dx for dx, dy in DIRECTIONS)

Four = tuple[int, int, int, int]
"""A mask for each direction."""
Link = tuple[int, int]
"""The hole where a link begins, and its direction."""
NONE: Four = (0, 0, 0, 0)


def _where(keep: Iterable[tuple[int, int]]) -> int:
    return sum(1 << y * SIZE + x for x, y in keep)


_ALL = [(x, y) for y in range(SIZE) for x in range(SIZE)]
_INNER = range(1, SIZE - 1)
ROOM = (
    _where((x, y) for x, y in _ALL if x in _INNER),
    _where((x, y) for x, y in _ALL if y in _INNER),
)
"""The holes that R2 allows White and Black."""
GOALS = (
    tuple(_where((x, y) for x in _INNER) for y in (0, SIZE - 1)),
    tuple(_where((x, y) for y in _INNER) for x in (0, SIZE - 1)),
)
"""The holes behind the two goal lines of White, of Black."""
BEGINS = tuple(_where((x, y) for x, y in _ALL if x + dx < SIZE and 0 <= y + dy < SIZE) for dx, dy in DIRECTIONS)
"""For each direction, the holes where a link may begin."""


def along(holes: int, direction: int) -> int:
    """A mask moved along a direction; what leaves the board by a row is gone, `BEGINS` keeps the columns."""
    offset = OFFSETS[direction]
    return holes << offset if offset > 0 else holes >> -offset


def against(holes: int, direction: int) -> int:
    """A mask moved back along a direction."""
    offset = OFFSETS[direction]
    return holes >> offset if offset > 0 else holes << -offset


# --- crossings --------------------------------------------------------------------------------------------------------


def _turn(p: tuple[int, int], q: tuple[int, int], r: tuple[int, int]) -> int:
    area = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
    return (area > 0) - (area < 0)


def _cross(one: int, at: tuple[int, int], other: int) -> bool:
    """Whether the link from (0, 0) in a direction and the link from `at` in another cross."""
    a, b, c = (0, 0), DIRECTIONS[one], at
    d = (at[0] + DIRECTIONS[other][0], at[1] + DIRECTIONS[other][1])
    if {a, b} & {c, d}:
        return False
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


_CROSSERS = tuple(
    tuple(tuple((x, y) for x in range(-3, 4) for y in range(-5, 6) if _cross(one, (x, y), other)) for other in range(4))
    for one in range(4)
)
"""For two directions, where the links of the second begin that cross the link of the first from (0, 0)."""


@lru_cache(maxsize=4096)
def crossed_by(begin: int, direction: int) -> Four:
    """The links that a link crosses."""
    y, x = divmod(begin, SIZE)
    crossed = []
    for other, places in enumerate(_CROSSERS[direction]):
        inside = [(x + dx, y + dy) for dx, dy in places if 0 <= x + dx < SIZE and 0 <= y + dy < SIZE]
        crossed.append(_where(inside) & BEGINS[other])
    return crossed[0], crossed[1], crossed[2], crossed[3]


def crossed_by_all(links: Four) -> Four:
    """The links that some of these cross."""
    crossed = NONE
    for link in links_of(links):
        crossed = union(crossed, crossed_by(*link))
    return crossed


def union(one: Four, other: Four) -> Four:
    """The links of either."""
    return one[0] | other[0], one[1] | other[1], one[2] | other[2], one[3] | other[3]


def common(one: Four, other: Four) -> Four:
    """The links of both."""
    return one[0] & other[0], one[1] & other[1], one[2] & other[2], one[3] & other[3]


def without(one: Four, other: Four) -> Four:
    """The links of the first that are not of the second."""
    return one[0] & ~other[0], one[1] & ~other[1], one[2] & ~other[2], one[3] & ~other[3]


# --- links as texts ---------------------------------------------------------------------------------------------------


def links_of(links: Four) -> Iterable[Link]:
    """The links of four masks."""
    for direction, begins in enumerate(links):
        for begin in bits(begins):
            yield begin, direction


def only(link: Link) -> Four:
    """One link as four masks."""
    four = [0, 0, 0, 0]
    four[link[1]] = 1 << link[0]
    return four[0], four[1], four[2], four[3]


def ends(link: Link) -> tuple[int, int]:
    """The two holes of a link."""
    return link[0], link[0] + OFFSETS[link[1]]


LINK_TEXT = {
    (begin, direction): f"{HOLES[begin]}-{HOLES[begin + OFFSETS[direction]]}"
    for direction in range(4)
    for begin in bits(BEGINS[direction])
}
LINKS = {text: link for link, text in LINK_TEXT.items()}


def texts_of(links: Four) -> tuple[str, ...]:
    """The texts of links, sorted."""
    return tuple(sorted(LINK_TEXT[link] for link in links_of(links)))


def named(holes: int) -> tuple[str, ...]:
    """The holes of a mask, in the order of the board."""
    return tuple(HOLES[i] for i in bits(holes))


def all_from(hole: int) -> Four:
    """The links of which a hole is an end."""
    four = [BEGINS[d] & (1 << hole | against(1 << hole, d)) for d in range(4)]
    return four[0], four[1], four[2], four[3]


# --- ways over links --------------------------------------------------------------------------------------------------


def between(holes: int) -> Four:
    """All the links with both ends among these holes."""
    four = [holes & against(holes, d) & BEGINS[d] for d in range(4)]
    return four[0], four[1], four[2], four[3]


def reach(start: int, links: Four) -> int:
    """The holes to which links lead from `start`, itself included."""
    reached, last = start, 0
    while reached != last:
        last = reached
        for direction, begins in enumerate(links):
            reached |= along(reached & begins, direction) | against(reached, direction) & begins
    return reached


def chain(links: Four, side: int) -> tuple[str, ...]:
    """A shortest chain over links from a goal line of a side to the other, as holes; empty when there is none."""
    first, last = GOALS[side]
    near: dict[int, list[int]] = {}
    for link in links_of(links):
        a, b = ends(link)
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    before: dict[int, int] = {hole: -1 for hole in near if first >> hole & 1}
    waiting = deque(before)
    while waiting:
        here = waiting.popleft()
        if last >> here & 1:
            way = [here]
            while before[way[-1]] >= 0:
                way.append(before[way[-1]])
            return tuple(HOLES[hole] for hole in reversed(way))
        for beside in near[here]:
            if beside not in before:
                before[beside] = here
                waiting.append(beside)
    return ()
