# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Commands are run in the tests' own process, whose application has windows too."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.virtual_screen import qapp_args

__all__ = ["qapp_args"]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a command notes for this user is not noted for who runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture(autouse=True)
def one_application(qapp: QApplication) -> QApplication:
    """A command that makes its own, without windows, would leave none for other tests."""
    return qapp
