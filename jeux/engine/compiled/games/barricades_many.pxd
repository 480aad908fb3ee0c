# The types of jeux/engine/kernels/games/barricades_many.py, which is worth -O3.
cimport cython
from libc.stdint cimport uint64_t
from .barricades_net cimport BarricadesNet

cdef int _WIDTH, _CELLS, _SEATS, _FEATURES, _WALLS, _SIDE, _TURNS, _CLOCK, _EACH, _BOARD, _BIAS
cdef double _UNIT, _E


cdef class BarricadesManyNet(BarricadesNet):
    cdef float[::1] board, own, others
    cdef bint crowded

    @cython.locals(nodes=cython.ulonglong[::1], chances=cython.double[::1], seat=int, k=int, total=double)
    cdef void value_seats(self, int at, int distances) noexcept
    @cython.locals(board=cython.float[::1], others=cython.float[::1], first=cython.float[::1], start=Py_ssize_t, i=int, j=Py_ssize_t)
    cdef void begin_sums(self, int at) noexcept
    @cython.locals(rows=cython.int[::1], pawns=int, i=int)
    cdef void add_seat_rows(self, int at, int distances, int seat, int k) noexcept
    @cython.locals(own=cython.float[::1], others=cython.float[::1], first=cython.float[::1], here=Py_ssize_t, everyone=Py_ssize_t, start=Py_ssize_t, more=Py_ssize_t, i=int, j=Py_ssize_t)
    cdef void add_to_sums(self, int k) noexcept
    @cython.locals(own=cython.float[::1], others=cython.float[::1], board=cython.float[::1], sums=cython.float[::1], second=cython.double[::1], here=Py_ssize_t, everyone=Py_ssize_t, j=Py_ssize_t, total=double)
    cdef double seat_score(self, int k) noexcept
