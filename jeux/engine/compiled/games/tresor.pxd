# The types of jeux/engine/kernels/games/tresor.py.
cimport cython
from libc.stdint cimport uint64_t
from ..flags_board cimport FlagsBoard

cdef int _OVER, _JUMP, _PASS, _QUIET, _QUIET_IN_KEY, _REPETITION_SCORE
cdef int _MEN_FEATURE, _CATCHES_FEATURE, _DOORS_FEATURE
cdef uint64_t _FULL, _T, _BESIDE, _WORD, _SPREAD, _SECOND_SPREAD, _THIRD_SPREAD


cdef class TresorBoard(FlagsBoard):
    cdef bint leap_in

    @cython.locals(free=uint64_t)
    cdef uint64_t landing(self, int side) noexcept
    @cython.locals(side=int, begin=int, free=uint64_t)
    cpdef int generate(self, int at) except -1
    @cython.locals(side=int, origin=int, way=int, low=uint64_t)
    cpdef void play(self, int step) noexcept
    cpdef void undo(self) noexcept
    @cython.locals(lead=int)
    cdef void update_status(self) noexcept
    cdef int lead(self) noexcept
    @cython.locals(late=uint64_t)
    cdef void update_keys(self) noexcept
    @cython.locals(lead=int, score=int)
    cpdef int repetition_score(self) noexcept
    @cython.locals(white=uint64_t, black=uint64_t, side=int, own=int, other=int)
    cpdef int evaluate(self) noexcept
