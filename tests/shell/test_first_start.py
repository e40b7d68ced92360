# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a visitor meets who has never used the program: the board, the values, and few controls."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPushButton,
    QScrollBar,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop_app.core.position import MIN
from desktop_app.games.registry import PRESETS
from desktop_app.kit.wheel_proof_box import WheelProofBox
from desktop_app.languages import VARIABLE
from desktop_app.play.candidates.model import MEANING, MOVE, VALUE
from desktop_app.play.session import PERSON
from desktop_app.settings import (
    FULL_DETAILS,
    LIST_WANTED,
    VALUES_ALONE,
    WINDOW_ANALYSING,
    Settings,
)
from desktop_app.shell.application import fill_window, greet, make_window, offer_languages
from desktop_app.shell.layouts import WIDE_SCREEN, choose_first_layout
from desktop_app.shell.main_window import MainWindow
from desktop_app.shell.menus import SETTINGS_MENU
from desktop_app.shell.preferences import LANGUAGE_COMMAND
from tests.calm import settle
from tests.driver import Driver
from tests.kept import held
from tests.shell.test_room import cut
from tests.waiting import PATIENCE_MS
from tests.window import OpenWindow

MOST = 12
"""The most controls at a first start."""
CONTROLS = QAbstractButton | QComboBox | QLineEdit | QAbstractSpinBox | QAbstractSlider | QMenuBar
SLIGHTLY = 5
"""Pixels that a centred text may move when it changes anyway."""
GOOD_BOARD = 300
"""A board of this many pixels is seen well beside the panels on the smallest screen."""


@pytest.fixture
def visitor(open_window: OpenWindow) -> Driver:
    return open_window(first=True)


@pytest.fixture
def settings(settings_file: Path) -> Settings:
    return Settings(QSettings(str(settings_file), QSettings.Format.IniFormat))


def controls(window: MainWindow) -> list[QWidget]:
    """What can be pressed, chosen from or typed into, greyed or not.

    The menu bar counts once, and so does the bar with the question for the language, which asks one
    thing. Boards, lists with their scroll bars, and the parts of a control are no controls;
    dividers move by themselves.
    """
    found = list[QWidget]()
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, CONTROLS) or not widget.isVisible():
            continue
        inside = widget.parentWidget()
        is_part = isinstance(inside, CONTROLS | QAbstractScrollArea) or isinstance(
            widget, QScrollBar
        )
        if not is_part and not window.message_bar.isAncestorOf(widget):
            found.append(widget)
    return found + [window.message_bar] * window.message_bar.isVisible()


def play_to_the_end(driver: Driver) -> None:
    driver.seat(MIN, PERSON)
    for cell in ("a3", "b3", "a2", "b2", "a1"):
        driver.click(cell)
    assert driver.position.outcome is not None


# What is there


def test_the_list_has_three_columns_and_all_values_without_a_click(visitor: Driver) -> None:
    window, tree = visitor.window, visitor.tree
    visitor.wait_values()
    assert window.candidate_dock.isVisible()
    assert set(visitor.values().values()) == {"Draw"}
    shown = [c for c in range(tree.model().columnCount()) if not tree.isColumnHidden(c)]
    assert shown == [MOVE, VALUE, MEANING]
    assert visitor.badges.keys() == visitor.values().keys()


@pytest.mark.parametrize("size", [(1016, 568), (1280, 736)])
def test_twelve_controls_are_enough_for_a_beginning(visitor: Driver, size: tuple[int, int]) -> None:
    visitor.window.resize(*size)
    visitor.wait_values()
    offer_languages(visitor.window)
    visitor.settle()
    names = [
        each.objectName() or each.accessibleName() or str(each) for each in controls(visitor.window)
    ]
    assert visitor.window.message_bar in controls(visitor.window)
    assert 8 < len(names) <= MOST, names


@pytest.mark.parametrize(
    "size", [(683, 384), (768, 1000), (1016, 568), (1024, 600), (1280, 720), (1366, 730)]
)
def test_the_question_for_the_language_leaves_whose_turn_it_is_and_the_board(
    visitor: Driver, size: tuple[int, int]
) -> None:
    window = visitor.window
    window.resize(*size)
    visitor.wait_values()
    visitor.settle()
    turn, strip = visitor.about("Game status"), window.strip

    def place(widget: QWidget) -> QRect:
        return QRect(widget.mapTo(window, QPoint()), widget.size())

    def places() -> list[QRect]:
        return [place(each) for each in (window.board, turn, window.turn_bar)]

    before = places()
    offer_languages(window)
    visitor.settle()
    asked = place(window.message_bar)
    assert places() == before
    piece = window.turn_bar.piece_place().translated(place(window.turn_bar).topLeft())
    for each in (place(turn), piece, place(window.board)):
        assert not asked.intersects(each)
    assert turn.visibleRegion().boundingRect() == turn.rect()
    assert cut(window.message_bar) == []
    covers_players = asked.intersects(place(strip))
    assert strip.isEnabled() is not covers_players  # no key reaches what is covered
    (close,) = window.message_bar.findChildren(QToolButton)
    visitor.click_widget(close)
    visitor.settle()
    assert not window.message_bar.isVisible()
    assert strip.isEnabled()
    assert places() == before


def test_a_click_on_a_language_leaves_the_keys_to_the_board(visitor: Driver) -> None:
    window = visitor.window
    visitor.wait_values()
    offer_languages(window)
    visitor.settle()
    window.board.setFocus()
    (english,) = (
        each for each in window.message_bar.findChildren(QPushButton) if each.text() == "English"
    )
    QTest.mouseClick(english, Qt.MouseButton.LeftButton)
    assert not window.message_bar.isVisible()
    assert window.board.hasFocus()


@pytest.fixture
def asked_for_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "en")


@pytest.mark.usefixtures("asked_for_english")
@pytest.mark.parametrize("size", [(1016, 568), (1024, 600), (1280, 736)])
def test_who_has_named_a_language_is_not_asked_but_finds_a_button(
    visitor: Driver, size: tuple[int, int]
) -> None:
    window = visitor.window
    window.resize(*size)
    visitor.wait_values()
    greet(window)
    visitor.settle()
    assert not window.message_bar.isVisible()
    button = visitor.named(QToolButton, "Language")
    assert button.toolTip() == "Show everything in another language (Ctrl+Shift+L)"
    assert not button.visibleRegion().isEmpty()
    assert len(controls(window)) <= MOST
    assert cut(window) == []
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Space)
    languages = window.preferences.languages
    assert languages.isVisible()
    languages.close()


@pytest.mark.usefixtures("asked_for_english")
def test_the_button_for_the_language_goes_with_the_first_move(visitor: Driver) -> None:
    window = visitor.window
    visitor.wait_values()
    greet(window)
    visitor.settle()
    button = visitor.named(QToolButton, "Language")
    visitor.seat(MIN, PERSON)
    assert button.isVisible()
    visitor.click("b2")
    assert "Language" not in {
        each.accessibleName() for each in window.findChildren(QToolButton) if each.isVisible()
    }


def test_a_system_without_a_known_language_is_asked(
    visitor: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop_app.shell.application.is_language_known", lambda: False)
    greet(visitor.window)
    assert visitor.window.message_bar.isVisible()
    assert not visitor.window.strip.offers_language


def test_the_rest_comes_with_the_first_game_that_ends_and_stays(open_window: OpenWindow) -> None:
    visitor = open_window(first=True)
    later = ("start", "back", "forward", "end", "hold")
    for name in later:
        assert not visitor.button(name).isVisible()
    visitor.click("b2")
    visitor.wait_turn()
    assert not visitor.button("back").isVisible()
    visitor.press("n")
    before = len(controls(visitor.window))
    play_to_the_end(visitor)
    assert visitor.button("back").isVisible()
    assert visitor.named(QToolButton, "Play the best bot").isVisible()
    assert visitor.named(QLineEdit, "Comment on this move").isVisible()
    assert len(controls(visitor.window)) > before
    visitor.window.close()
    again = open_window()
    assert again.button("back").isVisible()


def test_what_comes_with_the_first_end_moves_nothing_else(visitor: Driver) -> None:
    visitor.seat(MIN, PERSON)
    for cell in ("a3", "b3", "a2", "b2"):
        visitor.click(cell)
    visitor.wait_values()
    visitor.settle()
    window = visitor.window

    def places() -> dict[QWidget, QRect]:
        return {
            each: QRect(each.mapTo(window, QPoint()), each.size())
            for each in (
                *controls(visitor.window),
                window.board,
                visitor.tree,
                window.invitation_line,
                visitor.about("Game status"),
            )
        }

    before = places()
    visitor.click("a1")
    visitor.settle()
    now = places()
    text = visitor.about("Game status")
    middle = before.pop(text).center().x()
    assert abs(now[text].center().x() - middle) <= SLIGHTLY
    assert {each for each, place in before.items() if now.get(each) != place} == set()


@pytest.mark.parametrize("size", [(1024, 600), (1016, 568), (1366, 730)])
def test_the_board_is_large_enough_beside_the_list(visitor: Driver, size: tuple[int, int]) -> None:
    window = visitor.window
    window.resize(*size)
    visitor.wait_values()
    visitor.settle()
    assert (window.width(), window.height()) == size
    assert cut(window) == []
    assert min(window.board.width(), window.board.height()) >= GOOD_BOARD
    last = visitor.tree.visualRect(visitor.tree.model().index(3, 0))
    assert last.bottom() <= visitor.tree.viewport().height()


def test_what_happens_can_be_read_beside_the_board(visitor: Driver) -> None:
    visitor.window.resize(1016, 568)
    visitor.seat(MIN, PERSON)
    visitor.begin("tic-tac-toe", "b2b3")
    visitor.wait_values()
    visitor.settle()
    widest = max(map(visitor.tree.fontMetrics().horizontalAdvance, said_of_moves(visitor)))
    assert widest <= visitor.tree.columnWidth(MEANING)


def said_of_moves(driver: Driver) -> list[str]:
    return list(driver.column(MEANING).values())


@pytest.mark.usefixtures("qapp")
def test_values_are_looked_for_before_the_window_does_anything_else(settings: Settings) -> None:
    window = make_window(settings, seed=1)
    try:
        assert window.layouts.analysing
        assert window.engine.busy
    finally:
        window.close()
    window.deleteLater()


class WatchedWindows(QObject):
    """Notes the kinds of windows that are shown, be it for an instant."""

    def __init__(self) -> None:
        super().__init__()
        self.shown = list[str]()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_window = isinstance(watched, QWidget) and watched.isWindow()
        if event.type() is QEvent.Type.Show and is_window:
            self.shown.append(type(watched).__name__)
        return False


def test_no_other_window_flashes_while_one_is_built(qapp: QApplication, settings: Settings) -> None:
    watched = WatchedWindows()
    qapp.installEventFilter(watched)
    window = make_window(settings, seed=1)
    try:
        window.show()
        settle()
        assert watched.shown == ["MainWindow"]
    finally:
        qapp.removeEventFilter(watched)
        window.close()
    window.deleteLater()


def box_of_games(window: MainWindow) -> WheelProofBox:
    boxes = window.strip.findChildren(WheelProofBox)
    return next(each for each in boxes if each.accessibleName() == "Game")


def test_what_cannot_be_seen_at_first_is_built_while_the_window_takes_events(
    qtbot: QtBot, settings: Settings
) -> None:
    window = MainWindow(settings)
    fill_window(window, settings, seed=1)
    games = box_of_games(window)
    (menu,) = (each for each in window.findChildren(QMenu) if each.objectName() == SETTINGS_MENU)
    chosen, choices = games.currentText(), len(menu.actions())
    wide, tools = games.sizeHint(), window.tool_bar
    try:
        assert games.count() < len(PRESETS)
        window.show()
        qtbot.waitUntil(lambda: games.count() > len(PRESETS), timeout=PATIENCE_MS)
        assert (games.currentText(), games.sizeHint()) == (chosen, wide)
        assert len(menu.actions()) > choices
        for action in tools.actions():
            button = tools.widgetForAction(action)
            is_reached = button.focusPolicy() is Qt.FocusPolicy.TabFocus
            assert is_reached is not action.isSeparator()
    finally:
        window.close()
    window.deleteLater()


@pytest.fixture
def just_started(settings: Settings, qapp: QApplication) -> Iterator[MainWindow]:
    """A window with its first board, in which nothing was built since."""
    window = MainWindow(settings)
    fill_window(window, settings, seed=1)
    window.show()
    qapp.sendPostedEvents()
    yield window
    window.close()
    window.deleteLater()


def test_the_languages_can_be_listed_at_once(just_started: MainWindow) -> None:
    just_started.actions_list[LANGUAGE_COMMAND].trigger()
    languages = just_started.preferences.languages
    assert languages.isVisible()
    just_started.finish()
    assert just_started.preferences.languages is languages


def test_a_menu_that_is_opened_at_once_is_whole(just_started: MainWindow) -> None:
    (menu,) = (m for m in just_started.findChildren(QMenu) if m.objectName() == SETTINGS_MENU)
    before = len(menu.actions())
    menu.popup(QPoint())
    offered = menu.actions()
    assert len(offered) > before
    just_started.finish()
    assert menu.actions() == offered
    menu.close()


def test_the_list_of_games_that_is_opened_at_once_is_whole(just_started: MainWindow) -> None:
    games = box_of_games(just_started)
    chosen = games.currentText()
    games.showPopup()
    assert games.count() > len(PRESETS)
    changed = list[str]()
    games.model().rowsRemoved.connect(lambda: changed.append("removed"))
    just_started.finish()
    assert changed == [], "the list is open"
    assert games.currentText() == chosen
    games.hidePopup()


@pytest.mark.usefixtures("qapp")
def test_a_window_that_closes_before_all_is_built_builds_nothing_more(settings: Settings) -> None:
    window = MainWindow(settings)
    fill_window(window, settings, seed=1)
    games = box_of_games(window)
    window.show()
    window.close()
    settle()
    assert games.count() < len(PRESETS)
    window.deleteLater()


# Hiding


def test_one_switch_hides_all_values_and_brings_them_back(visitor: Driver) -> None:
    window = visitor.window
    action = window.actions_list["hide-values"]
    switch = next(
        each for each in window.tool_bar.findChildren(QToolButton) if each.defaultAction() is action
    )
    assert switch.text() == "Hide values (A)"
    visitor.wait_values()
    visitor.click_widget(switch)
    assert switch.isChecked()
    assert not window.candidate_dock.isVisible()
    assert visitor.badges == {}
    visitor.click_widget(switch)
    assert not switch.isChecked()
    assert window.candidate_dock.isVisible()
    visitor.wait(lambda: visitor.badges)


def test_the_list_can_be_left_out_and_the_switch_remembers_it(open_window: OpenWindow) -> None:
    visitor = open_window(first=True)
    window = visitor.window
    window.actions_list["list"].trigger()
    assert not window.candidate_dock.isVisible()
    visitor.wait(lambda: len(visitor.badges) == 9)
    visitor.press("v")
    assert visitor.badges == {} or set(visitor.badges.values()) == {"Draw"}
    chosen = window.display.display.overlay
    for _ in range(2):
        visitor.press("a")
        assert not window.display.shows_values
        visitor.press("a")
        assert not window.candidate_dock.isVisible()
        assert window.display.display.overlay is chosen
    window.close()
    again = open_window()
    assert not again.window.candidate_dock.isVisible()
    assert again.window.display.display.overlay is chosen
    again.wait(lambda: again.window.flow.analysis is not None)
    again.press("a")
    again.window.close()
    last = open_window()
    assert not last.window.display.shows_values


def test_a_crash_brings_back_what_was_hidden(open_window: OpenWindow, settings_file: Path) -> None:
    visitor = open_window(first=True)
    visitor.press("a")
    visitor.wait(lambda: held(settings_file.parent).journal.page == "play")


# Screens and earlier users


@pytest.mark.parametrize(("screen", "has_list"), [(WIDE_SCREEN, True), (WIDE_SCREEN - 1, False)])
def test_narrow_screens_begin_with_values_on_the_board(
    settings: Settings, screen: int, has_list: bool
) -> None:
    choose_first_layout(settings, screen)
    assert settings.get(WINDOW_ANALYSING) is has_list
    assert settings.get(LIST_WANTED) is has_list
    assert settings.get(VALUES_ALONE) is not has_list


def test_on_a_narrow_screen_the_board_shows_them_and_the_switch_hides_them(
    open_window: OpenWindow, settings: Settings
) -> None:
    choose_first_layout(settings, WIDE_SCREEN - 1)
    visitor = open_window(first=True)
    assert not visitor.window.candidate_dock.isVisible()
    visitor.wait(lambda: len(visitor.badges) == 9)
    visitor.press("a")
    assert visitor.badges == {}
    visitor.press("a")
    assert not visitor.window.candidate_dock.isVisible()
    visitor.wait(lambda: len(visitor.badges) == 9)


@pytest.mark.parametrize("shown", [False, True])
def test_whoever_used_an_earlier_version_finds_what_was_left(
    open_window: OpenWindow, settings: Settings, shown: bool
) -> None:
    settings.set(WINDOW_ANALYSING, shown)
    settings.set(FULL_DETAILS, True)
    driver = open_window()
    window = driver.window
    assert window.candidate_dock.isVisible() is shown
    assert window.display.shows_values is shown
    assert driver.button("back").isVisible()
    assert driver.named(QToolButton, "Play the best bot").isVisible()
    driver.press("a")
    assert window.candidate_dock.isVisible() is not shown
