# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Example positions, which games offer for the Explain page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from desktop_app.core.position import Position
from desktop_app.search.algorithm import DEFAULT_SCALE, USUAL, Horizon, UtilityScale


@dataclass(frozen=True, slots=True)
class Example:
    """An example position with its settings.

    Attributes:
        title: its name.
        text: two or three sentences about it.
        question: a question to think about.
        prunes: whether alpha-beta is shown rather than plain minimax.
        make: makes the position.
        depth: the plies to look ahead; None to the end of the game.
        worth: the scale on which finished games are scored.
        whole: whether the whole tree is drawn at once.
        horizon: what the search does at its horizon.
    """

    title: str
    text: str
    question: str
    prunes: bool
    make: Callable[[], Position]
    depth: int | None = None
    worth: UtilityScale = DEFAULT_SCALE
    whole: bool = False
    horizon: Horizon = USUAL
