# The types of jeux/engine/kernels/twixt.py.
cimport cython
from .twixt_pegs cimport Pegs

cdef int _PAD, _WIDTH, _CELLS, _LAST, _FAR, _RUN, _STOPPED, _STEEP, _FLAT, _BLOCK, _ADVANCE, _WHOLE, _SURE, _EARLY
cdef int _RINGS, _DISCS, _TURN, _SLACK, _TRIED, _HOLES, _LEAPING, _WORTHIEST
cdef long long _MANY
cdef int[::1] _UNREACHED, _RING, _DISC, _FROM, _OVER_FROM, _OVER_WAY, _OWN, _ADVERSE, _LINKS, _AROUND, _INNER
cdef signed char[::1] _ROOM, _GOAL, _NONE, _NOWHERE


cdef class Twixt(Pegs):
    cdef bint early
    cdef public bint apart
    cdef public int root
    cdef long long pouring, counted
    cdef long long[::1] ways, ways_back, many, total
    cdef signed char[::1] there, back_again, near
    cdef int[::1] cost, sideways

    @cython.locals(mine=int, adverse=int, score=int)
    cpdef int evaluate(self) noexcept
    @cython.locals(along=int, across=int, cost=cython.int[::1], sideways=cython.int[::1], first=int, best=int, found=int, i=int, j=int, hole=int)
    cpdef int run(self, int side) noexcept
    @cython.locals(cost=cython.int[::1], found=int, shift=int, open_ways=int, linked=int, i=int, way=int, there=int)
    cdef void run_on(self, int side, int hole, int row) noexcept
    @cython.locals(begin=int, other=int)
    cdef bint crossed(self, int side, int hole) noexcept
    @cython.locals(at=int, found=int)
    cpdef int measure(self, int side) noexcept
    @cython.locals(reached="signed char[::1]", many=cython.longlong[::1], now=cython.int[::1], waiting=int, coming=int, first=int, stride=int, i=int, hole=int, steps=int, found=int)
    cdef int flood(self, int side, int begin) noexcept
    @cython.locals(peg="signed char[::1]", linked=cython.int[::1], closed=cython.int[::1], reached="signed char[::1]", many=cython.longlong[::1], now=cython.int[::1], own=int, shift=int, at=int, hole=int, mine=bint, count=cython.longlong, shut=int, tied=int, way=int, there=int)
    cdef void pour(self, int side, int steps, int waiting, int goal) noexcept
    @cython.locals(at=int)
    cpdef int share(self, int side, int hole) noexcept
    @cython.locals(at=int, there=int, back=int)
    cpdef int detour(self, int side, int hole, int shortest) noexcept
    @cython.locals(own=int, other=int, end=int, i=int, hole=int, mine=int, adverse=int)
    cpdef int generate(self, int at) except -1
    @cython.locals(near="signed char[::1]", i=int, j=int, there=int)
    cdef void look_around(self) noexcept
    @cython.locals(side=int, made=int, closed=int, way=int, down=int, right=int, worth=int, shares=int, behind=int)
    cdef int misses(self, int hole, int mine, int adverse) noexcept
    @cython.locals(i=int)
    cdef int sort_in(self, int at, int end, int hole, int misses) noexcept
