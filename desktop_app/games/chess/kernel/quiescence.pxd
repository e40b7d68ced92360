# What the search of chess sees of single positions when they are compiled.

cimport cython

from desktop_app.games.chess.kernel.board cimport BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from desktop_app.games.chess.kernel.moves cimport STACK, ChessMoves

cdef enum:
    WIN = 1000000
    INFINITE = 2000000
    HIGHEST = 120  # plies from the root; below, positions are only valued
    RULE = 100  # plies without a pawn's move or a piece taken, after which it is a draw
    MOST_DRAWN = 128

cdef class ChessQuiescence(ChessMoves):
    cdef unsigned long long nodes, last_node
    cdef unsigned long long drawn[128]
    cdef int drawn_count
    cdef bint stopped
    cdef bint ends_circles
    cdef object check
    cdef int root
    cdef int killer[256]
    cdef int quiet[2048]
    cdef int first_worth[8]
    cdef int best_line[16384]
    cdef int line_length[128]
    @cython.final
    cdef void visit(self) noexcept nogil
    @cython.final
    cdef int _guess(self) noexcept nogil
    @cython.final
    cdef bint _is_drawn(self) noexcept nogil
    @cython.final
    cdef int _quiescence(self, int alpha, int beta) noexcept nogil
    @cython.final
    cdef void _value_moves(self, int base, int first) noexcept nogil
    @cython.final
    cdef void _take_best(self, int i) noexcept nogil
    @cython.final
    cdef void _keep_line(self, int height, int move) noexcept nogil
    @cython.final
    cdef void _reward(self, int move, int depth) noexcept nogil
