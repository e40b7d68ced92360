# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chess by the FIDE rules, as implemented by the library `chess`.

A game ends with checkmate, stalemate or insufficient material, and also at once when a position
occurs for the third time or when fifty moves by each side have moved no pawn and captured nothing.

A move is encoded as its origin square (0 to 63, a1 first, then b1), plus 64 times its target
square, plus 4096 times the piece that a pawn promotes to (2 knight to 5 queen).
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
    """The errors in chess moves and positions that a user types."""

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
"""The library's names of errors in positions, with our own."""


@dataclass(frozen=True)
class ChessGame:
    """Chess from the usual initial position.

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
        from desktop_app.games.chess.position import first_position

        return first_position(self)

    def player_text(self, player: Player) -> str:
        """Return the name of the player; White moves first and is Max."""
        return "White" if player is MAX else "Black"

    def move_text(self, move: Move) -> str:
        """Return a move in UCI notation, such as `e2e4` and `e7e8q`, which needs no position."""
        return move_text(move)

    def moves_text(self, moves: Sequence[Move]) -> str:
        """Return the moves separated by spaces: `e2e4 e7e5`."""
        return " ".join(map(self.move_text, moves))

    def split_moves(self, text: str) -> list[str]:
        """Split moves in UCI notation or SAN, with or without move numbers."""
        return split(text)

    def parse_move(self, position: Position, text: str) -> Move:
        """Return the legal move for a text such as `e2e4`, `e4`, `Nf3`, `O-O` or `exd8=Q+`."""
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
        """Return whether the text has slashes, which separate the rows of a position."""
        return "/" in text.split("moves", maxsplit=1)[0]

    def parse_position(self, text: str) -> ChessPosition:
        """Read a position in Forsyth-Edwards notation, optionally with moves: `FEN moves e2e4`."""
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
