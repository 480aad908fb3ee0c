# The types of jeux/engine/kernels/games/backgammon.py, which is worth -O3.
cimport cython
from libc.stdint cimport uint64_t
from ..dice_kernel cimport BearOffKernel

cdef int _BAR, _BAR_BIT, _HOME, _HOME_BITS, _ALL, _SIDE, _FEATURES, _CONTACT, _RACE, _CRASHED, _NO_NETWORK, _FEW, _FREE, _OWN, _THEIRS, _LEVELS, _HELD, _STAKES
cdef double _LIVE, _QUIET, _PIPS_A_TURN, _LEAST
cdef uint64_t _WORD
cdef int[::1] _ESCAPES
cdef uint64_t[::1] _PLACE_KEYS


cdef class CubeKernel(BearOffKernel):
    cdef public bint jacoby
    cdef int top
    cdef double[::1] stakes, gain, loss, cash, take

    cdef double liveness(self, int at) noexcept
    cdef void price_cube(self, int at) noexcept
    @cython.locals(outputs=cython.double[::1], stakes=cython.double[::1], win=double, lose=double, double=double, triple=double,
                   lost_double=double, lost_triple=double, w=int, level=int, once=double, twice=double, more=double)
    cdef void level_stakes(self) noexcept
    @cython.locals(level=int, up=int, cash=double, take=double, best=double, worst=double, room=double, point=double)
    cdef void find_points(self) noexcept
    cdef double single_game(self, int level, int lost) noexcept
    @cython.locals(outputs=cython.double[::1], top=int, level=int, at=int)
    cdef void value_levels(self, double live) noexcept
    @cython.locals(value=double)
    cdef double centred_value(self, double live) noexcept
    cdef bint risks_nothing(self, int level, int lost) noexcept
    @cython.locals(outputs=cython.double[::1], at=int, turned=double)
    cdef void price_at_once(self, int level) noexcept
    @cython.locals(win=double, take=double, cash=double, x0=double, y0=double, x1=double, y1=double, dead=double, best=double)
    cdef double level_value(self, int level, double live, bint other_may, bint may) noexcept
    @cython.locals(outputs=cython.double[::1], top=int, level=int, at=int, turned=double)
    cdef void offer_cube(self) noexcept


cdef class BackgammonKernel(CubeKernel):
    cdef int[::1] made, blots, held, seen_made, seen_blots, bar, pips, far

    cdef void find_turn_ends(self, int large, int small) noexcept
    @cython.locals(men=cython.schar[::1], moved=bint, far=int, origin=int, target=int, after=uint64_t, hit=bint)
    cdef void play_dice(self, uint64_t key, int die, int then, int left, int start, int played) noexcept
    @cython.locals(p=int)
    cdef int farthest(self) noexcept
    @cython.locals(target=int)
    cdef bint may_move(self, int origin, int far, int die) noexcept
    @cython.locals(men=cython.schar[::1])
    cdef void move_man(self, int origin, int target, bint hit, int way) noexcept
    @cython.locals(own=int, other=int, ends=cython.schar[::1], side=int, here=int)
    cdef int network_of(self, int at) noexcept
    @cython.locals(outputs=cython.double[::1], ends=cython.schar[::1], p=int)
    cdef void set_lost(self, int at) noexcept
    @cython.locals(made=int, blots=int, seen_made=int, seen_blots=int, pips=int, far=int, ends=cython.schar[::1], p=int, n=int, bar=int)
    cdef void read_side(self, int side, int at) noexcept
    @cython.locals(turns=double)
    cdef double liveness(self, int at) noexcept
    @cython.locals(mean=double, row=int, n=int)
    cdef double turns_left(self, int side, int at) noexcept
    cdef void fill_inputs(self, int at) noexcept
    @cython.locals(ends=cython.schar[::1], inputs=cython.int[::1], made=int, far=int, last=int, hardest=int, room=int, passing=int,
                   spare=int, behind=int, p=int, n=int, out=int, held=int, closed=int)
    cdef void describe_side(self, int side, int at, int to) noexcept
    @cython.locals(hits=int, loss=int, large=int, small=int, hit=int, chance=int, arrow=int)
    cdef void blot_danger(self, int side, int to) noexcept
    @cython.locals(free=int, men=int, bar=int, first=int, second=int, arrows=int)
    cdef int reached(self, int side, int large, int small) noexcept
    @cython.locals(free=int, now=int, bar=int, left=int, arrows=int)
    cdef int reached_by_equal(self, int side, int die) noexcept


@cython.locals(bits=int)
cdef int count(int word) noexcept
