# C declarations of lines.py, for the compiled kernels.

cimport cython

from desktop_app.search.kernel.search cimport (
    bound_beside, is_proven, note_value, push, takes_answer, visit,
)
from desktop_app.search.kernel.tables cimport move_of, value_of
from desktop_app.games.k_in_a_row.fixed_depth.kernel.counted cimport CELLS, COMPLETE, CountedLines

cdef enum:
    WIN = 1000000
    DECISIVE = 999000
    INFINITE = 2000000
    STACK = 160800  # a move and its score for the order, for each open cell on each ply

cdef class FixedDepthLines(CountedLines):
    cdef int width
    cdef int moves[160800]
    cdef int killer[401]
    cdef int history_scores[800]
    @cython.final
    cdef int _search(self, int depth, int alpha, int beta) noexcept nogil
    @cython.final
    cdef int _moves(self, int depth, int alpha, int beta, int first) noexcept nogil
    @cython.final
    cdef void _list(self, int first) noexcept nogil
    @cython.final
    cdef void _take_best(self, int i) noexcept nogil
