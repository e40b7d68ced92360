# C declarations of claims.py, for the compiled kernels.

cimport cython

from desktop_app.games.k_in_a_row.connect_four.kernel.board cimport UNKNOWN, popcount
from desktop_app.games.k_in_a_row.connect_four.kernel.table cimport ConnectFourTable

cdef class ConnectFourClaims(ConnectFourTable):
    @cython.final
    cdef int claimed(self, unsigned long long own, unsigned long long mask, unsigned long long threats, int ply, int alpha) noexcept nogil
    @cython.final
    cdef int _claimed_in_pairs(self, unsigned long long own, unsigned long long mask, unsigned long long threats, int alpha) noexcept nogil
    @cython.final
    cdef int _claimed_under_a_threat(self, unsigned long long own, unsigned long long mask, unsigned long long threats, int alpha) noexcept nogil
    @cython.final
    cdef bint _is_held(self, unsigned long long p, unsigned long long base) noexcept nogil
    @cython.final
    cdef bint _is_held_by(self, unsigned long long p, unsigned long long a, unsigned long long b, unsigned long long c, unsigned long long d) noexcept nogil
    @cython.final
    cdef unsigned long long _over(self, unsigned long long ends) noexcept nogil
