"""Fit the weights of the estimate of Jacquet to games that it plays against itself.

    python assets/workshop/jacquet_weights.py 800 1     (800 games, once; some minutes)

Prints what to put into `jeux/engine/evaluation/jacquet_weights.py`. Every round plays with the weights of the round
before, one turn in twenty at random, and fits a logistic regression of who won, held near these weights.
"""

from __future__ import annotations

import sys
from math import sqrt
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from jeux.engine.evaluation.jacquet import ALL_OFF, Estimate, hindrance
from jeux.engine.evaluation.jacquet_turns import Node, all_turns
from jeux.engine.evaluation.jacquet_weights import WEIGHTS, Weights
from jeux.rules.jacquet_men import START_ROW, Row, count

Vector = NDArray[np.float64]
LIMITS = ("livret", "livret", "classique", "aucune")
AT_RANDOM = 0.05
KEEP = 0.5
"""The part of the positions that are learnt from."""
HOLD = 2.0
"""How strongly the weights are held near those before."""
SMOOTH = 30.0
"""How strongly those of the men on three arrows in a row are held to a line, and those of three held arrows."""


def features(node: Node) -> Vector:
    """What the weights are multiplied by, in the order of `vector`."""
    own, adverse = node
    arrows = range(1, 25)
    men = [count(own, p) - count(adverse, p) for p in arrows]
    held = [(count(own, p) > 0) - (count(adverse, p) > 0) for p in arrows]
    hindered = [his - mine for his, mine in zip(hindrance(own, adverse), hindrance(adverse, own), strict=True)]
    left = sum(p * (count(own, p) + count(adverse, p)) for p in arrows)
    return np.array([*men, *held, *hindered, 1.0]) / sqrt(left + WEIGHTS.calm)


def vector(weights: Weights) -> Vector:
    """The weights in one row."""
    return np.array([*weights.man[1:], *weights.held[1:], *weights.hindrance, weights.tempo])


def weights_of(row: Vector) -> Weights:
    """The same, back."""
    values = [round(float(value), 3) for value in row]
    return Weights((0.0, *values[:24]), (0.0, *values[24:48]), tuple(values[48:53]), values[53], WEIGHTS.calm)


def game(estimate: Estimate, rng: Random) -> tuple[list[Vector], list[float]]:
    """Positions of a game, each with 1 if the player whose turn had ended won and 0 if not."""
    limit = rng.choice(LIMITS)
    rows: list[Row] = [START_ROW, START_ROW]
    side, found = 0, []
    while True:
        throws = list(all_turns(rows[side], rows[1 - side], limit))
        [(_, ends)] = rng.choices(throws, [chance for chance, _ in throws])
        nodes = [(end, rows[1 - side]) for end in ends]
        node = rng.choice(nodes) if rng.random() < AT_RANDOM else max(nodes, key=estimate)
        rows[side] = node[0]
        if node[0] & 15 == ALL_OFF:
            break
        if rng.random() < KEEP:
            found.append((features(node), side))
        side = 1 - side
    return [row for row, _ in found], [float(mover == side) for _, mover in found]


def roughness() -> Vector:
    """The curvature that `SMOOTH` adds: squares of second differences."""
    bends = np.zeros((44, 54))
    for i in range(22):
        for begin, row in ((0, i), (24, 22 + i)):
            bends[row, begin + i : begin + i + 3] = 1.0, -2.0, 1.0
    return SMOOTH * bends.T @ bends


def fitted(rows: Vector, won: Vector, before: Vector) -> Vector:
    """Newton's method on the regularised likelihood, each step halved until it helps."""

    bent = roughness()

    def loss(row: Vector) -> float:
        lead, change = rows @ row, row - before
        return float((np.logaddexp(0.0, lead) - won * lead).sum() + HOLD / 2 * change @ change + row @ bent @ row / 2)

    row = before.copy()
    for _ in range(12):
        chance = 0.5 + 0.5 * np.tanh(rows @ row / 2)
        slope = rows.T @ (won - chance) - HOLD * (row - before) - bent @ row
        curve = (rows * (chance * (1 - chance))[:, None]).T @ rows + HOLD * np.eye(len(before)) + bent
        change = np.linalg.solve(curve, slope)
        while loss(row + change) > loss(row) and np.abs(change).max() > 1e-6:
            change /= 2
        row += change
    return row


def main() -> None:
    """Play and fit, round after round."""
    games, rounds = int(sys.argv[1]), int(sys.argv[2])
    weights, rows, won = WEIGHTS, [], []
    for turn in range(rounds):
        estimate = Estimate(weights)
        for number in range(games):
            more_rows, more_won = game(estimate, Random(f"{turn} {number}"))
            rows += more_rows
            won += more_won
        weights = weights_of(fitted(np.array(rows), np.array(won), vector(weights)))
        print(len(rows), weights, flush=True)


if __name__ == "__main__":
    main()
