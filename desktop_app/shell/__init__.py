# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window around the pages: docks, menus, commands, dialogs.

PySide replaces Python's import function, to find out which modules use `__feature__`: it reads the
source of every module that is imported. Nothing here uses that, and until the board's first paint
it takes longer than loading all games. So this room, which only a window loads, restores the
original function, which PySide keeps.
"""

import builtins
from importlib import import_module

import_module("PySide6.QtCore")  # which has to be loaded for that
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
