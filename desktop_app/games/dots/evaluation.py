# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Evaluation for Dots and Boxes: boxes that can be taken, and who must open the chains.

A box with one open side can be taken. A line is safe where it leaves nobody such a box. When no
safe lines are left somebody must open a chain, a row of boxes with two open sides each, and the
other takes it: all of it, or all but its last two boxes (of a ring all but four), which a player
gives away so that the other must also open the next one.

Source: E. Berlekamp, "The Dots and Boxes Game", 2000: the long chain rule, and the double-dealing
move.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from desktop_app.core.position import Move, Player, Position
from desktop_app.games.dots.lattice import Lattice
from desktop_app.games.dots.rules import DotsPosition

LONG_CHAIN, LONG_RING = 3, 4
"""The fewest boxes of a chain or ring from which the taker can give some away."""
GIVEN_CHAIN, GIVEN_RING = 4, 8
"""The cost in margin of giving boxes away: twice their number."""
WORTHWHILE = 3
"""The fewest available boxes from which a double-dealing move is possible."""
FAR = 8
"""With more safe lines than this, nobody can say who will have to open a chain."""


def chain_margin(position: Position, player: Player) -> float:
    """Return a player's final lead in boxes, if chains are opened from the smallest up."""
    dots = cast("DotsPosition", position)
    coming = margin_to_come(dots.game.lattice, dots.lines)
    return dots.margin * player + (coming if dots.turn is player else -coming)


def margin_so_far(position: Position, player: Player) -> float:
    """Return a player's lead in boxes, without those that can be taken."""
    return cast("DotsPosition", position).margin * player


def margin_to_come(lattice: Lattice, lines: int) -> int:
    """Estimate the margin of the player to move among the boxes still open."""
    taken, lines = take_all(lattice, lines)
    opening = _opening(lattice, lines)
    safe = _safe_lines(lattice, lines)
    if safe > FAR:
        return taken
    moving = -opening if safe % 2 else opening
    if taken < WORTHWHILE:
        return taken + moving
    return max(taken + moving, taken - GIVEN_CHAIN - moving)


def take_all(lattice: Lattice, lines: int) -> tuple[int, int]:
    """Take all available boxes; return their number and the lines drawn then."""
    taken, goes_on = 0, True
    while goes_on:
        goes_on = False
        for sides in lattice.boxes:
            missing = sides & ~lines
            if missing and not missing & (missing - 1):
                move = missing.bit_length() - 1
                lines |= missing
                taken += sum(lines & box == box for box, _ in lattice.beside[move])
                goes_on = True
    return taken, lines


def _safe_lines(lattice: Lattice, lines: int) -> int:
    """Count the open lines that leave no box with one open side."""
    return sum(
        all((box & ~lines).bit_count() > 2 for box, _ in lattice.beside[line])
        for line in range(lattice.count)
        if not lines >> line & 1
    )


def _opening(lattice: Lattice, lines: int) -> int:
    """Return the margin of the player who must open a chain now: smallest first.

    The other has all of it and opens the next one, or gives some of it away and does not.
    """
    value = 0
    for boxes, is_ring in sorted(_chains(lattice, lines), reverse=True):
        best = boxes + value
        if boxes >= (LONG_RING if is_ring else LONG_CHAIN):
            best = max(best, boxes - (GIVEN_RING if is_ring else GIVEN_CHAIN) - value)
        value = -best
    return value


def _chains(lattice: Lattice, lines: int) -> Iterator[tuple[int, bool]]:
    """Yield the size of each chain of boxes with two open sides, and whether it is a ring."""
    left = {
        number: sides & ~lines
        for number, sides in enumerate(lattice.boxes)
        if (sides & ~lines).bit_count() == 2
    }
    while left:
        reached, count, grows = left.popitem()[1], 1, True
        while grows:
            grows = False
            for number, missing in list(left.items()):
                if missing & reached:
                    reached |= left.pop(number)
                    count, grows = count + 1, True
        yield count, reached.bit_count() == count


def gains(position: Position) -> dict[Move, int]:
    """Return the moves that close boxes, with the number of boxes."""
    dots = cast("DotsPosition", position)
    closing = ((move, dots.closes(move)) for move in dots.legal_moves())
    return {move: closed for move, closed in closing if closed}


def safe_moves(position: Position) -> list[Move]:
    """Return the moves after which the opponent can take nothing."""
    dots = cast("DotsPosition", position)
    return [move for move in dots.legal_moves() if not gains(dots.after(move))]
