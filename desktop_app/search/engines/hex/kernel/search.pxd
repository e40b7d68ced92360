# The search of Hex, compiled: its board comes from below.

cimport cython

from desktop_app.search.engines.hex.kernel.distances cimport FREE, HexDistances
from desktop_app.search.engines.kernel.tables cimport MovesTable, bound_of, depth_of, move_of, value_of

cdef enum:
    WIN = 1000000
    DECISIVE = 980000
    INFINITE = 2000000
    SETTLED = 511  # the depth noted for a value that no deeper search can change
    STACK = 32768  # a move and what it promises, for each free cell on each ply
    LOWER = 1
    UPPER = 2
    EXACT = 3

cdef class HexSearch(HexDistances):
    cdef long long nodes, last_node, check_mask
    cdef object check
    cdef public bint guessed
    cdef public bint stopped
    cdef MovesTable table
    cdef int table_bits, top
    cdef int moves[32768]
    cdef void _visit(self) noexcept nogil
    cdef int _nearer(self, int value) noexcept nogil
    cdef int _search(self, int depth, int alpha, int beta) noexcept nogil
    cdef int _moves(self, int depth, int alpha, int beta, int first) noexcept nogil
    cdef void _list(self, int first) noexcept nogil
    cdef void _take_best(self, int i) noexcept nogil
