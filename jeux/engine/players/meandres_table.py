"""The winner of every position of Les Méandres, and the number of slides to the end.

Under the ban of R6 the game is solved: `assets/workshop/training/meandres_table.py` computed the table, which holds the
boards with a win or a loss; all others are drawn. If a slide may be undone (``free``), nothing is further than a loss
in two slides, which is computed directly.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from bisect import bisect_left
from functools import cache
from itertools import accumulate

from jeux.common.assets import asset
from jeux.rules.games.meandres.board import CELLS, SLIDES, has_line, slid

COLUMNS = 9
"""An index for each forbidden slide, and one for none."""
_WAYS = tuple(tuple(slides.values()) for slides in SLIDES)
_COLUMN = tuple({way[-1]: column for column, way in enumerate(ways)} | {-1: COLUMNS - 1} for ways in _WAYS)


@cache
def _table() -> tuple[array[int], bytes]:
    """The sorted boards, and their rows."""
    data = zlib.decompress(asset("tables", "meandres.bin").read_bytes())
    count = len(data) // (4 + COLUMNS)
    gaps = array("I", data[: 4 * count])
    if sys.byteorder == "big":
        gaps.byteswap()
    return array("I", accumulate(gaps)), data[4 * count :]


def following(tiles: int, hole: int, back: int) -> list[tuple[int, int, int]]:
    """The boards after every slide except the one that moves the hole to `back`: tiles, hole, previous hole."""
    return [(slid(tiles, hole, way), way[-1], hole) for way in _WAYS[hole] if way[-1] != back]


def wins_at_once(tiles: int, hole: int, back: int) -> bool:
    """Whether a slide makes a winning line."""
    return any(has_line(after, where) for after, where, _ in following(tiles, hole, back))


def turns_to_end(tiles: int, hole: int, back: int) -> int:
    """On a board without a line: the slides to the end, odd when the player to slide wins, even when he loses; 0 for a
    draw. `back` is -1 when every slide may be made."""
    if wins_at_once(tiles, hole, back):
        return 1
    boards, rows = _table()
    board = tiles | hole << len(CELLS)
    at = bisect_left(boards, board)
    return rows[COLUMNS * at + _COLUMN[hole][back]] if at < len(boards) and boards[at] == board else 0


def free_turns_to_end(tiles: int, hole: int) -> int:
    """The same where a slide may be undone: 1, 2 or 0."""
    if wins_at_once(tiles, hole, -1):
        return 1
    return 0 if any(not wins_at_once(*board[:2], -1) for board in following(tiles, hole, -1)) else 2
