# C declarations of table.py, for the compiled kernels.

cimport cython

from desktop_app.search.kernel.tables cimport BoundsTable, lower_of, upper_of
from desktop_app.games.k_in_a_row.small_boards.kernel.board cimport SmallBoard

cdef enum:
    WON = 64  # a win that ends the game at ply P is worth WON - P

cdef class SmallBoardTable(SmallBoard):
    cdef BoundsTable table
    cdef unsigned long long[::1] images, ternary
    cdef int turns, chunks, key_bits
    cdef unsigned long long key_mask, multiplier
    cdef int lower, upper
    cdef long long visited, check_mask
    cdef object check
    cdef bint stopped
    @cython.final
    cdef unsigned long long key_of(self, int ply, unsigned long long own, unsigned long long other, unsigned long long cover, unsigned long long empty) noexcept nogil
    @cython.final
    cdef unsigned long long _image(self, int turn, unsigned long long mask) noexcept nogil
    @cython.final
    cdef void probe(self, unsigned long long key, int ply) noexcept nogil
    @cython.final
    cdef void store(self, unsigned long long key, int ply, int lower, int upper, long long spent) noexcept nogil
