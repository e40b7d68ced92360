# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chess by the rules of FIDE, as the library `chess` knows them.

A game is over at mate and stalemate, where nobody can ever mate, and at once where a position comes
about for the third time or where fifty moves of each side have moved no pawn and taken nothing.

A move is the square that is left (0 to 63, a1 first, then b1), 64 times the one that is gone to,
and 4096 times the kind of piece that a pawn becomes (2 knight to 5 queen).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, cast

from desktop_app.core.errors import Fault, GameError
from desktop_app.core.position import MAX, Move, Player, Position, Traits
from desktop_app.games.chess.notation import move_text, split

if TYPE_CHECKING:
    from desktop_app.games.chess.position import ChessPosition


class ChessFault(StrEnum):
    """Ways in which what is typed of chess can be wrong."""

    BAD_FEN = "bad-fen"
    KINGS = "kings"
    LEFT_IN_CHECK = "left-in-check"
    PAWNS = "pawns"
    PIECES = "pieces"
    IMPOSSIBLE = "impossible"  # in a way that is rare
    AMBIGUOUS = "ambiguous"
    VARIANT = "variant"


IMPOSSIBLE = {
    "empty": ChessFault.KINGS,
    "no-white-king": ChessFault.KINGS,
    "no-black-king": ChessFault.KINGS,
    "too-many-kings": ChessFault.KINGS,
    "opposite-check": ChessFault.LEFT_IN_CHECK,
    "pawns-on-backrank": ChessFault.PAWNS,
    "too-many-white-pawns": ChessFault.PIECES,
    "too-many-black-pawns": ChessFault.PIECES,
    "too-many-white-pieces": ChessFault.PIECES,
    "too-many-black-pieces": ChessFault.PIECES,
}
"""What the library calls a fault of a position, and what it is here."""


@dataclass(frozen=True)
class ChessGame:
    """Chess from the usual start.

    Attributes:
        has_arbiter: whether a draw that a player could claim ends the game at once. An engine
            leaves that decision to the program that drives it, and plays on as long as there is a
            legal move.
    """

    family = "chess"
    id = "chess"
    is_numeric = False
    longest = None
    traits = Traits(may_cycle=True, takes_turns=True)
    has_arbiter: bool = True

    def start(self) -> ChessPosition:
        """The usual one."""
        from desktop_app.games.chess.position import first_position

        return first_position(self)

    def player_text(self, player: Player) -> str:
        """White begins, and is Max."""
        return "White" if player is MAX else "Black"

    def move_text(self, move: Move) -> str:
        """From where to where, such as `e2e4` and `e7e8q`: UCI's notation needs no position."""
        return move_text(move)

    def moves_text(self, moves: Sequence[Move]) -> str:
        """One after the other: `e2e4 e7e5`."""
        return " ".join(map(self.move_text, moves))

    def split_moves(self, text: str) -> list[str]:
        """See `Game.split_moves`: UCI's notation or SAN, with or without numbers of moves."""
        return split(text)

    def parse_move(self, position: Position, text: str) -> Move:
        """See `Game.parse_move`: `e2e4`, `e4`, `Nf3`, `O-O`, `exd8=Q+`."""
        from desktop_app.games.chess.position import Unreadable, UnreadableError, legal_move

        if position.outcome is not None:
            raise GameError(Fault.GAME_OVER, text=text)
        try:
            return legal_move(cast("ChessPosition", position), text)
        except UnreadableError as error:
            if error.why is Unreadable.AMBIGUOUS:
                raise GameError(ChessFault.AMBIGUOUS, text=text[:12]) from error
            if error.why is Unreadable.ILLEGAL:
                raise GameError(Fault.NOT_LEGAL, text=text[:12]) from error
            number = position.ply + 1
            raise GameError(
                Fault.MOVE_SYNTAX, text=text[:12], number=number, example="e2e4"
            ) from error

    def is_position_text(self, text: str, /) -> bool:
        """A position's rows are separated by strokes."""
        return "/" in text.split("moves", maxsplit=1)[0]

    def parse_position(self, text: str) -> ChessPosition:
        """A position in Forsyth-Edwards notation, perhaps with moves: `FEN moves e2e4`."""
        from desktop_app.games.chess.position import Unreadable, UnreadableError, position_of

        fen, _, moves = text.strip().partition("moves")
        try:
            position = position_of(self, fen)
        except UnreadableError as error:
            if error.why is Unreadable.SYNTAX:
                raise GameError(ChessFault.BAD_FEN, text=text[:40]) from error
            raise GameError(IMPOSSIBLE.get(error.reason, ChessFault.IMPOSSIBLE)) from error
        for each in self.split_moves(moves):
            position = position.after(self.parse_move(position, each))
        return position
