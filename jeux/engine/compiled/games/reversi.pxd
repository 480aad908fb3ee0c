# The types of jeux/engine/kernels/games/reversi.py, which is worth -O3.
cimport cython
from libc.stdint cimport int64_t, uint64_t
from .reversi_discs cimport count, legal, position_key, moves, place, turned
from .reversi_ending cimport ReversiEnding

cdef uint64_t _ONE, _FULL_MASK
cdef int _PASS, _ALL, _OPENING, _DISC, _WHOLE, _OFFSET, _INFINITE, _NONE, _GUESSED
cdef int _REMEMBERED, _ALWAYS, _CERTAIN, _DOUBTED, _SURE_EMPTY, _MIDDLE
cdef int[::1] _SHALLOW, _DOUBT, _SURE


cdef class ReversiKernel(ReversiEnding):
    cdef uint64_t own, adverse
    cdef public int empty
    cdef public int64_t estimates

    @cython.locals(flips=uint64_t, mine=uint64_t, theirs=uint64_t, score=int)
    cpdef int score(self, int square, int depth, int alpha, int beta) noexcept
    @cython.locals(score=int)
    cpdef int margin(self, int square, int alpha, int beta) noexcept
    @cython.locals(own=uint64_t, adverse=uint64_t, flips=uint64_t, word=uint64_t)
    cpdef list principal_variation(self, int square, int longest)
    @cython.locals(low=int, high=int, key=uint64_t, best=int, end=int, table_square=int)
    cdef int search(self, uint64_t own, uint64_t adverse, int empty, int depth, int at, int alpha, int beta) noexcept
    @cython.locals(sure=int, shallow=int, doubt=int, bound=int)
    cdef int prob_cut(self, uint64_t own, uint64_t adverse, int empty, int depth, int at, int beta) noexcept
    @cython.locals(score=int)
    cdef int pass_score(self, uint64_t own, uint64_t adverse, int empty, int depth, int at, int alpha, int beta) noexcept
    @cython.locals(best=int, best_square=int, rest=uint64_t, low=uint64_t, score=int)
    cdef int opening(self, uint64_t own, uint64_t adverse, int empty, int depth, int at, int alpha, int beta) noexcept
    @cython.locals(rest=uint64_t, best=int, low=uint64_t, square=int, flips=uint64_t, score=int)
    cdef int frontier(self, uint64_t own, uint64_t adverse, int empty, int at, int alpha, int beta) noexcept
    @cython.locals(best=int, best_square=int, i=int, square=int, flips=uint64_t, mine=uint64_t, theirs=uint64_t, score=int)
    cdef int search_steps(self, uint64_t own, uint64_t adverse, int empty, int depth, int at, int end, int alpha, int beta) noexcept
