# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Another run while something else is shown, hidden or animated: each tree keeps its own words."""

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Semaphore

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QGraphicsView, QScrollArea
from pytestqt.qtbot import QtBot

from desktop_app.core.position import Position
from desktop_app.explain import counting, run_maker
from desktop_app.explain.drawn_tree import walk
from desktop_app.explain.examples import examples
from desktop_app.explain.page import ExplainPage
from desktop_app.explain.saving.animation import AnimationSettings
from desktop_app.explain.tree.titled import TitledTree
from desktop_app.explain.words.tree import TreeTexts
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.kit.look.theme import LIGHT
from desktop_app.search.algorithm import Algorithm
from desktop_app.search.trace import Trace
from tests.calm import settle
from tests.driver import about, named

DEEP = "[[[[[[[[1 2]]]]]]]]"
SIXTEEN = " ".join(map(str, range(1, 17)))


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[ExplainPage]:
    made = ExplainPage()
    qtbot.addWidget(made)
    made.resize(1200, 780)
    made.set_theme(LIGHT)
    made.show_example(examples()[1])
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.shutdown()
    made.close()


def does(page: ExplainPage, what: str | int) -> None:
    """Open an example, type numbers or press a button, and let the window live."""
    if isinstance(what, int):
        page.show_example(examples()[what - 1])
    elif what == "compare":
        page.choices.compare.toggle()
    elif what == "guess":
        page.choices.guess.toggle()
    else:
        page.numbers.line.setText(what)
        page.numbers.take()
    settle()


def tells_its_own(tree: TitledTree) -> None:
    """Each node that is drawn can be told in the words of the tree that is drawn."""
    root = tree.drawing.root
    if tree.tree_run is None or root is None:
        return
    assert root.position == tree.tree_run.trace.position
    for node in walk(root):
        assert tree.drawing.describe(node.path)


@pytest.mark.parametrize(
    "steps",
    [
        (2, "compare", SIXTEEN, "compare", 10, 1),
        (2, "compare", DEEP, "compare", 10, 2),
        (9, "compare", "compare", DEEP),
        (9, "compare", "guess", DEEP, 10, "guess", "compare", SIXTEEN),
    ],
)
def test_a_drawing_keeps_to_its_own_run(page: ExplainPage, steps: tuple[str | int, ...]) -> None:
    for step in steps:
        does(page, step)
        tells_its_own(page.tree)
        tells_its_own(page.compared)
        for view in page.findChildren(QGraphicsView):
            view.grab()


def test_a_tree_that_was_counted_is_there_at_once(
    page: ExplainPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_maker, "PATIENCE_SECONDS", 60.0)
    page.explain(LineGame(3, 3, 3).start())
    assert page.tree_run is not None
    counted = page.tree_run.trace
    page.show_example(examples()[0])
    page.explain(LineGame(3, 3, 3).start())
    assert page.tree_run.trace is counted


def test_the_compared_tree_shows_the_new_run_once_it_is_counted(
    page: ExplainPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    does(page, "compare")
    assert page.compared.tree_run is not None
    monkeypatch.setattr(run_maker, "PATIENCE_SECONDS", 0.0)
    before = page.compared.tree_run
    page.show_example(examples()[0])
    qtbot.waitUntil(lambda: page.compared.tree_run not in (None, before), timeout=60_000)
    tells_its_own(page.tree)
    tells_its_own(page.compared)
    assert page.compared.drawing.isVisible()


@contextmanager
def counting_in_turn(
    page: ExplainPage, monkeypatch: pytest.MonkeyPatch
) -> Generator[Semaphore, None, None]:
    """A run is being counted, and then its rival; each is there when it is released."""
    released = Semaphore(0)

    def late(position: Position, algorithm: Algorithm) -> Trace:
        released.acquire()
        return Trace(position, algorithm)

    monkeypatch.setattr(counting, "Trace", late)
    monkeypatch.setattr(run_maker, "PATIENCE_SECONDS", 0.0)
    page.choices.choose(prunes=True)
    page.explain(LineGame(3, 3, 3).start().after(4))
    settle()
    try:
        yield released
    finally:
        released.release(10)  # the thread has to end, whatever happened


def test_a_run_that_comes_late_leaves_the_panel_as_the_reader_has_scrolled_it(
    page: ExplainPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = named(page, QScrollArea, "Algorithm, window and counts")
    with counting_in_turn(page, monkeypatch) as done:
        page.panel.setMinimumHeight(2_000)
        settle()
        panel.verticalScrollBar().setValue(300)
        done.release()
        qtbot.waitUntil(page.drawing.isEnabled, timeout=60_000)
        settle()
        assert panel.verticalScrollBar().value() == 300


def test_a_rival_that_comes_late_leaves_the_tree_as_the_reader_has_it(
    page: ExplainPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with counting_in_turn(page, monkeypatch) as done:
        done.release()
        qtbot.waitUntil(page.drawing.isEnabled, timeout=60_000)
        settle()
        page.tree.larger.click()
        zoom, share = page.drawing.zoom, about(page, "Compared with minimax")
        assert "%" not in share.text()
        done.release()
        qtbot.waitUntil(lambda: "%" in share.text(), timeout=60_000)
        settle()
        assert page.drawing.zoom == zoom


def test_an_animation_goes_on_in_its_own_words_while_other_trees_are_shown(
    page: ExplainPage, qtbot: QtBot, tmp_path: Path
) -> None:
    does(page, SIXTEEN)
    path = tmp_path / "f.gif"
    with qtbot.waitSignal(page.saving.saved, timeout=60_000):
        page.saving.save_animation(AnimationSettings(range(40), 0.5, QSize(640, 480)), str(path))
        for step in (DEEP, 10, "guess", 9):
            does(page, step)
    assert path.stat().st_size > 0


def test_a_tree_that_can_not_be_laid_out_leaves_the_old_one_whole(
    page: ExplainPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing = page.drawing
    before = drawing.root
    assert before is not None
    told = [drawing.describe(node.path) for node in walk(before)]

    def broken(*_: object) -> tuple[str, str]:
        raise RuntimeError("no words")

    run = page.tree_run
    assert run is not None
    with monkeypatch.context() as patched:
        patched.setattr(TreeTexts, "hidden", broken)
        with qtbot.captureExceptions() as errors:
            run.toggle(())
    assert [str(error[1]) for error in errors] == ["no words"]
    assert drawing.root is before
    assert [drawing.describe(node.path) for node in walk(before)] == told
    drawing.grab()


def test_the_keyboard_comes_back_to_the_tree_when_a_run_is_counted(
    page: ExplainPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow, timeout=60_000)
    page.take_keyboard()
    monkeypatch.setattr(run_maker, "PATIENCE_SECONDS", 0.0)
    page.show_example(examples()[0])
    qtbot.waitUntil(page.drawing.isEnabled, timeout=60_000)
    assert page.drawing.hasFocus()
