# The types of jeux/engine/kernels/games/hex.py.
cimport cython
from libc.stdint cimport uint64_t

cdef uint64_t _MASK
cdef int _CODES, _FAR_EDGE, _PAD, _PATTERNS, _FAR, _BOTH, _LOCAL, _HALF
cdef signed char[::1] _DEAD, _BRIDGE_REPLIES
cdef int[::1] _TAKES, _PATTERN
cdef float[::1] _PRIORS


cdef class HexBoard:
    cdef public int size, width, area, side, free_count, decided
    cdef uint64_t random_state
    cdef public signed char[::1] colour, first_colour
    cdef public int[::1] near, far, order, ring, bridge, free, first_near, first_far
    cdef int[::1] places, ways
    cdef signed char[::1] beside
    cdef short[::1] weights
    cdef public object inner, outer

    cpdef void reset(self) noexcept
    @cython.locals(i=int)
    cpdef void put(self, int cell, int colour) noexcept
    @cython.locals(colour="signed char[::1]", free=cython.int[::1], near=cython.int[::1], changed=int, k=int, cell=int)
    cpdef void fill_in(self) noexcept
    @cython.locals(near=cython.int[::1], ring=cython.int[::1], takes=int, i=int, sides=int, other=int)
    cdef int capture(self, int cell) noexcept
    @cython.locals(second=int, near=int, far=int, both=int, log=int)
    cpdef double prior(self, int cell, int side, int last) noexcept
    @cython.locals(state=uint64_t)
    cdef int draw_below(self, int count) noexcept
    @cython.locals(colour="signed char[::1]", order=cython.int[::1], free=cython.int[::1], left=int, k=int, cell=int)
    cpdef int playout(self, int last, int side) noexcept
    @cython.locals(code=int, i=int, reply=int)
    cdef int bridge_reply(self, int cut, int side) noexcept
    @cython.locals(colour="signed char[::1]", ring=cython.int[::1], black=int, way=int, ahead=int, colour_met=int)
    cpdef int winner(self) noexcept
