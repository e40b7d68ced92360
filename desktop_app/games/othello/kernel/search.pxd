# C declarations of search.py, for the compiled kernels.

cimport cython

from desktop_app.search.kernel.search cimport (
    best_known, bound_beside, note_value, push, take_best, takes_answer, visit,
)
from desktop_app.search.kernel.tables cimport move_of, value_of
from desktop_app.games.othello.kernel.board cimport PARTS, OthelloBoard

cdef enum:
    INFINITE = 100000
    TO_THE_END = 300  # more than the plies of any game
    STACK = 4096  # a move and its score for the order, for each place on each ply

cdef class OthelloSearch(OthelloBoard):
    cdef int moves[4096]
    cdef unsigned long long _key(self, unsigned long long own, unsigned long long other) noexcept nogil
    cdef int _search(self, unsigned long long own, unsigned long long other, int empty, int depth, int alpha, int beta, bint is_root) noexcept nogil
    cdef int margin(self, unsigned long long own, unsigned long long other, int empty) noexcept nogil
    cdef int _moves(self, unsigned long long own, unsigned long long other, unsigned long long legal, int empty, int depth, int alpha, int beta, unsigned long long key, int first) noexcept nogil
    cdef void _list(self, unsigned long long own, unsigned long long other, unsigned long long legal, int first, bint looks) noexcept nogil
