# The types of jeux/engine/kernels/games/agon.py.
cimport cython
from libc.stdint cimport uint64_t
from ..board_search cimport Board

cdef int _CONTEMPT, _OVER, _PASS, _NOWHERE, _CENTRE, _QUIET, _QUIET_IN_KEY, _FADING, _SAVED
cdef int _DAME, _TAKEN, _TAKEN_DAME, _GUARDED, _HEMMED, _THREAT, _THREAT_DAME, _INNER
cdef int _TEMPO, _MOVES, _DAME_MOVES, _DENIED, _SHIELDED, _OPEN, _OPEN_OUT, _OPEN_DAME
cdef int[::1] _WAYS, _RING, _KIND, _NEAR, _ONWARD, _RIM, _GUARD
cdef uint64_t[::1] _KEYS, _SIDES


cdef class AgonBoard(Board):
    cdef bint any_captor, opponent_places, empty_loses
    cdef int captured, side, quiet, depth, thinker
    cdef public int contempt
    cdef int[::1] at, who, where, saved
    cdef public int[::1] weights
    cdef uint64_t[::1] keys
    cdef uint64_t men

    @cython.locals(base=int, i=int)
    cdef bint between(self, int cell, int mask) noexcept
    cdef int captors(self, int side) noexcept
    @cython.locals(begin=int, first=int, dame=int, due=int, target=int, piece=int, i=int)
    cpdef int generate(self, int at) except -1
    @cython.locals(origin=int, i=int, target=int)
    cdef int moves(self, int at, int piece, int dame) noexcept
    @cython.locals(taken=int, rank=int)
    cdef int write(self, int at, int origin, int target, int piece) noexcept
    @cython.locals(side=int, mask=int, adverse=int, taken=int, base=int, i=int, near=int)
    cdef int takes(self, int target, int piece) noexcept
    @cython.locals(origin=int, target=int, piece=int, taken=int, progress=bint, low=int)
    cpdef void play(self, int step) noexcept
    cdef void put(self, int piece, int origin, int target) noexcept
    @cython.locals(piece=int, cell=int)
    cdef void take(self, int low) noexcept
    @cython.locals(at=int)
    cdef void save_state(self, int step) noexcept
    @cython.locals(at=int, step=int)
    cpdef void undo(self) noexcept
    @cython.locals(around=int, i=int)
    cdef void update_status(self) noexcept
    @cython.locals(throned=int)
    cdef void guarded(self, int side) noexcept
    @cython.locals(late=int)
    cdef void update_keys(self) noexcept
    @cython.locals(side=int, score=int, lead=int)
    cpdef int evaluate(self) noexcept
    cpdef int repetition_score(self) noexcept
    @cython.locals(captured=int, first=int, score=int, inner=int, piece=int, cell=int)
    cdef int worth(self, int side, int waits) noexcept
    @cython.locals(pions=int, i=int)
    cdef int inner(self, int side) noexcept
    @cython.locals(moves=int, i=int, target=int)
    cdef int room(self, int cell, int side, bint dame) noexcept
    @cython.locals(adverse=int, own=int, score=int, i=int, one=int, other=int, both=int)
    cdef int exposed(self, int cell, int side, int bare, int shielded) noexcept
    @cython.locals(score=int, first=int, piece=int)
    cdef int threats(self, int side, int waits) noexcept
    @cython.locals(mask=int, i=int, one=int, other=int)
    cdef bint threatened(self, int cell, int side) noexcept
    @cython.locals(mask=int, i=int, near=int)
    cdef bint reached(self, int cell, int but, int side) noexcept


cdef int man(int piece) noexcept
@cython.locals(kind=int)
cdef uint64_t key_of(int piece, int cell, int captured) noexcept
