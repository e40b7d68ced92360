# What the search of chess sees of the moves when they are compiled.

cimport cython

from desktop_app.games.chess.kernel.board cimport (
    BISHOP,
    ChessBoard,
    KING,
    KNIGHT,
    NOTHING,
    OFF,
    OTHER,
    PAWN,
    QUEEN,
    ROOK,
)

cdef enum:
    STACK = 65536  # two words for each move of each position on the way

cdef class ChessMoves(ChessBoard):
    cdef int moves[65536]
    cdef int top
    @cython.final
    cdef bint is_attacked(self, int place, int by) noexcept nogil
    @cython.final
    cdef bint in_check(self) noexcept nogil
    @cython.final
    cdef bint left_in_check(self) noexcept nogil
    @cython.final
    cdef void _add(self, int source, int target) noexcept nogil
    @cython.final
    cdef void _add_pawn(self, int place, bint quiet) noexcept nogil
    @cython.final
    cdef void _add_castling(self) noexcept nogil
    @cython.final
    cdef void list_moves(self, bint quiet) noexcept nogil
    @cython.final
    cdef bint has_move(self) noexcept nogil
    @cython.final
    cdef unsigned long long _count(self, int depth) noexcept nogil
