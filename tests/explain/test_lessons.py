# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A lesson stays, and comes back from a file, from the clipboard and from the command line."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from desktop_app.explain.drawn_tree import DrawnNode
from desktop_app.explain.examples import examples
from desktop_app.explain.lesson_file import lesson_text, read_lesson
from desktop_app.explain.page import ExplainPage
from desktop_app.files.disk import read_text
from desktop_app.shell.application import open_file
from tests.driver import CONTROL, Driver, Key

ROOT = Path(__file__).parent.parent.parent
SMOOTHED = 0.005
"""Share of pixels, at the rims of lines, that may be smoothed otherwise after scrolling."""


@dataclass
class Seen:
    """What a person sees: the tree, the sentence, the place, the note, the zoom; the pixels."""

    tree: DrawnNode
    sentence: str
    place: str
    note: str
    zoom: float
    image: QImage

    def is_like(self, other: Seen) -> bool:
        """Whether both are the same to the eye."""
        told = (self.tree, self.sentence, self.place, self.note, self.zoom)
        if told != (other.tree, other.sentence, other.place, other.note, other.zoom):
            return False
        if self.image.size() != other.image.size():
            return False
        mine, theirs = memoryview(self.image.constBits()), memoryview(other.image.constBits())
        pixels = len(mine) // 4
        differ = sum(mine[4 * i : 4 * i + 3] != theirs[4 * i : 4 * i + 3] for i in range(pixels))
        return differ <= SMOOTHED * pixels


@pytest.fixture
def driver(explaining_driver: Driver) -> Driver:
    return explaining_driver


def explain(driver: Driver) -> ExplainPage:
    driver.press("e")
    page = driver.window.pages.explain_page
    driver.wait(lambda: page.tree_run is not None and page.drawing.isEnabled())
    return page


def seen(driver: Driver) -> Seen:
    page = driver.window.pages.explain_page
    run = page.tree_run
    assert run is not None
    page.sources.back.setFocus()  # so that the keys' own frame is nowhere in the picture
    QApplication.processEvents()
    note = "" if page.note.isHidden() else page.note.text()
    image = page.drawing.viewport().grab().toImage()
    return Seen(
        run.drawn(),
        page.panel.reason.text(),
        page.controls.place.text(),
        note,
        page.drawing.zoom,
        image,
    )


def prepare(driver: Driver) -> Seen:
    """A lesson in its middle: an example of alpha-beta, a node shut by hand, compared."""
    page = explain(driver)
    example = next(each for each in examples() if each.prunes)
    page.show_example(example)
    run = page.tree_run
    assert run is not None
    page.choices.compare.click()
    run.go(17)
    run.toggle((1,))
    driver.wait(lambda: page.compared.tree_run is not None)
    settle(driver)
    page.drawing.fit()
    return seen(driver)


def settle(driver: Driver) -> None:
    """Until the tree has been looked at."""
    page = driver.window.pages.explain_page
    driver.wait(lambda: page.tree_run is not None and page.drawing.isEnabled())
    for _ in range(3):
        QApplication.processEvents()


def other_lesson(driver: Driver) -> None:
    page = driver.window.pages.explain_page
    page.choices.compare.setChecked(False)
    page.show_example(examples()[2])
    settle(driver)


def came_back(driver: Driver, before: Seen) -> None:
    page = driver.window.pages.explain_page
    driver.wait(lambda: page.controls.place.text() == before.place and page.compared.isVisible())
    settle(driver)
    page.drawing.fit()
    assert seen(driver).is_like(before)


def test_a_look_at_the_board_leaves_the_lesson_as_it_is(driver: Driver) -> None:
    prepare(driver)
    page = driver.window.pages.explain_page
    page.tree.hold_zoom(1.3)
    page.drawing.arrive()  # the current node is larger than before, and would glide into view
    page.drawing.setFocus()
    settle(driver)
    driver.wait(lambda: page.drawing.is_sharp)
    page.numbers.line.setText("1 2 3 4")
    at_first = seen(driver)
    pictures: list[Seen] = []
    for _ in range(3):
        driver.press(Key.Key_Escape)
        assert driver.window.pages.is_at_board
        driver.press("e")
        settle(driver)
        pictures.append(seen(driver))
        assert page.numbers.line.text() == "1 2 3 4"
    for found in pictures:  # the picture at first may be from before the nodes are painted sharp
        assert (found.tree, found.sentence, found.zoom) == (at_first.tree, at_first.sentence, 1.3)
        assert found.is_like(pictures[0])


def test_after_a_move_the_board_is_explained_and_the_lesson_can_be_had_back(
    driver: Driver,
) -> None:
    before = prepare(driver)
    page = driver.window.pages.explain_page
    driver.press(Key.Key_Escape)
    driver.click("b2")
    driver.press("e")
    settle(driver)
    run = page.tree_run
    assert run is not None
    assert run.trace.position == driver.window.session.position
    menu = page.sources.choose_example.menu()
    assert isinstance(menu, QMenu)
    (last,) = [action for action in menu.actions() if "Previous explanation" in action.text()]
    assert last.isEnabled()
    last.trigger()
    came_back(driver, before)


def test_the_position_of_the_game_replaces_the_lesson_when_it_is_asked_for(
    driver: Driver,
) -> None:
    prepare(driver)
    page = driver.window.pages.explain_page
    page.sources.from_game.click()
    settle(driver)
    run = page.tree_run
    assert run is not None
    assert run.trace.position == driver.window.session.position


def test_a_lesson_comes_back_from_its_file(driver: Driver, tmp_path: Path) -> None:
    before = prepare(driver)
    page = driver.window.pages.explain_page
    path = tmp_path / "mine.mmlesson"
    page.saving.save_lesson(str(path))
    assert "mine.mmlesson" in page.trouble.text
    other_lesson(driver)
    open_file(driver.window, path)
    came_back(driver, before)
    # from the board, dropped
    other_lesson(driver)
    driver.press(Key.Key_Escape)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    drop(driver, data)
    came_back(driver, before)


def test_a_lesson_is_opened_by_the_menu_and_is_among_the_recent_files(
    driver: Driver, tmp_path: Path
) -> None:
    before = prepare(driver)
    page = driver.window.pages.explain_page
    path = tmp_path / "mine.mmlesson"
    page.saving.save_lesson(str(path))
    other_lesson(driver)
    menu = page.sources.choose_example.menu()
    assert isinstance(menu, QMenu)
    next(a for a in menu.actions() if "Open a lesson" in a.text().replace("&", "")).trigger()
    (dialog,) = driver.window.findChildren(QFileDialog)
    assert dialog.windowTitle() == "Open a lesson"
    assert dialog.nameFilters()[0] == "Lessons (*.mmlesson *.json)"
    dialog.fileSelected.emit(str(path))
    dialog.close()
    came_back(driver, before)
    other_lesson(driver)
    recent = [
        action
        for each in driver.window.findChildren(QMenu)
        for action in each.actions()
        if "mine.mmlesson" in action.text()
    ]
    assert [action.toolTip() for action in recent] == [str(path)]
    recent[0].trigger()
    came_back(driver, before)


def drop(driver: Driver, data: QMimeData) -> None:
    window, left = driver.window, Qt.MouseButton.LeftButton
    none, copy = Qt.KeyboardModifier.NoModifier, Qt.DropAction.CopyAction
    place = window.rect().center()
    QApplication.sendEvent(window, QDragEnterEvent(place, copy, data, left, none))
    QApplication.sendEvent(window, QDropEvent(QPointF(place), copy, data, left, none))


def test_a_lesson_comes_back_from_the_clipboard(driver: Driver) -> None:
    before = prepare(driver)
    page = driver.window.pages.explain_page
    page.saving.copy_lesson()
    text = QGuiApplication.clipboard().text()
    assert page.lessons.now() == read_lesson(text)
    other_lesson(driver)
    page.drawing.setFocus()
    driver.press("v", modifier=CONTROL)
    came_back(driver, before)
    other_lesson(driver)
    driver.press(Key.Key_Escape)
    driver.press("v", modifier=CONTROL)  # at the board too
    came_back(driver, before)


def test_the_command_line_opens_the_same_step(driver: Driver) -> None:
    page = explain(driver)
    QGuiApplication.clipboard().setText("")
    lesson = read_lesson(
        '{"format": "minimax-fair lesson", "version": 1, "game": "numbers:3,5,2,9", '
        '"algorithm": "alpha-beta", "step": 12}'
    )
    open_file(driver.window, lesson)  # what `minimax-fair explain` does with its window
    settle(driver)
    run = page.tree_run
    assert run is not None
    printed = printed_step("numbers:3,5,2,9", "--algorithm=alpha-beta", "--step=12")
    assert printed[0] == f"step 12 of {run.last + 1}"
    assert printed[1] in page.panel.reason.text()
    assert page.controls.place.text() == f"step 12 of {run.last + 1}"
    assert page.lessons.now() == lesson
    assert page.numbers.line.text() == "3 5 2 9"


def printed_step(*arguments: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "desktop_app", "explain", *arguments, "--print"],
        cwd=ROOT,
        capture_output=True,
        env=os.environ | {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"},
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"format": "minimax-fair lesson", "version": 9}', "a newer version"),
        (
            '{"format": "minimax-fair lesson", "version": 1,\n"game": "numbers:3,5,2"}',
            "line 2: 3 numbers don't fill a tree",
        ),
    ],
)
def test_a_bad_lesson_is_reported_and_changes_nothing(driver: Driver, text: str, said: str) -> None:
    before = prepare(driver)
    page = driver.window.pages.explain_page
    QGuiApplication.clipboard().setText(text)
    page.drawing.setFocus()
    driver.press("v", modifier=CONTROL)
    driver.wait(lambda: said in page.trouble.text)
    page.trouble.hide()
    assert seen(driver).is_like(before)


def test_the_text_of_a_lesson_is_not_markup(driver: Driver) -> None:
    page = explain(driver)
    now = page.lessons.now()
    assert now is not None
    text = lesson_text(now).replace('"title": ""', '"title": "<img src=x> 1 < 2"')
    page.lessons.show_lesson(read_lesson(text))
    assert "&lt;img" in page.note.text()


def test_a_saved_lesson_is_the_text_that_is_documented(driver: Driver, tmp_path: Path) -> None:
    page = explain(driver)
    path = tmp_path / "a.mmlesson"
    page.saving.save_lesson(str(path))
    assert read_lesson(read_text(path)) == page.lessons.now()
    page.saving.save_lesson(str(tmp_path / "no" / "a.mmlesson"))
    assert (
        "“a.mmlesson” wasn't saved: there is no such file or folder. Check the name."
        in page.trouble.text
    )
