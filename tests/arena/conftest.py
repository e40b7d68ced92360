# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The fixtures that the tests of the arena share."""

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
    "driver",
    "in_english",
    "open_window",
    "qapp_args",
    "settings_file",
    "without_book",
]
