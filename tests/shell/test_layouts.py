# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two layouts, one key apart, and all that is remembered from one start to the next."""

from math import ceil
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QSettings, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QDockWidget,
    QToolBar,
    QToolButton,
    QTreeView,
)

from desktop_app.core.position import MAX, MIN
from desktop_app.core.scales import Scale
from desktop_app.kit.elided_label import ElidedLabel
from desktop_app.kit.look.theme import DARK, LIGHT
from desktop_app.play.display import PointOfView, ShownValues
from desktop_app.play.session import PERSON
from desktop_app.players.levels import FIRST_OPPONENT
from desktop_app.players.registry import StrategyId
from desktop_app.settings import SWAP_EACH_GAME, Settings
from desktop_app.shell.dialogs.custom_board import CustomBoardDialog
from tests.driver import Driver, Key
from tests.kept import held
from tests.window import OpenWindow


def panels(driver: Driver) -> tuple[bool, bool]:
    window = driver.window
    return window.candidate_dock.isVisible(), window.history_dock.isVisible()


def test_the_first_start_shows_the_values_and_a_bot_to_play_against(
    open_window: OpenWindow,
) -> None:
    driver = open_window(first=True)
    assert panels(driver) == (True, True)
    driver.wait_values()
    assert driver.badges.keys() == driver.values().keys()
    session = driver.window.session
    assert (session.seat(MAX), session.seat(MIN)) == (PERSON, FIRST_OPPONENT)
    assert driver.position.game.id == "tic-tac-toe"
    assert driver.turn_text == "Your turn (X)"
    assert driver.window.focusWidget() is driver.window.board
    assert driver.message == ""


def test_one_key_changes_between_the_layouts(driver: Driver) -> None:
    hides, lists = (driver.window.actions_list[name] for name in ("hide-values", "list"))
    for shown in (True, False, True, False):
        driver.press("a")
        assert panels(driver) == (shown, shown)
        assert hides.isChecked() is not shown
        assert lists.isChecked() is shown
        assert driver.window.layouts.analysing is shown


def test_values_are_looked_for_only_where_they_are_shown(driver: Driver) -> None:
    driver.click("b2")
    driver.wait_idle()
    assert driver.window.flow.analysis is None
    driver.press("a")
    driver.wait_values()
    driver.wait(lambda: not driver.window.history.unvalued())
    driver.press("a")
    driver.click("a1")
    driver.wait_idle()
    assert driver.window.flow.analysis is None


def test_the_panels_keep_their_places_from_layout_to_layout(driver: Driver) -> None:
    window = driver.window
    driver.press("a")
    left = Qt.DockWidgetArea.LeftDockWidgetArea
    window.addDockWidget(left, window.candidate_dock)
    driver.press("a")
    assert panels(driver) == (False, False)
    driver.press("a")
    assert panels(driver) == (True, True)
    assert window.dockWidgetArea(window.candidate_dock) is left
    window.actions_list["panels"].trigger()
    assert panels(driver) == (True, True)
    right = Qt.DockWidgetArea.RightDockWidgetArea
    assert window.dockWidgetArea(window.candidate_dock) is right


def test_one_press_is_enough_to_be_rid_of_all_values(driver: Driver) -> None:
    """However the panels were left, a visitor's next game shows no spoilers."""
    driver.press("v")
    driver.wait(lambda: driver.badges)
    assert not driver.window.actions_list["hide-values"].isChecked()
    driver.press("a")
    assert driver.badges == {}
    driver.press("a")
    driver.wait(lambda: driver.badges)
    left = Qt.DockWidgetArea.LeftDockWidgetArea
    driver.window.addDockWidget(left, driver.window.candidate_dock)
    driver.press("a")
    assert panels(driver) == (False, False)
    assert driver.badges == {}
    for name in ("view", "scale", "more"):
        assert not driver.window.actions_list[name].isEnabled()


def clear_of_controls(driver: Driver) -> bool:
    """Whether both panels are in the window, and neither lies over the menus or the tools."""
    window = driver.window
    docks = (window.candidate_dock, window.history_dock)
    bars = (window.menuBar(), window.tool_bar)
    return all(
        not dock.isWindow() and not dock.geometry().intersects(bar.geometry())
        for dock in docks
        for bar in bars
    )


def test_the_titles_of_the_panels_look_alike_and_stand_in_line_with_their_lists(
    driver: Driver,
) -> None:
    driver.analyse()
    driver.settle()
    window = driver.window
    for dock, title in (
        (window.candidate_dock, "What each move is worth"),
        (window.history_dock, "Moves played"),
    ):
        (label,) = (each for each in dock.findChildren(ElidedLabel) if each.whole == title)
        assert label.isVisible()
        assert label.font().bold()
        assert not dock.font().bold()
        lists = [each for each in dock.findChildren(QTreeView) if each.isVisible()]
        assert lists
        first = label.mapTo(window, label.contentsRect().topLeft()).x()
        assert {each.mapTo(window, QPoint()).x() for each in lists} == {first}


def test_a_double_click_on_a_title_leaves_the_panel_in_its_place(driver: Driver) -> None:
    driver.analyse()
    driver.settle()
    for dock in (driver.window.candidate_dock, driver.window.history_dock):
        title = dock.mapTo(driver.window, QPoint(30, 8))
        QTest.mouseDClick(driver.window.windowHandle(), Qt.MouseButton.LeftButton, pos=title)
        driver.settle()
        assert clear_of_controls(driver)
        assert all(
            not button.isVisible()
            for button in dock.findChildren(QAbstractButton)
            if button.objectName().startswith("qt_dockwidget")
        )


def test_panels_that_an_earlier_version_let_float_are_docked_again(
    open_window: OpenWindow,
) -> None:
    driver = open_window()
    driver.analyse()
    driver.settle()
    window = driver.window
    window.candidate_dock.setFloating(True)
    window.candidate_dock.move(window.menuBar().mapToGlobal(QPoint(0, 0)))
    driver.settle()
    driver.window.close()
    again = open_window()
    again.settle()
    assert panels(again) == (True, True)
    assert clear_of_controls(again)


def test_the_question_for_another_board_is_left_with_the_board(driver: Driver) -> None:
    driver.window.actions_list["custom"].trigger()
    dialog = driver.window.findChild(CustomBoardDialog)
    assert dialog is not None
    assert dialog.isVisible()
    driver.window.actions_list["arena"].trigger()
    assert not dialog.isVisible()


def test_layouts_are_remembered_over_a_restart(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.press("a")
    left = Qt.DockWidgetArea.LeftDockWidgetArea
    driver.window.addDockWidget(left, driver.window.history_dock)
    driver.window.resize(1100, 740)
    driver.settle()
    driver.window.close()
    again = open_window()
    assert panels(again) == (True, True)
    assert again.window.dockWidgetArea(again.window.history_dock) is left
    assert again.window.layouts.analysing
    assert again.window.actions_list["list"].isChecked()
    assert not again.window.actions_list["hide-values"].isChecked()
    assert again.window.size() == QSize(1100, 740)
    again.wait_values()
    again.press("a")
    assert panels(again) == (False, False)
    again.press("a")
    assert panels(again) == (True, True)
    assert again.window.dockWidgetArea(again.window.history_dock) is left


def hidden_columns(driver: Driver) -> set[int]:
    """The columns of the candidate tree that are not shown, once the position has values."""
    driver.wait(lambda: driver.window.flow.analysis is not None)
    driver.settle()
    return {c for c in range(driver.tree.model().columnCount()) if driver.tree.isColumnHidden(c)}


def test_choices_are_remembered_over_a_restart(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.press("a", "v", "c", "p", "d")
    driver.window.actions_list["swap-each"].trigger()
    driver.window.session.hold()
    driver.begin("drop:8x7x4")
    driver.seat(MAX, "alpha-beta:6")
    driver.seat(MIN, PERSON)
    columns = hidden_columns(driver)
    driver.window.close()
    again = open_window()
    assert hidden_columns(again) == columns
    again.press("d")
    assert hidden_columns(again) > columns
    again.press("d")
    display = again.window.display.display
    assert display.overlay is ShownValues.BEST
    assert again.window.actions_list["more"].isChecked()
    assert display.scale is Scale.SCHOOL
    assert display.point_of_view is PointOfView.MOVER
    assert again.window.actions_list["swap-each"].isChecked()
    session = again.window.session
    assert session.game.id == "drop:8x7x4"
    assert (session.seat(MAX), session.seat(MIN)) == (StrategyId("alpha-beta", 6), PERSON)
    assert again.game_box.currentText() == "4 in a row 8×7, discs fall"


@pytest.mark.parametrize(
    ("game", "moves"),
    [
        ("tic-tac-toe", "b2a3c1"),
        ("connect-four", "4453"),
        ("drop:12x4x4", "10 1 11"),
        ("gomoku", ""),
    ],
)
def test_the_game_goes_on_after_a_restart(open_window: OpenWindow, game: str, moves: str) -> None:
    driver = open_window()
    driver.seat(MIN, PERSON)
    driver.begin(game, moves)
    driver.window.close()
    again = open_window()
    assert again.position.game.id == game
    assert again.moves == moves
    again.press("u")
    assert again.position.ply == max(0, len(again.window.session.record.line()) - 2)


def test_a_game_from_a_typed_board_goes_on_after_a_restart(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.seat(MIN, PERSON)
    driver.window.position_bar.entered.emit("X.O/.X./..O X")
    driver.click("b3")
    driver.window.close()
    again = open_window()
    assert again.position.ply == 5
    assert again.moves == "b3"
    again.press("u", "u", "u")
    assert again.position.ply == 4


def test_a_game_that_was_not_closed_in_peace_is_there_again(
    open_window: OpenWindow, settings_file: Path
) -> None:
    """The program is killed: what was played is in the journal all the same."""
    driver = open_window()
    driver.seat(MIN, PERSON)
    driver.click("b2")
    driver.click("a3")
    folder = settings_file.parent

    def moves() -> str:
        record = held(folder).record
        return record.position.game.moves_text(record.moves())

    driver.wait(lambda: moves() == "b2a3")


def test_a_bot_goes_on_after_a_restart_in_the_middle_of_its_thoughts(
    open_window: OpenWindow,
) -> None:
    driver = open_window()
    driver.window.flow.set_pause(60_000)
    driver.click("b2")
    driver.window.close()
    again = open_window()
    again.wait_turn()
    assert again.position.ply == 2
    assert again.moves.startswith("b2")
    assert again.turn_text == "Your turn (X)"


def test_a_bot_waits_after_a_restart_where_one_had_walked_back(open_window: OpenWindow) -> None:
    """Going on by itself, it would begin another branch that nobody has asked for."""
    driver = open_window()
    driver.click("b2")
    driver.wait_turn()
    driver.press(Key.Key_PageUp)
    driver.window.close()
    again = open_window()
    again.wait_idle()
    assert again.moves == "b2"
    assert "is waiting" in again.turn_text
    again.click("a1")
    again.wait_turn()
    assert again.position.ply == 2


@pytest.mark.parametrize(
    "garbage",
    [
        "[game]\nid=checkers\n[seats]\nx=nobody\no=alpha-beta:1000\n",
        "[game]\nid=numbers:3,5\nswap=perhaps\n[seats]\nx=\no=\n",
        "[window]\ngeometry=junk\nanalysing=junk\nplay-state=junk\nanalyse-state=7\n",
        "[window]\ngeometry=@ByteArray(\\x1\\x2junk)\nplay-state=@ByteArray(junk)\n",
        "[display]\nscale=kelvin\npoint-of-view=\noverlay=7\n",
        "[bot]\npause=-5\nseconds=soon\n[look]\ntheme=plaid\n",
        "[game]\nid=tic-tac-toe\nstart=XXX/XXX/XXX\nmoves=b2\n",
        "[game]\nid=tic-tac-toe\nmoves=b2b2\n",
        "[game]\nid=tic-tac-toe\nmoves=4455\nstart=?\n",
        "\x00\x01\x02 no settings at all [[[",
    ],
)
def test_settings_that_make_no_sense_are_no_hindrance(
    open_window: OpenWindow, settings_file: Path, garbage: str
) -> None:
    settings_file.write_text(garbage, encoding="utf-8")
    driver = open_window()
    assert driver.position.game.id == "tic-tac-toe"
    assert panels(driver) == (False, False)
    assert driver.window.width() > 300
    driver.window.session.hold()
    driver.seat(MAX, PERSON)
    driver.click("b2")
    assert driver.moves == "b2"
    driver.press("a")
    assert panels(driver) == (True, True)


def test_all_that_can_be_moved_has_a_name_to_be_remembered_by(driver: Driver) -> None:
    names = [
        part.objectName()
        for kind in (QDockWidget, QToolBar)
        for part in driver.window.findChildren(kind)
    ]
    assert "" not in names
    assert len(set(names)) == len(names) == 3


def test_a_presentation_ended_by_its_button_leaves_the_window_full_and_says_so(
    driver: Driver,
) -> None:
    full = driver.window.actions_list["fullscreen"]
    driver.press(Key.Key_F11, Key.Key_F12)
    driver.click_widget(driver.named(QToolButton, "Exit the presenter view"))
    assert not driver.window.actions_list["presenter"].isChecked()
    assert full.isChecked() is driver.window.isFullScreen() is True
    driver.window.showNormal()  # as a desktop does, without asking the program
    driver.settle()
    assert full.isChecked() is driver.window.isFullScreen() is False


def test_a_switch_is_its_own_windows_whatever_another_window_has_stored(
    driver: Driver, settings_file: Path
) -> None:
    window, swap = driver.window, driver.window.actions_list["swap-each"]
    other = Settings(QSettings(str(settings_file), QSettings.Format.IniFormat))
    swap.trigger()
    other.set(SWAP_EACH_GAME, False)
    driver.press("c")  # stores something, and so reads what the other window has stored
    driver.settle()
    assert swap.isChecked()
    driver.seat(MAX, "random")
    driver.seat(MIN, PERSON)
    driver.begin("tic-tac-toe", "b2")
    driver.press("n")
    assert window.session.seat(MIN) == StrategyId("random")


def test_full_screen_and_back(driver: Driver) -> None:
    driver.press(Key.Key_F11)
    assert driver.window.isFullScreen()
    driver.click("b2")
    driver.press(Key.Key_F11)
    assert not driver.window.isFullScreen()
    driver.click("a3")
    assert driver.moves == "b2a3"


@pytest.mark.parametrize("game", ["tic-tac-toe", "connect-four", "five-in-a-row", "mnk:1x20x5"])
def test_cells_are_square_and_fill_the_room(driver: Driver, game: str) -> None:
    for size in ((420, 460), (700, 500), (1280, 860), (1500, 600), (600, 950)):
        cells_are_square_and_fill_the_room(driver, size, game)


def cells_are_square_and_fill_the_room(driver: Driver, size: tuple[int, int], game: str) -> None:
    driver.begin(game)
    driver.window.resize(*size)
    driver.settle()
    board, area, rules = driver.window.board, driver.window.area, driver.position.game
    side, (across, down) = board.width() // rules.columns, board.kind.extent
    assert board.size() == QSize(ceil(side * across), ceil(side * down))
    assert side >= 8
    room = min(area.width() / across, area.height() / down)
    assert side > room * 0.6
    assert area.rect().contains(board.geometry())
    last = rules.board.cells - 1
    rect = QPointF(board.viewport().width(), board.viewport().height())
    corner = board.place_center(last)
    assert 0 < rect.x() - corner.x() <= side
    assert 0 < rect.y() - corner.y() <= side
    driver.click(last)
    assert driver.position.ply == 1


def test_colours_change_everywhere_at_once(driver: Driver) -> None:
    def brightness() -> list[int]:
        image = driver.window.grab().toImage()
        places = [(image.width() // 2, 60), (20, image.height() // 2), (20, image.height() - 8)]
        return [image.pixelColor(x, y).lightness() for x, y in places]

    driver.analyse()
    driver.window.set_theme(LIGHT)
    driver.settle()
    assert all(light > 150 for light in brightness())
    driver.window.set_theme(DARK)
    driver.settle()
    assert all(light < 100 for light in brightness())
    driver.window.set_theme(LIGHT)
