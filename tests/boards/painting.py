# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards painted without a window, to be compared, and the contrast of their colours."""

from __future__ import annotations

from math import ceil

from PySide6.QtGui import QColor, QFont, QImage, QPainter

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import BoardPicture, PointerState
from desktop_app.games.registry import board_of
from desktop_app.kit.look.theme import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT, Theme

SIDE = 60
"""The usual side of a cell, in pixels."""
THEMES = [LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK]
READABLE = 3.0
"""Contrast of shapes that are to be seen, by the Web Content Accessibility Guidelines 2.1."""


def painted(
    picture: BoardPicture,
    side: int,
    theme: Theme = LIGHT,
    pointer: PointerState = PointerState(),  # noqa: B008 - frozen
) -> QImage:
    """A whole board on the ground of its window, in cells of `side` pixels."""
    kind = board_of(picture.position.game)
    wide, high = (ceil(length * side) for length in kind.extent)
    image = blank(wide, high, theme)
    painter = QPainter(image)
    kind.paint(Canvas(painter, side, theme, QFont()), picture, pointer)
    painter.end()
    return image


def blank(wide: int, high: int, theme: Theme) -> QImage:
    """The ground of a window."""
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.window))
    return image


def contrast(one: str, other: str) -> float:
    """How many times as bright the brighter of two colours is, from 1 to 21."""

    def light(name: str) -> float:
        color = QColor(name)
        parts = (color.redF(), color.greenF(), color.blueF())
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05

    low, high = sorted((light(one), light(other)))
    return high / low
