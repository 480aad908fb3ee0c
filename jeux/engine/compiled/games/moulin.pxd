# The types of jeux/engine/kernels/games/moulin.py.
cimport cython
from libc.stdint cimport uint64_t
from ..board_search cimport Board
from .moulin_endings cimport Endings

cdef int _OVER, _WIN, _MANY, _POINTS, _TAKE, _MOVE, _FULL, _QUIET, _QUIET_IN_KEY, _FRESH, _SAVED
cdef int _MAN, _MILL, _THREAT, _SECOND_THREAT, _RUNNING, _PAIR, _ROOM, _SITE, _FLYING, _TEMPO
cdef int[::1] _INDEX, _NEAR, _LINES, _MILLS
cdef signed char[::1] _COUNT
cdef uint64_t _SPREAD, _WORD


cdef class MoulinBoard(Board):
    cdef int flying, side, hand, other_hand, take, quiet, depth
    cdef bint protected, double, solving
    cdef Endings endings
    cdef int[::1] men, saved

    cdef int owned(self, int side) noexcept
    cdef bint flies(self, int side) noexcept
    @cython.locals(own=int, adverse=int, empty=int, anywhere=bint, rest=int, low=int, origin=int, targets=int)
    cpdef int generate(self, int at) except -1
    @cython.locals(low=int, target=int)
    cdef int write(self, int at, int targets, int base, int own) noexcept
    @cython.locals(free=int, rest=int, low=int)
    cdef int takeable(self, int adverse) noexcept
    @cython.locals(side=int)
    cpdef void play(self, int step) noexcept
    @cython.locals(target=int, own=int, mills=int)
    cdef void arrive(self, int step, int side) noexcept
    @cython.locals(at=int)
    cdef void save_state(self) noexcept
    @cython.locals(at=int)
    cpdef void undo(self) noexcept
    @cython.locals(side=int)
    cdef void update_status(self) noexcept
    @cython.locals(own=int, empty=int, low=int)
    cdef bint blocked(self) noexcept
    @cython.locals(key=uint64_t, rest=uint64_t)
    cdef void update_keys(self) noexcept
    cdef bint is_ending(self) noexcept
    @cython.locals(own=int, adverse=int, value=int)
    cpdef int solved_score(self) noexcept
    cpdef int evaluate(self) noexcept
    @cython.locals(own=int, adverse=int, hand=int, anywhere=bint, score=int, in_mills=int, closers=int, threats=int, i=int, line=int, held=int, near=int, space=int)
    cdef int worth(self, int side) noexcept


cdef int count(int men) noexcept
@cython.locals(first=int, second=int)
cdef int closes(int own, int point) noexcept
@cython.locals(moves=int, low=int)
cdef int room(int own, int empty) noexcept
