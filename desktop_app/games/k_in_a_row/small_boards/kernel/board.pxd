# C declarations of board.py, for the compiled kernels.

cimport cython

cdef class SmallBoard:
    cdef int cells, k, lines
    cdef unsigned long long full, one
    cdef unsigned long long[::1] all_lines, masks
    cdef int[::1] lacks, counts, order
    cdef int weights[64]
    cdef int number[67]
    cdef unsigned long long pairs[128]
    cdef unsigned long long winning, double, zone, threats, cover, danger
    cdef int least
    @cython.final
    cdef void play(self, int ply, unsigned long long bit) noexcept nogil
    @cython.final
    cdef void scan(self, int ply, int side, unsigned long long empty) noexcept nogil
    @cython.final
    cdef int sort(self, int ply, unsigned long long moves) noexcept nogil
    @cython.final
    cdef int next_move(self, int ply, int i, int count) noexcept nogil
