# C declarations of board.py, for the compiled kernels.

cimport cython

from desktop_app.search.kernel.search cimport KernelSearch

cdef enum:
    PARTS = 16
    MOVE = 16
    MAY_COME = 5
    CORNER = 112
    STABLE = 32
    GIVES_CORNER = -64

cdef class OthelloBoard(KernelSearch):
    cdef int columns, rows, cells
    cdef bint has_room
    cdef unsigned long long board, corners
    cdef int corner[4]
    cdef int along[4]
    cdef int up[4]
    @cython.final
    cdef int count(self, unsigned long long bits) noexcept nogil
    @cython.final
    cdef unsigned long long line_left(self, unsigned long long bits, unsigned long long through, int step) noexcept nogil
    @cython.final
    cdef unsigned long long line_right(self, unsigned long long bits, unsigned long long through, int step) noexcept nogil
    @cython.final
    cdef unsigned long long places(self, unsigned long long own, unsigned long long other) noexcept nogil
    @cython.final
    cdef unsigned long long turned(self, unsigned long long own, unsigned long long other, unsigned long long bit) noexcept nogil
    @cython.final
    cdef int side_features(self, unsigned long long own, unsigned long long other) noexcept nogil
    @cython.final
    cdef int evaluate(self, unsigned long long own, unsigned long long other) noexcept nogil
