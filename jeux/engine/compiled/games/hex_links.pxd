# The types of jeux/engine/kernels/games/hex_links.py.
cimport cython
from libc.stdint cimport uint64_t
from .hex cimport Field

cdef uint64_t _ODD, _PAIRS, _NIBBLES, _BYTES, _WORD, _ONE
cdef int _ROOM, _LARGEST, _FULLS, _HALVES, _MIXED, _TRIES, _NEAR, _HALF, _FULL


cdef class Links:
    cdef public int cells, points, used, work, tries, found, best, least, done, whole, wide
    cdef Field field
    cdef int[::1] column, row, inner, inside, white, black, beside, point, first, full, half, link, after_one, after_two, waiting
    cdef signed char[::1] stone, firm, fulls, halves
    cdef public short[::1] key
    cdef short[::1] one, two
    cdef public unsigned long long[::1] words, must
    cdef unsigned long long[::1] common

    @cython.locals(i=int, cell=int)
    cpdef int find(self, int side, int work, int whole) noexcept
    @cython.locals(link=int, pair=int, point=int, size=int)
    cdef void clear(self) noexcept
    cdef int root(self, int point) noexcept
    @cython.locals(point=cython.int[::1], stone="signed char[::1]", cells=int, i=int, cell=int, k=int, other=int, one=int, two=int)
    cdef bint gather(self, int side) noexcept
    @cython.locals(stone="signed char[::1]", cells=int, cell=int, k=int, other=int)
    cdef void begin(self) noexcept
    @cython.locals(one=int, two=int, other=int, words=cython.ulonglong[::1], at=int, i=int)
    cdef void bridge(self, int cell, int k) noexcept
    @cython.locals(size=int, link=int)
    cdef void run(self) noexcept
    @cython.locals(words=cython.ulonglong[::1], link=int, size=int, pair=int, at=int)
    cdef void offer(self, int one, int two, int key, uint64_t w0, uint64_t w1, uint64_t w2, uint64_t w3) noexcept
    @cython.locals(must=cython.ulonglong[::1], i=int)
    cdef void across(self, int link, int size) noexcept
    @cython.locals(words=cython.ulonglong[::1], at=int)
    cdef bint covered(self, int link, uint64_t w0, uint64_t w1, uint64_t w2, uint64_t w3) noexcept
    @cython.locals(words=cython.ulonglong[::1], one=int, two=int, at=int, pair=int)
    cdef void keep_full(self, int link) noexcept
    @cython.locals(words=cython.ulonglong[::1], cells=int, firm="signed char[::1]", at=int, w0=uint64_t, w1=uint64_t, w2=uint64_t, w3=uint64_t, empty=bint, sure=bint, other=int, there=int, next_one=int, on=int)
    cdef void join(self, int link, int middle, int end) noexcept
    @cython.locals(x=int, y=int)
    cdef bint near(self, int one, int two) noexcept
    @cython.locals(words=cython.ulonglong[::1], at=int, on=int, new=int, i=int)
    cdef void extend(self, int link, int other, int key, int end, int there) noexcept
    @cython.locals(words=cython.ulonglong[::1], common=cython.ulonglong[::1], at=int, pair=int, w0=uint64_t, w1=uint64_t, w2=uint64_t, w3=uint64_t, before=int, i=int)
    cdef void keep_half(self, int link) noexcept
    @cython.locals(words=cython.ulonglong[::1], common=cython.ulonglong[::1], on=int, j0=uint64_t, j1=uint64_t, j2=uint64_t, j3=uint64_t, v0=uint64_t, v1=uint64_t, v2=uint64_t, v3=uint64_t)
    cdef void mix(self, int link, int other, int mixed, uint64_t i0, uint64_t i1, uint64_t i2, uint64_t i3, uint64_t u0, uint64_t u1, uint64_t u2, uint64_t u3) noexcept


cdef int count(uint64_t word) noexcept
