# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The registry entry of number trees, and how users name one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.games.entry import GameEntry
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.numbers.tree import NumberTree

if TYPE_CHECKING:
    from desktop_app.games.wording import Wording


def _wording() -> Wording:
    from desktop_app.games.numbers.words import NumberWording

    return NumberWording()


NUMBERS = GameEntry(
    id=NumberTree.family,
    kinds={"numbers": "3,5,2,9"},
    parse=lambda _kind, text: parse_numbers(text),
    wording=_wording,
)
