# C declarations of threats.py, for the compiled kernels.

cimport cython

from desktop_app.search.kernel.search cimport push, visit
from desktop_app.search.kernel.tables cimport depth_of, move_of, value_of
from desktop_app.games.k_in_a_row.gomoku.kernel.board cimport (
    BORDER,
    DOUBLE_THREE_CELL,
    EMPTY,
    FIVE_CELL,
    FOUR_CELL,
    FOUR_THREE_CELL,
    OPEN_FOUR_CELL,
    SIZE,
    THREE_CELL,
)

from desktop_app.games.k_in_a_row.gomoku.kernel.table cimport LineTable, STACK

cdef enum:
    WIN = 1000000
    DECISIVE = 999000
    FOUR = 7

cdef class LineThreats(LineTable):
    @cython.final
    cdef int _move_of_win(self, bint threes)
    @cython.final
    cdef void add_attacks(self, bint threes) noexcept nogil
    @cython.final
    cdef void add_defences(self) noexcept nogil
    @cython.final
    cdef void _push_defence(self, int place) noexcept nogil
    @cython.final
    cdef void sort(self, int base) noexcept nogil
    @cython.final
    cdef int attack(self, bint threes, int depth) noexcept nogil
    @cython.final
    cdef int _defend(self, bint threes, int depth) noexcept nogil
