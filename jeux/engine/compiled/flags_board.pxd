# The types of jeux/engine/kernels/flags_board.py.
cimport cython
from libc.stdint cimport uint64_t
from .board_search cimport Board

cdef uint64_t _WORD, _ODD, _PAIRS, _NIBBLES, _BYTES
cdef int _WAYS, _JUMP, _SAVED, _SQUARES
cdef int[::1] _SHIFT, _INDEX, _POWERS


cdef class FlagsBoard(Board):
    cdef int side, quiet, depth, half
    cdef readonly int feature_count
    cdef uint64_t[::1] men, stride_from, leap_from, saved
    cdef int[::1] windows
    cdef readonly int[::1] features
    cdef short[::1] weights

    @cython.locals(low=uint64_t)
    cdef void carry(self, int side, int origin, uint64_t target) noexcept
    @cython.locals(low=uint64_t)
    cdef void remove(self, int side, int point) noexcept
    @cython.locals(at=int)
    cdef void save_state(self, uint64_t first, uint64_t second) noexcept
    @cython.locals(at=int, rest=uint64_t)
    cdef int restore_state(self) noexcept
    @cython.locals(men=uint64_t, way=int, shift=int, toward=uint64_t)
    cdef int write_strides(self, int at, int side, uint64_t free) noexcept
    @cython.locals(adverse=uint64_t, way=int, men_there=uint64_t)
    cdef int write_leaps(self, int at, int side, uint64_t men, uint64_t free, int rank) noexcept
    @cython.locals(low=uint64_t)
    cdef int write(self, int at, uint64_t origins, int base, int rank) noexcept
    @cython.locals(mask=uint64_t, men=uint64_t, way=int, shift=int)
    cdef uint64_t striders(self, int side, uint64_t free) noexcept
    @cython.locals(adverse=uint64_t, mask=uint64_t, way=int)
    cdef uint64_t capturers(self, int side, uint64_t men, uint64_t free) noexcept
    @cython.locals(shift=int)
    cdef uint64_t shifted(self, uint64_t bit, int way, int times) noexcept
    cdef int index(self, uint64_t bit) noexcept
    cdef int count(self, uint64_t men) noexcept
    @cython.locals(white=uint64_t, black=uint64_t, half=int, i=int, corner=int, turn=int, own=uint64_t, other=uint64_t)
    cdef void add_windows(self) noexcept
    cdef void add_feature(self, int first, int what) noexcept
    @cython.locals(total=int, i=int)
    cdef int sum_weights(self) noexcept


@cython.locals(shift=int)
cdef uint64_t leapers(int way, uint64_t adverse, uint64_t free) noexcept
