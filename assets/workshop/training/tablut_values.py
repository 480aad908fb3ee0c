"""Teaches the weights of Tablut by games of the program, and writes `assets/tables/tablut.bin`, or `tablut_slow.bin`
for a king who goes square by square.

    python assets/workshop/training/tablut_values.py play far 900 1  # so many games, and a seed
    python assets/workshop/training/tablut_values.py fit far  # weights by the newest of the games that were kept
    python assets/workshop/training/tablut_values.py play slow 900 1  # the same of a slow king

Wants the compiled kernels and numpy. Games go to build/tablut and build/tablut_slow. A game begins with random steps
and may have some more on its way; the positions in which the search chose are kept, by the numbers of the weights of
what is seen of them, with White's score at the end. In three games of five the present weights play both sides, in
the others weights chosen by hand play one. Black often thinks longer than White, who nearly always wins between
equals who think for long; with a slow king either may.

The weights that are used began with some 24 000 games by weights chosen by hand; then rounds of some 5 000 to 7 000
games, each by the weights of the round before; a slow king was then among the others. His own weights are of three
rounds of some 8 500 games (seeds 101 to 310), the first by the weights of the other king.
"""

from __future__ import annotations

import sys
from array import array
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from teaching import ROOT, Named, Parts, between, digits, fit_weights, load, loss, number, save, write

from jeux.engine.kernels.games import tablut_features as layout
from jeux.engine.players.tablut import ADAPTER, weighted_board, weights_file
from jeux.engine.tables.weights import learned_weights
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options
from jeux.rules.games.tablut.position import Tablut

NODES = {
    "far": ((4_000, 4_000), (1_500, 8_000), (500, 8_000), (200, 8_000)),
    "slow": ((4_000, 4_000), (1_000, 6_000), (6_000, 1_000)),
}
"""Nodes a step of White and of Black, as far as the king goes."""
PLAYERS = (*(("taught", "taught"),) * 3, ("taught", "hand"), ("hand", "taught"))
"""Whose weights White and Black play by."""
STRAY = (0.0, 0.0, 0.03)
"""How often a random step is played."""
OPENINGS = (1, 2, 3, 4, 6, 8, 12, 16)
"""How many random steps a game begins with."""
USUAL = 8
"""How often the usual rules are played for each time that an option has each of its other values."""
NEWEST = 60
"""Files of games that the weights are fitted to."""
DECAY = 4.0
"""How strongly a weight shrinks to what its parts are worth."""

FREE = (0, 18, 14, 14, 16)
"""Points by hand, for White: a row or a column without a black man, from the border inward; the other way round, the
cells round the king that Black closes, by who plays; White's men beside him; the roads open to him while Black plays;
his steps that open one road and two, by who plays; each square that he reaches, and how many count; the first step."""
CLOSED = ((0, -5, -20, -80, -200), (0, -10, -40, -120, -200))
GUARDS = (-23, -17, -6, 22, 22)
OPEN = (0, 30, 700, 900, 900)
ROADS = ((-15, 25, 45, 62, 70), (-15, -3, 12, 28, 45))
LANES = ((0, 400, 500), (0, 60, 140))
SPACE, MOST_SPACE, TEMPO, START = 3, 12, 5, 200
MEN = (
    (26, 70, 67, 75, 67),
    (0, 70, 72, 54, 65),
    (0, 0, 65, 52, 45),
    (0, 0, 0, 41, 52),
    (0, 0, 0, 0, 0),
)
MUSCOVITES = (
    (31, 41, 44, 46, 31),
    (0, 49, 36, 49, 33),
    (0, 0, 67, 54, 39),
    (0, 0, 0, 41, 59),
    (0, 0, 0, 0, 0),
)
"""Men by their distances from the nearest two borders, the nearer first."""


# --- games ------------------------------------------------------------------------------------------------------------


def rules(king: str) -> list[dict[str, str]]:
    """The options that games are played by: an unarmed king is as usual as another where he is slow."""
    options = [option for option in CATALOGUE["tablut"].options if option.name != "king"]
    others = [{option.name: value} for option in options for value in option.values[1:]]
    if king == "far":
        return [{}] * USUAL + others
    slow = {"king": "step"}
    unarmed = {**slow, "arms": "no"}
    return [slow, unarmed] * USUAL + [{**usual, **other} for usual in (slow, unarmed) for other in others]


def game(
    king: str, options: dict[str, str], tables: dict[str, array[int]], rng: Random
) -> tuple[list[list[int]], float]:
    """What was seen in a game, position by position, and White's score."""
    played = CATALOGUE["tablut"]
    start = played.start(complete_options(played, options), 2)
    assert isinstance(start, Tablut)
    boards, nodes = [weighted_board(start, tables[who]) for who in rng.choice(PLAYERS)], list(rng.choice(NODES[king]))
    return between(boards, nodes, ADAPTER.scale, rng.choice(OPENINGS), rng.choice(STRAY), keep_undecided, rng)


def keep_undecided(board: Any) -> bool:
    """Judge a position, and say whether it is not decided yet."""
    return not board.is_solved and board.evaluate() != layout.ESCAPED


def folder(king: str) -> Path:
    """Where the games are kept."""
    return ROOT / "build" / weights_file(king == "slow").removesuffix(".bin")


def play(king: str, games: int, seed: int) -> None:
    """Play games and keep them."""
    rng, sets = Random(seed), rules(king)
    tables = {"hand": by_hand(), "taught": learned_weights(weights_file(king == "slow"), layout.WEIGHTS)}
    features, scores = list[list[int]](), list[float]()
    for _ in range(games):
        positions, score = game(king, rng.choice(sets), tables, rng)
        features += positions
        scores += [score] * len(positions)
    save(folder(king), seed, features, scores)
    print(len(features), "positions; White scores", round(float(np.mean(scores)), 3))


# --- weights by hand --------------------------------------------------------------------------------------------------


def by_hand() -> array[int]:
    """The weights chosen by hand, in points."""
    found = np.zeros(layout.WEIGHTS)
    for kind in range(1, 5):
        found[layout.LINES + kind * 3**9 :][: 3**9] = FREE[kind] * without_black(9)
        found[layout.ALONG + kind * 3**10 :][: 3**10] = FREE[kind] * np.tile(without_black(8), 9)
    for side in range(2):
        found[layout.STANDS + 15 * side :][:15] = START + (0 if side else TEMPO)
        closed, guards = np.divmod(np.arange(25), 5)
        found[layout.SIEGE + 25 * side :][:25] = np.take(CLOSED[side], closed) + np.take(GUARDS, guards)
        single, double = np.divmod(np.arange(15), 3)
        found[layout.ROADS + 15 * side :][:15] = np.take(ROADS[side], single) + np.take(LANES[side], double)
        found[layout.ROOM + 17 * side :][:17] = SPACE * np.minimum(np.arange(17), MOST_SPACE)
    found[layout.OPEN + 5 :][:5] = OPEN
    y, x = np.divmod(np.arange(81), 9)
    near, far = nearest(y, x)
    for king in range(81):
        at = layout.MEN + 162 * king
        found[at : at + 162] = [*np.array(MEN)[near, far], *-np.array(MUSCOVITES)[near, far]]
    return array("h", [round(each) for each in found])


def without_black(count: int) -> Any:
    """For each pattern of so many squares whether no black man is among them."""
    return np.all([digit != 2 for digit in digits(count)], 0)


def nearest(y: Any, x: Any) -> tuple[Any, Any]:
    """The distances from the nearest two borders, the nearer first."""
    down, right = np.minimum(y, 8 - y), np.minimum(x, 8 - x)
    return np.minimum(down, right), np.maximum(down, right)


# --- what is the same from all sides ----------------------------------------------------------------------------------


def representatives() -> Any:
    """For each weight the one that stands for it and for all that are the same seen from another side."""
    found = np.arange(layout.WEIGHTS)
    nine, eight = digits(9), digits(8)
    turned = np.minimum(number(nine), number(nine[::-1]))
    across = np.minimum(number(nine), number([nine[3 * (i % 3) + i // 3] for i in range(9)]))
    for kind in range(5):
        found[layout.LINES + kind * 3**9 :][: 3**9] = layout.LINES + kind * 3**9 + turned
        for place in range(9):
            at, other = (layout.ALONG + (9 * kind + each) * 3**8 for each in (place, 8 - place))
            found[at : at + 3**8] = np.minimum(at + number(eight), other + number(eight[::-1]))
    for kind in (0, 2):
        found[layout.WINDOWS + kind * 3**9 :][: 3**9] = layout.WINDOWS + kind * 3**9 + across
    ways = [number([eight[(turn + way * i) % 8] for i in range(8)]) for turn in (0, 2, 4, 6) for way in (1, -1)]
    for i in range(4):
        found[layout.RING + i * 3**8 :][: 3**8] = layout.RING + i * 3**8 + np.min(ways, 0)
    king, man = np.divmod(np.arange(81 * 81), 81)
    both = np.min([81 * each(king) + each(man) for each in SIDES], 0)
    for colour in range(2):
        found[layout.MEN + 162 * king + 81 * colour + man] = layout.MEN + 162 * (both // 81) + 81 * colour + both % 81
    return found


def side(turned: int, upside_down: int, across: int) -> Any:
    """The numbers of squares as they are seen from one of the eight sides."""

    def mapped(square: Any) -> Any:
        y, x = np.divmod(square, 9)
        y, x = abs(8 * upside_down - y), abs(8 * turned - x)
        return 9 * x + y if across else 9 * y + x

    return mapped


SIDES = [side(i & 1, i >> 1 & 1, i >> 2) for i in range(8)]


# --- what weights have in common --------------------------------------------------------------------------------------


def parts() -> Parts:
    """What makes up each pattern: men by their places in it, and pairs of men."""
    found = Parts(layout.WEIGHTS)
    for pattern, cells in enumerate(patterns(9)):
        for kind in range(5):
            found.of(layout.LINES + kind * 3**9 + pattern, line(kind, cells))
        for kind in range(3):
            found.of(layout.WINDOWS + kind * 3**9 + pattern, window(kind, cells))
    for pattern, cells in enumerate(patterns(8)):
        for kind in range(5):
            for place in range(9):
                found.of(layout.ALONG + (9 * kind + place) * 3**8 + pattern, along(kind, place, cells))
        for context in range(4):
            found.of(layout.RING + context * 3**8 + pattern, ring(context, cells))
    for i in range(2 * 9 * 17):
        found.of(layout.COUNTS + i, [("white", i // 17 % 9), ("black", i % 17)])
    for i in range(81 * 162):
        found.of(layout.MEN + i, man(i // 162, i // 81 % 2, i % 81))
    return found


def patterns(count: int) -> Any:
    """What stands on each square of all patterns, in their order."""
    return np.stack(digits(count), 1).tolist()


def line(kind: int, cells: list[int]) -> Named:
    """A line: men by their distance from its ends, and neighbours."""
    men: Named = [("line", kind, min(i, 8 - i), cell) for i, cell in enumerate(cells) if cell]
    return men + [("pair", kind, *sorted(pair)) for pair in pairwise(cells) if all(pair)]


def window(kind: int, cells: list[int]) -> Named:
    """A window: men by their places (those of an edge have no mirror), and men on its diagonals."""
    found: Named = []
    for i, cell in enumerate(cells):
        y, x = divmod(i, 3)
        if cell:
            found.append(("window", kind, *((y, x) if kind == 1 else sorted((y, x))), cell))
        for down in (2, 4):
            if cell and y < 2 and 0 <= x + down - 3 < 3 and cells[i + down]:
                where = x + y + down if kind == 1 else abs(x - y)
                found.append(("diagonal", kind, where, down, *sorted((cell, cells[i + down]))))
    return found


def along(kind: int, place: int, others: list[int]) -> Named:
    """The king's line: men by their distance from him and from its ends, and whom he sees first on either side."""
    cells = [*others[:place], 0, *others[place:]]
    found: Named = [("from him", abs(i - place), cell) for i, cell in enumerate(cells) if cell]
    found += [("on his line", kind, min(i, 8 - i), cell) for i, cell in enumerate(cells) if cell]
    for way in (cells[:place][::-1], cells[place + 1 :]):
        free = next((i for i, cell in enumerate(way) if cell), len(way))
        found.append(("first", kind, len(way), free, *way[free : free + 1]))
    return found


def ring(context: int, cells: list[int]) -> Named:
    """Round the king: men beside him or at his corners, and neighbours."""
    men: Named = [("ring", context, i & 1, cell) for i, cell in enumerate(cells) if cell]
    pairs = zip(cells, [*cells[1:], cells[0]], strict=True)
    return men + [("neighbours", context, *sorted(pair)) for pair in pairs if all(pair)]


def man(king: int, colour: int, square: int) -> Named:
    """A man: his place, how far he stands from the king, and how far when the king stands there."""
    (down, right), (y, x) = divmod(king, 9), divmod(square, 9)
    apart = sorted((abs(y - down), abs(x - right)))
    here, there = ([int(each) for each in nearest(*place)] for place in ((y, x), (down, right)))
    return [("man", colour, *here), ("apart", colour, *apart), ("under", colour, *there, *apart)]


def fit(king: str) -> None:
    """Fit the weights to the newest games that were kept."""
    same, shared = representatives(), parts()
    features, scores = load(folder(king), NEWEST)
    features = same[features]
    held, nothing = len(features) // 10, np.zeros(len(same))
    tried = fit_weights(features[held:], scores[held:], nothing, DECAY, shared)
    print(len(features), "positions; held back:", round(loss(features[:held], scores[:held], tried), 4))
    write(
        weights_file(king == "slow").removesuffix(".bin"),
        fit_weights(features, scores, nothing, DECAY, shared)[same],
        ADAPTER.scale,
    )


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
    else:
        fit(sys.argv[2])
