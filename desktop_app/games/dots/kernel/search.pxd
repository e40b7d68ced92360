# C declarations of search.py, for the compiled kernels.

cimport cython

from desktop_app.games.dots.kernel.board cimport LINES
from desktop_app.games.dots.kernel.taking cimport CHOICE, RING, DotsTaking
from desktop_app.search.kernel.search cimport (
    best_known, bound_beside, note_value, push, take_best, takes_answer, visit,
)
from desktop_app.search.kernel.tables cimport move_of, value_of

cdef enum:
    INFINITE = 1000
    STACK = 7320  # a line and its score for the order, for each open line on each ply

cdef class DotsKernel(DotsTaking):
    cdef bint plain
    cdef unsigned long long mix, word
    cdef int moves[7320]
    cdef int history[60]
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
