# The search of Othello, compiled: its board comes from below.

cimport cython

from desktop_app.search.engines.kernel.tables cimport MovesTable, bound_of, depth_of, move_of, value_of
from desktop_app.search.engines.othello.kernel.board cimport PARTS, OthelloBoard

cdef enum:
    INFINITE = 100000
    SETTLED = 511  # the depth noted for a value that no deeper search can change
    TO_THE_END = 300  # more than the plies of any game
    STACK = 4096  # a move and what it promises, for each place on each ply
    LOWER = 1
    UPPER = 2
    EXACT = 3

cdef class OthelloSearch(OthelloBoard):
    cdef long long nodes, last_node, check_mask
    cdef object check
    cdef public bint guessed
    cdef public bint stopped
    cdef MovesTable table
    cdef int table_bits, top
    cdef int moves[4096]
    cdef void _visit(self) noexcept nogil
    cdef unsigned long long _key(self, unsigned long long own, unsigned long long other) noexcept nogil
    cdef int _search(self, unsigned long long own, unsigned long long other, int empty, int depth, int alpha, int beta, bint is_root) noexcept nogil
    cdef int _moves(self, unsigned long long own, unsigned long long other, unsigned long long legal, int empty, int depth, int alpha, int beta, unsigned long long key, int first) noexcept nogil
    cdef void _list(self, unsigned long long own, unsigned long long other, unsigned long long legal, int first, bint looks) noexcept nogil
    cdef void _take_best(self, int i) noexcept nogil
