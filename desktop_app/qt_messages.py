# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What Qt complains of goes into the log of errors too, each complaint once."""

from __future__ import annotations

import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType

from desktop_app.error_log import ErrorLog

SERIOUS = (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)
MOST = 200


class QtMessages:
    """Takes Qt's messages, of all threads; after a fatal one Qt ends the program."""

    def __init__(self, log: ErrorLog) -> None:
        self._log = log
        self._known: set[str] = set()

    def take(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        """Note a message and print it, as Qt does where nobody takes them."""
        if kind in SERIOUS and text not in self._known and len(self._known) < MOST:
            self._known.add(text)
            self._log.note(f"Qt, {kind.name}: {text}")
        if sys.stderr is not None:
            print(text, file=sys.stderr, flush=True)
