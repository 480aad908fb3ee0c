# The types of jeux/engine/kernels/games/turnabout.py.
cimport cython
from libc.stdint cimport uint64_t
from ..board_search cimport Board

cdef int _OVER, _FAR, _CELLS, _OFF, _SPAN, _MOST, _FORCED_NODES, _WON, _LOST, _MOST_CELLS
cdef int _NEED, _NEED_LATE, _SLACK, _OTHER, _CELL, _OTHER_CELL
cdef uint64_t _FULL, _TOP, _BOTTOM, _LEFT, _RIGHT, _NOT_LEFT, _NOT_RIGHT, _DEBRUIJN
cdef uint64_t[::1] _STARTS, _KEYS
cdef int[::1] _BEYOND, _INDEX


cdef class Tiles(Board):
    cdef int first_look, tiles, laid, budget
    cdef public bint narrow
    cdef uint64_t cross, arcs, turned, empty
    cdef int[::1] looks, saved, counts
    cdef public int[::1] weights
    cdef uint64_t[::1] fronts

    @cython.locals(bit=uint64_t)
    cdef void lay(self, int cell, int look) noexcept
    @cython.locals(step=int, cell=int, bit=uint64_t)
    cdef int lift(self) noexcept
    cpdef void play(self, int step) noexcept
    cpdef void undo(self) noexcept
    cdef void update_status(self, bint path) noexcept
    @cython.locals(look=int, side=int, i=int, edge=int, other=int)
    cdef bint closes(self, int cell) noexcept
    @cython.locals(first=int, begun=int, look=int)
    cdef int leave(self, int cell, int side) noexcept
    cdef int distance(self, int edge) noexcept
    @cython.locals(at=int, side=int, tiles=int)
    cdef int fill(self, int edge, int limit) noexcept
    @cython.locals(cross=uint64_t, arcs=uint64_t, turned=uint64_t, north=uint64_t, east=uint64_t, south=uint64_t, west=uint64_t, to_north=uint64_t, to_east=uint64_t, to_south=uint64_t, to_west=uint64_t)
    cdef void lead(self, int at) noexcept
    @cython.locals(cross=uint64_t, arcs=uint64_t, turned=uint64_t, north=uint64_t, east=uint64_t, south=uint64_t, west=uint64_t)
    cdef bint arrives(self, int at, int edge) noexcept
    @cython.locals(empty=uint64_t, north=uint64_t, east=uint64_t, south=uint64_t, west=uint64_t, out_north=uint64_t, out_east=uint64_t, out_south=uint64_t, out_west=uint64_t)
    cdef bint widen(self, int at, int edge) noexcept
    @cython.locals(cells=uint64_t, there=int, back=int, i=int, side=int)
    cdef uint64_t useful(self, int edge, int tiles, int look) noexcept


cdef class TurnaboutBoard(Tiles):
    @cython.locals(cell=int)
    cpdef int generate(self, int at) except -1
    @cython.locals(look=int)
    cdef int write(self, int at, int cell, int rank) noexcept
    @cython.locals(first=int, second=int, near=int, i=int)
    cdef int generate_some(self, int at) noexcept
    @cython.locals(cells=uint64_t, begin=int, low=uint64_t, end=int, i=int)
    cdef int finish(self, int at, int first, int second) noexcept
    @cython.locals(cells=uint64_t)
    cdef uint64_t closing(self, int first, int second) noexcept
    @cython.locals(look=int, word=uint64_t, low=uint64_t, cell=int, laid=int)
    cdef void tally(self, int edge, int tiles, int points) noexcept
    @cython.locals(begin=int, points=int, i=int)
    cdef int candidates(self, int at) noexcept
    @cython.locals(first=int, second=int, waits=int, rest=int, near=int, far=int, score=int)
    cpdef int evaluate(self) noexcept
    @cython.locals(weights=cython.int[::1], near=int, far=int, score=int, edge=int)
    cdef int worth(self, int first, int second, int rest) noexcept
    @cython.locals(cells=uint64_t)
    cdef int spread(self, int edge, int tiles) noexcept
    @cython.locals(near=int)
    cdef bint wins(self, int first, int second) noexcept
    @cython.locals(cells=uint64_t, cell=int, look=int, lost=bint)
    cdef bint cannot_parry(self, int first, int second) noexcept
    @cython.locals(turned=uint64_t, cross=uint64_t, arcs=uint64_t)
    cdef bint threatens(self, int first, int second) noexcept
    @cython.locals(low=uint64_t, won=bint)
    cdef bint some_wins(self, uint64_t cells, int look) noexcept


cdef int index(uint64_t low) noexcept
cdef int count(uint64_t word) noexcept
