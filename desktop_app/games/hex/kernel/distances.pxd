# C declarations of distances.py, for the compiled kernels.

cimport cython

from desktop_app.search.kernel.search cimport KernelSearch

cdef enum:
    ROOM = 225  # cells of the largest board with two more on every side
    FREE = 2
    OUTSIDE = 3
    FAR = 999
    STONE = 10
    MOST_WAYS = 9

cdef class HexDistances(KernelSearch):
    cdef int size, wide, turn, stones
    cdef unsigned long long key
    cdef int at[225]
    cdef int cell[121]
    cdef int near[225]
    cdef int turn_of[13]
    cdef int there[450]
    cdef int queue[4096]
    cdef int worth[225]
    cdef unsigned long long zobrist[450]
    @cython.final
    cdef void put(self, int number) noexcept nogil
    @cython.final
    cdef void take(self, int number) noexcept nogil
    @cython.final
    cdef bint has_won(self, int number) noexcept nogil
    @cython.final
    cdef int reach(self, int player, bint backwards) noexcept nogil
    @cython.final
    cdef int evaluate(self) noexcept nogil
