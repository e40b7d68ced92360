# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The graph of values by itself; in the window Home and End are keys of the menu first."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.play.history.graph import ValueGraph


@pytest.mark.parametrize(
    ("key", "step"),
    [
        (Qt.Key.Key_Left, -1),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Home, -2),
        (Qt.Key.Key_End, 2),
    ],
)
def test_keys_ask_for_a_step_or_an_end(qtbot: QtBot, key: Qt.Key, step: int) -> None:
    graph, asked = ValueGraph(), list[int]()
    qtbot.addWidget(graph)
    graph.stepAsked.connect(asked.append)
    QTest.keyClick(graph, key)
    assert asked == [step]


def test_three_lines_of_text_have_room_in_the_smallest_graph(qtbot: QtBot) -> None:
    graph = ValueGraph()
    qtbot.addWidget(graph)
    assert graph.minimumSizeHint().height() >= 3 * graph.fontMetrics().height()
    assert graph.sizeHint().height() >= graph.minimumSizeHint().height()
