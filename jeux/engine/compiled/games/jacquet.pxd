# The types of jeux/engine/kernels/games/jacquet.py.
cimport cython
from libc.stdint cimport uint64_t
from ..dice_kernel cimport BearOffKernel

cdef int _SIDE, _START, _HOME, _HALF, _LOW, _HIGH, _LAST_TWO, _HOME_ARROWS, _FEATURES
cdef int _CONTACT, _RACE, _NO_NETWORK, _NEAR_SIDE, _NO_LIMIT
cdef uint64_t _WORD
cdef uint64_t[::1] _PLACE_KEYS


cdef class JacquetKernel(BearOffKernel):
    cdef public int limit
    cdef int blocked
    cdef int[::1] held_masks

    cdef void find_turn_ends(self, int large, int small) noexcept
    @cython.locals(other=int)
    cdef void find_blocked(self) noexcept
    @cython.locals(word=int, p=int)
    cdef int held(self, int start) noexcept
    @cython.locals(men=cython.schar[::1], moved=bint, far=int, origin=int, last=int, target=int, after=uint64_t)
    cdef void play_die(self, uint64_t key, int die, int then, int played) noexcept
    @cython.locals(played=int, number=int, i=int)
    cdef void play_doubles(self, int die) noexcept
    @cython.locals(p=int)
    cdef int farthest(self) noexcept
    @cython.locals(p=int)
    cdef int nearest(self) noexcept
    cdef bint first_man_only(self) noexcept
    @cython.locals(target=int)
    cdef bint may_move(self, int origin, int far, int die) noexcept
    @cython.locals(word=int, twos=int, fours=int)
    cdef bint breaks_limit(self) noexcept
    @cython.locals(own=int, other=int)
    cdef int network_of(self, int at) noexcept
    @cython.locals(word=int, p=int)
    cdef int held_by(self, int side, int at) noexcept
    cdef void fill_inputs(self, int at) noexcept
    @cython.locals(ends=cython.schar[::1], inputs=cython.int[::1], own=int, other=int, blocked=int, pips=int, held=int, arrows=int,
                   stopped=int, dice=int, p=int, n=int, die=int, stays=int, longest=int)
    cdef void describe_side(self, int side, int at, int to) noexcept
    @cython.locals(runs=int, length=int, behind=int, start=int, p=int)
    cdef void runs(self, int at, int to, int blocked) noexcept
