# What the kernels of line games see of their table when they are compiled.

cimport cython

from desktop_app.search.kernel.tables cimport MovesTable, bound_of, depth_of, move_of, value_of
from desktop_app.games.k_in_a_row.gomoku.kernel.board cimport EMPTY, FIVE_CELL, LineBoard, OPEN_FOUR_CELL, SIZE

cdef enum:
    STACK = 40960

cdef class LineTable(LineBoard):
    cdef int moves[40960]
    cdef int top
    cdef long long nodes
    cdef long long last_node
    cdef long long threat_until
    cdef long long check_mask
    cdef object check
    cdef bint stopped
    cdef MovesTable table
    cdef unsigned long long fours_salt, threes_salt, answer_salt
    cdef int quiet[1536]
    @cython.final
    cdef void update_history(self, int number, int depth) noexcept nogil
    @cython.final
    cdef void visit(self) noexcept nogil
