# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is to be seen on the board, as plain data: made elsewhere, painted by the game's kind."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF

from desktop_app.core.mistake import Mistake
from desktop_app.core.position import Move, Position
from desktop_app.kit.value_signs import ValueKind

Picked = tuple[int, ...]
"""Places that were chosen one after the other, and that mean no move yet."""


@dataclass(frozen=True, slots=True)
class Badge:
    """The value of a move, in its place.

    Attributes:
        text: the value.
        note: a second, smaller line, such as with which move the game is won; may be empty.
        verdict: its kind, for the reader's point of view.
        best: whether it is one of the best moves, where not all are as good.
        good: whether the player who moves is not worse off with it.
        marked: whether it is among the few that are marked where places have no room for texts.
        short_text: the same value where there is little room; empty: there is nothing shorter.
        short_note: the same of the second line.
        meaning: what it says will happen, for who hears it.
    """

    text: str
    note: str
    value_kind: ValueKind
    best: bool
    good: bool = True
    marked: bool = True
    short_text: str = ""
    short_note: str = ""
    meaning: str = ""

    @property
    def accessible_text(self) -> str:
        """The value for screen readers: "+1, X wins now"."""
        said = self.meaning or self.note
        if said.startswith(self.text):  # a draw says it once
            return said
        return ", ".join(filter(None, (self.text, said)))


@dataclass(frozen=True, slots=True)
class MistakeBadge:
    """What a move that was made gave away.

    Attributes:
        size: how much.
        text: the same in words: "draw became loss".
    """

    size: Mistake
    text: str


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """Everything on the board.

    Attributes:
        position: what stands on it.
        last_move: the move that led to the position.
        hint: the move of the hint.
        badges: values by move, the best first.
        mistakes: what moves that were made gave away, by move.
        preview: a line of moves that is being looked at, in order.
        marked: the move whose row the pointer is over.
        accepts_moves: whether a person may move now.
        picked: the places with which a person has begun to choose a move.
        is_turned: whether the board is seen from the other side, where it can be.
    """

    position: Position
    last_move: Move | None = None
    hint: Move | None = None
    badges: dict[Move, Badge] = field(default_factory=dict[Move, Badge])
    mistakes: dict[Move, MistakeBadge] = field(default_factory=dict[Move, MistakeBadge])
    preview: tuple[Move, ...] = ()
    marked: Move | None = None
    accepts_moves: bool = False
    picked: Picked = ()
    is_turned: bool = False


@dataclass(frozen=True, slots=True)
class OffBoard:
    """The pieces with which a game begins and which are not on the board.

    Attributes:
        first: those that the first player has taken, as the kind calls them, a letter each.
        second: those that the second player has taken.
        ahead: by how much more the first player's pieces on the board are worth.
        accessible_text: all of it in words.
    """

    first: str
    second: str
    ahead: int
    accessible_text: str


@dataclass(frozen=True, slots=True)
class Pointer:
    """Where the person is; -1 for nowhere.

    Attributes:
        hovered: the move that a click under the mouse would make.
        cursor: the place of the keyboard's cursor, where the board has the focus.
        aimed: the place that was tapped once, to be tapped again.
        dragged: where what was picked last is dragged to; None where it isn't.
    """

    hovered: int = -1
    cursor: int = -1
    aimed: int = -1
    dragged: QPointF | None = None
