# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Worksheets from the page that explains: asked for, shown, written, left."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QMenu,
    QProgressDialog,
    QPushButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop_app.explain.examples import examples
from desktop_app.explain.page import ExplainPage
from desktop_app.explain.worksheets.pages import WorksheetRequest
from desktop_app.explain.worksheets.random_trees import RandomTrees
from desktop_app.explain.worksheets.worksheet import worksheet
from desktop_app.games.registry import PRESETS, find_game
from desktop_app.search.algorithm import UtilityScale, algorithm_for
from desktop_app.search.trace import Trace
from tests.driver import about, named
from tests.explain.opened_page import OpenPage
from tests.explain.worksheets.written import drawn

ROOT = Path(__file__).parents[3]
MANY = WorksheetRequest(RandomTrees(100, 5, 2, seed=3))


@pytest.fixture
def page(open_page: OpenPage) -> ExplainPage:
    """Alpha-beta on eight numbers."""
    return open_page(lambda page: page.show_example(examples()[7]))


@pytest.fixture
def chosen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths that are chosen one after another when a file is asked for; then none is."""
    paths: list[str] = []

    def choose(*_asked: object) -> tuple[str, str]:
        return (paths.pop(0) if paths else "", "")

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    return paths


def open_dialog(page: ExplainPage, entry: str, qtbot: QtBot) -> QDialog:
    menu = page.choices.save.menu()
    assert isinstance(menu, QMenu)
    next(a for a in menu.actions() if a.text().replace("&", "") == entry).trigger()
    found = [d for d in page.findChildren(QDialog) if d.windowTitle() == "Worksheets"]
    dialog = found[-1]
    qtbot.waitUntil(lambda: "Pages:" in pages_text(dialog), timeout=60_000)
    return dialog


def pages_text(dialog: QDialog) -> str:
    return about(dialog, "How many pages?").text()


def number(dialog: QDialog, name: str) -> QSpinBox:
    return named(dialog, QSpinBox, name)


def choice(dialog: QDialog, name: str) -> QComboBox:
    return named(dialog, QComboBox, name)


def save(dialog: QDialog) -> None:
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    buttons.button(QDialogButtonBox.StandardButton.Save).click()


def by_command_line(folder: Path, *arguments: str) -> None:
    call = [sys.executable, "-m", "desktop_app", "worksheet", *arguments]
    subprocess.run(call, cwd=folder, env=surroundings(), capture_output=True, check=True)


def surroundings() -> dict[str, str]:
    import os

    return os.environ | {"PYTHONPATH": str(ROOT), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}


def test_dialog_and_command_line_write_the_same_pages(
    page: ExplainPage, qtbot: QtBot, tmp_path: Path, chosen: list[str]
) -> None:
    chosen += [str(tmp_path / "mine.pdf"), str(tmp_path / "mine.svg")]
    wanted = {
        "Seed": 77,
        "Number of trees": 4,
        "Depth": 2,
        "Branches": 3,
        "Numbers from": -9,
        "to": 9,
    }
    for kind in ("PDF", "SVG, one per page"):
        dialog = open_dialog(page, "Worksheets…", qtbot)
        for name, value in wanted.items():
            number(dialog, name).setValue(value)
        choice(dialog, "Task").setCurrentText("Alpha-beta: values and cuts")
        choice(dialog, "Paper").setCurrentText("Letter")
        choice(dialog, "File").setCurrentText(kind)
        with qtbot.waitSignal(page.saving.saved, timeout=60_000):
            save(dialog)
    same = ("--count=4", "--depth=2", "--branching=3", "--numbers=-9..9", "--seed=77")
    more = ("--algorithm=alpha-beta", "--paper=letter")
    by_command_line(tmp_path, *same, *more, "--output=theirs.pdf")
    by_command_line(tmp_path, *same, *more, "--output=theirs.svg")
    mine, theirs = (tmp_path / f"{name}.pdf" for name in ("mine", "theirs"))
    assert drawn(mine.read_bytes()) == drawn(theirs.read_bytes())
    drawings = sorted(file.name for file in tmp_path.glob("theirs-*.svg"))
    assert len(drawings) > 1
    for name in drawings:
        other = tmp_path / name.replace("theirs", "mine")
        assert other.read_bytes() == (tmp_path / name).read_bytes()
    assert "mine-1.svg to mine-" in page.trouble.text


def test_the_first_page_is_shown_as_it_is_chosen(page: ExplainPage, qtbot: QtBot) -> None:
    dialog = open_dialog(page, "Worksheets…", qtbot)
    preview = named(dialog, QWidget, "The first page")

    def told(text: str) -> None:
        qtbot.waitUntil(lambda: text in preview.accessibleDescription(), timeout=60_000)

    told("Minimax by hand")
    before = preview.grab().toImage()
    seed = number(dialog, "Seed").value()
    next(b for b in dialog.findChildren(QPushButton) if b.text() == "New numbers").click()
    assert number(dialog, "Seed").value() != seed
    qtbot.waitUntil(lambda: preview.grab().toImage() != before, timeout=60_000)
    choice(dialog, "Task").setCurrentText("Alpha-beta: values and cuts")
    told("Alpha-beta by hand")
    choice(dialog, "Pages").setCurrentText("Only solutions")
    told("Solutions")
    number(dialog, "Number of trees").setValue(1)
    qtbot.waitUntil(lambda: pages_text(dialog) == "Pages: 1. With solutions: 1.", timeout=60_000)
    number(dialog, "Branches").setValue(5)
    number(dialog, "Depth").setValue(5)
    assert number(dialog, "Branches").value() == 2  # 32 numbers have their place on paper
    dialog.reject()


def test_no_number_is_drawn_from_a_range_that_ends_before_it_begins(
    page: ExplainPage, qtbot: QtBot
) -> None:
    dialog = open_dialog(page, "Worksheets…", qtbot)
    least, most = number(dialog, "Numbers from"), number(dialog, "to")
    for box, text, found in (
        (least, "70", (70, 71)),
        (most, "15", (14, 15)),
        (most, "90", (14, 90)),
    ):
        box.setFocus()
        box.selectAll()
        QTest.keyClicks(box, text)
        QTest.keyClick(box, Qt.Key.Key_Tab)
        assert (least.value(), most.value()) == found
    qtbot.waitUntil(lambda: "Pages:" in pages_text(dialog), timeout=60_000)
    dialog.reject()


def test_choices_are_kept_and_cancelling_the_file_leaves_the_dialog_open(
    page: ExplainPage, qtbot: QtBot, tmp_path: Path, chosen: list[str]
) -> None:
    dialog = open_dialog(page, "Worksheets…", qtbot)
    number(dialog, "Seed").setValue(5)
    number(dialog, "Number of trees").setValue(2)
    save(dialog)
    assert dialog.isVisible()
    chosen.append(str(tmp_path / "two.pdf"))
    with qtbot.waitSignal(page.saving.saved, timeout=60_000):
        save(dialog)
    assert str(tmp_path / "two.pdf") in page.trouble.text
    dialog = open_dialog(page, "Worksheets…", qtbot)
    assert (number(dialog, "Seed").value(), number(dialog, "Number of trees").value()) == (5, 2)
    dialog.reject()


def test_the_tree_that_is_shown_is_printed_blank_and_solved(
    page: ExplainPage, qtbot: QtBot, tmp_path: Path, chosen: list[str]
) -> None:
    chosen.append(str(tmp_path / "tree.svg"))
    dialog = open_dialog(page, "This tree as a worksheet…", qtbot)
    assert choice(dialog, "Trees").currentText() == "The tree on the screen"
    assert not number(dialog, "Seed").isVisible()
    choice(dialog, "File").setCurrentText("SVG, one per page")
    with qtbot.waitSignal(page.saving.saved, timeout=60_000):
        save(dialog)
    run = page.tree_run
    assert run is not None
    sheet = worksheet(run.trace)
    blank, solved = ((tmp_path / f"tree-{n}.svg").read_text("utf-8") for n in (1, 2))
    assert sheet.question.splitlines()[0] in blank
    assert "Solutions" not in blank
    for line in sheet.answer.splitlines():
        assert line not in blank
        assert line in solved
    for leaf in "75863142":
        assert f">{leaf}<" in blank


def test_a_tree_too_large_for_paper_is_reported(page: ExplainPage, qtbot: QtBot) -> None:
    page.explain(PRESETS["tic-tac-toe"].start())
    menu = page.choices.save.menu()
    assert isinstance(menu, QMenu)
    next(a for a in menu.actions() if "This tree" in a.text().replace("&", "")).trigger()
    assert "doesn't fit on a page" in page.trouble.text
    assert not [d for d in page.findChildren(QDialog) if d.isVisible()]
    dialog = open_dialog(page, "Worksheets…", qtbot)
    assert not choice(dialog, "Trees").isEnabled()
    dialog.reject()


def test_many_are_written_with_a_bar_and_can_be_left(
    page: ExplainPage, qtbot: QtBot, tmp_path: Path
) -> None:
    page.saving.save_sheets(MANY, str(tmp_path / "many.pdf"))
    (bar,) = page.findChildren(QProgressDialog)
    qtbot.waitUntil(bar.isVisible, timeout=60_000)
    assert bar.findChildren(QLabel)[0].text() == "Making the worksheets"
    page.saving.save_sheets(MANY, str(tmp_path / "many.pdf"))
    assert "already being saved" in page.trouble.text
    bar.findChildren(QPushButton)[0].click()
    assert not page.saving.is_writing
    QApplication.processEvents()
    assert list(tmp_path.iterdir()) == []


def test_a_worksheet_that_cannot_be_written_is_reported(
    page: ExplainPage, qtbot: QtBot, tmp_path: Path, chosen: list[str]
) -> None:
    page.saving.save_sheets(WorksheetRequest(RandomTrees(1)), str(tmp_path / "no" / "a.pdf"))
    qtbot.waitUntil(lambda: "“a.pdf” wasn't saved" in page.trouble.text, timeout=60_000)
    (tmp_path / "a-1.svg").write_text("mine")
    chosen.append(str(tmp_path / "a.svg"))
    dialog = open_dialog(page, "Worksheets…", qtbot)
    choice(dialog, "File").setCurrentText("SVG, one per page")
    save(dialog)
    assert "“a-1.svg” already exists" in page.trouble.text
    assert (tmp_path / "a-1.svg").read_text() == "mine"


def test_a_worksheet_of_a_game_names_max_and_min() -> None:
    position = find_game("tic-tac-toe").parse_position("XOX/OO./.X.")
    told = {
        UtilityScale.MAX_LOSS: "X is MIN, and O is MAX: +1 means that X loses.\nMIN chooses",
        UtilityScale.PLAIN: "X is MAX, and O is MIN.\nMAX chooses",
    }
    for worth, text in told.items():
        trace = Trace(position, algorithm_for(position, None, worth=worth, prunes=False))
        assert worksheet(trace).question.startswith(text)
    numbers = find_game("numbers:3,5,2,9").start()
    bare = Trace(numbers, algorithm_for(numbers, None, prunes=False))
    assert worksheet(bare).question.startswith("MAX chooses")
