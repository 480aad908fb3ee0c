# The types of jeux/engine/kernels/games/moulin_endings.py.
cimport cython

cdef int _FULL, _HALF, _NOBODY, _THREES, _SETS
cdef int[::1] _NEAR, _MILLS, _INDEX, _RANKS
cdef signed char[::1] _COUNT

@cython.locals(low=int, high=int)
cpdef int set_number(int word) noexcept
@cython.locals(first=int, second=int)
cdef bint closes(int own, int point) noexcept
@cython.locals(free=int, rest=int, low=int)
cdef int takeable(int adverse, bint protected) noexcept


cdef class EndingTable:
    cdef public int own, adverse, width
    cdef int[::1] own_sets, adverse_sets
    cdef public unsigned char[::1] values, due, quiet_left, latest_capture


cdef class EndingSolver:
    cdef int flying, best, last
    cdef bint protected, drawn
    cdef long long waiting
    cdef public dict tables

    cdef int targets(self, int origin, int empty, int men) noexcept
    @cython.locals(at=cython.longlong, i=int, j=int)
    cpdef void begin(self, EndingTable table, EndingTable smaller) noexcept
    @cython.locals(quiet=int, rest=int, low=int, targets=int, there=int, moved=int)
    cdef void examine(self, EndingTable table, EndingTable smaller, long long at, int own, int adverse) noexcept
    @cython.locals(prey=int, low=int, value=int)
    cdef void capture(self, EndingTable table, EndingTable smaller, int own, int adverse) noexcept
    @cython.locals(at=cython.longlong, i=int, j=int)
    cpdef void finish_turn(self, EndingTable table, EndingTable other, int turns) noexcept
    @cython.locals(rest=int, empty=int, mine=int, low=int, point=int, origins=int, there=int, at=cython.longlong)
    cdef void propagate(self, EndingTable other, int own, int adverse, int turns) noexcept
    cdef void resolve(self, EndingTable table, long long at, int turns) noexcept


cdef class Images:
    cdef int[::1] half

    cpdef int turn(self, int which, int word) noexcept


cdef class Endings:
    cdef Images images
    cdef int[::1] stands, image, starts
    cdef const unsigned char[::1] data

    @cython.locals(at=int, there=int, start=int)
    cpdef int value(self, int own, int own_men, int adverse, int adverse_men) noexcept
