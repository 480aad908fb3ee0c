"""What the scripts that teach weights by self-play share: a game, the choice of a step, the fit, the table that is
written.

Positions are rows of numbers: which weights count there. The weights make the ends of their games most likely (logistic
regression).
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from jeux.engine.kernels import kernel  # noqa: E402 - the program lies beside the workshop

OVER = -2
BATCH, ROUNDS, RATE = 8_192, 4, 0.02
"""Positions of a step of the fit, times that all are seen, and the largest step."""
LONGEST = 195
"""Steps of a game between two boards; then it counts for nobody. A board can take some 200 back."""
_SURE = 990_000
_INFINITE = 1_000_001


def chosen(board: Any, scale: int, nodes: int, rng: Random) -> int:
    """The step of a search of so many nodes."""
    steps: list[int] = list(board.steps[: board.generate(0)])
    rng.shuffle(steps)
    search = kernel("board_search").AlphaBeta(board, scale, nodes, lambda visited: visited > nodes, [], 12)
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


def between(
    boards: list[Any],
    nodes: list[int],
    scale: int,
    opening: int,
    stray: float,
    keeps: Callable[[Any], bool],
    rng: Random,
) -> tuple[list[list[int]], float]:
    """What was seen in a game of two sides, each with a board that judges by its weights and with so many nodes a step,
    position by position, and the score of the first side.

    A game begins with so many random steps and has others at the rate of `stray`; positions in which the search chose
    are kept where `keeps`, which has the first board judge them, says so.
    """
    here, met, features = boards[0], dict[int, int](), list[list[int]]()
    for ply in range(LONGEST):
        if here.turn == OVER:
            return features, 0.5 if here.winner < 0 else 1.0 - here.winner
        met[here.repetition_key] = met.get(here.repetition_key, 0) + 1
        if met[here.repetition_key] == 3:
            break
        count = here.generate(0)
        step = here.steps[rng.randrange(count)]
        if ply >= opening and rng.random() >= stray:
            if count > 1 and keeps(here):
                features.append(list(here.features))
            step = chosen(boards[here.turn], scale, nodes[here.turn], rng)
        for each in boards:
            each.play(step)
    return features, 0.5


def keep_each(board: Any) -> bool:
    """Judge a position, and keep it, whatever it is."""
    board.evaluate()
    return True


def save(folder: Path, seed: int, features: list[list[int]], scores: list[float]) -> None:
    """Keep the positions of some games, with the score that each came to."""
    folder.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(
        folder / f"{seed:05}.npz", features=np.array(features, np.int32), scores=np.array(scores, np.float32)
    )


def load(folder: Path, games: int) -> tuple[Any, Any]:
    """The positions and scores of the newest files of games, so many of them; of all for 0."""
    files = [np.load(path) for path in sorted(folder.glob("*.npz"))[-games:]]
    return np.concatenate([file["features"] for file in files]), np.concatenate([file["scores"] for file in files])


class Adam:
    """Numbers that go down a gradient, from nothing (Adam, Kingma and Ba 2015); `decay` shrinks them to nothing."""

    def __init__(self, count: int, decay: float) -> None:
        self.weights, self.mean, self.square = np.zeros(count), np.zeros(count), np.zeros(count)
        self.decay, self.steps = decay, 0

    def step(self, gradient: Any, rate: float) -> None:
        """Go a step down."""
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient * gradient - self.square)
        way = self.mean / (np.sqrt(self.square / (1.0 - 0.999**self.steps)) + 1e-9)
        self.weights -= rate * (way + self.decay * self.weights)


Named = list[tuple[object, ...]]
"""What a weight is made of, by names."""


class Parts:
    """What weights have in common: each is worth its own and what its parts are, which it shares with others. A pattern
    that is seldom seen is then worth what is seen in it, instead of nothing."""

    MOST = 24
    """Parts of a weight."""

    def __init__(self, weights: int) -> None:
        self.numbers: dict[tuple[object, ...], int] = {(): 0}
        self.rows = np.zeros((weights, self.MOST), np.int32)

    def of(self, weight: int, named: Named) -> None:
        """Say what the parts of a weight are. Raises `ValueError` where there are too many."""
        self.rows[weight, : len(named)] = [self.numbers.setdefault(name, len(self.numbers)) for name in named]

    def gradient(self, gradient: Any, met: Any) -> Any:
        """How the parts change the loss, by how the weights that are `met` do."""
        rows = self.rows[met]
        found = np.bincount(rows.ravel(), np.repeat(gradient[met], self.MOST), len(self.numbers))
        found[0] = 0.0
        return found


def digits(count: int) -> list[Any]:
    """The digits of base three of all numbers of so many, the lowest first."""
    return [np.arange(3**count) // 3**i % 3 for i in range(count)]


def number(found: list[Any]) -> Any:
    """The numbers whose digits these are."""
    return sum(each * 3**i for i, each in enumerate(found))


def fit_weights(features: Any, scores: Any, known: Any, decay: float, parts: Parts | None = None) -> Any:
    """What is to be added to the `known` weights to make the scores most likely, in natural units; `decay` is how
    strongly it shrinks to nothing, or to what its `parts` are worth."""
    rng, count, met = np.random.default_rng(1), len(known), np.unique(features)
    own, shared = Adam(count, decay), Adam(len(parts.numbers) if parts else 0, 0.0)
    weights, offsets = np.zeros(count), known[features].sum(1)
    steps = ROUNDS * (len(features) // BATCH)
    for step in range(steps):
        if step % (steps // ROUNDS) == 0:
            order = rng.permutation(len(features))
        at = step % (steps // ROUNDS) * BATCH
        batch = order[at : at + BATCH]
        chances = 1.0 / (1.0 + np.exp(-offsets[batch] - weights[features[batch]].sum(1)))
        error = (chances - scores[batch]) / BATCH
        gradient = np.bincount(features[batch].ravel(), np.repeat(error, features.shape[1]), count)
        rate = RATE * min(1.0, 10 * step / steps, 1.2 * (1.0 - step / steps))
        own.step(gradient, rate)
        weights = own.weights
        if parts:
            shared.step(parts.gradient(gradient, met), rate)
            weights = weights.copy()
            weights[met] += shared.weights[parts.rows[met]].sum(1)
    return weights if not parts else own.weights + shared.weights[parts.rows].sum(1)


def loss(features: Any, scores: Any, weights: Any) -> float:
    """How unlikely the scores are, in nats a position."""
    chances = 1.0 / (1.0 + np.exp(-weights[features].sum(1)))
    return float(-np.mean(scores * np.log(chances + 1e-9) + (1.0 - scores) * np.log(1.0 - chances + 1e-9)))


def write(name: str, weights: Any, scale: int) -> None:
    """Write the table of a game, in points of which the scale makes a chance of 73 %."""
    words = np.clip(np.rint(scale * weights), -32_000, 32_000).astype("<i2")
    (ROOT / "assets" / "tables" / f"{name}.bin").write_bytes(zlib.compress(words.tobytes(), 9))
