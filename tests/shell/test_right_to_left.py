# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A window that is read from right to left: only what is read turns round."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QWidget

from desktop_app.core.position import MIN
from desktop_app.explain.examples import examples
from desktop_app.kit.flow_row import FlowRow
from desktop_app.languages import ENGLISH, load_language
from desktop_app.play.session import PERSON
from tests.calm import settle
from tests.driver import Driver
from tests.translations import small_languages, three_languages
from tests.window import OpenWindow

__all__ = ["small_languages", "three_languages"]

WALK = ("start", "back", "forward", "end")


@pytest.fixture
def arabic(qapp: QApplication, open_window: OpenWindow, three_languages: None) -> Iterator[Driver]:
    load_language(qapp, "ar")
    yield open_window()
    load_language(qapp, ENGLISH)


def left_of(widget: QWidget) -> int:
    """Where a widget begins in its window."""
    return widget.mapTo(widget.window(), QPoint()).x()


def test_menus_and_tools_begin_on_the_right(arabic: Driver) -> None:
    window = arabic.window
    tools = [
        left_of(window.tool_bar.widgetForAction(window.actions_list[name]))
        for name in ("games", "new", "hint", "explain")
    ]
    assert tools == sorted(tools, reverse=True)
    assert window.layoutDirection() is Qt.LayoutDirection.RightToLeft


def test_the_board_stays_as_it_is(arabic: Driver) -> None:
    window = arabic.window
    window.session.set_seat(MIN, PERSON)
    assert window.board.layoutDirection() is Qt.LayoutDirection.LeftToRight
    arabic.click("a1")
    arabic.click("c3")
    assert window.session.game.moves_text(window.session.record.moves()) == "a1c3"


def test_the_keys_of_the_walk_keep_their_order(arabic: Driver) -> None:
    window = arabic.window
    buttons = {
        button.defaultAction().objectName(): left_of(button)
        for button in window.turn_bar.findChildren(QToolButton)
        if button.isVisible()
    }
    places = [buttons[name] for name in WALK if name in buttons]
    assert len(places) >= 2
    assert places == sorted(places)


def test_rows_of_controls_begin_on_the_right(qapp: QApplication) -> None:
    for direction, order in (
        (Qt.LayoutDirection.LeftToRight, [0, 1, 2]),
        (Qt.LayoutDirection.RightToLeft, [2, 1, 0]),
    ):
        row = FlowRow(spacing=4)
        buttons = [QPushButton(str(number)) for number in range(3)]
        row.add(buttons[0], None, *buttons[1:])
        row.setLayoutDirection(direction)
        row.resize(600, 40)
        row.show()
        settle()
        assert sorted(range(3), key=lambda n: buttons[n].x()) == order
        edges = sorted((button.x(), button.geometry().right()) for button in buttons)
        assert all(right < left for (_, right), (left, _) in pairwise(edges))
        assert (edges[0][0], edges[-1][1]) == (0, 599)
        row.close()


def ends_of_slider(driver: Driver, step: int) -> tuple[str, str]:
    """The colours at the left and at the right end of the slider, at a step of a run."""
    page = driver.window.pages.explain_page
    run, slider = page.tree_run, page.controls.slider
    assert run is not None
    run.go(step)
    settle()
    picture = slider.grab().toImage()
    wide, high = picture.width(), picture.height() // 2
    left, right = (picture.pixelColor(int(wide * at), high).name() for at in (0.05, 0.95))
    return left, right


def test_the_slider_is_filled_from_where_it_begins_to_its_handle(
    arabic: Driver, qapp: QApplication, open_window: OpenWindow
) -> None:
    found = list[tuple[str, str]]()
    for code, driver in (("ar", arabic), (ENGLISH, None)):
        load_language(qapp, code)
        shown = driver or open_window()
        shown.window.pages.toggle()
        page = shown.window.pages.explain_page
        page.show_example(examples()[0])
        shown.wait(page.drawing.isEnabled)
        page.controls.pause()
        found += [ends_of_slider(shown, step) for step in (5, 9)]
        shown.window.close()
    rest, filled = found[0]
    assert rest != filled
    assert found == [(rest, filled)] * 2 + [(filled, rest)] * 2


def test_the_tree_and_the_typed_numbers_keep_their_direction(arabic: Driver) -> None:
    arabic.window.pages.toggle()
    page = arabic.window.pages.explain_page
    page.show_example(examples()[0])
    arabic.wait(page.drawing.isEnabled)
    for part in (page.drawing, page.numbers.line):
        assert part.layoutDirection() is Qt.LayoutDirection.LeftToRight
    assert page.layoutDirection() is Qt.LayoutDirection.RightToLeft
