# The types of jeux/engine/kernels/games/twixt_pegs.py.
cimport cython
from libc.stdint cimport uint64_t
from ..board_search cimport Board

cdef int _OVER, _PAD, _WIDTH, _CELLS, _LAST, _FAR
cdef int[::1] _AROUND, _CROSSED, _STRAIGHT
cdef uint64_t[::1] _KEYS
cdef signed char[::1] _ROOM, _GOAL, _NOWHERE


cdef class Pegs(Board):
    cdef public bint own_crossing, generous
    cdef public int side, all_pegs
    cdef int depth, coming
    cdef public signed char[::1] peg
    cdef signed char[::1] bars, cut, reached
    cdef public int[::1] linked, closed
    cdef int[::1] now, next, put_at, made, spots

    cdef void put(self, int hole, int colour) noexcept
    @cython.locals(end=int, side=int, i=int, crossed=int, other=int, at=int, owner=int, barred=bint)
    cdef void link(self, int begin, int direction, int more) noexcept
    @cython.locals(at=int, far=int)
    cdef void bar(self, int owner, int begin, int direction, bint barred) noexcept
    @cython.locals(side=int, made=int, closed=int, way=int)
    cpdef void play(self, int step) noexcept
    cdef void link_by(self, int hole, int way, int more) noexcept
    @cython.locals(step=int, made=int, way=int)
    cpdef void undo(self) noexcept
    cpdef bint chained(self, int side) noexcept
    @cython.locals(reached="signed char[::1]", now=cython.int[::1], waiting=int, coming=int, first=int, stride=int, i=int, hole=int, steps=int)
    cpdef int length(self, int side, int most) noexcept
    @cython.locals(peg="signed char[::1]", linked=cython.int[::1], closed=cython.int[::1], reached="signed char[::1]", now=cython.int[::1], own=int, shift=int, arrived=bint, at=int, hole=int, mine=bint, shut=int, tied=int, way=int, there=int)
    cdef bint spread(self, int side, int steps, int waiting) noexcept
