# The types of jeux/engine/kernels/games/reversi_ending.py, which is worth -O3.
cimport cython
from libc.stdint cimport int64_t, uint64_t
from .reversi_discs cimport count, position_key, moves, odd, place, stable, turned
from .reversi_patterns cimport ReversiPatterns

cdef uint64_t _ONE, _FULL_MASK, _CORNERS
cdef int _ALL, _NONE, _INFINITE, _CHECK_EVERY, _PARITY_ALONE, _KEPT, _GUESSED, _LOWER, _EXACT, _UPPER, _WHOLE, _DISC, _OFFSET
cdef int _FIRST, _WIPED, _ROOM


cdef class ReversiEnding(ReversiPatterns):
    cdef public int64_t nodes
    cdef int64_t limit, next_check
    cdef object spent
    cdef public bint stopped
    cdef uint64_t[::1] table, flips
    cdef uint64_t mask
    cdef int best_square
    cdef int[::1] squares, ranks

    cdef void plan_check(self) noexcept
    cdef void check_clock(self) noexcept
    @cython.locals(at=uint64_t, word=uint64_t, score=int, bound=int)
    cdef int probe(self, uint64_t key, int depth, int alpha, int beta) noexcept
    @cython.locals(at=uint64_t, word=uint64_t)
    cdef void store(self, uint64_t key, int depth, int alpha, int beta, int score, int square) noexcept
    cdef int table_step(self, uint64_t key) noexcept
    @cython.locals(rest=uint64_t, empty=uint64_t, left=int, parity=uint64_t, low=uint64_t, square=int, flips=uint64_t, answers=uint64_t, rank=int)
    cdef int order(self, uint64_t own, uint64_t adverse, int at, int table_square, bint guess) noexcept
    @cython.locals(where=int, j=int, square=int, flips=uint64_t, rank=int)
    cdef void pick_step(self, int i, int end) noexcept
    @cython.locals(best=int, key=uint64_t, end=int)
    cdef int solve(self, uint64_t own, uint64_t adverse, int empty, int at, int alpha, int beta) noexcept
    @cython.locals(score=int)
    cdef int pass_margin(self, uint64_t own, uint64_t adverse, int empty, int at, int alpha, int beta) noexcept
    @cython.locals(best=int, best_square=int, i=int, square=int, flips=uint64_t, mine=uint64_t, theirs=uint64_t, score=int)
    cdef int solve_steps(self, uint64_t own, uint64_t adverse, int empty, int at, int end, int alpha, int beta) noexcept
    @cython.locals(word=uint64_t, parity=uint64_t, best=int, turn=int, rest=uint64_t, low=uint64_t, flips=uint64_t, score=int)
    cdef int solve_few(self, uint64_t own, uint64_t adverse, int empty, int alpha, int beta, bint passed) noexcept
    @cython.locals(square=int, flips=uint64_t, before=int)
    cdef int solve_last(self, uint64_t own, uint64_t adverse, uint64_t word) noexcept
