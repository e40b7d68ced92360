# C declarations of columns.py, for the compiled kernels.

cimport cython

from desktop_app.games.k_in_a_row.gomoku.kernel.board cimport EMPTY, FIVE_CELL, SIZE
from desktop_app.games.k_in_a_row.gomoku.kernel.table cimport LineTable

cdef class LineColumns(LineTable):
    cdef int lowest[32]
    cdef int middle[32]
    cdef int line_worth[16]
    cdef int parity
    cdef int completing
    @cython.final
    cdef void drop(self, int column) noexcept nogil
    @cython.final
    cdef void lift(self, int column) noexcept nogil
    @cython.final
    cdef int completing_of(self, int player) noexcept nogil
    @cython.final
    cdef bint has_lines(self, int player) noexcept nogil
    @cython.final
    cdef int _evaluate(self) noexcept nogil
    @cython.final
    cdef int _threat_in(self, int column) noexcept nogil
