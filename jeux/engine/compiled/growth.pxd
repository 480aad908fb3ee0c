# The types of jeux/engine/kernels/growth.py.
cimport cython
from libc.stdint cimport int64_t


cdef class Growth:
    cdef object spent
    cdef public int64_t limit, nodes
    cdef int pace
    cdef public bint stopped

    @cython.locals(_=int)
    cpdef void grow(self, int count) noexcept
    cdef void once(self) noexcept
