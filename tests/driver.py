# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives a window as a person does: with a mouse, fingers and keys, and by looking at it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TypeVar

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, Qt, SignalInstance
from PySide6.QtGui import QAction, QInputDevice, QPointingDevice, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QMenu,
    QPushButton,
    QToolButton,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop_app.core.position import MAX, MIN, Player, Position
from desktop_app.core.record import parse_moves
from desktop_app.games.k_in_a_row.game import LinePosition
from desktop_app.games.registry import find_game
from desktop_app.play.candidates.model import VALUE
from desktop_app.play.result_card import BigButton
from desktop_app.play.session import Seat
from desktop_app.players.registry import StrategyId, parse_strategy
from desktop_app.shell.main_window import MainWindow
from tests.calm import pass_time, settle, stay
from tests.waiting import PATIENCE_MS

NO_KEYS = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key
DEAF = Qt.WidgetAttribute.WA_TransparentForMouseEvents
SEATS = {MAX: "Who plays X", MIN: "Who plays O"}
SomeWidget = TypeVar("SomeWidget", bound=QWidget)


def named(root: QWidget, kind: type[SomeWidget], name: str) -> SomeWidget:
    """The one part of its kind that a screen reader calls so, whether it is to be seen or not."""
    found = [each for each in root.findChildren(kind) if each.accessibleName() == name]
    assert len(found) == 1, f"{len(found)} of {kind.__name__} are called {name}"
    return found[0]


def cell_text(index: QModelIndex) -> str:
    """What a cell of the tree says; a value stands in a picture, with its text for who hears it."""
    heard = index.data(Qt.ItemDataRole.AccessibleTextRole) if index.column() == VALUE else ""
    return str(index.data() or heard or "")


def about(root: QWidget, title: str) -> QLabel:
    """The one text that a screen reader says is about this."""
    found = [each for each in root.findChildren(QLabel) if each.accessibleDescription() == title]
    assert len(found) == 1, f"{len(found)} texts are about {title}"
    return found[0]


def finger() -> QPointingDevice:
    """A touch screen."""
    device = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    assert isinstance(device, QPointingDevice)
    return device


class Fingers:
    """The fingers of a hand on any widget of any window; places are the widget's own."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._device = finger()

    def _place(self, place: QPoint) -> QPoint:
        return self._widget.mapTo(self._widget.window(), place)

    def _sequence(self) -> QTest.QTouchEventSequence:
        handle = self._widget.window().windowHandle()
        return QTest.touchEvent(handle, self._device)

    def press(self, *places: QPoint) -> None:
        """Put the first finger down, or all at once."""
        sequence = self._sequence()
        for number, place in enumerate(places):
            sequence.press(number, self._place(place))
        sequence.commit()

    def press_another(self, place: QPoint, held: QPoint) -> None:
        """Put a second finger down beside the first."""
        self._sequence().move(0, self._place(held)).press(1, self._place(place)).commit()

    def move(self, *places: QPoint) -> None:
        """Move all fingers that are down."""
        sequence = self._sequence()
        for number, place in enumerate(places):
            sequence.move(number, self._place(place))
        sequence.commit()

    def lift(self, *places: QPoint) -> None:
        """Lift all fingers."""
        sequence = self._sequence()
        for number, place in enumerate(places):
            sequence.release(number, self._place(place))
        sequence.commit()

    def lose(self) -> None:
        """The system takes the touch away, as when a palm comes down."""
        event = QTouchEvent(QEvent.Type.TouchCancel, self._device)
        QApplication.sendEvent(self._widget, event)

    def tap(self, place: QPoint) -> None:
        self.press(place)
        self.lift(place)

    def drag(self, start: QPoint, end: QPoint, steps: int = 12) -> None:
        """Slide from one place to another, and lift there after a moment of rest."""
        self.press(start)
        for step in range(1, steps + 1):
            self.move(start + (end - start) * step / steps)
            stay(10)
        for _ in range(8):  # at rest: nothing rolls on
            self.move(end)
            stay(10)
        self.lift(end)


class Driver:
    """A window and a person before it."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self._qtbot = qtbot
        self._finger: QPointingDevice | None = None

    # What is seen

    @property
    def position(self) -> LinePosition:
        position = self.window.session.position
        assert isinstance(position, LinePosition)
        return position

    @property
    def moves(self) -> str:
        """The moves that led to what is on the board."""
        session = self.window.session
        return session.game.moves_text(session.record.moves())

    @property
    def tree(self) -> QTreeView:
        return self.named(QTreeView, "Candidate moves")

    @property
    def game_box(self) -> QComboBox:
        """The list of games."""
        return self.named(QComboBox, "Game")

    def seat_box(self, player: Player) -> QComboBox:
        """The list of those who may play a side."""
        return self.named(QComboBox, SEATS[player])

    def named(self, kind: type[SomeWidget], name: str) -> SomeWidget:
        """The one part of the window that a screen reader calls so."""
        return named(self.window, kind, name)

    def about(self, title: str) -> QLabel:
        """The one text of the window that is about this."""
        return about(self.window, title)

    def search_state(self) -> str:
        """What is said of the search, whole, be there room for it or not."""
        titles = ("Search status", "Search effort", "Best play for both sides, so far")
        return " ".join(filter(None, (self.about(title).accessibleName() for title in titles)))

    @property
    def badges(self) -> dict[str, str]:
        """The values on the board, by cell."""
        picture = self.window.board.picture
        text = picture.position.game.move_text
        return {text(cell): badge.text for cell, badge in picture.badges.items()}

    def values_on_board(self) -> dict[str, str]:
        """The values of the moves as the board writes them: a draw is called so on every scale."""
        return {move: "Draw" if text == "0" else text for move, text in self.values().items()}

    @property
    def turn_text(self) -> str:
        return self.window.turn_bar.text

    @property
    def message(self) -> str:
        return self.window.message_bar.text

    def column(self, number: int, parent: QModelIndex | None = None) -> dict[str, str]:
        """The texts of one column of the tree, by the moves of the rows."""
        model, parent = self.window.candidates, parent or QModelIndex()
        self.wait(lambda: model.at_rest)
        rows = [model.index(row, 0, parent) for row in range(model.rowCount(parent))]
        return {str(i.data()): cell_text(i.siblingAtColumn(number)) for i in rows}

    def values(self) -> dict[str, str]:
        """The values in the tree, by move."""
        return self.column(VALUE)

    # What is done

    def place(self, cell: int) -> QPoint:
        """The middle of a cell, in the window's coordinates."""
        board = self.window.board
        return board.viewport().mapTo(self.window, board.place_center(cell).toPoint())

    def cell(self, text: str) -> int:
        """The cell that a notation names, such as a1."""
        column, row = ord(text[0]) - ord("a"), int(text[1:])
        game = self.position.game
        return (game.rows - row) * game.columns + column

    def click(self, cell: int | str, button: Qt.MouseButton = LEFT) -> None:
        """Click on a cell, by its number or its name."""
        place = self.place(self.cell(cell) if isinstance(cell, str) else cell)
        QTest.mouseClick(self.window.windowHandle(), button, NO_KEYS, place)

    def tap(self, cell: int | str) -> None:
        """Touch a cell with a finger."""
        self._finger = self._finger or finger()
        place = self.place(self.cell(cell) if isinstance(cell, str) else cell)
        handle = self.window.windowHandle()
        QTest.touchEvent(handle, self._finger).press(0, place).commit()
        QTest.touchEvent(handle, self._finger).release(0, place).commit()

    def move_mouse(self, place: QPoint) -> None:
        QTest.mouseMove(self.window.windowHandle(), place)
        QApplication.processEvents()

    def option(self, title: str, text: str) -> QAction:
        """An entry of the menu *Options* above the list of moves, and of which choice."""
        menu = self.named(QPushButton, "How values are shown").menu()
        choices = {each.text(): each.menu() for each in menu.actions()}
        choice = choices[title]
        assert isinstance(choice, QMenu)
        return next(each for each in choice.actions() if each.text() == text)

    def button(self, action: str) -> QToolButton:
        """The button below the board for an action."""
        wanted = self.window.actions_list[action]
        buttons = self.window.turn_bar.findChildren(QToolButton)
        return next(button for button in buttons if button.defaultAction() is wanted)

    def end_button(self, action: str) -> BigButton:
        """The large button for an action at the end of a game, once it takes clicks."""
        buttons, wanted = self.window.result.buttons, self.window.actions_list[action]
        self.wait(lambda: not buttons.testAttribute(DEAF))
        return next(button for button in buttons.buttons if button.action is wanted)

    def press(self, *keys: Key | str, modifier: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press keys one after the other, wherever the focus is."""
        for key in keys:
            code = Key(ord(key.upper())) if isinstance(key, str) else key
            QTest.keyClick(self.window.windowHandle(), code, modifier)

    def type(self, text: str) -> None:
        """Type a text into what has the focus."""
        target = self.window.focusWidget()
        assert target is not None
        QTest.keyClicks(target, text)

    def click_widget(self, widget: QWidget, place: QPoint | None = None) -> None:
        """Click on any part of the window."""
        here = widget.mapTo(widget.window(), place or widget.rect().center())
        QTest.mouseClick(widget.window().windowHandle(), LEFT, NO_KEYS, here)

    def row_place(self, index: QModelIndex) -> QPoint:
        """The middle of a row of the tree, in the window's coordinates."""
        self.tree.scrollTo(index)
        rect = self.tree.visualRect(index)
        return self.tree.viewport().mapTo(self.window, rect.center())

    def choose(self, box: QComboBox, text: str) -> None:
        """Open a list and take an entry from it, by keys."""
        wanted = box.findText(text)
        assert wanted >= 0, [box.itemText(i) for i in range(box.count())]
        box.setFocus()
        box.showPopup()
        view = box.view()
        self.wait(view.isVisible)
        view.setCurrentIndex(box.model().index(wanted, 0))
        QTest.keyClick(view, Key.Key_Return)
        self.wait(lambda: not view.isVisible())

    def seat(self, player: Player, seat: Seat | str) -> None:
        """Give a side to a strategy or a person."""
        chosen = parse_strategy(seat) if isinstance(seat, str) else seat
        self.window.session.set_seat(player, chosen)

    def begin(self, game: str, moves: str = "") -> Position:
        """Begin a game and make its first moves, without asking the window."""
        session = self.window.session
        start = find_game(game).start()
        session.new_game(start)
        if moves:
            session.play_line(parse_moves(start, moves))
        return session.position

    def analyse(self) -> None:
        """Show all panels."""
        if not self.window.layouts.analysing:
            self.window.actions_list["list"].trigger()

    # What is waited for

    def wait(self, condition: Callable[[], object]) -> None:
        """Let the window live until something holds."""
        self._qtbot.waitUntil(lambda: bool(condition()), timeout=PATIENCE_MS)

    def wait_idle(self) -> None:
        """Wait until nothing is searched for; a bot's move is made then, if one was asked for."""
        self.wait(lambda: not self.window.engine.busy)
        pass_time()

    def heard(self, signal: SignalInstance) -> AbstractContextManager[object]:
        """Wait, at the end of what is done meanwhile, until a signal has come."""
        return self._qtbot.waitSignal(signal, timeout=PATIENCE_MS)

    def settle(self) -> None:
        """Let the window do what it has to do, and what it has put off for a moment."""
        settle()

    def wait_turn(self) -> None:
        """Wait until no bot has to move."""
        self.wait(lambda: not self.window.flow.thinking)

    def wait_values(self) -> None:
        """Wait until all moves of the position have exact values."""

        def complete() -> bool:
            found = self.window.flow.analysis
            return found is not None and found.complete and found.position == self.position

        self.wait(complete)

    def wait_filled(self, parent: QModelIndex) -> None:
        """Wait until all rows below a row have values."""
        model, kept = self.window.candidates, QPersistentModelIndex(parent)

        def filled() -> bool:
            here = model.index(kept.row(), 0, kept.parent())
            nodes = [model.node(model.index(r, 0, here)) for r in range(model.rowCount(here))]
            return bool(nodes) and all(n and n.candidate.score for n in nodes)

        self.wait(filled)

    def wait_guesses(self, depth: int = 1) -> None:
        """Wait until all moves have values of a depth."""

        def deep_enough() -> bool:
            found = self.window.flow.analysis
            return found is not None and found.depth >= depth

        self.wait(deep_enough)


PERFECT = StrategyId("perfect")
