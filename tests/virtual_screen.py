# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where windows are opened in tests: on pytest-xvfb's virtual screen, else offscreen."""

import os
import sys

import pytest


def choose_platform() -> None:
    """Let Qt paint into memory where there is no screen; to be called before the application."""
    has_screen = sys.platform != "linux" or {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys()
    if not has_screen:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """The application's arguments; asked for when pytest-xvfb has had its chance."""
    choose_platform()
    return sys.argv[:1]
