# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ends the program cleanly on a signal or at the end of the user's desktop session."""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType
from typing import TYPE_CHECKING, NoReturn

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, Slot
from PySide6.QtGui import QGuiApplication, QSessionManager

if TYPE_CHECKING:
    from desktop_app.shell.main_window import MainWindow

SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""The signals that ask a program to end; no system has all of them."""


class SignalHandler(QObject):
    """Closes the window on a signal, once `handle_signals` is called, as its button does.

    The interpreter handles signals only when it runs, and Qt's loop may sleep. So each signal sends
    a byte through a pair of sockets that Qt watches; this works on every system. A second signal
    of the same kind has its default effect.

    Attributes:
        window: the window that is open.
    """

    def __init__(self, window: MainWindow, app: QGuiApplication) -> None:
        super().__init__(app)
        self.window = window
        app.commitDataRequest.connect(self.remember)
        app.saveStateRequest.connect(self.remember)

    def handle_signals(self) -> None:
        """Take signals from now on; the window's frame is painted before this loads anything."""
        import socket

        self._reader, self._writer = socket.socketpair()
        for end in (self._reader, self._writer):
            end.setblocking(False)
        kind = QSocketNotifier.Type.Read
        self._notifier = QSocketNotifier(self._reader.fileno(), kind, self)
        self._notifier.activated.connect(self._wake)
        signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        for name in SIGNALS:
            number = getattr(signal, name, None)
            # respect a parent that made the program ignore a signal, as nohup does
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, _only_once)

    @Slot()
    def _wake(self) -> None:
        ours = {getattr(signal, name, None) for name in SIGNALS}
        numbers = [number for number in self._reader.recv(64) if number in ours]
        if numbers:
            QCoreApplication.exit(128 + numbers[0])  # the shells' convention
            self.window.close()

    @Slot(QSessionManager)
    def remember(self, _manager: QSessionManager | None = None) -> None:
        """Save everything: the session may end, or go on if the user cancels."""
        self.window.remember()


def _only_once(number: int, _frame: FrameType | None) -> None:
    signal.signal(number, signal.SIG_DFL)


def exit_process(status: int) -> NoReturn:
    """End the process at once; everything that must be done has to be done already.

    The interpreter's own cleanup takes a quarter of a second and changes nothing.
    """
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()
    os._exit(status)
