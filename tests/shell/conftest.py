# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The fixtures of these tests: see `tests/window.py`."""

import pytest

from desktop_app.core.position import MIN
from desktop_app.play.session import PERSON
from tests.driver import Driver
from tests.window import *  # noqa: F403 - all of its fixtures


@pytest.fixture
def driver(request: pytest.FixtureRequest) -> Driver:
    """Return the window that the tests of a module share.

    A test that opens others as well, or looks at what is saved, has one of its own.
    """
    if not {"open_window", "settings_file"} & {*request.fixturenames}:
        return request.getfixturevalue("shared_driver")
    made = request.getfixturevalue("open_window")()
    made.seat(MIN, PERSON)
    return made
