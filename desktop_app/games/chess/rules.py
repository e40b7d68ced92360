# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chess by the FIDE rules, as implemented by the library `chess`.

A game ends with checkmate, stalemate or insufficient material, and also at once when a position
occurs for the third time or when fifty moves by each side have moved no pawn and captured nothing.

A move is encoded as its origin square (0 to 63, a1 first, then b1), plus 64 times its target
square, plus 4096 times the piece that a pawn promotes to (2 knight to 5 queen).

The library is imported with the first position and not with the list of games: loading it takes as
long as the first paint of a window.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, Final, cast

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.frozen import frozen
from desktop_app.core.position import ENDLESS, MAX, MIN, Move, Player, Position, Traits
from desktop_app.games.chess import FAMILY
from desktop_app.games.chess.fen import fields_of
from desktop_app.games.chess.notation import library_move, move_of, move_text, read_move, split

if TYPE_CHECKING:
    import chess

OCCURRENCES = 3
"""The game is drawn when a position occurs this many times."""
FIFTY_MOVES = 100
"""The game is drawn after this many plies without a pawn move or a capture."""
REMEMBERED = 400
"""The number of plies for which positions are remembered where draws are not claimed."""
MANY = 1 << 100
"""More positions than anybody will visit."""


class ChessFault(StrEnum):
    """The errors in chess moves and positions that a user types."""

    BAD_FEN = "bad-fen"
    KINGS = "kings"
    LEFT_IN_CHECK = "left-in-check"
    PAWNS = "pawns"
    PIECES = "pieces"
    CASTLING = "castling"  # as in Chess960
    IMPOSSIBLE = "impossible"  # for a rare reason
    AMBIGUOUS = "ambiguous"
    VARIANT = "variant"


IMPOSSIBLE = {
    "EMPTY": ChessFault.KINGS,
    "NO_WHITE_KING": ChessFault.KINGS,
    "NO_BLACK_KING": ChessFault.KINGS,
    "TOO_MANY_KINGS": ChessFault.KINGS,
    "OPPOSITE_CHECK": ChessFault.LEFT_IN_CHECK,
    "PAWNS_ON_BACKRANK": ChessFault.PAWNS,
    "TOO_MANY_WHITE_PAWNS": ChessFault.PIECES,
    "TOO_MANY_BLACK_PAWNS": ChessFault.PIECES,
    "TOO_MANY_WHITE_PIECES": ChessFault.PIECES,
    "TOO_MANY_BLACK_PIECES": ChessFault.PIECES,
}
"""Our faults for the library's names of errors in a position."""


class ChessEnding(StrEnum):
    """The rule by which a game ended."""

    MATE = "mate"
    STALEMATE = "stalemate"
    MATERIAL = "material"
    REPETITION = "repetition"
    FIFTY = "fifty"


@frozen(slots=False)
class ChessGame:
    """Chess from the usual initial position.

    Attributes:
        has_arbiter: whether a draw that a player could claim ends the game at once. An engine
            leaves that decision to the program that drives it, and plays on as long as there is a
            legal move.
    """

    family = FAMILY
    id = "chess"
    is_numeric = False
    longest = None
    traits = Traits(may_cycle=True, takes_turns=True)
    has_arbiter: bool = True

    def start(self) -> ChessPosition:
        import chess

        return ChessPosition(self, chess.Board(), 0)

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
        import chess

        if position.outcome is not None:
            raise GameError(GameFault.GAME_OVER, text=text)
        try:
            return move_of(read_move(cast("ChessPosition", position).board, text))
        except chess.AmbiguousMoveError as error:
            raise GameError(ChessFault.AMBIGUOUS, text=text[:12]) from error
        except chess.IllegalMoveError as error:
            raise GameError(GameFault.NOT_LEGAL, text=text[:12]) from error
        except ValueError as error:
            number = position.ply + 1
            raise GameError(
                GameFault.MOVE_SYNTAX, text=text[:12], number=number, example="e2e4"
            ) from error

    def moves_for(self, position: Position, text: str) -> Sequence[Move]:
        return (self.parse_move(position, text),)

    def is_position_text(self, text: str, /) -> bool:
        """Return whether the text has slashes, which separate the rows of a position."""
        return "/" in text.split("moves", maxsplit=1)[0]

    def parse_position(self, text: str) -> ChessPosition:
        """Read a position in Forsyth-Edwards notation, optionally with moves: `FEN moves e2e4`.

        Fields missing at the end mean that White is to move, nobody may castle, no pawn can be
        captured en passant, and the clock is 0. Castling rights without a rook or with a king that
        has left its row, and en passant squares that the pieces contradict, mean nothing and are
        dropped; impossible numbers are brought within bounds, as other engines do. Castling rights
        that only Chess960 knows (X-FEN and Shredder-FEN) are refused: without them it would be
        another position.
        """
        fen, _, moves = text.strip().partition("moves")
        try:
            board = _read_fen(fen)
        except ValueError as error:
            raise GameError(ChessFault.BAD_FEN, text=text[:40]) from error
        if board.has_chess960_castling_rights():
            raise GameError(ChessFault.CASTLING, text=fields_of(fen)[2][:12])
        board.castling_rights = board.clean_castling_rights()
        if not board.is_valid():
            first = next(iter(board.status())).name or ""
            raise GameError(IMPOSSIBLE.get(first, ChessFault.IMPOSSIBLE))
        ply = max(2 * (board.fullmove_number - 1) + (not board.turn), 0)
        position = ChessPosition(self, board, ply)
        for each in self.split_moves(moves):
            position = position.after(self.parse_move(position, each))
        return position


def _read_fen(text: str) -> chess.Board:
    """Read Forsyth-Edwards notation as leniently as `ChessGame.parse_position`.

    Raises:
        ValueError: it is not Forsyth-Edwards notation.
    """
    import chess

    board = chess.Board(" ".join(fields_of(text)))
    if board.status() & chess.STATUS_INVALID_EP_SQUARE:
        board.ep_square = None
    return board


class ChessPosition:
    """A position, with the history that the rules need.

    Attributes:
        game: the rules.
        board: the library's board, which must not be changed.
        ply: the plies played, by the move number of the notation.
    """

    __slots__ = ("__dict__", "_past", "_since", "board", "game", "ply")

    def __init__(
        self,
        game: ChessGame,
        board: chess.Board,
        ply: int,
        since: tuple[chess.Board, tuple[Move, ...]] | None = None,
        past: tuple[Hashable, ...] = (),
    ) -> None:
        """Make a position from its parts.

        Args:
            game: the rules.
            board: pieces, turn, rights and clock; it must not be changed from now on.
            ply: the plies played before.
            since: the board after the last irreversible move and the moves from there; None if
                this is that position.
            past: `repetition_key` of the positions since then, without this one.
        """
        self.game: Final = game
        self.board: Final = board
        self.ply: Final = ply
        self._since: Final = since or (board, ())
        self._past: Final = past

    @property
    def turn(self) -> Player:
        return MAX if self.board.turn else MIN

    @property
    def moves_since(self) -> tuple[str, tuple[Move, ...]]:
        """The position after the last irreversible move, and the moves since."""
        board, moves = self._since
        return board.fen(), moves

    @property
    def remaining(self) -> int:
        return ENDLESS if self.ending is None else 0

    @cached_property
    def ending(self) -> ChessEnding | None:
        """The rule by which the game has ended; None while it goes on."""
        board = self.board
        if not any(board.generate_legal_moves()):
            return ChessEnding.MATE if board.is_check() else ChessEnding.STALEMATE
        if not self.game.has_arbiter:
            return None
        if board.is_insufficient_material():
            return ChessEnding.MATERIAL
        if board.halfmove_clock >= FIFTY_MOVES:
            return ChessEnding.FIFTY
        return (
            ChessEnding.REPETITION
            if self._past.count(self.repetition_key) >= OCCURRENCES - 1
            else None
        )

    @property
    def outcome(self) -> int | None:
        """The result: a mated player has lost, and all other ends are draws."""
        ending = self.ending
        if ending is None:
            return None
        return -self.turn if ending is ChessEnding.MATE else 0

    @cached_property
    def repetition_key(self) -> Hashable:
        """The part of a position that is compared for repetitions."""
        board = self.board
        passing = board.ep_square if board.has_legal_en_passant() else None
        pieces = board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings
        rights = board.clean_castling_rights()
        return (*pieces, board.occupied_co[True], board.turn, rights, passing)

    @cached_property
    def key(self) -> Hashable:
        """The placement, the fifty-move clock, and the counts of earlier repetitions."""
        return (
            self.repetition_key,
            self.board.halfmove_clock,
            frozenset(Counter(self._past).items()),
        )

    @property
    def canonical_key(self) -> Hashable:
        """The key itself: chess positions have no symmetry."""
        return self.key

    @property
    def met_twice(self) -> tuple[tuple[Move, ...], ...]:
        """The prefixes of `moves_since` to positions met twice: one more repetition is a draw."""
        keys = [*self._past, self.repetition_key]
        twice = {each: n for n, each in enumerate(keys) if keys.count(each) >= OCCURRENCES - 1}
        return tuple(self._since[1][:number] for number in twice.values())

    @property
    def text(self) -> str:
        """Forsyth-Edwards notation, followed by the moves since if the rules need them."""
        fen, moves = self.moves_since
        return f"{fen} moves {self.game.moves_text(moves)}" if moves else fen

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ChessPosition):
            return NotImplemented
        return self.ply == other.ply and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<chess {self.board.fen()}>"

    def legal_moves(self) -> Sequence[Move]:
        """Return the legal moves, sorted by origin and then by target square."""
        return self._legal

    @cached_property
    def _legal(self) -> tuple[Move, ...]:
        if self.ending is not None:
            return ()
        moves = map(move_of, self.board.generate_legal_moves())
        return tuple(sorted(moves, key=lambda move: (move & 63, move >> 6 & 63, -move)))

    def after(self, move: Move) -> ChessPosition:
        board = self.board.copy(stack=False)
        board.push(library_move(move))
        if not board.halfmove_clock or len(self._past) >= REMEMBERED:
            return ChessPosition(self.game, board, self.ply + 1)
        since = self._since[0], (*self._since[1], move)
        return ChessPosition(
            self.game, board, self.ply + 1, since, (*self._past, self.repetition_key)
        )

    def san(self, move: Move) -> str:
        """Return a legal move in standard algebraic notation: `Nf3`, `exd8=Q+`, `O-O`."""
        return self.board.san(library_move(move))

    def size_bound(self) -> int:
        return 1 if self.ending is not None else MANY
