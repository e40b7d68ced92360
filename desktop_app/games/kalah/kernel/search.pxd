# C declarations of search.py, for the compiled kernels.

cimport cython

from desktop_app.search.kernel.search cimport (
    KernelSearch, best_known, bound_beside, note_value, push, take_best, takes_answer, visit,
)
from desktop_app.search.kernel.tables cimport move_of, value_of

cdef enum:
    WIDE = 12  # the pits of both players, at most
    COUNTS = 84  # seeds and pits, at most
    DEEPEST = 250
    INFINITE = 1000

cdef class KalahKernel(KernelSearch):
    cdef readonly int count
    cdef bint empty_captures, again
    cdef unsigned long long mix, word
    cdef int pits[3024]
    cdef int moves[3012]
    cdef unsigned long long binomials[1008]
    @cython.final
    cdef unsigned long long _key(self, int at) noexcept nogil
    @cython.final
    cdef int _sow(self, int at, int pit) noexcept nogil
    @cython.final
    cdef int _search(self, int at, int depth, int alpha, int beta) noexcept nogil
    @cython.final
    cdef int _after(self, int at, int pit, int depth, int alpha, int beta) noexcept nogil
    @cython.final
    cdef int _moves(self, int at, int depth, int alpha, int beta, int first) noexcept nogil
    @cython.final
    cdef void _list(self, int at, int first) noexcept nogil
