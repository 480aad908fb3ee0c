# The types of jeux/engine/kernels/games/barricades_net.py.
cimport cython
from libc.stdint cimport uint64_t
from .barricades_sight cimport Sight

cdef int _WIDTH, _CELLS, _GOAL, _SEATS, _PAWNS, _SEEN, _MAP, _WALLS, _SIDE, _DICE, _BINS, _LATEST, _TIMED, _OWN_SEEN, _SIGHTS, _TURNS, _BIAS, _MOST, _PARTS
cdef double _UNIT, _LONG, _E
cdef uint64_t _WORD
cdef int[::1] _BEGINS, _TARGETS
cdef uint64_t[::1] _BETWEEN


cdef class Net(Sight):
    cdef float[::1] first, sums
    cdef double[::1] second, needed, shares, means_of
    cdef int[::1] rows, dice, met, edge
    cdef int count, open
    cdef bint knows, paired

    @cython.locals(needed=cython.double[::1], i=int, cell=int, seat=int)
    cdef void time(self, int at, uint64_t low, uint64_t high) noexcept
    @cython.locals(needed=cython.double[::1], dice=cython.int[::1], turns=double, die=int, where=int, i=int, origin=int, share=double)
    cdef void settle(self, int cell, uint64_t low, uint64_t high) noexcept
    @cython.locals(edge=cython.int[::1], needed=cython.double[::1], found=int, least=double, turns=double, i=int, cell=int)
    cdef int nearest(self) noexcept
    @cython.locals(share=double, mean=double, least=double, passed=int, i=int, best=int, die=int, where=int, way=int)
    cdef double begun(self, int seat, uint64_t low, uint64_t high) noexcept
    @cython.locals(nodes=cython.ulonglong[::1], rows=cython.int[::1], side=int, other=int, own=int, pawns=int, i=int)
    cdef void judge(self, int at, int ways) noexcept
    @cython.locals(cell=int)
    cdef void tell(self, uint64_t low, uint64_t high, int base) noexcept
    @cython.locals(begun=int, waiting=int, first=int, second=int, third=int, i=int, turns=int, base=int)
    cdef void clock(self, int ways, int seat, int k, int begin, int end) noexcept
    @cython.locals(sums=cython.float[::1], first=cython.float[::1], second=cython.double[::1], start=Py_ssize_t, i=int, j=Py_ssize_t, total=double)
    cdef double answer(self) noexcept
