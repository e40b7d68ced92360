# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts failed starts, and offers to start with default settings: they may be the cause."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from desktop_app.languages import translate

FILE = "starting"
ENOUGH = 2
"""The number of consecutive failed starts after which defaults are offered."""
MOST_DIGITS = 4


class FailedStarts:
    """Counts failed starts in a file that exists from each start until the window is shown."""

    def __init__(self, folder: Path) -> None:
        """Create the counter without counting.

        Args:
            folder: the folder of the file.
        """
        self._file = folder / FILE

    def begin(self) -> int:
        """Record a start; return how many starts before this one have failed."""
        failed = 0
        with suppress(OSError, ValueError):
            text = self._file.read_text("ascii")[:MOST_DIGITS]
            failed = int(text) if text.isdecimal() else 0
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_text(str(failed + 1), "ascii")
        return failed

    def succeed(self) -> None:
        """Record that the window was shown, or was closed normally before that."""
        with suppress(OSError):
            self._file.unlink()


def wants_defaults() -> bool:
    """Ask the user whether to start with default settings; the stored ones are kept."""
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox(
        QMessageBox.Icon.Question,
        translate("FailedStarts", "Minimax Fair"),
        translate("FailedStarts", "The program failed to start the last two times."),
    )
    box.setInformativeText(
        translate(
            "FailedStarts",
            "Your settings may be damaged. Do you want to start with the default settings? Your "
            "games and your old settings will be kept.",
        )
    )
    roles = QMessageBox.ButtonRole
    defaults = box.addButton(
        translate("FailedStarts", "Use the default settings"), roles.AcceptRole
    )
    box.addButton(translate("FailedStarts", "Try again with my settings"), roles.RejectRole)
    box.setDefaultButton(defaults)
    box.exec()
    return box.clickedButton() is defaults
