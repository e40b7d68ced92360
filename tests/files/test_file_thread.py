# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a window has read in a thread: what comes of it, how far it is, and its end."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from desktop_app.core.file_formats import ReportShare
from desktop_app.files import file_thread
from desktop_app.files.errors import FileError, FileFault
from desktop_app.files.file_thread import FileThread, ReadProgress
from tests.waiting import PATIENCE_MS


@pytest.fixture
def reader(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[FileThread]:
    """One that says at once that it takes long."""
    monkeypatch.setattr(file_thread, "LONG_MS", 1)
    made = FileThread()
    yield made
    made.shutdown()


def test_progress_never_falls_and_a_reader_may_be_stopped() -> None:
    progress = ReadProgress()
    for share, shown in ((0.25, 0.25), (0.5, 0.5), (0.4, 0.5)):
        progress.report(share)
        assert progress.share == shown
    progress.stop()
    with pytest.raises(FileError) as raised:
        progress.report(0.75)
    assert raised.value.fault is FileFault.STOPPED


def test_long_reads_report_their_progress(qtbot: QtBot, reader: FileThread) -> None:
    told: list[tuple[float, bool]] = []
    goes_on = Event()

    def work(tell: ReportShare) -> str:
        tell(0.5)
        goes_on.wait()
        return "read"

    def note(share: float, is_first: bool) -> None:
        told.append((share, is_first))

    reader.lasting.connect(note)
    reader.read(work)
    try:
        qtbot.waitUntil(lambda: len(told) > 2 and told[-1][0] == 0.5, timeout=PATIENCE_MS)
    finally:  # else the thread would wait for ever
        with qtbot.waitSignal(reader.done, timeout=PATIENCE_MS) as done:
            goes_on.set()
    assert done.args == ["read"]
    firsts = [is_first for _, is_first in told]
    assert firsts == [True, *[False] * (len(told) - 1)]
    assert {share for share, _ in told} <= {0.0, 0.5}
    number, ticks = len(told), list[int]()
    other = QTimer(reader, interval=1)
    other.timeout.connect(lambda: ticks.append(number))
    other.start()
    qtbot.waitUntil(lambda: len(ticks) > 5, timeout=PATIENCE_MS)
    assert len(told) == number


def test_shutting_down_stops_the_reader(reader: FileThread) -> None:
    begun, ended, given_up = Event(), Event(), Event()

    def work(tell: ReportShare) -> None:
        begun.set()
        try:
            while not given_up.is_set():
                tell(0.5)
        finally:
            ended.set()

    reader.read(work)
    begun.wait()
    try:
        reader.shutdown()
        assert ended.is_set()
    finally:
        given_up.set()
