# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""After starts that came to no window, the settings may be to blame: the defaults are offered."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtWidgets import QMessageBox

from desktop_app.languages import translate

FILE = "starting"
ENOUGH = 2
"""So many starts have to fail one after the other before that is asked."""
MOST_DIGITS = 4


class FailedStarts:
    """Counts them in a file that is there from a start until its window is."""

    def __init__(self, folder: Path) -> None:
        """Count nothing yet.

        Args:
            folder: where the file is kept.
        """
        self._file = folder / FILE

    def begin(self) -> int:
        """Note that the program starts; how many starts before this one have failed."""
        failed = 0
        with suppress(OSError, ValueError):
            text = self._file.read_text("ascii")[:MOST_DIGITS]
            failed = int(text) if text.isdecimal() else 0
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_text(str(failed + 1), "ascii")
        return failed

    def succeed(self) -> None:
        """The window is there, or was closed in peace before it was."""
        with suppress(OSError):
            self._file.unlink()


def wants_defaults() -> bool:
    """Ask whether to start without the settings; they are kept."""
    box = QMessageBox(
        QMessageBox.Icon.Question,
        translate("FailedStarts", "Minimax Fair"),
        translate("FailedStarts", "The program could not start the last two times."),
    )
    box.setInformativeText(
        translate(
            "FailedStarts",
            "The settings may be damaged. Start with the default settings? Your old settings "
            "are kept in a file, and so are your games.",
        )
    )
    roles = QMessageBox.ButtonRole
    defaults = box.addButton(
        translate("FailedStarts", "Use the default settings"), roles.AcceptRole
    )
    box.addButton(translate("FailedStarts", "Try once more as it is"), roles.RejectRole)
    box.setDefaultButton(defaults)
    box.exec()
    return box.clickedButton() is defaults
