# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""The chess board: make and unmake moves, with the hash key and the evaluation kept up to date.

A square is 16 times its rank plus its file ("0x88"), so that two bits tell whether a step has left
the board. A move is encoded as everywhere (`chess.rules`): the square it leaves (0 to 63, a1
first), 64 times the one it goes to, and 4096 times the piece that a pawn promotes to.

Sources: A. L. Zobrist, "A New Hashing Method with Application for Game Playing", 1970; the board
of 128 squares is as old as the microcomputers' programs (see the Chess Programming Wiki, "0x88").
"""

from collections.abc import Sequence
from random import Random

import cython

from desktop_app.search.compiled import source_only_names

if not cython.compiled:  # compiled, they come from board.pxd
    NOTHING, PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(7)
    BLACK_BIT, OFF_BOARD, NO_SQUARE, MAX_GAME = 8, 0x88, 120, 1024

    def from_square(move: int) -> int:
        """Return the square that a move leaves."""
        return (move & 56) << 1 | move & 7

    def to_square(move: int) -> int:
        """Return the square that a move goes to."""
        return (move >> 6 & 56) << 1 | move >> 6 & 7

    def promotion(move: int) -> int:
        """Return the kind of piece that a pawn promotes to; 0 for none."""
        return move >> 12

else:
    __getattr__ = source_only_names(__name__, "BISHOP", "PAWN", "QUEEN")

STEPS = (1, -1, 16, -16, 15, 17, -15, -17, 14, 18, 31, 33, -14, -18, -31, -33)
"""The four directions of a rook, the four of a bishop, the eight jumps of a knight."""
PHASE_WEIGHTS = (0, 0, 1, 1, 2, 4, 0)
"""What each kind of piece adds to the phase, which is 24 at the start and 0 in a pawn endgame."""
SEED = 20_261


@cython.final
@cython.cclass
class ChessBoard:
    """A position, and the moves that led to it.

    Pieces are 1 (pawn) to 6 (king), those of Black with `BLACK_BIT` set. Each side's pieces are
    also kept in a list, in no particular order.

    Attributes:
        key: the Zobrist key: pieces, turn, castling rights and en passant square.
    """

    def __init__(
        self, middlegame: Sequence[Sequence[int]], endgame: Sequence[Sequence[int]]
    ) -> None:
        """Make an empty board.

        Args:
            middlegame: the value to White of each kind of piece (pawn first) on each square (a1
                first) while all pieces are on the board.
            endgame: the values when only kings and pawns are left.
        """
        if not cython.compiled:  # C arrays need no allocation
            self.squares, self.list_index = [0] * 128, [0] * 128
            self.piece_list, self.piece_count, self.king_square = [0] * 32, [0] * 2, [0] * 2
            self.steps, self.phase_weights, self.castling_masks = [0] * 16, [0] * 8, [0] * 128
            self.middlegame_values, self.endgame_values = [0] * 2048, [0] * 2048
            self.piece_keys, self.castling_keys, self.ep_keys = [0] * 2048, [0] * 16, [0] * 128
            self.past_move, self.past_captured = [0] * MAX_GAME, [0] * MAX_GAME
            self.past_castling, self.past_ep_square = [0] * MAX_GAME, [0] * MAX_GAME
            self.past_clock, self.past_key = [0] * MAX_GAME, [0] * MAX_GAME
        random = Random(SEED)
        self.turn_key = random.getrandbits(64)
        for number, step in enumerate(STEPS):
            self.steps[number] = step
        for number, weight in enumerate(PHASE_WEIGHTS):
            self.phase_weights[number] = weight
        for square in range(128):
            self.castling_masks[square] = 15
            self.ep_keys[square] = random.getrandbits(64)
            if square & OFF_BOARD == 0:
                self._fill_tables(square, middlegame, endgame, random)
        for rights in range(16):
            self.castling_keys[rights] = random.getrandbits(64)
        # rights: 1 White's kingside castling, 2 queenside, 4 and 8 Black's; a move from or to the
        # square of a king or rook loses them
        for square, lost in ((7, 1), (0, 2), (4, 3), (119, 4), (112, 8), (116, 12)):
            self.castling_masks[square] = 15 - lost
        self._clear()

    def _fill_tables(
        self,
        square: int,
        middlegame: Sequence[Sequence[int]],
        endgame: Sequence[Sequence[int]],
        random: Random,
    ) -> None:
        """Fill in the values and the keys of all pieces on a square."""
        from_a1 = square >> 4 << 3 | square & 7
        for kind in range(6):
            white, black = 128 * (kind + 1) + square, 128 * (kind + 1 + BLACK_BIT) + square
            self.middlegame_values[white] = middlegame[kind][from_a1]
            self.endgame_values[white] = endgame[kind][from_a1]
            self.middlegame_values[black] = -middlegame[kind][from_a1 ^ 56]
            self.endgame_values[black] = -endgame[kind][from_a1 ^ 56]
            self.piece_keys[white] = random.getrandbits(64)
            self.piece_keys[black] = random.getrandbits(64)

    def _clear(self) -> None:
        for square in range(128):
            self.squares[square] = NOTHING
        self.piece_count[0] = self.piece_count[1] = 0
        self.king_square[0] = self.king_square[1] = NO_SQUARE
        self.turn = self.castling = self.halfmove_clock = self.ply = 0
        self.middlegame = self.endgame = self.phase = 0
        self.ep_square = NO_SQUARE
        self.key = self.castling_keys[0] ^ self.ep_keys[NO_SQUARE]

    def set_position(
        self,
        pieces: Sequence[int],
        turn: int,
        castling: int,
        ep_square: int | None,
        halfmove_clock: int,
    ) -> None:
        """Set up a position in which each side has one king and at most sixteen pieces.

        Args:
            pieces: the piece on each square, a1 first: 1 pawn to 6 king, 8 more for Black's.
            turn: 0 if White is to move, 1 for Black.
            castling: the rights: 1 and 2 White's on the king's and the queen's side, 4 and 8
                Black's.
            ep_square: the square (0 to 63) where a pawn can be captured en passant, or None.
            halfmove_clock: the plies since the last pawn move or capture.
        """
        self._clear()
        for square in range(64):
            if pieces[square]:
                self._put_piece(pieces[square], square >> 3 << 4 | square & 7)
        self.turn, self.castling, self.halfmove_clock = turn, castling, halfmove_clock
        self.ep_square = NO_SQUARE if ep_square is None else ep_square >> 3 << 4 | ep_square & 7
        self.key ^= self.castling_keys[0] ^ self.castling_keys[castling]
        self.key ^= self.ep_keys[NO_SQUARE] ^ self.ep_keys[self.ep_square]
        if turn:
            self.key ^= self.turn_key

    def push(self, move: int) -> None:
        """Make a legal move."""
        self.make(move)

    def pop(self) -> None:
        """Take back the last move."""
        self.unmake()

    @property
    def evaluation(self) -> int:
        """The static evaluation for the player to move, in hundredths of a pawn."""
        return self.evaluate()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _put_piece(self, piece: cython.int, square: cython.int) -> cython.void:
        """Put a piece on an empty square."""
        side: cython.int = piece >> 3
        entry: cython.int = 128 * piece + square
        self.squares[square] = piece
        self.list_index[square] = self.piece_count[side]
        self.piece_list[16 * side + self.piece_count[side]] = square
        self.piece_count[side] += 1
        self.middlegame += self.middlegame_values[entry]
        self.endgame += self.endgame_values[entry]
        self.phase += self.phase_weights[piece & 7]
        self.key ^= self.piece_keys[entry]
        if piece & 7 == KING:
            self.king_square[side] = square

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _remove_piece(self, square: cython.int) -> cython.void:
        """Remove the piece from a square; the last of its side's list takes its index."""
        piece: cython.int = self.squares[square]
        side: cython.int = piece >> 3
        entry: cython.int = 128 * piece + square
        last: cython.int
        self.squares[square] = NOTHING
        self.piece_count[side] -= 1
        last = self.piece_list[16 * side + self.piece_count[side]]
        self.piece_list[16 * side + self.list_index[square]] = last
        self.list_index[last] = self.list_index[square]
        self.middlegame -= self.middlegame_values[entry]
        self.endgame -= self.endgame_values[entry]
        self.phase -= self.phase_weights[piece & 7]
        self.key ^= self.piece_keys[entry]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _move_piece(self, source: cython.int, target: cython.int) -> cython.void:
        """Move a piece to an empty square."""
        piece: cython.int = self.squares[source]
        side: cython.int = piece >> 3
        entries: cython.int = 128 * piece
        self.squares[source] = NOTHING
        self.squares[target] = piece
        self.list_index[target] = self.list_index[source]
        self.piece_list[16 * side + self.list_index[target]] = target
        self.middlegame += (
            self.middlegame_values[entries + target] - self.middlegame_values[entries + source]
        )
        self.endgame += (
            self.endgame_values[entries + target] - self.endgame_values[entries + source]
        )
        self.key ^= self.piece_keys[entries + target] ^ self.piece_keys[entries + source]
        if piece & 7 == KING:
            self.king_square[side] = target

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def make(self, move: cython.int) -> cython.void:
        """Make a pseudo-legal move: `left_in_check` tells afterwards whether it was legal."""
        source: cython.int = from_square(move)
        target: cython.int = to_square(move)
        becomes: cython.int = promotion(move)
        piece: cython.int = self.squares[source]
        kind: cython.int = piece & 7
        forward: cython.int = 16 - 32 * self.turn
        captured: cython.int = target
        ply: cython.int = self.ply
        if kind == PAWN and target == self.ep_square:
            captured = target - forward
        self.past_move[ply] = move
        self.past_captured[ply] = self.squares[captured]
        self.past_castling[ply] = self.castling
        self.past_ep_square[ply] = self.ep_square
        self.past_clock[ply] = self.halfmove_clock
        self.past_key[ply] = self.key
        self.ply += 1
        self.key ^= self.castling_keys[self.castling] ^ self.ep_keys[self.ep_square]
        self.halfmove_clock += 1
        if self.squares[captured]:
            self._remove_piece(captured)
            self.halfmove_clock = 0
        self._move_piece(source, target)
        self.castling &= self.castling_masks[source] & self.castling_masks[target]
        self.ep_square = NO_SQUARE
        if kind == PAWN:
            self.halfmove_clock = 0
            if becomes:
                self._remove_piece(target)
                self._put_piece(becomes | piece & BLACK_BIT, target)
            elif target - source == 2 * forward:
                # only beside a pawn that could capture it: otherwise equal positions would differ
                piece ^= BLACK_BIT
                if (not (target + 1) & OFF_BOARD and self.squares[target + 1] == piece) or (
                    not (target - 1) & OFF_BOARD and self.squares[target - 1] == piece
                ):
                    self.ep_square = source + forward
        elif kind == KING and target - source == 2:
            self._move_piece(source + 3, source + 1)
        elif kind == KING and source - target == 2:
            self._move_piece(source - 4, source - 1)
        self.turn ^= 1
        self.key ^= self.castling_keys[self.castling] ^ self.ep_keys[self.ep_square]
        self.key ^= self.turn_key

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def unmake(self) -> cython.void:
        """Take back the last move."""
        ply: cython.int = self.ply - 1
        move: cython.int = self.past_move[ply]
        source: cython.int = from_square(move)
        target: cython.int = to_square(move)
        captured: cython.int = self.past_captured[ply]
        kind: cython.int = self.squares[target] & 7
        self.ply = ply
        self.turn ^= 1
        if promotion(move):
            self._remove_piece(target)
            self._put_piece(PAWN | self.turn << 3, target)
            kind = PAWN
        self._move_piece(target, source)
        if kind == KING and target - source == 2:
            self._move_piece(source + 1, source + 3)
        elif kind == KING and source - target == 2:
            self._move_piece(source - 1, source - 4)
        self.castling = self.past_castling[ply]
        self.ep_square = self.past_ep_square[ply]
        self.halfmove_clock = self.past_clock[ply]
        if captured:
            if kind == PAWN and target == self.ep_square:
                target -= 16 - 32 * self.turn
            self._put_piece(captured, target)
        self.key = self.past_key[ply]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def make_null(self) -> cython.void:
        """Pass the turn (a null move), which no rule allows but a search learns from."""
        ply: cython.int = self.ply
        self.past_ep_square[ply] = self.ep_square
        self.past_clock[ply] = self.halfmove_clock
        self.past_key[ply] = self.key
        self.ply += 1
        self.key ^= self.ep_keys[self.ep_square] ^ self.ep_keys[NO_SQUARE]
        self.key ^= self.turn_key
        self.ep_square = NO_SQUARE
        self.halfmove_clock = 0  # what was before can't be repeated
        self.turn ^= 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def unmake_null(self) -> cython.void:
        """Take back a null move."""
        self.ply -= 1
        self.turn ^= 1
        self.ep_square = self.past_ep_square[self.ply]
        self.halfmove_clock = self.past_clock[self.ply]
        self.key = self.past_key[self.ply]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def evaluate(self) -> cython.int:
        """Return the tapered evaluation for the player to move."""
        phase: cython.int = self.phase if self.phase < 24 else 24
        value: cython.int = self.middlegame * phase + self.endgame * (24 - phase)
        value = value // 24 if value >= 0 else -(-value // 24)
        return -value if self.turn else value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_attacked(self, square: cython.int, by: cython.int) -> cython.bint:
        """Return whether a side attacks a square."""
        side: cython.int = by << 3
        behind: cython.int = square - 16 + 32 * by
        there: cython.int
        piece: cython.int
        i: cython.int
        for there in range(behind - 1, behind + 2, 2):
            if not there & OFF_BOARD and self.squares[there] == side + PAWN:
                return True
        for i in range(8, 16):
            there = square + self.steps[i]
            if not there & OFF_BOARD and self.squares[there] == side + KNIGHT:
                return True
        for i in range(8):
            there = square + self.steps[i]
            if not there & OFF_BOARD and self.squares[there] == side + KING:
                return True
            while not there & OFF_BOARD:
                piece = self.squares[there]
                if piece:
                    if piece == side + QUEEN or piece == side + (ROOK if i < 4 else BISHOP):
                        return True
                    break
                there += self.steps[i]
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def in_check(self) -> cython.bint:
        """Return whether the player to move is in check."""
        return self.is_attacked(self.king_square[self.turn], self.turn ^ 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def left_in_check(self) -> cython.bint:
        """Return whether the move just made was illegal: it has left its own king in check."""
        return self.is_attacked(self.king_square[self.turn ^ 1], self.turn)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_repetition(self, since: cython.int) -> cython.bint:
        """Return whether the position occurred before, at ply `since` or later."""
        ply: cython.int = self.ply - 4
        first: cython.int = max(self.ply - self.halfmove_clock, since)
        while ply >= first:
            if self.past_key[ply] == self.key:
                return True
            ply -= 2
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_insufficient_material(self) -> cython.bint:
        """Return whether nobody can ever mate: one knight, or bishops of one square colour."""
        knights: cython.int = 0
        colours: cython.int = 0
        kind: cython.int
        square: cython.int
        side: cython.int
        i: cython.int
        for side in range(2):
            for i in range(self.piece_count[side]):
                square = self.piece_list[16 * side + i]
                kind = self.squares[square] & 7
                if kind == KNIGHT:
                    knights += 1
                elif kind == BISHOP:
                    colours |= 1 + ((square >> 4 ^ square) & 1)
                elif kind != KING:
                    return False
        return colours != 3 if knights == 0 else knights == 1 and colours == 0
