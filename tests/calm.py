# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets windows do what they have to do, however long or short that takes here."""

from collections.abc import Iterator

from PySide6.QtCore import (
    QAbstractEventDispatcher,
    QCoreApplication,
    QEvent,
    QEventLoop,
    QObject,
    QTimer,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

BRIEF_MS = 100
"""What a window puts off for less than this counts as done at once: layouts, sharp pictures."""


def settle() -> None:
    """Let come in what is on its way, and happen what was put off for a moment.

    Waits for no search: what is not yet found comes later.
    """
    come_in()
    while any(timer.interval() < BRIEF_MS for timer in single_shots()):
        QAbstractEventDispatcher.instance().processEvents(
            QEventLoop.ProcessEventsFlag.WaitForMoreEvents
        )
        come_in()


def pass_time() -> None:
    """Let happen what waits for its time, be it an hour: all timers run out now."""
    settle()
    for timer in list(single_shots()):
        timer.stop()
        timer.timeout.emit()
    settle()


def tick(part: QObject) -> None:
    """Let what goes on in a part of a window go on by one step."""
    for timer in part.findChildren(QTimer):
        if timer.isActive():
            timer.timeout.emit()


def stay(milliseconds: int) -> None:
    """The pace of a person: a finger on its way, a visitor between one touch and the next.

    What is tested must not depend on it: what a window does is waited for.
    """
    QTest.qWait(milliseconds)


def come_in() -> None:
    """Take all events there are, those that follow from them, and the screen's."""
    QGuiApplication.sync()
    while QAbstractEventDispatcher.instance().processEvents(QEventLoop.ProcessEventsFlag.AllEvents):
        pass
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def single_shots() -> Iterator[QTimer]:
    """The timers in all windows that will run out once."""
    for window in QApplication.topLevelWidgets():
        if window.parentWidget() is not None:  # a menu, whose timers are among its parent's
            continue
        for timer in window.findChildren(QTimer):
            if timer.isActive() and timer.isSingleShot():
                yield timer
