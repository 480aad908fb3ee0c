# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Alpha-beta on boards of plain numbers, in Python that also compiles.

The tree of `jeux.engine.search.alphabeta` with the same conventions (the sign and the depth change when the turn
passes, scores are for the player to decide, a position that comes back on its way is valued at once and what met one
is not stored), but a `Board` is played and taken back instead of copied, a step is a small number, and the table is
an array of words. Compiled and plain text visit the same nodes and find the same scores; a test compares them.

Types are in `jeux/engine/compiled/alphabeta.pxd`. Words are of 64 bits: what grows is masked, so that the integers of
Python and those of the machine agree.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from math import log

_OVER = -2
_WIN = 1_000_000
_SURE_WIN = 990_000
_INFINITE = 1_000_001
_NEARLY = 6
_WHOLE = 1_000
MAX_PLY = 200
"""Steps of one line of play: deeper, the estimate stands."""
_PLIES = MAX_PLY
_LOOK_EVERY = 2_048
"""Nodes between two looks at the clock: under a millisecond compiled, some 50 ms in plain Python."""

_LOWER, _EXACT, _UPPER = 2, 1, 0
_ROOM = 1 << 15
"""Steps of all the positions of one line of play; where it ends, the estimate stands."""
_WIDEST = 2_000
"""Steps of one position at most."""
_HISTORY = 1 << 12
"""Counters of good steps for each player; the number of a step is cut to it."""

_PASS = 2
"""By how many turns less a pass is followed than a step, and by one more for every four turns."""
_KNOWN = 64
_REDUCED = array("i", [int(0.6 + log(max(i, 1)) * log(max(j, 1)) / 2.2) for i in range(_KNOWN) for j in range(_KNOWN)])
"""By how many turns less a bold search first looks at the step of a number, counted from 0, with so many turns left.
Tried at Tablut with `king=step arms=no`: a divisor of 1.6 did not win more (46 % of 120 games)."""

_SHORT, _FEW = 3, 16
"""With so many turns left, or fewer, so many steps for each of them are enough. Tried at Tablut: Black, with 0.2 s a
step against a White of 6 000 nodes who is content with a draw, scored 26 % of 40 games without, 36 % with 12 and 41 %
with 20; with `king=step arms=no` at 0.1 s, 12 scored 56 % of 60 games against none, 20 scored 49 %."""

_MIXER = 0x9E3779B97F4A7C15
_WORD = 0xFFFFFFFFFFFFFFFF
_STEP_BITS = (1 << 22) - 1
_SCORE_BITS = (1 << 22) - 1
_OFFSET = 1 << 21
_FIRST = 1 << 28
_PROMISE = 1 << 22
_KILLER = 1 << 21


class Board:
    """A position that is played and taken back, as the search sees it.

    `turn` is the player to decide or OVER (-2), `key` a word for what the future depends on, `layout` one for what has
    to come back for a repetition, however many quiet steps ago it stood (nothing where none comes back), `winner` a
    player or -1 (a draw) once it is over, `by_way` whether the way has ended it rather than the position, `returns`
    whether the position may have stood before, `solved` whether `known` tells its value, `urgent` whether a threat
    leaves so few answers that they cost no depth; `late` is the number of steps after which those that promise nothing
    are looked at less deeply first (late move reductions), 0 for none; `bold` says whether `skip` is known, and the
    search may try passes and reduce late steps by the logarithm of their number. `steps` and `ranks` are one stack for
    all the positions of a line: the numbers of the steps (under 2²²) and how promising each is (0 to 60)."""

    def __init__(self) -> None:
        self.turn = 0
        self.key = 0
        self.layout = 0
        self.winner = -1
        self.by_way = False
        self.returns = True
        self.solved = False
        self.late = 0
        self.bold = False
        self.urgent = False
        self.steps = array("i", bytes(4 * (_ROOM + _WIDEST)))
        self.ranks = array("i", bytes(4 * (_ROOM + _WIDEST)))

    def generate(self, at: int) -> int:
        """Write the legal steps and their ranks from `at` on; the place after the last."""
        raise NotImplementedError

    def play(self, step: int) -> None:
        """Play a legal step."""
        raise NotImplementedError

    def back(self) -> None:
        """Take the last step back."""
        raise NotImplementedError

    def skip(self) -> None:
        """Pass the turn on, or take that back."""
        raise NotImplementedError

    def evaluate(self) -> int:
        """The estimate for the player to decide."""
        raise NotImplementedError

    def known(self) -> int:
        """The value of a solved position for the player to decide: 0, or a million less the turns to the end, with its
        sign."""
        return 0

    def again(self) -> int:
        """What the position is worth, for the player to decide, when it comes back on its way."""
        return 0


class Search:
    """One search from where the board stands: its table, its orders and its counters.

    `limit` bounds the nodes (0: no bound); `spent` is asked now and then with the nodes visited, and says whether the
    search must end; `past` are the layouts of positions whose return ends the game; `bits` is the binary logarithm of
    the entries of the table, 32 bytes for each pair."""

    def __init__(
        self,
        board: Board,
        scale: int,
        limit: int,
        spent: Callable[[int], bool],
        past: Iterable[int],
        bits: int,
    ) -> None:
        self.board = board
        self.scale = scale
        self.limit = limit
        self.spent = spent
        self.nodes = 0
        self.estimates = 0
        self.path_draws = 0
        self.stopped = False
        self.passing = False
        self.best_step = -1
        self.look_at = 0
        self.table = array("Q", bytes(16 << bits))
        self.mask = (1 << bits) - 2
        self.history = array("i", bytes(8 * _HISTORY))
        self.killers = array("i", bytes(4 * (MAX_PLY + 1)))
        self.path = array("Q", [*past, board.layout]) + array("Q", bytes(8 * (MAX_PLY + 2)))
        self.length = len(self.path) - MAX_PLY - 2
        self._plan_look()

    def score(self, step: int, depth: int, alpha: int, beta: int) -> int:
        """The score of a step of the root for the player who decides there. Meaningless once `stopped`."""
        mover = self.board.turn
        self.board.play(step)
        found = self.child(mover, depth, 1, 0, alpha, beta)
        self.board.back()
        return found

    def line(self, step: int, longest: int) -> list[int]:
        """The steps expected after a step of the root, which comes first, as the table has them."""
        board = self.board
        found, met = [step], {board.layout}
        board.play(step)
        while len(found) < longest and board.turn != _OVER and board.layout not in met:
            met.add(board.layout)
            step = self.entry(board.key) & _STEP_BITS
            legal = {board.steps[i] for i in range(board.generate(0))}
            if step not in legal:
                break
            found.append(step)
            board.play(step)
        for _ in found:
            board.back()
        return found

    # --- the clock ------------------------------------------------------------------------------------------------

    def _plan_look(self) -> None:
        self.look_at = self.nodes + _LOOK_EVERY
        if self.limit and self.limit + 1 < self.look_at:
            self.look_at = self.limit + 1

    def look(self) -> None:
        """Ask whether the search must end."""
        self.stopped = self.spent(self.nodes)
        self._plan_look()

    # --- the tree -------------------------------------------------------------------------------------------------

    def child(self, mover: int, depth: int, ply: int, at: int, alpha: int, beta: int) -> int:
        """The score, for the player who has just played, of where the board stands."""
        turn = self.board.turn
        if turn == mover:
            return self.search(depth, ply, at, alpha, beta)
        if turn == _OVER:
            self.nodes += 1
            return self.final(mover, ply)
        return -self.search(depth if self.board.urgent else depth - 1, ply, at, -beta, -alpha)

    def final(self, mover: int, ply: int) -> int:
        """The score of a game that is over."""
        board = self.board
        self.path_draws += board.by_way
        if board.winner < 0:
            return 0
        score = _NEARLY * self.scale if board.by_way else _WIN - ply
        return score if board.winner == mover else -score

    def search(self, depth: int, ply: int, at: int, alpha: int, beta: int) -> int:
        """Fail-soft score for the player to decide; `depth` turns are left, the stack of steps is free from `at`."""
        self.nodes += 1
        if self.nodes >= self.look_at:
            self.look()
        if self.stopped:
            return 0
        if self.board.returns and self.stood():
            self.path_draws += 1
            return self.board.again()
        if self.board.solved:
            return from_table(self.board.known(), ply)
        if depth <= 0 or ply >= _PLIES or at > _ROOM:
            self.estimates += 1
            return self.board.evaluate()
        word = self.entry(self.board.key)
        known = (word >> 46) - 1
        if known >= depth:
            score = from_table((word >> 22 & _SCORE_BITS) - _OFFSET, ply)
            bound = word >> 44 & 3
            if bound == _EXACT or (score >= beta if bound == _LOWER else score <= alpha):
                self.estimates += known < _WHOLE
                return score
        return self.settle(depth, ply, at, alpha, beta, word & _STEP_BITS if word else -1)

    def stood(self) -> bool:
        """Whether the position stands on its own way already."""
        layout = self.board.layout
        for i in range(self.length - 1, -1, -1):  # noqa: SIM110 - a generator would not compile to a loop
            if self.path[i] == layout:
                return True
        return False

    def settle(self, depth: int, ply: int, at: int, alpha: int, beta: int, first: int) -> int:
        """`search` once the table has not answered: look at the steps, then remember."""
        key = self.board.key
        self.path[self.length] = self.board.layout
        self.length += 1
        draws, estimates = self.path_draws, self.estimates
        best, best_step = self.passed(depth, ply, at, beta), max(first, 0)
        if best < beta:
            best, best_step = self.best(depth, ply, at, alpha, beta, first), self.best_step
        self.length -= 1
        if self.stopped:
            return 0
        if best >= _SURE_WIN or best <= -_SURE_WIN:
            depth = _WHOLE
        elif self.path_draws != draws:
            depth = -1  # the score belongs to this way; the step is still worth trying first
        elif self.estimates == estimates:
            depth = _WHOLE
        bound = _LOWER if best >= beta else _EXACT if best > alpha else _UPPER
        self.store(key, depth, bound, to_table(best, ply), best_step)
        return best

    def passed(self, depth: int, ply: int, at: int, beta: int) -> int:
        """What passing is worth in a bold search, once in a line, where the estimate reaches `beta`: who stands well
        without moving stands at least as well by moving (null move pruning, Donninger 1993). It proves nothing."""
        board = self.board
        if not board.bold or self.passing or depth < 2 or board.urgent or beta >= _SURE_WIN or beta <= -_SURE_WIN:
            return -_INFINITE
        if board.evaluate() < beta:
            return -_INFINITE
        found = -_INFINITE
        board.skip()
        if board.turn != _OVER:
            self.passing = True
            found = -self.search(depth - 1 - _PASS - depth // 4, ply + 1, at, -beta, 1 - beta)
            self.passing = False
            self.estimates += 1
        board.skip()
        return beta if found >= _SURE_WIN else found

    def best(self, depth: int, ply: int, at: int, alpha: int, beta: int, first: int) -> int:
        """The best score among the steps; its step is left in `best_step`."""
        board = self.board
        mover = board.turn
        end = board.generate(at)
        self.rank(mover, ply, at, end, first)
        best, best_step = -_INFINITE, -1
        few = at + self.few(depth)
        for i in range(at, end):
            step = self.pick(i, end)
            if i >= few and board.ranks[i] < _KILLER and best > -_SURE_WIN:
                self.estimates += 1
                break
            board.play(step)
            if best_step < 0:
                score = self.child(mover, depth, ply + 1, end, alpha, beta)
            else:
                less = self.reduction(mover, depth, i, at)
                score = self.child(mover, depth - less, ply + 1, end, alpha, alpha + 1)
                if less and score > alpha:
                    score = self.child(mover, depth, ply + 1, end, alpha, alpha + 1)
                if alpha < score and score < beta:
                    score = self.child(mover, depth, ply + 1, end, alpha, beta)
            board.back()
            if self.stopped:
                break
            if score > best:
                best, best_step = score, step
                if score > alpha:
                    alpha = score
                if score >= beta:
                    self.remember(mover, step, depth, ply)
                    break
        self.best_step = best_step
        return best

    def few(self, depth: int) -> int:
        """How many steps of a position are looked at in any case: of those that promise nothing a bold search leaves
        out the last ones, shortly before its end (late move pruning). It proves nothing."""
        if self.board.bold and not self.board.urgent and depth <= _SHORT:
            return _FEW * depth
        return _WIDEST

    def reduction(self, mover: int, depth: int, i: int, at: int) -> int:
        """By how many turns less a late step is looked at first, which promises nothing and has passed the turn on."""
        board = self.board
        late = board.late
        if not late or depth < 2 or i - at < late or board.ranks[i] >= _KILLER or board.turn == mover:
            return 0
        if board.bold:
            return min(max(_REDUCED[_KNOWN * min(depth, _KNOWN - 1) + min(i - at, _KNOWN - 1)], 1), depth - 1)
        return 2 if depth > 3 and i - at >= 4 * late else 1

    # --- orders ---------------------------------------------------------------------------------------------------

    def rank(self, mover: int, ply: int, at: int, end: int, first: int) -> None:
        """How early each step is tried: the table's, those that promise, the killer, then by history."""
        board = self.board
        killer = self.killers[ply] - 1
        for i in range(at, end):
            step = board.steps[i]
            rank = board.ranks[i] * _PROMISE + self.history[mover * _HISTORY + (step & _HISTORY - 1)]
            if step == killer:
                rank += _KILLER
            if step == first:
                rank += _FIRST
            board.ranks[i] = rank

    def pick(self, i: int, end: int) -> int:
        """Bring the most promising step from `i` on to `i`, the earliest of equals, the others keeping their order."""
        board = self.board
        where = i
        for j in range(i + 1, end):
            if board.ranks[j] > board.ranks[where]:
                where = j
        step, rank = board.steps[where], board.ranks[where]
        while where > i:
            board.steps[where] = board.steps[where - 1]
            board.ranks[where] = board.ranks[where - 1]
            where -= 1
        board.steps[i] = step
        board.ranks[i] = rank
        return step

    def remember(self, mover: int, step: int, depth: int, ply: int) -> None:
        """A step that refuted what came before it is tried early elsewhere."""
        self.killers[ply] = step + 1
        where = mover * _HISTORY + (step & _HISTORY - 1)
        self.history[where] = min(self.history[where] + depth * depth + 1, _KILLER - 1)

    # --- the table ------------------------------------------------------------------------------------------------

    def slot(self, key: int) -> int:
        """Where the pair of entries of a key begins; the first keeps the deeper search, the second the last one."""
        return (((key ^ key >> 31) * _MIXER & _WORD) >> 32 & self.mask) * 2

    def entry(self, key: int) -> int:
        """What the table knows of a key, or 0: the step (22 bits), score, bound (2) and depth."""
        at = self.slot(key)
        if self.table[at] == key and self.table[at + 1]:
            return self.table[at + 1]
        if self.table[at + 2] == key:
            return self.table[at + 3]
        return 0

    def store(self, key: int, depth: int, bound: int, score: int, step: int) -> None:
        """Remember what a search has found; `depth` -1 keeps the step alone."""
        at = self.slot(key)
        if self.table[at] != key and (self.table[at + 1] >> 46) > depth + 1:
            at += 2
        word = depth + 1
        word = (word << 2 | bound) << 22 | score + _OFFSET
        self.table[at] = key
        self.table[at + 1] = word << 22 | step


def to_table(score: int, ply: int) -> int:
    """Wins are stored by their distance from the position, not from the root."""
    if -_SURE_WIN < score < _SURE_WIN:
        return score
    return score + ply if score > 0 else score - ply


def from_table(score: int, ply: int) -> int:
    """The reverse of `to_table`."""
    if -_SURE_WIN < score < _SURE_WIN:
        return score
    return score - ply if score > 0 else score + ply
