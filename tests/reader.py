# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A reader's choice of how values are shown, without a window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from desktop_app.games.registry import FIRST_GAME
from desktop_app.play.display import DisplayChoice
from desktop_app.play.session import GameSession
from desktop_app.settings import Settings


@pytest.fixture
def display_choice(tmp_path: Path, qapp: object) -> DisplayChoice:
    """Beside the panels, of two persons, with full details."""
    store = QSettings(str(tmp_path / "choice.ini"), QSettings.Format.IniFormat)
    choice = DisplayChoice(Settings(store, tmp_path), GameSession(FIRST_GAME))
    choice.set_panels(True)
    choice.set_full(True)
    return choice
