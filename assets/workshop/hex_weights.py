"""Fit the weights of the patterns of Hex to games that the tree plays against itself.

    python assets/workshop/hex_weights.py 160 3000     (160 games, 3 000 fillings a stone)

Prints what to put into `jeux/engine/kernels/hex_weights.py`. What is learnt is how the fillings of the root were shared
out among its cells, by a softmax over the logarithms of the weights. Games are broken off once they are as good as won.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from jeux.engine.kernels import kernel
from jeux.engine.kernels.hex import turned
from jeux.engine.kernels.hex_weights import CLASSES, PATTERNS, PLACES, WAYS, half_turn, place, way

Vector = NDArray[np.float64]
Numbers = NDArray[np.int64]
Example = tuple[Numbers, Vector]
"""The four classes of the cells of a position (near and far pattern, place, way), and their shares of the fillings."""
NAMES = ("_NEAR", "_FAR", "PLACE_WEIGHTS", "WAY_WEIGHTS")
COUNTS = (len(CLASSES), len(CLASSES), PLACES, WAYS)
SIZES = (11, 13, 14, 16, 16, 16)
OPENING = (1, 2, 3, 4, 6)
OPEN = (0.07, 0.93)
"""Beyond these values a game is broken off."""
STRAY, AMONG = 0.15, 4
"""How often a stone is drawn among the best cells, and among how many."""
HOLD = 1e-4
"""How strongly the logarithms are held at 0."""
ROUNDS, PACE = 120, 0.1
CLASS = np.array([CLASSES.get(min(code, half_turn(code)), -1) for code in range(PATTERNS)])
AS_BLACK = np.array([CLASS[turned(code)] if CLASS[code] >= 0 else -1 for code in range(PATTERNS)])


def classes(field: Any, cells: list[int], side: int, last: int) -> Numbers:
    """The four classes of cells (by their order in texts) for the side to play, as White sees them."""
    own, size = AS_BLACK if side else CLASS, field.size
    found = []
    for cell in cells:
        (y, x), (last_y, last_x) = divmod(cell, size), divmod(last, size)
        x, y, last_x, last_y = (y, x, last_y, last_x) if side else (x, y, last_x, last_y)
        at = field.inner[cell]
        found.append((own[field.near[at]], own[field.far[at]], place(x, y, size), way(x - last_x, y - last_y)))
    return np.array(found).T


def game(lot: Random, fillings: int) -> list[Example]:
    """The examples of one game."""
    size, found = lot.choice(SIZES), []
    stones, side, last = [0] * size**2, 0, 0
    for _ in range(lot.choice(OPENING)):
        last = lot.choice([i for i, stone in enumerate(stones) if not stone])
        stones[last] = side + 1
        side = 1 - side
    while 0 in stones:
        field = kernel("hex").Field(size, stones, side, lot.getrandbits(32))
        tree = kernel("hex_tree").Tree(field, fillings, lambda _: False)
        tree.grow(fillings)
        children = sorted(tree.children(0), key=lambda child: -child[2])
        if not OPEN[0] < children[0][3] < OPEN[1]:
            break
        field.begin()
        seen = np.array([count for _, _, count, _ in children], dtype=float)
        found.append((classes(field, [cell for _, cell, _, _ in children], side, last), seen / seen.sum()))
        last = lot.choice(children[:AMONG] if lot.random() < STRAY else children[:1])[1]
        stones[last] = side + 1
        side = 1 - side
    return found


def fit(examples: list[Example]) -> list[Vector]:
    """The logarithms of the weights of all classes (Adam)."""
    cells = np.concatenate([example[0] for example in examples], axis=1)
    share = np.concatenate([example[1] for example in examples])
    sizes = [len(example[1]) for example in examples]
    begins, owner = np.concatenate([[0], np.cumsum(sizes)[:-1]]), np.repeat(np.arange(len(sizes)), sizes)
    logs, mean, spread = ([np.zeros(count) for count in COUNTS] for _ in range(3))
    for turn in range(1, ROUNDS + 1):
        odds = np.exp(sum(logs[k][cells[k]] for k in range(len(COUNTS))))
        miss = (odds / np.add.reduceat(odds, begins)[owner] - share) / len(sizes)
        for k, count in enumerate(COUNTS):
            slope = np.bincount(cells[k], miss, count) + HOLD * logs[k]
            mean[k] = 0.9 * mean[k] + 0.1 * slope
            spread[k] = 0.98 * spread[k] + 0.02 * slope**2
            pace = (PACE if turn < 0.6 * ROUNDS else 0.3 * PACE) * mean[k] / (1 - 0.9**turn)
            logs[k] -= pace / (np.sqrt(spread[k] / (1 - 0.98**turn)) + 1e-7)
    return logs


def main() -> None:
    """Play, fit and print."""
    lot, examples = Random(1), []
    for _ in range(int(sys.argv[1])):
        examples += game(lot, int(sys.argv[2]))
    for name, logs in zip(NAMES, fit(examples), strict=True):
        print(f"{name} = ({', '.join(str(max(1, round(1_000 * np.exp(log)))) for log in logs)})")


if __name__ == "__main__":
    main()
