# The chess board as the other kernels see it when they are compiled.

cimport cython

cdef enum:
    NOTHING = 0
    PAWN = 1
    KNIGHT = 2
    BISHOP = 3
    ROOK = 4
    QUEEN = 5
    KING = 6
    BLACK_BIT = 8  # set in the pieces of Black
    OFF_BOARD = 0x88  # a square with one of these bits is beside the board
    NO_SQUARE = 120  # such a square
    MAX_GAME = 1024  # the most moves that can be taken back

cdef inline int from_square(int move) noexcept nogil:
    return (move & 56) << 1 | move & 7

cdef inline int to_square(int move) noexcept nogil:
    return (move >> 6 & 56) << 1 | move >> 6 & 7

cdef inline int promotion(int move) noexcept nogil:
    return move >> 12

@cython.final
cdef class ChessBoard:
    cdef int squares[128]
    cdef int list_index[128]
    cdef int piece_list[32]
    cdef int piece_count[2]
    cdef int king_square[2]
    cdef int steps[16]
    cdef int middlegame_values[2048]
    cdef int endgame_values[2048]
    cdef int phase_weights[8]
    cdef int castling_masks[128]
    cdef unsigned long long piece_keys[2048]
    cdef unsigned long long castling_keys[16]
    cdef unsigned long long ep_keys[128]
    cdef unsigned long long turn_key
    cdef int turn, castling, ep_square, halfmove_clock, ply
    cdef int middlegame, endgame, phase
    cdef readonly unsigned long long key
    cdef int past_move[1024]
    cdef int past_captured[1024]
    cdef int past_castling[1024]
    cdef int past_ep_square[1024]
    cdef int past_clock[1024]
    cdef unsigned long long past_key[1024]
    cdef void _put_piece(self, int piece, int square) noexcept nogil
    cdef void _remove_piece(self, int square) noexcept nogil
    cdef void _move_piece(self, int source, int target) noexcept nogil
    cdef void make(self, int move) noexcept nogil
    cdef void unmake(self) noexcept nogil
    cdef void make_null(self) noexcept nogil
    cdef void unmake_null(self) noexcept nogil
    cdef int evaluate(self) noexcept nogil
    cdef bint is_attacked(self, int square, int by) noexcept nogil
    cdef bint in_check(self) noexcept nogil
    cdef bint left_in_check(self) noexcept nogil
    cdef bint is_repetition(self, int since) noexcept nogil
    cdef bint is_insufficient_material(self) noexcept nogil
