# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Teaches the weights of Les Chercheurs de trésor by self-play, and writes `assets/tables/tresor.bin`.

    cythonize -i assets/workshop/training/flags_weights.py  # many times faster
    python assets/workshop/training/flags_weights.py tresor 50000

The estimate is a sum of weights, one for each feature of the position (`jeux.engine.kernels.flags_board`). A game is
played against itself by a shallow search that goes by the weights as they are, with a random step now and then. After
it each position met learns from what the searches said of those that followed and from how the game ended: TD(λ) of
Sutton (1988) on the logistic scale, with targets from the search as in TreeStrap (Veness and others, 2009). What
mirrored and turned windows show is learned once for all of them.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from importlib import import_module
from math import exp, sqrt
from pathlib import Path
from time import time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from jeux.engine.kernels import kernel
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options

_OVER = -2
_WIN = 1_000_000
_SCALE = 150.0
_LONGEST = 180
"""Steps of a game; then it counts for nobody."""
_SEEN = 20
_ORBIT = 8
_DECAY = 0.8
"""How far a target looks beyond the next search: λ."""
_STRAY = 0.06
"""How often a step is random."""
_MOST = 32_000.0
flags: Any = import_module("jeux.engine.kernels.flags_board")
MIRROR = {"tresor": [(0, 2), (1,)]}
"""The windows that a mirror leaves as they are, and those that quarter turns do as well."""


class Teacher:
    """One game and its weights while they are learned: `floats` are the exact ones, `counts` how often each has been
    taught, `orbits` the weights that are one and the same."""

    def __init__(self, board: Any, features: Any, orbits: array[int], seed: int) -> None:
        self.board = board
        self.weights = features.weights
        self.floats = array("d", [float(weight) for weight in features.weights])
        self.counts = array("d", bytes(8 * len(features.weights)))
        self.orbits = orbits
        self.state = seed
        self.rate = 10.0
        self.depth = 1
        self.seen = array("i", bytes(4 * _SEEN * (_LONGEST + 1)))
        self.lengths = array("i", bytes(4 * (_LONGEST + 1)))
        self.sides = array("i", bytes(4 * (_LONGEST + 1)))
        self.values = array("d", bytes(8 * (_LONGEST + 1)))
        self.strays = array("i", bytes(4 * (_LONGEST + 1)))
        self.results = array("i", bytes(4 * 3))

    def draw(self, below: int) -> int:
        """A number below a bound (a linear congruence of Knuth)."""
        self.state = self.state * 6364136223846793005 + 1442695040888963407 & 0xFFFFFFFFFFFFFFFF
        return (self.state >> 33) % below

    def value(self, mover: int, depth: int, at: int, alpha: int, beta: int) -> int:
        """The value, for the player who has just played, of where the board stands."""
        board = self.board
        turn = board.turn
        if turn == _OVER:
            return 0 if board.winner < 0 else _WIN if board.winner == mover else -_WIN
        if turn != mover:
            return -self.best(depth - 1, at, -beta, -alpha)
        return self.best(depth, at, alpha, beta)

    def best(self, depth: int, at: int, alpha: int, beta: int) -> int:
        """The value for the player to decide."""
        board = self.board
        if depth <= 0:
            return board.evaluate()
        mover = board.turn
        end = board.generate(at)
        found = -_WIN - 1
        for i in range(at, end):
            board.play(board.steps[i])
            score = self.value(mover, depth, end, alpha, beta)
            board.undo()
            if score > found:
                found = score
                if score > alpha:
                    alpha = score
                if score >= beta:
                    break
        return found

    def choose(self) -> int:
        """The step of the search; its value is left in the last place of `values`."""
        board = self.board
        mover = board.turn
        end = board.generate(0)
        first = self.draw(end)
        found, chosen = -_WIN - 1, -1
        for k in range(end):
            step = board.steps[(first + k) % end]
            board.play(step)
            score = self.value(mover, self.depth, end, found, _WIN + 1)
            board.undo()
            if score > found:
                found, chosen = score, step
        self.values[_LONGEST] = chance(found)
        return chosen

    def game(self, opening: int) -> int:
        """Play a game after so many random steps, and learn from it; the positions learned."""
        board = self.board
        plies = met = 0
        last = -1
        while board.turn != _OVER and plies < _LONGEST:
            if plies < opening:
                end = board.generate(0)
                last = board.turn
                board.play(board.steps[self.draw(end)])
                plies += 1
                continue
            if last != board.turn:
                board.evaluate()
                length = board.feature_count
                for i in range(length):
                    self.seen[met * _SEEN + i] = board.features[i]
                self.lengths[met], self.sides[met] = length, board.turn
                met += 1
            last = board.turn
            step = self.choose()
            stray = self.draw(1000) < 1000 * _STRAY
            if met:
                self.values[met - 1] = self.values[_LONGEST]
                self.strays[met - 1] = stray
            if stray:
                step = board.steps[self.draw(board.generate(0))]
            board.play(step)
            plies += 1
        winner = board.winner
        if board.turn != _OVER:
            winner = -1
        self.results[winner + 1] += 1
        for _ in range(plies):
            board.undo()
        if winner >= 0 or plies < _LONGEST:
            self.learn(met, winner)
        return met

    def learn(self, met: int, winner: int) -> None:
        """Teach the positions met, from the last one back."""
        target = 0.5
        side = 0
        for k in range(met - 1, -1, -1):
            if k == met - 1:
                side = self.sides[k]
                target = 0.5 if winner < 0 else 1.0 if winner == side else 0.0
            elif self.sides[k] != side:
                side = self.sides[k]
                target = 1.0 - target
            target = self.values[k] if self.strays[k] else _DECAY * target + (1.0 - _DECAY) * self.values[k]
            self.teach(k, target)

    def teach(self, k: int, target: float) -> None:
        """Bring the estimate of a position nearer to its target."""
        total = 0.0
        first, length = k * _SEEN, self.lengths[k]
        for i in range(first, first + length):
            total += self.floats[self.seen[i]]
        error = target - 1.0 / (1.0 + exp(-total / _SCALE))
        for i in range(first, first + length):
            number = self.seen[i]
            self.counts[number] += 1.0
            pace = 1.0 / sqrt(1.0 + self.counts[number] / 100.0)
            weight = self.floats[number] + self.rate * max(pace, 0.1) * error
            weight = max(-_MOST, min(_MOST, weight))
            whole = int(weight + 32_768.5) - 32_768
            for j in range(number * _ORBIT, number * _ORBIT + _ORBIT):
                same = self.orbits[j]
                if same < 0:
                    break
                self.floats[same] = weight
                self.counts[same] = self.counts[number]
                self.weights[same] = whole


def chance(score: int) -> float:
    """The expected score of an estimate."""
    return 1.0 / (1.0 + exp(-max(-3000, min(3000, score)) / _SCALE))


def turned_window(index: int, turn: int) -> int:
    """The contents of a window, as a number in base three, once it is turned."""
    found = 0
    for place in range(9):
        x, y = flags._turned(turn, place % 3, place // 3)
        found += index // 3**place % 3 * 3 ** (x + 3 * y)
    return found


def orbits(key: str, half: int) -> array[int]:
    """For each weight, those that are the same, itself first; -1 where there are no more."""
    window = 3**9
    mirrored, turned = MIRROR[key]
    found = array("i", [-1]) * (2 * half * _ORBIT)
    mirror = [turned_window(index, flags.MIRROR) for index in range(window)]
    quarter = [turned_window(index, 1) for index in range(window)]
    for number in range(half):
        kind, index = divmod(number, window)
        same = [index]
        if kind in mirrored or kind in turned:
            same = list(dict.fromkeys([index, mirror[index]]))
        if kind in turned:
            for _ in range(3):
                same = list(dict.fromkeys([*same, *(quarter[one] for one in same)]))
        for side in (0, half):
            for i, one in enumerate(same):
                found[(side + number) * _ORBIT + i] = side + kind * window + one
    return found


def main() -> None:
    """Teach, and write now and then."""
    key, games = sys.argv[1], int(sys.argv[2])
    path = Path(__file__).resolve().parents[3] / "assets" / "tables" / f"{key}.bin"
    game = CATALOGUE[key]
    adapter = import_module(f"jeux.engine.players.{key}").ADAPTER
    features = kernel(f"games.{key}").FEATURES
    choices = [complete_options(game, {})] * 3 + [complete_options(game, dict(values)) for _, values in game.presets]
    features.loaded = True  # from nothing on
    same = orbits(key, len(features.weights) // 2)
    teachers = [Teacher(adapter.board(game.start(options, 2)), features, same, 1) for options in choices]
    for teacher in teachers[1:]:
        teacher.floats, teacher.counts = teachers[0].floats, teachers[0].counts
    began, positions = time(), 0
    for number in range(games):
        teacher = teachers[number % len(teachers)]
        part = number / games
        teacher.depth = 1 if part < 0.25 else 2 if part < 0.75 else 3
        teacher.rate = 12.0 * (1.0 - part) + 1.0
        opening = teacher.draw(12) if teacher.draw(3) else teacher.draw(40)
        positions += teacher.game(opening)
        if number % max(games // 40, 1) == 0 or number == games - 1:
            print(number, positions, round(time() - began), [list(teacher.results) for teacher in teachers], flush=True)
            path.write_bytes(zlib.compress(features.weights.tobytes(), 9))


if __name__ == "__main__":
    import_module("flags_weights").main()  # the compiled twin where there is one
