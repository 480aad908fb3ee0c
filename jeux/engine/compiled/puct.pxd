# The types of jeux/engine/kernels/puct.py.
cimport cython
from .alphabeta cimport Board
from .growth cimport Growth

cdef int _OVER, _PLIES, _SLOTS, _WIDE, _LOOK_EVERY, _CERTAIN, _ROOTED
cdef double _CURIOSITY
cdef double[::1] _ROOTS


cdef class Tree(Growth):
    cdef Board board
    cdef public int used
    cdef int most, room
    cdef double[::1] chance, worth
    cdef int[::1] step, visits, first, path
    cdef signed char[::1] side
    cdef short[::1] width
    cdef float[::1] promise

    @cython.locals(board=Board, path=cython.int[::1], node=int, ply=int, value=double, i=int, _=int)
    cdef void once(self) noexcept
    @cython.locals(board=Board, score=int)
    cdef double value(self) noexcept
    @cython.locals(board=Board, end=int, total=double, start=int, i=int)
    cdef bint expand(self, int node) noexcept
    @cython.locals(side=int, start=int, seen=int, hope=double, curiosity=double, best=double, found=int, slot=int, score=double)
    cdef int select(self, int node) noexcept
