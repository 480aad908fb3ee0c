# The types of assets/workshop/training/flags_weights.py.
cimport cython
from libc.stdint cimport uint64_t, int64_t
from jeux.engine.compiled.flags_board cimport FlagsBoard
cdef int _OVER, _WIN, _LONGEST, _SEEN, _ORBIT
cdef double _SCALE, _DECAY, _STRAY, _MOST
cdef class Teacher:
    cdef FlagsBoard board
    cdef short[::1] weights
    cdef public double[::1] floats, counts
    cdef double[::1] values
    cdef int[::1] orbits, seen, lengths, sides, strays
    cdef public int[::1] results
    cdef uint64_t state
    cdef public double rate
    cdef public int depth
    cpdef int draw(self, int below)
    @cython.locals(board=FlagsBoard, turn=int)
    cdef int value(self, int mover, int depth, int at, int alpha, int beta)
    @cython.locals(board=FlagsBoard, mover=int, end=int, found=int, i=int, score=int)
    cdef int best(self, int depth, int at, int alpha, int beta)
    @cython.locals(board=FlagsBoard, mover=int, end=int, first=int, found=int, chosen=int, k=int, step=int, score=int)
    cdef int choose(self)
    @cython.locals(board=FlagsBoard, plies=int, met=int, last=int, end=int, length=int, i=int, step=int, stray=int, winner=int, _=int)
    cpdef int game(self, int opening)
    @cython.locals(target=double, side=int, k=int)
    cdef void learn(self, int met, int winner)
    @cython.locals(total=double, first=int, length=int, i=int, error=double, number=int, pace=double, weight=double, whole=int, j=int, same=int)
    cdef void teach(self, int k, double target)
cdef double chance(int score)
