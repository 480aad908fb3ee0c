# The types of jeux/engine/kernels/games/neo_pettie.py.
cimport cython
from libc.stdint cimport uint64_t
from ..board_search cimport Board

cdef int _OVER, _EMPTY, _WALL, _CELLS, _FIRST, _LAST, _QUIET, _QUIET_IN_KEY, _PENALTY
cdef int _SIZE, _COUNTS, _THREATS, _MET, _SQUARES, _MOST_MEN, _MOST_THREATS
cdef int[::1] _DIRECTIONS, _POWERS, _WINDOWS, _ROW, _BIT
cdef uint64_t[::1] _KEYS


cdef class NeoPettieBoard(Board):
    cdef signed char[::1] at
    cdef int[::1] men, saved, rows
    cdef readonly int[::1] features
    cdef short[::1] weights
    cdef uint64_t placed
    cdef int side, quiet, depth

    @cython.locals(own=int, cell=int, way=int, target=int)
    cpdef int generate(self, int at) except -1
    @cython.locals(men=int, way=int)
    cdef int caught(self, int target, int back, int own) noexcept
    @cython.locals(there=int, behind=int)
    cdef bint takes(self, int target, int way, int own) noexcept
    @cython.locals(own=int, cell=int, way=int, target=int, taken=int, each=int, at=int)
    cpdef void play(self, int step) noexcept
    @cython.locals(at=int, step=int, taken=int, own=int, cell=int, target=int)
    cpdef void undo(self) noexcept
    cdef void move(self, int cell, int target, int own) noexcept
    cdef void toggle(self, int cell, int man) noexcept
    @cython.locals(way=int, there=int, gone=bint)
    cdef void lift(self, int target, int taken, int adverse) noexcept
    @cython.locals(lead=int)
    cdef void update_status(self) noexcept
    @cython.locals(own=int, cell=int)
    cdef bint can_move(self) noexcept
    @cython.locals(way=int)
    cdef bint has_room(self, int cell) noexcept
    @cython.locals(key=uint64_t)
    cdef void update_keys(self) noexcept
    cpdef int repetition_score(self) noexcept
    @cython.locals(total=int, i=int)
    cpdef int evaluate(self) noexcept
    @cython.locals(mine=int, theirs=int, i=int, row=int, column=int, turn=int, own=int, adverse=int)
    cdef void add_windows(self) noexcept
    @cython.locals(rows=cython.int[::1])
    cdef int window(self, int at, int column) noexcept
    @cython.locals(own=int, adverse=int, mine=int, theirs=int, larger=int, hanging=int, threats=int, near_men=int, cell=int, man=int, at=int, who=int)
    cdef void add_men(self) noexcept
    @cython.locals(way=int, behind=int, there=int)
    cdef bint hangs(self, int cell, int foe) noexcept
    @cython.locals(way=int)
    cdef bint reached(self, int cell, int foe) noexcept
    @cython.locals(way=int, there=int)
    cdef bint meets(self, int cell, int foe) noexcept
