# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The theory of Chomp: the winner, for some bars a winning strategy, and the reasons that follow.

The player to move wins in every whole bar but the single square. Suppose that eating its last
square alone is not enough. Then the other player has an answer that wins; but every bite eats the
last square too, so the same bite could have been the first: D. Gale, "A Curious Nim-type Game",
1974. That strategy is stolen, not found: nobody knows a rule for which bite it is.

Rules are known for a row with the poison at its end (eat all but the poison), for two arms (make
them equal), for whole squares (make two equal arms, by the square diagonally next to the poison)
and for two rows (leave the upper one a square shorter): the same source, and A. Brouwer, "The game
of Chomp". A mistake leaves the other player a bar whose winning reply has a rule.
"""

from __future__ import annotations

from enum import StrEnum
from typing import cast

from desktop_app.core.entry import MistakeLine, Reason, TheoryRemark
from desktop_app.core.position import Position
from desktop_app.games.chomp.rules import Bar, ChompPosition, turned


class ChompRemark(StrEnum):
    """The remarks about a bar; a comment gives the number that belongs to each."""

    POISON = "poison"  # there is nothing else
    LINE = "line"  # one row or column (how long)
    ARMS = "arms"  # a row and a column that meet at the poisoned square (by how much they differ)
    TWO_ROWS = "two-rows"  # two rows or columns (by how much they differ)
    SQUARE = "square"  # as many rows as columns (how many)
    WHOLE = "whole"  # a rectangle (how many squares)


def remark(position: Position) -> TheoryRemark | None:
    """Return the remark about a position; None if no rule is known."""
    assert isinstance(position, ChompPosition)
    return remark_of(position.bar)


def remark_of(bar: Bar) -> TheoryRemark | None:
    """Return the remark about a bar; None if no rule is known."""
    if not bar:
        return None
    columns, rows = bar[0], len(bar)
    two = next((each for each in (bar, turned(bar)) if len(each) == 2), None)
    said = None
    if bar == (1,):
        said = TheoryRemark(ChompRemark.POISON, 1)
    elif rows == 1 or columns == 1:
        said = TheoryRemark(ChompRemark.LINE, max(rows, columns))
    elif bar[1] == 1:
        said = TheoryRemark(ChompRemark.ARMS, abs(rows - columns))
    elif two is not None:
        said = TheoryRemark(ChompRemark.TWO_ROWS, two[0] - two[1])
    elif bar[-1] == columns == rows:
        said = TheoryRemark(ChompRemark.SQUARE, rows)
    elif bar[-1] == columns:
        said = TheoryRemark(ChompRemark.WHOLE, sum(bar))
    return said


def mover_wins(said: TheoryRemark) -> bool:
    """Return whether the player to move wins a bar with this remark."""
    losing = {ChompRemark.POISON: 1, ChompRemark.ARMS: 0, ChompRemark.TWO_ROWS: 1}
    return losing.get(ChompRemark(said.code)) != said.number


class ChompReason(StrEnum):
    """What the best reply leaves, or what a better move would have left."""

    POISON = "leaves-poison"
    """Only the poisoned square."""
    ARMS = "leaves-arms"
    """The bottom row and the left column, equally long: each bite is copied on the other one."""
    ROWS = "leaves-rows"
    """Two rows, of which the lower one is a square longer: that can be kept up to the end."""
    COLUMNS = "leaves-columns"
    """Two columns, of which the left one is a square longer."""


def reason(mistake: MistakeLine) -> Reason | None:
    """Return the kind of bar that decides; None if no rule is known for it."""
    if mistake.reply is not None:
        code = _lost(mistake.after.after(mistake.reply))
        if code is not None:
            return Reason(code, reply=mistake.reply)
    for move in mistake.better:
        code = _lost(mistake.position.after(move))
        if code is not None:
            return Reason(code, better=move)
    return None


def _lost(position: Position) -> ChompReason | None:
    """Return the rule by which the player to move loses; None if no rule applies."""
    bar = cast("ChompPosition", position).bar
    if bar == (1,):
        return ChompReason.POISON
    if bar and bar == turned(bar) and bar[1] == 1:
        return ChompReason.ARMS
    if _is_step(bar):
        return ChompReason.ROWS
    return ChompReason.COLUMNS if _is_step(turned(bar)) else None


def _is_step(bar: Bar) -> bool:
    return len(bar) == 2 and bar[0] - bar[1] == 1
