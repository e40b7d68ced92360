# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chess positions, with the rules of the library `chess`.

The library is loaded with the first position and not with the list of games: loading it takes as
long as the first paint of a window.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from enum import StrEnum
from functools import cached_property
from typing import Final, Protocol

import chess

from desktop_app.core.position import ENDLESS, MAX, MIN, Game, Move, Player
from desktop_app.core.whole_number import whole_number
from desktop_app.games.chess.notation import move_of, read_move

TIMES = 3
"""So often a position may be met: then the game is drawn."""
PATIENCE = 100
"""Plies without a pawn's move or a piece taken, after which the game is drawn."""
MOST_CLOCK = 150
"""The 75-move rule ends every game here. Other engines accept any clock, so larger values are
reduced to this one instead of being refused."""
MOST_MOVES = 9_999
"""The longest game possible has about 6,000 moves."""
REMEMBERED = 400
"""The number of plies for which positions are remembered where draws are not claimed."""
MANY = 1 << 100
"""More positions than anybody will visit."""


class Rules(Game, Protocol):
    """The rules that a position needs from its game."""

    @property
    def has_arbiter(self) -> bool:
        """Whether a draw that a player could claim ends the game at once."""
        ...


class Ending(StrEnum):
    """The rule by which a game ended."""

    MATE = "mate"
    STALEMATE = "stalemate"
    MATERIAL = "material"
    REPETITION = "repetition"
    FIFTY = "fifty"


class Unreadable(StrEnum):
    """The reason why a position or move could not be read."""

    SYNTAX = "syntax"
    AMBIGUOUS = "ambiguous"
    ILLEGAL = "illegal"


class UnreadableError(ValueError):
    """The text is no position, or no legal move in this one.

    Attributes:
        why: in which way.
        reason: for an impossible position, its error under the library's name.
    """

    def __init__(self, why: Unreadable, reason: str = "") -> None:
        super().__init__(f"{why} {reason}")
        self.why = why
        self.reason = reason


def first_position(game: Rules) -> ChessPosition:
    """Return the initial position."""
    return ChessPosition(game, chess.Board(), 0)


def position_of(game: Rules, fen: str) -> ChessPosition:
    """Read a position in Forsyth-Edwards notation.

    Parts that are left out at its end are White's turn, no castling, nothing to take in passing, no
    clock. Castling and taking in passing that the pieces don't allow are dropped, and impossible
    numbers are brought within bounds, as other engines do.

    Raises:
        UnreadableError: the text is no position, or an impossible one.
    """
    fields = fen.split()
    fields += ("w", "-", "-", "0", "1")[max(len(fields) - 1, 0) :]
    *placement, clock, number = fields
    fen = " ".join((*placement, _within(clock, 0, MOST_CLOCK), _within(number, 1, MOST_MOVES)))
    try:
        board = chess.Board(fen)
    except ValueError as error:
        raise UnreadableError(Unreadable.SYNTAX) from error
    board.castling_rights = board.clean_castling_rights()
    if board.status() & chess.STATUS_INVALID_EP_SQUARE:
        board.ep_square = None
    if not board.is_valid():
        raise UnreadableError(Unreadable.ILLEGAL, _reason(board.status()))
    ply = max(2 * (board.fullmove_number - 1) + (not board.turn), 0)
    return ChessPosition(game, board, ply)


def legal_move(position: ChessPosition, text: str) -> Move:
    """Return the legal move that a text names.

    Raises:
        UnreadableError: it is no move, not one of this position, or more than one.
    """
    try:
        return move_of(read_move(position.board, text))
    except chess.AmbiguousMoveError as error:
        raise UnreadableError(Unreadable.AMBIGUOUS) from error
    except chess.IllegalMoveError as error:
        raise UnreadableError(Unreadable.ILLEGAL) from error
    except ValueError as error:
        raise UnreadableError(Unreadable.SYNTAX) from error


class ChessPosition:
    """A position, with the history that the rules need.

    Attributes:
        game: the rules.
        board: the library's view of it; nobody changes it.
        ply: how many moves were made, by the count of moves that the notation has.
    """

    __slots__ = ("__dict__", "_past", "_since", "board", "game", "ply")

    def __init__(
        self,
        game: Rules,
        board: chess.Board,
        ply: int,
        since: tuple[chess.Board, tuple[Move, ...]] | None = None,
        past: tuple[Hashable, ...] = (),
    ) -> None:
        """Make a position from its parts.

        Args:
            game: the rules.
            board: pieces, turn, rights and clock; it is never changed from now on.
            ply: how many moves were made before.
            since: the position after the last move that can't be taken back, and what was played
                from there; None where this is that position.
            past: what the positions since then look like, this one not among them.
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
    def ending(self) -> Ending | None:
        """The rule by which the game has ended; None while it goes on."""
        board = self.board
        if not any(board.generate_legal_moves()):
            return Ending.MATE if board.is_check() else Ending.STALEMATE
        if not self.game.has_arbiter:
            return None
        if board.is_insufficient_material():
            return Ending.MATERIAL
        if board.halfmove_clock >= PATIENCE:
            return Ending.FIFTY
        return Ending.REPETITION if self._past.count(self.looks) >= TIMES - 1 else None

    @property
    def outcome(self) -> int | None:
        """The result: a mated player has lost, and all other ends are draws."""
        ending = self.ending
        if ending is None:
            return None
        return -self.turn if ending is Ending.MATE else 0

    @cached_property
    def looks(self) -> Hashable:
        """The part of a position that is compared for repetitions."""
        board = self.board
        passing = board.ep_square if board.has_legal_en_passant() else None
        pieces = board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings
        rights = board.clean_castling_rights()
        return (*pieces, board.occupied_co[chess.WHITE], board.turn, rights, passing)

    @cached_property
    def key(self) -> Hashable:
        """The placement, the fifty-move clock, and the counts of earlier repetitions."""
        return self.looks, self.board.halfmove_clock, frozenset(Counter(self._past).items())

    @property
    def canonical_key(self) -> Hashable:
        """The key itself: chess positions have no symmetry."""
        return self.key

    @property
    def met_twice(self) -> tuple[tuple[Move, ...], ...]:
        """The prefixes of `moves_since` to positions met twice: one more repetition is a draw."""
        looks = [*self._past, self.looks]
        twice = {each: n for n, each in enumerate(looks) if looks.count(each) >= TIMES - 1}
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
        board.push(chess.Move(move & 63, move >> 6 & 63, move >> 12 or None))
        if not board.halfmove_clock or len(self._past) >= REMEMBERED:
            return ChessPosition(self.game, board, self.ply + 1)
        since = self._since[0], (*self._since[1], move)
        return ChessPosition(self.game, board, self.ply + 1, since, (*self._past, self.looks))

    def san(self, move: Move) -> str:
        """Return a legal move in standard algebraic notation: `Nf3`, `exd8=Q+`, `O-O`."""
        return self.board.san(chess.Move(move & 63, move >> 6 & 63, move >> 12 or None))

    def size_bound(self) -> int:
        return 1 if self.ending is not None else MANY


def _within(text: str, least: int, most: int) -> str:
    """Clamp a number in a text; other texts are left for the library to refuse."""
    number = whole_number(text, least, most)
    return text if number is None else str(number)


def _reason(status: chess.Status) -> str:
    """Return the first error in a position, under the library's name for it."""
    names = (flag.name for flag in chess.Status if flag and flag in status)
    return (next(names, None) or "INVALID").lower().replace("_", "-")
