# What the plain search of line games sees of its table when it is compiled.

cimport cython

from desktop_app.search.engines.plain.kernel.counted cimport CountedLines

cdef enum:
    VALUE_OFFSET = 2097152

cdef class PlainTable(CountedLines):
    cdef long long nodes, last_node, check_mask
    cdef object check
    cdef public bint stopped
    cdef unsigned long long[::1] table
    cdef int table_bits
    cdef unsigned long long found
    @cython.final
    cdef void visit(self) noexcept nogil
    @cython.final
    cdef bint probe(self) noexcept nogil
    @cython.final
    cdef void store(self, int value, int depth, int bound, int move) noexcept nogil
    @cython.final
    cdef unsigned long long _slot(self) noexcept nogil
