# The types of jeux/engine/kernels/games/barricades_features.py, which is worth -O3.
cimport cython
from libc.stdint cimport int64_t, uint64_t

cdef int _WALLS, _SIDE, _CELLS, _GOAL, _PAWNS, _SEATS, _CACHE_SIZE, _MAP, _MAPS, _FAR
cdef int _HARD, _GATES, _EXPOSED, _EXPOSED_TOO, _TAKES, _WAITING, _TURN, _FEATURES
cdef uint64_t _WORD
cdef double _E
cdef int[::1] _INDEX, _NEAR, _ENTRY, _PAIRS, _DIE, _COSTS
cdef uint64_t[::1] _BETWEEN_PAIRS


cdef class BarricadesFeatures:
    cdef int[::1] seats, teams, following, queue, waiting, near
    cdef public int[::1] features, maps
    cdef public double[::1] weights
    cdef double[::1] chances
    cdef uint64_t[::1] nodes, cache_keys
    cdef int number
    cdef public int64_t estimates

    @cython.locals(slot=int, at=int)
    cdef int distances(self, uint64_t low, uint64_t high) noexcept
    @cython.locals(maps=cython.int[::1], queue=cython.int[::1], waiting=cython.int[::1], i=int, head=int, tail=int, cell=int, longer=int, near=int)
    cdef void measure(self, int at, uint64_t low, uint64_t high, int cost) noexcept
    cdef void time_pawns(self, int at, uint64_t low, uint64_t high) noexcept
    @cython.locals(nodes=cython.ulonglong[::1], chances=cython.double[::1], seat=int, winner=int, distances=int, dice=int, left=double)
    cdef void estimate(self, int at) noexcept
    @cython.locals(chances=cython.double[::1], seat=int, k=int, total=double)
    cdef void value_seats(self, int at, int distances) noexcept
    @cython.locals(seat=int)
    cdef int winner(self, int at) noexcept
    @cython.locals(total=double, i=int)
    cdef double strength(self, int k) noexcept
    @cython.locals(low=uint64_t, high=uint64_t, maps=cython.int[::1], near=cython.int[::1], features=cython.int[::1], pawns=int, gates=int, cell=int, to=int, later=int, i=int, waiting=int)
    cdef void collect_features(self, int at, int distances, int seat, int k) noexcept
    @cython.locals(near=cython.int[::1])
    cdef void rate(self, int easy, int hard, int cell) noexcept
    @cython.locals(low=uint64_t, high=uint64_t, dice=int, where=int, i=int)
    cdef int dice_between(self, int at, int origin, int target) noexcept
    @cython.locals(dice=int, i=int, other=int, low=uint64_t, high=uint64_t, origin=int)
    cdef int capturing_dice(self, int at, int cell, int seat) noexcept
    @cython.locals(low=uint64_t, high=uint64_t, dice=int, wall=int)
    cdef int wall_taking_dice(self, int at, int cell) noexcept
    cdef int lowest(self, uint64_t low, uint64_t high) noexcept
    @cython.locals(bits=int)
    cdef int ones(self, uint64_t word) noexcept
