"""Teaches the weights of Assaut by games of the program against itself, and writes `assets/tables/assaut.bin`.

    python assets/workshop/assaut_values.py play 2500 1  # so many games by the present weights, and a seed
    python assets/workshop/assaut_values.py fit          # weights by all the games that were kept

Wants the compiled kernels and numpy. Games go to build/assaut. A game begins with random steps and has some more on its
way; the positions in which the search chose are kept, by the numbers of the weights of what is seen of them, with the
score of the soldiers at the end. `teaching.py` has the search and the fit.

The present weights were taught, after 26 000 games by nine weights chosen by hand, in 23 rounds of playing and fitting:
twelve of 5 000 games with 1 000 nodes a step, then, with 2 500, four of 4 000, six of 3 000 and one of 24 000. The last
fit saw the 98 000 games from the fifth round on. How strongly weights shrink decides: fitted to the same 56 000 games
with a decay of 0.02 they won 50 % of 120 games against those of the sixteenth round, with 0.07 to 0.3 some 60 to 66 %,
with 0.6 and 2 no more than 42 and 21 %.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np
from teaching import OVER, ROOT, chosen, fitted, keep, kept, loss, write

from jeux.engine.evaluation.assaut import SENSE
from jeux.engine.kernels import kernel
from jeux.rules import CATALOGUE
from jeux.rules.assaut_position import Assaut
from jeux.rules.contract import complete_options

GAMES = ROOT / "build" / "assaut"

NODES = 2_500
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
DECAY = 0.2
"""How strongly weights shrink to nothing."""
IN_THE_MIDDLE = (0, 2, 3, 4, 6)
"""The kinds of windows that are their own mirror."""


def game(options: dict[str, str], rng: Random) -> tuple[list[list[int]], float]:
    """What was seen in a game, position by position, and the score of the soldiers."""
    played = CATALOGUE["assaut"]
    start = played.start(complete_options(played, options), 2)
    assert isinstance(start, Assaut)
    board = SENSE.board(start)
    opening, met, seen = rng.choice(OPENINGS), dict[int, int](), list[list[int]]()
    for ply in range(LONGEST):
        if board.turn == OVER:
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
            step = chosen(board, SENSE.scale, NODES, rng)
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
    keep(GAMES, seed, seen, scores)
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


def fit() -> None:
    """Fit the weights to all the games that were kept."""
    same = representatives()
    seen, scores = kept(GAMES, 0)
    seen, nothing = same[seen], np.zeros(len(same))
    held = len(seen) // 10
    tried = fitted(seen[held:], scores[held:], nothing, DECAY)
    print("held back:", round(loss(seen[:held], scores[:held], tried), 4))
    write("assaut", fitted(seen, scores, nothing, DECAY)[same], SENSE.scale)


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play(int(sys.argv[2]), int(sys.argv[3]))
    else:
        fit()
