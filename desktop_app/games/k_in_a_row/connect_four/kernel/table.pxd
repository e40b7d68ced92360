# C declarations of table.py, for the compiled kernels.

cimport cython

from desktop_app.games.k_in_a_row.connect_four.kernel.board cimport ConnectFourBoard, UNKNOWN
from desktop_app.search.kernel.tables cimport BoundsTable, lower_of, upper_of

cdef class ConnectFourTable(ConnectFourBoard):
    cdef BoundsTable near, far
    cdef long long table_bytes
    cdef unsigned long long multiplier, key_mask
    cdef int near_from
    cdef int found_low, found_high
    cdef long long nodes, check_mask
    cdef object check
    cdef bint stopped
    @cython.final
    cdef bint probe(self, unsigned long long hash_, int ply) noexcept nogil
    @cython.final
    cdef void store(self, unsigned long long hash_, int ply, int low, int high, long long nodes) noexcept nogil
