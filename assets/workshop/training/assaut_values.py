"""Teaches the weights of Assaut by games of the program, and writes `assets/tables/assaut.bin`.

    python assets/workshop/training/assaut_values.py play 2500 1  # so many games, and a seed
    python assets/workshop/training/assaut_values.py fit          # weights by all the games that were kept

Wants the compiled kernels and numpy. Games go to build/assaut. A game begins with random steps and has some more on its
way; the positions in which the search chose are kept, by the numbers of the weights of what is seen of them, with the
score of the soldiers at the end. `teaching.py` has the search and the fit, which adds to the present weights.

In three games of eight the present weights play both sides. In the others one is played by nine weights chosen by hand:
their soldiers go up slowly without a gap, which the present ones never do to each other, so that the officers did
not see what was coming. Officers may think longer than soldiers, who nearly always win between equals.

The present weights were taught, after 26 000 games by the weights chosen by hand, in 23 rounds of games against
themselves (98 000 in the last fit, shrinking to nothing with a decay of 0.2: with 0.02 and 0.6 they were far weaker),
then in three rounds with the weights chosen by hand among the players: 16 000, 10 000 and 5 600 games, each fit adding
to the weights of the 23rd round by all these games, counted twice, and by those from the fifth round on. They shrank
with a decay of 2, 1 and 0.5; a fit to the 16 000 games alone, with a decay of 0.2, spoilt the soldiers (41 % instead of
78). The estimate by hand was that of the program before its first taught weights; `by_hand` comes as near to it as the
windows allow.
"""

from __future__ import annotations

import sys
from array import array
from random import Random
from typing import Any

import numpy as np
from teaching import ROOT, between, fit_weights, keep_each, load, loss, save, write

from jeux.engine.kernels.games import assaut as layout
from jeux.engine.players.assaut import ADAPTER, weighted_board
from jeux.engine.tables.weights import learned_weights
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options
from jeux.rules.games.assaut.board import FORTRESS, JUMPS, POINTS, WHERE
from jeux.rules.games.assaut.position import Assaut

GAMES = ROOT / "build" / "assaut"

PLAYERS = (
    *(("hand", 2_500, "taught", 2_500), ("hand", 2_500, "taught", 8_000)) * 2,
    *(("taught", 2_500, "taught", 8_000),) * 2,
    ("taught", 2_500, "taught", 2_500),
    ("taught", 2_500, "hand", 2_500),
)
"""Whose weights the soldiers play by and with how many nodes a step; then the officers."""
STRAY = (0.0, 0.0, 0.03)
"""How often a random step is played."""
OPENINGS = (2, 4, 6, 8, 10, 14, 20, 26)
"""How many random steps a game begins with."""
OPTIONS: tuple[dict[str, str], ...] = (
    *({} for _ in range(4)),
    {"capture": "forced"},
    {"approach": "no-retreat"},
    {"approach": "forward"},
)
"""The options that games are played by."""
DECAY = 0.5
"""How strongly what is added to the present weights shrinks to nothing."""
MAN, OFFICER, INSIDE, ADVANCE, GAP = 60, 350, 18, 5, 14
"""Points by hand, for the soldiers: a soldier, an officer, a soldier in the fortress, one in each of the rows from the
second to the fifth and above, one in a line of three that the officers could go along."""
ROOM, REACHED, HANGING, AT_FAULT, ENOUGH = 8, 15, 50, 300, 9
"""A free point beside an officer; soldiers within reach, and each where the officers play; an officer who can be taken
for his fault; the soldiers that fill the fortress."""
OWNERS = ("fortress", "middle", "bottom", "left", "gate", "left of the middle", "below the middle")
"""The windows in the order in which they count, by hand, what lies in several; mirrors left out."""
IN_THE_MIDDLE = (0, 2, 3, 4, 6)
"""The kinds of windows that are their own mirror."""


def game(options: dict[str, str], tables: dict[str, array[int]], rng: Random) -> tuple[list[list[int]], float]:
    """What was seen in a game, position by position, and the score of the soldiers."""
    played = CATALOGUE["assaut"]
    start = played.start(complete_options(played, options), 2)
    assert isinstance(start, Assaut)
    soldiers, nodes, officers, more = rng.choice(PLAYERS)
    boards, nodes_of = [weighted_board(start, tables[who]) for who in (soldiers, officers)], [nodes, more]
    return between(boards, nodes_of, ADAPTER.scale, rng.choice(OPENINGS), rng.choice(STRAY), keep_each, rng)


def play(games: int, seed: int) -> None:
    """Play games and keep them."""
    rng = Random(seed)
    tables = {"hand": by_hand(), "taught": learned_weights("assaut.bin", layout.WEIGHTS)}
    features, scores = list[list[int]](), list[float]()
    for _ in range(games):
        positions, score = game(rng.choice(OPTIONS), tables, rng)
        features += positions
        scores += [score] * len(positions)
    save(GAMES, seed, features, scores)
    print(len(features), "positions; the soldiers score", round(float(np.mean(scores)), 3))


def by_hand() -> array[int]:
    """The weights chosen by hand, in points."""
    found = np.zeros(layout.WEIGHTS)
    counted, lined = set[int](), set[tuple[int, ...]]()
    for name in OWNERS:
        kind, rows, _ = layout.WINDOWS[name]
        points = [row + x for row in rows for x in range(3)]
        soldier = np.arange(3**9)[:, None] // 3 ** np.arange(9) % 3 == 1
        worth = np.array([0 if point in counted else soldier_on(point) for point in points])
        found[kind * 3**9 : (kind + 1) * 3**9] = soldier @ worth
        for line in lines_of_three():
            if set(line) <= set(points) and line not in lined:
                first, middle, last = (soldier[:, points.index(point)] for point in line)
                found[kind * 3**9 : (kind + 1) * 3**9] -= GAP * (middle & ~first & ~last)
                lined.add(line)
        counted.update(points)
    for side in range(2):
        men, soldiers = np.divmod(np.arange(75), 25)
        found[layout.MEN + 75 * side :][:75] = MAN * (soldiers - ENOUGH) - OFFICER * men
        taken = np.arange(8)
        found[layout.CATCHES + 8 * side :][:8] = -HANGING * taken if side else -REACHED * (taken > 0)
        found[layout.GUILTY + 3 * side :][:3] = [0, AT_FAULT, AT_FAULT]
        found[layout.ROOM + 17 * side :][:17] = -ROOM * np.arange(17)
    return array("h", [round(each) for each in found])


def soldier_on(point: int) -> int:
    """What it is worth, by hand, that a soldier stands on a point."""
    row = WHERE[POINTS[point]][1]
    return ADVANCE * min(row, 4) + INSIDE * (POINTS[point] in FORTRESS)


def lines_of_three() -> list[tuple[int, ...]]:
    """Each three points in a row along which an officer jumps."""
    found = [(i, jump.over.bit_length() - 1, jump.target) for i, jumps in enumerate(JUMPS) for jump in jumps]
    return [line for line in found if line[0] < line[2]]


def representatives() -> Any:
    """For each weight the one that stands for it and its mirror."""
    found = np.arange(layout.WEIGHTS)
    window = np.arange(3**9)
    digits = [window // 3**i % 3 for i in range(9)]
    mirror = sum(digits[i] * 3 ** (3 * (i // 3) + 2 - i % 3) for i in range(9))
    for kind in IN_THE_MIDDLE:
        found[kind * 3**9 + window] = kind * 3**9 + np.minimum(window, mirror)
    return found


def fit() -> None:
    """Fit the weights to all the games that were kept."""
    same = representatives()
    known = np.array(learned_weights("assaut.bin", len(same)), float) / ADAPTER.scale
    features, scores = load(GAMES, 0)
    features = same[features]
    held = len(features) // 10
    tried = known + fit_weights(features[held:], scores[held:], known, DECAY)
    print("held back:", round(loss(features[:held], scores[:held], tried), 4))
    write("assaut", (known + fit_weights(features, scores, known, DECAY))[same], ADAPTER.scale)


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play(int(sys.argv[2]), int(sys.argv[3]))
    else:
        fit()
