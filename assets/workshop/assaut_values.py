"""Teaches the weights of Assaut by games of the program against itself, and writes `assets/tables/assaut.bin`.

    python assets/workshop/assaut_values.py play 2500 1  # so many games by the present weights, and a seed
    python assets/workshop/assaut_values.py fit          # weights by all the games that were kept

Wants the compiled kernels and numpy. Games go to build/assaut. A game begins with random steps and has some more on its
way; the positions in which the search chose are kept, by the numbers of the weights of what is seen of them, with the
score of the soldiers at the end. The weights make the ends most likely (logistic regression by Adam, Kingma and Ba
2015), in points of which the game's scale makes a chance of 73 %.

The present weights were taught, after 26 000 games by nine weights chosen by hand, in sixteen rounds of playing and
fitting: twelve of 5 000 games, then four of 4 000 games with 2 500 nodes a step, fitted to the games from the fifth
round on. The first rounds played far worse than the weights by hand (4 % after the first), the last ones better.
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

from jeux.engine.evaluation.assaut import SENSE  # noqa: E402 - the program lies beside the workshop
from jeux.engine.kernels import kernel  # noqa: E402
from jeux.rules import CATALOGUE  # noqa: E402
from jeux.rules.assaut_position import Assaut  # noqa: E402
from jeux.rules.contract import complete_options  # noqa: E402

GAMES, ASSET = ROOT / "build" / "assaut", ROOT / "assets" / "tables" / "assaut.bin"

NODES = 1_000
"""Nodes of the search for a step."""
STRAY = 0.05
"""How often a random step is played."""
OPENINGS = (2, 4, 6, 8, 10, 14, 20, 26)
"""How many random steps a game begins with."""
LONGEST = 140
"""Steps of a game; then it counts for nobody."""
OPTIONS: tuple[dict[str, str], ...] = (
    *({} for _ in range(4)),
    {"capture": "forced"},
    {"approach": "no-retreat"},
    {"approach": "forward"},
)
"""The options that games are played by."""
BATCH, ROUNDS, RATE, DECAY = 8_192, 4, 0.02, 0.02
"""Positions of a step of the fit, times that all are seen, the largest step, and how strongly weights shrink to 0."""
IN_THE_MIDDLE = (0, 2, 3, 4, 6)
"""The kinds of windows that are their own mirror."""
_OVER = -2
_SURE = 990_000
_INFINITE = 1_000_001


def chosen(board: Any, rng: Random) -> int:
    """The step of a search of so many nodes."""
    steps: list[int] = list(board.steps[: board.generate(0)])
    rng.shuffle(steps)
    search = kernel("alphabeta").Search(board, SENSE.scale, NODES, lambda _: True, [], 12)
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


def game(options: dict[str, str], rng: Random) -> tuple[list[list[int]], float]:
    """What was seen in a game, position by position, and the score of the soldiers."""
    played = CATALOGUE["assaut"]
    start = played.start(complete_options(played, options), 2)
    assert isinstance(start, Assaut)
    board = SENSE.board(start)
    opening, met, seen = rng.choice(OPENINGS), dict[int, int](), list[list[int]]()
    for ply in range(LONGEST):
        if board.turn == _OVER:
            return seen, 0.5 if board.winner < 0 else 1.0 - board.winner
        met[board.layout] = met.get(board.layout, 0) + 1
        if met[board.layout] == 3:
            break
        count = board.generate(0)
        step = board.steps[rng.randrange(count)]
        if ply >= opening and rng.random() >= STRAY:
            if count > 1:
                board.evaluate()
                seen.append(list(board.seen))
            step = chosen(board, rng)
        board.play(step)
    return seen, 0.5


def play(games: int, seed: int) -> None:
    """Play games and keep them."""
    rng = Random(seed)
    seen, scores = list[list[int]](), list[float]()
    for _ in range(games):
        positions, score = game(rng.choice(OPTIONS), rng)
        seen += positions
        scores += [score] * len(positions)
    GAMES.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(GAMES / f"{seed}.npz", seen=np.array(seen, np.int32), scores=np.array(scores, np.float32))
    print(len(seen), "positions; the soldiers score", round(float(np.mean(scores)), 3))


def representatives() -> Any:
    """For each weight the one that stands for it and its mirror."""
    found = np.arange(kernel("assaut").WEIGHTS)
    window = np.arange(3**9)
    digits = [window // 3**i % 3 for i in range(9)]
    mirror = sum(digits[i] * 3 ** (3 * (i // 3) + 2 - i % 3) for i in range(9))
    for kind in IN_THE_MIDDLE:
        found[kind * 3**9 + window] = kind * 3**9 + np.minimum(window, mirror)
    return found


def fitted(seen: Any, scores: Any, count: int) -> Any:
    """The weights, in natural units, that make the scores most likely."""
    rng = np.random.default_rng(1)
    weights, mean, square = np.zeros(count), np.zeros(count), np.zeros(count)
    steps = ROUNDS * (len(seen) // BATCH)
    for step in range(steps):
        if step % (steps // ROUNDS) == 0:
            order = rng.permutation(len(seen))
        at = step % (steps // ROUNDS) * BATCH
        batch = order[at : at + BATCH]
        chances = 1.0 / (1.0 + np.exp(-weights[seen[batch]].sum(1)))
        error = (chances - scores[batch]) / BATCH
        slope = np.bincount(seen[batch].ravel(), np.repeat(error, seen.shape[1]), count)
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        pace = RATE * min(1.0, 10 * step / steps, 1.2 * (1.0 - step / steps))
        weights -= pace * (mean / (np.sqrt(square / (1.0 - 0.999 ** (step + 1))) + 1e-9) + DECAY * weights)
    return weights


def loss(seen: Any, scores: Any, weights: Any) -> float:
    """How unlikely the scores are, in nats a position."""
    chances = 1.0 / (1.0 + np.exp(-weights[seen].sum(1)))
    return float(-np.mean(scores * np.log(chances + 1e-9) + (1.0 - scores) * np.log(1.0 - chances + 1e-9)))


def fit() -> None:
    """Fit the weights to all the games that were kept."""
    files = [np.load(path) for path in sorted(GAMES.glob("*.npz"))]
    same = representatives()
    seen = same[np.concatenate([file["seen"] for file in files])]
    scores = np.concatenate([file["scores"] for file in files])
    held = len(seen) // 10
    tried = fitted(seen[held:], scores[held:], len(same))
    print("held back:", round(loss(seen[:held], scores[:held], tried), 4))
    words = np.clip(np.rint(SENSE.scale * fitted(seen, scores, len(same))[same]), -32_000, 32_000).astype("<i2")
    ASSET.write_bytes(zlib.compress(words.tobytes(), 9))


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play(int(sys.argv[2]), int(sys.argv[3]))
    else:
        fit()
