# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What hides the values of a panel during a challenge."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout, QWidget

from desktop_app.kit.look.scale import APART, HEADING, enlarge


class ValueCover(QStackedWidget):
    """Shows a panel with values or, while these are hidden, a page in its place."""

    def hold(self, panel: QWidget) -> None:
        """Show a panel, which is built later than this place for it."""
        self._panel = panel
        self.addWidget(panel)

    @cached_property
    def _page(self) -> QWidget:
        """The page, which is built when it is needed."""
        page, note = QWidget(), QLabel(self.tr("The values are hidden while you search."))
        note.setWordWrap(True)
        note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        enlarge(note, HEADING)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(APART, APART, APART, APART)
        layout.addWidget(note)
        self.addWidget(page)
        return page

    def cover(self, covered: bool) -> None:
        """Hide the panel, or show it again."""
        self.setCurrentWidget(self._page if covered else self._panel)
