# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Copies Qt's warnings to the error log, each one once."""

from __future__ import annotations

import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType

from desktop_app.error_log import ErrorLog

SERIOUS = (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)
MOST = 200


class QtMessages:
    """Handler for Qt's messages from all threads; after a fatal one, Qt ends the program."""

    def __init__(self, log: ErrorLog) -> None:
        self._log = log
        self._known: set[str] = set()

    def take(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        """Log a message and print it, as Qt does without a handler."""
        if kind in SERIOUS and text not in self._known and len(self._known) < MOST:
            self._known.add(text)
            self._log.note(f"Qt, {kind.name}: {text}")
        if sys.stderr is not None:
            print(text, file=sys.stderr, flush=True)
