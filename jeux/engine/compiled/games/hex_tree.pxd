# The types of jeux/engine/kernels/games/hex_tree.py.
cimport cython
from libc.math cimport pow
from ..growing_tree cimport GrowingTree
from .hex cimport HexBoard
from .hex_current cimport Current
from .hex_links cimport Links

cdef int _SLOTS, _EXPAND_AFTER, _EXPAND_LATER, _CHECK_EVERY, _VIRTUAL_PLAYOUTS, _PRIOR_LIMIT, _WON, _LOST, _FULL, _MEASURE_AFTER, _PATIENCE
cdef double[::1] _PRIOR_WEIGHTS
cdef double _LEAST, _OWN_WEIGHT, _PRIOR_WEIGHT, _MEASURED_TRUST, _POWER


cdef class HexTree(GrowingTree):
    cdef public HexBoard board
    cdef public int used
    cdef int expand_after, room
    cdef public int[::1] move
    cdef int[::1] visits, wins, raves, rave_wins, first, path
    cdef short[::1] width
    cdef float[::1] prior
    cdef public signed char[::1] proven
    cdef signed char[::1] complete
    cdef public Links links
    cdef Current current
    cdef double trust
    cdef int prove_after
    cdef public int work
    cdef public int winning_child
    cdef public list refuted

    @cython.locals(board=HexBoard, path=cython.int[::1], first=cython.int[::1], side=int, node=int, depth=int, last=int, winner=int)
    cdef void visit(self) noexcept
    @cython.locals(board=HexBoard, colour="signed char[::1]", free=cython.int[::1], best=double, total=double, end=int, start=int, k=int, cell=int, weight=double)
    cdef void expand(self, int node, int side, int last) noexcept
    @cython.locals(current=Current, start=int, slot=int, weight=double, total=double)
    cdef void measure(self, int node, int side) noexcept
    @cython.locals(at=int, slot=int, weight=double)
    cdef int keep_promising(self, int start, int end, double least, double total) noexcept
    @cython.locals(start=int, best=double, best_slot=int, slot=int, visits=int, sure=double, score=double)
    cdef int select(self, int node) noexcept
    @cython.locals(colour="signed char[::1]", move=cython.int[::1], raves=cython.int[::1], rave_wins=cython.int[::1], side=int, i=int, node=int, start=int, won=int, got=int, slot=int)
    cdef void back_up(self, int depth, int winner) noexcept
    @cython.locals(links=Links, outcome=int)
    cdef void prove(self, int node, int side) noexcept
    @cython.locals(board=HexBoard, links=Links, start=int, end=int, last=int, total=double, k=int, cell=int, i=int, slot=int)
    cdef void restrict_children(self, int node, int side) noexcept
    @cython.locals(slot=int)
    cdef int child(self, int node, int cell) noexcept
    cdef void copy_node(self, int slot, int to) noexcept
    @cython.locals(node=int, above=int)
    cdef void propagate_proof(self, int depth) noexcept
    @cython.locals(last=int)
    cdef void remove_child(self, int node, int slot) noexcept
