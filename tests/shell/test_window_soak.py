# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Anything in the whole window: all menus, buttons, lists, fields and dialogs, wherever they are.

As long as the walk over the page that explains: see `test_explain_soak.py`.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt, QTimer
from PySide6.QtGui import QAction, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QHeaderView,
    QLineEdit,
    QMenu,
    QMessageBox,
    QWidget,
)

from desktop_app.settings import FILES_FOLDER, Settings
from desktop_app.shell.main_window import MainWindow
from tests.calm import settle
from tests.driver import LEFT, NO_KEYS, Driver, Key
from tests.explain.test_explain_soak import (
    EVENTS,
    FIRST_SEED,
    SECONDS_FOR_EACH,
    TREE_KEYS,
    Learner,
    errors,
    files,
)
from tests.window import OpenWindow

__all__ = ["errors", "files"]

FORBIDDEN = {"quit", "fullscreen", "log", "booth"}
"""Actions that end the walk, or leave the window."""
MOST_MEGABYTES = 256
POSITIONS = ("b2a3", "X.O/.X./..O", "4455", "h8i9j10", "", "?", "./.", "XXX/OOO/...", "a1 b2 c3")
WINDOW_KEYS = "nuruhmbasvpceg123456789"


class Fiddler(Learner):
    """Touches whatever is there."""

    def __init__(self, driver: Driver, random: Random, folder: Path) -> None:
        super().__init__(driver, random, folder)
        driver.window.replaced.connect(self.follows)
        self._asked = QTimer()
        self._asked.timeout.connect(self.answers)
        self._asked.start(20)

    def follows(self, window: MainWindow) -> None:
        """Go on in the window that has taken this one's place: in another language."""
        self.driver.window = self.window = window
        window.replaced.connect(self.follows)

    def answers(self) -> None:
        """Say something where a file would be written over: that question has an event loop."""
        question = QApplication.activeModalWidget()
        if isinstance(question, QMessageBox) and isinstance(question.parent(), QFileDialog):
            self.random.choice(question.buttons()).click()

    def does_something(self) -> str:
        """Do one thing, and return what it was."""
        others = [
            each
            for each in QApplication.topLevelWidgets()
            if isinstance(each, QDialog) and each.isVisible()
        ]
        modal = QApplication.activeModalWidget()
        if isinstance(modal, QDialog):
            return self.uses(modal)
        if others and self.random.random() < 0.5:
            return self.uses(self.random.choice(others))
        things: list[tuple[int, Callable[[], str]]] = [
            (6, self.triggers), (6, self.clicks_anything), (6, self.chooses_anything),
            (6, self.presses_a_key), (6, self.clicks_in_a_list), (2, self.clicks_a_header),
            (3, self.types_a_position), (3, self.turns_over_anything), (5, self.clicks_the_board),
            (2, self.sees_it_otherwise), (1, self.asks_for_a_program),
        ]  # fmt: skip
        return self.does_one_of(things)

    def actions(self) -> list[QAction]:
        """All that stands in the menus."""
        menus = self.window.menuBar().findChildren(QMenu)
        found = {action for menu in menus for action in menu.actions()}
        return sorted(
            (
                action
                for action in found
                if not action.isSeparator()
                and not isinstance(action.menu(), QMenu)
                and action.isEnabled()
                and action.objectName() not in FORBIDDEN
                and not is_too_large(action)
            ),
            key=lambda action: action.text(),
        )

    def triggers(self) -> str:
        action = self.random.choice(self.actions())
        action.trigger()
        return f"triggers {action.text()!r}"

    def clicks_anything(self) -> str:
        buttons = self.usable(QAbstractButton, self.window)
        plain = [button for button in buttons if not has_menu(button)]
        if not plain:
            # without a move, and without room for buttons beside the players, the tool bar has all
            # that can be used; it ignores a second tap on the way back from another page
            assert self.window.pages.is_at_board
            assert not self.window.tool_bar.isEnabled() or not self.window.tool_bar.isVisible()
            return "finds no button"
        button = self.random.choice(plain)
        QTest.mouseClick(button, LEFT, NO_KEYS, button.rect().center())
        return f"clicks {button.text() or button.accessibleName()!r}"

    def chooses_anything(self) -> str:
        boxes = [box for box in self.usable(QComboBox, self.window) if box.count()]
        if not boxes:
            return "finds no choice"
        box, number = self.random.choice(boxes), 0
        number = self.random.randrange(box.count())
        box.setCurrentIndex(number)
        box.activated.emit(number)
        return f"chooses {box.itemText(number)!r}"

    def presses_a_key(self) -> str:
        focus = self.window.focusWidget() or self.window
        if self.random.random() < 0.5 and not isinstance(focus, QLineEdit):
            letter = self.random.choice(WINDOW_KEYS)
            self.driver.press(letter)
            return f"presses {letter}"
        key = self.random.choice((*TREE_KEYS, Key.Key_Escape, Key.Key_PageUp, Key.Key_PageDown))
        QTest.keyClick(focus, key)
        return f"presses {key.name}"

    def clicks_in_a_list(self) -> str:
        lists = [
            view
            for view in self.usable(QAbstractItemView, self.window)
            if not isinstance(view, QHeaderView)
        ]
        if not lists:
            return "finds no list"
        view = self.random.choice(lists)
        surface = view.viewport()
        way = QTest.mouseDClick if self.random.random() < 0.3 else QTest.mouseClick
        way(surface, LEFT, NO_KEYS, self.place(surface))
        return f"clicks in {view.accessibleName()!r}"

    def clicks_a_header(self) -> str:
        # one that has given its room to the rows can't be met
        headers = [each for each in self.usable(QHeaderView, self.window) if each.height() > 3]
        if not headers:
            return "finds no header"
        surface = self.random.choice(headers).viewport()
        place = self.place(surface)
        QTest.mousePress(surface, LEFT, NO_KEYS, place)
        QTest.mouseMove(surface, place + QPoint(self.random.randrange(-60, 60), 0))
        QTest.mouseRelease(surface, LEFT, NO_KEYS, place)
        return "pulls at a header"

    def types_a_position(self) -> str:
        if self.is_explaining:
            return "types nothing"
        text, bar = self.random.choice(POSITIONS), self.window.position_bar
        self.window.actions_list["enter"].trigger()
        bar.line.setText(text)
        QTest.keyClick(bar.line, self.random.choice((Key.Key_Return, Key.Key_Escape)))
        return f"types {text!r}"

    def turns_over_anything(self) -> str:
        widgets = [w for w in self.usable(QWidget, self.window) if w.width() > 3 < w.height()]
        widget = self.random.choice(widgets)
        place, none = QPointF(self.place(widget)), Qt.MouseButton.NoButton
        turn = QPoint(0, self.random.choice((-120, 120)))
        where = QPointF(widget.mapToGlobal(place.toPoint()))
        begin = Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(place, where, QPoint(), turn, none, NO_KEYS, begin, False)
        QApplication.sendEvent(widget, event)
        return f"turns the wheel over {type(widget).__name__}"

    def clicks_the_board(self) -> str:
        surface = self.window.board.viewport()
        if not surface.isVisible():
            return "sees no board"
        QTest.mouseClick(surface, LEFT, NO_KEYS, self.place(surface))
        return "clicks on the board"

    def asks_for_a_program(self) -> str:
        if self.is_explaining:
            return "asks nothing"
        self.window.programs.ask(self.window.session.position.turn, "brain")
        dialog = self.window.programs.dialog
        assert dialog is not None
        dialog.close()
        if self.random.random() < 0.5:
            dialog.fileSelected.emit(str(self.folder / "pbrain-none"))
        return "asks for a program"

    def looks(self) -> None:
        """What is shown on the board stands in the game, or in what is told of it."""
        super().looks()
        assert self.window.isVisible()
        position = self.window.session.position
        assert self.window.board.picture.position == self.window.why.position
        assert self.window.candidates.position == position


def is_too_large(action: QAction) -> bool:
    """Whether it gives the search more memory than a test may take."""
    words = action.text().split()
    return words[-1:] == ["MB"] and int(words[0].replace(",", "")) > MOST_MEGABYTES


def has_menu(button: QAbstractButton) -> bool:
    """Whether a click opens a menu, which has an event loop of its own."""
    menu = getattr(button, "menu", None)
    return menu is not None and menu() is not None


@pytest.fixture
def folder(files: Path, settings_file: Path) -> Path:
    """Where all is saved that is saved on the way."""
    store = QSettings(str(settings_file), QSettings.Format.IniFormat)
    Settings(store, settings_file.parent).set(FILES_FOLDER, str(files))
    return files


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # offscreen
@pytest.mark.timeout(300 + int(EVENTS * SECONDS_FOR_EACH))
@pytest.mark.parametrize("seed", range(FIRST_SEED, FIRST_SEED + 2))
def test_random_input_causes_no_error(
    open_window: OpenWindow,
    errors: list[str],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    seed: int,
) -> None:
    # the system's own dialog would have an event loop, and may not be there at all
    monkeypatch.setattr(QFileDialog, "open", QWidget.show)
    driver: Driver = open_window(seed)
    fiddler = Fiddler(driver, Random(seed), folder)
    fiddler.does_much(seed, errors, 12)
    for dialog in QApplication.topLevelWidgets():
        if isinstance(dialog, QDialog):
            dialog.close()
    driver.window.close()
    settle()
    assert errors == []
