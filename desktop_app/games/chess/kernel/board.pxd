# What the other kernels of chess see of the board when they are compiled.

cimport cython

cdef enum:
    WHITE = 0
    BLACK = 1
    NOTHING = 0
    PAWN = 1
    KNIGHT = 2
    BISHOP = 3
    ROOK = 4
    QUEEN = 5
    KING = 6
    OTHER = 8  # a piece of Black's is White's with this bit set
    OFF = 0x88  # a place with one of these bits is beside the board
    NOWHERE = 120  # such a place
    DEPTHS = 1024  # the most moves that can be taken back

cdef class ChessBoard:
    cdef int at[128]
    cdef int number[128]
    cdef int places[32]
    cdef int count[2]
    cdef int king[2]
    cdef int steps[16]
    cdef int worth_early[2048]
    cdef int worth_late[2048]
    cdef int heft[8]
    cdef int keep[128]
    cdef unsigned long long salts[2048]
    cdef unsigned long long castling_salts[16]
    cdef unsigned long long passing_salts[128]
    cdef unsigned long long turn_salt
    cdef int turn, castling, passing, clock, made
    cdef int early, late, phase
    cdef unsigned long long key
    cdef int past_move[1024]
    cdef int past_captured[1024]
    cdef int past_castling[1024]
    cdef int past_passing[1024]
    cdef int past_clock[1024]
    cdef unsigned long long past_key[1024]
    @cython.final
    cdef void _put(self, int piece, int place) noexcept nogil
    @cython.final
    cdef void _take(self, int place) noexcept nogil
    @cython.final
    cdef void _shift(self, int source, int target) noexcept nogil
    @cython.final
    cdef void make(self, int move) noexcept nogil
    @cython.final
    cdef void unmake(self) noexcept nogil
    @cython.final
    cdef void make_nothing(self) noexcept nogil
    @cython.final
    cdef void unmake_nothing(self) noexcept nogil
    @cython.final
    cdef bint is_repeated(self, int since) noexcept nogil
    @cython.final
    cdef bint is_bare(self) noexcept nogil
