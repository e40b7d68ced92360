# C declarations of pairs.py, for the compiled kernels.

cimport cython

from desktop_app.games.k_in_a_row.small_boards.kernel.table cimport SmallBoardTable

cdef class SmallBoardPairs(SmallBoardTable):
    cdef unsigned long long[::1] unpaired
    cdef int tries
    @cython.final
    cdef bint pairs_hold(self, int ply, int side, unsigned long long empty) noexcept nogil
    @cython.final
    cdef bint _paired(self, int level, int count, unsigned long long free) noexcept nogil
