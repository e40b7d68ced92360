# The plain search of line games, compiled: its board and table come from below.

cimport cython

from desktop_app.search.engines.kernel.tables cimport bound_of, depth_of, move_of, value_of
from desktop_app.search.engines.plain.kernel.counted cimport CELLS, COMPLETE
from desktop_app.search.engines.plain.kernel.table cimport PlainTable

cdef enum:
    WIN = 1000000
    DECISIVE = 999000
    INFINITE = 2000000
    STACK = 160800  # a move and what it promises, for each open cell on each ply
    SETTLED = 511
    LOWER = 1
    UPPER = 2
    EXACT = 3

cdef class PlainLines(PlainTable):
    cdef public bint guessed
    cdef int width
    cdef int moves[160800]
    cdef int top
    cdef int killer[401]
    cdef int praised[800]
    @cython.final
    cdef int _search(self, int depth, int alpha, int beta) noexcept nogil
    @cython.final
    cdef int _moves(self, int depth, int alpha, int beta, int first) noexcept nogil
    @cython.final
    cdef void _list(self, int first) noexcept nogil
    @cython.final
    cdef void _take_best(self, int i) noexcept nogil
