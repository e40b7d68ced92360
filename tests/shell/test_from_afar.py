# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Read from the last row: type of four sizes, and a view with nothing but what is explained."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDoubleSpinBox,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QWidget,
)

from desktop_app.explain.control_row import ControlSet
from desktop_app.explain.drawn_tree import Path, walk
from desktop_app.explain.examples import examples
from desktop_app.explain.page import ExplainPage
from desktop_app.explain.strip import StepSentence
from desktop_app.explain.tree.card import BRANCH_TEXT, NUMBER_TEXT
from desktop_app.explain.tree.drawing import TreeDrawing
from desktop_app.games.registry import PRESETS
from desktop_app.kit.look.scale import HEADING, TIMES, set_type_size
from desktop_app.kit.touch.sizes import FINGER
from tests.calm import settle
from tests.driver import CONTROL, SHIFT, Driver, Key, named
from tests.explain.opened_page import explain_board, first_example
from tests.shell.test_room import cut
from tests.window import OpenWindow


def points(driver: Driver) -> float:
    return driver.window.turn_bar.font().pointSizeF()


def test_type_has_four_sizes_by_key(driver: Driver) -> None:
    usual = points(driver)
    title = driver.about("Game status")
    sizes: list[float] = []
    for times in (*TIMES[1:], TIMES[-1]):  # no larger than the last
        driver.press("+", modifier=CONTROL)
        size = pytest.approx(usual * times)
        driver.wait(lambda size=size: points(driver) == size)
        driver.wait(lambda: title.font().pointSizeF() == pytest.approx(HEADING * points(driver)))
        sizes.append(points(driver))
    assert len(set(sizes)) == 3
    for _ in range(len(TIMES)):
        driver.press("-", modifier=CONTROL)
    driver.wait(lambda: points(driver) == pytest.approx(usual))
    driver.wait(lambda: title.font().pointSizeF() == pytest.approx(HEADING * usual))


def test_the_size_of_type_is_remembered(open_window: OpenWindow) -> None:
    driver = open_window()
    usual = QApplication.font().pointSizeF()
    driver.press("+", modifier=CONTROL)
    driver.press("+", modifier=CONTROL)
    driver.window.close()
    again = open_window()
    again.wait(lambda: points(again) == pytest.approx(usual * TIMES[2]))
    again.press("-", modifier=CONTROL)
    again.press("-", modifier=CONTROL)


@pytest.mark.parametrize("step", range(len(TIMES)))
def test_nothing_is_cut_on_a_projector(driver: Driver, step: int) -> None:
    driver.window.resize(1280, 720)
    set_type_size(step)
    first_example(driver)
    driver.wait(lambda: points(driver) == QApplication.font().pointSizeF())
    driver.wait(lambda: not cut(driver.window))


@pytest.mark.parametrize("step", range(len(TIMES)))
def test_whose_turn_it_is_can_be_read_at_any_size(driver: Driver, step: int) -> None:
    driver.window.resize(1366, 730)
    usual = points(driver)
    for _ in range(step):
        driver.press("+", modifier=CONTROL)
    driver.wait(lambda: points(driver) == pytest.approx(usual * TIMES[step]))
    title = driver.about("Game status")
    driver.wait(lambda: title.text() == driver.turn_text == "X's turn")
    driver.click("b2")
    driver.wait(lambda: title.text() == driver.turn_text == "O's turn")


def capital(sentence: StepSentence) -> int:
    """How high a capital letter of the sentence is, in pixels."""
    return sentence.fontMetrics().tightBoundingRect("H").height()


def is_whole(sentence: StepSentence) -> bool:
    """Whether the whole sentence is to be seen."""
    seen = sentence.visibleRegion().boundingRect()
    return sentence.heightForWidth(sentence.width()) <= seen.height()


def test_a_presenter_has_the_board_and_nothing_else(driver: Driver) -> None:
    window = driver.window
    driver.analyse()
    bars = [window.menuBar(), window.tool_bar, window.strip, window.candidate_dock]
    assert all(bar.isVisible() for bar in bars)
    driver.press(Key.Key_F12)
    assert not any(bar.isVisible() for bar in bars)
    assert window.isFullScreen()
    driver.click("b2")
    assert driver.moves == "b2"
    driver.press(Key.Key_Escape)
    assert all(bar.isVisible() for bar in bars)
    assert not window.isFullScreen()
    assert not window.actions_list["presenter"].isChecked()


@pytest.mark.parametrize("page", ["board", "explain"])
def test_a_button_ends_the_presentation(driver: Driver, page: str) -> None:
    if page == "explain":
        driver.press("e")
    driver.press(Key.Key_F12)
    way_out = named(driver.window, QToolButton, "Exit the presenter view")
    driver.wait(way_out.isVisible)
    driver.wait(lambda: way_out.visibleRegion().boundingRect() == way_out.rect())
    driver.wait(lambda: not cut(driver.window))
    driver.click_widget(way_out)
    assert not way_out.isVisible()
    assert driver.window.menuBar().isVisible()
    assert not driver.window.isFullScreen()


PROJECTED = [QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080)]


def in_window(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


def way_out(driver: Driver) -> QRect:
    """Where the button that ends the presentation is; all of it is seen."""
    button = driver.named(QToolButton, "Exit the presenter view")
    assert button.visibleRegion().boundingRect() == button.rect()
    return in_window(button)


@pytest.mark.parametrize("size", PROJECTED)
@pytest.mark.parametrize("step", [0, len(TIMES) - 1])
def test_the_way_out_is_beside_the_sentence(driver: Driver, step: int, size: QSize) -> None:
    """It was on the lower edge of the strip or, in large type, on the tree."""
    set_type_size(step)
    page = explain_board(driver)
    driver.press(Key.Key_F12)
    driver.window.showNormal()
    driver.window.resize(size)
    driver.wait(lambda: driver.window.size() == size)
    for each in ControlSet:
        page.choose_set(each)
        driver.settle()
        strip, button = in_window(page.strip), way_out(driver)
        assert strip.contains(button)
        assert abs(strip.center().y() - button.center().y()) <= 1
        assert not button.intersects(in_window(page.panel.reason))


@pytest.mark.parametrize("size", [QSize(1024, 560), *PROJECTED])
@pytest.mark.parametrize("step", [0, len(TIMES) - 1])
def test_the_way_out_covers_nothing_of_the_board_and_what_is_around_it(
    driver: Driver, step: int, size: QSize
) -> None:
    set_type_size(step)
    window = driver.window
    driver.press(Key.Key_F12)
    window.showNormal()
    window.resize(size)
    driver.wait(lambda: window.size() == size)
    for cell in ("a3", "b3", "a2", "b2"):
        driver.click(cell)
    driver.settle()
    before = in_window(window.board)

    def check() -> None:
        driver.settle()
        button = way_out(driver)
        assert not button.intersects(in_window(window.area))
        for each in (window.guide.sentence, window.result.frame, window.find_card.frame):
            assert not (each.isVisible() and button.intersects(in_window(each)))

    check()
    driver.click("a1")
    check()
    assert not window.strip.isVisible()  # it came back with the end of a game
    assert in_window(window.board) == before
    driver.press("y")
    driver.wait(window.guide.sentence.isVisible)
    check()
    driver.press(Key.Key_Escape)
    driver.wait(lambda: not window.guide.sentence.isVisible())
    driver.press("f", modifier=SHIFT)
    driver.wait(window.find_card.frame.isVisible)
    check()


def test_the_way_out_is_at_the_top_of_every_page(driver: Driver) -> None:
    window = driver.window
    driver.press(Key.Key_F12)
    for key in ("l", "k", "e"):
        driver.press(key)
        driver.settle()
        page = window.pages.currentWidget()
        assert page is not None
        button = driver.named(QToolButton, "Exit the presenter view")
        assert page.isAncestorOf(button)
        others = [
            each
            for kind in (QAbstractButton, QLabel, QScrollArea)
            for each in page.findChildren(kind)
            if each is not button and each.isVisible()
        ]
        assert [each for each in others if way_out(driver).intersects(in_window(each))] == []
        driver.press(key)
    assert window.pages.is_at_board
    driver.click_widget(driver.named(QToolButton, "Exit the presenter view"))
    assert window.menuBar().isVisible()


def test_a_presenter_has_the_tree_with_its_sentence_above_it(driver: Driver) -> None:
    page = first_example(driver)
    assert page.tree_run is not None
    driver.press(Key.Key_F12)
    assert not page.strip.sets.isVisible()
    assert not page.panel.isVisible()
    assert not page.node.isVisible()
    assert page.controls.isVisible()
    sentence = page.panel.reason
    for step in range(page.tree_run.last + 1):
        page.tree_run.go(step)
        driver.wait(lambda: is_whole(sentence))
        assert capital(sentence) >= 24
        assert (
            sentence.mapTo(page, sentence.rect().bottomLeft()).y() < page.tree.y() + 110
        )  # two lines
    driver.press(Key.Key_F12)
    assert page.strip.sets.isVisible()
    assert page.panel.isVisible()
    assert page.node.isVisible()


SCREENS = [QSize(1920, 1080), QSize(1280, 720)]


def present_a_tree(driver: Driver, screen: QSize) -> ExplainPage:
    """Alpha-beta on the textbook's tree, in the presenter's view and in large type."""
    set_type_size(len(TIMES) - 1)
    page = driver.window.pages.explain_page
    driver.press("e")
    page.choices.choose(prunes=True)
    page.numbers.line.setText("3 5 2 9 12 5 23 23")
    QTest.keyClick(page.numbers.line, Key.Key_Return)
    driver.wait(lambda: page.tree_run is not None and page.tree_run.trace.summary.nodes == 14)
    driver.press(Key.Key_F12)
    driver.window.showNormal()
    driver.window.resize(screen)
    driver.wait(lambda: driver.window.size() == screen)
    page.tree.show_readably()
    return page


@pytest.mark.parametrize("screen", SCREENS)
def test_the_whole_tree_is_read_from_the_last_row(driver: Driver, screen: QSize) -> None:
    page = present_a_tree(driver, screen)
    drawing = page.drawing
    assert page.tree_run is not None
    seen = drawing.viewport().geometry()
    nodes = list(walk(page.tree_run.drawn()))
    assert len(nodes) == 15
    assert all(seen.contains(drawing.place_of(node.path)) for node in nodes)
    pixels = drawing.fontInfo().pixelSize() * drawing.zoom
    assert NUMBER_TEXT * pixels >= screen.height() / 25
    assert BRANCH_TEXT * pixels >= screen.height() / 40  # 28 pixels where there are 1,080


@pytest.mark.parametrize("screen", SCREENS)
def test_numbers_are_read_from_the_last_row_beside_a_second_tree_too(
    driver: Driver, screen: QSize
) -> None:
    page = present_a_tree(driver, screen)
    driver.press("m")
    driver.wait(page.compared.isVisible)
    for tree in (page.tree, page.compared):
        tree.show_readably()
        drawing = tree.drawing
        assert out_of_sight(drawing) == []
        pixels = drawing.fontInfo().pixelSize() * drawing.zoom
        assert NUMBER_TEXT * pixels >= screen.height() / 36
        assert BRANCH_TEXT * pixels >= screen.height() / 57


def test_questions_fit_on_a_small_projector(driver: Driver) -> None:
    """Beside many answers in large type the question was a column of words."""
    page = present_a_tree(driver, SCREENS[1])
    driver.press("g")
    driver.wait(page.guess_bar.isVisible)
    page.explain(PRESETS["tic-tac-toe"].start())
    driver.wait(lambda: page.tree_run is not None and page.tree_run.summary.nodes > 1000)
    question, line = page.guess_bar.question, page.guess_bar.fontMetrics().lineSpacing()
    answers = [b for b in page.guess_bar.findChildren(QPushButton) if "in" in b.text()]
    assert len(answers) == 5
    driver.wait(lambda: all(button.isVisible() for button in answers))
    driver.wait(lambda: question.heightForWidth(question.width()) <= 2 * line)
    assert page.guess_bar.height() < 2 * line + 2 * FINGER
    driver.wait(lambda: not cut(page.guess_bar))


@pytest.mark.parametrize("compares", [False, True])
@pytest.mark.parametrize("screen", SCREENS)
def test_the_sentence_is_large_and_whole_and_covers_nothing(
    driver: Driver, screen: QSize, compares: bool
) -> None:
    page = present_a_tree(driver, screen)
    run, sentence = page.tree_run, page.panel.reason
    assert run is not None
    if compares:
        driver.press("m")
        driver.wait(page.compared.isVisible)
    driver.settle()
    high = page.strip.height()
    for step in range(run.last + 1):
        run.go(step)
        driver.wait(lambda: is_whole(sentence))
        assert capital(sentence) >= 24
        assert page.strip.height() >= high, step  # it does not go up and down
        high = page.strip.height()
    assert high <= 0.25 * page.height()


def test_values_fill_the_presenters_board_and_bring_no_bar(driver: Driver) -> None:
    window = driver.window
    bars = [window.menuBar(), window.tool_bar, window.strip, window.candidate_dock]
    driver.press(Key.Key_F12)
    driver.press("a")
    driver.wait(lambda: len(driver.badges) == 9)
    assert not any(bar.isVisible() for bar in bars)
    driver.press(Key.Key_F12)
    assert all(bar.isVisible() for bar in bars)


def test_the_presenter_has_the_keys_of_the_row_that_is_hidden(driver: Driver) -> None:
    page = first_example(driver)
    driver.press(Key.Key_F12)
    for key, bar in (("m", page.compared), ("x", page.cut_bar), ("g", page.guess_bar)):
        driver.press(key)
        driver.wait(bar.isVisible)
        assert not page.aside.isVisible()
    for key, is_shown in (("m", page.compared.isVisible), ("g", page.guess_bar.isVisible)):
        driver.press(key)
        driver.wait(lambda is_shown=is_shown: not is_shown())


def test_a_guess_is_typed_wherever_the_keyboard_is(driver: Driver) -> None:
    page = first_example(driver)
    page.choices.guess.setFocus()
    page.choices.guess.click()
    driver.press(Key.Key_F12)
    assert driver.window.focusWidget() is page.choices.guess  # the row that has it stays
    for _ in range(page.tree_run.last if page.tree_run is not None else 0):
        driver.press(Key.Key_F10)
    assert "marked node" in page.guess_bar.question.text()
    for digit in "42":
        driver.press(digit)
    number = named(page.guess_bar, QDoubleSpinBox, "Your guess")
    assert number.value() == 42
    driver.press(Key.Key_Return)
    assert "worth" in page.guess_bar.question.text()
    assert "1 wrong" in page.guess_bar.count.text()


def test_presenting_switches_between_board_and_tree(driver: Driver) -> None:
    window = driver.window
    driver.press(Key.Key_F12)
    driver.press("e")
    page = window.pages.explain_page
    assert page.drawing.isVisible()
    assert not page.aside.isVisible()
    assert not window.tool_bar.isVisible()
    driver.press("e")
    assert window.board.isVisible()
    assert not window.tool_bar.isVisible()
    driver.press(Key.Key_F12)
    assert window.tool_bar.isVisible()


def test_closing_while_presenting_keeps_the_window_layout(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.press(Key.Key_F12)
    driver.window.close()
    again = open_window()
    assert not again.window.isFullScreen()
    assert again.window.menuBar().isVisible()


def test_a_small_tree_fills_a_large_pane(driver: Driver) -> None:
    driver.window.resize(1500, 950)
    page = first_example(driver)
    drawing = page.drawing
    driver.wait(
        lambda: drawing.sceneRect().height() * drawing.zoom > 0.9 * drawing.viewport().height()
    )
    assert drawing.zoom > 1.2


def numbers(driver: Driver, which: int) -> ExplainPage:
    """The page with an example of numbers, looked at."""
    driver.press("e")
    page = driver.window.pages.explain_page
    example = examples()[which]
    page.show_example(example)
    shown = example.make()
    driver.wait(lambda: page.tree_run is not None and page.tree_run.trace.position == shown)
    settle()
    return page


def out_of_sight(drawing: TreeDrawing) -> list[Path]:
    """The nodes of a tree that are not to be seen as a whole."""
    root = drawing.root
    assert root is not None
    sight = QRect(drawing.viewport().pos(), drawing.viewport().size())
    return [n.path for n in walk(root) if not sight.contains(drawing.place_of(n.path))]


def test_the_question_about_cuts_leaves_the_tree_as_it_is(driver: Driver) -> None:
    driver.window.resize(1024, 600)
    page = numbers(driver, 7)
    assert out_of_sight(page.drawing) == []
    before = page.drawing.geometry(), page.drawing.zoom
    driver.press("x")
    settle()
    assert page.cut_bar.isVisible()
    assert not page.panel.reason.isVisible()  # nothing happens while branches are marked
    assert (page.drawing.geometry(), page.drawing.zoom) == before
    assert out_of_sight(page.drawing) == []
    assert not cut(driver.window)
    page.drawing.press_node((1,))
    page.cut_bar.check.click()
    settle()
    assert page.panel.reason.isVisible()
    assert page.cut_bar.isVisible()
    assert (page.drawing.geometry(), page.drawing.zoom) == before
    driver.press(Key.Key_F12)
    assert page.cut_bar.isVisible()
    driver.press(Key.Key_F12)
    assert page.cut_bar.isVisible()
    driver.press("x")
    settle()
    assert not page.cut_bar.isVisible()
    assert page.panel.reason.isVisible()
    assert (page.drawing.geometry(), page.drawing.zoom) == before


@pytest.mark.parametrize("step", range(len(TIMES)))
def test_two_trees_beside_each_other_are_seen_as_a_whole(driver: Driver, step: int) -> None:
    driver.window.resize(1366, 740)
    for _ in range(step):
        driver.press("+", modifier=CONTROL)
    page = numbers(driver, 7)
    driver.wait(lambda: points(driver) == QApplication.font().pointSizeF())
    driver.press("m")
    driver.wait(lambda: page.compared.tree_run is not None)
    settle()
    for tree in (page.tree, page.compared):
        assert out_of_sight(tree.drawing) == []
        assert tree.title.width() <= tree.width()
        assert tree.title.heightForWidth(tree.title.width()) <= tree.title.height()
    assert not cut(driver.window)
