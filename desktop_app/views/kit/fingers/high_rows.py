# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows that a finger can hit."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QMenu, QStyledItemDelegate, QStyleOptionViewItem

from desktop_app.guard import guarded
from desktop_app.models.candidate_model import Index

ROOM = 10


@guarded
class HighRows(QStyledItemDelegate):
    """Qt's own cells, some pixels higher."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The usual size and some room."""
        return super().sizeHint(option, index) + QSize(0, ROOM)


def with_high_rows(menu: QMenu) -> QMenu:
    """The same menu with rows that a finger meets."""
    menu.setStyleSheet(
        "QMenu::item { padding: 9px 26px 9px 16px; }"
        "QMenu::item:selected { background: palette(highlight); color: palette(highlighted-text); }"
    )
    return menu
