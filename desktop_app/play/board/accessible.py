# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tells screen readers what has become of the places of a board."""

from __future__ import annotations

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QTableView

from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import BoardPicture
from desktop_app.kit.screen_reader import tell_child


def tell_focus(board: QTableView, kind: BoardKind, place: int) -> None:
    """The keyboard is at a place; -1 for nowhere."""
    if place >= 0:
        tell_child(board, QAccessible.Event.Focus, _child(kind, place))


def tell_changes(
    board: QTableView, kind: BoardKind, before: BoardPicture, now: BoardPicture
) -> None:
    """Some places of a game's board are said otherwise than before."""
    if QAccessible.isActive() and before.position.game == now.position.game:
        for place in range(kind.columns * kind.rows):
            if kind.accessible_text(before, place) != kind.accessible_text(now, place):
                tell_child(board, QAccessible.Event.NameChanged, _child(kind, place))


def _child(kind: BoardKind, place: int) -> int:
    """The number of a place among what screen readers walk through: headers come first."""
    row, column = divmod(kind.seen(place), kind.columns)
    return (row + 1) * (kind.columns + 1) + column + 1
