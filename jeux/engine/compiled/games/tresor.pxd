# The types of jeux/engine/kernels/games/tresor.py.
cimport cython
from libc.stdint cimport uint64_t
from ..flags cimport Flags

cdef int _OVER, _JUMP, _PASS, _QUIET, _SEEN, _AGAIN
cdef int _SEE_MEN, _SEE_CATCHES, _SEE_DOORS
cdef uint64_t _FULL, _T, _BESIDE, _WORD, _SPREAD, _SECOND_SPREAD, _THIRD_SPREAD


cdef class Tresor(Flags):
    cdef bint leap_in

    @cython.locals(free=uint64_t)
    cdef uint64_t landing(self, int side) noexcept
    @cython.locals(side=int, begin=int, free=uint64_t)
    cpdef int generate(self, int at) except -1
    @cython.locals(side=int, origin=int, way=int, low=uint64_t)
    cpdef void play(self, int step) noexcept
    cpdef void back(self) noexcept
    @cython.locals(lead=int)
    cdef void settle(self) noexcept
    cdef int lead(self) noexcept
    @cython.locals(seen=uint64_t)
    cdef void name(self) noexcept
    @cython.locals(lead=int, score=int)
    cpdef int again(self) noexcept
    @cython.locals(white=uint64_t, black=uint64_t, side=int, own=int, other=int)
    cpdef int evaluate(self) noexcept
