# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether animations are wanted."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtWidgets import QApplication, QStyle


class MotionChoice(StrEnum):
    """The person's choice of motion."""

    SYSTEM = "system"
    LESS = "less"
    FULL = "full"


class Motion:
    """The choice of motion, resolved with the system's setting if left to the system."""

    def __init__(self) -> None:
        self.choice = MotionChoice.SYSTEM

    @property
    def is_wanted(self) -> bool:
        """Whether to animate events."""
        if self.choice is MotionChoice.SYSTEM:
            return not system_wants_less()
        return self.choice is MotionChoice.FULL


def system_wants_less() -> bool:
    """Return whether the system asks for less motion: its style's animations take no time then."""
    return QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) <= 0


motion = Motion()
"""The only instance."""
