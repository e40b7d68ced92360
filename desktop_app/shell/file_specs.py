# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The actions for files and the clipboard."""

from __future__ import annotations

from desktop_app.languages import translate
from desktop_app.shell.action_specs import ActionSpec


def file_specs() -> list[ActionSpec]:
    """Return them in the order in which they are listed."""
    return [
        ActionSpec(
            "open",
            translate("Actions", "Open…"),
            translate("Actions", "Open a game or a lesson from a file; or drop it onto the window"),
            ("Ctrl+O",),
        ),
        ActionSpec(
            "save",
            translate("Actions", "Save"),
            translate("Actions", "Save the game with all its branches to its file"),
            ("Ctrl+S",),
        ),
        ActionSpec(
            "save-as",
            translate("Actions", "Save as…"),
            translate("Actions", "Save the game with all its branches to another file"),
            ("Ctrl+Shift+S",),
        ),
        ActionSpec(
            "copy-moves",
            translate("Actions", "Copy moves"),
            translate("Actions", "Copy the moves that led here, as text"),
            ("Ctrl+C",),
        ),
        ActionSpec(
            "copy-position",
            translate("Actions", "Copy position"),
            translate("Actions", "Copy what is on the board, as text"),
            ("Ctrl+Shift+C",),
        ),
        ActionSpec(
            "copy-picture",
            translate("Actions", "Copy picture"),
            translate("Actions", "Copy a picture of the board"),
        ),
        ActionSpec(
            "paste",
            translate("Actions", "Paste"),
            translate("Actions", "Show the moves, the position or the game that was copied"),
            ("Ctrl+V",),
        ),
    ]
