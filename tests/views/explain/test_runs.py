# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Another run while something else is shown, hidden or filmed: each tree keeps its own words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

from desktop_app.flow import run_maker
from desktop_app.models.drawn_tree import walk
from desktop_app.views.explain.examples import examples
from desktop_app.views.explain.page import ExplainPage
from desktop_app.views.explain.saving.film_dialog import Film
from desktop_app.views.kit.theme import LIGHT
from desktop_app.views.tree.titled import TitledTree
from desktop_app.words.tree import TreeTexts
from tests.views.calm import settle

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
        assert tree.drawing.described(node.path)


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


def test_what_stood_beside_a_run_is_put_away_while_its_rival_is_counted(
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


def test_a_film_goes_on_in_its_own_words_while_other_trees_are_shown(
    page: ExplainPage, qtbot: QtBot, tmp_path: Path
) -> None:
    does(page, SIXTEEN)
    path = tmp_path / "f.gif"
    with qtbot.waitSignal(page.saving.saved, timeout=60_000):
        page.saving.save_film(Film(range(40), 0.5, QSize(640, 480)), str(path))
        for step in (DEEP, 10, "guess", 9):
            does(page, step)
    assert path.stat().st_size > 0


def test_a_tree_that_can_not_be_laid_out_leaves_the_old_one_whole(
    page: ExplainPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing = page.drawing
    before = drawing.root
    assert before is not None
    told = [drawing.described(node.path) for node in walk(before)]

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
    assert [drawing.described(node.path) for node in walk(before)] == told
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
