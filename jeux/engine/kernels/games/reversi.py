# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Reversi to a depth: principal variation search over the patterns, exact where the depth reaches the last square.

A step is the number of its square, 64 for a pass, which is no turn in the depth. Scores are points, 32 a disc, for the
player to decide. Types are in `compiled/games/reversi.pxd`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable

from .reversi_discs import count, legal, moves, place, position_key, turned
from .reversi_ending import WHOLE, ReversiEnding
from .reversi_patterns import DISC

PASS = 64
_PASS = PASS
_ONE = 1
_FULL_MASK = (1 << 64) - 1
_ALL = 64
_OPENING = 60
_DISC = DISC
_WHOLE = WHOLE
_OFFSET = 64
INFINITE = 65 * DISC
"""A bound above any margin."""
_INFINITE = INFINITE
_NONE = -100 * DISC
_GUESSED = 4
"""From this depth on, the patterns help move ordering."""

_REMEMBERED = 4
"""From this depth on, positions are stored in the table; below, a look-up costs more than the search."""

_ALWAYS = 13
"""With at most so many empty squares the end is searched exactly; with more, ProbCut is used even in a search that
reaches the end."""

_SURE = array("i", [115, 165, 230])
"""The confidence of ProbCut, in hundredths of a standard deviation: for a search that stops before the end or just
there, then for one that may look a turn beyond the last square, and two."""
SURER = len(_SURE)
"""A search whose depth exceeds the number of empty squares by so many turns is exact."""
_CERTAIN = SURER

_DOUBTED = 3
_SHALLOW = array("i", [0, 0, 0, 1, 2, 3, 2, 3, 4, 3, 4, 5, 6, 5, 6, 7, 8, 7, 8, 9, 10] + [9, 10, 11, 12] * 11)
_DOUBT = array("i", [0, 0, 0, 75, 70, 65, 100, 95, 92, 115, 115, 110, 105, 120, 120, 115, 110] + [125] * 48)
_SURE_EMPTY, _MIDDLE = 72, 38
"""From `_DOUBTED` turns on: the depth of the shallow search, and the standard deviation (in points, with 34 empty
squares) of the full search from it. Measured on its own games."""


class ReversiKernel(ReversiEnding):
    """The search from one position: `own` are the discs of the player to decide there."""

    def __init__(
        self, weights: array[int], discs: tuple[int, int], limit: int, spent: Callable[[int], bool], bits: int
    ) -> None:
        super().__init__(weights, discs[0], discs[1], limit, spent, bits)
        self.own, self.adverse = discs
        self.empty = _ALL - count(self.own | self.adverse)
        self.estimates = 0

    # --- the root -------------------------------------------------------------------------------------------------

    def steps(self) -> list[int]:
        """The numbers of the steps of the root, none when the game is over."""
        word = legal(self.own, self.adverse)
        squares = [i for i in range(64) if word >> i & 1]
        return squares or [_PASS] * (moves(self.adverse, self.own) != 0)

    def score(self, square: int, depth: int, alpha: int, beta: int) -> int:
        """The fail-soft score of a step of the root within `depth` turns. Meaningless once `stopped`."""
        if square == _PASS:
            self.swap()
            score = -self.search(self.adverse, self.own, self.empty, depth - 1, 0, -beta, -alpha)
            self.undo()
            return score
        flips = turned(square, self.own, self.adverse) if self.empty <= _OPENING else 0
        mine, theirs = self.own | flips | _ONE << square, self.adverse ^ flips
        self.put(square, flips)
        score = -self.search(theirs, mine, self.empty - 1, depth - 1, 0, -beta, -alpha)
        self.undo()
        return score

    def margin(self, square: int, alpha: int, beta: int) -> int:
        """The exact margin of a step of the root, in discs: fail-soft between two margins."""
        score = self.score(square, _WHOLE, alpha * _DISC, beta * _DISC)
        return (score + _OFFSET * _DISC) // _DISC - _OFFSET

    def principal_variation(self, square: int, longest: int) -> list[int]:
        """The principal variation that begins with a step of the root, as the transposition table has it."""
        own, adverse = self.own, self.adverse
        line: list[int] = []
        while square >= 0 and len(line) < longest:
            line.append(square)
            if square != _PASS:
                flips = turned(square, own, adverse) if count(own | adverse) >= _ALL - _OPENING else 0
                own, adverse = own | flips | _ONE << square, adverse ^ flips
            own, adverse = adverse, own
            word = legal(own, adverse)
            square = self.table_step(position_key(own, adverse)) if word else _PASS if moves(adverse, own) else -1
            if square >= 0 and square != _PASS and not word >> square & 1:
                break
        return line

    # --- the tree -------------------------------------------------------------------------------------------------

    def search(self, own: int, adverse: int, empty: int, depth: int, at: int, alpha: int, beta: int) -> int:
        """Fail-soft score for the player to decide; `depth` turns are left, the stack of steps is free from `at`."""
        if depth >= empty and (empty <= _ALWAYS or depth - empty >= _CERTAIN):
            low, high = (alpha + _OFFSET * _DISC) // _DISC, (beta + _OFFSET * _DISC + _DISC - 1) // _DISC
            return self.solve(own, adverse, empty, at, low - _OFFSET, high - _OFFSET) * _DISC
        self.nodes += 1
        if self.nodes >= self.next_check:
            self.check_clock()
        if self.stopped:
            return 0
        if depth <= 0:
            self.estimates += 1
            return self.estimate(empty)
        if empty > _OPENING:
            return self.opening(own, adverse, empty, depth, at, alpha, beta)
        if depth == 1:
            return self.frontier(own, adverse, empty, at, alpha, beta)
        key, table_square = 0, -1
        if depth >= _REMEMBERED:
            key = position_key(own, adverse)
            best = self.probe(key, depth, alpha, beta)
            if best != _NONE:
                self.estimates += 1
                return best
            table_square = self.best_square
        if depth >= _DOUBTED and beta - alpha == 1:
            best = self.prob_cut(own, adverse, empty, depth, at, beta)
            if best != _NONE:
                return best
        end = self.order(own, adverse, at, table_square, depth >= _GUESSED)
        if end == at:
            return self.pass_score(own, adverse, empty, depth, at, alpha, beta)
        best = self.search_steps(own, adverse, empty, depth, at, end, alpha, beta)
        if depth >= _REMEMBERED and not self.stopped:
            self.store(key, depth, alpha, beta, best, self.best_square)
        return best

    def prob_cut(self, own: int, adverse: int, empty: int, depth: int, at: int, beta: int) -> int:
        """A bound that a shallower search makes very likely, or NONE (Multi-ProbCut)."""
        sure = _SURE[depth - empty if depth > empty else 0]
        shallow, doubt = _SHALLOW[depth], _DOUBT[depth] * sure * (_SURE_EMPTY - empty) // (100 * _MIDDLE)
        if self.estimate(empty) >= beta:
            bound = beta + doubt
            if bound < _INFINITE and self.search(own, adverse, empty, shallow, at, bound - 1, bound) >= bound:
                return beta
        else:
            bound = beta - 1 - doubt
            if bound > -_INFINITE and self.search(own, adverse, empty, shallow, at, bound, bound + 1) <= bound:
                return beta - 1
        return _NONE

    def pass_score(self, own: int, adverse: int, empty: int, depth: int, at: int, alpha: int, beta: int) -> int:
        """`search` where the player passes, or where the game is over."""
        if not moves(adverse, own):
            return (count(own) - count(adverse)) * _DISC
        self.swap()
        score = -self.search(adverse, own, empty, depth, at, -beta, -alpha)
        self.undo()
        return score

    def opening(self, own: int, adverse: int, empty: int, depth: int, at: int, alpha: int, beta: int) -> int:
        """`search` while the first four discs are placed, which turn nothing over."""
        best, best_square = -_INFINITE, -1
        rest = legal(own, adverse)
        while rest and best < beta:
            low = rest & -rest
            rest ^= low
            self.put(place(low), 0)
            score = -self.search(adverse, own | low, empty - 1, depth - 1, at, -beta, -max(alpha, best))
            self.undo()
            if score > best:
                best, best_square = score, place(low)
        if not self.stopped:
            self.store(position_key(own, adverse), depth, alpha, beta, best, best_square)
        return best

    def frontier(self, own: int, adverse: int, empty: int, at: int, alpha: int, beta: int) -> int:
        """`search` one turn before the estimates: the steps as they come."""
        rest = moves(own, adverse)
        if not rest:
            return self.pass_score(own, adverse, empty, 1, at, alpha, beta)
        best = -_INFINITE
        while rest:
            low = rest & -rest
            rest ^= low
            square = place(low)
            flips = turned(square, own, adverse)
            self.nodes += 1
            self.estimates += 1
            score = -self.estimate_after(square, flips, empty - 1)
            if score > best:
                best = score
                if score >= beta:
                    break
        return best

    def search_steps(
        self, own: int, adverse: int, empty: int, depth: int, at: int, end: int, alpha: int, beta: int
    ) -> int:
        """The best score among the steps; its step is left in `best_square`."""
        best, best_square = -_INFINITE, -1
        for i in range(at, end):
            self.pick_step(i, end)
            square, flips = self.squares[i], self.flips[i]
            mine, theirs = own | flips | _ONE << square, adverse ^ flips
            self.put(square, flips)
            if i == at:
                score = -self.search(theirs, mine, empty - 1, depth - 1, end, -beta, -alpha)
            else:
                score = -self.search(theirs, mine, empty - 1, depth - 1, end, -alpha - 1, -alpha)
                if alpha < score and score < beta:
                    score = -self.search(theirs, mine, empty - 1, depth - 1, end, -beta, -score)
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
