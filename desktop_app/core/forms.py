# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Forms of files that a game has among other programs, such as PGN: what they hold, both ways.

A game's entry lists its forms (`Family.forms`); files, clipboard and dialogs ask that list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from desktop_app.core.errors import GameError
from desktop_app.core.position import Player, Position
from desktop_app.core.record import GameRecord

LONGEST_COMMENT = 2_000
"""Characters on one move; of a longer comment the beginning is kept."""

LONGEST_TAG = 4_000
"""Characters of what is said about a game, such as its place; the beginning is kept."""

MOST_TAGS = 1_000
"""The most tags kept for a game; any more are dropped."""

Tell = Callable[[float], None]
"""Is told which share is done, from 0 to 1."""


class FormFault(StrEnum):
    """Ways in which a text in such a form can be wrong, whatever the form."""

    NO_GAME = "no-game"
    NO_SIGN = "no-sign"
    OPEN_COMMENT = "open-comment"
    OPEN_BRANCH = "open-branch"
    NO_BRANCH = "no-branch"
    TOO_MANY = "too-many-moves"


class Omission(StrEnum):
    """What a text holds that a record does not."""

    GAMES = "games"
    MOVES = "moves"  # after the game is over
    SIGNS = "signs"
    COMMENTS = "comments"
    TAGS = "tags"


class FormError(ValueError):
    """A text that can't be read.

    Attributes:
        line: where in it, counted from 1.
        cause: what is wrong.
    """

    def __init__(self, line: int, cause: GameError) -> None:
        super().__init__(f"line {line}: {cause}")
        self.line = line
        self.cause = cause


@dataclass(frozen=True, slots=True)
class ImportedEvaluation:
    """What a position is worth, as other programs say it.

    Attributes:
        number: for the first player, as the game's evaluations count; 0 where somebody wins.
        winner: who wins; None where that is not said.
        plies: after how many plies.
        depth: how many plies were looked ahead; 0 where that is not said.
        is_exact: whether it is said to be proven: a draw where nobody wins, else that nobody wins
            sooner. Without it all is a guess, and a win one that comes after so many plies at the
            latest.
    """

    number: float = 0
    winner: Player | None = None
    plies: int = 0
    depth: int = 0
    is_exact: bool = False


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """A game as such a form tells it.

    Attributes:
        record: moves, branches, comments, and in `tags` what else is said of the game.
        names: who plays first and second; empty for a person of whom no name is known.
        worth: what positions of the record are worth.
        omitted: what else the text holds; for each, how much of it.
    """

    record: GameRecord
    names: tuple[str, str] = ("", "")
    worth: Mapping[Position, ImportedEvaluation] = field(
        default_factory=dict[Position, ImportedEvaluation]
    )
    omitted: Mapping[Omission, int] = field(default_factory=dict[Omission, int])


@dataclass(frozen=True, eq=False)
class Form:
    """A form of files.

    Attributes:
        name: what people call it.
        suffix: how the names of such files end.
        seems: whether a text, by its look, is one.
        read: the first game of a text, given how many moves it may hold, and who is told how much
            is read; a `FormError` where that can't be.
        write: the text of a game.
        former_encoding: of files that are no UTF-8; None where there are no such files.
    """

    name: str
    suffix: str
    seems: Callable[[str], bool]
    read: Callable[[str, int | None, Tell], ImportedGame]
    write: Callable[[ImportedGame], str]
    former_encoding: str | None = None


NO_FORMS: Sequence[Form] = ()
