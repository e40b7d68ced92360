# What the kernel of drop games sees of its table when it is compiled.

cimport cython

from desktop_app.search.engines.drop.kernel.board cimport DropBoard, UNKNOWN

cdef enum:
    SLOTS = 8  # entries in a bucket: 64 bytes, one line of the processor's cache

cdef class DropTable(DropBoard):
    cdef unsigned long long[::1] table
    cdef long long table_bytes
    cdef unsigned long long multiplier, key_mask, rest_mask
    cdef int near_shift, far_shift, least_shift
    cdef unsigned long long far_start, split, no_split
    cdef long long lost
    cdef int near_from
    cdef bint is_large
    cdef int found_low, found_high
    cdef long long nodes, check_mask
    cdef object check
    cdef bint stopped
    @cython.final
    cdef unsigned long long _place(self, unsigned long long hash_, int ply) noexcept nogil
    @cython.final
    cdef bint probe(self, unsigned long long hash_, int ply) noexcept nogil
    @cython.final
    cdef void store(self, unsigned long long hash_, int ply, int low, int high, long long nodes) noexcept nogil
    @cython.final
    cdef void _split_bucket(self) noexcept nogil
