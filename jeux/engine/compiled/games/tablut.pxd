# The types of jeux/engine/kernels/games/tablut.py.
cimport cython
from libc.stdint cimport uint64_t
from .tablut_moves cimport TablutMoves

cdef int _WIDE, _THRONE, _MIDDLE, _LAST, _EMPTY, _WHITE, _BLACK, _MEN, _BLACKS, _UP, _DOWN, _LEFT, _RIGHT, _WINDOWS
cdef int _BY_ROWS, _MANY_BANDS, _CODE, _NINE, _EIGHT, _AT_LINES, _AT_ALONG, _AT_RING, _AT_STANDS, _AT_COUNTS, _AT_SIEGE
cdef int _AT_ROADS, _AT_ROOM, _AT_OPEN, _AT_MEN, _NOTHING, _ESCAPED, _KING_FEATURES, _MANY
cdef int[::1] _ROW, _COLUMN, _BEFORE, _AFTER, _BESIDE, _INDEX, _REACHED, _POWERS, _BANDS, _BAND, _SHIFT, _FIRST, _SQUARE
cdef int[::1] _PLACE, _ROUND
cdef uint64_t[::1] _CUTS
cdef signed char[::1] _COUNT


cdef class TablutBoard(TablutMoves):
    cdef short[::1] weights
    cdef readonly int[::1] features
    cdef uint64_t[::1] bands

    @cython.locals(total=int, i=int)
    cpdef int evaluate(self) noexcept
    @cython.locals(i=int, kind=int, row=int, column=int)
    @cython.final
    cdef void add_lines(self) noexcept
    @cython.locals(before=int, after=int, code=int)
    @cython.final
    cdef int king_line(self, int line, int place, int white, int black) noexcept
    @cython.locals(i=int, one=int, two=int, three=int)
    @cython.final
    cdef void add_windows(self) noexcept
    @cython.final
    cdef uint64_t of_row(self, int row) noexcept
    @cython.final
    cdef uint64_t of_column(self, int column) noexcept
    @cython.locals(side=int, at=int, code=int, whites=int, k=int, i=int, cell=int, kind=int, white=int, black=int)
    @cython.final
    cdef void add_king(self) noexcept
    @cython.locals(base=int, at=int, man=int, cell=int)
    @cython.final
    cdef void add_men(self) noexcept
    @cython.locals(row=int, column=int, across=int, along=int, side=int, at=int, room=int, single=int, double=int, roads=int)
    @cython.final
    cdef bint add_roads(self) noexcept
    @cython.final
    cdef int turns(self, int row, int column, int ways) noexcept
