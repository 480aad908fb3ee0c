# The types of jeux/engine/kernels/growing_tree.py.
cimport cython
from libc.stdint cimport int64_t


cdef class GrowingTree:
    cdef object spent
    cdef public int64_t limit, nodes
    cdef int pace
    cdef public bint stopped

    @cython.locals(_=int)
    cpdef void grow(self, int count) noexcept
    cdef void visit(self) noexcept
