# The types of jeux/engine/kernels/games/hex_current.py.
cimport cython
from .hex cimport HexBoard

cdef int _PAD, _FAR_EDGE, _EMPTY, _WIRE, _FIRST, _FAR, _TURNS, _GRADES
cdef double[::1] _BOUNDS
cdef double _ENOUGH


cdef class Current:
    cdef HexBoard board
    cdef int area, used, live
    cdef signed char[::1] kind
    cdef int[::1] point, one, two, node
    cdef double[::1] gain, volt, rest, way, drain, sum
    cdef public double[::1] through
    cdef double[::1] factors

    @cython.locals(base=int, cell=int)
    cpdef void measure(self, int side) noexcept
    @cython.locals(kind="signed char[::1]", point=cython.int[::1], width=int, colour="signed char[::1]", ring=cython.int[::1], bridge=cython.int[::1], cell=int, size=int, row=int, k=int)
    cdef bint make_wires(self, int side) noexcept
    cdef int root(self, int cell) noexcept
    @cython.locals(one=int, two=int)
    cdef void join(self, int cell, int other) noexcept
    cdef bint makes_bridge(self, int cell, int k) noexcept
    @cython.locals(ring=cython.int[::1], bridge=cython.int[::1], width=int, cell=int, k=int)
    cdef void make_resistors(self) noexcept
    @cython.locals(kind="signed char[::1]", one=int, two=int, at=int)
    cdef void resist(self, int cell, int other) noexcept
    @cython.locals(volt=cython.double[::1], drain=cython.double[::1], width=int, size=int, cell=int, at=int, row=int)
    cdef void begin(self, int side) noexcept
    @cython.locals(one=cython.int[::1], two=cython.int[::1], gain=cython.double[::1], total=cython.double[::1], cell=int, at=int, flow=double)
    cdef void spread(self, double[::1] of) noexcept
    @cython.locals(volt=cython.double[::1], rest=cython.double[::1], way=cython.double[::1], drain=cython.double[::1], node=cython.int[::1], total=cython.double[::1], old=double, cell=int, i=int, _=int, bend=double, step=double, new=double, ratio=double)
    cdef void relax(self) noexcept
    @cython.locals(one=cython.int[::1], two=cython.int[::1], gain=cython.double[::1], volt=cython.double[::1], through=cython.double[::1], base=int, whole=double, at=int, flow=double, cell=int)
    cdef void collect(self, int side) noexcept
    cdef double factor(self, int cell, int side) noexcept
    @cython.locals(own=double, adverse=double)
    cpdef int grades(self, int cell, int side) noexcept
    @cython.locals(grade=int)
    cdef int grade(self, double current) noexcept
