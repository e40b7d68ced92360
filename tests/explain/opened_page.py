# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The page that explains: by itself, or in a window that the tests of a module share.

Like that of `tests/window.py`, the window and its page are put back and compared after each test,
and made anew if anything differs that can be seen or that a part of the page remembers. A page by
itself is opened as fast as it would be put back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from functools import lru_cache
from random import Random
from time import thread_time

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop_app.core.position import Position
from desktop_app.explain import run_maker
from desktop_app.explain.control_row import ControlSet
from desktop_app.explain.drawn_tree import Path
from desktop_app.explain.examples import examples
from desktop_app.explain.page import ExplainPage
from desktop_app.explain.sources import FIRST_NUMBERS
from desktop_app.explain.tree_run import TreeRun
from desktop_app.kit.look.theme import LIGHT
from desktop_app.search.algorithm import DEFAULT_SCALE
from tests.driver import Driver, Key
from tests.window import SharedWindow, put_back, state_of_window

OpenPage = Callable[[Callable[[ExplainPage], None]], ExplainPage]
OWN = ("desktop_app.explain", "desktop_app.kit")
"""The packages whose objects a page consists of."""
PLAIN = (bool, int, float, str, type(None), Enum, QSize, QPoint, QRect)
OTHERWISE = (
    "page._voice._waiting",  # what was said last
    "page.strip.question.",
    "page.race.track.lanes",
    "page.compared.",  # begins anew with the next comparison
    "page.cut_bar._feedback.",  # and so do these with the next question
    "page.cut_bar._run.",
    "page.guess_bar._asks",
    "page._acts.editor._drawing._clicked",  # about the last click, tap or drag
    "page._acts.editor._drawing._tapped",
    "page._acts.editor._drawing._dragged",
    "page._acts.editor._drawing._fingers.",
    "page._acts.editor._drawing._size",  # from the last time that it was shown
    "page.node.board._high",
    "page.saving._sheets._place._folder",  # where a file was saved last
)
"""What parts remember that no later test sees."""
KEPT_RUNS = 40
"""The number of runs that are kept for all tests, some of which ask for the same ones."""


def explain_board(driver: Driver) -> ExplainPage:
    """Open a window's page with the position on the board, and wait until it is explained."""
    driver.press("e")
    page = driver.window.pages.explain_page
    driver.wait(lambda: page.tree_run is not None)
    return page


def first_example(driver: Driver) -> ExplainPage:
    """Open a window's page with the first example, minimax on four numbers."""
    driver.press("e")
    page = driver.window.pages.explain_page
    page.show_example(examples()[0])
    driver.wait(lambda: page.tree_run is not None and page.tree_run.trace.summary.nodes == 7)
    return page


def whole_tree(driver: Driver) -> ExplainPage:
    """Open a window's page with a tree of boards that is drawn as a whole, at its first step."""
    driver.window.resize(1280, 720)
    driver.press("e")
    page, example = driver.window.pages.explain_page, examples()[2]
    position = example.make()
    page.show_example(example)
    driver.wait(lambda: page.tree_run is not None and page.tree_run.trace.position == position)
    assert page.tree_run is not None
    assert page.tree_run.is_small
    driver.settle()
    return page


def run_of(page: ExplainPage) -> TreeRun:
    """The run that is on a page."""
    assert page.tree_run is not None
    return page.tree_run


def place(page: ExplainPage, path: Path) -> QPoint:
    """The middle of a node on the page's drawing."""
    drawing = page.drawing
    return drawing.viewport().mapFrom(drawing, drawing.place_of(path).center())


@pytest.fixture(scope="session", autouse=True)
def more_runs() -> Iterator[None]:
    """Keep the runs of earlier tests: nothing changes a run that is counted.

    Whether one is counted at once depends on the time it takes, not on what else runs here.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(run_maker, "perf_counter", thread_time)
        kept = lru_cache(KEPT_RUNS)(run_maker.counted_run.__wrapped__)
        patch.setattr(run_maker, "counted_run", kept)
        yield


@pytest.fixture
def open_page(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenPage]:
    """Opens pages, each with what it is filled with; nothing is counted in a thread."""
    monkeypatch.setattr(run_maker, "PATIENCE_SECONDS", 60.0)
    pages: list[ExplainPage] = []

    def open_one(fill: Callable[[ExplainPage], None]) -> ExplainPage:
        made = ExplainPage()
        pages.append(made)
        qtbot.addWidget(made)
        made.resize(1200, 780)
        fill(made)
        made.show()
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow, timeout=60_000)
        return made

    yield open_one
    for page in pages:
        page.shutdown()
        page.close()


class ExplainingWindow(SharedWindow):
    """A window whose tests use the page that explains: it was opened there and left once."""

    def _prepare(self, driver: Driver) -> None:
        driver.press(Key.Key_E)
        page = driver.window.pages.explain_page
        self._dialogs = page.findChildren(QDialog)
        page.show_example(examples()[1])  # which can be had back from now on
        put_back(driver, self._settings, self._size, self._put_back_rest)

    def _may_be_left(self, driver: Driver) -> bool:
        pages = driver.window.pages
        return pages.is_at_board or pages.is_explaining

    def _changes(self) -> list[str]:
        window = None if self._driver is None else self._driver.window
        if window is not None and shiboken6.isValid(window):
            window.pages.explain_page.choose_set(ControlSet.WATCH)  # which is remembered
        return super()._changes()

    def _put_back_rest(self, driver: Driver) -> None:
        """Explain the first position, and return to the board."""
        pages = driver.window.pages
        if not pages.is_explaining:  # what it was left at is forgotten there
            pages.toggle()
        put_back_page(pages.explain_page, driver.window.session.position, self._dialogs)
        pages.show_board()

    def _state(self, driver: Driver) -> dict[str, object]:
        page = driver.window.pages.explain_page
        return state_of_window(driver.window, self._settings, page) | state_of_page(page)


@pytest.fixture(scope="module")
def explaining_window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ExplainingWindow]:
    """Return what opens the window that the tests of a module share."""
    shared = ExplainingWindow(tmp_path_factory.mktemp("explaining"))
    yield shared
    shared.close()


@pytest.fixture
def explaining_driver(explaining_window: ExplainingWindow, qtbot: QtBot) -> Iterator[Driver]:
    """Return a window as `driver` does; other tests of the module use it and its page, too."""
    yield explaining_window.take(qtbot)
    explaining_window.give_back()


def put_back_page(page: ExplainPage, position: Position, dialogs: list[QDialog]) -> None:
    """Explain a position as if the page had just been opened.

    Args:
        page: the page.
        position: the position.
        dialogs: those that belong to the page from the beginning; all others are closed.
    """
    page.shutdown()
    for dialog in page.findChildren(QDialog):
        if dialog not in dialogs:
            dialog.close()
            dialog.deleteLater()
    for switch in (page.choices.guess, page.choices.cut, page.choices.compare):
        switch.setChecked(False)
    page.choose_set(ControlSet.WATCH)
    page.close_drawer()
    page.set_theme(LIGHT)
    page.choices.choose(prunes=False)
    page.explain(position)
    page.choices.worth.setCurrentIndex(page.choices.worth.findData(DEFAULT_SCALE))
    page.numbers.line.setText(FIRST_NUMBERS)
    page.numbers.line.setPlaceholderText("")
    page.lessons.show_note("", "", "")
    page.note.hide()
    if page.tree.held_zoom:
        page.tree.show_readably()


def state_of_page(page: ExplainPage) -> dict[str, object]:
    """Return what the next test could find otherwise, by its name."""
    assert page.tree_run is not None
    choices, step = page.choices, page.tree_run.step
    state: dict[str, object] = {
        "size": page.size(),
        "step": step,
        "request": choices.request(step.path[0].position),
        "set": page.control_set,
        "modes": [each.isChecked() for each in (choices.guess, choices.cut, choices.compare)],
        "view": (page.drawing.zoom, page.tree.held_zoom, page.tree.follow.isChecked()),
        "theme": page.drawing.theme,
        "typed": (page.numbers.line.text(), page.numbers.line.placeholderText()),
        "parts": [each.isHidden() for each in vars(page).values() if isinstance(each, QWidget)],
    }
    for part in page.findChildren(QWidget):
        if part.isVisible() and (told := content(part)):
            state.setdefault(f"{type(part).__name__} {told}", part.isEnabled())
    return state | memory_of(page)


def content(part: QWidget) -> tuple[object, ...]:
    """Return what a widget tells or lets choose."""
    match part:
        case QAbstractButton():
            return part.text(), part.isChecked()
        case QComboBox():
            return part.currentText(), part.count()
        case QAbstractSpinBox() | QLineEdit() | QLabel():
            return (part.text(),)
        case QSlider():
            return part.minimum(), part.maximum(), part.value()
        case _:
            return ()


def memory_of(page: ExplainPage) -> dict[str, object]:
    """Return the plain values that the parts of a page keep, by their names."""
    found: dict[str, object] = {}
    known: set[int] = set()
    waiting: list[tuple[str, object]] = [("page", page)]
    while waiting:
        name, part = waiting.pop()
        if id(part) in known:
            continue
        known.add(id(part))
        for key, value in vars(part).items() if hasattr(part, "__dict__") else ():
            where = f"{name}.{key}"
            if f"{where}.".startswith(OTHERWISE):
                continue
            if isinstance(value, PLAIN):
                found[where] = value
            elif isinstance(value, Random):
                found[where] = value.getstate()
            elif type(value).__module__.startswith(OWN):
                waiting.append((where, value))
            elif isinstance(value, list | tuple):
                some: list[object] = list(value)  # pyright: ignore[reportUnknownArgumentType]
                parts = [each for each in some if type(each).__module__.startswith(OWN)]
                waiting += [(f"{where}[{number}]", each) for number, each in enumerate(parts)]
                if all(isinstance(each, PLAIN) for each in some):
                    found[where] = some
    return found


__all__ = [
    "explaining_driver",
    "explaining_window",
    "more_runs",
    "open_page",
]
"""The fixtures, which `conftest.py` imports all at once."""
