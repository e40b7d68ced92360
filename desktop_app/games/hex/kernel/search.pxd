# C declarations of search.py, for the compiled kernels.

cimport cython

from desktop_app.games.hex.kernel.distances cimport FREE, HexDistances
from desktop_app.search.kernel.search cimport (
    best_known, bound_beside, is_proven, note_value, push, take_best, takes_answer, visit,
)
from desktop_app.search.kernel.tables cimport move_of, value_of

cdef enum:
    WIN = 1000000
    DECISIVE = 980000
    INFINITE = 2000000
    STACK = 32768  # a move and its score for the order, for each free cell on each ply

cdef class HexSearch(HexDistances):
    cdef int moves[32768]
    cdef int _nearer(self, int value) noexcept nogil
    cdef int _search(self, int depth, int alpha, int beta) noexcept nogil
    cdef int _moves(self, int depth, int alpha, int beta, int first) noexcept nogil
    cdef void _list(self, int first) noexcept nogil
