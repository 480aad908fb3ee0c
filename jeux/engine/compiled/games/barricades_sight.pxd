# The types of jeux/engine/kernels/games/barricades_sight.py.
cimport cython
from libc.stdint cimport int64_t, uint64_t

cdef int _WALLS, _SIDE, _CELLS, _GOAL, _PAWNS, _SEATS, _KNOWN, _MAP, _MAPS, _FAR
cdef int _HARD, _GATES, _EXPOSED, _EXPOSED_TOO, _TAKES, _WAITING, _TURN, _SEEN
cdef uint64_t _WORD
cdef double _E
cdef int[::1] _INDEX, _NEAR, _ENTRY, _PAIRS, _DIE, _COSTS
cdef uint64_t[::1] _BETWEEN_PAIRS


cdef class Sight:
    cdef int[::1] seats, teams, following, queue, waiting, near
    cdef public int[::1] seen, maps
    cdef public double[::1] weights
    cdef double[::1] chances
    cdef uint64_t[::1] nodes, known
    cdef int number
    cdef public int64_t estimates

    @cython.locals(slot=int, at=int)
    cdef int ways(self, uint64_t low, uint64_t high) noexcept
    @cython.locals(maps=cython.int[::1], queue=cython.int[::1], waiting=cython.int[::1], i=int, head=int, tail=int, cell=int, longer=int, near=int)
    cdef void measure(self, int at, uint64_t low, uint64_t high, int cost) noexcept
    cdef void time(self, int at, uint64_t low, uint64_t high) noexcept
    @cython.locals(nodes=cython.ulonglong[::1], chances=cython.double[::1], seat=int, winner=int, ways=int, dice=int, left=double)
    cdef void estimate(self, int at) noexcept
    @cython.locals(chances=cython.double[::1], seat=int, k=int, total=double)
    cdef void judge(self, int at, int ways) noexcept
    @cython.locals(seat=int)
    cdef int winner(self, int at) noexcept
    @cython.locals(found=double, i=int)
    cdef double strength(self, int k) noexcept
    @cython.locals(low=uint64_t, high=uint64_t, maps=cython.int[::1], near=cython.int[::1], seen=cython.int[::1], pawns=int, gates=int, cell=int, to=int, later=int, i=int, waiting=int)
    cdef void look(self, int at, int ways, int seat, int k) noexcept
    @cython.locals(near=cython.int[::1])
    cdef void rate(self, int easy, int hard, int cell) noexcept
    @cython.locals(low=uint64_t, high=uint64_t, found=int, where=int, i=int)
    cdef int reach(self, int at, int origin, int target) noexcept
    @cython.locals(found=int, i=int, other=int, low=uint64_t, high=uint64_t, origin=int)
    cdef int hunted(self, int at, int cell, int seat) noexcept
    @cython.locals(low=uint64_t, high=uint64_t, found=int, wall=int)
    cdef int takes(self, int at, int cell) noexcept
    cdef int lowest(self, uint64_t low, uint64_t high) noexcept
    @cython.locals(found=int)
    cdef int ones(self, uint64_t word) noexcept
