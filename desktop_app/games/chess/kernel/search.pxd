# The chess search, compiled: what it calls, and what it consists of.

cimport cython

from desktop_app.games.chess.kernel.board cimport QUEEN, ChessBoard, promotion, to_square
from desktop_app.games.chess.kernel.moves cimport generate_moves, has_legal_move
from desktop_app.games.chess.kernel.ordering cimport CAPTURE, MAX_PLY, MoveOrdering
from desktop_app.search.kernel.search cimport (
    EXACT,
    LOWER,
    UPPER,
    KernelSearch,
    bound_beside,
    take_best,
    visit,
)
from desktop_app.search.kernel.tables cimport bound_of, depth_of, move_of, value_of

cdef enum:
    WIN = 1000000
    DECISIVE = 999000
    INFINITE = 2000000
    FIFTY_MOVES = 100  # plies without a pawn move or a capture, after which it is a draw
    MOST_DRAWN = 128
    STACK = 65536  # two words for each move of each position on the way

@cython.final
cdef class ChessSearch(KernelSearch):
    cdef readonly ChessBoard board
    cdef MoveOrdering ordering
    cdef int moves[65536]
    cdef int root_ply
    cdef unsigned long long drawn_keys[128]
    cdef int drawn_count
    cdef unsigned long long salt
    cdef bint thorough
    cdef bint draws_repetitions
    cdef int pv[16384]
    cdef int pv_length[128]
    cdef bint _is_drawn(self) noexcept nogil
    cdef int _quiescence(self, int alpha, int beta) noexcept nogil
    cdef int _search(self, int depth, int alpha, int beta, bint may_pass) noexcept nogil
    cdef int _search_moves(self, int depth, int alpha, int beta, int table_move, bint in_check, int evaluation) noexcept nogil
    cdef void _update_pv(self, int ply, int move) noexcept nogil
