# C declarations of taking.py, for the compiled kernels.

cimport cython

from desktop_app.games.dots.kernel.board cimport DotsBoard

cdef enum:
    CHOICE = 32
    RING = 64

cdef class DotsTaking(DotsBoard):
    @cython.final
    cdef int takable(self, unsigned long long drawn) noexcept nogil
    @cython.final
    cdef int beyond(self, int line, int box) noexcept nogil
    @cython.final
    cdef int given_instead(self, unsigned long long drawn, int box) noexcept nogil
    @cython.final
    cdef bint is_long(self, unsigned long long drawn, unsigned long long after) noexcept nogil
