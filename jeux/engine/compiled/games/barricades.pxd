# The types of jeux/engine/kernels/games/barricades.py, which is worth -O3.
cimport cython
from libc.stdint cimport int64_t, uint64_t
from .barricades_many cimport BarricadesManyNet

cdef int _NODE, _DEPTH, _WALLS, _SIDE, _CELLS, _GOAL, _PAWNS, _SEATS, _DICE, _SLOTS, _STAY, _TRIED, _CHECK_EVERY, _PLACES
cdef uint64_t _FIRST_ROW
cdef int[::1] _NEAR, _ENTRY, _BEGINS, _TARGETS
cdef uint64_t[::1] _BETWEEN


cdef class BarricadesKernel(BarricadesManyNet):
    cdef int[::1] cells, best
    cdef double[::1] marks, means
    cdef bint free
    cdef int64_t next_check
    cdef public bint stopped
    cdef object spent

    cdef int slot(self, int depth, int number) noexcept
    @cython.locals(i=int)
    cdef void copy(self, int source, int to) noexcept
    @cython.locals(nodes=cython.ulonglong[::1], side=int, low=uint64_t, high=uint64_t, origin=int)
    cdef void keep_best(self, int at, int depth, int die) noexcept
    @cython.locals(nodes=cython.ulonglong[::1], side=int, low=uint64_t, high=uint64_t, mates_low=uint64_t, mates_high=uint64_t, seat=int, where=int, before=int, i=int, target=int)
    cdef void try_moves(self, int at, int depth, int die, int origin) noexcept
    @cython.locals(nodes=cython.ulonglong[::1], side=int, to=int, bit=uint64_t, half=int, taken=uint64_t, seat=int, i=int, cell=int)
    cdef void try_move(self, int at, int depth, int die, int origin, int target) noexcept
    @cython.locals(nodes=cython.ulonglong[::1], maps=cython.int[::1], low=uint64_t, high=uint64_t, distances=int, seat=int, count=int, k=int, cell=int, before=int, following=int, i=int)
    cdef int choose_wall_cells(self, int at, int side) noexcept
    @cython.locals(i=int)
    cdef int add_cell(self, int cell, int count) noexcept
    @cython.locals(cell=int)
    cdef int any_free_cell(self, uint64_t low, uint64_t high) noexcept
    @cython.locals(low=uint64_t, high=uint64_t, nearest=int, cell=int)
    cdef int foremost(self, int at, int distances, int seat) noexcept
    @cython.locals(mark=double, where=int)
    cdef void keep_if_best(self, int depth, int die, int side) noexcept
    @cython.locals(chance=double, seat=int)
    cdef double team_chance(self, int side) noexcept
    @cython.locals(valid=int, die=int, side=int, stay=int, number=int, where=int, seat=int)
    cdef void value_node(self, int at, int depth) noexcept
    @cython.locals(chances=cython.double[::1], means=cython.double[::1], marks=cython.double[::1], here=int, seat=int, large=int, small=int, number=int, chance=double)
    cdef void average(self, int depth, int valid) noexcept
    cdef void check_clock(self) noexcept
