# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Learning curves in words, and on which side a learner plays."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.arena.learning_model import WINDOW, Learning, Shares
from desktop_app.arena.words.results import signed
from desktop_app.core.position import MAX, Player
from desktop_app.languages import translate
from desktop_app.words.counted import COUNTED


def line_labels(shares: Shares) -> list[str]:
    """What stands at the ends of the lines of won, drawn and lost games."""
    patterns = (
        translate("Matchboxes", "won {percent} %"),
        translate("Matchboxes", "drawn {percent} %"),
        translate("Matchboxes", "lost {percent} %"),
    )
    parts = (shares.won, shares.drawn, shares.lost)
    return [p.format(percent=f"{100 * s:.0f}") for p, s in zip(patterns, parts, strict=True)]


def shares_told(learning: Learning) -> str:
    """The learning curve in words: how the first games went, and the last."""
    shares, total = learning.shares(), len(learning.results)
    if not shares:
        return translate("Matchboxes", "no game yet")
    now = ", ".join(line_labels(shares[-1]))
    if total <= WINDOW:
        return translate("Matchboxes", "{games}: {now}").format(games=COUNTED.games(total), now=now)
    first = next(share for share in shares if share.games >= WINDOW)
    pattern = translate("Matchboxes", "{games}; the first {window}: {first}; the last: {now}")
    return pattern.format(
        games=COUNTED.games(total), window=WINDOW, first=", ".join(line_labels(first)), now=now
    )


def progress_told(learnings: Sequence[tuple[str, Learning]]) -> str:
    """Michie's curve in words."""
    pattern = translate("Matchboxes", "{name} at {level} after {games}")
    bare = translate("Matchboxes", "at {level} after {games}")
    told = [
        (pattern if name else bare).format(
            name=name, level=signed(each.progress()[-1][1]), games=COUNTED.games(len(each.results))
        )
        for name, each in learnings
    ]
    return "; ".join(told)


def side_name(side: Player) -> str:
    """On which side a learner plays, in a word."""
    return translate("Matchboxes", "first") if side is MAX else translate("Matchboxes", "second")


def moving_text(side: Player) -> str:
    """On which side a learner plays."""
    if side is MAX:
        return translate("Matchboxes", "moving first")
    return translate("Matchboxes", "moving second")
