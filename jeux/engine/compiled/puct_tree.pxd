# The types of jeux/engine/kernels/puct_tree.py.
cimport cython
from .board_search cimport Board
from .growing_tree cimport GrowingTree

cdef int _OVER, _PLIES, _SLOTS, _SLOTS_A_VISIT, _CHECK_EVERY, _CERTAIN, _SQUARE_ROOTS
cdef double _EXPLORATION
cdef double[::1] _ROOTS


cdef class PuctTree(GrowingTree):
    cdef Board board
    cdef public int used
    cdef int most, room
    cdef double[::1] win_chances, value_sum
    cdef int[::1] step, visits, first, path
    cdef signed char[::1] side
    cdef short[::1] width
    cdef float[::1] prior

    @cython.locals(board=Board, path=cython.int[::1], node=int, ply=int, value=double, i=int, _=int)
    cdef void visit(self) noexcept
    @cython.locals(board=Board, score=int)
    cdef double leaf_value(self) noexcept
    @cython.locals(board=Board, end=int, total=double, start=int, i=int)
    cdef bint expand(self, int node) noexcept
    @cython.locals(side=int, start=int, visits=int, unvisited_value=double, exploration=double, best=double, best_slot=int, slot=int, score=double)
    cdef int select(self, int node) noexcept
