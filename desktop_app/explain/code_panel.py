# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pseudocode of the running algorithm, with the line that runs."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop_app.guard import guarded
from desktop_app.kit.look.scale import HAIR, TIGHT, enlarge
from desktop_app.kit.one_line import OneLine

POINTER = "\N{BLACK RIGHT-POINTING TRIANGLE}"
POINTER_WIDTH = 18
AROUND = 20
"""Pixels beside a line: margins, the frame, the gap to the pointer."""


@guarded
class CodePanel(QFrame):
    """Lines of code; the one that runs has a pointer and a ground of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(self.tr("Algorithm"))
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(TIGHT, TIGHT, TIGHT, TIGHT)
        self._layout.setSpacing(0)
        self._rows: list[tuple[QWidget, QLabel, OneLine]] = []
        self._line = -1

    def width_of(self, lines: list[str]) -> int:
        """Pixels in which lines can be read; some were shown before."""
        metrics = self._rows[0][2].fontMetrics()
        return max(map(metrics.horizontalAdvance, lines)) + POINTER_WIDTH + AROUND

    def set_lines(self, lines: list[str]) -> None:
        """Show another algorithm."""
        for row, _, _ in self._rows:
            self._layout.removeWidget(row)
            row.deleteLater()
        self._rows = []
        self._line = -1
        for line in lines:
            row = QWidget()
            pointer, code = QLabel(), OneLine()
            pointer.setFixedWidth(POINTER_WIDTH)
            enlarge(code, fixed=True)
            code.show_whole(line)
            layout = QHBoxLayout(row)
            layout.setContentsMargins(HAIR, 0, HAIR, 0)
            layout.setSpacing(HAIR)
            layout.addWidget(pointer)
            layout.addWidget(code, 1)
            self._layout.addWidget(row)
            self._rows.append((row, pointer, code))

    def lit_row(self) -> QWidget | None:
        """The line that runs, if any."""
        return self._rows[self._line][0] if self._line >= 0 else None

    def light(self, line: int) -> None:
        """Show that a line runs."""
        if line == self._line:
            return
        self._line = line
        self._paint_rows()
        self.setAccessibleDescription(self._rows[line][2].whole.strip())

    def changeEvent(self, event: QEvent) -> None:
        """Take the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._paint_rows()

    def _paint_rows(self) -> None:
        roles = QPalette.ColorRole
        for number, (row, pointer, code) in enumerate(self._rows):
            is_lit = number == self._line
            pointer.setText(POINTER if is_lit else "")
            row.setAutoFillBackground(is_lit)
            row.setBackgroundRole(roles.Highlight if is_lit else roles.Window)
            for label in (pointer, code):
                label.setForegroundRole(roles.HighlightedText if is_lit else roles.WindowText)
