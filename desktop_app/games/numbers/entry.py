# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How a person names a tree of numbers."""

from __future__ import annotations

from desktop_app.core.entry import Family
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.numbers.tree import NumberTree

NUMBERS = Family(
    id=NumberTree.family,
    kinds={"numbers": "3,5,2,9"},
    parse=lambda _kind, text: parse_numbers(text),
)
