# The types of jeux/engine/kernels/games/reversi_discs.py, which is worth -O3.
cimport cython
from libc.stdint cimport uint64_t

cdef uint64_t _ONE, _WORD, _INNER, _CENTRE, _SIDES, _ENDS, _ODD_BITS, _PAIRS, _NIBBLES, _BYTES, _QUARTERS, _QUARTER
cdef uint64_t _DEBRUIJN, _GATHER, _UPRIGHT, _SPREAD, _SECOND_SPREAD
cdef int _OPENING
cdef int[::1] _PLACES, _FIRST_LINE
cdef uint64_t[::1] _CROSSING, _LINES
cdef unsigned char[::1] _ENDINGS, _BETWEEN

cpdef int count(uint64_t word) noexcept
cpdef int place(uint64_t bit) noexcept
cpdef uint64_t position_key(uint64_t own, uint64_t adverse) noexcept
@cython.locals(twice=int, up=uint64_t, down=uint64_t, pairs=uint64_t)
cdef uint64_t _along(uint64_t own, uint64_t crossed, int shift) noexcept
@cython.locals(crossed=uint64_t, squares=uint64_t)
cpdef uint64_t moves(uint64_t own, uint64_t adverse) noexcept
@cython.locals(discs=uint64_t, line=uint64_t, ends=uint64_t, inner=uint64_t, column=int, row=int, i=int)
cpdef uint64_t turned(int square, uint64_t own, uint64_t adverse) noexcept
cpdef uint64_t odd(uint64_t empty) noexcept
@cython.locals(squares=uint64_t, i=int, line=uint64_t)
cdef uint64_t _full(uint64_t occupied, int axis) noexcept
@cython.locals(occupied=uint64_t, sideways=uint64_t, upwards=uint64_t, falling=uint64_t, rising=uint64_t, discs=uint64_t, before=uint64_t)
cpdef uint64_t stable(uint64_t own, uint64_t adverse) noexcept
cpdef uint64_t legal(uint64_t own, uint64_t adverse) noexcept
