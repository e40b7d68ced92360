# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Combo boxes that ignore a mouse wheel passing over them."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetrics,
    QHelpEvent,
    QPaintEvent,
    QPalette,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QToolTip,
)

from desktop_app.guard import guarded
from desktop_app.kit.look.scale import CAPTION, HAIR
from desktop_app.kit.touch.sizes import FINGER

TEXT_MARGIN = 4
"""The padding that a style may add to the text of a closed box, in pixels."""
WIDENS = Qt.ItemDataRole.UserRole + 1
LEAST_PIXELS = 12
"""The size of the smallest type in which two lines are written."""


@guarded
class WheelProofBox(QComboBox):
    """A combo box for settings that take effect at once.

    Signals:
        opening: the list is about to open.
    """

    opening = Signal()

    def __init__(self, letters: int = 0) -> None:
        """Make an empty box; closed, it has room for `letters`, whatever is in its list.

        A longer text takes two lines of smaller type.
        """
        super().__init__()
        self._is_narrow, self._letters = False, letters
        self._sizes: dict[tuple[int, bool], QSize] = {}
        self.currentIndexChanged.connect(self._on_chosen)
        rows = self.model()
        for changed in (rows.rowsInserted, rows.rowsRemoved, rows.dataChanged, rows.modelReset):
            changed.connect(self._forget_sizes)

    @property
    def tip(self) -> str:
        """The tooltip, which includes the chosen row's full text if it is cut short."""
        if self.width() >= self.sizeHint().width():
            return self.toolTip()
        return f"{self.currentText()}\n{self.toolTip()}"

    def changeEvent(self, event: QEvent) -> None:
        """Measure the rows again when the font or the style changes."""
        self._sizes.clear()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Show `tip` as the tooltip."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tip, self)
            return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the wheel."""
        event.ignore()

    def add_choice(self, text: str, value: object, tip: str = "", *, widens: bool = True) -> None:
        """Add a row that a finger can hit; `widens` tells whether the closed box grows for it."""
        self.addItem(text, value)
        row = self.count() - 1
        self.setItemData(row, QSize(0, FINGER), Qt.ItemDataRole.SizeHintRole)
        if tip:
            self.setItemData(row, tip, Qt.ItemDataRole.ToolTipRole)
        self.setItemData(row, widens, WIDENS)

    def sizeHint(self) -> QSize:
        """Return the size of the widest row that the box grows for, or of the chosen one."""
        return self._size_for(self.currentIndex())

    def minimumSizeHint(self) -> QSize:
        """Return the width of the widest row that the box grows for; wider ones are cut.

        A narrow box needs only the width of its chosen row. If it was made for a number of letters,
        it never needs more than those.
        """
        whole = self.whole_size()
        if not self._is_narrow:
            return whole
        chosen = self.chosen_size()
        return chosen.boundedTo(whole) if self._letters else chosen

    def whole_size(self) -> QSize:
        """Return the least size of a box that is not narrow."""
        return self._size_for(-1)

    def chosen_size(self) -> QSize:
        """Return the size that fits the chosen row alone."""
        return self._size_for(self.currentIndex(), alone=True)

    def set_narrow(self, narrow: bool) -> None:
        """Set whether the box may be as narrow as its chosen row."""
        if narrow != self._is_narrow:
            self._is_narrow = narrow
            self.updateGeometry()

    def _size_for(self, chosen: int, *, alone: bool = False) -> QSize:
        """Return the size that fits the row `chosen`; Qt keeps its own hints when rows change."""
        key = (chosen, alone)
        if key not in self._sizes:
            self._sizes[key] = self._measure(chosen, alone=alone)
        return QSize(self._sizes[key])

    def _measure(self, chosen: int, *, alone: bool) -> QSize:
        advance = self.fontMetrics().horizontalAdvance
        widening = () if alone else range(self.count())
        rows = [chosen, *(row for row in widening if self.itemData(row, WIDENS))]
        letters = 0 if alone else advance("n" * self._letters)
        width = max(letters, *(advance(self.itemText(row)) for row in rows)) + TEXT_MARGIN
        option = QStyleOptionComboBox()
        super().initStyleOption(option)
        contents = QSize(width, self.fontMetrics().height())
        kind = QStyle.ContentsType.CT_ComboBox
        return self.style().sizeFromContents(kind, option, contents, self)

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """Elide the chosen row if it does not fit."""
        super().initStyleOption(option)
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        option.currentText = self.fontMetrics().elidedText(
            self.currentText(), Qt.TextElideMode.ElideRight, field.width() - TEXT_MARGIN
        )

    def text_field(self) -> QRect:
        """Return the place of the text in the closed box, over its whole height."""
        option = QStyleOptionComboBox()
        super().initStyleOption(option)
        kind, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        field = self.style().subControlRect(kind, option, part, self)
        return QRect(field.left(), HAIR, field.width() - TEXT_MARGIN, self.height() - 2 * HAIR)

    def two_lines(self) -> tuple[tuple[str, str], QFont] | None:
        """Return both lines of a text that is too long for one, and their type; None if it fits.

        The type is the largest one in which both fit; in the smallest one they may be elided. The
        first line ends after a comma if it can.
        """
        text, field = self.currentText(), self.text_field()
        if not self._letters or self.fontMetrics().horizontalAdvance(text) <= field.width():
            return None
        words = text.split(" ")
        ways = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
        if not ways:
            return None
        advance = self.fontMetrics().horizontalAdvance
        even = min(ways, key=lambda lines: max(map(advance, lines)))
        at_commas = [lines for lines in ways if lines[0].endswith((",", "\N{ARABIC COMMA}"))]
        font = QFont(self.font())
        largest = ceil(CAPTION * QFontInfo(font).pixelSize())
        for first, second in (*at_commas, even):
            for pixels in range(largest, LEAST_PIXELS - 1, -1):
                font.setPixelSize(pixels)
                metrics = QFontMetrics(font)
                wide = max(map(metrics.horizontalAdvance, (first, second)))
                if wide <= field.width() and 2 * metrics.height() <= field.height():
                    return (first, second), font
        metrics, right = QFontMetrics(font), Qt.TextElideMode.ElideRight
        if 2 * metrics.height() > field.height():
            return None
        first, second = (metrics.elidedText(line, right, field.width()) for line in even)
        return (first, second), font

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box, with its text in two lines if one is too short."""
        found = self.two_lines()
        if found is None:
            super().paintEvent(event)
            return
        lines, font = found
        option, painter = QStyleOptionComboBox(), QStylePainter(self)
        self.initStyleOption(option)
        option.currentText = ""
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setPen(QColor(self.palette().color(group, QPalette.ColorRole.ButtonText)))
        painter.setFont(font)
        field, high = self.text_field(), QFontMetrics(font).height()
        room = QRect(0, 0, field.width(), 2 * high)
        room.moveCenter(field.center())
        flags = Qt.AlignmentFlag.AlignVCenter | (
            Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        )
        flags |= Qt.AlignmentFlag.AlignAbsolute
        for number, line in enumerate(lines):
            painter.drawText(
                QRect(room.left(), room.top() + number * high, room.width(), high), int(flags), line
            )
        painter.end()

    @Slot()
    def _on_chosen(self) -> None:
        self.updateGeometry()

    @Slot()
    def _forget_sizes(self) -> None:
        self._sizes.clear()

    def showPopup(self) -> None:
        """Open the list, as wide as its rows."""
        self.opening.emit()
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * view.frameWidth())
        super().showPopup()
