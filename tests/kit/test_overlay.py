# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A page that can be scrolled on fades at its edges, and nowhere else."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from desktop_app.kit.overlay import FadingEdge
from tests.calm import settle


def test_an_edge_fades_only_where_the_page_goes_on(qtbot: QtBot) -> None:
    area = QScrollArea()
    qtbot.addWidget(area)
    told = QLabel("\N{FULL BLOCK}\n" * 40)
    area.setWidget(told)
    area.setWidgetResizable(True)
    upper, lower = FadingEdge(area, is_upper=True), FadingEdge(area)
    area.resize(200, 200)
    area.show()
    bar = area.verticalScrollBar()
    for value, edges in (
        (0, (False, True)),
        (bar.maximum() // 2, (True, True)),
        (bar.maximum(), (True, False)),
    ):
        bar.setValue(value)
        assert (upper.isVisible(), lower.isVisible()) == edges
    seen = area.viewport().geometry()
    assert upper.geometry().top() == seen.top()
    assert lower.geometry().bottom() == seen.bottom()
    bar.setValue(0)
    image = area.grab().toImage()
    ground, across = area.palette().window().color().lightness(), seen.left() + 4
    rows = (seen.center().y(), seen.bottom())
    middle, edge = (image.pixelColor(across, y).lightness() for y in rows)
    assert middle < 60  # black blocks of text
    assert edge > ground - 20
    told.setText("short")
    settle()
    assert not upper.isVisible()
    assert not lower.isVisible()
