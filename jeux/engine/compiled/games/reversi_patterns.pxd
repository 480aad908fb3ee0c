# The types of jeux/engine/kernels/games/reversi_patterns.py, which is worth -O3.
cimport cython
from libc.stdint cimport uint64_t
from .reversi_discs cimport place

cdef int _MOST, _TOTAL, _BIAS, _LANES
cdef uint64_t _DEBRUIJN, _WORD
cdef int[::1] _CENTRES, _PHASE, _PLACES
cdef short[::1] _DISCS


cdef class ReversiPatterns:
    cdef short[::1] weights, codes
    cdef Py_ssize_t top

    @cython.locals(i=Py_ssize_t, low=uint64_t, at=Py_ssize_t)
    cdef void add_discs(self, uint64_t discs, int sign) noexcept
    cdef void put(self, int square, uint64_t flips) noexcept
    @cython.locals(i=Py_ssize_t, low=uint64_t, top=Py_ssize_t, at=Py_ssize_t)
    cdef void write(self, int square, uint64_t flips) noexcept
    @cython.locals(i=Py_ssize_t, top=Py_ssize_t)
    cdef void swap(self) noexcept
    cdef void undo(self) noexcept
    cpdef int estimate(self, int empty) noexcept
    cdef int estimate_after(self, int square, uint64_t flips, int empty) noexcept
    @cython.locals(at=Py_ssize_t, score=int, group=Py_ssize_t, centre=Py_ssize_t)
    cdef int sum_weights(self, Py_ssize_t top, int empty) noexcept
