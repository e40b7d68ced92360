# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The fixtures of these tests; see the modules that they come from."""

from tests.listening import engine, listener
from tests.reader import display_choice
from tests.window import (
    as_in_the_program,
    driver,
    in_english,
    open_window,
    qapp_args,
    settings_file,
    without_book,
)

__all__ = [
    "as_in_the_program",
    "display_choice",
    "driver",
    "engine",
    "in_english",
    "listener",
    "open_window",
    "qapp_args",
    "settings_file",
    "without_book",
]
