# C declarations of counted.py, for the compiled kernels.

cimport cython

from desktop_app.search.kernel.search cimport KernelSearch

cdef enum:
    CELLS = 400
    EMPTY = 2
    COUNTS = 21  # stones in a line of at most 20: 0 to 20
    COMPLETE = 4194304  # more than all else together: what a cell is worth that completes a line
    TAKEN = 1073741824  # taken off the worth of a cell that holds a stone

cdef class CountedLines(KernelSearch):
    cdef int columns, rows, k, cells, lines
    cdef bint gravity
    cdef int turn, ply, balance
    cdef int at[400]
    cdef int lowest[20]
    cdef int gain[800]
    cdef int open_lines[2]
    cdef int worth[441]
    cdef unsigned char stones[3200]
    cdef short cells_of[8000]
    cdef short through[32000]
    cdef short through_count[400]
    cdef short order[400]
    cdef short history[401]
    cdef unsigned long long key
    cdef unsigned long long zobrist[800]
    @cython.final
    cdef void make(self, int cell) noexcept nogil
    @cython.final
    cdef void unmake(self) noexcept nogil
    @cython.final
    cdef void _count(self, int player, int cell, int change) noexcept nogil
    @cython.final
    cdef bint is_playable(self, int cell) noexcept nogil
    @cython.final
    cdef int best_gain(self, int player) noexcept nogil
    @cython.final
    cdef int completing(self, int player) noexcept nogil
