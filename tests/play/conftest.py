# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The fixtures of these tests; see the modules that they come from."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from desktop_app.games.registry import FIRST_GAME
from desktop_app.play.display import DisplayChoice
from desktop_app.play.session import GameSession
from desktop_app.settings import Settings
from tests.listening import engine, listener
from tests.window import *  # noqa: F403 - all of its fixtures
from tests.window import module_driver as driver

__all__ = ["driver", "engine", "listener"]


@pytest.fixture
def display_choice(tmp_path: Path, qapp: object) -> DisplayChoice:
    """A reader's choice of how values are shown: beside the panels, with full details."""
    store = QSettings(str(tmp_path / "choice.ini"), QSettings.Format.IniFormat)
    choice = DisplayChoice(Settings(store, tmp_path), GameSession(FIRST_GAME))
    choice.set_panels(True)
    choice.set_full(True)
    return choice
