# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The keys that the board takes for itself."""

from __future__ import annotations

from PySide6.QtCore import Qt

Keys = Qt.Key
STEPS: dict[int, tuple[int, int]] = {
    Keys.Key_Left: (-1, 0),
    Keys.Key_Right: (1, 0),
    Keys.Key_Up: (0, -1),
    Keys.Key_Down: (0, 1),
}
"""Where arrow keys lead: to the right, down."""
ENTERS = (Keys.Key_Return, Keys.Key_Enter, Keys.Key_Space, Keys.Key_Select)
"""What chooses the place at which the keyboard is."""
