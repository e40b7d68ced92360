# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Layer names along the left edge of the drawn tree, visible wherever it is scrolled."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPolygonF,
)
from PySide6.QtWidgets import QToolTip, QWidget

from desktop_app.core.position import MAX, MIN, Player
from desktop_app.explain.drawn_tree import Movers
from desktop_app.explain.words.tree import layer_name, layer_tip
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import CAPTION, WIDE
from desktop_app.kit.look.theme import LIGHT, Theme, mixed
from desktop_app.kit.terms import TermNotes, draw_dots
from desktop_app.words.terms import GlossaryTerm, definition, definitions

TINT, MOST_STEPS = 0.24, 30
"""The share of the line's colour in the background of a MIN layer, and the most steps of lightness
that it may be away from the window's: in strong contrast less is enough."""


class LayerBand(NamedTuple):
    """The place of a layer on the screen."""

    top: float
    bottom: float
    player: Movers


def band_color(player: Movers, theme: Theme) -> QColor:
    """Return the background of a layer; MIN's is darker than MAX's (lighter in a dark theme)."""
    ground, line = QColor(theme.window), QColor(theme.line)
    most = min(TINT, MOST_STEPS / abs(ground.lightness() - line.lightness()))
    share = {MAX: most / 5, MIN: most}.get(player, 0.0) if isinstance(player, Player) else 0.0
    return QColor(mixed(theme.window, theme.line, share))


def draw_sign(painter: QPainter, center: QPointF, radius: float, player: Player) -> None:
    """Draw a triangle that points up for MAX and down for MIN."""
    tip = -radius if player is MAX else radius
    painter.drawPolygon(
        QPolygonF(
            [
                center + QPointF(0, tip),
                center + QPointF(-radius, -tip * 0.75),
                center + QPointF(radius, -tip * 0.75),
            ]
        )
    )


@guarded
class LayerStrip(QWidget):
    """Strip with the name of each layer, in the middle of its visible part."""

    def __init__(self, bands: Callable[[], list[LayerBand]], parent: QWidget) -> None:
        super().__init__(parent)
        self._bands = bands
        self._theme = LIGHT
        #: Name of the strip on the left of the tree, for screen readers: it says who moves in each
        #: layer
        self.setAccessibleName(self.tr("Layers"))
        TermNotes(self, self._note, parent)

    def _note(self, point: QPoint | None) -> str:
        """Return what the tapped layer's name means; for the keyboard, MAX and MIN."""
        if point is None:
            return definitions(GlossaryTerm.MAX, GlossaryTerm.MIN)
        for band in self._bands():
            if band.top <= point.y() < band.bottom:
                if band.player is None:
                    return definition(GlossaryTerm.LEAF)
                if isinstance(band.player, Player):
                    return definition(GlossaryTerm.MAX if band.player is MAX else GlossaryTerm.MIN)
                return definitions(GlossaryTerm.MAX, GlossaryTerm.MIN)
        return ""

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of a theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that is wide enough for the names."""
        metrics = QFontMetrics(self._name_font())
        there = {band.player for band in self._bands()}
        names = [layer_name(player) for player in {*Player, None, *there}]
        return QSize(max(map(metrics.horizontalAdvance, names)) + WIDE, metrics.height() * 2)

    def _name_font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * CAPTION)
        font.setBold(True)
        return font

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the backgrounds and the names."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(self._theme.window))
        painter.setFont(self._name_font())
        height = float(painter.fontMetrics().height())
        for band in self._bands():
            top, bottom = max(band.top, 0.0), min(band.bottom, float(self.height()))
            room = QRectF(0, top, self.width(), bottom - top)
            painter.fillRect(room, band_color(band.player, self._theme))
            if room.height() < height * 0.9:
                continue
            middle = room.center()
            if isinstance(band.player, Player) and room.height() > height * 2.4:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(self._theme.faint))
                draw_sign(painter, middle - QPointF(0, height * 0.55), height * 0.36, band.player)
                middle += QPointF(0, height * 0.45)
            painter.setPen(QColor(self._theme.text))
            place = QRectF(0, middle.y() - height / 2, self.width(), height)
            name = layer_name(band.player)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, name)
            half = painter.fontMetrics().horizontalAdvance(name) // 2
            bottom, center = round(place.bottom()), round(middle.x())
            draw_dots(painter, center - half, center + half, bottom, self.palette())
        painter.setPen(QColor(self._theme.line))
        painter.drawLine(self.width() - 1, 0, self.width() - 1, self.height())
        painter.end()

    def event(self, event: QEvent) -> bool:
        """Show a tooltip about the layer."""
        if isinstance(event, QHelpEvent):
            place = event.pos().y()
            for band in self._bands():
                if band.top <= place < band.bottom:
                    text = layer_tip(band.player)
                    QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)
