# C declarations of drop.py, for the compiled kernels.

cimport cython

from desktop_app.search.kernel.search cimport bound_beside, push, take_best, visit
from desktop_app.search.kernel.tables cimport bound_of, depth_of, move_of, value_of
from desktop_app.games.k_in_a_row.gomoku.kernel.board cimport EMPTY, FIVE_CELL, SIZE
from desktop_app.games.k_in_a_row.gomoku.kernel.columns cimport LineColumns
from desktop_app.games.k_in_a_row.gomoku.kernel.threats cimport DECISIVE, WIN

cdef enum:
    INFINITE = 2000000

cdef class GravityLines(LineColumns):
    @cython.final
    cdef int _search(self, int depth, int alpha, int beta) noexcept nogil
    @cython.final
    cdef int _moves(self, int depth, int alpha, int beta, int first) noexcept nogil
    @cython.final
    cdef void _add_safe(self, int first) noexcept nogil
    @cython.final
    cdef int _any_open(self) noexcept nogil
