# The types of jeux/engine/kernels/games/hex_tree.py.
cimport cython
from ..growth cimport Growth
from .hex cimport Field
from .hex_links cimport Links

cdef int _SLOTS, _PATIENCE, _LONG_PATIENCE, _LOOK_EVERY, _VIRTUAL, _FADED, _WON, _LOST, _FULL
cdef double[::1] _FADING
cdef double _LEAST, _TRUST, _BONUS


cdef class Tree(Growth):
    cdef public Field field
    cdef public int used
    cdef int patience, room
    cdef public int[::1] move
    cdef int[::1] visits, wins, raves, rave_wins, first, path
    cdef short[::1] width
    cdef float[::1] promise
    cdef public signed char[::1] proven
    cdef signed char[::1] whole
    cdef public Links links
    cdef int proving
    cdef public int work
    cdef public int answer
    cdef public list refuted

    @cython.locals(field=Field, path=cython.int[::1], first=cython.int[::1], side=int, node=int, depth=int, last=int, winner=int)
    cdef void once(self) noexcept
    @cython.locals(field=Field, colour="signed char[::1]", free=cython.int[::1], best=double, total=double, end=int, start=int, k=int, cell=int, weight=double)
    cdef void expand(self, int node, int side, int last) noexcept
    @cython.locals(at=int, slot=int, weight=double)
    cdef int choose(self, int start, int end, double least, double total) noexcept
    @cython.locals(start=int, best=double, found=int, slot=int, seen=int, sure=double, score=double)
    cdef int select(self, int node) noexcept
    @cython.locals(colour="signed char[::1]", move=cython.int[::1], raves=cython.int[::1], rave_wins=cython.int[::1], side=int, i=int, node=int, start=int, won=int, got=int, slot=int)
    cdef void learn(self, int depth, int winner) noexcept
    @cython.locals(links=Links, found=int)
    cdef void prove(self, int node, int side) noexcept
    @cython.locals(field=Field, links=Links, start=int, end=int, last=int, total=double, k=int, cell=int, i=int, slot=int)
    cdef void confine(self, int node, int side) noexcept
    @cython.locals(slot=int)
    cdef int child(self, int node, int cell) noexcept
    cdef void copy(self, int slot, int to) noexcept
    @cython.locals(node=int, above=int)
    cdef void settle(self, int depth) noexcept
    @cython.locals(last=int)
    cdef void drop(self, int node, int slot) noexcept
