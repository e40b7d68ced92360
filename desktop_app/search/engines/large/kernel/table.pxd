# What the kernels of line games see of their table when they are compiled.

cimport cython

from desktop_app.search.engines.large.kernel.board cimport EMPTY, FIVE_CELL, LineBoard, OPEN_FOUR_CELL, SIZE

cdef enum:
    STACK = 40960
    WORDS = 4  # of a bucket: two entries
    VALUE_OFFSET = 2097152

cdef class LineTable(LineBoard):
    cdef int moves[40960]
    cdef int top
    cdef long long nodes
    cdef long long last_node
    cdef long long threat_until
    cdef long long check_mask
    cdef object check
    cdef bint stopped
    cdef unsigned long long[::1] table
    cdef int shift, least_shift
    cdef unsigned long long split, no_split
    cdef unsigned long long lost
    cdef unsigned long long fours_salt, threes_salt, answer_salt
    cdef unsigned long long age
    cdef unsigned long long found
    cdef int quiet[1536]
    @cython.final
    cdef void praise(self, int number, int depth) noexcept nogil
    @cython.final
    cdef void visit(self) noexcept nogil
    @cython.final
    cdef bint probe(self, unsigned long long key) noexcept nogil
    @cython.final
    cdef unsigned long long _slot(self, unsigned long long key) noexcept nogil
    @cython.final
    cdef void _split_bucket(self) noexcept nogil
    @cython.final
    cdef int _worth(self, unsigned long long slot) noexcept nogil
    @cython.final
    cdef void store(self, unsigned long long key, int value, int depth, int bound, int move) noexcept nogil
