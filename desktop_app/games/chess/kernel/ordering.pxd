# The order of moves as the search sees it when it is compiled.

cimport cython

from desktop_app.games.chess.kernel.board cimport (
    PAWN,
    ChessBoard,
    from_square,
    promotion,
    to_square,
)

cdef enum:
    CAPTURE = 1048576  # the score from which on a move is a capture, a promotion or the table's move
    MAX_PLY = 120  # plies from the root; deeper positions are only evaluated

@cython.final
cdef class MoveOrdering:
    cdef int killers[256]
    cdef int history[2048]
    cdef int piece_values[8]
    cdef void score_moves(self, ChessBoard board, int* moves, int base, int top, int table_move, int ply) noexcept nogil
    cdef void update_history(self, ChessBoard board, int move, int ply, int depth) noexcept nogil
