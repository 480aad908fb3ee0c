"""Teaches the weights of La Néo-pettie by games of the program against itself, and writes
`assets/tables/neo_pettie.bin`.

    python assets/workshop/training/neo_pettie_values.py play 1000 1  # so many games by the present weights, and a seed
    python assets/workshop/training/neo_pettie_values.py fit          # weights by the last games that were kept

Wants the compiled kernels and numpy. Games go to build/neo_pettie. A game begins with random steps and has some more on
its way; the positions in which the search chose are kept, by the numbers of the weights of what is seen of them, with
the score of the side to play at the end. `teaching.py` has the search and the fit, which adds to weights chosen by
hand: without them, a capture in hand would have to be learned anew.

The present weights were taught in 23 rounds of playing some 1 000 games and fitting to those of the last nine rounds,
`DECAY` being 2 for the first fifteen, and with five passes over the positions. They lost to the weights by hand at
first (12 %), won 59 % after seven rounds, 65 % after fifteen and 70 % of 80 games after the last, 10 000 nodes a step.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np
from teaching import OVER, ROOT, chosen, fit_weights, load, loss, save, write

from jeux.engine.kernels.games import neo_pettie as layout
from jeux.engine.kernels.games import neo_pettie_windows as windows
from jeux.engine.players.neo_pettie import ADAPTER
from jeux.rules.contract import complete_options
from jeux.rules.games.neo_pettie.game import GAME
from jeux.rules.games.neo_pettie.position import NeoPettie

GAMES = ROOT / "build" / "neo_pettie"

NODES = 1_000
"""Nodes of the search for a step."""
STRAY = 0.03
"""How often a random step is played."""
OPENINGS = (2, 4, 6, 8, 10, 16, 24, 40)
"""How many random steps a game begins with."""
LONGEST = 400
"""Steps of a game; then the larger side has won."""
STARTS = ("interleaved", "interleaved", "two-rows")
LAST, DECAY = 9, 4.0
"""Files of games that are fitted to, and how strongly what is added to the weights by hand shrinks to nothing."""
MAN, AT_HAND, THREAT, SECOND, CONTACT = 100, 55, 12, 20, 3
"""Points by hand: a man; a capture for the side to play; a first and each further one for the other; for the larger
side a man with an adverse one within two cells."""


def game(rng: Random) -> tuple[list[list[int]], list[float]]:
    """What was seen in a game, position by position, and the score of who played there."""
    here = GAME.start(complete_options(GAME, {"start": rng.choice(STARTS)}), 2)
    opening, features, movers = rng.choice(OPENINGS), list[list[int]](), list[int]()
    for ply in range(LONGEST):
        if here.turn == OVER:
            break
        assert isinstance(here, NeoPettie)
        steps = here.steps()
        step = rng.choice(steps)
        if ply >= opening and rng.random() >= STRAY:
            board = ADAPTER.board(here)
            board.evaluate()
            features.append(list(board.features))
            movers.append(here.turn)
            number = chosen(board, ADAPTER.scale, NODES, rng)
            step = next(step for step in steps if ADAPTER.number(here, step) == number)
        here = here.play(step)
    assert isinstance(here, NeoPettie)
    result = here.result()
    white, black = result.scores if result else (word.bit_count() for word in here.masks)
    score = 0.5 if white == black else float(white > black)
    return features, [1.0 - score if mover else score for mover in movers]


def play(games: int, seed: int) -> None:
    """Play games and keep them."""
    rng = Random(seed)
    features, scores = list[list[int]](), list[float]()
    for _ in range(games):
        positions, ends = game(rng)
        features += positions
        scores += ends
    save(GAMES, seed, features, scores)
    print(len(features), "positions, of drawn games", round(float(np.mean(np.array(scores) == 0.5)), 3))


def by_hand() -> Any:
    """The weights chosen by hand, in points."""
    found = np.zeros(layout.WEIGHTS)
    men = np.arange(layout.THREATS - layout.COUNTS)
    found[layout.COUNTS : layout.THREATS] = MAN * (men // 21 - men % 21)
    hanging, threats = np.divmod(np.arange(layout.MET - layout.THREATS), 7)
    losing = np.where(threats, THREAT + SECOND * (threats - 1), 0)
    found[layout.THREATS : layout.MET] = AT_HAND * (hanging > 0) - losing
    found[layout.MET + 21 :] = CONTACT * np.append(np.arange(21), -np.arange(21))
    return found


def representatives() -> Any:
    """For each weight the one that stands for it and those that differ by a turn or a mirror."""
    found = np.arange(layout.WEIGHTS)
    window = np.arange(windows.CONTENTS)
    for i, (above, left) in enumerate(windows.KINDS):
        alike = [0, 4] if above == left else [0, 2] if (above, left) == (0, 2) else [0]
        turns = range(windows.TURNS) if above == 2 else alike
        found[i * windows.CONTENTS + window] = i * windows.CONTENTS + np.min([as_turned(t) for t in turns], axis=0)
    return found


def as_turned(turn: int) -> Any:
    """The number of each window after a turn."""
    digits = [np.arange(windows.CONTENTS) // 3**i % 3 for i in range(9)]
    places = [windows.turned(i // 3, i % 3, turn, 2) for i in range(9)]
    return sum(digit * 3 ** (3 * row + column) for digit, (row, column) in zip(digits, places, strict=True))


def fit() -> None:
    """Fit the weights to the last games that were kept."""
    same, known = representatives(), by_hand() / ADAPTER.scale
    features, scores = load(GAMES, LAST)
    features = same[features]
    held = len(features) // 10
    tried = known + fit_weights(features[held:], scores[held:], known, DECAY)
    print("held back:", round(loss(features[:held], scores[:held], tried), 4))
    write("neo_pettie", (known + fit_weights(features, scores, known, DECAY))[same], ADAPTER.scale)


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play(int(sys.argv[2]), int(sys.argv[3]))
    else:
        fit()
