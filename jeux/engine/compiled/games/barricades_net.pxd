# The types of jeux/engine/kernels/games/barricades_net.py, which is worth -O3.
cimport cython
from libc.stdint cimport uint64_t
from .barricades_features cimport BarricadesFeatures

cdef int _WIDTH, _CELLS, _GOAL, _SEATS, _PAWNS, _FEATURES, _MAP, _WALLS, _SIDE, _DICE, _BINS, _LATEST, _TIMED, _OWN_FEATURES, _FEATURE_WEIGHTS, _TURNS, _BIAS, _MOST, _PARTS
cdef double _UNIT, _LONG, _E
cdef uint64_t _WORD
cdef int[::1] _BEGINS, _TARGETS
cdef uint64_t[::1] _BETWEEN


cdef class BarricadesNet(BarricadesFeatures):
    cdef float[::1] first, sums
    cdef double[::1] second, needed, shares, means_of
    cdef int[::1] rows, dice, dice_met, edge
    cdef int count, open
    cdef bint has_network, paired

    @cython.locals(needed=cython.double[::1], i=int, cell=int, seat=int)
    cdef void time_pawns(self, int at, uint64_t low, uint64_t high) noexcept
    @cython.locals(needed=cython.double[::1], dice=cython.int[::1], turns=double, die=int, where=int, i=int, origin=int, share=double)
    cdef void settle(self, int cell, uint64_t low, uint64_t high) noexcept
    @cython.locals(edge=cython.int[::1], needed=cython.double[::1], place=int, least=double, turns=double, i=int, cell=int)
    cdef int nearest(self) noexcept
    @cython.locals(share=double, mean=double, least=double, passed=int, i=int, best=int, die=int, where=int, way=int)
    cdef double turns_from_start(self, int seat, uint64_t low, uint64_t high) noexcept
    @cython.locals(nodes=cython.ulonglong[::1], rows=cython.int[::1], side=int, other=int, own=int, pawns=int, i=int)
    cdef void value_seats(self, int at, int distances) noexcept
    @cython.locals(cell=int)
    cdef void add_rows(self, uint64_t low, uint64_t high, int base) noexcept
    @cython.locals(from_start=int, waiting=int, first=int, second=int, third=int, i=int, turns=int, base=int)
    cdef void add_turn_rows(self, int distances, int seat, int k, int begin, int end) noexcept
    @cython.locals(sums=cython.float[::1], first=cython.float[::1], second=cython.double[::1], start=Py_ssize_t, i=int, j=Py_ssize_t, total=double)
    cdef double evaluate_rows(self) noexcept
