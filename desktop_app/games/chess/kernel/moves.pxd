# The move generator as the search sees it when it is compiled.

from desktop_app.games.chess.kernel.board cimport (
    BISHOP,
    KING,
    KNIGHT,
    OFF_BOARD,
    PAWN,
    QUEEN,
    ROOK,
    ChessBoard,
)

cdef enum:
    MOST_WORDS = 512  # more than all moves of one position take

cdef int generate_moves(ChessBoard board, int* moves, int top, bint quiets) noexcept nogil
cdef bint has_legal_move(ChessBoard board, int* moves, int top) noexcept nogil
