# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""All pages and dialogs in another language: `main` prints what is to be read.

Run by `test_texts.py` in a process of its own, for texts that were made when a module was imported
must have been made in that language too. One JSON object: by place the texts that were found
there, and what is cut.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

from PySide6.QtCore import (
    QAbstractItemModel,
    QEventLoop,
    QModelIndex,
    QSettings,
    Qt,
    QTimer,
    QTranslator,
)
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QWidget,
)

from desktop_app.arena.run_thread import RunState
from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import parse_moves
from desktop_app.core.scales import Scale
from desktop_app.explain.examples import examples
from desktop_app.games.registry import PRESETS, find_game
from desktop_app.kit.segments import Segment
from desktop_app.play import game_flow, search_client
from desktop_app.play.games.rules_sheet import RulesSheet
from desktop_app.play.session import PERSON
from desktop_app.players.registry import StrategyId
from desktop_app.settings import FULL_DETAILS, WINDOW_ANALYSING, Settings
from desktop_app.shell.application import make_application, make_window
from desktop_app.shell.main_window import MainWindow
from tests.shell.test_room import cut

PATIENCE_SECONDS = 120
SEARCH_SECONDS = 0.2
"""The longest search for values or a hint: what is said of them is the same after a longer one."""
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)


def rest(milliseconds: int = 0) -> None:
    """Let the window do what it is about to."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def texts_of(widget: QWidget) -> Iterator[str]:
    """What one widget shows or tells."""
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    yield from (widget.windowTitle(), widget.statusTip(), widget.whatsThis())
    if isinstance(widget, QLabel | QAbstractButton):
        yield getattr(widget, "whole", None) or widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QGroupBox):
        yield widget.title()
    if isinstance(widget, QComboBox):
        model = widget.model()
        for row in range(widget.count()):
            for role in ROLES:
                yield str(model.index(row, 0).data(role) or "")
    if isinstance(widget, QAbstractItemView):
        yield from cells(widget.model(), QModelIndex())
        for header in widget.findChildren(QHeaderView):
            for section in range(header.count()):
                for role in ROLES:
                    yield str(header.model().headerData(section, header.orientation(), role) or "")


def cells(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    """What stands in a list or tree, and what its rows say."""
    for row in range(min(model.rowCount(parent), 40)):
        for column in range(model.columnCount(parent)):
            index = model.index(row, column, parent)
            for role in ROLES:
                yield str(index.data(role) or "")
        yield from cells(model, model.index(row, 0, parent))


def all_texts(window: QWidget) -> list[str]:
    """Everything that is shown in a window, and all that its menus offer."""
    found: set[str] = set()
    for widget in (window, *window.findChildren(QWidget)):
        if widget.isVisible() and not isinstance(widget, QHeaderView):
            found.update(texts_of(widget))
    offered = {each for menu in (window, *window.findChildren(QMenu)) for each in menu.actions()}
    for action in offered.union(window.findChildren(QAction)):
        found.update((action.text(), action.toolTip(), action.statusTip()))
    return sorted(text for text in found if text)


class Walk:
    """Goes through everything, and notes what is to be read in each place.

    While a position is typed that line lies over other controls, which are not looked at then.
    """

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.found: dict[str, list[str]] = {}
        self.cut: dict[str, list[str]] = {}

    def look(self, place: str, window: QWidget | None = None) -> None:
        """Read what is shown now."""
        for _ in range(3):  # rows of controls may go on in another line
            rest()
        shown = self.window if window is None else window
        self.found[place] = all_texts(shown)
        self.cut[place] = [] if self.window.position_bar.isVisible() else cut(shown)

    def act(self, name: str) -> None:
        """What a menu's entry does."""
        self.window.actions_list[name].trigger()
        rest()

    def dialog(self, place: str) -> None:
        """Read the dialog that has opened, and close it."""
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog) and widget.isVisible():
                self.look(place, widget)
                widget.close()
                rest()
                return
        raise SystemExit(f"{place} did not open")

    def wait(self, condition: Callable[[], bool], what: str) -> None:
        """Wait until something is so."""
        until = monotonic() + PATIENCE_SECONDS
        while not condition():
            if monotonic() > until:
                raise SystemExit(f"waited in vain until {what}")
            rest(20)

    def games(self) -> None:
        """Each game at its beginning, in its middle and at its end; both layouts; all scales.

        What the search says of it is the same for all games of a family.
        """
        window = self.window
        for player in (MAX, MIN):
            window.session.set_seat(player, PERSON)
        searched = [*{game.family: game for game in reversed([*PRESETS.values()])}.values()]
        searched.append(find_game("connect-four"))  # the rest of its family has no gravity
        for game in PRESETS.values():
            window.session.new_game(game.start())
            self.look(f"{game.id}, Play")
            self.act("rules")
            sheet = window.findChildren(RulesSheet)[0]
            self.look(f"{game.id}, its rules", window if game in searched else sheet)
            for page in range(1, sheet.pages):
                QTest.keyClick(sheet, Qt.Key.Key_PageDown)
                self.look(f"{game.id}, its rules, page {page + 1}", sheet)
            QTest.keyClick(sheet, Qt.Key.Key_Space)
            if game not in searched:
                continue
            self.act("hide-values")
            self.wait(lambda: window.flow.analysis is not None, "there are values")
            self.look(f"{game.id}, Analyse")
            for number in range(3):
                position = window.session.position
                on = [m for m in position.legal_moves() if position.after(m).outcome is None]
                window.session.play(on[number % len(on)])
            self.act("hint")
            self.wait(lambda: window.flow.hint is not None, "there is a hint")
            self.look(f"{game.id}, with a hint")
            self.act("hide-values")
        self.act("games")
        self.look("which game")
        self.act("games")
        window.session.new_game(find_game("tic-tac-toe").start())
        self.act("hide-values")
        for scale in range(len(Scale)):
            self.act("scale")
            self.act("view")
            self.wait(lambda: not window.engine.busy, "all is valued")
            self.look(f"scale {scale}")
        window.session.play_line(parse_moves(window.session.position, "a3a2b3b2c3"))
        self.look("the end of a game")
        window.session.new_game(find_game("gomoku").start())
        window.flow.move_seconds = 3600
        window.session.set_seat(MAX, StrategyId("perfect"))
        self.wait(lambda: window.flow.intended is not None, "the bot has a thought")
        self.look("a bot thinks")
        self.act("hold")
        self.look("a bot is held")
        window.session.set_seat(MAX, PERSON)

    def refusals(self) -> None:
        """What is said of a text that is no position."""
        window = self.window
        window.session.new_game(find_game("tic-tac-toe").start())
        self.act("enter")
        for text in ("b2b2", "zz", "XX/OO", "XXX/OOO/...", "X.O/.X./..O Q", "XXX/XXX/XXX", "a9"):
            window.position_bar.line.setText(text)
            window.position_bar.entered.emit(text)
            self.look(f"typed {text}")
        window.position_bar.close_bar()

    def dialogs(self) -> None:
        """The window's own."""
        for name in ("keys", "custom", "about"):
            self.act(name)
            self.dialog(name)

    def matchboxes(self) -> None:
        """MENACE's panel in a game, at its end, and after all was forgotten; on both sides."""
        window, session = self.window, self.window.session
        for side in (MAX, MIN):
            session.new_game(find_game("tic-tac-toe").start())
            session.set_seat(side.opponent, PERSON)
            session.set_seat(side, StrategyId("menace"))
            self.look(f"matchboxes of {side}")
            while session.position.outcome is None:
                if session.position.turn is not side:
                    session.play(session.position.legal_moves()[0])
                before = session.position.ply
                self.wait(
                    lambda before=before: (
                        session.position.ply > before or session.position.outcome is not None
                    ),
                    "MENACE moves",
                )
            self.look(f"matchboxes of {side} at the end")
            session.undo()
            self.look(f"matchboxes of {side}, taken back")
            window.boxes.reset()
            self.look(f"matchboxes of {side}, forgotten")
            session.set_seat(side, PERSON)

    def arena(self) -> None:
        """A run, in all its views."""
        self.act("arena")
        self.look("the arena, empty")
        page = self.window.pages.arena_page
        page.experiments.cards[1].click()
        self.wait(lambda: page.run.state is RunState.OVER, "all games are played")
        for number, tab in enumerate(page.findChildren(Segment)):
            tab.click()
            self.look(f"the arena, view {number}")
        self.act("arena")

    def explain(self) -> None:
        """All examples with both algorithms, and what can be opened beside them."""
        window = self.window
        window.session.new_game(find_game("tic-tac-toe").start())
        self.act("explain")
        page = window.pages.explain_page
        for example in examples():
            page.show_example(example)
            for share in (0, 3, 10):
                run = page.tree_run
                assert run is not None
                run.go(run.last * share // 10)
                self.look(f"{example.title}, {share}")
            page.choices.compare.setChecked(True)
            self.look(f"{example.title}, compared")
            page.choices.compare.setChecked(False)
        page.show_example(examples()[1])
        page.choices.guess.setChecked(True)
        self.look("a guess")
        page.choices.guess.setChecked(False)
        for button in (page.choices.work, page.choices.depths, page.choices.ways):
            page.show_example(examples()[2])
            button.click()
            self.wait(lambda: any_dialog() is not None, "a dialog opens")
            self.dialog(button.text())
        for numbers in ("1 2 3", "x", "[[1 2]", ""):
            page.numbers.line.setText(numbers)
            page.numbers.line.returnPressed.emit()
            self.look(f"numbers {numbers}")


def any_dialog() -> QDialog | None:
    """A dialog that is open."""
    shown = QApplication.topLevelWidgets()
    return next((w for w in shown if isinstance(w, QDialog) and w.isVisible()), None)


def main() -> None:
    """Walk, and print what was found."""
    app = make_application()
    translator = QTranslator(app)
    assert translator.load(sys.argv[1])
    app.installTranslator(translator)
    game_flow.HINT_SECONDS = search_client.FIRST_SECONDS = SEARCH_SECONDS
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder) / "walk.ini"), QSettings.Format.IniFormat)
        Settings(store).set(FULL_DETAILS, True)
        Settings(store).set(WINDOW_ANALYSING, False)
        window = make_window(Settings(store), seed=1)
        window.resize(1280, 860)
        window.show()
        rest(100)
        window.setUpdatesEnabled(False)  # texts of widgets are read, not what is painted
        walk = Walk(window)
        walk.games()
        walk.refusals()
        walk.dialogs()
        walk.matchboxes()
        walk.arena()
        walk.explain()
        print(json.dumps({"found": walk.found, "cut": walk.cut}, ensure_ascii=False))
        window.close()
