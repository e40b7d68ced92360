# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The line above the list of moves that says what the signs mean, or for whom the values are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette

from desktop_app.guard import guarded
from desktop_app.kit.elided_label import ElidedLabel
from desktop_app.kit.look.scale import SNUG, WIDE
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.value_signs import Tag, TagPainter, tag_height
from desktop_app.play.candidates.words import Basis


@guarded
class Legend(ElidedLabel):
    """A line of text, or the signs themselves, each with its meaning beside it.

    Signs look as they do in the list and on the board. If there is no room for them all, the text
    is shown instead; it is the tooltip and the accessible name in either case.

    Its size follows what it may say (see `reserve`), so that nothing around it moves when it says
    something else, or nothing for a moment.
    """

    def __init__(self) -> None:
        super().__init__()
        self._tags: Sequence[Tag] = ()
        self._note = ""
        self._possible: Sequence[Basis] = ()
        self._best: Tag | None = None
        self._theme = LIGHT
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)

    def set_theme(self, theme: Theme) -> None:
        """Set the colours of the signs."""
        self._theme = theme
        self.update()

    def reserve(self, possible: Sequence[Basis]) -> None:
        """Reserve room for everything that may be said, without notes."""
        had_signs, self._possible = self._has_signs, possible
        if self._has_signs is not had_signs:
            self.updateGeometry()

    @property
    def _has_signs(self) -> bool:
        return any(basis.signs for basis in self._possible)

    def show_signs(self, tags: Sequence[Tag], text: str, note: str = "") -> None:
        """Show signs with the texts of their tags as their meaning; without any, show `text`.

        Args:
            tags: the signs.
            text: all in words.
            note: the last words of `text`, beside the signs if there is room for it.
        """
        self._tags, self._note = tags, note
        self.show_whole(text)
        self.update()

    def show_best(self, best: Tag | None) -> None:
        """Show the filled sign of the best moves, too, if there is room; None for none."""
        if best != self._best:
            self._best = best
            self.update()

    def sizeHint(self) -> QSize:
        """Return a size with room for a sign."""
        hint = super().sizeHint()
        return QSize(hint.width(), max(hint.height(), self._high)) if self._has_signs else hint

    @property
    def signs_width(self) -> int:
        """The width in pixels of all signs with their meanings; 0 if there are none."""
        return self._width_of(self._tags)

    def _width_of(self, tags: Sequence[Tag]) -> int:
        meter, high = self.fontMetrics(), self._high
        wide = sum(high + SNUG + meter.horizontalAdvance(tag.text) for tag in tags)
        return wide + WIDE * max(len(tags) - 1, 0)

    @property
    def least_width(self) -> int:
        """The width in pixels of the longest text and signs that there is room reserved for."""
        meter = self.fontMetrics()
        return max(
            (
                max(meter.horizontalAdvance(basis.text), self._width_of(basis.signs))
                for basis in self._possible
            ),
            default=0,
        )

    @property
    def _high(self) -> int:
        return tag_height(self.font())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the signs if all of them fit, else the text."""
        if not self._tags or self.signs_width > self.width():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        signs, high = TagPainter(painter, self._theme, self.font()), self._high
        meter, is_mirrored = self.fontMetrics(), self.isRightToLeft()
        left, middle = 0.0, self.height() / 2
        painter.setFont(self.font())
        ink = self.palette().color(self.foregroundRole())

        def placed(x: float, y: float, wide: float, tall: float) -> QRectF:
            return QRectF(self.width() - x - wide if is_mirrored else x, y, wide, tall)

        for tag in (*self._tags, *([self._best] if self._best is not None else [])):
            wide = float(meter.horizontalAdvance(tag.text))
            if left + high + SNUG + wide > self.width():
                break
            sign = Tag(tag.value_kind, "", filled=tag.filled)
            signs.paint(placed(left, middle - high / 2, high, high), sign, high)
            painter.setFont(self.font())
            painter.setPen(ink)
            text = placed(left + high + SNUG, 0, wide, self.height())
            painter.drawText(text, Qt.AlignmentFlag.AlignCenter, tag.text)
            left += high + SNUG + wide + WIDE
        wide = float(meter.horizontalAdvance(self._note))
        if self._note and left + wide <= self.width():
            text = placed(left, 0, wide, self.height())
            painter.drawText(text, Qt.AlignmentFlag.AlignCenter, self._note)
        painter.end()
