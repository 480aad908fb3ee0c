# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The exact ends of Reversi: a search to the last square, in discs.

Steps that leave the other side the fewest answers come first (fastest first), then those into quarters of the board
with an odd number of empty squares (parity); what is stable ends hopeless lines. Types are in
`compiled/games/reversi_ending.pxd`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable

from .reversi_discs import count, moves, odd, place, position_key, stable, turned
from .reversi_patterns import DISC, ReversiPatterns

_ONE = 1
_FULL_MASK = (1 << 64) - 1
_CORNERS = 0x8100000000000081
_ALL = 64
_NONE = -100
_INFINITE = 65
_CHECK_EVERY = 2_048
"""Nodes between two checks of the clock: under a millisecond compiled, some 50 ms in plain Python."""

_PARITY_ALONE = 5
"""With at most so many empty squares, steps are ordered by parity only."""
_KEPT = 8
"""With at least so many empty squares, positions are stored in the table."""
_GUESSED = 13
"""With at least so many empty squares, the patterns help move ordering."""

_LOWER, _EXACT, _UPPER = 2, 1, 0
WHOLE = 100
"""The depth stored for exact results."""
_WHOLE = WHOLE
_DISC = DISC
_OFFSET = 1 << 15
_FIRST, _WIPED = 1 << 28, 1 << 27
_ROOM = 64 * 34


class ReversiEnding(ReversiPatterns):
    """A search and its memory. `limit` bounds the nodes (0: no bound); `spent` is asked now and then with the nodes
    visited, and says whether the search must end; `bits` is the binary logarithm of the entries of 16 bytes."""

    def __init__(
        self, weights: array[int], own: int, adverse: int, limit: int, spent: Callable[[int], bool], bits: int
    ) -> None:
        super().__init__(weights, own, adverse)
        self.limit = limit
        self.spent = spent
        self.nodes = 0
        self.next_check = 0
        self.stopped = False
        self.table = array("Q", bytes(16 << bits))
        self.mask = (1 << bits) - 2
        self.best_square = -1
        self.squares = array("i", bytes(4 * _ROOM))
        self.ranks = array("i", bytes(4 * _ROOM))
        self.flips = array("Q", bytes(8 * _ROOM))
        self.plan_check()

    def plan_check(self) -> None:
        """Set when the clock is checked next."""
        self.next_check = self.nodes + _CHECK_EVERY
        if self.limit and self.limit + 1 < self.next_check:
            self.next_check = self.limit + 1

    def check_clock(self) -> None:
        """Ask `spent` whether the search must end."""
        self.stopped = self.spent(self.nodes)
        self.plan_check()

    # --- the table ------------------------------------------------------------------------------------------------

    def probe(self, key: int, depth: int, alpha: int, beta: int) -> int:
        """The score of a position if the table settles it within the window, NONE otherwise; `best_square` is the step
        that was best, or -1."""
        at = ((key >> 32 ^ key) & self.mask) * 2
        if self.table[at] != key:
            at += 2
        self.best_square = -1
        if self.table[at] != key:
            return _NONE * _DISC
        word = self.table[at + 1]
        self.best_square = (word & 255) - 1
        if (word >> 26) < depth:
            return _NONE * _DISC
        score = (word >> 8 & 0xFFFF) - _OFFSET
        bound = word >> 24 & 3
        if bound == _EXACT or (score >= beta if bound == _LOWER else score <= alpha):
            return score
        return _NONE * _DISC

    def store(self, key: int, depth: int, alpha: int, beta: int, score: int, square: int) -> None:
        """Remember what a search of this window has found. Of two places, the first keeps the deeper search."""
        at = ((key >> 32 ^ key) & self.mask) * 2
        if (self.table[at + 1] >> 26) > depth:
            if self.table[at] == key:
                return
            at += 2
        word = depth
        word = word << 2 | (_LOWER if score >= beta else _EXACT if score > alpha else _UPPER)
        self.table[at] = key
        self.table[at + 1] = (word << 16 | score + _OFFSET) << 8 | square + 1

    def table_step(self, key: int) -> int:
        """The step that was best in a position, or -1."""
        self.probe(key, _WHOLE + 1, 0, 0)
        return self.best_square

    # --- the order of the steps -----------------------------------------------------------------------------------

    def order(self, own: int, adverse: int, at: int, table_square: int, guess: bool) -> int:
        """Write the steps from `at` on with what they turn and how early each is tried; the place after the last."""
        rest = moves(own, adverse)
        empty = _FULL_MASK & ~(own | adverse)
        left = count(empty) - 1 if guess else 0
        parity = odd(empty)
        while rest:
            low = rest & -rest
            rest ^= low
            square = place(low)
            flips = turned(square, own, adverse)
            answers = moves(adverse ^ flips, own | flips | low)
            rank = -32 * (count(answers) + count(answers & _CORNERS))
            if low & parity:
                rank += 16
            if low & _CORNERS:
                rank += 24
            if guess:
                rank -= 2 * self.estimate_after(square, flips, left)
            if adverse == flips:
                rank = _WIPED
            if square == table_square:
                rank = _FIRST
            self.squares[at], self.flips[at], self.ranks[at] = square, flips, rank
            at += 1
        return at

    def pick_step(self, i: int, end: int) -> None:
        """Bring the step of the highest rank from `i` on to `i`."""
        where = i
        for j in range(i + 1, end):
            if self.ranks[j] > self.ranks[where]:
                where = j
        if where > i:
            square, flips, rank = self.squares[where], self.flips[where], self.ranks[where]
            self.squares[where], self.flips[where], self.ranks[where] = self.squares[i], self.flips[i], self.ranks[i]
            self.squares[i], self.flips[i], self.ranks[i] = square, flips, rank

    # --- to the end -----------------------------------------------------------------------------------------------

    def solve(self, own: int, adverse: int, empty: int, at: int, alpha: int, beta: int) -> int:
        """The fail-soft margin, in discs, of the player to decide. The stack of steps is free from `at`."""
        if empty <= _PARITY_ALONE:
            return self.solve_few(own, adverse, empty, alpha, beta, False)
        self.nodes += 1
        if self.nodes >= self.next_check:
            self.check_clock()
        if self.stopped:
            return 0
        if alpha >= 2 * empty - 2:
            best = _ALL - 2 * count(stable(adverse, own))
            if best <= alpha:
                return best
        key = 0
        self.best_square = -1
        if empty >= _KEPT:
            key = position_key(own, adverse)
            best = self.probe(key, _WHOLE, alpha * _DISC, beta * _DISC)
            if best != _NONE * _DISC:
                return (best + _OFFSET) // _DISC - _OFFSET // _DISC
        end = self.order(own, adverse, at, self.best_square, empty >= _GUESSED)
        if end == at:
            return self.pass_margin(own, adverse, empty, at, alpha, beta)
        best = self.solve_steps(own, adverse, empty, at, end, alpha, beta)
        if empty >= _KEPT and not self.stopped:
            self.store(key, _WHOLE, alpha * _DISC, beta * _DISC, best * _DISC, self.best_square)
        return best

    def pass_margin(self, own: int, adverse: int, empty: int, at: int, alpha: int, beta: int) -> int:
        """`solve` where the player passes, or where the game is over."""
        if not moves(adverse, own):
            return count(own) - count(adverse)
        self.swap()
        score = -self.solve(adverse, own, empty, at, -beta, -alpha)
        self.undo()
        return score

    def solve_steps(self, own: int, adverse: int, empty: int, at: int, end: int, alpha: int, beta: int) -> int:
        """The best margin among the steps; its step is left in `best_square`."""
        best, best_square = _NONE, -1
        for i in range(at, end):
            self.pick_step(i, end)
            square, flips = self.squares[i], self.flips[i]
            mine, theirs = own | flips | _ONE << square, adverse ^ flips
            if empty >= _GUESSED:
                self.put(square, flips)
            if i == at:
                score = -self.solve(theirs, mine, empty - 1, end, -beta, -alpha)
            else:
                score = -self.solve(theirs, mine, empty - 1, end, -alpha - 1, -alpha)
                if alpha < score and score < beta:
                    score = -self.solve(theirs, mine, empty - 1, end, -beta, -score)
            if empty >= _GUESSED:
                self.undo()
            if self.stopped:
                return 0
            if score > best:
                best, best_square = score, square
                if score > alpha:
                    alpha = score
                if score >= beta:
                    break
        self.best_square = best_square
        return best

    def solve_few(self, own: int, adverse: int, empty: int, alpha: int, beta: int, passed: bool) -> int:
        """The same with few empty squares: those of odd quarters first."""
        self.nodes += 1
        word = _FULL_MASK & ~(own | adverse)
        if empty == 1:
            return self.solve_last(own, adverse, word)
        parity = odd(word)
        best = _NONE
        for turn in range(2):
            rest = word & parity if turn == 0 else word & ~parity
            while rest:
                low = rest & -rest
                rest ^= low
                flips = turned(place(low), own, adverse)
                if not flips:
                    continue
                score = -self.solve_few(adverse ^ flips, own | flips | low, empty - 1, -beta, -alpha, False)
                if score > best:
                    best = score
                    if score >= beta:
                        return best
                    if score > alpha:
                        alpha = score
        if best != _NONE:
            return best
        if passed or empty == 0:
            return count(own) - count(adverse)
        return -self.solve_few(adverse, own, empty, -beta, -alpha, True)

    def solve_last(self, own: int, adverse: int, word: int) -> int:
        """The margin with one empty square."""
        square = place(word)
        flips = turned(square, own, adverse)
        before = 2 * count(own) - _ALL
        if flips:
            return before + 2 + 2 * count(flips)
        flips = turned(square, adverse, own)
        if flips:
            return before - 2 * count(flips)
        return before + 1
