# The types of jeux/engine/kernels/dice_kernel.py, which is worth -O3.
cimport cython
from libc.stdint cimport int64_t, uint64_t

cdef int _BLOCK, _FORMS, _DEPTH, _ENDS, _SIZE, _SIDE, _OUTPUTS, _VALUES, _FREE, _OWN, _MEN, _STEPS, _FINE, _ONE, _CHECK_EVERY, _HOME, _TURNS
cdef double _UNIT, _E, _CERTAIN
cdef uint64_t _WORD
cdef int[::1] _FORM
cdef double[::1] _SIGMOID


cdef class DiceKernel:
    cdef float[::1] first, sums
    cdef double[::1] second, outputs, means
    cdef signed char[::1] men, ends, last_men
    cdef int[::1] inputs, last_inputs
    cdef uint64_t[::1] keys
    cdef int hidden, rows, features, count, most_played, least_played, base
    cdef double[::1] weights
    cdef int who
    cdef public int64_t estimates
    cdef int64_t next_check
    cdef public bint stopped
    cdef object spent

    cdef void find_turn_ends(self, int large, int small) noexcept
    cdef int network_of(self, int at) noexcept
    cdef void fill_inputs(self, int at) noexcept
    cdef void price_cube(self, int at) noexcept
    cdef void offer_cube(self) noexcept
    @cython.locals(outputs=cython.double[::1], weights=cython.double[::1], w=int, won=double, net=int)
    cdef double evaluate(self, int at) noexcept
    @cython.locals(last=cython.schar[::1], men=cython.schar[::1], inputs=cython.int[::1], here=int, row=int, i=int, now=int, before=int, form=int, more=int)
    cdef void update_sums(self, int net, int at) noexcept
    @cython.locals(sums=cython.float[::1], first=cython.float[::1], to=Py_ssize_t, start=Py_ssize_t, end=Py_ssize_t, j=Py_ssize_t, times=float)
    cdef void add_row(self, int net, int row, int more) noexcept
    @cython.locals(sums=cython.float[::1], second=cython.double[::1], outputs=cython.double[::1], to=Py_ssize_t, w=Py_ssize_t, b=Py_ssize_t, i=int, j=int, whole=int,
                   unit=double, o0=double, o1=double, o2=double, o3=double, o4=double)
    cdef void compute_outputs(self, int net) noexcept
    @cython.locals(keys=cython.ulonglong[::1], ends=cython.schar[::1], men=cython.schar[::1], i=int, at=int)
    cdef void keep_end(self, uint64_t key, int played) noexcept
    @cython.locals(ends=cython.schar[::1], men=cython.schar[::1], i=int)
    cdef void begin_turn(self, int at, int depth) noexcept
    @cython.locals(means=cython.double[::1], outputs=cython.double[::1], here=int, k=int, large=int, small=int, chance=double)
    cdef void average_throws(self, int at, int depth) noexcept
    @cython.locals(best=int, least=double, value=double, i=int)
    cdef void follow_throw(self, int at, int depth, int large, int small) noexcept
    @cython.locals(k=int)
    cdef void value_position(self, int at, int depth) noexcept
    cdef void check_clock(self) noexcept
    @cython.locals(i=int)
    cdef void set_position(self, signed char[::1] men) noexcept


cdef class BearOffKernel(DiceKernel):
    cdef unsigned short[::1] bearing
    cdef int[::1] choices
    cdef signed char[::1] shelf
    cdef uint64_t[::1] shelf_keys

    @cython.locals(k=int)
    cdef void clear_outputs(self) noexcept
    @cython.locals(bearing=cython.ushort[::1], own=int, other=int, win=double, just=double, n=int)
    cdef void bear_off(self, int at) noexcept
    @cython.locals(number=int, men=int, i=int)
    cdef int table_row(self, int at) noexcept
    @cython.locals(shelf=cython.schar[::1], ends=cython.schar[::1], i=int, p=int)
    cdef int shelve(self) noexcept
    @cython.locals(p=int)
    cdef uint64_t unshelve(self, int i) noexcept


@cython.locals(x=double)
cdef double sigmoid(double total) noexcept
