# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads Dots and Boxes as text programs draw it: `+--+  +` and `|A |`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from desktop_app.core.drawn_boards import Reading
from desktop_app.core.position import Game
from desktop_app.games.dots.notation import OPEN
from desktop_app.games.dots.rules import DotsGame

_DOTS = set("+*oO.•·∙●○")
_LYING = set("-_─━═–—")
_STANDING = set("|│┃║!")
_OWNERS = {"A": "X", "X": "X", "1": "X", "B": "O", "O": "O", "2": "O"}


def pasted(game: Game, text: str) -> Iterator[Reading]:
    """Yield what a diagram may mean; it does not say whose turn it is."""
    assert isinstance(game, DotsGame)
    lines = text.expandtabs().strip("\r\n").split("\n")
    places = [at for at, sign in enumerate(lines[0]) if sign in _DOTS]
    if len(lines) != 2 * game.rows + 1 or len(places) != game.columns + 1:
        return
    rows = list[str]()
    for number, line in enumerate(lines):
        wide = line.ljust(places[-1] + 1)
        gaps = [wide[a + 1 : b] for a, b in pairwise(places)]
        if number % 2 == 0:
            if any(wide[at] not in _DOTS for at in places):
                return
            rows.append("".join("_" if _LYING & set(gap) else OPEN for gap in gaps))
        else:
            standing = ["|" if wide[at] in _STANDING else OPEN for at in places]
            owners = [_OWNERS.get(gap.strip().upper(), OPEN) for gap in gaps]
            rows.append("".join(map("".join, zip(standing, [*owners, ""], strict=True))))
    yield Reading("/".join(rows), tells_turn=False)
