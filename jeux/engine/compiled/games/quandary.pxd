# The types of jeux/engine/kernels/games/quandary.py.
cimport cython
from libc.stdint cimport uint64_t
from ..board_search cimport Board

cdef int _OVER, _PASS, _SQUARES_GOAL, _FIRST_GOAL, _SQUARES, _SIZE, _LAST, _NOWHERE, _SPAN
cdef int _ROW, _MOVE, _TEMPO, _STUCK, _ARRIVED, _BOUND, _FREE, _LEADS, _LEADER, _SECOND
cdef int[::1] _COLOUR, _AHEAD, _STEPS
cdef uint64_t[::1] _KEYS


cdef class QuandaryBoard(Board):
    cdef int goal, side, depth, base
    cdef bint counted
    cdef int[::1] pawns, at, aims, columns, sorted, saved
    cdef public int[::1] weights

    @cython.locals(other=int, colours=int, i=int)
    cdef int allowed(self, int side) noexcept
    @cython.locals(begin=int, side=int, colours=int, i=int, origin=int, base=int, j=int, target=int)
    cpdef int generate(self, int at) except -1
    @cython.locals(row=int)
    cdef int gained(self, int side, int square) noexcept
    @cython.locals(base=int, count=int, j=int, target=int)
    cdef int moves(self, int side, int pawn, int colours) noexcept
    @cython.locals(colours=int, pawn=int)
    cdef bint stuck(self, int side) noexcept
    cpdef void play(self, int step) noexcept
    @cython.locals(step=int)
    cpdef void undo(self) noexcept
    @cython.locals(pawn=int)
    cdef void bring(self, int side, int origin, int target) noexcept
    @cython.locals(side=int, i=int, arrived=int)
    cdef void update_status(self) noexcept
    @cython.locals(count=int, i=int)
    cdef int arrived(self, int side) noexcept
    @cython.locals(total=int, i=int)
    cdef int rows(self, int side) noexcept
    @cython.locals(lead=int)
    cdef int ahead(self) noexcept
    cpdef int evaluate(self) noexcept
    @cython.locals(weights=cython.int[::1], base=int, colours=int, first=int, second=int, score=int, moves=int, free=int, leads=int, pawn=int, gained=int, ways=int)
    cdef int worth(self, int side) noexcept
    @cython.locals(pawns=cython.int[::1], order=cython.int[::1], i=int, square=int, word=int, j=int, count=int)
    cdef int bound(self, int side) noexcept
