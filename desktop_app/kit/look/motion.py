# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether anything may move that need not."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtWidgets import QApplication, QStyle


class MotionChoice(StrEnum):
    """How much motion is wanted."""

    SYSTEM = "system"
    LESS = "less"
    FULL = "full"


class Motion:
    """Knows what is chosen; asks the system where it is left to the system."""

    def __init__(self) -> None:
        self.choice = MotionChoice.SYSTEM

    @property
    def is_wanted(self) -> bool:
        """Whether what happens is shown by motion too."""
        if self.choice is MotionChoice.SYSTEM:
            return not system_wants_less()
        return self.choice is MotionChoice.FULL


def system_wants_less() -> bool:
    """Whether the system asks for less motion: its style's animations then take no time."""
    return QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) <= 0


motion = Motion()
"""The one there is."""
