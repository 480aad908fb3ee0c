# The types of jeux/engine/kernels/board_search.py.
cimport cython
from libc.stdint cimport int64_t, uint64_t

cdef int _OVER, _WIN, _SURE_WIN, _INFINITE, _NEAR_WIN, _EXACT_DEPTH, _PLIES, _CHECK_EVERY, _LOWER, _EXACT, _UPPER, _STACK_SIZE, _MOST_STEPS, _HISTORY
cdef uint64_t _MIXER, _MASK, _STEP_BITS, _SCORE_BITS
cdef int[::1] _LMR_TABLE
cdef int _NULL_MOVE_REDUCTION, _LMR_SIZE, _LMP_DEPTH, _LMP_STEPS, _OFFSET, _TABLE_STEP_RANK, _RANK_UNIT, _KILLER_RANK


cdef class Board:
    cdef public int turn
    cdef public uint64_t key, repetition_key
    cdef public int winner
    cdef public bint by_history
    cdef public bint may_repeat
    cdef public bint is_solved
    cdef public int lmr_after
    cdef public bint selective
    cdef public bint urgent
    cdef public int[::1] steps
    cdef public int[::1] ranks

    cpdef int generate(self, int at) except -1
    cpdef void play(self, int step) noexcept
    cpdef void undo(self) noexcept
    cpdef void null_move(self) noexcept
    cpdef int evaluate(self) noexcept
    cpdef int solved_score(self) noexcept
    cpdef int repetition_score(self) noexcept


@cython.final
cdef class AlphaBeta:
    cdef Board board
    cdef int scale
    cdef object spent
    cdef public int64_t limit, nodes, estimates, path_dependent
    cdef int64_t next_check
    cdef public bint stopped
    cdef bint in_null_move
    cdef uint64_t[::1] table, path
    cdef uint64_t mask
    cdef int[::1] history, killers
    cdef int path_length, best_step

    cdef void plan_check(self) noexcept
    cdef void check_clock(self) noexcept
    @cython.locals(turn=int)
    cdef int child_score(self, int mover, int depth, int ply, int at, int alpha, int beta) noexcept
    @cython.locals(board=Board, score=int)
    cdef int terminal_score(self, int mover, int ply) noexcept
    @cython.locals(packed=uint64_t, stored_depth=int, score=int, bound=int)
    cdef int search(self, int depth, int ply, int at, int alpha, int beta) noexcept
    @cython.locals(repetition_key=uint64_t, i=int)
    cdef bint is_repetition(self) noexcept
    @cython.locals(key=uint64_t, path_dependent=int64_t, estimates=int64_t, best=int, best_step=int, bound=int)
    cdef int search_and_store(self, int depth, int ply, int at, int alpha, int beta, int table_step) noexcept
    @cython.locals(board=Board, score=int)
    cdef int null_move_score(self, int depth, int ply, int at, int beta) noexcept
    @cython.locals(board=Board, mover=int, end=int, best=int, best_step=int, i=int, step=int, score=int, reduction=int, limit=int)
    cdef int search_steps(self, int depth, int ply, int at, int alpha, int beta, int table_step) noexcept
    cdef int lmp_limit(self, int depth) noexcept
    @cython.locals(board=Board, lmr_after=int)
    cdef int reduction(self, int mover, int depth, int i, int at) noexcept
    @cython.locals(board=Board, killer=int, i=int, step=int, rank=int)
    cdef void rank_steps(self, int mover, int ply, int at, int end, int table_step) noexcept
    @cython.locals(board=Board, where=int, j=int, step=int, rank=int)
    cdef int pick_step(self, int i, int end) noexcept
    @cython.locals(where=int)
    cdef void record_cutoff(self, int mover, int step, int depth, int ply) noexcept
    cdef uint64_t slot(self, uint64_t key) noexcept
    @cython.locals(at=uint64_t)
    cdef uint64_t entry(self, uint64_t key) noexcept
    @cython.locals(at=uint64_t, packed=uint64_t)
    cdef void store(self, uint64_t key, int depth, int bound, int score, int step) noexcept


cdef int to_table(int score, int ply) noexcept
cdef int from_table(int score, int ply) noexcept
