# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What `compare_trees.py` lets two trees do: save, read, leave a window, go on, show screens.

It runs with the program and the tests of either tree, so it uses only what both have.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QLabel

from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import parse_moves
from desktop_app.explain.examples import examples
from desktop_app.explain.lesson_file import lesson_text, read_lesson
from desktop_app.files.game_file import game_text, read_game
from desktop_app.games.registry import PRESETS, find_game
from desktop_app.play.session import PERSON
from desktop_app.settings import Settings
from desktop_app.shell.application import make_application, make_window
from desktop_app.shell.main_window import MainWindow
from tests.calm import pass_time, settle
from tests.explain.test_lesson_file import random_lesson
from tests.files.games import random_game, random_record

Key = Qt.Key
PATIENCE_SECONDS = 60
FIRST_SECONDS = 5
"""Values of tic-tac-toe that are not complete after that long are not shown at all."""
STILL_MS = 700
"""After that long nothing moves or glows any more."""
LATER = ("kalah",)
"""Families that only one of the trees may have."""
GAMES = [game for game in PRESETS.values() if not game.id.startswith(LATER)]
VALUED = {
    "tic-tac-toe": "b2a1",
    "nim": "b3",
    "chomp": "c2",
    "hexapawn": "b1b2 a3xb2",
    "three-mens-morris": "b2 a3",
    "wild": "Xb2Oa1",
    "notakto": "b2",
    "misere": "b2a1",
    "hex:4": "b2",
    "othello:4x4": "",
}
CHANGING = ("Search effort", "Search status")


def save(folder: Path, count: int) -> None:
    """Save random games and lessons."""
    dice = Random(33)
    for seed in range(count):
        (folder / f"{seed}.mmgame").write_text(game_text(random_game(seed)), "utf-8")
        (folder / f"{seed}.mmlesson").write_text(lesson_text(random_lesson(dice)), "utf-8")


def save_again(folder: Path) -> None:
    """Read all files of a folder, and write what was read in their place."""
    for file in folder.iterdir():
        text = file.read_text("utf-8")
        again = (
            game_text(read_game(text))
            if file.suffix == ".mmgame"
            else lesson_text(read_lesson(text))
        )
        file.write_text(again, "utf-8")


def opened(folder: Path) -> MainWindow:
    """A window with the settings and games of a folder."""
    make_application()
    store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    window = make_window(Settings(store, folder), seed=1)
    window.flow.set_pause(0)
    window.resize(1280, 800)
    window.show()
    settle()
    return window


def wait(condition: Callable[[], bool], seconds: float = PATIENCE_SECONDS) -> bool:
    """Let the window live until something holds; tell whether it came to that."""
    until = monotonic() + seconds
    while not condition() and monotonic() < until:
        QTest.qWait(10)
    return condition()


def close(window: MainWindow) -> None:
    window.close()
    wait(lambda: window.engine.has_ended)


def leave(folder: Path, seed: int) -> None:
    """Play in a window, with branches and comments, and close it amid a game."""
    window, dice = opened(folder), Random(seed)
    for player in (MAX, MIN):
        window.session.set_seat(player, PERSON)
    for game in dice.sample(GAMES, 3):
        window.session.new_game(game.start())
        for move in random_record(game, dice).moves():
            if window.session.position.outcome is None:
                if move in window.session.position.legal_moves():
                    window.session.play(move)
                if dice.random() < 0.2:
                    window.session.undo()
        settle()
    if seed % 3 == 0:
        QTest.keyClick(window, Key.Key_E)
        page = window.pages.explain_page
        page.show_example(examples()[seed])
        settle()
        run = page.tree_run
        assert run is not None
        run.go(run.last * seed // 12)
        settle()
    close(window)


def go_on(folder: Path) -> None:
    """Print what a window shows that goes on where another has ended."""
    window = opened(folder)
    settle()
    session = window.session
    print(session.game.id, session.position.text, session.game.moves_text(session.record.moves()))
    print([(box.accessibleName(), box.currentText()) for box in window.findChildren(QComboBox)])
    for label in window.findChildren(QLabel):
        if label.isVisible() and label.accessibleDescription() not in CHANGING:
            print(label.accessibleDescription(), "|", label.text())
    close(window)
    before = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    for key in sorted(before.allKeys()):
        if "window/" not in key:
            print(key, str(before.value(key)).lower())  # a bool, or its text from the file


class Screens:
    """Takes pictures of a window, one after the other."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        self._window = window
        self._folder = folder
        self._count = 0

    def take(self, name: str, dialog: QDialog | None = None) -> None:
        """Take one, without what changes from run to run."""
        shown = dialog or self._window
        pass_time()
        QTest.qWait(STILL_MS)
        settle()
        picture = shown.grab()
        painter = QPainter(picture)
        for label in shown.findChildren(QLabel):
            if label.isVisible() and label.accessibleDescription() in CHANGING:
                painter.fillRect(
                    label.rect().translated(label.mapTo(shown, label.rect().topLeft())), "white"
                )
        painter.end()
        self._count += 1
        picture.save(str(self._folder / f"{self._count:02} {name.replace(':', '-')}.png"))

    def press(self, *keys: Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier):
        for key in keys:
            QTest.keyClick(self._window, key, modifier)
        settle()

    def play_all(self) -> None:
        """Each game on the board, with a move or two; some with all values and at their end."""
        window, session = self._window, self._window.session
        session.new_game(find_game("tic-tac-toe").start())
        if wait(self._has_values, FIRST_SECONDS):  # shown from the start, and changing with time
            self.press(Key.Key_A)
        for game in GAMES:
            session.new_game(game.start())
            session.play(session.position.legal_moves()[0])
            self.take(game.id)
        self.press(Key.Key_A)
        for name, moves in VALUED.items():
            start = find_game(name).start()
            session.new_game(start)
            if moves:
                session.play_line(parse_moves(start, moves))
            wait(self._has_values)
            self.take(f"{name} with values")
        session.new_game(find_game("tic-tac-toe").start())
        session.play_line(parse_moves(session.position, "a1b1c3b3"))
        wait(lambda: not window.engine.busy)
        self.press(Key.Key_I)
        self.take("rules")
        QTest.keyClick(window.focusWidget() or window, Key.Key_Space)
        session.play_line(parse_moves(session.position, "b2"))
        wait(lambda: not window.engine.busy)
        self.take("end")
        self.press(Key.Key_Y)
        QTest.qWait(500)
        self.take("why")
        self.press(Key.Key_Escape, Key.Key_A)

    def _has_values(self) -> bool:
        found = self._window.flow.analysis
        here = self._window.session.position
        return found is not None and found.complete and found.position == here

    def pages(self) -> None:
        """The other pages."""
        self.press(Key.Key_L)
        self.take("games")
        self.press(Key.Key_L)
        for key, name in ((Key.Key_K, "arena"), (Key.Key_E, "explain")):
            self.press(key)
            self.take(name)
        page = self._window.pages.explain_page
        for number, example in enumerate(examples()[:8]):
            page.show_example(example)
            settle()
            run = page.tree_run
            assert run is not None
            run.go(run.last * number // 10)
            self.take(f"example {number}")


def screens(folder: Path, room: Path) -> None:
    """Save pictures of a window's pages."""
    window = opened(room)
    for player in (MAX, MIN):
        window.session.set_seat(player, PERSON)
    taken = Screens(window, folder)
    taken.play_all()
    taken.pages()
    close(window)


def main() -> None:
    """Do one thing in a folder."""
    task, folder = sys.argv[1], Path(sys.argv[2])
    match task:
        case "save":
            save(folder, int(sys.argv[3]))
        case "save-again":
            save_again(folder)
        case "leave":
            leave(folder, int(sys.argv[3]))
        case "go-on":
            go_on(folder)
        case _:
            screens(folder, Path.cwd())


if __name__ == "__main__":
    main()
