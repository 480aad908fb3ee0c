"""The features of a position of Moulin: where the weight of each lies in the table, and the blocks.

The board is four blocks of three times three points, one on each side: the three rows of a side are three mills, and
the way across its middle is a fourth. So each mill lies in one block, and each way between neighbours too; only the
corners belong to two. A block is a number in base three (1 a man of the player to move, 2 an adverse one), the outer
row first.

Positions are told apart by their stage; each has a table of its own. All counts are of the player to move first, of his
adversary second.
"""

from __future__ import annotations

from array import array
from functools import reduce
from itertools import pairwise, product
from operator import or_

from jeux.rules.games.moulin.board import LINE_MASKS, NEAR, POINTS

BLOCK = 3**9
MOST_ROOM, MOST_PRIVATE, MOST_THREATS = 12, 6, 3
ROOM = BLOCK
"""The ways of men to empty points."""
STUCK = ROOM + (MOST_ROOM + 1) ** 2
"""The men who have none."""
PRIVATE = STUCK + 10 * 10
"""The empty points that have neighbours of one side alone: the other one can never go there first."""
THREATS = PRIVATE + (MOST_PRIVATE + 1) ** 2
"""The points where a mill can be closed, and whether a man of a mill would close one."""
MEN = THREATS + (2 * (MOST_THREATS + 1)) ** 2
"""Men on the board or in hand."""
HANDS = MEN + 10 * 10
"""All the men in hand."""
STAGE = HANDS + 19
FEATURES = 10
"""How many weights count in a position."""

PLACING = (0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4)
"""The stage by the men in hand, while there are any."""
FLYING = 4
"""The stage, and 1 more if the player to move flies, 2 more if his adversary does."""
MOVING = (10,) * 13 + (9,) * 3 + (8,) * 3
"""The stage by the men on the board, if nobody flies."""
STAGES = 11
WEIGHTS = STAGES * STAGE

_FIRST = "a7 d7 g7 b6 d6 f6 c5 d5 e5".split()


def _turned(point: str) -> str:
    """A point after a quarter turn to the right."""
    return f"{'abcdefg'[int(point[1]) - 1]}{7 - 'abcdefg'.index(point[0])}"


def _blocks() -> list[list[int]]:
    """The points of the blocks, from the outer row inward."""
    block, found = _FIRST, []
    for _ in range(4):
        found.append([POINTS.index(point) for point in block])
        block = [_turned(point) for point in block]
    return found


def _codes() -> array[int]:
    """Half a word of points as digits of the four blocks, in sixteen bits each: the low half first."""
    of_point = [
        sum(3 ** block.index(i) << 16 * k for k, block in enumerate(_blocks()) if i in block)
        for i in range(len(POINTS))
    ]
    halves = of_point[:12], of_point[12:]
    return array("Q", [sum(half[i] for i in range(12) if word >> i & 1) for half in halves for word in range(4096)])


CODES = _codes()


def _ways() -> array[int]:
    """For each block the ways to empty points of the men of the player to move and, in the next byte, of the others."""
    found = array("h")
    for code in range(BLOCK):
        cells = [code // 3**i % 3 for i in range(9)]
        lines = [cells[3 * row : 3 * row + 3] for row in range(3)] + [cells[1::3]]
        beside = [sorted(pair) for line in lines for pair in pairwise(line)]
        found.append(beside.count([0, 1]) | beside.count([0, 2]) << 8)
    return found


def _sides() -> array[int]:
    """Half a word of points as nine bits of the block on the right and, above these, nine of the one on the left."""
    _, right, _, left = _blocks()
    of_point = [
        sum(1 << shift + block.index(i) for shift, block in ((0, right), (9, left)) if i in block)
        for i in range(len(POINTS))
    ]
    return array(
        "i", [sum(of_point[first + i] for i in range(12) if word >> i & 1) for first in (0, 12) for word in range(4096)]
    )


def _gaps() -> array[int]:
    """The points that would complete a mill, by the men of one side in a block: the upper, the lower, the one on the
    right, the one on the left. The first two are runs of points in their order, the others as `_sides` has them."""
    _, right, _, left = _blocks()
    found = array("i")
    for block in (list(range(9)), list(range(15, 24)), right, left):
        for word in range(512):
            own = sum(1 << block[i] for i in range(9) if word >> i & 1)
            found.append(reduce(or_, (line & ~own for line in _lines(block) if (line & ~own).bit_count() == 1), 0))
    return found


def _lines(block: list[int]) -> list[int]:
    """The mills of a block."""
    word = sum(1 << i for i in block)
    return [line for line in LINE_MASKS if line & ~word == 0]


WAYS, SIDES, GAPS = _ways(), _sides(), _gaps()
REACH = array(
    "i",
    [
        reduce(or_, (NEAR[first + i] for i in range(12) if word >> i & 1), 0)
        for first in (0, 12)
        for word in range(4096)
    ],
)
"""The neighbours of the points of half a word: the low half first."""

MAN, WAY, EARLY_WAY, MILL, FLIGHT = 100, 30, 40, 25, 450
"""Points by hand: a man, a way to an empty point, one while men are placed, a threat to close a mill, and flying, which
needs no way."""


def by_hand() -> array[int]:
    """Hand-made weights, used for the first training games and when the table is damaged."""
    found = array("h", bytes(2 * WEIGHTS))
    for stage in range(STAGES):
        flying = stage - FLYING if FLYING <= stage < FLYING + 4 else 0
        flies, other_flies = flying & 1, flying >> 1
        at, way = stage * STAGE, EARLY_WAY if stage <= FLYING else WAY
        for room, other_room in product(range(MOST_ROOM + 1), repeat=2):
            found[at + ROOM + (MOST_ROOM + 1) * room + other_room] = way * (
                (0 if flies else room) - (0 if other_flies else other_room)
            )
        for own, other in product(range(2 * (MOST_THREATS + 1)), repeat=2):
            found[at + THREATS + 2 * (MOST_THREATS + 1) * own + other] = MILL * (own - other)
        for own, other in product(range(10), repeat=2):
            found[at + MEN + 10 * own + other] = MAN * (own - other) + FLIGHT * (flies - other_flies)
    return found
