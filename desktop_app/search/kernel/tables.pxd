# C declarations of tables.py, for the compiled kernels.

cimport cython

cdef inline int lower_of(unsigned long long entry) noexcept nogil:
    return <int>(entry & 127) - 64

cdef inline int upper_of(unsigned long long entry) noexcept nogil:
    return <int>(entry >> 7 & 127) - 64

cdef inline int value_of(unsigned long long entry) noexcept nogil:
    return <int>(entry & 0x3FFFFF) - 2097152

cdef inline int depth_of(unsigned long long entry) noexcept nogil:
    return <int>(entry >> 22 & 511)

cdef inline int bound_of(unsigned long long entry) noexcept nogil:
    return <int>(entry >> 31 & 3)

cdef inline int move_of(unsigned long long entry) noexcept nogil:
    return <int>(entry >> 33 & 0xFFFF)

cdef class GrowingTable:
    cdef unsigned long long[::1] words
    cdef int slots, width, key_from, bucket_bits
    cdef int key_bits, shift, least_shift
    cdef unsigned long long split, no_split, lost
    @cython.final
    cdef unsigned long long bucket_of(self, unsigned long long key) noexcept nogil
    @cython.final
    cdef bint grow(self, unsigned long long entries) noexcept nogil
    @cython.final
    cdef void _grow_if_full(self) noexcept nogil
    @cython.final
    cdef void _split_bucket(self) noexcept nogil

cdef class BoundsTable(GrowingTable):
    cdef unsigned long long rest_mask
    @cython.final
    cdef unsigned long long find(self, unsigned long long key) noexcept nogil
    @cython.final
    cdef void keep(self, unsigned long long key, int low, int high, long long nodes) noexcept nogil

cdef class MovesTable(GrowingTable):
    cdef unsigned long long age
    @cython.final
    cdef unsigned long long find(self, unsigned long long key) noexcept nogil
    @cython.final
    cdef void keep(self, unsigned long long key, int value, int depth, int bound, int move) noexcept nogil
    @cython.final
    cdef int _worth(self, unsigned long long place) noexcept nogil
