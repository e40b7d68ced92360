# C declarations of search.py, for the compiled kernels.

cimport cython

from desktop_app.search.kernel.search cimport bound_beside, visit
from desktop_app.search.kernel.tables cimport bound_of, depth_of, move_of, value_of
from desktop_app.games.k_in_a_row.gomoku.kernel.board cimport (
    EMPTY,
    FIVE_CELL,
    FOUR_CELL,
    FOUR_THREE_CELL,
    DOUBLE_THREE_CELL,
    OPEN_FOUR_CELL,
    SIZE,
    THREE_CELL,
)
from desktop_app.games.k_in_a_row.gomoku.kernel.table cimport STACK
from desktop_app.games.k_in_a_row.gomoku.kernel.threats cimport DECISIVE, LineThreats, WIN

cdef enum:
    INFINITE = 2000000
    LOST = 900000
    WIDTH = 16
    LEAF_ATTACKS = 6
    LEAF_NODES = 60
    NODE_ATTACKS = 10
    NODE_NODES = 400

cdef class LineSearch(LineThreats):
    cdef int killer[802]
    cdef int base
    cdef int width
    cdef int line_worth[32]
    cdef int cell_worth[16]
    @cython.final
    cdef int _search(self, int depth, int alpha, int beta) noexcept nogil
    @cython.final
    cdef int _evaluate(self) noexcept nogil
    @cython.final
    cdef void _add_best(self, int first) noexcept nogil
    @cython.final
    cdef int _moves(self, int depth, int alpha, int beta, int first) noexcept nogil
    @cython.final
    cdef void _reward(self, int place, int depth) noexcept nogil
