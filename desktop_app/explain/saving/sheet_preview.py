# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The first page of what is to be printed, small."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.explain.worksheets.pages import Pages
from desktop_app.guard import guarded

LEAST = QSize(190, 250)


@guarded
class SheetPreview(QWidget):
    """Paints it as large as there is room for; white in every theme, as paper is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("The first page"))
        self.setToolTip(self.tr("The first page, as it will be printed"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(LEAST)
        self._pages: Pages | None = None
        self._kept = QPixmap()

    def sizeHint(self) -> QSize:
        """Twice the least."""
        return LEAST * 2

    def show_pages(self, pages: Pages) -> None:
        """Show the first of these."""
        self._pages, self._kept = pages, QPixmap()
        self.setAccessibleDescription(pages.text(0))
        self.update()

    @property
    def picture(self) -> QPixmap:
        """The page, in the pixels of the screen; none before there is one."""
        pages, ratio = self._pages, self.devicePixelRatioF()
        if pages is None:
            return QPixmap()
        scale = min(self.width() / pages.width, self.height() / pages.height)
        size = QSize(round(pages.width * scale * ratio), round(pages.height * scale * ratio))
        if self._kept.size() != size:
            self._kept = QPixmap(size)
            self._kept.fill(Qt.GlobalColor.white)
            painter = QPainter(self._kept)
            painter.scale(scale * ratio, scale * ratio)
            pages.paint(painter, 0)
            painter.end()
            self._kept.setDevicePixelRatio(ratio)
        return self._kept

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the page in the middle."""
        picture = self.picture
        if picture.isNull():
            return
        room = QRectF(QPointF(), picture.deviceIndependentSize())
        room.moveCenter(QRectF(self.rect()).center())
        painter = QPainter(self)
        painter.drawPixmap(room.topLeft(), picture)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.drawRect(room.adjusted(0, 0, -1, -1))
        painter.end()
