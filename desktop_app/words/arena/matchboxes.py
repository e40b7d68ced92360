# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of MENACE: its boxes, what it has learned, and that this is not kept."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.storage.errors import FileError, Flaw
from desktop_app.words.files import flaw_text

translate = QCoreApplication.translate


def boxes_not_kept(error: FileError) -> str:
    """One sentence for who teaches it while nothing can be written, or no more."""
    if error.flaw is Flaw.TOO_MANY:
        text = translate("Matchboxes", "MENACE has learned from {most} games, and learns no more.")
        return text.format(**error.details)
    pattern = translate("Matchboxes", "What MENACE learns now is not kept: {reason}")
    return pattern.format(reason=flaw_text(error))


def boxes_not_read(error: FileError, name: str) -> str:
    """One sentence for who finds that what it had learned can't all be read.

    Args:
        error: what is wrong with the file.
        name: the file as which it was put aside.
    """
    pattern = translate(
        "Matchboxes",
        "Not all that MENACE had learned can be read; the file was put aside as “{name}”: {reason}",
    )
    return pattern.format(name=name, reason=flaw_text(error))
