# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window stays still: nothing that comes or goes moves what is under the pointer."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDockWidget,
    QLabel,
    QLineEdit,
    QSlider,
    QSplitterHandle,
    QWidget,
)

from desktop_app.core.position import MAX, MIN, Game
from desktop_app.explain.control_row import ControlSet
from desktop_app.explain.examples import examples
from desktop_app.explain.page import ExplainPage
from desktop_app.games.registry import FAMILIES, find_game
from desktop_app.play.candidates.legend import Legend
from desktop_app.play.session import PERSON
from desktop_app.search.solved import is_small
from tests.driver import LEFT, NO_KEYS, PERFECT, Driver
from tests.explain.opened_page import explain_board
from tests.window import OpenWindow

CONTROLS = (
    QAbstractButton
    | QComboBox
    | QLineEdit
    | QSlider
    | QAbstractItemView
    | QDockWidget
    | QSplitterHandle
)
SIZES = [(1366, 730), (800, 500)]
SEARCH = ("Search status", "Search effort")
SLOW = "alpha-beta:9"  # no level, so nobody plays in its place


def places(*roots: QWidget) -> dict[QWidget, QRect]:
    """Where each control on the screen is, in the window."""
    found: dict[QWidget, QRect] = {}
    for root in roots:
        for widget in (root, *root.findChildren(QWidget)):
            inside = isinstance(widget.parentWidget(), QComboBox | QAbstractItemView)
            if isinstance(widget, CONTROLS) and widget.isVisible() and not inside:
                found[widget] = QRect(widget.mapTo(widget.window(), QPoint()), widget.size())
    return found


def moved(before: dict[QWidget, QRect], *roots: QWidget) -> list[str]:
    """What is there still, and at another place or of another size."""
    now = places(*roots)
    return [
        f"{type(widget).__name__} {widget.accessibleName()}: {place} -> {now[widget]}"
        for widget, place in before.items()
        if widget in now and now[widget] != place
    ]


@pytest.fixture(params=SIZES)
def gomoku(driver: Driver, request: pytest.FixtureRequest) -> Driver:
    """Both persons at Gomoku, all panels shown."""
    driver.window.resize(*request.param)
    driver.analyse()
    driver.begin("gomoku", "h8")
    driver.wait_guesses(2)
    driver.settle()
    return driver


def test_a_bot_that_thinks_moves_nothing(gomoku: Driver) -> None:
    window = gomoku.window
    window.flow.set_pause(60_000)
    window.flow.move_seconds = 3600  # or a slow machine would end the search before its first depth
    window.session.hold()
    gomoku.seat(MIN, SLOW)
    gomoku.settle()
    before = places(window)
    assert len(before) > 20
    gomoku.press("g")
    now = gomoku.button("now")
    gomoku.wait(now.isVisible)
    gomoku.wait(lambda: window.flow.intended is not None)
    gomoku.settle()
    assert moved(before, window) == []
    thinking = places(window)
    QTest.mouseClick(now, LEFT, NO_KEYS)
    gomoku.wait_turn()
    gomoku.wait_guesses(2)
    gomoku.settle()
    assert moved(before, window) == []
    assert moved(thinking, window) == []


@pytest.mark.usefixtures("open_window")  # as wide as a new window makes its panels
def test_messages_and_values_move_no_widget(gomoku: Driver) -> None:
    window = gomoku.window
    before = places(window)
    window.message_bar.show_message("Something is wrong with what was typed. " * 3)
    gomoku.settle()
    assert moved(before, window) == []
    window.position_bar.open_bar()
    gomoku.settle()
    assert moved(before, window) == []
    window.position_bar.close_bar()
    gomoku.press("h")
    gomoku.wait(lambda: window.flow.hint is not None)
    gomoku.settle()
    assert moved(before, window) == []
    gomoku.press("v", "v", "v", "c", "c", "p", "d", "d")
    gomoku.wait_guesses(4)
    gomoku.settle()
    assert moved(before, window) == []


def test_a_game_from_its_first_move_to_its_end_moves_nothing(driver: Driver) -> None:
    driver.window.resize(800, 500)
    driver.analyse()
    driver.begin("tic-tac-toe")
    driver.wait_values()
    driver.settle()
    before = places(driver.window)
    for cell in ("a1", "b1", "a2", "b2", "a3"):
        driver.click(cell)
        driver.settle()
        assert moved(before, driver.window) == []
    assert driver.position.outcome is not None
    driver.press("n")
    driver.wait_values()
    assert moved(before, driver.window) == []


class Watcher(QObject):
    """Notes each place that a widget has had in its window, even for an instant."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self.places = {self._place()}
        widget.installEventFilter(self)

    def _place(self) -> tuple[int, int, int, int]:
        corner, size = self._widget.mapTo(self._widget.window(), QPoint()), self._widget.size()
        return corner.x(), corner.y(), size.width(), size.height()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self.places.add(self._place())
        return False


def begin_valued(driver: Driver, game: str) -> None:
    """Begin a game, and wait for the first values."""
    driver.begin(game)
    driver.wait(lambda: driver.window.flow.analysis)
    driver.settle()


@pytest.mark.usefixtures("open_window")  # as wide as a new window makes its panels
@pytest.mark.parametrize("game", ["connect-four", "gomoku", "chess"])
def test_the_point_of_view_moves_no_list(driver: Driver, game: str) -> None:
    """Not even where the line above it would be too long for one of them, and is left out."""
    legend = driver.about("Who these values are for")
    driver.analyse()
    for size in ((800, 500), (1024, 600), (800, 500)):
        driver.window.resize(*size)
        begin_valued(driver, game)
        watcher, said = Watcher(driver.tree), {legend.accessibleName()}
        for _ in range(2):
            driver.press("p")
            driver.settle()
            said.add(legend.accessibleName())
            whole = legend.accessibleName().split("   ")[0]  # without what the board shows
            assert not legend.isVisible() or legend.text().startswith(whole)
        assert len(said) == 2
        assert len(watcher.places) == 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["tic-tac-toe", "chess"])
def test_simple_values_move_no_list_while_they_are_found(
    driver: Driver, size: tuple[int, int], game: str
) -> None:
    window = driver.window
    window.resize(*size)
    driver.analyse()
    window.actions_list["full"].trigger()
    begin_valued(driver, game)
    watcher = Watcher(driver.tree)
    for _ in range(3):
        window.session.play(window.session.position.legal_moves()[0])
        driver.settle()
        driver.wait(lambda: window.flow.analysis)
        driver.settle()
    assert len(watcher.places) == 1


def test_there_is_room_reserved_for_the_names_of_each_game(driver: Driver) -> None:
    legend = driver.about("Who these values are for")
    assert isinstance(legend, Legend)
    driver.analyse()
    driver.window.actions_list["full"].trigger()
    for game in ("tic-tac-toe", "chess"):
        begin_valued(driver, game)
        assert 0 < legend.signs_width <= legend.least_width


STEPS = 2
"""The moves of each game; a hint comes after the first one."""


def a_game_of_each_family() -> list[Game]:
    """A small game of each family, and some that are only guessed or have a long rule."""
    small = [family.presets[0] for family in FAMILIES if family.presets]
    return [*small, find_game("connect-four"), find_game("nim:1,3,5,7:misere")]


def test_no_row_of_the_list_is_cut_however_high_the_window_is(shared_driver: Driver) -> None:
    driver, tree = shared_driver, shared_driver.tree
    driver.analyse()
    begin_valued(driver, "hex:4")
    for high in (768, 741, 700, 600, 500):
        driver.window.resize(1366, high)
        driver.settle()
        shown, rest = divmod(
            tree.viewport().height(), tree.visualRect(tree.model().index(0, 0)).height()
        )
        assert shown > 0
        assert rest == 0
        room = tree.parentWidget()
        assert isinstance(room, QWidget)
        assert tree.height() <= room.height()


@pytest.mark.parametrize(
    ("size", "is_full"), [((1366, 768), True), ((1024, 600), False), ((800, 500), True)]
)
def test_moves_and_hints_move_nothing_in_any_game(
    shared_driver: Driver, size: tuple[int, int], is_full: bool
) -> None:
    driver, window = shared_driver, shared_driver.window
    full = window.actions_list["full"]
    window.resize(*size)
    driver.analyse()
    if full.isChecked() is not is_full:
        full.trigger()
    for game in a_game_of_each_family():
        begin_valued(driver, game.id)
        before, session = places(window), window.session
        assert len(before) > 15
        for step in range(STEPS):
            moves = session.position.legal_moves()
            session.play(moves[len(moves) // 2])
            driver.settle()
            if session.position.outcome is not None:
                break
            assert moved(before, window) == [], game.id
            driver.wait(lambda: window.flow.analysis)
            driver.settle()
            assert moved(before, window) == [], game.id
            if step == 0 and is_small(session.position):  # else it would take seconds
                window.actions_list["hint"].trigger()
                driver.wait(lambda: window.flow.hint is not None)
                driver.settle()
                assert moved(before, window) == [], game.id
    if not full.isChecked():
        full.trigger()


def nodes(page: ExplainPage) -> QPoint:
    """Where the drawn tree's root is in the window."""
    drawing = page.drawing
    return drawing.viewport().mapTo(page.window(), drawing.mapFromScene(0, 0))


@pytest.fixture(params=SIZES)
def page(driver: Driver, request: pytest.FixtureRequest) -> ExplainPage:
    return at_the_tree(driver, request.param)


def at_the_tree(driver: Driver, size: tuple[int, int]) -> ExplainPage:
    driver.window.resize(*size)
    driver.press("e")
    made = driver.window.pages.explain_page
    assert made is not None
    driver.wait(lambda: made.tree_run is not None)
    made.choose_set(ControlSet.STUDY)
    made.settings.click()
    driver.settle()
    return made


def around_the_tree(page: ExplainPage) -> tuple[QWidget, ...]:
    return page.drawer, page.bar, page.strip.sets, page.tree.larger, page.tree.follow


def test_explanations_and_questions_move_no_control(page: ExplainPage, driver: Driver) -> None:
    roots = around_the_tree(page)
    before, root = places(*roots), nodes(page)
    assert len(before) > 20
    page.saving.saved.emit("/home/somebody/Documents/tree.png")
    driver.settle()
    assert moved(before, *roots) == []
    page.count_bar.show()
    driver.settle()
    assert moved(before, *roots) == []
    page.count_bar.hide()
    page.choices.guess.setChecked(True)
    driver.settle()
    assert moved(before, *roots) == []
    assert nodes(page) == root
    asking = places(*roots, page.guess_bar)
    for _ in range(12):
        driver.press("s")
        assert moved(asking, *roots, page.guess_bar) == []


def test_an_examples_text_moves_no_control(driver: Driver) -> None:
    """Each example is searched once, and looked at in windows of both sizes."""
    page = at_the_tree(driver, SIZES[0])
    roots = around_the_tree(page)
    before: dict[tuple[tuple[int, int], str], dict[QWidget, QRect]] = {}
    for size in SIZES:
        driver.window.resize(*size)
        driver.settle()
        before[size, ""] = places(*roots)
    for example in examples():
        page.show_example(example)
        for size in SIZES:
            driver.window.resize(*size)
            driver.settle()
            assert page.note.isVisible()
            # a game of which more can be chosen has its own places for these choices
            choices = page.choices.horizon.isVisible() and example.make().game.family
            kept = before.setdefault((size, choices or ""), places(*roots))
            assert moved(kept, *roots) == []


def test_choosing_evaluation_and_quiescence_moves_no_control(
    page: ExplainPage, driver: Driver
) -> None:
    horizon = page.choices.horizon
    for example in examples():
        page.show_example(example)
        if horizon.quiet.isVisible():
            break
    driver.wait(page.controls.isEnabled)
    driver.settle()
    before = places(page)
    assert horizon.quiet in before
    number = horizon.evaluation.count()
    assert number > 2
    for choice in (*range(number), 0):
        horizon.evaluation.setCurrentIndex(choice)
        driver.wait(page.controls.isEnabled)
        driver.settle()
        assert moved(before, page) == []
    for _ in range(2):
        horizon.quiet.click()
        driver.wait(page.controls.isEnabled)
        driver.settle()
        assert moved(before, page) == []


def test_the_list_of_evaluations_is_as_wide_as_its_game_needs(driver: Driver) -> None:
    driver.begin("chess")  # whose longest entry is the longest of all
    page = explain_board(driver)
    driver.press("o")
    driver.settle()
    box = page.choices.horizon.evaluation
    wide = box.width()
    for example in examples():
        page.show_example(example)
        if page.choices.horizon.isVisible() and not page.choices.horizon.quiet.isVisible():
            driver.settle()
            assert box.sizeHint().width() == box.width() < wide
            break
    else:
        pytest.fail("no other game has a choice of what guesses")


def test_walking_through_a_run_moves_no_control(page: ExplainPage, driver: Driver) -> None:
    page.show_example(examples()[6])
    driver.settle()
    before, run = places(page), page.tree_run
    assert run is not None
    for index in (0, 1, 9, 10, 99, 100, 999, run.last):
        run.go(index)
        driver.settle()
        assert moved(before, page) == []


# From one start to the next


def corners(window: QWidget) -> list[tuple[int, int, int, int]]:
    """The places of all controls, whichever they are."""
    rects = places(window).values()
    return sorted((rect.x(), rect.y(), rect.width(), rect.height()) for rect in rects)


def picture(driver: Driver) -> QImage:
    """All of the window but what its search took, which is less for a position known before."""
    driver.settle()
    window = driver.window
    image = window.grab().toImage()
    painter = QPainter(image)
    for label in window.findChildren(QLabel):
        if label.accessibleDescription() in SEARCH and label.isVisible():
            painter.fillRect(QRect(label.mapTo(window, QPoint()), label.size()), "black")
    painter.end()
    return image


@pytest.mark.parametrize(("size", "times"), [((1280, 860), 2), ((1024, 600), 4), ((1500, 900), 2)])
@pytest.mark.parametrize("analysing", [False, True])
def test_closed_and_opened_again_it_is_the_same_picture(
    open_window: OpenWindow, size: tuple[int, int], times: int, analysing: bool
) -> None:
    """What is never the same is seen at the second start; what creeps, at one of the sizes."""
    driver = open_window()
    window = driver.window
    driver.seat(MIN, PERSON)
    window.resize(*size)
    if analysing:
        driver.analyse()
    window.close()
    shown: list[tuple[QImage, list[tuple[int, int, int, int]]]] = []
    for _ in range(times):
        again = open_window()
        settle(again, analysing=analysing)
        assert (again.window.width(), again.window.height()) == size
        shown.append((picture(again), corners(again.window)))
        assert shown[-1] == shown[0]
        again.window.close()


def settle(driver: Driver, *, analysing: bool) -> None:
    """Let all values come, and no cursor blink."""
    if analysing:
        driver.begin("tic-tac-toe", "b2a3c1a1c3")
        driver.wait_values()
        driver.wait(lambda: not driver.window.history.unvalued())


def test_a_divider_that_was_moved_keeps_its_share(open_window: OpenWindow) -> None:
    driver = open_window()
    window = driver.window
    driver.analyse()
    window.resize(1280, 860)
    driver.settle()
    dock, height = window.candidate_dock, window.history_dock.height()
    edge = dock.mapTo(window, QPoint(-3, 300))
    handle = window.windowHandle()
    QTest.mouseMove(handle, edge)
    QTest.mousePress(handle, LEFT, NO_KEYS, edge)
    for step in range(1, 6):
        QTest.mouseMove(handle, edge + QPoint(40 * step, 0))
        driver.settle()
    QTest.mouseRelease(handle, LEFT, NO_KEYS, edge + QPoint(200, 0))
    driver.settle()
    chosen = dock.width()
    assert chosen < 600
    window.resize(640, 500)
    driver.settle()
    assert dock.width() < chosen
    window.resize(1280, 860)
    driver.settle()
    assert (dock.width(), window.history_dock.height()) == (chosen, height)
    window.close()
    again = open_window()
    again.settle()
    assert again.window.candidate_dock.width() == chosen
    again.window.resize(1590, 990)
    again.settle()
    assert abs(again.window.candidate_dock.width() / 1590 - chosen / 1280) < 0.01
    again.window.actions_list["panels"].trigger()
    again.settle()
    assert again.window.candidate_dock.width() > chosen * 1590 / 1280 + 50


def test_a_bot_in_the_board_alone_moves_nothing(driver: Driver) -> None:
    """The first layout: a visitor's."""
    driver.begin("gomoku")
    driver.settle()
    before = places(driver.window)
    driver.window.flow.set_pause(60_000)
    driver.seat(MAX, PERFECT)
    driver.wait(driver.button("now").isVisible)
    driver.settle()
    assert moved(before, driver.window) == []
