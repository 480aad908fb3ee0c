# The types of jeux/engine/kernels/games/backgammon.py.
cimport cython
from libc.stdint cimport uint64_t
from ..throws cimport Dice

cdef int _BAR, _BAR_BIT, _HOME, _HOME_BITS, _ALL, _SIDE, _FEATURES, _CONTACT, _RACE, _CRASHED, _KNOWN, _FEW, _FREE, _OWN, _THEIRS, _LEVELS, _HELD, _STAKES
cdef double _LIVE, _QUIET, _PIPS_A_TURN, _LEAST
cdef uint64_t _WORD
cdef int[::1] _ESCAPES
cdef uint64_t[::1] _NAME


cdef class Cube(Dice):
    cdef public bint jacoby
    cdef int top
    cdef double[::1] worth, gain, loss, cash, take

    cdef double liveness(self, int at) noexcept
    cdef void price(self, int at) noexcept
    @cython.locals(known=cython.double[::1], worth=cython.double[::1], win=double, lose=double, double=double, triple=double,
                   lost_double=double, lost_triple=double, w=int, level=int, once=double, twice=double, more=double)
    cdef void count_stakes(self) noexcept
    @cython.locals(level=int, up=int, cash=double, take=double, best=double, worst=double, room=double, point=double)
    cdef void find_points(self) noexcept
    cdef double once(self, int level, int lost) noexcept
    @cython.locals(known=cython.double[::1], top=int, level=int, at=int)
    cdef void value_levels(self, double live) noexcept
    @cython.locals(value=double)
    cdef double free(self, double live) noexcept
    cdef bint eager(self, int level, int lost) noexcept
    @cython.locals(known=cython.double[::1], at=int, turned=double)
    cdef void hurry(self, int level) noexcept
    @cython.locals(win=double, take=double, cash=double, x0=double, y0=double, x1=double, y1=double, dead=double, best=double)
    cdef double mixed(self, int level, double live, bint other_may, bint may) noexcept
    @cython.locals(known=cython.double[::1], top=int, level=int, at=int, turned=double)
    cdef void offer(self) noexcept


cdef class Backgammon(Cube):
    cdef int[::1] made, alone, held, seen_made, seen_alone, bar, pips, far

    cdef void turns(self, int large, int small) noexcept
    @cython.locals(men=cython.schar[::1], moved=bint, far=int, origin=int, target=int, after=uint64_t, hit=bint)
    cdef void dice(self, uint64_t key, int die, int then, int left, int start, int played) noexcept
    @cython.locals(p=int)
    cdef int farthest(self) noexcept
    @cython.locals(target=int)
    cdef bint may(self, int origin, int far, int die) noexcept
    @cython.locals(men=cython.schar[::1])
    cdef void step(self, int origin, int target, bint hit, int way) noexcept
    @cython.locals(own=int, other=int, ends=cython.schar[::1], side=int, here=int)
    cdef int net(self, int at) noexcept
    @cython.locals(known=cython.double[::1], ends=cython.schar[::1], p=int)
    cdef void lost(self, int at) noexcept
    @cython.locals(made=int, alone=int, seen_made=int, seen_alone=int, pips=int, far=int, ends=cython.schar[::1], p=int, n=int, bar=int)
    cdef void see(self, int side, int at) noexcept
    @cython.locals(turns=double)
    cdef double liveness(self, int at) noexcept
    @cython.locals(mean=double, row=int, n=int)
    cdef double turns_left(self, int side, int at) noexcept
    cdef void tell(self, int at) noexcept
    @cython.locals(ends=cython.schar[::1], told=cython.int[::1], made=int, far=int, last=int, hardest=int, room=int, passing=int,
                   spare=int, behind=int, p=int, n=int, out=int, held=int, closed=int)
    cdef void describe(self, int side, int at, int to) noexcept
    @cython.locals(hits=int, loss=int, large=int, small=int, hit=int, chance=int, arrow=int)
    cdef void danger(self, int side, int to) noexcept
    @cython.locals(free=int, men=int, bar=int, first=int, second=int, found=int)
    cdef int reached(self, int side, int large, int small) noexcept
    @cython.locals(free=int, now=int, bar=int, left=int, found=int)
    cdef int reached_by_equal(self, int side, int die) noexcept


@cython.locals(found=int)
cdef int count(int word) noexcept
