# The search of chess, compiled: all but the search itself comes from below.

cimport cython

from desktop_app.games.chess.kernel.quiescence cimport HIGHEST, INFINITE, RULE, WIN, ChessQuiescence
from desktop_app.games.chess.kernel.moves cimport STACK
from desktop_app.search.kernel.tables cimport (
    MovesTable,
    bound_of,
    depth_of,
    move_of,
    value_of,
)

cdef enum:
    DECISIVE = 999000
    LOWER = 1
    UPPER = 2
    EXACT = 3

cdef class ChessSearch(ChessQuiescence):
    cdef MovesTable table
    cdef unsigned long long salt
    cdef bint thorough
    @cython.final
    cdef int _search(self, int depth, int alpha, int beta, bint may_pass) noexcept nogil
    @cython.final
    cdef int _moves(self, int depth, int alpha, int beta, int first, bint checked, int guess) noexcept nogil
