# C declarations of table.py, for the compiled kernels.

cimport cython

from desktop_app.search.kernel.tables cimport bound_of, depth_of, move_of, value_of
from desktop_app.games.k_in_a_row.gomoku.kernel.board cimport EMPTY, FIVE_CELL, LineBoard, OPEN_FOUR_CELL, SIZE

cdef enum:
    STACK = 40960

cdef class LineTable(LineBoard):
    cdef int moves[40960]
    cdef long long threat_until
    cdef unsigned long long fours_salt, threes_salt, answer_salt
    cdef int quiet[1536]
    @cython.final
    cdef void update_history(self, int number, int depth) noexcept nogil
