# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Icons from the SVG files in `resources/icons`, drawn in the theme's text colour."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from desktop_app.resources import resource_path
from desktop_app.views.theme import Theme

SIZES = (16, 20, 24, 32, 48, 64)


def themed_icon(name: str, theme: Theme) -> QIcon:
    """An icon whose `currentColor` is the theme's text; paler where it is disabled."""
    source = resource_path("icons", f"{name}.svg").read_text(encoding="utf-8")
    icon = QIcon()
    for mode, color in ((QIcon.Mode.Normal, theme.text), (QIcon.Mode.Disabled, theme.line)):
        renderer = QSvgRenderer(QByteArray(source.replace("currentColor", color).encode()))
        for size in SIZES:
            icon.addPixmap(_drawn(renderer, size), mode)
    return icon


def _drawn(renderer: QSvgRenderer, size: int) -> QPixmap:
    pixmap = QPixmap(QSize(size, size))
    pixmap.fill(QColor(Qt.GlobalColor.transparent))
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


def program_icon() -> QIcon:
    """The program's own icon."""
    return QIcon(str(resource_path("icons", "minimax-fair.svg")))
