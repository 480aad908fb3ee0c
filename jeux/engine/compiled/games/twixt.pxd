# The types of jeux/engine/kernels/games/twixt.py.
cimport cython
from .twixt_flow cimport Flow

cdef int _WIDTH, _CELLS, _TURN, _HALVING, _TRIED, _FAR, _HOLES
cdef double _ONE, _PART, _LEAST, _BARRED, _FINE, _MOST, _SURELY, _AHEAD, _STEEP, _FLAT
cdef int[::1] _FRACTION, _AROUND, _FROM, _CROSSED, _STRAIGHT, _ORDER, _INNER, _NOBODY
cdef signed char[::1] _ROOM
cdef double[::1] _NOTHING


cdef class TwixtBoard(Flow):
    cdef double[::1] sure, best
    cdef int[::1] whose

    @cython.locals(score=int)
    cpdef int evaluate(self) noexcept
    @cython.locals(weight=cython.longlong, doublings=int)
    cpdef int ease(self, int side) noexcept
    @cython.locals(into="double[::1]", peg="signed char[::1]", side=int, other=int, own=double, adverse=double, shift=int, mine=int, theirs=int, barring=double, passing=bint, worth=double, end=int, i=int, hole=int)
    cpdef int generate(self, int at) except -1
    @cython.locals(into="double[::1]", peg="signed char[::1]", shift=int, base=int, back=int, come=double, go=double, before=double, closed=int, i=int, way=int, there=int, part=double)
    cdef double opened(self, int side, int hole, double total) noexcept
    @cython.locals(closed=int, way=int, there=int)
    cdef double barred(self, int side, int hole, double lost, double total) noexcept
    @cython.locals(into="double[::1]", other=int, lost=double, shift=int, base=int, back=int, there=int, i=int, one=int, way=int, two=int, part=double)
    cdef double cut_by(self, int side, int begin, int direction) noexcept
    @cython.locals(best="double[::1]", sure="double[::1]", whose=cython.int[::1], i=int, peg=int, way=int, middle=int, lost=double, other=int, hole=int, more=double)
    cdef void set_up(self, int side) noexcept
    @cython.locals(there=int, shift=int)
    cdef bint may_link(self, int side, int hole, int way) noexcept
    @cython.locals(i=int)
    cdef int sort_in(self, int at, int end, int hole, int rank) noexcept
    @cython.locals(shorter=bint)
    cdef bint shortens(self, int side, int hole, int lacking) noexcept
