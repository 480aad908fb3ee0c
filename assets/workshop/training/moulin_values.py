"""Teaches the weights of Moulin by games of the program against itself, and writes `assets/tables/moulin.bin`.

    python assets/workshop/training/moulin_values.py play 2000 1  # so many games, and a seed
    python assets/workshop/training/moulin_values.py fit  # weights by the newest of the games that were kept

Wants the compiled kernels and numpy. Games go to build/moulin. A game begins with random steps and may have some more
on its way; the positions in which the search chose are kept, but for removals and solved endings, by the numbers of the
weights of what is seen of them, with the score of the player to move at the end. In half of the games the present
weights play both sides, in the others weights by hand play one, which shut men in more eagerly.

The weights that are used began with 6 000 games by weights by hand, of 500 to 4 000 nodes a step (seeds 1 to 6), and
10 000 by the weights that these gave (11 to 20); they are fitted to the latter and to 12 000 games, by the weights of
both, as they are played now (31 to 42).
"""

from __future__ import annotations

import sys
from array import array
from random import Random
from typing import Any

import numpy as np
from teaching import ROOT, Named, Parts, between, digits, fit_weights, load, loss, number, save, write

from jeux.engine.kernels import kernel
from jeux.engine.kernels.games import moulin_features as layout
from jeux.engine.players.moulin import ADAPTER, endings
from jeux.engine.tables.weights import learned_weights
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options
from jeux.rules.games.moulin.position import Moulin

NODES = ((2_000, 2_000), (6_000, 6_000), (1_000, 5_000), (5_000, 1_000))
"""Nodes a step of White and of Black."""
PLAYERS = (*(("taught", "taught"),) * 2, ("taught", "hand"), ("hand", "taught"))
"""Whose weights White and Black play by."""
STRAY = (0.0, 0.0, 0.02, 0.05)
"""How often a random step is played."""
OPENINGS = (1, 2, 3, 4, 6, 8)
"""How many random steps a game begins with."""
USUAL = 8
"""How often the usual rules are played for each time that an option has each of its other values."""
NEWEST = 60
"""Files of games that the weights are fitted to."""
DECAY = 4.0
"""How strongly a weight shrinks to what its parts are worth."""
FOLDER = ROOT / "build" / "moulin"


# --- games ------------------------------------------------------------------------------------------------------------


def rules() -> list[dict[str, str]]:
    """The options that games are played by."""
    options = CATALOGUE["moulin"].options
    return [{}] * USUAL + [{option.name: value} for option in options for value in option.values[1:]]


def board(options: dict[str, str], weights: array[int]) -> Any:
    """A board at the start of a game."""
    played = CATALOGUE["moulin"]
    start = played.start(complete_options(played, options), 2)
    assert isinstance(start, Moulin)
    solved = endings(start.rules.flying, start.rules.protected)
    state = (start.side, *start.hands, start.take, start.quiet)
    return kernel("games.moulin").MoulinBoard(start.rules, start.men_masks, state, weights, solved)


def game(options: dict[str, str], tables: dict[str, array[int]], rng: Random) -> tuple[list[list[int]], list[float]]:
    """What was seen in a game, position by position, and the score of the player to move in each."""
    movers = list[int]()

    def keeps(here: Any) -> bool:
        if here.is_solved or 24 <= here.steps[0] < 48:
            return False
        here.evaluate()
        movers.append(here.turn)
        return True

    boards, nodes = [board(options, tables[who]) for who in rng.choice(PLAYERS)], list(rng.choice(NODES))
    features, score = between(boards, nodes, ADAPTER.scale, rng.choice(OPENINGS), rng.choice(STRAY), keeps, rng)
    return features, [abs(mover - score) for mover in movers]


def play(games: int, seed: int) -> None:
    """Play games and keep them."""
    rng, sets = Random(seed), rules()
    tables = {"hand": layout.by_hand(), "taught": learned_weights("moulin.bin", layout.WEIGHTS)}
    features, scores = list[list[int]](), list[float]()
    for _ in range(games):
        positions, ends = game(rng.choice(sets), tables, rng)
        features += positions
        scores += ends
    save(FOLDER, seed, features, scores)
    print(len(features), "positions; decided:", round(float(np.mean(np.array(scores) != 0.5)), 3))


# --- what is the same from all sides, and what weights have in common -------------------------------------------------


def representatives() -> Any:
    """For each weight the one that stands for it and for all that are the same seen from another side."""
    found = np.arange(layout.WEIGHTS)
    nine = digits(9)
    images = [
        number([nine[3 * abs(turned - i // 3) + abs(mirrored - i % 3)] for i in range(9)])
        for turned in (0, 2)
        for mirrored in (0, 2)
    ]
    for stage in range(layout.STAGES):
        found[layout.STAGE * stage :][: layout.BLOCK] = layout.STAGE * stage + np.min(images, 0)
    return found


def parts() -> Parts:
    """What makes up each weight: the same in all stages, and smaller things in this one and in all."""
    found = Parts(layout.WEIGHTS)
    blocks = [block(cells) for cells in np.stack(digits(9), 1).tolist()]
    pairs = (
        ("room", layout.ROOM, layout.STUCK, layout.MOST_ROOM + 1),
        ("stuck", layout.STUCK, layout.PRIVATE, 10),
        ("private", layout.PRIVATE, layout.THREATS, layout.MOST_PRIVATE + 1),
        ("threats", layout.THREATS, layout.MEN, 2 * (layout.MOST_THREATS + 1)),
        ("men", layout.MEN, layout.HANDS, 10),
    )
    for stage in range(layout.STAGES):
        first = layout.STAGE * stage
        for pattern, named in enumerate(blocks):
            found.of(first + pattern, named + [(stage, *each) for each in named])
        for name, low, high, side in pairs:
            for i in range(high - low):
                named = pair(name, *divmod(i, side))
                found.of(first + low + i, named + [(stage, *each) for each in named])
    return found


def block(cells: list[int]) -> Named:
    """A block: its lines, whichever way they are seen, and men by their places."""
    found: Named = []
    for row in range(3):
        line = cells[3 * row : 3 * row + 3]
        found.append(("row", row == 1, *min(line, line[::-1])))
    across = cells[1::3]
    found.append(("across", *min(across, across[::-1])))
    for cell in (1, 2):
        for kind, places in enumerate(((0, 2, 6, 8), (1, 7), (3, 5), (4,))):
            found.append(("men", kind, cell, sum(cells[i] == cell for i in places)))
    return found


def pair(name: str, own: int, other: int) -> Named:
    """Two counts: each alone, and how far apart they are."""
    return [(name, "own", own), (name, "other", other), (name, "apart", own - other)]


def fit() -> None:
    """Fit the weights to the newest games that were kept."""
    same, shared = representatives(), parts()
    features, scores = load(FOLDER, NEWEST)
    features = same[features]
    held, nothing = len(features) // 10, np.zeros(len(same))
    tried = fit_weights(features[held:], scores[held:], nothing, DECAY, shared)
    print(len(features), "positions; held back:", round(loss(features[:held], scores[:held], tried), 4))
    write("moulin", fit_weights(features, scores, nothing, DECAY, shared)[same], ADAPTER.scale)


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play(int(sys.argv[2]), int(sys.argv[3]))
    else:
        fit()
