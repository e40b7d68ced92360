# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The page offers its controls in three sets; keys and the menu have all of them at any time."""

import re

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)

from desktop_app.explain.control_row import ControlRow, ControlSet
from desktop_app.explain.examples import examples
from desktop_app.explain.page import ExplainPage
from tests.driver import CONTROL, Driver
from tests.explain.opened_page import whole_tree
from tests.test_translations import names_control
from tests.window import OpenWindow

WATCH, TRY, STUDY = ControlSet


@pytest.fixture
def driver(explaining_driver: Driver) -> Driver:
    return explaining_driver


@pytest.fixture
def page(driver: Driver) -> ExplainPage:
    return whole_tree(driver)


def offered(page: ExplainPage) -> list[str]:
    """The buttons in the row, from left to right."""
    found = [b for b in page.bar.findChildren(QAbstractButton) if b.isVisible()]
    found.sort(key=lambda button: button.mapTo(page, QPoint()).x())
    return [button.text() for button in found]


def entries(menu: QMenu) -> dict[str, QAction]:
    """What is in a menu."""
    return {a.text().replace("&", ""): a for a in menu.actions() if a.text()}


def test_a_visitor_first_sees_the_steps_and_little_else(page: ExplainPage) -> None:
    assert page.control_set is WATCH
    row = offered(page)
    assert row[:4] == ["Step", "Back", "Play", "To the end"]
    assert row[4:] == ["Examples", "\N{TRIGRAM FOR HEAVEN}"]
    assert page.controls.slider.isVisible()
    assert page.controls.place.text() == "step 1 of 54"
    assert not page.drawer.isVisible()


def test_all_controls_are_in_one_row(driver: Driver, page: ExplainPage) -> None:
    for chosen, wanted in (
        (WATCH, {"Step", "Back", "Play", "To the end"}),
        (TRY, {"Step", "Back", "Guess", "Cuts?", "Numbers"}),
        (
            STUDY,
            {
                "Step",
                "Play",
                "Finish node",
                "Guess",
                "Cuts?",
                "Compare",
                "Settings",
                "Save",
            },
        ),
    ):
        driver.press(str(list(ControlSet).index(chosen) + 1), modifier=CONTROL)
        driver.settle()
        assert page.control_set is chosen
        assert wanted <= set(offered(page))
        shown: list[QWidget] = [page.controls.slider]
        shown += [b for b in page.bar.findChildren(QAbstractButton) if b.isVisible()]
        middles = {b.mapTo(page, b.rect().center()).y() for b in shown}
        assert max(middles) - min(middles) <= 2
        assert page.bar.height() <= 2 * max(b.sizeHint().height() for b in shown)


def test_every_command_is_in_the_menu_of_every_set(page: ExplainPage) -> None:
    for chosen in ControlSet:
        page.choose_set(chosen)
        menu = page.more.menu()
        menu.aboutToShow.emit()
        there = entries(menu)
        assert {action.text() for action in page.controls.actions()} <= set(there)
        buttons = [b.text() for b in page.findChildren(QPushButton) if b in commands(page)]
        assert len(buttons) == 9
        for text in buttons:
            twin = "Back to the board" if text == "Board" else text
            assert twin in there, chosen
        for text in ("Examples", "Save"):
            submenu = there[text].menu()
            assert isinstance(submenu, QMenu)
            assert len(entries(submenu)) > 3
        assert [each for each in ControlSet if there[each.title()].isChecked()] == [chosen]


def commands(page: ExplainPage) -> set[QPushButton]:
    """The buttons of the page that do something at once."""
    choices = page.choices
    tables = {choices.ways, choices.depths, choices.work}
    switches = {choices.guess, choices.cut, choices.compare}
    return {*tables, *switches, page.settings, page.sources.from_game, page.sources.back}


def test_every_key_works_in_every_set(driver: Driver, page: ExplainPage) -> None:
    for chosen in ControlSet:
        page.choose_set(chosen)
        page.drawing.setFocus()
        for key, part in (("g", page.guess_bar), ("x", page.cut_bar), ("m", page.compared)):
            driver.press(key)
            driver.wait(part.isVisible)
            driver.press(key)
            driver.wait(lambda part=part: not part.isVisible())
        driver.wait(page.controls.isEnabled)
        assert page.tree_run is not None
        page.tree_run.go(0)
        driver.press("s")
        assert page.tree_run.index == 1, chosen
        driver.press("o")
        driver.wait(page.choices.algorithm.isVisible)
        driver.press("o")
        assert not page.drawer.isVisible(), chosen


def test_the_menu_does_what_the_buttons_do(driver: Driver, page: ExplainPage) -> None:
    there = entries(page.more.menu())
    there["Guess"].trigger()
    assert page.guess_bar.isVisible()
    page.more.menu().aboutToShow.emit()
    assert there["Guess"].isChecked()
    there["Guess"].trigger()
    there["Study"].trigger()
    assert page.control_set is STUDY
    zoom = page.drawing.zoom
    there["Zoom in"].trigger()
    assert page.drawing.zoom > zoom
    there["Settings"].trigger()
    assert page.drawer.isVisible()
    driver.click_widget(page.drawer.findChildren(QToolButton)[-1])
    assert not page.drawer.isVisible()


def test_a_switch_that_is_on_can_be_turned_off_where_it_was_found(
    driver: Driver, page: ExplainPage
) -> None:
    driver.press("g")
    assert page.choices.guess.isVisible()
    driver.click_widget(page.choices.guess)
    assert not page.guess_bar.isVisible()
    assert not page.choices.guess.isVisible()


def test_watching_ends_questions_and_races(page: ExplainPage) -> None:
    page.choose_set(TRY)
    page.choices.guess.click()
    assert page.guess_bar.isVisible()
    page.choose_set(WATCH)
    assert not page.guess_bar.isVisible()
    assert not page.choices.guess.isChecked()


def test_the_set_is_remembered(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.press("e")
    driver.window.pages.explain_page.strip.sets.chosen.emit(TRY)
    driver.window.close()
    again = open_window()
    page = again.window.pages.explain_page
    assert page.control_set is TRY
    assert page.strip.sets.value is TRY


def test_the_numbers_of_a_tree_are_changed_in_try(driver: Driver, page: ExplainPage) -> None:
    page.choose_set(TRY)
    driver.click_widget(page.change_numbers)
    assert page.numbers.line.isVisible()
    assert not page.choices.algorithm.isVisible()
    page.numbers.line.setText("1 2 3 4")
    page.numbers.line.returnPressed.emit()
    driver.wait(lambda: page.tree_run is not None and page.tree_run.trace.summary.nodes == 7)
    assert page.numbers.line.isVisible()
    page.choose_set(WATCH)
    assert not page.drawer.isVisible()


def names_of(page: ExplainPage) -> dict[str, list[QWidget]]:
    """What the controls of the page are called, each with the widgets of that name."""
    found: dict[str, list[QWidget]] = {}
    for widget in page.findChildren(QWidget):
        texts: list[str] = []
        if isinstance(widget, QComboBox):
            texts = [widget.itemText(number) for number in range(widget.count())]
        elif isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.buddy()):
            texts = [widget.text()]
        for text in texts:
            if re.search("[a-z]{2}", text):
                found.setdefault(text.replace("&", ""), []).append(widget)
    return found


def named_in(text: str, names: dict[str, list[QWidget]]) -> set[str]:
    """The controls that a text names."""
    return {name for name in names if names_control(text, name)}


def test_an_example_names_only_controls_that_are_there(driver: Driver, page: ExplainPage) -> None:
    menu, told = page.more.menu(), set[str]()
    assert page.more.text() == "☰"
    for example in examples():
        text = f"{example.text} {example.question}"
        if not named_in(text, names_of(page)):
            continue
        page.show_example(example)
        driver.wait(page.controls.isEnabled)
        for chosen in ControlSet:
            page.choose_set(chosen)
            names = names_of(page)
            named, in_menu = named_in(text, names), set[str]()
            told |= named
            menu.aboutToShow.emit()
            opened = re.search(r"Open “([\w ]+)” in the menu \(☰\)", text)
            if opened:
                entries(menu)[opened[1]].trigger()
                in_menu.add(opened[1])
            assert all(entries(menu)[name].isEnabled() for name in in_menu), example.title
            driver.settle()
            for name in named - in_menu:
                there = [widget.isVisible() for widget in names[name]]
                assert any(there), f"{chosen}, {example.title}: {name}"
            page.close_drawer()
    assert told >= {
        "Step",
        "Look ahead",
        "Values",
        "Reverse",
        "Finish captures",
        "Minimax",
        "Three ways to choose",
    }


def test_a_narrow_row_leaves_out_the_least_important(driver: Driver, page: ExplainPage) -> None:
    page.choose_set(STUDY)
    driver.window.resize(700, 600)
    driver.settle()
    row = offered(page)
    assert row[:4] == ["Step", "Back", "Play", "To the end"]
    assert row[-1] == "\N{TRIGRAM FOR HEAVEN}"
    assert "Save" not in row
    rows = page.findChildren(ControlRow)
    assert all(row.rect().contains(b.geometry()) for row in rows for b in direct(row))


def direct(row: ControlRow) -> list[QAbstractButton]:
    """The buttons of a row that are to be seen."""
    return [b for b in row.children() if isinstance(b, QAbstractButton) and b.isVisible()]
