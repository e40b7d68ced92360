# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""The chess board: pieces, whose they are, what they add up to, and a key; moves made and unmade.

A place is 16 times the rank plus the file, so that one look at two bits tells whether a step has
left the board. A move is the square it leaves (0 to 63, a1 first), 64 times the one it goes to, and
4096 times the kind of piece that a pawn becomes.

Sources: A. L. Zobrist, "A New Hashing Method with Application for Game Playing", 1970; the board
of 128 places is as old as the microcomputers' programs (see the Chess Programming Wiki, "0x88").
"""

from collections.abc import Sequence
from random import Random

import cython

if not cython.compiled:  # compiled, they are constants of board.pxd
    WHITE, BLACK, NOTHING = 0, 1, 0
    PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(1, 7)
    OTHER, OFF, NOWHERE, DEPTHS = 8, 0x88, 120, 1024

STEPS = (1, -1, 16, -16, 15, 17, -15, -17, 14, 18, 31, 33, -14, -18, -31, -33)
"""A rook's four, a bishop's four, a knight's eight."""
HEFT = (0, 0, 1, 1, 2, 4, 0)
"""How much each kind of piece makes it the middle of the game; 24 at the start."""
SEED = 20_261


@cython.cclass
class ChessBoard:
    """Pieces on a board."""

    def __init__(self, early: Sequence[Sequence[int]], late: Sequence[Sequence[int]]) -> None:
        """Make an empty board.

        Args:
            early: what each kind of piece (pawn first) is worth to White on each square (a1
                first) as long as all pieces are there.
            late: the same for when none but kings and pawns are left.
        """
        if not cython.compiled:  # what C has for nothing
            self.at, self.number, self.keep = [0] * 128, [0] * 128, [0] * 128
            self.places, self.count, self.king, self.steps = [0] * 32, [0] * 2, [0] * 2, [0] * 16
            self.worth_early, self.worth_late, self.heft = [0] * 2048, [0] * 2048, [0] * 8
            self.salts, self.castling_salts, self.passing_salts = [0] * 2048, [0] * 16, [0] * 128
            self.past_move, self.past_captured = [0] * DEPTHS, [0] * DEPTHS
            self.past_castling, self.past_passing = [0] * DEPTHS, [0] * DEPTHS
            self.past_clock, self.past_key = [0] * DEPTHS, [0] * DEPTHS
        random = Random(SEED)
        self.turn_salt = random.getrandbits(64)
        for number, step in enumerate(STEPS):
            self.steps[number] = step
        for number, heft in enumerate(HEFT):
            self.heft[number] = heft
        for place in range(128):
            self.keep[place] = 15
            self.passing_salts[place] = random.getrandbits(64)
            if place & OFF == 0:
                self._value(place, early, late, random)
        for rights in range(16):
            self.castling_salts[rights] = random.getrandbits(64)
        # rights: 1 White's short castling, 2 the long one, 4 and 8 Black's
        for place, lost in ((7, 1), (0, 2), (4, 3), (119, 4), (112, 8), (116, 12)):
            self.keep[place] = 15 - lost
        self._clear()

    def _value(
        self,
        place: int,
        early: Sequence[Sequence[int]],
        late: Sequence[Sequence[int]],
        random: Random,
    ) -> None:
        """What every piece is worth on a place, for White, and its salt."""
        square = place >> 4 << 3 | place & 7
        for kind in range(6):
            mine, theirs = 128 * (kind + 1) + place, 128 * (kind + 1 + OTHER) + place
            self.worth_early[mine], self.worth_late[mine] = early[kind][square], late[kind][square]
            self.worth_early[theirs] = -early[kind][square ^ 56]
            self.worth_late[theirs] = -late[kind][square ^ 56]
            self.salts[mine], self.salts[theirs] = random.getrandbits(64), random.getrandbits(64)

    def _clear(self) -> None:
        for place in range(128):
            self.at[place] = NOTHING
        self.count[0] = self.count[1] = 0
        self.king[0] = self.king[1] = NOWHERE
        self.turn = self.castling = self.clock = self.made = 0
        self.early = self.late = self.phase = 0
        self.passing = NOWHERE
        self.key = self.castling_salts[0] ^ self.passing_salts[NOWHERE]

    def set_position(
        self, pieces: Sequence[int], turn: int, castling: int, passing: int | None, clock: int
    ) -> None:
        """Set up a position in which each side has one king and at most sixteen pieces.

        Args:
            pieces: what stands on each square, a1 first: 1 pawn to 6 king, 8 more for Black's.
            turn: 0 for White.
            castling: the rights: 1 and 2 White's short and long castling, 4 and 8 Black's.
            passing: the square that a pawn has just passed and may be taken on, if any can.
            clock: plies since a pawn moved or a piece was taken.
        """
        self._clear()
        for square in range(64):
            if pieces[square]:
                self._put(pieces[square], square >> 3 << 4 | square & 7)
        self.turn, self.castling, self.clock = turn, castling, clock
        self.passing = NOWHERE if passing is None else passing >> 3 << 4 | passing & 7
        self.key ^= self.castling_salts[0] ^ self.castling_salts[castling]
        self.key ^= self.passing_salts[NOWHERE] ^ self.passing_salts[self.passing]
        if turn:
            self.key ^= self.turn_salt

    def play(self, move: int) -> None:
        """Make a legal move."""
        self.make(move)

    def take_back(self) -> None:
        """Undo the last move."""
        self.unmake()

    def position_key(self) -> int:
        """The key of the position: pieces, whose turn, castling, what may be taken in passing."""
        return self.key

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _put(self, piece: cython.int, place: cython.int) -> cython.void:
        """A piece comes to an empty place."""
        side: cython.int = piece >> 3
        word: cython.int = 128 * piece + place
        self.at[place] = piece
        self.number[place] = self.count[side]
        self.places[16 * side + self.count[side]] = place
        self.count[side] += 1
        self.early += self.worth_early[word]
        self.late += self.worth_late[word]
        self.phase += self.heft[piece & 7]
        self.key ^= self.salts[word]
        if piece & 7 == KING:
            self.king[side] = place

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take(self, place: cython.int) -> cython.void:
        """A piece leaves the board; the last of its side takes its number."""
        piece: cython.int = self.at[place]
        side: cython.int = piece >> 3
        word: cython.int = 128 * piece + place
        last: cython.int
        self.at[place] = NOTHING
        self.count[side] -= 1
        last = self.places[16 * side + self.count[side]]
        self.places[16 * side + self.number[place]] = last
        self.number[last] = self.number[place]
        self.early -= self.worth_early[word]
        self.late -= self.worth_late[word]
        self.phase -= self.heft[piece & 7]
        self.key ^= self.salts[word]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _shift(self, source: cython.int, target: cython.int) -> cython.void:
        """A piece goes to an empty place."""
        piece: cython.int = self.at[source]
        side: cython.int = piece >> 3
        word: cython.int = 128 * piece
        self.at[source] = NOTHING
        self.at[target] = piece
        self.number[target] = self.number[source]
        self.places[16 * side + self.number[target]] = target
        self.early += self.worth_early[word + target] - self.worth_early[word + source]
        self.late += self.worth_late[word + target] - self.worth_late[word + source]
        self.key ^= self.salts[word + target] ^ self.salts[word + source]
        if piece & 7 == KING:
            self.king[side] = target

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def make(self, move: cython.int) -> cython.void:
        """Make a move that follows the rules but for the king's safety."""
        source: cython.int = (move & 56) << 1 | move & 7
        target: cython.int = (move >> 6 & 56) << 1 | move >> 6 & 7
        becomes: cython.int = move >> 12
        piece: cython.int = self.at[source]
        kind: cython.int = piece & 7
        ahead: cython.int = 16 - 32 * self.turn
        taken: cython.int = target
        made: cython.int = self.made
        if kind == PAWN and target == self.passing:
            taken = target - ahead
        self.past_move[made] = move
        self.past_captured[made] = self.at[taken]
        self.past_castling[made] = self.castling
        self.past_passing[made] = self.passing
        self.past_clock[made] = self.clock
        self.past_key[made] = self.key
        self.made += 1
        self.key ^= self.castling_salts[self.castling] ^ self.passing_salts[self.passing]
        self.clock += 1
        if self.at[taken]:
            self._take(taken)
            self.clock = 0
        self._shift(source, target)
        self.castling &= self.keep[source] & self.keep[target]
        self.passing = NOWHERE
        if kind == PAWN:
            self.clock = 0
            if becomes:
                self._take(target)
                self._put(becomes | piece & OTHER, target)
            elif target - source == 2 * ahead:
                # only where a pawn stands that could take it: else the position is the same
                piece ^= OTHER
                if (not (target + 1) & OFF and self.at[target + 1] == piece) or (
                    not (target - 1) & OFF and self.at[target - 1] == piece
                ):
                    self.passing = source + ahead
        elif kind == KING and target - source == 2:
            self._shift(source + 3, source + 1)
        elif kind == KING and source - target == 2:
            self._shift(source - 4, source - 1)
        self.turn ^= 1
        self.key ^= self.castling_salts[self.castling] ^ self.passing_salts[self.passing]
        self.key ^= self.turn_salt

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def unmake(self) -> cython.void:
        """Take the last move back."""
        made: cython.int = self.made - 1
        move: cython.int = self.past_move[made]
        source: cython.int = (move & 56) << 1 | move & 7
        target: cython.int = (move >> 6 & 56) << 1 | move >> 6 & 7
        captured: cython.int = self.past_captured[made]
        kind: cython.int = self.at[target] & 7
        self.made = made
        self.turn ^= 1
        if move >> 12:
            self._take(target)
            self._put(PAWN | self.turn << 3, target)
            kind = PAWN
        self._shift(target, source)
        if kind == KING and target - source == 2:
            self._shift(source + 1, source + 3)
        elif kind == KING and source - target == 2:
            self._shift(source - 1, source - 4)
        self.castling = self.past_castling[made]
        self.passing = self.past_passing[made]
        self.clock = self.past_clock[made]
        if captured:
            if kind == PAWN and target == self.passing:
                target -= 16 - 32 * self.turn
            self._put(captured, target)
        self.key = self.past_key[made]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def make_nothing(self) -> cython.void:
        """Let the other side move twice: no rule allows it, a search learns from it."""
        made: cython.int = self.made
        self.past_passing[made] = self.passing
        self.past_clock[made] = self.clock
        self.past_key[made] = self.key
        self.made += 1
        self.key ^= self.passing_salts[self.passing] ^ self.passing_salts[NOWHERE]
        self.key ^= self.turn_salt
        self.passing = NOWHERE
        self.clock = 0  # what was before can't be repeated
        self.turn ^= 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def unmake_nothing(self) -> cython.void:
        """Take that back."""
        self.made -= 1
        self.turn ^= 1
        self.passing = self.past_passing[self.made]
        self.clock = self.past_clock[self.made]
        self.key = self.past_key[self.made]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_repeated(self, since: cython.int) -> cython.bint:
        """Whether the position was there already since so many moves were made."""
        i: cython.int = self.made - 4
        least: cython.int = max(self.made - self.clock, since)
        while i >= least:
            if self.past_key[i] == self.key:
                return True
            i -= 2
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_bare(self) -> cython.bint:
        """Whether nobody can ever mate: one knight, or bishops all on squares of one colour."""
        knights: cython.int = 0
        colours: cython.int = 0
        kind: cython.int
        place: cython.int
        side: cython.int
        i: cython.int
        for side in range(2):
            for i in range(self.count[side]):
                place = self.places[16 * side + i]
                kind = self.at[place] & 7
                if kind == KNIGHT:
                    knights += 1
                elif kind == BISHOP:
                    colours |= 1 + ((place >> 4 ^ place) & 1)
                elif kind != KING:
                    return False
        return colours != 3 if knights == 0 else knights == 1 and colours == 0
