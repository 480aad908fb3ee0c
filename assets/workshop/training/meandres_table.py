"""Solve Les Méandres: who wins every position, and in how many slides.

    python assets/workshop/training/meandres_table.py     (two minutes, 2 GB; writes assets/tables/meandres.bin; wants
    numpy)

All 25 × C(24,12) boards are looked at. A *safe* board has no winning line and no slide that makes one; only there is
anything to find out, by going back from the end (retrograde analysis): a position, which is a safe board and the slide
that may not be made (R6), or none, is won in n + 1 slides if some slide leads to a loss in n, and lost if every slide
leads to a win. The numbers printed are those of the page of the rules.

The file, compressed by zlib, keeps the safe boards that hold a win or a loss: first their numbers, which are
``tiles | hole << 25``, sorted, each less the one before, as little-endian 32-bit words; then nine bytes for each, the
slides to the end when each of the eight slides of `SLIDES`, then none, may not be made: odd for a win, even for a loss,
0 for a draw.
`jeux/engine/players/meandres_table.py` reads it.
"""

from __future__ import annotations

import sys
import time
import zlib
from collections import Counter
from itertools import combinations
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from jeux.rules.games.meandres.board import BESIDE, CELLS, FEWEST, GATES, SLIDES  # noqa: E402
from jeux.rules.games.meandres.position import START, TILES_EACH  # noqa: E402 - found from here on

TABLE = ROOT / "assets" / "tables" / "meandres.bin"
COUNT = len(CELLS)
NONE = 8
"""The column of a position in which every slide may be made."""
WAYS = [list(SLIDES[hole].values()) for hole in range(COUNT)]
UNSAFE = -1

Words = NDArray[np.uint32]
Flags = NDArray[np.bool_]


def arrangements() -> Words:
    """Every word of 24 bits with twelve set, sorted."""
    count = COUNT - 1
    found = np.fromiter((sum(1 << i for i in some) for some in combinations(range(count), TILES_EACH)), np.uint32)
    return np.sort(found)


WORDS = arrangements()
RANK = np.full(1 << (COUNT - 1), UNSAFE, np.int32)
RANK[WORDS] = np.arange(len(WORDS), dtype=np.int32)


def spread(words: Words, hole: int) -> Words:
    """The words of tiles in which the bit of the hole is 0."""
    below = words & np.uint32((1 << hole) - 1)
    return below | (words >> np.uint32(hole)) << np.uint32(hole + 1)


def gathered(tiles: Words, hole: int) -> Words:
    """The same without the bit of the hole."""
    below = tiles & np.uint32((1 << hole) - 1)
    return below | tiles >> np.uint32(hole + 1) << np.uint32(hole)


def slid(tiles: Words, hole: int, way: tuple[int, ...]) -> Words:
    """The tiles after a slide."""
    found, target = tiles.copy(), hole
    for cell in way:
        bit = tiles >> np.uint32(cell) & np.uint32(1)
        found = found & np.uint32(~(1 << target) & 0x1FFFFFF) | bit << np.uint32(target)
        target = cell
    return found & np.uint32(~(1 << target) & 0x1FFFFFF)


# --- lines ------------------------------------------------------------------------------------------------------------

TURN = np.array(((3, 2, 1, 0), (1, 0, 3, 2)), np.int8)
"""For a tile ``a`` and for a tile ``b``, the side where a line leaves that enters by north, east, south or west."""
NEXT = np.array(BESIDE, np.int8)


def lined(tiles: Words, hole: int) -> Flags:
    """Whether a winning line is on the boards with this hole (R3, R4)."""
    found = np.zeros(len(tiles), np.bool_)
    for cell, side in GATES:
        if cell == hole:
            continue
        open_ = np.flatnonzero(~found)
        found[open_[_joins(tiles[open_], hole, cell, side)]] = True
    return found


def _joins(tiles: Words, hole: int, cell: int, side: int) -> NDArray[np.intp]:
    """The numbers of the boards where the line that begins at a gate wins."""
    wins = []
    here, entry = np.full(len(tiles), cell, np.int8), np.full(len(tiles), side, np.int8)
    visited, number = np.zeros(len(tiles), np.uint32), np.arange(len(tiles))
    while len(number):
        visited |= np.uint32(1) << here.astype(np.uint32)
        leaves = TURN[tiles[number] >> here.astype(np.uint32) & np.uint32(1), entry]
        here = NEXT[here, leaves]
        out = here < 0
        wins.append(number[out][(leaves[out] != side) & (_count(visited[out]) >= FEWEST)])
        goes_on = ~out & (here != hole)
        number, here, visited = number[goes_on], here[goes_on], visited[goes_on]
        entry = (leaves[goes_on] + 2) % 4
    return np.concatenate(wins)


def _count(words: Words) -> NDArray[np.uint8]:
    """How many bits are set."""
    return np.unpackbits(words[:, None].view(np.uint8), axis=1).sum(axis=1, dtype=np.uint8)


# --- boards -----------------------------------------------------------------------------------------------------------


def safe_boards() -> list[Words]:
    """For each hole, the safe boards as words of tiles, sorted."""
    boards = [spread(WORDS, hole) for hole in range(COUNT)]
    lines = [lined(tiles, hole) for hole, tiles in enumerate(boards)]
    safe, soon = [], 0
    for hole, tiles in enumerate(boards):
        left = tiles[~lines[hole]]
        wins = np.zeros(len(left), np.bool_)
        for way in WAYS[hole]:
            wins |= lines[way[-1]][RANK[gathered(slid(left, hole, way), way[-1])]]
        safe.append(left[~wins])
        soon += int(wins.sum())
    print(f"{COUNT * len(WORDS)} boards, {sum(map(np.sum, lines))} with a line, {soon} won by the next slide")
    return safe


def children(safe: list[Words]) -> tuple[NDArray[np.int32], NDArray[np.int8]]:
    """For every safe board and each of its slides: the number of the safe board that it leads to, or `UNSAFE`, and the
    slide there that would undo it."""
    first = np.cumsum([0, *map(len, safe)])
    boards, undo = [], []
    for hole, tiles in enumerate(safe):
        row = np.full((len(tiles), NONE), UNSAFE, np.int32)
        for slide, way in enumerate(WAYS[hole]):
            after = slid(tiles, hole, way)
            among = safe[way[-1]]
            at = np.minimum(np.searchsorted(among, after), len(among) - 1)
            row[:, slide] = np.where(among[at] == after, first[way[-1]] + at, UNSAFE)
        boards.append(row)
        back = [next(k for k, other in enumerate(WAYS[way[-1]]) if other[-1] == hole) for way in WAYS[hole]]
        undo.append(np.tile(np.array(back, np.int8), (len(tiles), 1)))
    return np.concatenate(boards), np.concatenate(undo)


def solve(boards: NDArray[np.int32], undo: NDArray[np.int8]) -> NDArray[np.uint8]:
    """The slides to the end of every position, 0 for a draw, by columns of slides that may not be made."""
    ends = np.zeros((len(boards), NONE + 1), np.uint8)
    after = np.where(boards == UNSAFE, 1, 0).astype(np.uint8)  # who comes to an unsafe board wins at once
    turns, quiet = 2, 0
    while quiet < 2:
        found = _won(after, turns) if turns % 2 else _lost(after)
        new = found & (ends == 0)
        ends[new] = turns
        quiet = 0 if new.any() else quiet + 1
        changed = ends[boards, undo]
        after = np.where(boards == UNSAFE, 1, changed).astype(np.uint8)
        turns += 1
    return ends


def _allowed() -> Flags:
    """By columns: the slides that may be made."""
    return ~np.eye(NONE + 1, NONE, dtype=np.bool_)


def _lost(after: NDArray[np.uint8]) -> Flags:
    """Every slide that may be made leads to a win of the other."""
    wins = after % 2 == 1
    return np.stack([wins[:, column].all(axis=1) for column in _allowed()], axis=1)


def _won(after: NDArray[np.uint8], turns: int) -> Flags:
    """Some slide that may be made leads to a loss of the other in one slide less."""
    losses = after == turns - 1
    return np.stack([losses[:, column].any(axis=1) for column in _allowed()], axis=1)


# --- what is known ----------------------------------------------------------------------------------------------------


def reached(safe: list[Words], boards: NDArray[np.int32], undo: NDArray[np.int8]) -> Flags:
    """The positions that can come in a game through safe boards alone, the start apart."""
    first = np.cumsum([0, *map(len, safe)])
    hole = START.index(".")
    tiles = sum(1 << i for i, tile in enumerate(START) if tile == "b")
    begin = int(first[hole] + np.searchsorted(safe[hole], np.uint32(tiles)))
    visited = np.zeros(len(boards), np.bool_)
    visited[begin] = True
    ring = np.array([begin])
    while len(ring):
        following = np.unique(boards[ring][boards[ring] != UNSAFE])
        ring = following[~visited[following]]
        visited[ring] = True
    positions = np.zeros((len(boards), NONE + 1), np.bool_)
    inside = visited[:, None] & (boards != UNSAFE)
    positions[boards[inside], undo[inside]] = True
    return positions


def print_numbers(ends: NDArray[np.uint8], positions: Flags) -> None:
    """The numbers that the page of the rules names."""
    found = ends[positions]
    numbers = Counter(found.tolist())
    print(f"{positions.any(axis=1).sum()} safe boards reached, {len(found)} positions, {numbers[0]} drawn")
    print("won in", {n: numbers[n] for n in sorted(numbers) if n % 2})
    print("lost in", {n: numbers[n] for n in sorted(numbers) if n and n % 2 == 0})
    print(f"longest of all: {ends.max()}")


def main() -> None:
    start = time.perf_counter()
    safe = safe_boards()
    boards, undo = children(safe)
    none = int((boards == UNSAFE).all(axis=1).sum())
    print(f"{len(boards)} safe boards, {none} without a safe board beside them, {time.perf_counter() - start:.0f} s")
    ends = solve(boards, undo)
    print_numbers(ends, reached(safe, boards, undo))
    keys = np.concatenate([tiles | np.uint32(hole << COUNT) for hole, tiles in enumerate(safe)])
    kept = ends.any(axis=1)
    data = np.diff(keys[kept], prepend=np.uint32(0)).astype("<u4").tobytes() + ends[kept].tobytes()
    TABLE.write_bytes(zlib.compress(data, 9))
    seconds = time.perf_counter() - start
    print(f"{kept.sum()} boards kept, {TABLE.stat().st_size} bytes, {seconds:.0f} s")


if __name__ == "__main__":
    main()
