# The types of jeux/engine/kernels/games/twixt_flow.py.
cimport cython
from .twixt_pegs cimport Pegs

cdef int _PAD, _WIDTH, _CELLS, _LAST, _SEVERED
cdef double _AHEAD, _STEEP, _FLAT
cdef int[::1] _AROUND, _FROM, _ORDER, _LEADS
cdef signed char[::1] _ROOM
cdef double[::1] _NOTHING


cdef class Flow(Pegs):
    cdef public double[::1] into
    cdef double[::1] aside
    cdef int[::1] waits
    cdef public bint foresees

    @cython.locals(into="double[::1]", aside="double[::1]", peg="signed char[::1]", cut="signed char[::1]", shift=int, base=int, along=int, across=int, first=int, step=int, total=double, i=int, j=int, hole=int, weight=double)
    cpdef double flow(self, int side, int begin) noexcept
    @cython.locals(into="double[::1]", shift=int, weight=double, led=int, linked=int, shut=int, along=int, i=int, way=int, there=int)
    cdef void gather(self, int side, int hole, int base, int goal) noexcept
    @cython.locals(into="double[::1]", waits=cython.int[::1], shift=int, sign=int, now=int, waiting=int, more=double, linked=int, way=int, there=int)
    cdef void hand_on(self, int side, int hole, int base, int goal, double weight) noexcept
    @cython.locals(aside="double[::1]", shift=int, linked=int, led=int, shut=int, along=int, i=int, way=int)
    cdef void spill(self, int side, int hole, int goal, double more) noexcept
    @cython.locals(ways=int, other=int, foresees=bint, i=int, lead=int, way=int, tail=int, runs=bint)
    cdef int led(self, int side, int hole, int goal) noexcept
    @cython.locals(shift=int, other=int, step=int, tied=bint)
    cdef bint lost(self, int side, int hole, int lead, int way) noexcept
    @cython.locals(closed=int, way=int)
    cdef bint helped(self, int side, int hole, int back) noexcept
