# The search of Dots and Boxes, compiled.

cimport cython

from desktop_app.games.dots.kernel.board cimport LINES
from desktop_app.games.dots.kernel.taking cimport CHOICE, RING, DotsTaking
from desktop_app.search.kernel.search cimport (
    EXACT, SETTLED, bound_beside, is_answer, take_best, visit,
)
from desktop_app.search.kernel.tables cimport bound_of, depth_of, move_of, value_of

cdef enum:
    INFINITE = 1000
    STACK = 7320  # a line and what it promises, for each open line on each ply

cdef class DotsKernel(DotsTaking):
    cdef bint plain
    cdef unsigned long long mix, word
    cdef int moves[7320]
    cdef int praised[60]
    @cython.final
    cdef unsigned long long _key(self, unsigned long long drawn) noexcept nogil
    @cython.final
    cdef int _search(self, unsigned long long drawn, int depth, int alpha, int beta) noexcept nogil
    @cython.final
    cdef int _after(self, unsigned long long drawn, int line, int depth, int alpha, int beta) noexcept nogil
    @cython.final
    cdef int _moves(self, unsigned long long drawn, int depth, int alpha, int beta, int first) noexcept nogil
    @cython.final
    cdef void _list(self, unsigned long long drawn, int first) noexcept nogil
    @cython.final
    cdef void _push(self, int line, int worth) noexcept nogil
