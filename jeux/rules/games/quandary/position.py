"""Quandary: the position. Rules are named R1…R9 as in the page of the game."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from jeux.rules.contract import CHANCE, FACES, Effect, MalformedStep, Moved, Put, Refusal, Result
from jeux.rules.games.quandary.board import (
    COLOUR_MASK,
    FIRST_ROWS,
    INDEX,
    MOVE_TEXT,
    POINTS,
    ROWS_GAINED,
    SHOWN,
    SQUARES_AHEAD,
    STEPS_AHEAD,
)
from jeux.rules.position import PositionBase

SIDES = "wb"
PASS = "pass"
PAWNS_EACH = 4
DICE_A_DRAW = 12
"""Dice that draw a square: 6¹² throws fall on 12, 11, 10 or 9 squares as evenly as one in a hundred million tells."""
MOVES = {text: (i, j) for side in MOVE_TEXT for i, ways in enumerate(side) for j, text in ways.items()}
DRAW_TEXT = tuple(f"draw:{point}" for point in POINTS)
DRAWS = {text: i for i, text in enumerate(DRAW_TEXT)}
_SHARES = {count: Fraction(1, count) for count in range(1, len(FIRST_ROWS[0]) + 1)}
LAST_ROW = tuple(sum(1 << INDEX[point] for point in row) for row in reversed(FIRST_ROWS))
"""For each side, the first row of the other."""
REACHED = {"squares": "start-squares", "row": "last-row", "first": "first-across"}
_SQUARES = frozenset(POINTS)

Squares = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rules:
    """The options: what wins (R7), and whether pawns are counted when both sides are blocked (R9)."""

    goal: str
    count: bool


def _mask(squares: Squares) -> int:
    return sum(1 << i for i in squares)


class Quandary(PositionBase):
    """A position: the squares of White's and Black's pawns, in the order of the board; the squares drawn for each,
    from a to l; `side` the one to play (0 White), None while squares are drawn."""

    __slots__ = ("_moves", "drawn", "pawns", "rules", "side")

    def __init__(
        self, rules: Rules, pawns: tuple[Squares, Squares], drawn: tuple[Squares, Squares], side: int | None
    ) -> None:
        self.rules = rules
        self.pawns = pawns
        self.drawn = drawn
        self.side = side
        self._moves: tuple[tuple[int, int], ...] | None = None
        self.settle(CHANCE if side is None else side, None if side is None else self._find_result())

    # --- value ----------------------------------------------------------------------------------------------------

    def identity(self) -> tuple[object, ...]:
        return (self.pawns, self.drawn, self.side, self.rules)

    # --- what may be stepped on -----------------------------------------------------------------------------------

    def allowed(self, side: int) -> int:
        """The mask of the squares whose colour the adverse pawns offer to a side (R5)."""
        mask = 0
        for i in self.pawns[1 - side]:
            mask |= SHOWN[1 - side][i]
        return mask

    def offering(self, side: int, square: int) -> tuple[tuple[int, int], ...]:
        """The adverse pawns that offer the colour of a square to a side, each with the square it looks at."""
        looking = ((i, SQUARES_AHEAD[1 - side][i]) for i in self.pawns[1 - side])
        return tuple((i, j) for i, j in looking if j is not None and COLOUR_MASK[square] >> j & 1)

    def moves(self, side: int) -> tuple[tuple[int, int], ...]:
        """The moves that a side would have if it were to play (R3 to R5)."""
        free = self.allowed(side) & ~(_mask(self.pawns[0]) | _mask(self.pawns[1]))
        ways = STEPS_AHEAD[side]
        return tuple((i, j) for i in self.pawns[side] for j in ways[i] if free >> j & 1)

    def own_moves(self) -> tuple[tuple[int, int], ...]:
        """The moves of the side to play."""
        if self._moves is None:
            self._moves = () if self.side is None else self.moves(self.side)
        return self._moves

    # --- end ------------------------------------------------------------------------------------------------------

    def reached(self, side: int) -> bool:
        """Whether a side has reached its goal (R7)."""
        pawns = _mask(self.pawns[side])
        if self.rules.goal == "squares":
            return pawns == _mask(self.drawn[1 - side])
        here = pawns & LAST_ROW[side]
        return here == pawns if self.rules.goal == "row" else here != 0

    def arrived(self, side: int) -> Squares:
        """The pawns of a side that have arrived (R9)."""
        aim = _mask(self.drawn[1 - side]) if self.rules.goal == "squares" else LAST_ROW[side]
        return tuple(i for i in self.pawns[side] if aim >> i & 1)

    def rows(self, side: int) -> int:
        """The rows that the four pawns of a side have gained."""
        return sum(ROWS_GAINED[side][i] for i in self.pawns[side])

    def _find_result(self) -> Result | None:
        assert self.side is not None
        for side in (1 - self.side, self.side):
            if self.reached(side):
                places = tuple(POINTS[i] for i in self.arrived(side))
                return Result(_won(side), REACHED[self.rules.goal], places)
        if self.own_moves() or self.moves(1 - self.side):
            return None
        if not self.rules.count:
            return Result((0.5, 0.5), "both-blocked")
        mine, theirs = ((len(self.arrived(side)), self.rows(side)) for side in (0, 1))
        return Result((0.5, 0.5) if mine == theirs else _won(int(mine < theirs)), "blocked-count")

    # --- steps ----------------------------------------------------------------------------------------------------

    @property
    def drawing_for(self) -> int:
        """The side that the next square is drawn for."""
        return int(len(self.drawn[0]) == PAWNS_EACH)

    def _left(self) -> tuple[int, list[int]]:
        """The side that the next square is drawn for, and the squares still there."""
        side = self.drawing_for
        return side, [INDEX[point] for point in FIRST_ROWS[side] if INDEX[point] not in self.drawn[side]]

    def find_steps(self) -> tuple[str, ...]:
        assert self.side is not None
        texts = MOVE_TEXT[self.side]
        return tuple(texts[i][j] for i, j in self.own_moves()) or (PASS,)

    def play(self, step: str) -> Quandary:
        assert step in self.steps(), step
        if self.side is None:
            return self._draw(DRAWS[step])
        if step == PASS:
            return Quandary(self.rules, self.pawns, self.drawn, 1 - self.side)
        origin, target = MOVES[step]
        own = tuple(sorted(target if i == origin else i for i in self.pawns[self.side]))
        pawns = (own, self.pawns[1]) if self.side == 0 else (self.pawns[0], own)
        return Quandary(self.rules, pawns, self.drawn, 1 - self.side)

    def _draw(self, square: int) -> Quandary:
        side = self._left()[0]
        drawn = tuple(sorted((*self.drawn[side], square)))
        both = (drawn, self.drawn[1]) if side == 0 else (self.drawn[0], drawn)
        return Quandary(self.rules, both, both, 0 if len(both[1]) == PAWNS_EACH else None)

    def chances(self) -> tuple[tuple[str, Fraction], ...]:
        if self.turn != CHANCE:
            return ()
        left = self._left()[1]
        share = _SHARES[len(left)]
        return tuple((DRAW_TEXT[i], share) for i in left)

    def throws(self) -> int:
        return DICE_A_DRAW if self.turn == CHANCE else 0

    def outcome(self, dice: tuple[int, ...]) -> str:
        assert len(dice) == self.throws(), self
        number = 0
        for die in dice:
            number = FACES * number + die - 1
        steps = self.steps()
        return steps[number % len(steps)]

    # --- refusals -------------------------------------------------------------------------------------------------

    def refusal(self, step: str) -> Refusal | None:
        first, _, second = step.partition("-")
        move = first in _SQUARES and second in _SQUARES and first != second
        if step not in DRAWS and step != PASS and not move:
            raise MalformedStep(f"{step!r} is no step of Quandary")
        if self.result():
            return Refusal("game-over")
        if self.side is None:
            return self._refuse_draw(DRAWS[step]) if step in DRAWS else Refusal("draw-first")
        if step in DRAWS:
            return Refusal("already-drawn")
        if step == PASS:
            return Refusal("can-play", self._able()) if self.own_moves() else None
        return self._refuse_move(self.side, INDEX[first], INDEX[second])

    def _able(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(POINTS[i] for i, _ in self.own_moves()))

    def _refuse_draw(self, square: int) -> Refusal | None:
        side, left = self._left()
        if POINTS[square] not in FIRST_ROWS[side]:
            return Refusal("not-first-row", (POINTS[square],))
        return None if square in left else Refusal("occupied", (POINTS[square],))

    def _refuse_move(self, side: int, origin: int, target: int) -> Refusal | None:
        here, there = (POINTS[origin],), (POINTS[target],)
        if origin in self.pawns[1 - side]:
            return Refusal("not-your-man", here)
        if origin not in self.pawns[side]:
            return Refusal("empty-point", here)
        if target in self.pawns[0] or target in self.pawns[1]:
            return Refusal("occupied", there)
        if target not in STEPS_AHEAD[side][origin]:
            return Refusal("not-ahead", there)
        return None if self.allowed(side) >> target & 1 else Refusal("wrong-colour", there)

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def men(self) -> tuple[tuple[str, str], ...]:
        men = [(POINTS[i], man) for man, squares in zip(SIDES, self.pawns, strict=True) for i in squares]
        for man, drawn in zip(SIDES, self.drawn, strict=True):
            men += [(f"hand:{man}", man)] * (PAWNS_EACH - len(drawn))
        return tuple(men)

    def effects(self, step: str) -> tuple[Effect, ...]:
        if step == PASS:
            return ()
        if step in DRAWS:
            man = SIDES[self._left()[0]]
            return (Put(man, f"hand:{man}", POINTS[DRAWS[step]]),)
        assert self.side is not None
        origin, target = self.places(step)
        return (Moved(SIDES[self.side], origin, target),)

    def places(self, step: str) -> tuple[str, ...]:
        return tuple(step.split("-")) if step in MOVES else ()

    def gesture(self, places: tuple[str, ...]) -> str | None:
        if len(places) != 2 or self.side is None or places[0] == places[1] or not _SQUARES.issuperset(places):
            return None
        return "-".join(places)

    def text(self) -> str:
        men = dict(self.men())
        board = "".join(men.get(point, ".") for point in POINTS)
        drawn = ",".join(POINTS[i] for squares in self.drawn for i in squares) or "-"
        return f"board={board} turn={'?' if self.side is None else SIDES[self.side]} drawn={drawn}"


def _won(side: int) -> tuple[float, float]:
    return (0.0, 1.0) if side else (1.0, 0.0)
