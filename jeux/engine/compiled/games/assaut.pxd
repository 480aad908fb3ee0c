# The types of jeux/engine/kernels/games/assaut.py.
cimport cython
from libc.stdint cimport uint64_t
from ..board_search cimport Board

cdef int _OVER, _POINTS, _HUFF, _STOP, _STEP, _JUMP, _ALL, _ENOUGH, _QUIET, _QUIET_IN_KEY, _SAVED, _SAVED_MASKS, _HUFFING, _TAKING
cdef int _MOST_TAKEN, _SQUARES, _WINDOW, _MEN, _CATCHES, _GUILTY, _ROOM
cdef uint64_t _FULL, _FORTRESS, _OUTSIDE, _ONE, _MASK, _SPREAD
cdef int[::1] _INDEX, _FIRST, _TARGET, _ROWS, _KINDS, _POWERS
cdef signed char[::1] _COUNT
cdef uint64_t[::1] _NEAR, _REACH, _TAKEN, _LANDS, _TAKEN_BY


cdef class AssautBoard(Board):
    cdef bint forced
    cdef int reach, side, hand, jump, owed, quiet, depth
    cdef uint64_t soldiers, officers, guilty
    cdef int[::1] saved
    cdef readonly int[::1] features
    cdef short[::1] weights
    cdef uint64_t[::1] saved_masks

    @cython.locals(empty=uint64_t, begin=int, rest=uint64_t, low=uint64_t)
    cpdef int generate(self, int at) except -1
    @cython.locals(low=uint64_t)
    cdef int write(self, int at, uint64_t targets, int base, int promise) noexcept
    @cython.locals(low=uint64_t, point=int, targets=uint64_t)
    cdef int steps_of(self, int at, uint64_t men, uint64_t empty) noexcept
    @cython.locals(most=int, i=int, left=uint64_t)
    cdef int jumps(self, int at, int point, uint64_t empty) noexcept
    cpdef void play(self, int step) noexcept
    cdef void end_turn(self, uint64_t guilty) noexcept
    @cython.locals(moved=uint64_t, guilty=uint64_t)
    cdef void walk(self, int origin, int target) noexcept
    @cython.locals(due=int)
    cdef void leap(self, int origin, int target) noexcept
    @cython.locals(empty=uint64_t, mask=uint64_t, rest=uint64_t, low=uint64_t)
    cdef uint64_t capturers(self) noexcept
    @cython.locals(at=int)
    cdef void save_state(self) noexcept
    @cython.locals(at=int)
    cpdef void undo(self) noexcept
    cdef void update_status(self) noexcept
    @cython.locals(empty=uint64_t, rest=uint64_t, low=uint64_t, point=int)
    cdef bint blocked(self) noexcept
    @cython.locals(low=uint64_t, high=uint64_t, key=uint64_t, rest=uint64_t)
    cdef void update_keys(self) noexcept
    @cython.locals(total=int, i=int)
    cpdef int evaluate(self) noexcept
    @cython.locals(i=int, kind=int, turn=int, soldiers=int, officers=int)
    cdef void add_windows(self) noexcept
    cdef int window(self, uint64_t word, int i) noexcept
    @cython.locals(empty=uint64_t, rest=uint64_t, low=uint64_t, point=int, officers=int, taken=int, room=int, at=int, side=int)
    cdef void add_officers(self) noexcept


cdef int count(uint64_t word) noexcept
cdef uint64_t place(uint64_t bit) noexcept
@cython.locals(i=int)
cdef bint can_jump(int point, uint64_t soldiers, uint64_t empty) noexcept
@cython.locals(best=int, i=int, left=uint64_t, taken=int)
cdef int longest(int point, uint64_t soldiers, uint64_t empty, int most) noexcept
