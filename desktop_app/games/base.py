# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Base classes and helpers for games: notation of moves and boards, equality of positions.

A game's own `rules.py` and `notation.py` hold only what is specific to it.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.notation import BETWEEN, tokenize_moves
from desktop_app.core.position import MIN, Move, Player, Position

MOST_SHOWN = 12
"""An error message quotes at most this many characters of a move that can't be read."""

_SIZE = r"(\d{1,4})x(\d{1,4})"


class MoveNotation(NamedTuple):
    """The notation of a game's moves.

    Attributes:
        pattern: matches one move.
        example: a move for the error message.
        gap: the text between two moves.
        between: the characters that may separate moves when they are read, besides white space.
    """

    pattern: re.Pattern[str]
    example: str
    gap: str = ""
    between: str = BETWEEN


class GameBase(ABC):
    """The parts of the `Game` protocol that most games implement in the same way.

    Attributes:
        players: the names of Max and Min.
    """

    is_numeric = False
    players = ("X", "O")

    @abstractmethod
    def notation(self) -> MoveNotation:
        """Return how moves are written."""

    @abstractmethod
    def move_text(self, move: Move) -> str:
        """Return the notation of one move."""

    @abstractmethod
    def find_move(self, position: Position, text: str) -> Move:
        """Return the legal move that a notation names.

        Args:
            position: where the move is to be made; the game is not over here.
            text: a text that the pattern of `notation` matches.

        Raises:
            GameError: the move is not legal here.
        """

    def player_text(self, player: Player) -> str:
        """Return the name of a player in the notation, such as `X`."""
        return self.players[player is MIN]

    def moves_text(self, moves: Sequence[Move]) -> str:
        """Return the notation of a line of moves, as `tokenize_moves` reads it."""
        return self.notation().gap.join(map(self.move_text, moves))

    def split_moves(self, text: str) -> list[str]:
        """Split a line of moves into the notations of single moves.

        Raises:
            GameError: a part of the text can't be a move.
        """
        notation = self.notation()
        return tokenize_moves(text, notation.pattern, notation.example, notation.between)

    def parse_move(self, position: Position, text: str) -> Move:
        """Return the legal move that a notation names in a position.

        Raises:
            GameError: the game is over, or the text is not a legal move.
        """
        if position.outcome is not None:
            raise GameError(GameFault.GAME_OVER, text=text)
        if not self.notation().pattern.fullmatch(text):
            raise self.syntax_error(position, text)
        return self.find_move(position, text)

    def moves_for(self, position: Position, text: str) -> Sequence[Move]:
        """See `Game.moves_for`; a game without passes has one move for each notation."""
        return (self.parse_move(position, text),)

    def syntax_error(self, position: Position, text: str) -> GameError:
        """Return the error for a text that is not a move of this game."""
        number, example = position.ply + 1, self.notation().example
        return GameError(
            GameFault.MOVE_SYNTAX, text=text[:MOST_SHOWN], number=number, example=example
        )

    def is_position_text(self, text: str, /) -> bool:
        """Return whether a text draws a board, whose rows are separated by `/`."""
        return "/" in text


class PositionBase:
    """Equality by the game and the key, for classes that implement the `Position` protocol."""

    __slots__ = ()

    def __eq__(self: Position, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return self.key == other.key and self.game == other.game

    def __hash__(self: Position) -> int:
        return hash(self.key)

    def __repr__(self: Position) -> str:
        return f"<{self.game.id} at {self.text}>"


def square_text(column: int, number: int) -> str:
    """Return the name of a square, such as `b3`.

    Args:
        column: from the left, from 0.
        number: the number of the row, as the game counts them.
    """
    return f"{chr(ord('a') + column)}{number}"


def read_square(text: str) -> tuple[int, int]:
    """Return the column from 0 and the number of the row that a name such as `b3` gives."""
    return ord(text[0].lower()) - ord("a"), int(text[1:])


def rows_text(marks: str, columns: int) -> str:
    """Return the marks of a board, in reading order, as rows with `/` between them."""
    return "/".join(marks[first : first + columns] for first in range(0, len(marks), columns))


def read_rows(text: str, columns: int, rows: int, marks: str) -> str | None:
    """Return the marks of a board in reading order; None if the text does not fit.

    Args:
        text: rows with `/` between them.
        columns: how many marks each row must have.
        rows: how many rows there must be.
        marks: the characters that may be used.
    """
    drawn = text.split("/")
    if [len(row) for row in drawn] != [columns] * rows or set(text) - {*marks, "/"}:
        return None
    return "".join(drawn)


def mask_of(marks: str, mark: str) -> int:
    """Return the cells with one of the marks of a board, as bits, the first cell lowest."""
    return sum(1 << cell for cell, each in enumerate(marks) if each == mark)


def read_size(text: str, fault: StrEnum, **details: object) -> tuple[int, int]:
    """Return the two numbers of a size such as `5x4`.

    Args:
        text: the text.
        fault: the game's fault for a text that is not a size.
        details: the values for its sentence besides the text.

    Raises:
        GameError: the text is not a size.
    """
    size = re.fullmatch(_SIZE, text, re.IGNORECASE | re.ASCII)
    if size is None:
        raise GameError(fault, text=text[:30], **details)
    return int(size[1]), int(size[2])


def marks_of(first: int, second: int, cells: Iterable[int], marks: str) -> str:
    """Return a board as one mark per cell, `.` for an empty cell.

    Args:
        first: the cells of one side, as bits.
        second: those of the other side.
        cells: the numbers of the bits, in reading order.
        marks: the marks of the two sides, such as `XO`.
    """
    return "".join(
        marks[0] if first >> n & 1 else marks[1] if second >> n & 1 else "." for n in cells
    )
