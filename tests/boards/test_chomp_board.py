# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Chomp: the tray below the chocolate."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from desktop_app.boards.canvas import Canvas
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.theme import LIGHT

SIDE = 30


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["chomp:2x5", "chomp:5x2", "chomp:4x4"])
def test_the_tray_is_as_large_as_the_bar(name: str) -> None:
    kind = board_of(find_game(name))
    wide, high = kind.columns * SIDE, kind.rows * SIDE
    image = QImage(wide + 9, high + 9, QImage.Format.Format_RGB32)
    beside, tray = QColor(LIGHT.accent), QColor(LIGHT.base)
    image.fill(beside)
    painter = QPainter(image)
    kind.paint_ground(Canvas(painter, SIDE, LIGHT, QFont()))
    painter.end()
    assert image.pixelColor(0, 0) == image.pixelColor(wide - 1, high - 1) == tray
    assert image.pixelColor(wide + 1, high - 1) == image.pixelColor(wide - 1, high + 1) == beside
