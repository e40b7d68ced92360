# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The typeface has the chess pieces itself, so that moves look the same on every machine."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont, QTextLayout
from PySide6.QtWidgets import QApplication

from desktop_app.kit.look.scale import default_font
from desktop_app.kit.look.typefaces import FACE, FILES
from desktop_app.resources import resource_path

WHITE, BLACK = "♔♕♖♗♘♙", "♚♛♜♝♞♟"


@pytest.mark.parametrize("name", FILES[FACE])
def test_all_pieces_are_in_the_typeface(qapp: QApplication, name: str) -> None:
    face = QRawFont(str(resource_path("fonts", name)), 1000)
    for white, black in zip(WHITE, BLACK, strict=True):
        shapes = [face.pathForGlyph(face.glyphIndexesForString(sign)[0]) for sign in white + black]
        outlined, filled = (shape.boundingRect() for shape in shapes)
        assert outlined.size() == filled.size()
        assert outlined.bottom() == 0  # they stand on the line, as letters do
        assert 600 < -outlined.top() < 780  # and are as high as capitals
        inside = [
            sum(
                shape.contains(QPointF(x, y)) for x in range(0, 800, 20) for y in range(-760, 0, 20)
            )
            for shape in shapes
        ]
        assert 0.2 * inside[1] < inside[0] < 0.9 * inside[1]


@pytest.mark.parametrize("bold", [False, True])
def test_a_move_is_written_in_one_typeface_and_no_higher_than_letters(
    qapp: QApplication, *, bold: bool
) -> None:
    font = QFont(default_font())
    font.setBold(bold)
    assert QFontInfo(font).family() == FACE
    heights = list[float]()
    for text in ("Nf3 Kxd5 e8=Q", "♘f3 ♔xd5 e8=♕"):
        layout = QTextLayout(text, font)
        layout.beginLayout()
        line = layout.createLine()
        layout.endLayout()
        assert {run.rawFont().familyName() for run in layout.glyphRuns()} == {FACE}
        heights.append(line.height())
    assert heights[0] == heights[1]
    metrics = QFontMetricsF(font)
    widths = [metrics.horizontalAdvance(sign) / metrics.horizontalAdvance("N") for sign in WHITE]
    assert 0.6 < min(widths) <= max(widths) < 1.3
