# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Anything, at any time, on the page that explains: no error, and each part shows its own run.

Three short walks by default, one of them in games that are no lines. A long one:
`MINIMAX_FAIR_WALK=20000`, and `MINIMAX_FAIR_WALK_SEED=7` for another beginning; seed, events and
the last things done stand in the message of what fails.
"""

import os
import sys
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from types import TracebackType
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QAction, QDesktopServices, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)

from desktop_app.core.position import MAX, MIN
from desktop_app.explain.drawn_tree import walk
from desktop_app.explain.examples import examples
from desktop_app.explain.page import ExplainPage
from desktop_app.explain.saving import file_job
from desktop_app.explain.saving.animation import AnimationSettings
from desktop_app.explain.tree.titled import TitledTree
from desktop_app.games.registry import PRESETS, find_game
from desktop_app.kit.look.theme import DARK, LIGHT
from desktop_app.play.session import PERSON
from desktop_app.players.registry import parse_strategy
from tests.calm import settle, stay
from tests.driver import LEFT, NO_KEYS, Driver, Key
from tests.window import OpenWindow

EVENTS = int(os.environ.get("MINIMAX_FAIR_WALK", "150"))
FIRST_SEED = int(os.environ.get("MINIMAX_FAIR_WALK_SEED", "0"))
SECONDS_FOR_EACH = 0.5
"""A walk takes much less; so long is waited before it is said to hang."""
TEXTS = (
    "3 5 2 9 12 5 23 23", "[[[[[[[[1 2]]]]]]]]", " ".join(map(str, range(1, 17))), "1", "1 2",
    "[1]",
    "2 4 1 3 6 8 5 7", "[3 5 4] [2 9]", "", "x", "[", "1 [2 [3 [4 [5]]]]", "-1 -2.5 0 7", "1 1 1 1",
    "[1 2] [3 4 5 6 7 8 9 10 11 12 13 14 15 16]", "9 8 7 6 5", "1e9 2",
)  # fmt: skip
LINES = ("tic-tac-toe", "tic-tac-toe", "mnk:4x4x4", "connect-four", "gomoku", "drop:5x4x3")
OTHERS = tuple(game.id for game in PRESETS.values() if game.family != "lines")
SEATS = ("person", "person", "random", "alpha-beta:2", "perfect")
PAGE_KEYS = "SSSSBBPFFCCGGMMWDT"
TREE_KEYS = (
    Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right, Key.Key_Return, Key.Key_Space,
    Key.Key_Plus, Key.Key_Minus, Key.Key_0, Key.Key_Home, Key.Key_End, Key.Key_Asterisk,
    Key.Key_Tab,
)  # fmt: skip
SIZES = ((1280, 860), (1024, 600), (900, 700), (1500, 950))
LARGEST_WAIT_MS = 12
TURN_SECONDS = 0.003
"""For files that are written meanwhile: a fifth of the time would go into them."""

Part = TypeVar("Part", bound=QWidget)


def has_menu(button: QAbstractButton) -> bool:
    return isinstance(button, (QPushButton, QToolButton)) and bool(button.menu())


class Learner:
    """Presses anything on the page, and looks closely after each thing."""

    def __init__(
        self, driver: Driver, random: Random, folder: Path, games: Sequence[str] = LINES
    ) -> None:
        self.driver = driver
        self.games = games
        self.random = random
        self.folder = folder
        self.window = driver.window
        driver.press("e")

    @property
    def page(self) -> ExplainPage:
        return self.window.pages.explain_page

    def does_much(self, seed: int, errors: Sequence[str], longest: int) -> None:
        """Do one thing after the other; nothing may fail, and each time all must look right.

        Args:
            seed: where it all comes from, to be named if something fails.
            errors: the errors that were reported.
            longest: the longest wait after a thing, in milliseconds.
        """
        done: deque[str] = deque(maxlen=15)
        for number in range(EVENTS):
            done.append(self.does_something())
            try:
                stay(self.random.choice((0, 0, 0, 1, longest)))
                assert list(errors) == []
                self.looks()
            except AssertionError as error:
                error.add_note(f"seed {seed}, event {number}, after: " + "; ".join(done))
                raise

    def does_one_of(self, things: Sequence[tuple[int, Callable[[], str]]]) -> str:
        """Do one thing of several, each as often as its weight has it."""
        weights = [weight for weight, _ in things]
        return self.random.choices([thing for _, thing in things], weights)[0]()

    @property
    def is_explaining(self) -> bool:
        return self.window.pages.currentWidget() is self.page

    def does_something(self) -> str:
        """Do one thing, and return what it was."""
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            return self.uses(dialog)
        if self.window.isHidden() or self.random.random() < 0.01:
            return self.sees_it_otherwise()
        if not self.is_explaining:
            return self.plays()
        things: list[tuple[int, Callable[[], str]]] = [
            (14, self.clicks_the_tree), (6, self.presses_at_the_tree), (4, self.turns_the_wheel),
            (3, self.drags), (12, self.presses), (6, self.opens_an_example),
            (6, self.types_numbers),
            (8, self.clicks_a_button), (7, self.chooses), (4, self.compares), (3, self.guesses),
            (5, self.slides), (2, self.opens_a_dialog), (2, self.animations), (2, self.saves),
            (2, self.breaks_off), (2, self.goes_back), (1, self.types_into_a_field),
        ]  # fmt: skip
        return self.does_one_of(things)

    # the tree

    def tree(self) -> TitledTree:
        is_other = self.page.compared.isVisible() and self.random.random() < 0.3
        return self.page.compared if is_other else self.page.tree

    def place(self, widget: QWidget) -> QPoint:
        return QPoint(
            self.random.randrange(max(widget.width(), 1)),
            self.random.randrange(max(widget.height(), 1)),
        )

    def clicks_the_tree(self) -> str:
        view = self.tree().drawing
        place, around = self.place(view.viewport()), view.root
        if around is not None and self.random.random() < 0.7:  # at a node, where there is one
            at = view.place_of(self.random.choice(list(walk(around))).path)
            if not at.isEmpty():
                foot = self.random.choice((0.3, 1.0))
                at.translate(-view.viewport().pos())
                place = QPoint(at.center().x(), at.top() + round(foot * at.height()))
        if not view.viewport().rect().contains(place) or not view.isEnabled():
            return "points beside the tree"
        way = QTest.mouseDClick if self.random.random() < 0.2 else QTest.mouseClick
        way(view.viewport(), LEFT, NO_KEYS, place)
        return f"clicks the tree at {place.x()},{place.y()}"

    def presses_at_the_tree(self) -> str:
        view, key = self.tree().drawing, self.random.choice(TREE_KEYS)
        if view.isVisible() and view.isEnabled():
            view.setFocus()
            QTest.keyClick(view, key)
        return f"presses {key.name} at the tree"

    def turns_the_wheel(self) -> str:
        view = self.tree().drawing
        if not view.isEnabled():
            return "turns the wheel in vain"
        place = QPointF(self.place(view.viewport()))
        keys = Qt.KeyboardModifier.ControlModifier if self.random.random() < 0.6 else NO_KEYS
        turn = QPoint(0, self.random.choice((-480, -120, 120, 480)))
        where = QPointF(view.viewport().mapToGlobal(place.toPoint()))
        begin = Qt.ScrollPhase.NoScrollPhase
        none = Qt.MouseButton.NoButton
        event = QWheelEvent(place, where, QPoint(), turn, none, keys, begin, False)
        QApplication.sendEvent(view.viewport(), event)
        return f"turns the wheel by {turn.y()}"

    def drags(self) -> str:
        view = self.tree().drawing
        if view.isEnabled():
            surface = view.viewport()
            QTest.mousePress(surface, LEFT, NO_KEYS, self.place(surface))
            QTest.mouseMove(surface, self.place(surface))
            QTest.mouseMove(surface, self.place(surface))
            QTest.mouseRelease(surface, LEFT, NO_KEYS, self.place(surface))
        return "drags the tree"

    # the rest of the page

    def presses(self) -> str:
        key = self.random.choice(PAGE_KEYS)
        focus = self.window.focusWidget()
        if isinstance(focus, (QLineEdit, QAbstractSpinBox)):
            self.page.drawing.setFocus()
        self.driver.press(key)
        return f"presses {key}"

    def opens_an_example(self) -> str:
        menu = self.page.sources.choose_example.menu()
        parts = [menu, *menu.findChildren(QMenu)]
        numbered = [
            each
            for part in parts
            for each in part.actions()
            if each.text()[:2].strip("&").isdigit()
        ]
        assert len(numbered) == len(examples())
        chosen = self.random.choice(numbered)
        chosen.trigger()
        return f"opens example {chosen.text()}"

    def types_numbers(self) -> str:
        text = self.random.choice(TEXTS)
        if self.random.random() < 0.3:
            text = " ".join(
                str(self.random.randrange(-9, 30)) for _ in range(self.random.randrange(1, 20))
            )
        line = self.page.numbers.line
        line.setFocus()
        line.clear()
        QTest.keyClicks(line, text)
        QTest.keyClick(line, Key.Key_Return)
        return f"types {text!r}"

    def usable(self, kind: type[Part], parent: QWidget | None = None) -> list[Part]:
        around = parent or self.page
        return [part for part in around.findChildren(kind) if part.isVisible() and part.isEnabled()]

    def clicks_a_button(self) -> str:
        buttons = self.usable(QAbstractButton)
        # menus are opened by their entries: a menu has an event loop of its own
        plain = [button for button in buttons if not has_menu(button)]
        if not plain:
            return "finds no button"
        button = self.random.choice(plain)
        QTest.mouseClick(button, LEFT, NO_KEYS, button.rect().center())
        return f"clicks {button.text() or button.accessibleName()!r}"

    def chooses(self) -> str:
        boxes = self.usable(QComboBox)
        if not boxes:
            return "finds no choice"
        box = self.random.choice(boxes)
        if box.count():
            box.setCurrentIndex(self.random.randrange(box.count()))
        return f"chooses {box.currentText()!r} of {box.accessibleName()!r}"

    def compares(self) -> str:
        self.page.choices.compare.click()
        return "clicks Compare"

    def guesses(self) -> str:
        self.page.choices.guess.click()
        return "clicks Guess"

    def slides(self) -> str:
        sliders = [s for s in self.usable(QAbstractSlider) if s.accessibleName()]
        if not sliders:
            return "finds no slider"
        slider = self.random.choice(sliders)
        slider.setValue(self.random.randint(slider.minimum(), slider.maximum()))
        return f"slides {slider.accessibleName()!r} to {slider.value()}"

    def opens_a_dialog(self) -> str:
        button = self.random.choice(
            (self.page.choices.work, self.page.choices.depths, self.page.choices.ways)
        )
        button.click()
        return f"clicks {button.text()!r}"

    def types_into_a_field(self) -> str:
        fields = self.usable(QAbstractSpinBox)
        if fields:
            QTest.keyClicks(
                self.random.choice(fields), self.random.choice(("3", "-7", "12.5", "x"))
            )
        return "types into a field"

    def uses(self, dialog: QDialog) -> str:
        """Press something in a dialog, or close it."""
        name = type(dialog).__name__
        buttons = [b for b in self.usable(QAbstractButton, dialog) if not has_menu(b)]
        what = self.random.random()
        if what < 0.3 or not buttons:
            QTest.keyClick(dialog, Key.Key_Escape)
            return f"closes {name}"
        if what < 0.4:
            QTest.keyClick(dialog, self.random.choice(TREE_KEYS))
            return f"presses a key in {name}"
        if what < 0.5 and (boxes := self.usable(QAbstractSpinBox, dialog)):
            QTest.keyClicks(self.random.choice(boxes), "7")
            return f"types in {name}"
        button = self.random.choice(buttons)
        QTest.mouseClick(button, LEFT, NO_KEYS, button.rect().center())
        return f"clicks {button.text()!r} in {name}"

    # files

    def animations(self) -> str:
        run = self.page.tree_run
        if run is None or not self.page.choices.save.isEnabled():
            return "animations nothing"
        first = self.random.randint(0, run.last)
        steps = range(first, min(first + self.random.randint(1, 30), run.last + 1))
        path = self.folder / self.random.choice(("a.gif", "b.png", "no/c.gif"))
        self.page.saving.save_animation(AnimationSettings(steps, 0.2, QSize(320, 240)), str(path))
        return f"animations {len(steps)} steps"

    def saves(self) -> str:
        menu = self.page.choices.save.menu()
        if not self.page.choices.save.isEnabled():
            return "saves nothing"
        action: QAction = self.random.choice([a for a in menu.actions() if not a.isSeparator()])
        action.trigger()
        return f"saves: {action.text()}"

    def breaks_off(self) -> str:
        self.page.saving.shutdown()
        return "breaks off what is written"

    # elsewhere

    def goes_back(self) -> str:
        self.driver.press(Key.Key_Escape)
        return "presses Escape"

    def plays(self) -> str:
        """On the board for a moment: a move, a game, a player; then back."""
        what = self.random.random()
        if what < 0.4:
            self.window.actions_list["explain"].trigger()
            return "presses Explain"
        if what < 0.7:
            model = self.window.board.model()
            cell = self.random.randrange(model.rowCount() * model.columnCount())
            room = QRect(QPoint(), self.window.windowHandle().size())
            if room.contains(self.driver.place(cell)):  # a smaller screen cuts windows off
                self.driver.click(cell)
            return f"clicks on {cell}"
        if what < 0.8:
            name = self.random.choice(self.games)
            self.window.strip.gameChosen.emit(find_game(name))
            return f"begins {name}"
        if what < 0.9:
            player, text = self.random.choice((MAX, MIN)), self.random.choice(SEATS)
            seat = PERSON if text == "person" else parse_strategy(text)
            self.window.strip.seatChosen.emit(player, seat)
            return f"lets {text} play {player}"
        name = self.random.choice(
            ("undo", "new", "hide-values", "list", "hint", "keys", "custom", "overlay")
        )
        self.window.actions_list[name].trigger()
        return f"triggers {name}"

    def sees_it_otherwise(self) -> str:
        if self.random.random() < 0.5:
            size = self.random.choice(SIZES)
            self.window.resize(*size)
            return f"resizes to {size}"
        self.window.set_theme(self.random.choice((LIGHT, DARK)))
        return "changes the theme"

    # What must hold after each thing

    def looks(self) -> None:
        """Each part shows its own run, and stands in it."""
        page = self.page
        run = page.tree_run
        for tree in (page.tree, page.compared):
            self.sees_its_own(tree)
        if run is None:
            return
        assert page.tree.tree_run is run
        assert 0 <= run.index <= run.last
        assert run.step.counters.nodes <= run.summary.nodes
        assert page.controls.last >= run.last
        assert page.controls.slider.maximum() == page.controls.last
        beside = page.compared.tree_run
        if beside is not None and page.compared.isVisible():
            assert beside.trace.position == run.trace.position
            assert beside.trace.algorithm.prunes != run.trace.algorithm.prunes
            assert beside.trace.algorithm.depth == run.trace.algorithm.depth
            nodes, others = run.step.counters.nodes, beside.step.counters.nodes
            if run.index < run.last:
                assert others == min(nodes, beside.summary.nodes)
            else:
                assert others >= min(nodes, beside.summary.nodes)
        assert page.panel.reason.text()
        assert "went wrong" not in page.trouble.text + self.driver.message

    def sees_its_own(self, tree: TitledTree) -> None:
        run, root = tree.tree_run, tree.drawing.root
        if run is None or root is None:
            return
        assert root.position == run.trace.position
        nodes = list(walk(root))
        for node in self.random.sample(nodes, min(3, len(nodes))):
            assert tree.drawing.describe(node.path)


@pytest.fixture
def errors(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What reaches the one place for all errors, while the walk goes on."""
    from traceback import format_exception

    found: list[str] = []

    def note(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        found.append("".join(format_exception(kind, error, trace)))

    monkeypatch.setattr(sys, "excepthook", note)
    return found


@pytest.fixture
def files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Whoever is asked for a file gives one, or none, or one where none can be."""
    monkeypatch.setattr(file_job, "TURN_SECONDS", TURN_SECONDS)
    random = Random(5)

    def answer(*_: object) -> tuple[str, str]:
        names = ("", "tree.png", "tree.svg", "steps.txt", "animation.gif", "no/folder/x.png")
        name = random.choice(names)
        return (str(tmp_path / name) if name else "", "")

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    monkeypatch.setattr(QDesktopServices, "openUrl", answer)
    return tmp_path


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # offscreen
@pytest.mark.timeout(300 + int(EVENTS * SECONDS_FOR_EACH))
@pytest.mark.parametrize(("add", "games"), [(0, LINES), (1, LINES), (2, OTHERS)])
def test_whatever_is_done_nothing_fails_and_each_part_shows_its_own_run(
    open_window: OpenWindow, errors: list[str], files: Path, add: int, games: Sequence[str]
) -> None:
    seed = FIRST_SEED + add
    random = Random(seed)
    driver = open_window(seed)
    driver.window.flow.move_seconds = 0.2
    learner = Learner(driver, random, files, games)
    learner.does_much(seed, errors, LARGEST_WAIT_MS)
    dialog = QApplication.activeModalWidget()
    while dialog is not None:
        dialog.close()
        dialog = QApplication.activeModalWidget()
    driver.window.close()
    settle()
    assert errors == []
