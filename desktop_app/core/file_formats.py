# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The file formats that a game shares with other programs, such as PGN: reading and writing.

A game's entry lists its formats (`Family.forms`) for files, the clipboard and dialogs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from enum import StrEnum
from typing import NamedTuple

from desktop_app.core.errors import GameError
from desktop_app.core.frozen import frozen
from desktop_app.core.position import Player, Position
from desktop_app.core.record import GameRecord

LONGEST_COMMENT = 2_000
"""The most characters of the comment on a move; the rest of a longer one is dropped."""

LONGEST_TAG = 4_000
"""The most characters of a tag, such as the place of a game; the rest is dropped."""

MOST_TAGS = 1_000
"""The most tags kept for a game; any more are dropped."""

ReportShare = Callable[[float], None]
"""Called with the share that is done, from 0 to 1."""


class FormatFault(StrEnum):
    """Ways in which a text can be wrong in any format."""

    NO_GAME = "no-game"
    NO_SIGN = "no-sign"
    OPEN_COMMENT = "open-comment"
    OPEN_BRANCH = "open-branch"
    NO_BRANCH = "no-branch"
    TOO_MANY = "too-many-moves"


class Omission(StrEnum):
    """Parts of a text that are left out of the record."""

    GAMES = "games"
    MOVES = "moves"  # after the game is over
    SIGNS = "signs"
    COMMENTS = "comments"
    TAGS = "tags"


class FormatError(ValueError):
    """A text that can't be read.

    Attributes:
        line: the number of the line with the error, from 1.
        cause: the error.
    """

    def __init__(self, line: int, cause: GameError) -> None:
        super().__init__(f"line {line}: {cause}")
        self.line = line
        self.cause = cause


class ImportedEvaluation(NamedTuple):
    """The value of a position according to another program.

    Attributes:
        number: the evaluation for the first player, on the scale of the game's own; 0 for a win.
        winner: the player who wins; None if the value does not say.
        plies: the plies to the end of the game, for a win.
        depth: the depth of the search in plies; 0 if unknown.
        is_exact: whether the value is proven: a draw without a winner, or a win for which there is
            no quicker one. Otherwise it is an estimate, and `plies` an upper bound.
    """

    number: float = 0
    winner: Player | None = None
    plies: int = 0
    depth: int = 0
    is_exact: bool = False


@frozen
class ImportedGame:
    """A game as read from, or written to, such a format.

    Attributes:
        record: the moves, branches, comments and tags.
        names: the names of the first and second player; empty for unknown names.
        worth: the values of positions in the record.
        omitted: the parts of the text that are left out, each with its number.
    """

    record: GameRecord
    names: tuple[str, str] = ("", "")
    worth: Mapping[Position, ImportedEvaluation] = field(
        default_factory=dict[Position, ImportedEvaluation]
    )
    omitted: Mapping[Omission, int] = field(default_factory=dict[Omission, int])


@frozen(eq=False, slots=False)
class FileFormat:
    """A file format.

    Attributes:
        name: its usual name.
        suffix: the suffix of its files.
        seems: returns whether a text looks like this format.
        read: returns the first game of a text, given the most moves that it may hold (None for no
            limit) and a function for progress; raises `FormatError`.
        write: returns the text of a game.
        former_encoding: the encoding of old files that are not UTF-8; None if there are none.
    """

    name: str
    suffix: str
    seems: Callable[[str], bool]
    read: Callable[[str, int | None, ReportShare], ImportedGame]
    write: Callable[[ImportedGame], str]
    former_encoding: str | None = None


NO_FORMATS: Sequence[FileFormat] = ()
