# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The graph of values by itself; in the window Home and End are keys of the menu first."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.core.position import MAX
from desktop_app.core.record import RecordNode
from desktop_app.games.registry import find_game
from desktop_app.kit.look.theme import LIGHT
from desktop_app.play.history.graph import DOT, ValueGraph
from desktop_app.play.history.model import HistoryPoint
from tests.waiting import PATIENCE_MS


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


def painted(
    qtbot: QtBot, *heights: float | None, names: tuple[str, str, str] = ("", "", "")
) -> tuple[QImage, list[int]]:
    """A graph of these heights, and how much is inked in each of its columns."""
    graph, node = ValueGraph(), RecordNode(find_game("tic-tac-toe").start())
    qtbot.addWidget(graph)
    graph.resize(400, 200)
    points = [HistoryPoint(node, None, height, None, is_current=False) for height in heights]
    graph.set_points(points, MAX, names)
    image, ink = graph.grab().toImage(), QColor(LIGHT.text).rgb()
    return image, [sum(image.pixel(x, y) == ink for y in range(200)) for x in range(400)]


def test_a_line_goes_on_behind_a_gap(qtbot: QtBot) -> None:
    _, inked = painted(qtbot, 0.5, 0.5, None, -0.5, -0.5)
    assert all(inked[x] for x in range(30, 90))
    assert not any(inked[x] for x in range(130, 270))
    assert all(inked[x] for x in range(310, 370))


def test_each_position_has_its_dot(qtbot: QtBot) -> None:
    _, inked = painted(qtbot, 0.5, 0.5, 0.5)
    dots = [now >= DOT > before for before, now in pairwise(inked)]
    assert sum(dots) == 3


def test_good_is_above_and_bad_below_in_the_colours_of_values(qtbot: QtBot) -> None:
    image, _ = painted(qtbot, 1.0, 1.0, -1.0, -1.0)
    above, below = image.pixelColor(80, 60), image.pixelColor(350, 140)
    assert above.green() > above.red(), "green as the sign of a win"
    assert below.red() > below.green(), "red as the sign of a loss"


def test_beside_the_lines_stands_what_they_mean(qtbot: QtBot) -> None:
    image, _ = painted(qtbot, 0.5, 0.5, names=("HHH", "EEE", "LLL"))
    ink, left = QColor(LIGHT.faint).rgb(), range(QFontMetrics(QFont()).horizontalAdvance("EEE"))
    inked = [any(image.pixel(x, y) == ink for x in left) for y in range(200)]
    assert sum(now and not before for before, now in pairwise([False, *inked])) == 3


def test_a_frame_all_around_shows_the_focus(qtbot: QtBot) -> None:
    graph = ValueGraph()
    qtbot.addWidget(graph)
    graph.resize(300, 100)
    graph.show()
    graph.activateWindow()
    graph.setFocus()
    qtbot.waitUntil(graph.hasFocus, timeout=PATIENCE_MS)
    image = graph.grab().toImage()
    edges = [(1, 50), (298, 50), (150, 1), (150, 98)]
    assert [image.pixelColor(*edge) for edge in edges] == [QColor(LIGHT.accent)] * 4
