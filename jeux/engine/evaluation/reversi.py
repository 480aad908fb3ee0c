"""How Reversi is thought: corners, room to play, quiet edges; the discs themselves only count at the end."""

from __future__ import annotations

from functools import partial

from jeux.engine.brain import Brain, Level
from jeux.engine.search import alphabeta
from jeux.engine.search.alphabeta import Sense
from jeux.rules.boards import mask
from jeux.rules.reversi import Reversi
from jeux.rules.reversi_board import FULL_WORD, INDEX, POINTS, placings

LATE = 12
"""With so few empty squares the discs begin to weigh."""

_CORNERS = ("a1", "h1", "a8", "h8")
_TABLE = (
    # a quarter of the board from its corner; the other three are its mirrors
    (0, -12, 6, 3),
    (-12, -24, -3, -2),
    (6, -3, 4, 1),
    (3, -2, 1, 0),
)
"""Points of a square while its corner is empty; classical values (corner neighbours give the corner away)."""
CORNER = 60
STABLE_EDGE = 9
MOBILITY = 9
FRONTIER = 4
DISC = 3
PARITY = 6


def _square(point: str) -> tuple[int, int]:
    column, row = ord(point[0]) - ord("a"), int(point[1]) - 1
    return min(column, 7 - column), min(row, 7 - row)


def _corner_of(point: str) -> str:
    return ("a" if point[0] in "abcd" else "h") + ("1" if point[1] in "1234" else "8")


def _groups() -> tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...]:
    """For each corner: its bit, the word of its neighbours, and the words of its quarter by points."""
    found = []
    for corner in _CORNERS:
        quarter = [point for point in POINTS if _corner_of(point) == corner]
        by_points: dict[int, list[str]] = {}
        for point in quarter:
            x, y = _square(point)
            by_points.setdefault(_TABLE[y][x], []).append(point)
        words = tuple((points, mask(POINTS, names)) for points, names in by_points.items() if points)
        near = mask(POINTS, [point for point in quarter if max(_square(point)) == 1])
        found.append((1 << INDEX[corner], near, words))
    return tuple(found)


_QUARTERS = _groups()
_CORNER_WORD = mask(POINTS, _CORNERS)
_NOT_LEFT = FULL_WORD & ~mask(POINTS, [point for point in POINTS if point[0] == "a"])
_NOT_RIGHT = FULL_WORD & ~mask(POINTS, [point for point in POINTS if point[0] == "h"])


def _edges() -> tuple[tuple[int, ...], ...]:
    """From each corner along its two sides: the bits in order."""
    rows = [[f"{x}{y}" for x in "abcdefgh"] for y in (1, 8)] + [[f"{x}{y}" for y in range(1, 9)] for x in "ah"]
    return tuple(tuple(1 << INDEX[point] for point in row) for line in rows for row in (line, line[::-1]))


_EDGES = _edges()


def _neighbourhood(word: int) -> int:
    """The squares beside or among these, in the eight directions."""
    wide = word | (word & _NOT_RIGHT) << 1 | (word & _NOT_LEFT) >> 1
    return (wide | wide << 8 | wide >> 8) & FULL_WORD


def _stable_on_edges(own: int) -> int:
    """The discs that run along the edges from a corner of one's own: they can never be turned."""
    stable = 0
    for edge in _EDGES:
        for bit in edge:
            if not own & bit:
                break
            stable |= bit
    return stable.bit_count()


def evaluate(position: Reversi) -> int:
    """The estimate for the player to decide."""
    own, adverse = position.discs[position.side], position.discs[1 - position.side]
    empty = FULL_WORD & ~(own | adverse)
    score = _places(own, adverse) + CORNER * ((own & _CORNER_WORD).bit_count() - (adverse & _CORNER_WORD).bit_count())
    mine, theirs = position.legal.bit_count(), placings(adverse, own).bit_count()
    score += MOBILITY * 10 * (mine - theirs) // (mine + theirs + 2)
    around = _neighbourhood(empty)
    score -= FRONTIER * ((own & around).bit_count() - (adverse & around).bit_count())
    if (own | adverse) & _CORNER_WORD:
        score += STABLE_EDGE * (_stable_on_edges(own) - _stable_on_edges(adverse))
    left = empty.bit_count()
    if left <= LATE:
        score += DISC * (own.bit_count() - adverse.bit_count()) * (LATE - left) // 4
        score += PARITY if left % 2 else -PARITY
    return score


def _places(own: int, adverse: int) -> int:
    score = 0
    for corner, near, words in _QUARTERS:
        if (own | adverse) & corner:
            # the neighbours of a corner that is taken give nothing away any more
            score += (own & near).bit_count() * 2 - (adverse & near).bit_count() * 2
            continue
        for points, word in words:
            score += points * ((own & word).bit_count() - (adverse & word).bit_count())
    return score


def key(position: Reversi) -> int:
    """What the future depends on, as one number."""
    return position.discs[0] | position.discs[1] << 64 | position.side << 128


_ORDER = {
    point: (100 if _square(point) == (0, 0) else _TABLE[_square(point)[1]][_square(point)[0]]) for point in POINTS
}


def promise(position: Reversi, step: str) -> int:
    """Corners first, the squares that give them away last."""
    return _ORDER.get(step, 0)


SENSE = Sense(evaluate=evaluate, scale=60, key=key, promise=promise)

BRAIN = Brain(
    think=partial(alphabeta.think, SENSE),
    levels=(
        Level(nodes=60, seconds=0.8, depth=1, noise=0.3, blunder=0.6, sees_wins=False),
        Level(nodes=200, seconds=0.8, noise=0.15, blunder=0.4),
        Level(nodes=1_500, seconds=0.8, noise=0.08, blunder=0.25),
        Level(nodes=6_000, seconds=0.8),
        Level(nodes=30_000, seconds=2.8),
    ),
    full=Level(nodes=400_000, seconds=4.0),
)
