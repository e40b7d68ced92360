# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The panels in the smallest windows, and with the largest type: the lists have room first."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QTreeView,
    QWidget,
)

from desktop_app.core.position import MIN
from desktop_app.core.scales import Scale
from desktop_app.explain.control_row import ControlSet
from desktop_app.explain.examples import examples
from desktop_app.kit.look.scale import HEADING, NEAR, TIMES, set_type_size
from desktop_app.kit.wheel_proof_box import WheelProofBox
from desktop_app.languages import ENGLISH, load_language
from desktop_app.play.candidates.model import MEANING
from desktop_app.play.display import PointOfView, ShownValues
from desktop_app.play.history.graph import ValueGraph
from desktop_app.shell.menus import MORE_BUTTON
from tests.benchmarks.walk_sizes import GAMES, SIZES, TYPES, Sizes, board_page
from tests.driver import Driver
from tests.explain.opened_page import explain_board
from tests.shell.test_room import cut
from tests.window import OpenWindow

SMALLEST = [((792, 470), 0), ((1024, 600), 0), ((1024, 600), 3)]
USUAL = [((1366, 768), 0), ((1440, 900), 1)]


def show_small(driver: Driver, size: tuple[int, int], type_step: int) -> None:
    """The panels beside a game of some moves."""
    larger = pytest.approx(QApplication.font().pointSizeF() * TIMES[type_step])
    set_type_size(type_step)
    driver.wait(lambda: driver.window.turn_bar.font().pointSizeF() == larger)
    driver.analyse()
    driver.begin("tic-tac-toe", "b2a3")
    driver.wait_values()
    driver.window.resize(*size)
    driver.settle()
    assert driver.window.size() == QSize(*size)


def rows_in_sight(view: QTreeView) -> int:
    """Rows no part of which is cut off."""
    model, room = view.model(), view.viewport().rect()
    rects = (view.visualRect(model.index(row, 0)) for row in range(model.rowCount()))
    heights = (rect for rect in rects if rect.isValid())
    return sum(rect.top() >= 0 and rect.bottom() <= room.bottom() for rect in heights)


@pytest.mark.parametrize(("size", "type_step"), SMALLEST + USUAL)
def test_three_candidates_and_two_moves_are_in_sight_and_nothing_is_cut(
    driver: Driver, size: tuple[int, int], type_step: int
) -> None:
    show_small(driver, size, type_step)
    assert rows_in_sight(driver.tree) >= 3
    moves = driver.named(QTreeView, "Moves in this game")
    assert rows_in_sight(moves) == 2
    for view in (driver.tree, moves):
        assert not view.horizontalScrollBar().isVisible()
    shows_all(driver)
    for played in ("b2a3a1c3a2c1", "b2"):
        driver.begin("tic-tac-toe", played)
        driver.wait_values()
        assert not moves.horizontalScrollBar().isVisible(), "the list is scrolled sideways"


def shows_all(driver: Driver) -> None:
    assert cut(driver.window) == []
    text = driver.about("Game status")
    assert text.text() == driver.turn_text


def test_two_of_each_are_in_sight_in_the_smallest_window_with_the_largest_type(
    driver: Driver,
) -> None:
    show_small(driver, (1016, 568), 3)
    shows_all(driver)
    moves = driver.named(QTreeView, "Moves in this game")
    driver.begin("tic-tac-toe", "b2a3a1")
    driver.wait_values()
    driver.settle()
    for view in (driver.tree, moves):
        assert rows_in_sight(view) >= 2
        assert not view.horizontalScrollBar().isVisible()
    assert cut(driver.window) == []
    assert driver.tree.header().height() > 0


def test_all_choices_are_in_one_menu(driver: Driver) -> None:
    show_small(driver, (1024, 600), 3)
    assert driver.named(QPushButton, "How values are shown").isVisible()
    for title, text in (
        ("Values as", "+1, 0, \N{MINUS SIGN}1"),
        ("Values for", "X (MAX)"),
        ("On the board", "All values"),
    ):
        assert driver.option(title, text).isChecked()
    for title, text in (
        ("Values as", "Words"),
        ("Values for", "Whoever's turn it is"),
        ("On the board", "The best"),
    ):
        driver.option(title, text).trigger()
        assert driver.option(title, text).isChecked()
    shown = driver.window.display.display
    assert shown.scale is Scale.WORDS
    assert shown.point_of_view is PointOfView.MOVER
    assert shown.overlay is ShownValues.BEST


def test_the_graph_is_there_where_the_list_can_say_all_beside_it(driver: Driver) -> None:
    driver.analyse()
    graph = driver.named(QWidget, "Value after each move")
    moves = driver.named(QTreeView, "Moves in this game")
    panel = driver.window.history_panel
    driver.wait(lambda: graph.isVisible() and moves.width() < panel.width())
    driver.window.resize(792, 470)
    driver.wait(lambda: not graph.isVisible() and moves.width() == panel.width() - 2 * NEAR)
    comment = driver.named(QLineEdit, "Comment on this move")
    assert comment.width() > panel.width() // 2


@pytest.mark.parametrize("code", ["de", "es", "fr"])
def test_no_text_of_a_game_is_cut_on_a_small_screen_with_large_type(
    qapp: QApplication, open_window: OpenWindow, code: str
) -> None:
    """Another game for each language; `benchmarks/walk_sizes.py` walks through everything."""
    game = Random(f"34 {code}").choice([*GAMES])
    load_language(qapp, code)
    try:
        window = open_window().window
        measured = Sizes(window, SIZES, TYPES, None)
        board_page(window, measured.look, (game,))
    finally:
        load_language(qapp, ENGLISH)
    assert measured.looked > 10
    assert [fault for fault in measured.wrong if not fault.startswith("elided")] == []


@pytest.mark.parametrize("code", ["de", "en", "es", "fr"])
def test_the_about_box_fits_a_small_screen_with_large_type(
    qapp: QApplication, open_window: OpenWindow, code: str
) -> None:
    load_language(qapp, code)
    try:
        driver = open_window()
        set_type_size(len(TIMES) - 1)
        driver.settle()
        driver.window.actions_list["about"].trigger()
        driver.settle()
        (box,) = (each for each in driver.window.findChildren(QDialog) if each.isVisible())
        assert box.width() <= 1024
        assert box.height() <= 600 - 30  # with a title
    finally:
        load_language(qapp, ENGLISH)


def test_the_terms_of_an_evaluation_are_whole_when_type_grows(driver: Driver) -> None:
    driver.window.resize(1366, 768)
    driver.press("e")
    page = driver.window.pages.explain_page
    assert page is not None
    page.show_example(next(each for each in examples() if each.title == "Chess: mate in three"))
    driver.settle()
    judged = driver.about("How this position is judged")
    driver.wait(judged.isVisible)
    for step in range(len(TIMES)):
        set_type_size(step)
        driver.settle()
        assert judged.isVisible()
        assert judged.heightForWidth(judged.width()) <= judged.height()


@pytest.mark.parametrize(("size", "type_step"), [*SMALLEST[1:], USUAL[0]])
def test_the_reason_covers_nothing_of_the_board(
    driver: Driver, size: tuple[int, int], type_step: int
) -> None:
    """A long sentence in large type takes smaller type, and the board what is left below it."""
    show_small(driver, size, type_step)
    window, area = driver.window, driver.window.area
    driver.begin("tic-tac-toe", "a2b2c2a3b1c1")
    before = window.board.geometry()
    driver.press("y")
    driver.wait(lambda: window.why.finding is not None)
    driver.settle()
    sentence = window.guide.sentence
    place = QRect(sentence.mapTo(window, QPoint()), sentence.size())
    frame = window.board.kind.frame(area.margin())
    whole = window.board.geometry().marginsAdded(frame).translated(area.mapTo(window, QPoint()))
    assert not place.intersects(whole)
    assert window.board.height() >= 3 * 20
    driver.press(Qt.Key.Key_Escape)
    driver.settle()
    assert window.board.geometry() == before


def test_the_reason_is_in_the_type_of_headings_where_there_is_room(driver: Driver) -> None:
    show_small(driver, (1366, 768), 0)
    driver.begin("tic-tac-toe", "a2b2c2a3b1c1")
    driver.press("y")
    driver.wait(lambda: driver.window.why.finding is not None)
    driver.settle()
    sentence = driver.window.guide.sentence
    (label,) = (each for each in sentence.findChildren(QLabel) if each.text() == sentence.text)
    assert label.heightForWidth(label.width()) > 2 * label.fontMetrics().lineSpacing()
    assert label.font().pointSizeF() == pytest.approx(QApplication.font().pointSizeF() * HEADING)


def test_the_lists_of_both_panels_begin_and_end_in_line(driver: Driver) -> None:
    show_small(driver, *USUAL[0])
    window = driver.window
    above, below = (
        panel.findChild(QTreeView) for panel in (window.candidate_panel, window.history_panel)
    )
    graph = window.history_panel.findChild(ValueGraph)
    assert above is not None
    assert below is not None
    assert graph is not None

    def place(part: QWidget) -> QRect:
        return QRect(part.mapTo(window, QPoint()), part.size())

    assert place(above).left() == place(below).left()
    assert place(above).right() == place(graph).right()
    assert place(below).top() == place(graph).top()
    assert place(below).bottom() == place(graph).bottom()


def test_a_long_reason_in_the_largest_type_is_beside_the_board(driver: Driver) -> None:
    show_small(driver, (1024, 600), 3)
    window = driver.window
    driver.begin("tic-tac-toe", "a2b2c2a3b1c1")
    driver.press("y")
    driver.wait(lambda: window.why.finding is not None)
    driver.settle()
    sentence, board = window.guide.sentence, window.board
    assert 2 * board.height() >= window.height()
    place = QRect(sentence.mapTo(window, QPoint()), sentence.size())
    assert not place.intersects(QRect(board.mapTo(window, QPoint()), board.size()))
    assert sentence.isVisible()
    assert sentence.text.startswith("After c2, ")
    (label,) = (each for each in sentence.findChildren(QLabel) if each.text() == sentence.text)
    assert label.heightForWidth(label.width()) <= label.height()
    assert not window.candidate_dock.isEnabled()
    driver.press(Qt.Key.Key_Escape)
    driver.wait(window.candidate_dock.isEnabled)
    assert not sentence.isVisible()
    driver.press("y")
    driver.wait(lambda: window.why.finding is not None)
    window.resize(1366, 1200)
    driver.settle()
    assert sentence.isVisible()
    assert sentence.parentWidget() is not window  # above the board again
    assert window.candidate_dock.isEnabled(), "nothing covers it any more"
    assert sentence.mapTo(window, QPoint()).y() < board.mapTo(window, QPoint()).y()


LARGEST = [((1024, 600), 3), ((1366, 768), 3)]


@pytest.mark.parametrize(("size", "type_step"), LARGEST)
def test_the_board_has_half_of_the_height_with_the_largest_type(
    driver: Driver, size: tuple[int, int], type_step: int
) -> None:
    show_small(driver, size, type_step)
    assert 2 * driver.window.board.height() >= size[1]
    assert rows_in_sight(driver.tree) >= 3
    assert not driver.window.invitation_line.isVisible()
    set_type_size(0)
    driver.window.resize(1366, 768)
    driver.wait(driver.window.invitation_line.isVisible)


@pytest.mark.parametrize(("size", "type_step"), LARGEST)
def test_the_game_and_what_a_bot_can_be_told_are_read_whole_with_the_largest_type(
    driver: Driver, size: tuple[int, int], type_step: int
) -> None:
    show_small(driver, size, type_step)
    window = driver.window
    window.session.hold()
    driver.seat(MIN, "one-ahead")
    driver.begin("connect-four", "4")
    window.session.hold()
    driver.wait(driver.button("go-on").isVisible)
    driver.settle()
    box = driver.game_box
    assert isinstance(box, WheelProofBox)
    assert box.currentText() == "Connect Four 7×6"
    assert box.width() >= box.chosen_size().width()
    button = driver.button("go-on")
    assert button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    assert button.width() > button.fontMetrics().horizontalAdvance(button.text())


def test_results_are_left_out_rather_than_cut_beside_the_largest_type(driver: Driver) -> None:
    show_small(driver, *LARGEST[0])
    tree = driver.tree
    assert tree.isColumnHidden(MEANING)
    assert not tree.horizontalScrollBar().isVisible()
    driver.window.resize(*LARGEST[1][0])
    driver.settle()
    driver.wait(lambda: not tree.isColumnHidden(MEANING))
    longest = max(tree.fontMetrics().horizontalAdvance(text) for text in results(driver))
    assert tree.columnWidth(MEANING) > longest


def results(driver: Driver) -> list[str]:
    """What the list says of the moves."""
    return list(driver.column(MEANING).values())


def test_a_result_in_the_largest_type_covers_the_players_and_nothing_of_the_board(
    driver: Driver,
) -> None:
    show_small(driver, *LARGEST[0])
    window = driver.window
    driver.settle()
    before = window.board.geometry()
    driver.begin("tic-tac-toe", "a2b2c2a3b1c1")
    driver.wait(lambda: window.result.is_shown)
    driver.settle()
    frame, buttons = window.result.frame, window.result.buttons
    host = frame.parentWidget()
    assert host is not None
    board = QRect(window.board.mapTo(host, QPoint()), window.board.size())
    assert window.board.geometry() == before
    assert not frame.geometry().intersects(board)
    assert not buttons.geometry().intersects(board)
    assert not window.strip.isVisible()
    driver.press("n")
    driver.wait(window.strip.isVisible)
    assert window.board.geometry() == before


@pytest.mark.parametrize("larger", range(len(TIMES)))
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_the_buttons_of_a_tree_cover_nothing(
    driver: Driver, size: tuple[int, int], larger: int
) -> None:
    """They are in sight below the text beside the tree, none of them cut or under another one."""
    page = explain_board(driver)
    tree, tools = page.tree, page.tree.tools
    page.choose_set(ControlSet.STUDY)
    driver.window.resize(*size)
    set_type_size(larger)
    driver.wait(lambda: page.options.isVisible() or tools.isVisible())
    driver.settle()
    assert driver.window.width() == size[0], "it has not grown beyond a small screen"
    if page.options.isVisible():
        page.options.click()
    driver.wait(tools.isVisible)
    driver.settle()
    buttons = (tree.smaller, tree.larger, tree.whole, tree.follow)
    for number, button in enumerate(buttons):
        assert button.isVisible()
        assert tools.rect().contains(button.geometry())
        assert page.aside.rect().contains(QRect(button.mapTo(page.aside, QPoint()), button.size()))
        assert button.width() >= button.minimumSizeHint().width()
        assert not any(other.geometry().intersects(button.geometry()) for other in buttons[:number])
        for part in (tree, page.node, page.strip, page.bar):
            seen = QRect(part.mapTo(page, QPoint()), part.size())
            assert not seen.intersects(QRect(button.mapTo(page, QPoint()), button.size()))
    set_type_size(0)


@pytest.mark.parametrize("code", ["de", "en", "es", "fr"])
def test_every_tool_is_in_sight_however_long_its_text(
    qapp: QApplication, open_window: OpenWindow, code: str
) -> None:
    """In type of each size, in one window."""
    load_language(qapp, code)
    try:
        driver = open_window()
        for type_step in range(len(TIMES)):
            set_type_size(type_step)
            driver.window.resize(1024, 600)
            driver.settle()
            shows_every_tool(driver)
    finally:
        load_language(qapp, ENGLISH)


def shows_every_tool(driver: Driver) -> None:
    window = driver.window
    tools = {
        name: window.tool_bar.widgetForAction(window.actions_list[name])
        for name in ("games", "new", "undo", "hint", "hide-values", "explain")
    }
    more = window.tool_bar.findChild(QToolButton, MORE_BUTTON)
    assert more is None or not more.isVisible()
    for name, tool in tools.items():
        assert tool.isVisible(), name
        assert window.tool_bar.rect().contains(tool.geometry()), name
        assert isinstance(tool, QToolButton)
        assert tool.toolTip(), name
    driver.press("e")
    driver.settle()
    assert window.width() == 1024  # the page that explains fits, too
    driver.press("e")
    driver.settle()
    explain = tools["explain"]
    assert isinstance(explain, QToolButton)
    assert explain.toolButtonStyle() is not Qt.ToolButtonStyle.ToolButtonIconOnly
