# The types of jeux/engine/kernels/alphabeta.py.
cimport cython
from libc.stdint cimport int64_t, uint64_t

cdef int _OVER, _WIN, _SURE_WIN, _INFINITE, _NEARLY, _WHOLE, _PLIES, _LOOK_EVERY, _LOWER, _EXACT, _UPPER, _ROOM, _WIDEST, _HISTORY
cdef uint64_t _MIXER, _WORD, _STEP_BITS, _SCORE_BITS
cdef int[::1] _REDUCED
cdef int _PASS, _KNOWN, _SHORT, _FEW, _OFFSET, _FIRST, _PROMISE, _KILLER


cdef class Board:
    cdef public int turn
    cdef public uint64_t key, layout
    cdef public int winner
    cdef public bint by_way
    cdef public bint returns
    cdef public bint solved
    cdef public int late
    cdef public bint bold
    cdef public bint urgent
    cdef public int[::1] steps
    cdef public int[::1] ranks

    cpdef int generate(self, int at) except -1
    cpdef void play(self, int step) noexcept
    cpdef void back(self) noexcept
    cpdef void skip(self) noexcept
    cpdef int evaluate(self) noexcept
    cpdef int known(self) noexcept
    cpdef int again(self) noexcept


@cython.final
cdef class Search:
    cdef Board board
    cdef int scale
    cdef object spent
    cdef public int64_t limit, nodes, estimates, path_draws
    cdef int64_t look_at
    cdef public bint stopped
    cdef bint passing
    cdef uint64_t[::1] table, path
    cdef uint64_t mask
    cdef int[::1] history, killers
    cdef int length, best_step

    cdef void _plan_look(self) noexcept
    cdef void look(self) noexcept
    @cython.locals(turn=int)
    cdef int child(self, int mover, int depth, int ply, int at, int alpha, int beta) noexcept
    @cython.locals(board=Board, score=int)
    cdef int final(self, int mover, int ply) noexcept
    @cython.locals(word=uint64_t, known=int, score=int, bound=int)
    cdef int search(self, int depth, int ply, int at, int alpha, int beta) noexcept
    @cython.locals(layout=uint64_t, i=int)
    cdef bint stood(self) noexcept
    @cython.locals(key=uint64_t, draws=int64_t, estimates=int64_t, best=int, best_step=int, bound=int)
    cdef int settle(self, int depth, int ply, int at, int alpha, int beta, int first) noexcept
    @cython.locals(board=Board, found=int)
    cdef int passed(self, int depth, int ply, int at, int beta) noexcept
    @cython.locals(board=Board, mover=int, end=int, best=int, best_step=int, i=int, step=int, score=int, less=int, few=int)
    cdef int best(self, int depth, int ply, int at, int alpha, int beta, int first) noexcept
    cdef int few(self, int depth) noexcept
    @cython.locals(board=Board, late=int)
    cdef int reduction(self, int mover, int depth, int i, int at) noexcept
    @cython.locals(board=Board, killer=int, i=int, step=int, rank=int)
    cdef void rank(self, int mover, int ply, int at, int end, int first) noexcept
    @cython.locals(board=Board, where=int, j=int, step=int, rank=int)
    cdef int pick(self, int i, int end) noexcept
    @cython.locals(where=int)
    cdef void remember(self, int mover, int step, int depth, int ply) noexcept
    cdef uint64_t slot(self, uint64_t key) noexcept
    @cython.locals(at=uint64_t)
    cdef uint64_t entry(self, uint64_t key) noexcept
    @cython.locals(at=uint64_t, word=uint64_t)
    cdef void store(self, uint64_t key, int depth, int bound, int score, int step) noexcept


cdef int to_table(int score, int ply) noexcept
cdef int from_table(int score, int ply) noexcept
