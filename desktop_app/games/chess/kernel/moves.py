# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""The moves of chess, listed piece by piece; whether the king is safe shows when one is made."""

from collections.abc import Sequence

import cython

from desktop_app.games.chess.kernel.board import ChessBoard

if not cython.compiled:  # compiled, they are constants of the .pxd files
    NOTHING, OFF, OTHER, STACK = 0, 0x88, 8, 65_536
    PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(1, 7)


@cython.cclass
class ChessMoves(ChessBoard):
    """A board that knows its moves; lists of moves lie on one stack."""

    def __init__(self, early: Sequence[Sequence[int]], late: Sequence[Sequence[int]]) -> None:
        """Make an empty board; see `ChessBoard`."""
        super().__init__(early, late)
        if not cython.compiled:
            self.moves = [0] * STACK
        self.top = 0

    def legal_moves(self) -> list[int]:
        """All legal moves of the position."""
        base, found = self.top, list[int]()
        self.list_moves(True)
        for i in range(base, self.top, 2):
            self.make(self.moves[i])
            if not self.left_in_check():
                found.append(self.moves[i])
            self.unmake()
        self.top = base
        return found

    def perft(self, depth: int) -> int:
        """How many games of so many plies can follow, by which generators of moves are compared."""
        found: cython.ulonglong
        c_depth: cython.int = depth
        with cython.nogil:
            found = self._count(c_depth)
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_attacked(self, place: cython.int, by: cython.int) -> cython.bint:
        """Whether a side could take what stands on a place."""
        base: cython.int = by << 3
        behind: cython.int = place - 16 + 32 * by
        there: cython.int
        piece: cython.int
        i: cython.int
        for there in range(behind - 1, behind + 2, 2):
            if not there & OFF and self.at[there] == base + PAWN:
                return True
        for i in range(8, 16):
            there = place + self.steps[i]
            if not there & OFF and self.at[there] == base + KNIGHT:
                return True
        for i in range(8):
            there = place + self.steps[i]
            if not there & OFF and self.at[there] == base + KING:
                return True
            while not there & OFF:
                piece = self.at[there]
                if piece:
                    if piece == base + QUEEN or piece == base + (ROOK if i < 4 else BISHOP):
                        return True
                    break
                there += self.steps[i]
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def in_check(self) -> cython.bint:
        """Whether the king of the side to move is attacked."""
        return self.is_attacked(self.king[self.turn], self.turn ^ 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def left_in_check(self) -> cython.bint:
        """Whether the move just made is illegal: it has left its own king attacked."""
        return self.is_attacked(self.king[self.turn ^ 1], self.turn)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _count(self, depth: cython.int) -> cython.ulonglong:
        base: cython.int = self.top
        found: cython.ulonglong = 0
        i: cython.int
        if depth <= 0:
            return 1
        self.list_moves(True)
        for i in range(base, self.top, 2):
            self.make(self.moves[i])
            if not self.left_in_check():
                found += self._count(depth - 1)
            self.unmake()
        self.top = base
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def has_move(self) -> cython.bint:
        """Whether there is a legal move."""
        base: cython.int = self.top
        found: cython.bint = False
        i: cython.int
        self.list_moves(True)
        for i in range(base, self.top, 2):
            self.make(self.moves[i])
            found = not self.left_in_check()
            self.unmake()
            if found:
                break
        self.top = base
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def list_moves(self, quiet: cython.bint) -> cython.void:
        """Push the moves that follow the rules but for the king's safety.

        Args:
            quiet: also those that neither take a piece nor make one of a pawn.
        """
        side: cython.int = self.turn
        place: cython.int
        there: cython.int
        piece: cython.int
        kind: cython.int
        first: cython.int
        last: cython.int
        n: cython.int
        i: cython.int
        for n in range(self.count[side]):
            place = self.places[16 * side + n]
            kind = self.at[place] & 7
            if kind == PAWN:
                self._add_pawn(place, quiet)
                continue
            first = 8 if kind == KNIGHT else 4 if kind == BISHOP else 0
            last = 16 if kind == KNIGHT else 4 if kind == ROOK else 8
            for i in range(first, last):
                there = place + self.steps[i]
                while not there & OFF:
                    piece = self.at[there]
                    if piece:
                        if piece >> 3 != side:
                            self._add(place, there)
                        break
                    if quiet:
                        self._add(place, there)
                    if kind in (KNIGHT, KING):
                        break
                    there += self.steps[i]
        if quiet and self.castling:
            self._add_castling()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _add(self, source: cython.int, target: cython.int) -> cython.void:
        self.moves[self.top] = (target >> 1 & 56 | target & 7) << 6 | source >> 1 & 56 | source & 7
        self.top += 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _add_pawn(self, place: cython.int, quiet: cython.bint) -> cython.void:
        """A pawn's moves; one that reaches the last rank becomes each of four pieces."""
        ahead: cython.int = 16 - 32 * self.turn
        there: cython.int = place + ahead
        rank: cython.int = place >> 4
        is_last: cython.bint = rank == (1 if self.turn else 6)
        base: cython.int = self.top
        end: cython.int
        becomes: cython.int
        i: cython.int
        if not self.at[there]:
            if quiet or is_last:
                self._add(place, there)
            if quiet and rank == (6 if self.turn else 1) and not self.at[there + ahead]:
                self._add(place, there + ahead)
        for i in range(there - 1, there + 2, 2):
            if not i & OFF and (i == self.passing or (self.at[i] and self.at[i] >> 3 != self.turn)):
                self._add(place, i)
        if is_last:
            end = self.top
            for i in range(base, end, 2):
                for becomes in range(KNIGHT, QUEEN):
                    self.moves[self.top] = self.moves[i] | becomes << 12
                    self.top += 2
                self.moves[i] |= QUEEN << 12

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _add_castling(self) -> cython.void:
        """The king goes two places over empty ones, and neither starts nor passes under attack."""
        home: cython.int = 116 if self.turn else 4
        other: cython.int = self.turn ^ 1
        rights: cython.int = self.castling >> 2 * self.turn & 3
        if not rights or self.is_attacked(home, other):
            return
        if (
            rights & 1
            and not self.at[home + 1]
            and not self.at[home + 2]
            and not self.is_attacked(home + 1, other)
        ):
            self._add(home, home + 2)
        if (
            rights & 2
            and not self.at[home - 1]
            and not self.at[home - 2]
            and not self.at[home - 3]
            and not self.is_attacked(home - 1, other)
        ):
            self._add(home, home - 2)
