"""Teaches the weights of Barricades by self-play, and writes `assets/tables/barricades.bin`.

    python assets/workshop/training/barricades_weights.py 2000  # with the compiled kernel

They judge the first games that teach the networks of `barricades_net.py` and `barricades_many.py`. The estimate
(`kernels.games.barricades_features`) gives each seat a strength, a sum of weights of its features; the
chances are in the proportion of their exponentials. Games of two, three and four seats are played by the estimate
itself; each node of a game then learns from those that followed and from the end: TD(λ) of Sutton (1988), by the
gradient of the likelihood of its targets.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from math import exp, sqrt
from pathlib import Path
from random import Random
from time import time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from jeux.engine.kernels import kernel
from jeux.rules.games.barricades.board import RUNGS

plain: Any = kernel("games.barricades_features")
TABLES = ((1, 2), (0, 3), (0, 1, 3), (0, 1, 2, 3))
"""The seats of the games that are played."""
_WORD = (1 << 64) - 1
_SIDE = 10
_DECAY = 0.8
_LONGEST = 600
_SMALL = 1e-3
PATH = Path(__file__).resolve().parents[3] / "assets" / "tables" / "barricades.bin"


def first_weights() -> array[float]:
    """Nearer is better, and so is throwing earlier."""
    found = array("d", bytes(8 * plain.WEIGHTS))
    for way in range(64):
        found[way] = -way / 9.0
    for seats in (2, 3, 4):
        for k in range(seats):
            found[plain.WEIGHTS - 12 + 4 * (seats - 2) + k] = -0.5 * k / seats
    return found


class Teacher:
    """The weights while they are learned, and how often each has been taught."""

    def __init__(self, weights: array[float], seed: int) -> None:
        self.weights = weights
        self.counts = array("d", bytes(8 * len(weights)))
        self.rng = Random(seed)
        self.rate = 0.05

    def game(self, seats: tuple[int, ...]) -> int:
        """Play a game and learn from it; how many turns it had."""
        teams, layers = tuple(1 << seat for seat in range(4)), (array("f"), array("d"))
        course = kernel("games.barricades").BarricadesKernel(seats, teams, False, self.weights, layers)
        node = [0] * plain.NODE
        node[8], node[9], node[_SIDE] = RUNGS & _WORD, RUNGS >> 64, seats[0]
        way: list[tuple[int, list[int], tuple[float, ...]]] = []
        while len(way) < _LONGEST:
            seen = course.features_by_seat(node)
            chances = course.look_ahead(node, 1, None)
            way.append((node[_SIDE], seen, chances))
            if any(node[4 + seat] >> 29 for seat in seats):
                break
            node = course.reply(node, self.rng.randint(1, 6), self.rng.randint(1, 6))
        target = way.pop()[2]
        for side, seen, chances in reversed(way):
            begin = seats.index(side)
            order = seats[begin:] + seats[:begin]
            self.learn(seen, [target[seat] for seat in order])
            target = tuple(_DECAY * t + (1.0 - _DECAY) * c for t, c in zip(target, chances, strict=True))
        return len(way)

    def learn(self, seen: list[int], target: list[float]) -> None:
        """Bring the chances of the seats, in the order of their throws, nearer to the targets."""
        parts = [seen[plain.FEATURES * k : plain.FEATURES * (k + 1)] for k in range(len(target))]
        powers = [exp(sum(self.weights[i] for i in part)) for part in parts]
        total = sum(powers)
        shares = [power / total for power in powers]
        dice = (6 - (parts[0][5] - plain.GATES)) / 6.0
        left = dice * dice
        found = [left * share for share in shares]
        found[0] += 1.0 - left
        pull = [t / max(f, _SMALL) for t, f in zip(target, found, strict=True)]
        mean = sum(p * share for p, share in zip(pull, shares, strict=True))
        for part, share, p in zip(parts, shares, pull, strict=True):
            slope = max(-1.0, min(1.0, left * share * (p - mean)))
            for i in part:
                self.counts[i] += 1.0
                self.weights[i] += self.rate * max(0.1, 1.0 / sqrt(1.0 + self.counts[i] / 100.0)) * slope


def main() -> None:
    """Teach, and write now and then."""
    games = int(sys.argv[1])
    teacher = Teacher(first_weights(), 1)
    began, turns = time(), 0
    for number in range(games):
        teacher.rate = 0.05 * (1.0 - number / games) + 0.005
        turns += teacher.game(TABLES[number % len(TABLES)] if number % 3 else TABLES[0])
        if number % max(games // 20, 1) == 0 or number == games - 1:
            print(number, turns, round(time() - began), flush=True)
            PATH.write_bytes(zlib.compress(array("f", teacher.weights).tobytes(), 9))


if __name__ == "__main__":
    main()
