# The types of jeux/engine/kernels/games/moulin.py.
cimport cython
from libc.stdint cimport uint64_t
from ..board_search cimport Board
from .moulin_endings cimport Endings

cdef int _OVER, _WIN, _MANY, _POINTS, _TAKE, _MOVE, _FULL, _QUIET, _QUIET_IN_KEY, _FRESH, _SAVED
cdef int _ROOM, _STUCK, _PRIVATE, _THREATS, _MEN, _HANDS, _STAGE, _FLYING
cdef int _MOST_ROOM, _MOST_PRIVATE, _MOST_THREATS, _FEATURES
cdef int[::1] _INDEX, _NEAR, _MILLS, _PLACING, _MOVING, _REACH, _SIDES, _GAPS
cdef uint64_t[::1] _CODES
cdef short[::1] _WAYS
cdef signed char[::1] _COUNT
cdef uint64_t _SPREAD, _WORD


cdef class MoulinBoard(Board):
    cdef int flying, side, hand, other_hand, take, quiet, depth
    cdef bint protected, double, solving
    cdef Endings endings
    cdef int[::1] men, saved
    cdef readonly int[::1] features
    cdef short[::1] weights

    cdef int owned(self, int side) noexcept
    cdef bint flies(self, int side) noexcept
    @cython.locals(own=int, adverse=int, empty=int, anywhere=bint, rest=int, low=int, origin=int, targets=int)
    cpdef int generate(self, int at) except -1
    @cython.locals(closing=int, low=int)
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
    @cython.locals(total=int, i=int)
    cpdef int evaluate(self) noexcept
    @cython.locals(side=int, own=int, adverse=int, base=int, code=uint64_t, ways=int, i=int, room=int, other_room=int, empty=int, near=int, other_near=int, private=int, other_private=int, threats=int, other_threats=int)
    cdef void observe(self) noexcept
    @cython.locals(hands=int, flying=int)
    cdef int stage(self) noexcept
    @cython.locals(anywhere=bint, found=int, running=int, low=int, point=int, coming=int, closers=int, i=int, others=int)
    cdef int threats(self, int side, int own, int open_) noexcept


cdef int count(int men) noexcept
@cython.locals(first=int, second=int)
cdef int closes(int own, int point) noexcept
cdef int reach(int points) noexcept
@cython.locals(sides=int)
cdef int gaps(int own) noexcept
@cython.locals(low=int)
cdef bint in_mill(int own, int men) noexcept
