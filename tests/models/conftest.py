# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The models' tests need no window, but pytest-qt's application opens on a screen."""

from tests.virtual_screen import qapp_args

__all__ = ["qapp_args"]
