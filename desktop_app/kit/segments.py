# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Segmented buttons: the parts of a row in which one of a few values is chosen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from desktop_app.guard import guarded
from desktop_app.kit.look.scale import RADIUS, SMALL_RADIUS
from desktop_app.kit.touch.sizes import FINGER

AROUND = 14
"""The padding beside a text, in pixels."""


@guarded
class Segment(QPushButton):
    """One choice, a radio button to screen readers and to the keyboard."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.is_first = self.is_last = False
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.toggled.connect(self._on_toggled)

    @Slot(bool)
    def _on_toggled(self, chosen: bool) -> None:
        """Let Tab reach only the chosen segment; arrow keys reach the others."""
        policy = Qt.FocusPolicy
        self.setFocusPolicy(policy.StrongFocus if chosen else policy.ClickFocus)

    def sizeHint(self) -> QSize:
        """Return a size for the text in bold, as when it is chosen."""
        wide = QFontMetrics(self._font(chosen=True)).horizontalAdvance(self.text())
        return QSize(max(wide + AROUND, FINGER), FINGER)

    def minimumSizeHint(self) -> QSize:
        """Return the size hint, so that no text is cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the part of a long plate; filled and bold if it is chosen."""
        chosen, role = self.isChecked(), QPalette.ColorRole
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font(chosen=chosen))
        ground, ink = (role.Highlight, role.HighlightedText) if chosen else (role.Base, role.Text)
        colors = self.palette()
        painter.setPen(QPen(colors.color(role.Mid), 1))
        fill = QColor(colors.color(ground))
        if self.underMouse() and self.isEnabled() and not chosen:
            fill = colors.color(role.Midlight)
        painter.setBrush(fill)
        plate = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        is_left, is_right = self.is_first, self.is_last
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            is_left, is_right = is_right, is_left
        # round only at the ends of the row, with one line between neighbours
        over = 2 * RADIUS
        reach = plate.adjusted(0 if is_left else -over, 0, 0.5 if is_right else over, 0)
        if is_right:
            reach.setRight(plate.right())
        painter.drawRoundedRect(reach, RADIUS, RADIUS)
        if not is_left:
            painter.drawLine(plate.topLeft(), plate.bottomLeft())
        painter.setPen(colors.color(ink))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            pen = QPen(colors.color(ink), 1.5)
            pen.setStyle(Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(plate.adjusted(4, 4, -4, -4), SMALL_RADIUS, SMALL_RADIUS)

    def _font(self, *, chosen: bool) -> QFont:
        font = QFont(self.font())
        font.setBold(chosen)
        return font


class SegmentedControl(QWidget):
    """A choice from a few values in one row; only screen readers read its caption.

    Signals:
        chosen: the value that a person chose.
    """

    chosen = Signal(object)

    def __init__(self, caption: str, tip: str) -> None:
        """Create the row without choices; screen readers say caption and tip with each choice."""
        super().__init__()
        self._caption, self._tip = caption, tip
        self._choices: dict[object, Segment] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def add(self, value: object, text: str, meaning: str) -> None:
        """Add a choice at the end; `meaning` explains its short text."""
        button = Segment(text)
        if self._choices:
            list(self._choices.values())[-1].is_last = False
        button.is_first, button.is_last = not self._choices, True
        self._choices[value] = button
        self._row.addWidget(button)
        button.setAccessibleName(f"{self._caption}: {meaning}")
        button.setToolTip(f"{meaning}\n{self._tip}")
        button.setAccessibleDescription(self._tip)
        button.clicked.connect(self._on_clicked)

    @property
    def value(self) -> object:
        """The chosen value; None before the first choice."""
        return next((value for value, each in self._choices.items() if each.isChecked()), None)

    def set_value(self, value: object) -> None:
        """Select a choice without emitting a signal."""
        self._choices[value].setChecked(True)

    @Slot()
    def _on_clicked(self) -> None:
        self.chosen.emit(self.value)
