"""Teaches the weights of Les Dames en croix by games of the program against itself, and writes
`assets/tables/dames_en_croix.bin`.

    python assets/workshop/training/dames_en_croix_values.py play 800 1  # so many games, and a seed
    python assets/workshop/training/dames_en_croix_values.py fit         # weights by all the games that were kept

Wants the compiled kernels and numpy. Games go to build/dames_en_croix. A game begins with random steps and may have
some more on its way; the positions in which the search chose are kept, by the numbers of the weights of what is seen of
them, with the score at the end of the side that decided there. `teaching.py` has the game, the search and the fit.
Often one side thinks longer than the other: between equals White wins two games of three.

The present weights come from 9 600 games by those of before (taught by a shallower search, with windows alone; they
score 39 and 43 % of 200 games against the present ones), 8 000 by what these taught, in two of five of them the weights
of before playing one side, and 7 000 more, with up to 24 000 nodes a step, by what all these taught.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
from teaching import ROOT, Named, Parts, between, digits, fit_weights, keep_each, load, loss, number, save, write

from jeux.engine.kernels import kernel
from jeux.engine.players.dames_en_croix import ADAPTER
from jeux.rules.contract import complete_options
from jeux.rules.games.dames_en_croix.game import GAME

GAMES = ROOT / "build" / "dames_en_croix"

NODES = ((6_000, 6_000), (3_000, 12_000), (1_000, 12_000), (300, 8_000), (10_000, 2_000))
"""Nodes a step of White and of Black."""
STRAY = (0.0, 0.0, 0.03)
"""How often a random step is played."""
OPENINGS = (2, 4, 6, 8, 12, 16, 24, 32)
"""How many random steps a game begins with."""
CAPTURES = ("huff", "huff", "huff", "forced")
"""The option of captures that games are played by."""
DECAY = 1.0
"""How strongly a weight shrinks to what its parts are worth."""
FEATURES = kernel("games.dames_en_croix").FEATURES
HALF = len(FEATURES.weights) // 2
"""The weights come twice, first those for White to decide."""
WINDOWS, WINDOW, LINE = 7, 3**9, 3**7
"""The kinds of windows of nine points, the contents of one, and those of a row or a column of seven."""
MIRRORED, ROWS, LINES = 5, 3, 5
"""The first so many kinds of windows, and of lines, are their own mirror; the kinds of lines."""


def play(games: int, seed: int) -> None:
    """Play games and keep them."""
    rng, features, scores, whites = Random(seed), list[list[int]](), list[float](), list[float]()
    for _ in range(games):
        options = complete_options(GAME, {"capture": rng.choice(CAPTURES)})
        boards, nodes = [ADAPTER.board(GAME.start(options, 2)) for _ in range(2)], list(rng.choice(NODES))
        opening, stray = rng.choice(OPENINGS), rng.choice(STRAY)
        positions, white = between(boards, nodes, ADAPTER.scale, opening, stray, keep_each, rng)
        features += positions
        scores += [white if position[0] < HALF else 1.0 - white for position in positions]
        whites.append(white)
    save(GAMES, seed, features, scores)
    print(len(features), "positions; White scores", round(float(np.mean(whites)), 3))


# --- what is the same from both sides, and what weights have in common ------------------------------------------------


def representatives() -> Any:
    """For each weight the one that stands for it and its mirror."""
    found = np.arange(2 * HALF)
    nine, seven = digits(9), digits(7)
    window = np.minimum(number(nine), number([nine[3 * (i // 3) + 2 - i % 3] for i in range(9)]))
    row = np.minimum(number(seven), number(seven[::-1]))
    for side in (0, HALF):
        for at in range(side, side + MIRRORED * WINDOW, WINDOW):
            found[at : at + WINDOW] = at + window
        for i in range(ROWS):
            at = side + FEATURES.others[4] + i * LINE
            found[at : at + LINE] = at + row
    return found


def parts() -> Parts:
    """What makes up each pattern: men by their places in it, and pairs of men."""
    found = Parts(2 * HALF)
    for side in range(2):
        for pattern, cells in enumerate(np.stack(digits(9), 1).tolist()):
            for kind in range(WINDOWS):
                found.of(side * HALF + kind * WINDOW + pattern, window(side, kind, cells))
        for pattern, cells in enumerate(np.stack(digits(7), 1).tolist()):
            for kind in range(LINES):
                found.of(side * HALF + FEATURES.others[4] + kind * LINE + pattern, line(side, kind, cells))
        for i in range(21 * 10):
            found.of(side * HALF + FEATURES.others[0] + i, [("white", side, i // 10), ("black", side, i % 10)])
    return found


def window(side: int, kind: int, cells: list[int]) -> Named:
    """A window: men by their places, and those beside and above each other."""
    mirrored, found = kind < MIRRORED, Named()
    for i, cell in enumerate(cells):
        y, x = divmod(i, 3)
        place = min(x, 2 - x) if mirrored else x
        if cell:
            found.append(("window", side, kind, y, place, cell))
        if cell and x < 2 and cells[i + 1]:
            pair = sorted((cell, cells[i + 1])) if mirrored else [x, cell, cells[i + 1]]
            found.append(("beside", side, kind, y, *pair))
        if cell and y < 2 and cells[i + 3]:
            found.append(("above", side, kind, y, place, cell, cells[i + 3]))
    return found


def line(side: int, kind: int, cells: list[int]) -> Named:
    """A row or a column: men by their places, and neighbours."""
    row = kind < ROWS
    found: Named = [("line", side, kind, min(i, 6 - i) if row else i, cell) for i, cell in enumerate(cells) if cell]
    pairs = [pair for pair in pairwise(cells) if all(pair)]
    return found + [("pair", side, kind, *(sorted(pair) if row else pair)) for pair in pairs]


def fit() -> None:
    """Fit the weights to all the games that were kept."""
    same, shared = representatives(), parts()
    features, scores = load(GAMES, 0)
    features = same[features]
    held, nothing = len(features) // 10, np.zeros(len(same))
    tried = fit_weights(features[held:], scores[held:], nothing, DECAY, shared)
    print(len(features), "positions; held back:", round(loss(features[:held], scores[:held], tried), 4))
    write("dames_en_croix", fit_weights(features, scores, nothing, DECAY, shared)[same], ADAPTER.scale)


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play(int(sys.argv[2]), int(sys.argv[3]))
    else:
        fit()
