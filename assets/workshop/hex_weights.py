"""Fit the weights of the patterns of Hex to games that the tree plays against itself.

    python assets/workshop/hex_weights.py 35 4000     (35 games, 4 000 fillings a stone)

Prints what to put into `jeux/engine/kernels/hex_weights.py`. What is learnt is how the fillings of the root were shared
out among its cells, by a softmax over the logarithms of the weights. Games are broken off once they are as good as won.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from jeux.engine.kernels import kernel
from jeux.engine.kernels.hex import turned
from jeux.engine.kernels.hex_weights import CLASSES, PATTERNS, half_turn

Vector = NDArray[np.float64]
Numbers = NDArray[np.int64]
Example = tuple[Numbers, Numbers, Vector]
"""The classes of the near and of the far patterns of the cells of a position, and their shares of the fillings."""
SIZES = (11, 13, 16)
OPENING = (1, 2, 4, 6)
OPEN = (0.06, 0.94)
"""Beyond these values a game is broken off."""
HOLD = 2e-5
"""How strongly the logarithms are held near 0."""
MOST = 3.4
ROUNDS, PACE = 400, 0.05
CLASS = np.array([CLASSES.get(min(code, half_turn(code)), -1) for code in range(PATTERNS)])
AS_BLACK = np.array([CLASS[turned(code)] if CLASS[code] >= 0 else -1 for code in range(PATTERNS)])


def game(lot: Random, fillings: int) -> list[Example]:
    """The examples of one game."""
    size, found = lot.choice(SIZES), []
    stones, side = [0] * size**2, 0
    for _ in range(lot.choice(OPENING)):
        stones[lot.choice([i for i, stone in enumerate(stones) if not stone])] = side + 1
        side = 1 - side
    while 0 in stones:
        field = kernel("hex").Field(size, stones, side, lot.getrandbits(32))
        tree = kernel("hex_tree").Tree(field, fillings, lambda _: False)
        tree.grow(fillings)
        children = tree.children(0)
        best = max(children, key=lambda child: child[2])
        if not OPEN[0] < best[3] < OPEN[1]:
            break
        field.begin()
        cells = [field.inner[cell] for _, cell, _, _ in children]
        classes = AS_BLACK if side else CLASS
        seen = np.array([count for _, _, count, _ in children], dtype=float)
        near, far = ([board[cell] for cell in cells] for board in (field.near, field.far))
        found.append((classes[near], classes[far], seen / seen.sum()))
        stones[best[1]] = side + 1
        side = 1 - side
    return found


def fit(examples: list[Example]) -> tuple[Vector, Vector]:
    """The logarithms of the weights of the near and of the far patterns (Adam)."""
    classes = [np.concatenate([example[k] for example in examples]) for k in (0, 1)]
    share = np.concatenate([example[2] for example in examples])
    sizes = [len(example[2]) for example in examples]
    begins, owner = np.concatenate([[0], np.cumsum(sizes)[:-1]]), np.repeat(np.arange(len(sizes)), sizes)
    logs, mean, spread = ([np.zeros(len(CLASSES)) for _ in range(2)] for _ in range(3))
    for turn in range(1, ROUNDS + 1):
        odds = np.exp(logs[0][classes[0]] + logs[1][classes[1]])
        miss = (odds / np.add.reduceat(odds, begins)[owner] - share) / len(sizes)
        for k in (0, 1):
            slope = np.bincount(classes[k], miss, len(CLASSES)) + HOLD * logs[k]
            mean[k] = 0.9 * mean[k] + 0.1 * slope
            spread[k] = 0.99 * spread[k] + 0.01 * slope**2
            pace = PACE * mean[k] / (1 - 0.9**turn)
            logs[k] -= pace / (np.sqrt(spread[k] / (1 - 0.99**turn)) + 1e-9)
    return logs[0] - logs[0][classes[0]].mean(), logs[1] - logs[1][classes[1]].mean()


def main() -> None:
    """Play, fit and print."""
    lot, examples = Random(1), []
    for _ in range(int(sys.argv[1])):
        examples += game(lot, int(sys.argv[2]))
    for name, logs in zip(("_NEAR", "_FAR"), fit(examples), strict=True):
        words = (str(round(1_000 * np.exp(log))) for log in np.clip(logs, -MOST, MOST))
        print(f"{name} = ({', '.join(words)})")


if __name__ == "__main__":
    main()
