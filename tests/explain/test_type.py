# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Type gets another size while something is explained."""

from PySide6.QtGui import QFontInfo
from PySide6.QtTest import QTest

from desktop_app.explain.drawn_tree import walk
from desktop_app.explain.examples import examples
from desktop_app.explain.tree.drawing import TreeDrawing
from desktop_app.kit.elided_label import ElidedLabel
from desktop_app.kit.look.scale import TIMES
from tests.driver import CONTROL, Driver, Key

READABLE = 8
"""Pixels of letters at the usual size of type."""


def test_a_lesson_that_is_shown_follows_the_size_of_type(driver: Driver) -> None:
    """Tree, sentence and code are as they would be had they been opened in that size."""
    driver.window.resize(1600, 900)
    driver.press("e")
    page = driver.window.pages.explain_page
    page.choices.choose(prunes=True)
    page.numbers.line.setText("3 5 2 9 12 5 23 23")
    QTest.keyClick(page.numbers.line, Key.Key_Return)
    driver.wait(lambda: page.tree_run is not None and page.tree_run.trace.summary.nodes == 14)
    page.drawing.setFocus()
    assert page.tree_run is not None
    page.tree_run.next_cut()
    for _ in TIMES[1:]:
        driver.press("+", modifier=CONTROL)
    reason, nodes = page.panel.reason, list(walk(page.tree_run.drawn()))
    driver.wait(lambda: reason.heightForWidth(reason.width()) <= reason.height())
    driver.wait(
        lambda: (
            not [
                line
                for line in page.panel.code.findChildren(ElidedLabel)
                if line.text() != line.whole
            ]
        )
    )
    drawing = page.drawing
    seen = drawing.viewport().geometry()
    driver.wait(lambda: all(seen.contains(drawing.place_of(node.path)) for node in nodes))


def test_labels_of_small_boards_follow_the_type_size(driver: Driver) -> None:
    """The letters of a tree that does not fit are larger where type is."""
    driver.window.resize(1200, 780)
    driver.press("e")
    page = driver.window.pages.explain_page
    page.show_example(examples()[2])
    driver.wait(lambda: page.tree_run is not None and page.tree_run.is_small)
    page.drawing.setFocus()
    before = _letters(page.drawing)
    for _ in TIMES[1:]:
        driver.press("+", modifier=CONTROL)
    assert before >= READABLE
    driver.wait(lambda: _letters(page.drawing) >= 1.75 * READABLE)


def _letters(drawing: TreeDrawing) -> float:
    """How high the letters at the nodes are, in pixels."""
    return QFontInfo(drawing.font()).pixelSize() * drawing.zoom
