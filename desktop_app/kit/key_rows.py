# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What actions do, and with which keys."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QAction, QKeySequence


def key_rows(actions: Iterable[QAction]) -> list[tuple[str, str]]:
    """What each action with keys does, and the keys."""
    form = QKeySequence.SequenceFormat.NativeText
    return [
        (
            action.statusTip() or action.text(),
            ", ".join(key.toString(form) for key in action.shortcuts()),
        )
        for action in actions
        if action.shortcuts()
    ]
