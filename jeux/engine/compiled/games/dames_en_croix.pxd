# The types of jeux/engine/kernels/games/dames_en_croix.py.
cimport cython
from libc.stdint cimport uint64_t
from ..flags_board cimport FlagsBoard

cdef int _OVER, _JUMP, _HUFF, _STOP, _FEW, _QUIET, _QUIET_IN_KEY, _UP
cdef int _MEN_FEATURE, _GUILTY_FEATURE, _CATCHES_FEATURE, _ROOM_FEATURE, _ROWS_FEATURE, _COLUMNS_FEATURE, _LINE, _LOW
cdef int[::1] _POWERS
cdef uint64_t _ROW, _COLUMN, _GATHER, _FULL, _NINE, _LAST_ROW, _WORD, _SPREAD, _SECOND_SPREAD, _THIRD_SPREAD, _FOURTH_SPREAD, _FIFTH_SPREAD


cdef class DamesEnCroixBoard(FlagsBoard):
    cdef bint forced
    cdef uint64_t jumping, guilty

    @cython.locals(side=int, free=uint64_t, begin=int)
    cpdef int generate(self, int at) except -1
    @cython.locals(side=int)
    cpdef void play(self, int step) noexcept
    @cython.locals(origin=int, way=int, low=uint64_t, target=uint64_t, free=uint64_t)
    cdef void go(self, int step, int side) noexcept
    @cython.locals(at=int)
    cpdef void undo(self) noexcept
    @cython.locals(white=uint64_t)
    cdef bint decided(self) noexcept
    cdef void update_status(self) noexcept
    @cython.locals(free=uint64_t, side=int)
    cdef bint blocked(self) noexcept
    @cython.locals(late=uint64_t, key=uint64_t)
    cdef void update_keys(self) noexcept
    @cython.locals(white=uint64_t, black=uint64_t, side=int, free=uint64_t, own=int, other=int, score=int)
    cpdef int evaluate(self) noexcept
    @cython.locals(white=uint64_t, black=uint64_t, i=int, row=int, column=int, own=uint64_t, other=uint64_t)
    cdef void add_lines(self) noexcept
    @cython.locals(below=uint64_t)
    cdef bint fortress(self) noexcept
