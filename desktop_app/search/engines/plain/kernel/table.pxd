# What the plain search of line games sees of its table when it is compiled.

cimport cython

from desktop_app.search.engines.kernel.tables cimport MovesTable
from desktop_app.search.engines.plain.kernel.counted cimport CountedLines

cdef class PlainTable(CountedLines):
    cdef long long nodes, last_node, check_mask
    cdef object check
    cdef public bint stopped
    cdef MovesTable table
    cdef int table_bits
    @cython.final
    cdef void visit(self) noexcept nogil
