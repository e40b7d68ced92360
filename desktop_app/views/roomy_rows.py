# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows that a finger can hit."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from desktop_app.models.candidate_model import Index

ROOM = 10


class RoomyRows(QStyledItemDelegate):
    """Qt's own cells, some pixels higher."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The usual size and some room."""
        return super().sizeHint(option, index) + QSize(0, ROOM)
