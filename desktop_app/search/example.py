# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Example positions: what each game offers to look at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from desktop_app.core.position import Position
from desktop_app.search.algorithm import USUAL, Horizon, UtilityScale


@dataclass(frozen=True, slots=True)
class Example:
    """An example position with its settings.

    Attributes:
        title: its name.
        text: two or three sentences.
        question: to think about.
        prunes: alpha-beta is shown, or plain minimax.
        make: makes the position.
        depth: moves to look ahead; None to the end.
        worth: how the ends of the game are counted.
        whole: whether the whole tree is drawn at once.
        horizon: what is done where the search looks no further.
    """

    title: str
    text: str
    question: str
    prunes: bool
    make: Callable[[], Position]
    depth: int | None = None
    worth: UtilityScale = UtilityScale.QUICK
    whole: bool = False
    horizon: Horizon = USUAL
