# The types of jeux/engine/kernels/games/tablut_moves.py.
cimport cython
from libc.stdint cimport uint64_t
from ..board_search cimport Board

cdef int _OVER, _NEXT, _WIDE, _CELLS, _THRONE, _LAST, _EMPTY, _WHITE, _BLACK, _KING, _WALL, _MEN, _BLACKS, _QUIET
cdef int _QUIET_IN_KEY, _SAVED, _MOST_PROMISE, _SHUT, _TAKING, _RAICHI, _UP, _DOWN, _LEFT, _RIGHT
cdef int[::1] _DELTA, _ROW, _COLUMN, _BIT, _BEFORE, _AFTER, _INDEX
cdef signed char[::1] _COUNT
cdef uint64_t[::1] _KEYS
cdef uint64_t _SIDE_KEY, _SPREAD, _WORD


cdef class TablutMen(Board):
    cdef bint accesses_win, slow, armed, hostile, back_home
    cdef int side, quiet, king, depth, access
    cdef uint64_t hash
    cdef signed char[::1] cells
    cdef int[::1] who, men, rows, columns, saved

    @cython.final
    cdef void put(self, int cell, int kind, int man) noexcept
    @cython.locals(kind=int)
    @cython.final
    cdef void lift(self, int cell) noexcept
    @cython.locals(row=int, column=int, line=int)
    @cython.final
    cdef void toggle(self, int cell, int kind) noexcept
    @cython.locals(across=int, along=int, ways=int)
    @cython.final
    cdef int roads(self, int row, int column) noexcept
    @cython.locals(ways=int)
    @cython.final
    cdef int steps_out(self, int row, int column) noexcept
    @cython.locals(count=int, way=int, near=int)
    @cython.final
    cdef int closed(self, int cell) noexcept
    @cython.locals(way=int, gap=int, other=int, delta=int, cell=int)
    @cython.final
    cdef bint falls(self) noexcept


cdef class TablutMoves(TablutMen):
    @cython.locals(first=int, last=int, man=int, origin=int)
    cpdef int generate(self, int at) except -1
    @cython.locals(way=int, cell=int)
    @cython.final
    cdef int answers(self, int at) noexcept
    @cython.locals(squares=int, delta=int, cell=int)
    @cython.final
    cdef int barring(self, int at, int target, int way) noexcept
    @cython.locals(way=int, delta=int, cell=int, step=int)
    @cython.final
    cdef int slide(self, int at, int origin) noexcept
    @cython.locals(rank=int, adverse=int, way=int, near=int)
    @cython.final
    cdef int man_rank(self, int target) noexcept
    @cython.locals(row=int, column=int)
    @cython.final
    cdef bint bars(self, int target) noexcept
    @cython.locals(way=int, delta=int, cell=int, step=int)
    @cython.final
    cdef int walk(self, int at) noexcept
    @cython.locals(row=int, column=int, roads=int)
    @cython.final
    cdef int king_rank(self, int target) noexcept
    @cython.locals(kind=int)
    @cython.final
    cdef bint partner(self, int behind) noexcept
    @cython.locals(at=int, origin=int, target=int, kind=int, man=int)
    cpdef void play(self, int step) noexcept
    cpdef void null_move(self) noexcept
    @cython.locals(adverse=int, way=int, over=int, man=int)
    @cython.final
    cdef void take(self, int at, int target, bint armed) noexcept
    @cython.locals(way=int)
    @cython.final
    cdef bint encloses(self, int target) noexcept
    @cython.locals(at=int, step=int, origin=int, target=int, way=int, kind=int, man=int)
    cpdef void undo(self) noexcept
    @cython.locals(row=int, column=int)
    @cython.final
    cdef void update_status(self) noexcept
    @cython.final
    cdef bint single(self) noexcept
    cpdef int solved_score(self) noexcept
    @cython.locals(first=int, last=int, man=int)
    @cython.final
    cdef bint blocked(self) noexcept
    @cython.locals(way=int, near=int)
    @cython.final
    cdef bint goes(self, int origin, bint stops, bint over) noexcept
    @cython.locals(key=uint64_t, late=uint64_t)
    @cython.final
    cdef void update_keys(self) noexcept
