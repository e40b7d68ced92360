# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Commands run in the tests' own process, whose application also has windows."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.virtual_screen import qapp_args

__all__ = ["qapp_args"]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep what a command saves for its user apart from the person who runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture(autouse=True)
def one_application(qapp: QApplication) -> QApplication:
    """Make one application with windows; a command would make one without, for all tests."""
    return qapp
