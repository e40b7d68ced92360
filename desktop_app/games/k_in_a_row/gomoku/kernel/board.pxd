# C declarations of board.py, for the compiled kernels.

cimport cython

from desktop_app.search.kernel.search cimport KernelSearch

cdef enum:
    SIZE = 768
    MOST_CELLS = 400
    EMPTY = 2
    BORDER = 3
    THREE_CELL = 2
    DOUBLE_THREE_CELL = 3
    FOUR_CELL = 4
    FOUR_THREE_CELL = 5
    OPEN_FOUR_CELL = 6
    FIVE_CELL = 7

cdef class LineBoard(KernelSearch):
    cdef int columns, rows, k, cells, reach, stride
    cdef int turn, ply
    cdef int steps[4]
    cdef int at[768]
    cdef int place_of[400]
    cdef int order[400]
    cdef int cell_of[768]
    cdef unsigned int code[3072]
    cdef unsigned char lines[6144]
    cdef int counted[1536]
    cdef int score[1536]
    cdef unsigned char kind[1536]
    cdef int counts[16]
    cdef int classed[32]
    cdef int weight[16]
    cdef int count_of[16]
    cdef unsigned long long key
    cdef const unsigned char[::1] classes
    cdef const unsigned char[::1] kinds
    cdef unsigned long long[::1] zobrist
    cdef int history[401]
    @cython.final
    cdef void make(self, int cell) noexcept nogil
    @cython.final
    cdef void unmake(self) noexcept nogil
    @cython.final
    cdef void _tell(self, int cell, int player) noexcept nogil
    @cython.final
    cdef void _relearn(self, int place, int line, int then) noexcept nogil
    @cython.final
    cdef void _count(self, int place, int change) noexcept nogil
    @cython.final
    cdef int find(self, int player, int kind) noexcept nogil
