"""Teaches the weights of the patterns of Hex by games of the tree against itself, and writes `assets/tables/hex.bin`.

    python assets/workshop/training/hex_weights.py play 500 16000 3  # games, playouts a stone, a seed
    python assets/workshop/training/hex_weights.py currents 3  # weights of the currents, the others as they are
    python assets/workshop/training/hex_weights.py fit 1 2  # those others by the games of these seeds, without currents

Wants the compiled kernels and numpy. Games go to build/hex; a seed gives the same ones whatever the currents weigh, for
the tree that plays them measures none. What is learnt is how the playouts of the root were shared out among its cells,
by a softmax over the sums of the weights (Adam, Kingma and Ba 2015). Games are broken off once they are as good as won.
The weights of both rings together only tell what those of each ring do not: they shrink to nothing where they were
seldom seen.

The first two commands make those weights of the currents that are in the table, from its others: half an hour of a
core, 23 273 positions. Of a tenth of them that was left out of a fit, the shares cost 2.37 nats a stone by such
weights, 2.38 by those of before (11 933 positions, on 16 cells a side alone, with 8 000 playouts), 2.91 without any.

The others were taught in two rounds: 24 379 positions of games with 3 000 playouts a stone, by the weights of before (a
product of four, without those of both rings or near the last stone; `SHARP` was 1 in this round), then 900 games
(35 060 positions) with 2 500. Those games were not kept, so that `fit` cannot make the same weights again.
"""

from __future__ import annotations

import sys
from random import Random

import numpy as np
from numpy.typing import NDArray
from teaching import ROOT, write

from jeux.engine.kernels import kernel
from jeux.engine.kernels.games import hex_weights as parts
from jeux.engine.kernels.games.hex import CODES, HexBoard, turned
from jeux.engine.kernels.games.hex_current import Current
from jeux.engine.kernels.games.hex_tree import POWER
from jeux.engine.players.hex import weights

Vector = NDArray[np.float64]
Numbers = NDArray[np.int64]

GAMES = ROOT / "build" / "hex"
SIZES = (11, 13, 14, 16, 16, 16)
OPENING = (1, 2, 3, 4, 6)
OPEN = (0.07, 0.93)
"""Beyond these values a game is broken off."""
STRAY, AMONG = 0.15, 4
"""How often a stone is drawn among the best cells, and among how many."""
SELDOM = 20
"""Patterns of both rings that were seen less often keep no weight of their own."""
HOLD = 2e-5
"""How strongly the weights are held at 0."""
SHARP = 3.0
"""The power of the playouts that is learnt: the cells that search prefers are to be preferred more than it did."""
ROUNDS, PACE = 90, 0.12
WIDEST = 3.9
"""Eight weights are added up, and their sum has to fit into a word of 16 bits, in thousandths."""
WHITE = np.array([parts.pattern(code) for code in range(CODES)])
BLACK = np.array([parts.pattern(turned(code)) for code in range(CODES)])
HALF = 27
"""Half a turn of the board exchanges the three lower digits of a pattern for the three higher ones."""


def rows(board: HexBoard, cells: list[int], side: int, last: int) -> list[tuple[int, ...]]:
    """Near and far pattern, place, way, whether the last stone is one of the twelve cells around, and the class of the
    currents, for cells (by their order in texts) and the side to play, as White sees them."""
    own, size, stone = BLACK if side else WHITE, board.size, board.inner[last]
    beside = {stone + step for step in (*board.ring, *board.bridge)}
    current: Current = kernel("games.hex_current").Current(board)
    current.measure(1)
    current.measure(2)
    samples: list[tuple[int, ...]] = []
    for cell in cells:
        (y, x), (last_y, last_x) = divmod(cell, size), divmod(last, size)
        x, y, last_x, last_y = (y, x, last_y, last_x) if side else (x, y, last_x, last_y)
        at = board.inner[cell]
        ways = parts.way(x - last_x, y - last_y)
        samples.append(
            (
                own[board.near[at]],
                own[board.far[at]],
                parts.place(x, y, size),
                ways,
                at in beside,
                current.grades(at, side + 1),
            )
        )
    return samples


def game(rng: Random, playouts: int) -> list[tuple[list[tuple[int, ...]], list[int]]]:
    """The cells that were looked at in each position of a game, and how many playouts each of them had."""
    size, samples = rng.choice(SIZES), []
    stones, side, last = [0] * size**2, 0, 0
    for _ in range(rng.choice(OPENING)):
        last = rng.choice([i for i, stone in enumerate(stones) if not stone])
        stones[last] = side + 1
        side = 1 - side
    while 0 in stones:
        board = kernel("games.hex").HexBoard(size, stones, side, rng.getrandbits(32), weights())
        tree = kernel("games.hex_tree").HexTree(board, playouts, lambda _: False)
        tree.grow(playouts)
        children = sorted(tree.children(0), key=lambda child: -child[2])
        if board.decided or not children or not OPEN[0] < children[0][3] < OPEN[1]:
            break
        board.reset()
        features = rows(board, [cell for _, cell, _, _ in children], side, last)
        samples.append((features, [count for _, _, count, _ in children]))
        last = rng.choice(children[:AMONG] if rng.random() < STRAY else children[:1])[1]
        stones[last] = side + 1
        side = 1 - side
    return samples


def play(games: int, playouts: int, seed: int) -> None:
    """Play games and keep what was seen."""
    features: list[Numbers] = []
    counts: list[int] = []
    sizes: list[int] = []
    for number in range(games):
        for cells, playouts_of in game(Random(f"{seed} {number}"), playouts):
            features.append(np.array(cells, np.int32))
            counts += playouts_of
            sizes.append(len(cells))
        print(number + 1, len(sizes), flush=True)
    GAMES.mkdir(parents=True, exist_ok=True)
    np.savez(GAMES / f"{seed}.npz", rows=np.concatenate(features), counts=np.array(counts), sizes=np.array(sizes))


def turned_half(pattern: Numbers) -> Numbers:
    """A pattern after half a turn of the board."""
    return pattern % HALF * HALF + pattern // HALF


def slots(near: Numbers, far: Numbers) -> Numbers:
    """Where the three weights of patterns stand, the smaller of each and of its half turn for both."""
    near_turned, far_turned = turned_half(near), turned_half(far)
    both = np.minimum(near * parts.PATTERNS + far, near_turned * parts.PATTERNS + far_turned)
    return np.stack((np.minimum(near, near_turned), parts.FAR + np.minimum(far, far_turned), parts.BOTH + both))


def counted(features: Numbers) -> Numbers:
    """Where the eight weights of each cell stand; `parts.WEIGHTS` for those that do not count."""
    near, far, places, ways, beside, _ = features.T
    three = slots(near, far)
    local = np.where(beside == 1, three + parts.LOCAL, parts.WEIGHTS)
    return np.concatenate((three, local, [parts.PLACE + places], [parts.WAY + ways]))


def often(indices: Numbers) -> Numbers:
    """The same without the weights of both rings that were seldom seen."""
    seen = np.bincount(indices.ravel(), minlength=parts.WEIGHTS + 1) >= SELDOM
    for part in (indices[2], indices[5]):
        part[~seen[part]] = parts.WEIGHTS
    return indices


def fitted(where: Numbers, counts: Vector, sizes: Numbers, given: Vector | float = 0.0) -> Vector:
    """The weights that make the shares of the playouts most likely, beside what is given."""
    used, among = np.unique(where, return_inverse=True)
    where, none = among.reshape(where.shape), np.searchsorted(used, parts.WEIGHTS)
    begins, owner = np.concatenate([[0], np.cumsum(sizes)[:-1]]), np.repeat(np.arange(len(sizes)), sizes)
    share = (counts / np.maximum.reduceat(counts, begins)[owner]) ** SHARP
    share /= np.add.reduceat(share, begins)[owner]
    logs, mean, spread = (np.zeros(len(used)) for _ in range(3))
    for turn in range(1, ROUNDS + 1):
        odds = np.exp(given + logs[where].sum(0))
        odds /= np.add.reduceat(odds, begins)[owner]
        miss = (odds - share) / len(sizes)
        slope = sum(np.bincount(part, miss, len(used)) for part in where) + HOLD * logs
        mean = 0.9 * mean + 0.1 * slope
        spread = 0.98 * spread + 0.02 * slope**2
        pace = (PACE if turn < 0.6 * ROUNDS else 0.3 * PACE) * mean / (1 - 0.9**turn)
        logs -= pace / (np.sqrt(spread / (1 - 0.98**turn)) + 1e-7)
        if none < len(used):
            logs[none] = 0.0
        if turn % 25 == 0:
            print(f"{turn}: {-np.sum(share * np.log(odds + 1e-12)) / len(sizes):.4f} nats a stone", flush=True)
    values = np.zeros(parts.WEIGHTS + 1)
    values[used] = np.clip(logs, -WIDEST, WIDEST)
    return values


def spread_out(values: Vector) -> Vector:
    """The weights for every pattern, each as its half turn."""
    ring = np.arange(parts.PATTERNS)
    near, far = np.repeat(ring, parts.PATTERNS), np.tile(ring, parts.PATTERNS)
    whole = values[: parts.WEIGHTS].copy()
    for first in (0, parts.LOCAL):
        whole[first : first + parts.FAR] = values[first + slots(ring, ring)[0]]
        whole[first + parts.FAR : first + parts.BOTH] = values[first + slots(ring, ring)[1]]
        whole[first + parts.BOTH : first + parts.LOCAL] = values[first + slots(near, far)[2]]
    return whole


def loaded(seeds: list[str]) -> tuple[Numbers, Vector, Numbers]:
    """The cells of the games of these seeds, their playouts, and how many cells a position has."""
    files = [np.load(GAMES / f"{seed}.npz") for seed in seeds]
    features, counts, sizes = (np.concatenate([file[name] for file in files]) for name in ("rows", "counts", "sizes"))
    print(f"{len(sizes)} positions, {len(features)} cells")
    return features.astype(np.int64), counts.astype(np.float64), sizes


def fit(seeds: list[str]) -> None:
    """Fit to the games of these seeds, and write the table; currents weigh nothing in it."""
    features, counts, sizes = loaded(seeds)
    write("hex", spread_out(fitted(often(counted(features)), counts, sizes)), 1_000)


def currents(seeds: list[str]) -> None:
    """Fit the weights of the currents alone to the games of these seeds, and write them into the table."""
    features, counts, sizes = loaded(seeds)
    whole = np.array([*weights(), 0]) / 1_000
    given = POWER * whole[counted(features)].sum(0)
    values = fitted(parts.CURRENT + features[None, :, 5], counts, sizes, given)
    whole[parts.CURRENT :] = values[parts.CURRENT :]
    write("hex", whole[: parts.WEIGHTS], 1_000)


def main() -> None:
    """Play or fit."""
    if sys.argv[1] == "play":
        play(*map(int, sys.argv[2:5]))
    else:
        {"fit": fit, "currents": currents}[sys.argv[1]](sys.argv[2:])


if __name__ == "__main__":
    main()
