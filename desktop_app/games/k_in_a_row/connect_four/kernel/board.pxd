# C declarations of board.py, for the compiled kernels.

cimport cython

cdef enum:
    UNKNOWN = 63  # no score is as large: stands for a bound that is not known

cdef inline int popcount(unsigned long long bits) noexcept nogil:
    """How many bits are set; few, as a rule."""
    cdef int count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count

cdef class ConnectFourBoard:
    cdef int columns, rows, k, cells, up
    cdef unsigned long long board, bottom, spare, odd_rows
    cdef unsigned long long column_mask[64]
    cdef int mirror_until
    @cython.final
    cdef unsigned long long winning(self, unsigned long long p, unsigned long long mask) noexcept nogil
    @cython.final
    cdef bint has_line(self, unsigned long long p) noexcept nogil
    @cython.final
    cdef unsigned long long key_of(self, unsigned long long own, unsigned long long mask, int ply) noexcept nogil
    @cython.final
    cdef unsigned long long _mirror(self, unsigned long long stones) noexcept nogil
    @cython.final
    cdef unsigned long long _winning_of_k(self, unsigned long long p, unsigned long long mask) noexcept nogil
