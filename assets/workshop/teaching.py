"""What the scripts that teach weights by self-play share: the choice of a step, the fit, the table that is written.

Positions are rows of numbers: which weights count there. The weights make the ends of their games most likely (logistic
regression by Adam, Kingma and Ba 2015).
"""

from __future__ import annotations

import sys
import zlib
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from jeux.engine.kernels import kernel  # noqa: E402 - the program lies beside the workshop

OVER = -2
BATCH, ROUNDS, RATE = 8_192, 4, 0.02
"""Positions of a step of the fit, times that all are seen, and the largest step."""
_SURE = 990_000
_INFINITE = 1_000_001


def chosen(board: Any, scale: int, nodes: int, rng: Random) -> int:
    """The step of a search of so many nodes."""
    steps: list[int] = list(board.steps[: board.generate(0)])
    rng.shuffle(steps)
    search = kernel("alphabeta").Search(board, scale, nodes, lambda visited: visited > nodes, [], 12)
    for depth in range(1, 30):
        before, best, found = search.estimates, -_INFINITE, steps[0]
        for step in steps:
            score = search.score(step, depth, best, _INFINITE)
            if search.stopped:
                return steps[0]
            if score > best:
                best, found = score, step
        steps.remove(found)
        steps.insert(0, found)
        if abs(best) > _SURE or search.estimates == before:
            break
    return steps[0]


def keep(folder: Path, seed: int, seen: list[list[int]], scores: list[float]) -> None:
    """Keep the positions of some games, with the score that each came to."""
    folder.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(folder / f"{seed:05}.npz", seen=np.array(seen, np.int32), scores=np.array(scores, np.float32))


def kept(folder: Path, games: int) -> tuple[Any, Any]:
    """The positions and scores of the newest files of games, so many of them; of all for 0."""
    files = [np.load(path) for path in sorted(folder.glob("*.npz"))[-games:]]
    return np.concatenate([file["seen"] for file in files]), np.concatenate([file["scores"] for file in files])


def fitted(seen: Any, scores: Any, known: Any, decay: float) -> Any:
    """What is to be added to the `known` weights to make the scores most likely, in natural units; `decay` is how
    strongly it shrinks to nothing."""
    rng, count = np.random.default_rng(1), len(known)
    weights, mean, square = np.zeros(count), np.zeros(count), np.zeros(count)
    offsets = known[seen].sum(1)
    steps = ROUNDS * (len(seen) // BATCH)
    for step in range(steps):
        if step % (steps // ROUNDS) == 0:
            order = rng.permutation(len(seen))
        at = step % (steps // ROUNDS) * BATCH
        batch = order[at : at + BATCH]
        chances = 1.0 / (1.0 + np.exp(-offsets[batch] - weights[seen[batch]].sum(1)))
        error = (chances - scores[batch]) / BATCH
        slope = np.bincount(seen[batch].ravel(), np.repeat(error, seen.shape[1]), count)
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        pace = RATE * min(1.0, 10 * step / steps, 1.2 * (1.0 - step / steps))
        weights -= pace * (mean / (np.sqrt(square / (1.0 - 0.999 ** (step + 1))) + 1e-9) + decay * weights)
    return weights


def loss(seen: Any, scores: Any, weights: Any) -> float:
    """How unlikely the scores are, in nats a position."""
    chances = 1.0 / (1.0 + np.exp(-weights[seen].sum(1)))
    return float(-np.mean(scores * np.log(chances + 1e-9) + (1.0 - scores) * np.log(1.0 - chances + 1e-9)))


def write(name: str, weights: Any, scale: int) -> None:
    """Write the table of a game, in points of which the scale makes a chance of 73 %."""
    words = np.clip(np.rint(scale * weights), -32_000, 32_000).astype("<i2")
    (ROOT / "assets" / "tables" / f"{name}.bin").write_bytes(zlib.compress(words.tobytes(), 9))
