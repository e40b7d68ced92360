# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The file formats that a game shares with other programs, such as PGN: reading and writing.

A game's entry lists its formats (`Family.forms`) for files, the clipboard and dialogs. A reader
keeps all that is certain: it leaves out the smallest part that can't be read and says what and
where (`LeftOut`). Only a text without any game is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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

MOST_GAME_CHARACTERS = 4_000_000
"""The most characters of one game; the rest of a longer one is dropped."""

MOST_LEFT_OUT = 1_000
"""The most entries on what was left out of a game; the last one stands for any more."""

LONGEST_QUOTED = 40
"""The most characters of a part that was left out, as quoted in a sentence."""

ReportShare = Callable[[float], None]
"""Called with the share that is done, from 0 to 1."""


class FormatFault(StrEnum):
    """Ways in which a text can be wrong in any format."""

    NO_GAME = "no-game"
    TOO_MANY = "too-many-moves"


class Omission(StrEnum):
    """Parts of a text that are left out of the record, or completed."""

    TEXT = "text"  # that can't be read
    MOVES = "moves"  # from one that can't be played
    UNCLEAR = "unclear"  # from one that could be several
    BRANCH = "branch"  # the rest of a variation, likewise
    AFTER_END = "after-end"
    LONG = "long"  # moves beyond the limit
    TAG = "tag"
    TAGS = "tags"  # beyond the limit
    POSITION = "position"  # the first one, though all moves fit the usual one
    SIGNS = "signs"  # arrows and clock times
    COMMENT = "comment"  # too long
    PROMOTION = "promotion"  # to a queen, since none was named
    OPEN_COMMENT = "open-comment"  # ended where the text ends
    OPEN_BRANCH = "open-branch"
    REST = "rest"  # of a game whose text is too long
    GAMES = "games"  # after the first one


class LeftOut(NamedTuple):
    """A part of a text that is not in the record.

    Attributes:
        what: the kind of part.
        line: the line where it begins in the file, from 1.
        number: the number of the move that it stands at, as the file counts moves (in chess 38 for
            "38. Kf1" and for "38... Kf8"); 0 before the first move.
        text: the words of the file, at most `LONGEST_QUOTED` characters; may be empty.
        parts: how many parts of this kind it stands for.
    """

    what: Omission
    line: int
    number: int = 0
    text: str = ""
    parts: int = 1


class GameText(NamedTuple):
    """The text of one game in a file that may hold more.

    Attributes:
        line: the number of its first line in the file, from 1.
        text: the text, its lines ending in "\n".
        is_cut: whether the game is longer than `MOST_GAME_CHARACTERS`, and the rest is not here.
    """

    line: int
    text: str
    is_cut: bool = False


class GameSummary(NamedTuple):
    """A line in the list of a file's games.

    Attributes:
        players: the names of the first and second player; empty for unknown names.
        date: the date as the file writes it, without unknown parts; empty if it is unknown.
        result: the result as the format writes it; empty if it is unknown.
        moves: the number of moves of both players in the main line, as the file has them: none has
            been played, so later ones may turn out to be illegal.
        line: the number of its first line in the file, from 1.
    """

    players: tuple[str, str]
    date: str
    result: str
    moves: int
    line: int


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
        left_out: the parts of the text that are not in the record, in their order.
    """

    record: GameRecord
    names: tuple[str, str] = ("", "")
    worth: Mapping[Position, ImportedEvaluation] = field(
        default_factory=dict[Position, ImportedEvaluation]
    )
    left_out: Sequence[LeftOut] = ()


def one_game(lines: Iterable[str]) -> Iterator[GameText]:
    """Return all lines as one game, cut where it is too long."""
    kept, size = list[str](), 0
    for line in lines:
        kept.append(line)
        size += len(line)
        if size > MOST_GAME_CHARACTERS:
            break
    if kept:
        yield GameText(1, "".join(kept)[:MOST_GAME_CHARACTERS], size > MOST_GAME_CHARACTERS)


def not_written(_told: ImportedGame) -> str:
    """Refuse to write: the format is only read."""
    raise NotImplementedError


@frozen(eq=False, slots=False)
class FileFormat:
    """A file format.

    Attributes:
        name: its usual name.
        suffix: the suffix of its files.
        seems: returns whether a text, or the beginning of one, looks like this format.
        read: returns a game, given the most moves that it may hold (None for no limit) and a
            function for progress; raises `FormatError` if no game can be read.
        write: returns the text of a game; `not_written` if games are only read, since the format
            has no place for all that a game here may hold.
        former_encoding: the encoding of old files that are not UTF-8; None if there are none.
        split: yields the games of a text that is given as lines (long ones may come in pieces);
            what is between games is in none of them.
        summary: returns the summary of a game of a text; None if a text holds one game at most.
    """

    name: str
    suffix: str
    seems: Callable[[str], bool]
    read: Callable[[GameText, int | None, ReportShare], ImportedGame]
    write: Callable[[ImportedGame], str] = not_written
    former_encoding: str | None = None
    split: Callable[[Iterable[str]], Iterator[GameText]] = one_game
    summary: Callable[[GameText], GameSummary] | None = None

    @property
    def is_written(self) -> bool:
        """Whether games can be saved in this format."""
        return self.write is not not_written


NO_FORMATS: Sequence[FileFormat] = ()
