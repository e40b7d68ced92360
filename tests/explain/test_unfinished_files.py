# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the program itself fails while it writes, no file is left that looks complete."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.explain.examples import examples
from desktop_app.explain.page import ExplainPage
from desktop_app.explain.saving.file_job import FileJob, SlicedJob
from desktop_app.explain.saving.menu import StepsFile
from desktop_app.explain.words.steps import StepWords
from desktop_app.files.errors import FileError, FileFault
from desktop_app.search.trace_steps import Step
from tests.explain.opened_page import OpenPage
from tests.waiting import PATIENCE_MS


def failing() -> Iterator[float]:
    yield 0.5
    raise ZeroDivisionError


def test_work_that_fails_ends_once_and_is_not_done(qtbot: QtBot) -> None:
    parent, ends = QObject(), list[FileError | None]()
    pieces = SlicedJob(parent)
    pieces.ended.connect(ends.append)
    with qtbot.captureExceptions() as errors:
        pieces.begin(failing())
        qtbot.waitUntil(lambda: bool(ends), timeout=PATIENCE_MS)
        QApplication.processEvents()
        QApplication.processEvents()
    assert [error and error.fault for error in ends] == [FileFault.FAULT]
    assert [error[0] for error in errors] == [ZeroDivisionError]


@pytest.fixture
def page(open_page: OpenPage) -> ExplainPage:
    return open_page(lambda page: page.show_example(examples()[7]))


def test_a_step_without_a_sentence_leaves_no_file(
    page: ExplainPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = StepWords.sentence

    def sentence(words: StepWords, step: Step) -> str:
        if step.index == 5:
            raise ZeroDivisionError
        return said(words, step)

    monkeypatch.setattr(StepWords, "sentence", sentence)
    run = page.tree_run
    assert run is not None
    path, ends = tmp_path / "steps.txt", list[FileJob]()
    writer = FileJob(path, StepsFile(run.trace, path), "Steps", page)
    writer.ended.connect(ends.append)
    with qtbot.captureExceptions() as errors:
        qtbot.waitUntil(lambda: bool(ends), timeout=PATIENCE_MS)
    assert ends == [writer]
    assert not writer.is_complete
    assert isinstance(writer.error, FileError)
    assert [error[0] for error in errors] == [ZeroDivisionError]
    assert list(tmp_path.iterdir()) == []
