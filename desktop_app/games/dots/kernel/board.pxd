# C declarations of board.py, for the compiled kernels.

cimport cython

from desktop_app.search.kernel.search cimport KernelSearch

cdef enum:
    LINES = 60
    BOXES = 25
    PAIRS = 32

cdef class DotsBoard(KernelSearch):
    cdef readonly int count, boxes
    cdef int pairs
    cdef unsigned long long all_lines
    cdef unsigned long long sides[25]
    cdef int beside[120]
    cdef int first[32]
    cdef int second[32]
    cdef int twin[60]
    cdef int chains[25]
    @cython.final
    cdef unsigned long long alike(self, unsigned long long drawn) noexcept nogil
    @cython.final
    cdef int closed_by(self, unsigned long long drawn, int line) noexcept nogil
    @cython.final
    cdef int line_of(self, unsigned long long mask) noexcept nogil
    @cython.final
    cdef unsigned long long take_all(self, unsigned long long drawn) noexcept nogil
    @cython.final
    cdef int open_boxes(self, unsigned long long drawn) noexcept nogil
    @cython.final
    cdef bint has_many(self, int box, unsigned long long drawn) noexcept nogil
    @cython.final
    cdef bint is_safe(self, int line, unsigned long long drawn) noexcept nogil
    @cython.final
    cdef int margin_to_come(self, unsigned long long drawn) noexcept nogil
    @cython.final
    cdef int _opening(self, unsigned long long drawn) noexcept nogil
    @cython.final
    cdef int _list_chains(self, unsigned long long drawn) noexcept nogil
