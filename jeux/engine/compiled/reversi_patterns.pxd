# The types of jeux/engine/kernels/reversi_patterns.py.
cimport cython
from libc.stdint cimport uint64_t
from .reversi_discs cimport place

cdef int _MOST, _PATTERNS, _TOTAL, _BIAS
cdef int[::1] _CENTRES, _PHASE, _FIRST, _WHICH, _POWER


cdef class Patterns:
    cdef short[::1] weights
    cdef int[::1] seen

    @cython.locals(i=int, low=uint64_t)
    cdef void put(self, int square, uint64_t flips, int sign) noexcept
    @cython.locals(at=int, score=int, i=int)
    cpdef int estimate(self, int sign, int empty) noexcept
