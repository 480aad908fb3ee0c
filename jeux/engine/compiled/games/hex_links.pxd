# The types of jeux/engine/kernels/games/hex_links.py.
cimport cython
from libc.stdint cimport uint64_t
from .hex cimport HexBoard

cdef uint64_t _ODD, _PAIRS, _NIBBLES, _BYTES, _MASK, _ONE
cdef int _MOST_LINKS, _LARGEST, _FULLS, _HALVES, _MIXED, _TRIES, _NEAR, _HALF, _FULL


cdef class Links:
    cdef public int cells, points, used, work, tries, outcome, best, least, done, whole, wide
    cdef HexBoard board
    cdef int[::1] column, row, inner, inside, white, black, beside, point, first, full, half, link, after_one, after_two, waiting
    cdef signed char[::1] stone, firm, fulls, halves
    cdef public short[::1] key
    cdef short[::1] one, two
    cdef public unsigned long long[::1] carriers, must_play
    cdef unsigned long long[::1] common

    @cython.locals(i=int, cell=int)
    cpdef int find(self, int side, int work, int whole) noexcept
    @cython.locals(link=int, pair=int, point=int, size=int)
    cdef void clear(self) noexcept
    cdef int root(self, int point) noexcept
    @cython.locals(point=cython.int[::1], stone="signed char[::1]", cells=int, i=int, cell=int, k=int, other=int, one=int, two=int)
    cdef bint make_chains(self, int side) noexcept
    @cython.locals(stone="signed char[::1]", cells=int, cell=int, k=int, other=int)
    cdef void link_neighbours(self) noexcept
    @cython.locals(one=int, two=int, other=int, carriers=cython.ulonglong[::1], at=int, i=int)
    cdef void bridge(self, int cell, int k) noexcept
    @cython.locals(size=int, link=int)
    cdef void process_waiting(self) noexcept
    @cython.locals(carriers=cython.ulonglong[::1], link=int, size=int, pair=int, at=int)
    cdef void offer(self, int one, int two, int key, uint64_t w0, uint64_t w1, uint64_t w2, uint64_t w3) noexcept
    @cython.locals(must_play=cython.ulonglong[::1], i=int)
    cdef void note_edge_link(self, int link, int size) noexcept
    @cython.locals(carriers=cython.ulonglong[::1], at=int)
    cdef bint covered(self, int link, uint64_t w0, uint64_t w1, uint64_t w2, uint64_t w3) noexcept
    @cython.locals(carriers=cython.ulonglong[::1], one=int, two=int, at=int, pair=int)
    cdef void keep_full(self, int link) noexcept
    @cython.locals(carriers=cython.ulonglong[::1], cells=int, firm="signed char[::1]", at=int, w0=uint64_t, w1=uint64_t, w2=uint64_t, w3=uint64_t, empty=bint, sure=bint, other=int, there=int, next_one=int, on=int)
    cdef void join(self, int link, int middle, int end) noexcept
    @cython.locals(x=int, y=int)
    cdef bint near(self, int one, int two) noexcept
    @cython.locals(carriers=cython.ulonglong[::1], at=int, on=int, new=int, i=int)
    cdef void extend(self, int link, int other, int key, int end, int there) noexcept
    @cython.locals(carriers=cython.ulonglong[::1], common=cython.ulonglong[::1], at=int, pair=int, w0=uint64_t, w1=uint64_t, w2=uint64_t, w3=uint64_t, before=int, i=int)
    cdef void keep_half(self, int link) noexcept
    @cython.locals(carriers=cython.ulonglong[::1], common=cython.ulonglong[::1], on=int, j0=uint64_t, j1=uint64_t, j2=uint64_t, j3=uint64_t, v0=uint64_t, v1=uint64_t, v2=uint64_t, v3=uint64_t)
    cdef void intersect_halves(self, int link, int other, int mixed, uint64_t i0, uint64_t i1, uint64_t i2, uint64_t i3, uint64_t u0, uint64_t u1, uint64_t u2, uint64_t u3) noexcept


cdef int count(uint64_t word) noexcept
