# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts failed starts, and offers to start with default settings: they may be the cause."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from desktop_app.languages import translate
from desktop_app.processes import OwnerProcess, is_running, this_owner

ENOUGH = 2
"""The number of consecutive failed starts after which defaults are offered."""
FILE = "starting"
"""Each start has a file whose name begins so; earlier versions of the program had one for all."""
_NAME = re.compile(rf"{FILE}-(\d+)-(\d+)@([\w-]+)")


class FailedStarts:
    """Counts the starts whose process ended before its window was shown.

    Each start has an empty file named after its process, from the beginning until the window is
    shown. So several windows may start at once, also where the file system has no locks.
    """

    def __init__(self, folder: Path) -> None:
        """Create the counter without counting.

        Args:
            folder: the folder of the files.
        """
        self._folder = folder

    def begin(self) -> int:
        """Record a start; return how many have failed since one succeeded, at most `ENOUGH`."""
        failed, mine = 0, this_owner()
        with suppress(OSError):
            for file in self._failed():
                failed += 1
                if failed > ENOUGH:
                    file.unlink(missing_ok=True)
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            (self._folder / f"{FILE}-{mine.pid}-{mine.started}@{mine.host}").touch()
        return min(failed, ENOUGH)

    def succeed(self) -> None:
        """Record that the window was shown, or was closed normally before that."""
        with suppress(OSError):
            (self._folder / FILE).unlink(missing_ok=True)
            for file in self._failed(or_mine=True):
                file.unlink(missing_ok=True)

    def _failed(self, *, or_mine: bool = False) -> Iterator[Path]:
        """Return the files of failed starts on this computer, and of this process if wanted."""
        mine = this_owner()
        for file in list(self._folder.glob(f"{FILE}-*")):
            told = _NAME.fullmatch(file.name)
            if told is None or told[3] != mine.host:
                continue
            owner = OwnerProcess(int(told[1]), int(told[2]), told[3])
            if or_mine if owner == mine else not is_running(owner):
                yield file


def wants_defaults() -> bool:
    """Ask the user whether to start with default settings; the stored ones are kept."""
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox(
        QMessageBox.Icon.Question,
        #: Title of a dialog; the name of the program
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
