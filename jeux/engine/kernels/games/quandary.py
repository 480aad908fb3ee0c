# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Quandary as numbers: the squares of the four pawns of each side, in the order of `games.quandary.board.POINTS`.

A step is a number: origin · 256 + target; the pass goes from 144 to 144. Types are in
`compiled/games/quandary.pxd`.
"""

from __future__ import annotations

from array import array
from random import Random

from jeux.rules.games.quandary.board import COLOURS, GRID, SIZE, SQUARES_AHEAD, STEPS_AHEAD

from ..board_search import MAX_PLY, Board

PASS = 144 << 8 | 144
GOALS = ("squares", "row", "first")

_OVER = -2
_PASS = PASS
_SQUARES_GOAL, _FIRST_GOAL = 0, 2
_SQUARES = SIZE * SIZE
_SIZE = SIZE
_LAST = SIZE - 1
_NOWHERE = _SQUARES
_COLOUR = array("i", [1 << COLOURS.index(letter) for letter in GRID] + [0])
"""The bit of the colour of each square, none beyond the board."""
_AHEAD = array("i", [_SQUARES if i is None else i for squares in SQUARES_AHEAD for i in squares])
_STEPS = array("i", [j for ways in STEPS_AHEAD for way in ways for j in (*way, *[_SQUARES] * (3 - len(way)))])
_DRAWN = Random(144)
_KEYS = array("Q", [_DRAWN.getrandbits(64) for _ in range(2 * _SQUARES + 1)])

_ROW, _MOVE, _TEMPO, _STUCK, _ARRIVED, _BOUND, _FREE, _LEADS, _LEADER, _SECOND = 0, 1, 2, 3, 4, 5, 6, 7, 8, 20
_SPAN = 32
WEIGHTS = array("i", [5, 6, 8, 0, 40, 16, 0, 0, *[0] * 24])
WEIGHTS += array("i", [5, 6, 8, 0, 40, 0, 0, 0, *[0] * 24])
WEIGHTS += array("i", [5, 6, 8, 0, 0, 0, 0, 0, 0, 200, 120, 80, 56, 40, 28, 20, 14, 9, 5, 2, *[0] * 12])
WEIGHTS += array("i", [25, 20, 7, 0, 102, 14, 0, 0, *[0] * 24])
"""Points of the estimate, for each goal and for the squares where blocked games are counted (logistic regression on the
ends of 4 000 games against itself; where they are not counted, nearly all are drawn): a row gained, a move, the turn,
no move at all, a pawn arrived, a pawn that can still come to a square of its own, a pawn that can move, a move of the
foremost, and that one and the next by the rows that they still have to go."""


class QuandaryBoard(Board):
    """The position: `pawns` the squares of White's four and of Black's, `at` whether a pawn stands on a square, `side`
    the one to play, `aims` the squares on which pawns count as arrived (2 for White's, 1 for Black's pawns)."""

    def __init__(self, goal: int, count: bool, pawns: list[int], drawn: list[int], side: int) -> None:
        super().__init__()
        self.goal = goal
        self.counted = count
        self.base = _SPAN * (len(GOALS) if count and goal == _SQUARES_GOAL else goal)
        self.side = side
        self.may_repeat = False
        self.depth = 0
        self.pawns = array("i", pawns)
        self.at = array("i", bytes(4 * (_SQUARES + 1)))
        self.at[_NOWHERE] = 1
        self.aims = array("i", bytes(4 * _SQUARES))
        self.columns = array("i", [*sorted(i % _SIZE for i in drawn[4:]), *sorted(i % _SIZE for i in drawn[:4])])
        self.sorted = array("i", bytes(4 * 4))
        self.saved = array("i", bytes(4 * (MAX_PLY + 2)))
        self.weights = WEIGHTS
        for square in range(_SIZE):
            self.aims[square] = 1 if goal or square in drawn[4:] else 0
            self.aims[_SQUARES - _SIZE + square] = 2 if goal or _SQUARES - _SIZE + square in drawn[:4] else 0
        for number, square in enumerate(pawns):
            self.at[square] = 1
            self.key ^= _KEYS[_SQUARES * (number >> 2) + square]
        if side:
            self.key ^= _KEYS[2 * _SQUARES]
        self.update_status()

    # --- steps ----------------------------------------------------------------------------------------------------

    def allowed(self, side: int) -> int:
        """The colours, one bit each, that the adverse pawns offer to a side."""
        other = 1 - side
        colours = 0
        for i in range(4 * other, 4 * other + 4):
            colours |= _COLOUR[_AHEAD[_SQUARES * other + self.pawns[i]]]
        return colours

    def generate(self, at: int) -> int:
        begin, side = at, self.side
        colours = self.allowed(side)
        for i in range(4 * side, 4 * side + 4):
            origin = self.pawns[i]
            base = 3 * (_SQUARES * side + origin)
            for j in range(base, base + 3):
                target = _STEPS[j]
                if _COLOUR[target] & colours and not self.at[target]:
                    self.steps[at] = origin << 8 | target
                    self.ranks[at] = self.gained(side, target)
                    at += 1
        if at == begin:
            self.steps[at] = _PASS
            self.ranks[at] = 0
            at += 1
        return at

    def gained(self, side: int, square: int) -> int:
        """The rows between a square and the first row of a side."""
        row = square // _SIZE
        return row if side else _LAST - row

    def moves(self, side: int, pawn: int, colours: int) -> int:
        """The moves of a pawn where a side may step on these colours."""
        base = 3 * (_SQUARES * side + self.pawns[pawn])
        count = 0
        for j in range(base, base + 3):
            target = _STEPS[j]
            if _COLOUR[target] & colours and not self.at[target]:
                count += 1
        return count

    def stuck(self, side: int) -> bool:
        """Whether a side could not move."""
        colours = self.allowed(side)
        for pawn in range(4 * side, 4 * side + 4):  # noqa: SIM110 - a generator would not compile to a loop
            if self.moves(side, pawn, colours):
                return False
        return True

    def play(self, step: int) -> None:
        self.saved[self.depth] = step
        self.depth += 1
        if step != _PASS:
            self.bring(self.side, step >> 8, step & 255)
        self.side = 1 - self.side
        self.key ^= _KEYS[2 * _SQUARES]
        self.update_status()

    def undo(self) -> None:
        self.depth -= 1
        step = self.saved[self.depth]
        self.side = 1 - self.side
        self.key ^= _KEYS[2 * _SQUARES]
        if step != _PASS:
            self.bring(self.side, step & 255, step >> 8)
        self.turn, self.winner = self.side, -1

    def bring(self, side: int, origin: int, target: int) -> None:
        """Bring a pawn from a square to another."""
        pawn = 4 * side
        while self.pawns[pawn] != origin:
            pawn += 1
        self.pawns[pawn] = target
        self.at[origin] = 0
        self.at[target] = 1
        self.key ^= _KEYS[_SQUARES * side + origin] ^ _KEYS[_SQUARES * side + target]

    # --- the end --------------------------------------------------------------------------------------------------

    def update_status(self) -> None:
        """Work out who decides and whether the game is over."""
        self.turn, self.winner = self.side, -1
        for i in range(2):
            side = self.side ^ 1 ^ i
            arrived = self.arrived(side)
            if arrived == 4 or (arrived and self.goal == _FIRST_GOAL):
                self.turn, self.winner = _OVER, side
                return
        if self.stuck(self.side) and self.stuck(1 - self.side):
            self.turn = _OVER
            if self.counted:
                self.winner = self.ahead()

    def arrived(self, side: int) -> int:
        """The pawns of a side that have arrived."""
        count = 0
        for i in range(4 * side, 4 * side + 4):
            count += self.aims[self.pawns[i]] == 1 + side
        return count

    def rows(self, side: int) -> int:
        """The rows that the pawns of a side have gained."""
        total = 0
        for i in range(4 * side, 4 * side + 4):
            total += self.gained(side, self.pawns[i])
        return total

    def ahead(self) -> int:
        """The side with more pawns arrived, then with more rows gained, -1 for neither."""
        lead = self.arrived(0) - self.arrived(1)
        if not lead:
            lead = self.rows(0) - self.rows(1)
        return -1 if lead == 0 else 0 if lead > 0 else 1

    # --- the estimate ---------------------------------------------------------------------------------------------

    def evaluate(self) -> int:
        return self.worth(self.side) - self.worth(1 - self.side) + self.weights[self.base + _TEMPO]

    def worth(self, side: int) -> int:
        """What the pawns of one side are worth."""
        weights, base, colours = self.weights, self.base, self.allowed(side)
        first = second = -1
        score = moves = free = leads = 0
        for pawn in range(4 * side, 4 * side + 4):
            gained = self.gained(side, self.pawns[pawn])
            ways = self.moves(side, pawn, colours)
            score += weights[base + _ROW] * gained
            moves += ways
            free += ways > 0
            if gained > first:
                first, second, leads = gained, first, ways
            elif gained > second:
                second = gained
        score += weights[base + _MOVE] * moves + weights[base + _FREE] * free + weights[base + _LEADS] * leads
        if not moves:
            score += weights[base + _STUCK]
        score += weights[base + _LEADER + _LAST - first] + weights[base + _SECOND + _LAST - second]
        if self.goal == _FIRST_GOAL:
            return score
        score += weights[base + _ARRIVED] * self.arrived(side)
        return score + weights[base + _BOUND] * self.bound(side) if self.goal == _SQUARES_GOAL else score

    def bound(self, side: int) -> int:
        """How many pawns can still come to the squares drawn, matched from left to right."""
        pawns, order = self.pawns, self.sorted
        for i in range(4):
            square = pawns[4 * side + i]
            word = (square % _SIZE) << 4 | _LAST - self.gained(side, square)
            j = i
            while j > 0 and order[j - 1] > word:
                order[j] = order[j - 1]
                j -= 1
            order[j] = word
        count = 0
        for i in range(4):
            count += abs((order[i] >> 4) - self.columns[4 * side + i]) <= order[i] & 15
        return count
