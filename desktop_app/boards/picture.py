# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The content of a board as plain data: made elsewhere, painted by the game's kind of board."""

from __future__ import annotations

from dataclasses import field
from typing import NamedTuple

from PySide6.QtCore import QPointF

from desktop_app.core.frozen import frozen
from desktop_app.core.mistake import MistakeSize
from desktop_app.core.position import Move, Position
from desktop_app.kit.value_signs import ValueKind
from desktop_app.numerals import listed

Picked = tuple[int, ...]
"""The places chosen one after the other that do not complete a move yet."""


@frozen
class Badge:
    """The value of a move, shown at its place.

    Attributes:
        text: the text of the value.
        note: a second, smaller line, such as the move that wins the game; may be empty.
        value_kind: the kind of value, from the reader's point of view.
        best: whether the move is one of the best, while others are worse.
        quiet: whether all moves draw, so that a small sign says enough.
        short_text: the value for little space; empty if there is nothing shorter.
        short_note: the second line for little space; empty if there is nothing shorter.
        meaning: what the value predicts, for screen readers.
    """

    text: str
    note: str
    value_kind: ValueKind
    best: bool
    quiet: bool = False
    short_text: str = ""
    short_note: str = ""
    meaning: str = ""

    @property
    def accessible_text(self) -> str:
        """Return the value for screen readers: "+1, X wins now"."""
        said = self.meaning or self.note
        if self.text.casefold() in said.casefold():  # "Draw" or "You win" needs saying only once
            return said
        return listed(filter(None, (self.text, said)))


class MistakeBadge(NamedTuple):
    """The sign of a mistake, at the place of the move that was made.

    Attributes:
        size: the size of the mistake.
        text: the mistake in words: "draw became loss".
        later: the moves made since, which may have taken away what this one put on the board.
    """

    size: MistakeSize
    text: str
    later: tuple[Move, ...] = ()


@frozen
class BoardPicture:
    """Everything on the board.

    Attributes:
        position: the position on the board.
        last_move: the move that led to the position.
        hint: the hinted move.
        badges: values by move, the best first.
        mistakes: what earlier moves gave away, by move.
        preview: the moves of a previewed line, in order.
        marked: the move whose row the pointer is over.
        accepts_moves: whether a person may move now.
        picked: the places of a move that a person has picked so far.
        is_turned: whether the board is seen from the other side, if its kind allows that.
        before: the position before the last move, if that move was made on this board.
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
    before: Position | None = None


class OffBoard(NamedTuple):
    """The pieces of the start position that are no longer on the board.

    Attributes:
        first: the pieces captured by the first player, one letter each as used by the kind.
        second: the pieces captured by the second player.
        ahead: the value of the first player's pieces on the board minus that of the second's.
        accessible_text: the captures and the lead in words.
    """

    first: str
    second: str
    ahead: int
    accessible_text: str


class PointerState(NamedTuple):
    """The state of mouse, keyboard and finger; -1 for none.

    Attributes:
        hovered: the move that a click under the mouse would make.
        cursor: the place of the keyboard cursor while the board has the focus.
        aimed: the place that was tapped once and needs a second tap.
        dragged: the point to which the last picked piece is dragged; None if it is not.
    """

    hovered: int = -1
    cursor: int = -1
    aimed: int = -1
    dragged: QPointF | None = None
