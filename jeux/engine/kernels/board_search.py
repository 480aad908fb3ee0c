# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Alpha-beta on boards of plain numbers, in Python that also compiles.

The search of `jeux.engine.search.alphabeta` with the same conventions (the sign and the depth change when the turn
passes, scores are for the player to decide, a repetition on the path is valued at once and scores that depend on the
path are not stored), but steps on a `Board` are played and undone instead of copied, a step is a small number, and the
transposition table is an array of 64-bit integers. Compiled and plain text visit the same nodes and find the same
scores; a test compares them.

Types are in `jeux/engine/compiled/board_search.pxd`. What grows is masked to 64 bits, so that the integers of Python
and those of the machine agree.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from math import log

_OVER = -2
_WIN = 1_000_000
_SURE_WIN = 990_000
_INFINITE = 1_000_001
_NEAR_WIN = 6
_EXACT_DEPTH = 1_000
MAX_PLY = 200
"""The longest path in steps; deeper, the static estimate is used."""
_PLIES = MAX_PLY
_CHECK_EVERY = 2_048
"""Nodes between two checks of the clock: under a millisecond compiled, some 50 ms in plain Python."""

_LOWER, _EXACT, _UPPER = 2, 1, 0
_STACK_SIZE = 1 << 15
"""The size of the stack for the steps of all positions on a path; beyond it, the static estimate is used."""
_MOST_STEPS = 2_000
"""The most steps of one position."""
_HISTORY = 1 << 12
"""The size of each player's history table; step numbers are masked to it."""

_NULL_MOVE_REDUCTION = 2
"""The depth reduction of a null move, in turns, increased by one for every four turns left."""
_LMR_SIZE = 64
_LMR_TABLE = array(
    "i", [int(0.6 + log(max(i, 1)) * log(max(j, 1)) / 2.2) for i in range(_LMR_SIZE) for j in range(_LMR_SIZE)]
)
"""Late move reductions of a selective search: the turns taken off, by the turns left and the number of the step.
Tried at Tablut with `king=step arms=no`: a divisor of 1.6 did not win more (46 % of 120 games)."""

_LMP_DEPTH, _LMP_STEPS = 3, 16
"""Late move pruning: up to this many turns left, only so many steps for each turn are searched. Tried at Tablut: Black,
with 0.2 s a step against a White of 6 000 nodes who is content with a draw, scored 26 % of 40 games without, 36 % with
12 and 41 % with 20; with `king=step arms=no` at 0.1 s, 12 scored 56 % of 60 games against none, 20 scored 49 %."""

_MIXER = 0x9E3779B97F4A7C15
_MASK = 0xFFFFFFFFFFFFFFFF
_STEP_BITS = (1 << 22) - 1
_SCORE_BITS = (1 << 22) - 1
_OFFSET = 1 << 21
_TABLE_STEP_RANK = 1 << 28
_RANK_UNIT = 1 << 22
_KILLER_RANK = 1 << 21


class Board:
    """A position on which steps are played and undone, as the search sees it.

    `turn` is the player to decide or OVER (-2). `key` identifies what the future depends on, `repetition_key` what has
    to come back for a repetition, whatever the count of quiet steps (0 where nothing comes back). `winner` is a player
    or -1 (a draw) once the game is over, `by_history` whether its history has ended it rather than the position.
    `may_repeat` says whether the position may have stood before, `is_solved` whether `solved_score` knows its score,
    `urgent` whether a threat leaves so few answers that they cost no depth. `lmr_after` is the number of steps after
    which those of rank 0 are searched less deeply first (late move reductions), 0 for none; `selective` allows null
    moves, late move pruning and larger reductions. `steps` and `ranks` are one stack for all the positions of a path:
    the numbers of the steps (under 2²²) and how early each is tried (0 to 60)."""

    def __init__(self) -> None:
        self.turn = 0
        self.key = 0
        self.repetition_key = 0
        self.winner = -1
        self.by_history = False
        self.may_repeat = True
        self.is_solved = False
        self.lmr_after = 0
        self.selective = False
        self.urgent = False
        self.steps = array("i", bytes(4 * (_STACK_SIZE + _MOST_STEPS)))
        self.ranks = array("i", bytes(4 * (_STACK_SIZE + _MOST_STEPS)))

    def generate(self, at: int) -> int:
        """Write the legal steps and their ranks from `at` on; the place after the last."""
        raise NotImplementedError

    def play(self, step: int) -> None:
        """Play a legal step."""
        raise NotImplementedError

    def undo(self) -> None:
        """Undo the last step."""
        raise NotImplementedError

    def null_move(self) -> None:
        """Pass the turn to the other player, or undo that."""
        raise NotImplementedError

    def evaluate(self) -> int:
        """The estimate for the player to decide."""
        raise NotImplementedError

    def solved_score(self) -> int:
        """The score of a solved position for the player to decide: 0, or a million less the turns to the end, with its
        sign."""
        return 0

    def repetition_score(self) -> int:
        """The score of a repetition for the player to decide."""
        return 0


class AlphaBeta:
    """One search from where the board stands: its transposition table, its move ordering and its counters.

    `limit` bounds the nodes (0: no bound); `spent` is asked now and then with the nodes visited, and says whether the
    search must end; `past` are the repetition keys of positions whose return ends the game; `bits` is the binary
    logarithm of the entries of the table, 32 bytes for each pair."""

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
        self.path_dependent = 0
        self.stopped = False
        self.in_null_move = False
        self.best_step = -1
        self.next_check = 0
        self.table = array("Q", bytes(16 << bits))
        self.mask = (1 << bits) - 2
        self.history = array("i", bytes(8 * _HISTORY))
        self.killers = array("i", bytes(4 * (MAX_PLY + 1)))
        self.path = array("Q", [*past, board.repetition_key]) + array("Q", bytes(8 * (MAX_PLY + 2)))
        self.path_length = len(self.path) - MAX_PLY - 2
        self.plan_check()

    def score(self, step: int, depth: int, alpha: int, beta: int) -> int:
        """The score of a step of the root for the player who decides there. Meaningless once `stopped`."""
        mover = self.board.turn
        self.board.play(step)
        score = self.child_score(mover, depth, 1, 0, alpha, beta)
        self.board.undo()
        return score

    def principal_variation(self, step: int, longest: int) -> list[int]:
        """The principal variation that begins with a step of the root, as the transposition table has it."""
        board = self.board
        line, visited = [step], {board.repetition_key}
        board.play(step)
        while len(line) < longest and board.turn != _OVER and board.repetition_key not in visited:
            visited.add(board.repetition_key)
            step = self.entry(board.key) & _STEP_BITS
            legal = {board.steps[i] for i in range(board.generate(0))}
            if step not in legal:
                break
            line.append(step)
            board.play(step)
        for _ in line:
            board.undo()
        return line

    # --- the clock ------------------------------------------------------------------------------------------------

    def plan_check(self) -> None:
        self.next_check = self.nodes + _CHECK_EVERY
        if self.limit and self.limit + 1 < self.next_check:
            self.next_check = self.limit + 1

    def check_clock(self) -> None:
        """Ask `spent` whether the search must end."""
        self.stopped = self.spent(self.nodes)
        self.plan_check()

    # --- the tree -------------------------------------------------------------------------------------------------

    def child_score(self, mover: int, depth: int, ply: int, at: int, alpha: int, beta: int) -> int:
        """The score, for the player who has just played, of where the board stands."""
        turn = self.board.turn
        if turn == mover:
            return self.search(depth, ply, at, alpha, beta)
        if turn == _OVER:
            self.nodes += 1
            return self.terminal_score(mover, ply)
        return -self.search(depth if self.board.urgent else depth - 1, ply, at, -beta, -alpha)

    def terminal_score(self, mover: int, ply: int) -> int:
        """The score of a game that is over."""
        board = self.board
        self.path_dependent += board.by_history
        if board.winner < 0:
            return 0
        score = _NEAR_WIN * self.scale if board.by_history else _WIN - ply
        return score if board.winner == mover else -score

    def search(self, depth: int, ply: int, at: int, alpha: int, beta: int) -> int:
        """Fail-soft score for the player to decide; `depth` turns are left, the stack of steps is free from `at`."""
        self.nodes += 1
        if self.nodes >= self.next_check:
            self.check_clock()
        if self.stopped:
            return 0
        if self.board.may_repeat and self.is_repetition():
            self.path_dependent += 1
            return self.board.repetition_score()
        if self.board.is_solved:
            return from_table(self.board.solved_score(), ply)
        if depth <= 0 or ply >= _PLIES or at > _STACK_SIZE:
            self.estimates += 1
            return self.board.evaluate()
        packed = self.entry(self.board.key)
        stored_depth = (packed >> 46) - 1
        if stored_depth >= depth:
            score = from_table((packed >> 22 & _SCORE_BITS) - _OFFSET, ply)
            bound = packed >> 44 & 3
            if bound == _EXACT or (score >= beta if bound == _LOWER else score <= alpha):
                self.estimates += stored_depth < _EXACT_DEPTH
                return score
        return self.search_and_store(depth, ply, at, alpha, beta, packed & _STEP_BITS if packed else -1)

    def is_repetition(self) -> bool:
        """Whether the position stands on the path already."""
        repetition_key = self.board.repetition_key
        for i in range(self.path_length - 1, -1, -1):  # noqa: SIM110 - a generator would not compile to a loop
            if self.path[i] == repetition_key:
                return True
        return False

    def search_and_store(self, depth: int, ply: int, at: int, alpha: int, beta: int, table_step: int) -> int:
        """`search` where the table has no answer: search the steps, then store the score."""
        key = self.board.key
        self.path[self.path_length] = self.board.repetition_key
        self.path_length += 1
        path_dependent, estimates = self.path_dependent, self.estimates
        best, best_step = self.null_move_score(depth, ply, at, beta), max(table_step, 0)
        if best < beta:
            best, best_step = self.search_steps(depth, ply, at, alpha, beta, table_step), self.best_step
        self.path_length -= 1
        if self.stopped:
            return 0
        if best >= _SURE_WIN or best <= -_SURE_WIN:
            depth = _EXACT_DEPTH
        elif self.path_dependent != path_dependent:
            depth = -1  # the score depends on the path; the step is still worth trying first
        elif self.estimates == estimates:
            depth = _EXACT_DEPTH
        bound = _LOWER if best >= beta else _EXACT if best > alpha else _UPPER
        self.store(key, depth, bound, to_table(best, ply), best_step)
        return best

    def null_move_score(self, depth: int, ply: int, at: int, beta: int) -> int:
        """The score of a null move in a selective search, at most once on a path, if the estimate reaches `beta`: a
        player who stands well without moving stands at least as well with a move (null move pruning, Donninger 1993).
        It is not a proof."""
        board = self.board
        if not board.selective or self.in_null_move or depth < 2 or board.urgent:
            return -_INFINITE
        if beta >= _SURE_WIN or beta <= -_SURE_WIN or board.evaluate() < beta:
            return -_INFINITE
        score = -_INFINITE
        board.null_move()
        if board.turn != _OVER:
            self.in_null_move = True
            score = -self.search(depth - 1 - _NULL_MOVE_REDUCTION - depth // 4, ply + 1, at, -beta, 1 - beta)
            self.in_null_move = False
            self.estimates += 1
        board.null_move()
        return beta if score >= _SURE_WIN else score

    def search_steps(self, depth: int, ply: int, at: int, alpha: int, beta: int, table_step: int) -> int:
        """The best score among the steps; its step is left in `best_step`."""
        board = self.board
        mover = board.turn
        end = board.generate(at)
        self.rank_steps(mover, ply, at, end, table_step)
        best, best_step = -_INFINITE, -1
        limit = at + self.lmp_limit(depth)
        for i in range(at, end):
            step = self.pick_step(i, end)
            if i >= limit and board.ranks[i] < _KILLER_RANK and best > -_SURE_WIN:
                self.estimates += 1
                break
            board.play(step)
            if best_step < 0:
                score = self.child_score(mover, depth, ply + 1, end, alpha, beta)
            else:
                reduction = self.reduction(mover, depth, i, at)
                score = self.child_score(mover, depth - reduction, ply + 1, end, alpha, alpha + 1)
                if reduction and score > alpha:
                    score = self.child_score(mover, depth, ply + 1, end, alpha, alpha + 1)
                if alpha < score and score < beta:
                    score = self.child_score(mover, depth, ply + 1, end, alpha, beta)
            board.undo()
            if self.stopped:
                break
            if score > best:
                best, best_step = score, step
                if score > alpha:
                    alpha = score
                if score >= beta:
                    self.record_cutoff(mover, step, depth, ply)
                    break
        self.best_step = best_step
        return best

    def lmp_limit(self, depth: int) -> int:
        """The number of steps searched in a position whatever their rank: near the leaves a selective search omits the
        last ones (late move pruning). It is not a proof."""
        if self.board.selective and not self.board.urgent and depth <= _LMP_DEPTH:
            return _LMP_STEPS * depth
        return _MOST_STEPS

    def reduction(self, mover: int, depth: int, i: int, at: int) -> int:
        """The depth reduction of a late step of rank 0 that passed the turn."""
        board = self.board
        lmr_after = board.lmr_after
        if not lmr_after or depth < 2 or i - at < lmr_after or board.ranks[i] >= _KILLER_RANK or board.turn == mover:
            return 0
        if board.selective:
            return min(
                max(_LMR_TABLE[_LMR_SIZE * min(depth, _LMR_SIZE - 1) + min(i - at, _LMR_SIZE - 1)], 1), depth - 1
            )
        return 2 if depth > 3 and i - at >= 4 * lmr_after else 1

    # --- move ordering --------------------------------------------------------------------------------------------

    def rank_steps(self, mover: int, ply: int, at: int, end: int, table_step: int) -> None:
        """Complete the ranks: first the table's step, then by rank, killer and history."""
        board = self.board
        killer = self.killers[ply] - 1
        for i in range(at, end):
            step = board.steps[i]
            rank = board.ranks[i] * _RANK_UNIT + self.history[mover * _HISTORY + (step & _HISTORY - 1)]
            if step == killer:
                rank += _KILLER_RANK
            if step == table_step:
                rank += _TABLE_STEP_RANK
            board.ranks[i] = rank

    def pick_step(self, i: int, end: int) -> int:
        """Move the step of the highest rank from `i` on to `i`, the earliest of equals, keeping the order of the
        others."""
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

    def record_cutoff(self, mover: int, step: int, depth: int, ply: int) -> None:
        """Remember a step that caused a cutoff as a killer and in the history table."""
        self.killers[ply] = step + 1
        where = mover * _HISTORY + (step & _HISTORY - 1)
        self.history[where] = min(self.history[where] + depth * depth + 1, _KILLER_RANK - 1)

    # --- the transposition table ----------------------------------------------------------------------------------

    def slot(self, key: int) -> int:
        """Where the pair of entries of a key begins: the first keeps the deeper search, the second the latest one."""
        return (((key ^ key >> 31) * _MIXER & _MASK) >> 32 & self.mask) * 2

    def entry(self, key: int) -> int:
        """The packed entry of a key, or 0: the step (22 bits), score, bound (2) and depth."""
        at = self.slot(key)
        if self.table[at] == key and self.table[at + 1]:
            return self.table[at + 1]
        if self.table[at + 2] == key:
            return self.table[at + 3]
        return 0

    def store(self, key: int, depth: int, bound: int, score: int, step: int) -> None:
        """Store the score of a search; `depth` -1 keeps the step alone."""
        at = self.slot(key)
        if self.table[at] != key and (self.table[at + 1] >> 46) > depth + 1:
            at += 2
        packed = depth + 1
        packed = (packed << 2 | bound) << 22 | score + _OFFSET
        self.table[at] = key
        self.table[at + 1] = packed << 22 | step


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
