# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Write the drawn tree to a file, as a PNG at any scale or as an SVG."""

from __future__ import annotations

from dataclasses import replace
from math import ceil, floor, sqrt
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop_app.core.position import Player
from desktop_app.explain.tree.card import CardStyle, CardTexts, DetailLevel, card_texts
from desktop_app.explain.tree.card_painter import CardPainter
from desktop_app.explain.tree.layers import band_color, draw_sign
from desktop_app.explain.tree.plan import Plan
from desktop_app.explain.tree.scene import EdgeKind, TreeScene, edge_path, edge_pen, family
from desktop_app.explain.words.tree import TreeTexts, layer_name

MOST_SIDE = 32_000
"""The largest width that Qt's painter supports."""
MOST_PIXELS = 120_000_000
STRIP = 64


def save_png(scene: TreeScene, path: str, scale: float) -> float:
    """Write the drawing as a PNG; return the scale, which is reduced if the picture is huge.

    Raises:
        OSError: the file can't be written.
    """
    room = _room(scene)
    side = max(room.width(), room.height())
    most = min(MOST_SIDE / side, sqrt(MOST_PIXELS / (room.width() * room.height())))
    scale = min(scale, most)
    size = QSize(max(1, floor(room.width() * scale)), max(1, floor(room.height() * scale)))
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.translate(-room.topLeft())
    paint_tree(painter, scene, scene.detail_at(scale))
    painter.end()
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # pyright: ignore[reportArgumentType, reportCallIssue]
    Path(path).write_bytes(held.data())
    return scale


def save_svg(scene: TreeScene, path: str, title: str) -> None:
    """Write the drawing as an SVG of lines and text.

    Raises:
        OSError: the file can't be written.
    """
    from PySide6.QtSvg import QSvgGenerator

    room = _room(scene)
    held = QByteArray()
    buffer = QBuffer(held)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setTitle(title)
    generator.setResolution(96)
    generator.setSize(QSize(ceil(room.width()), ceil(room.height())))
    generator.setViewBox(QRectF(0, 0, room.width(), room.height()))
    painter = QPainter(generator)
    painter.translate(-room.topLeft())
    paint_tree(painter, scene, DetailLevel.FULL)
    painter.end()
    Path(path).write_bytes(held.data())


def _room(scene: TreeScene) -> QRectF:
    """Return the rectangle of the drawing and the layer names at its left."""
    if scene.plan is None or scene.cards is None:
        return QRectF(0, 0, 1, 1)
    return _room_of(scene.plan, scene.cards)


def _room_of(plan: Plan, style: CardStyle) -> QRectF:
    return QRectF(*plan.bounds).adjusted(-STRIP * style.unit, 0, 0, 0)


def paint_tree(painter: QPainter, scene: TreeScene, detail: DetailLevel) -> None:
    """Paint the tree in scene coordinates."""
    plan, style = scene.plan, scene.cards
    if plan is None or style is None:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_bands(painter, plan, style, scene.texts)
    for line in EdgeKind:
        _paint_edges(painter, plan, style, line, detail)
    cards = CardPainter(painter, style)
    for spot in plan.spots:
        texts = CardTexts() if detail is DetailLevel.BLOCK else card_texts(plan, spot, scene.texts)
        texts = replace(texts, handle="")  # useless on paper; it would read as minus
        painter.save()
        painter.translate(spot.x, spot.top)
        cards.paint(spot, texts, detail)
        painter.restore()


def _paint_bands(painter: QPainter, plan: Plan, style: CardStyle, texts: TreeTexts) -> None:
    left, _, width, _ = plan.bounds
    strip = STRIP * style.unit
    painter.setFont(style.sized(1, bold=True))
    # the edge of a band may lie between two pixels, so nothing must shine through
    painter.fillRect(_room_of(plan, style), band_color(None, style.theme))
    for layer in plan.layers:
        band = QRectF(left - strip, layer.top, width + strip, layer.bottom - layer.top)
        role = texts.role(layer.player)
        painter.fillRect(band, band_color(role, style.theme))
        name = QRectF(left - strip, layer.top, strip, layer.bottom - layer.top)
        if isinstance(role, Player):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(style.theme.faint))
            middle = name.center() - QPointF(0, style.text * 1.2)
            draw_sign(painter, middle, style.text * 0.45, role)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QColor(style.theme.text))
        painter.drawText(name, Qt.AlignmentFlag.AlignCenter, layer_name(role))


def _paint_edges(
    painter: QPainter, plan: Plan, style: CardStyle, line: EdgeKind, detail: DetailLevel
) -> None:
    drop = style.sizes.above + style.sizes.below
    painter.setPen(edge_pen(style, line, detail))
    for number, spot in enumerate(plan.spots):
        if not plan.below[number]:
            continue
        edges = family(plan, number)
        if any(kind is line for kind, _ in edges):
            path = edge_path(edges, line, drop)
            painter.drawPath(path.translated(spot.x, spot.top + spot.height))
