# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page on small screens, with large type, in every language: what is cut or elided there.

    python tests/benchmarks/walk_sizes.py [--language CODE] [--size WxH] [--type 0] [--shots DIR]

Opens the program as for somebody who has played before, goes through its pages and dialogs, and in
each place measures all texts in each size of window and of type (0 to 3: from 100 to 171 %). "Cut"
is a text that nobody can read in full; "elided" one that ends with dots and is whole in its tool
tip. Both come once for each text, with the first place. `--shots` saves a picture of each place.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from time import monotonic

sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QRect, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QHeaderView, QTreeView, QWidget

from desktop_app.arena.run_thread import RunState
from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import parse_moves
from desktop_app.explain.examples import examples
from desktop_app.games.registry import find_game
from desktop_app.kit.elided_label import ElidedLabel
from desktop_app.kit.look.scale import set_type_size
from desktop_app.kit.segments import Segment
from desktop_app.languages import load_language
from desktop_app.play.games.rules_sheet import RulesSheet
from desktop_app.play.session import PERSON
from desktop_app.players.registry import StrategyId
from desktop_app.settings import FULL_DETAILS, WINDOW_ANALYSING, Settings
from desktop_app.shell.application import make_application, make_window
from desktop_app.shell.main_window import MainWindow
from tests.calm import settle
from tests.shell.test_room import cut, parts

PATIENCE_SECONDS = 60
SIZES = ((1024, 600), (1366, 768))
TYPES = (0, 2, 3)
GAMES = {
    "tic-tac-toe": "b2a1",
    "connect-four": "4455",
    "nim:3,4,5": "a1b1",
    "chomp": "c2",
    "dots": "a4-b4",
    "hexapawn": "b1b2",
    "three-mens-morris": "b2 a3",
    "othello:4x4": "b1",
    "hex:4": "b2",
    "kalah:6x4": "cf",
    "chess": "e4 e5",
    "notakto:2": "b2",
    "wild": "Xb2Oa1",
}
"""One game of each kind of board, and moves to its middle or end."""
EMPTY = "“”"
"""How a widget is told that says nothing, and so may be covered in part."""
Look = Callable[[str, QWidget | None], None]


def elided(window: QWidget) -> list[str]:
    """Return the texts that end with dots, in lines and in the columns of lists."""
    found = [
        f"elided “{part.whole}”"
        for part in parts(window)
        if isinstance(part, ElidedLabel) and part.text() != part.whole
    ]
    for view in window.findChildren(QTreeView):
        if not view.isVisible():
            continue
        header: QHeaderView = view.header()
        for column in range(header.count()):
            if header.isSectionHidden(column):
                continue
            title = str(header.model().headerData(column, Qt.Orientation.Horizontal) or "")
            if header.fontMetrics().horizontalAdvance(title) > header.sectionSize(column):
                found.append(f"elided column “{title}”")
    return found


def wait(condition: Callable[[], bool], what: str) -> None:
    """Let the window live until something holds."""
    until = monotonic() + PATIENCE_SECONDS
    while not condition():
        if monotonic() > until:
            raise SystemExit(f"waited in vain until {what}")
        QTest.qWait(20)


def open_dialog() -> QDialog | None:
    """Return a dialog that is open, if any."""
    shown = QApplication.topLevelWidgets()
    return next((w for w in shown if isinstance(w, QDialog) and w.isVisible()), None)


def act(window: MainWindow, name: str) -> None:
    """Do what a menu's entry does."""
    window.actions_list[name].trigger()
    settle()


def dialogs(window: MainWindow, look: Look, names: tuple[str, ...]) -> None:
    """Look at the dialogs of commands."""
    for name in names:
        act(window, name)
        if (dialog := open_dialog()) is not None:
            look(f"dialog {name}", dialog)
            dialog.close()
            settle()


def board_page(window: MainWindow, look: Look, games: tuple[str, ...]) -> None:
    """Look at games with and without values, with their rules, a hint and an answer."""
    for name in games:
        session = window.session
        session.new_game(find_game(name).start())
        for player in (MAX, MIN):
            session.set_seat(player, PERSON)
        look(f"{name}, hidden values", None)
        act(window, "rules")
        sheet = window.findChildren(RulesSheet)[0]
        for page in range(sheet.pages):
            look(f"{name}, rules {page + 1}", None)
            QTest.keyClick(sheet, Qt.Key.Key_PageDown)
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
        settle()
        session.play_line(parse_moves(session.position, GAMES[name]))
        act(window, "hide-values")
        wait(lambda: window.flow.analysis is not None, f"there are values in {name}")
        look(f"{name}, values", None)
        act(window, "hint")
        wait(lambda: window.flow.hint is not None, f"there is a hint in {name}")
        look(f"{name}, hint", None)
        act(window, "why")
        wait(lambda: window.why.finding is not None, f"there is an answer in {name}")
        settle()
        look(f"{name}, why", None)
        QTest.keyClick(window, Qt.Key.Key_Escape)
        act(window, "hide-values")


def ends(window: MainWindow, look: Look) -> None:
    """Look at the ends of games against a bot: won, lost and drawn."""
    session = window.session
    for side, moves in ((MIN, "a3a2b3b2c3"), (MAX, "a3a2b3b2c3"), (MAX, "b2a3c3a1a2c2b1b3c1")):
        session.new_game(find_game("tic-tac-toe").start())
        session.hold()
        session.set_seat(side.opponent, StrategyId("one-ahead"))
        session.set_seat(side, PERSON)
        session.play_line(parse_moves(session.position, moves))
        QTest.qWait(1500)
        look(f"end of a game for {side}, {moves}", None)
    for player in (MAX, MIN):
        session.set_seat(player, PERSON)


def other_pages(window: MainWindow, look: Look, shown: tuple[int, ...]) -> None:
    """Look at the games, MENACE, the arena and Explain with some of its examples."""
    session = window.session
    session.new_game(find_game("tic-tac-toe").start())
    act(window, "games")
    look("the games", None)
    act(window, "games")
    session.set_seat(MIN, StrategyId("menace"))
    settle()
    look("matchboxes", None)
    session.set_seat(MIN, PERSON)
    settle()
    act(window, "arena")
    look("arena, empty", None)
    page = window.pages.arena_page
    assert page is not None
    page.experiments.cards[1].click()
    wait(lambda: page.run.state is RunState.OVER, "all games are played")
    for number, tab in enumerate(page.findChildren(Segment)):
        tab.click()
        settle()
        look(f"arena, view {number}", None)
    act(window, "arena")
    act(window, "explain")
    explain = window.pages.explain_page
    assert explain is not None
    for number in shown:
        example = examples()[number]
        explain.show_example(example)
        for share in (0, 3, 10):
            run = explain.tree_run
            assert run is not None
            run.go(run.last * share // 10)
            settle()
            look(f"Explain {number}, {share}", None)
        for key in "231":
            QTest.keyClick(window, Qt.Key(ord(key)), Qt.KeyboardModifier.ControlModifier)
            settle()
            look(f"Explain {number}, level {key}", None)
    explain.show_example(examples()[2])
    for button in (explain.choices.work, explain.choices.depths, explain.choices.ways):
        button.click()
        wait(lambda: open_dialog() is not None, "a dialog opens")
        dialog = open_dialog()
        assert dialog is not None
        look(f"dialog {button.text()}", dialog)
        dialog.close()
        settle()
    act(window, "explain")


class Sizes:
    """Measures a place in several sizes of window and type."""

    def __init__(
        self,
        window: MainWindow,
        sizes: tuple[tuple[int, int], ...],
        types: tuple[int, ...],
        shots: Path | None,
    ) -> None:
        self._window, self._shots = window, shots
        self._pairs = list(product(types, sizes))
        self.wrong: dict[str, str] = {}
        self.looked = 0

    def look(self, place: str, shown: QWidget | None) -> None:
        """Measure what is shown now, and note each fault once."""
        for step, size in self._pairs:
            set_type_size(step)
            self._window.resize(*size)
            for _ in range(3):
                settle()
            where = shown or self._window
            self.looked += 1
            covered = str(QRect(0, 0, 0, 0))  # whole, by an answer or the rules that lie over it
            found = [each for each in cut(where) if covered not in each and EMPTY not in each]
            for fault in (*found, *elided(where)):
                if fault not in self.wrong:
                    self.wrong[fault] = f"{place}, {size[0]}x{size[1]}, type {step}"
                    print(f"{self.wrong[fault]}: {fault}", flush=True)
            if self._shots is not None:
                name = f"{self.looked:04} {place} {size[0]} type {step}.png"
                where.grab().save(str(self._shots / name.replace("/", "-").replace(":", " ")))
        set_type_size(0)
        settle()


def walk(window: MainWindow, look: Look) -> None:
    """Go through everything."""
    board_page(window, look, tuple(GAMES))
    ends(window, look)
    dialogs(window, look, ("keys", "terms", "custom", "about", "earlier"))
    other_pages(window, look, (1, 2, 6, 9, 11, 20, 25))


def choices() -> Iterator[argparse.ArgumentParser]:
    """Yield the parser of the options."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--language", default="en")
    parser.add_argument("--size", action="append", help="such as 1024x600")
    parser.add_argument("--type", type=int, action="append", help="0 to 3")
    parser.add_argument("--shots", type=Path, help="a folder for pictures")
    yield parser


def main() -> None:
    """Walk, and print what is cut."""
    options = next(choices()).parse_args()
    sizes = tuple(
        (int(wide), int(high)) for wide, high in (each.split("x") for each in options.size or ())
    )
    app = make_application()
    load_language(app, options.language)
    app.setLayoutDirection(
        Qt.LayoutDirection.RightToLeft
        if options.language == "ar"
        else Qt.LayoutDirection.LeftToRight
    )
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder) / "walk.ini"), QSettings.Format.IniFormat)
        settings = Settings(store, Path(folder))
        settings.set(FULL_DETAILS, True)
        settings.set(WINDOW_ANALYSING, False)
        window = make_window(settings, seed=1)
        window.show()
        measured = Sizes(window, sizes or SIZES, tuple(options.type or TYPES), options.shots)
        walk(window, measured.look)
        told = [sum(f.startswith("elided") for f in measured.wrong), len(measured.wrong)]
        print(
            f"{options.language}: {measured.looked} looks, {told[1] - told[0]} texts cut, "
            f"{told[0]} elided"
        )
        window.close()


if __name__ == "__main__":
    main()
