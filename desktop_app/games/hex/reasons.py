# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a move is a mistake in Hex: stones that bridges join from edge to edge.

A bridge is two stones with two empty cells between them: if one is taken, the other joins them.
Bridges that share no cell can all be kept, so such stones are as good as joined.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from enum import StrEnum
from typing import cast

from desktop_app.core.entry import MistakeLine, Reason
from desktop_app.core.position import MAX, Player
from desktop_app.games.hex.geometry import Rhombus
from desktop_app.games.hex.rules import HexPosition


class HexReason(StrEnum):
    """The reasons; the number is that of the bridges."""

    BRIDGES = "bridges"
    """After the best reply bridges join the other player's edges."""
    MISSED_BRIDGES = "missed-bridges"
    """After a better move bridges would join the player's own edges."""


def reason(mistake: MistakeLine) -> Reason | None:
    """Return which bridges decide the game; None if it takes more than bridges."""
    before, reply = cast("HexPosition", mistake.position), mistake.reply
    if reply is not None and bridges(before, before.turn.opponent) is None:
        found = bridges(cast("HexPosition", mistake.after.after(reply)), before.turn.opponent)
        if found:
            return Reason(HexReason.BRIDGES, len(found), reply)
    for move in mistake.better[:1]:
        found = bridges(before.after(move), before.turn)
        if found and not bridges(cast("HexPosition", mistake.after), before.turn):
            return Reason(HexReason.MISSED_BRIDGES, len(found), better=move)
    return None


def bridges(position: HexPosition, player: Player) -> tuple[int, ...] | None:
    """Return the bridges that join a player's edges, as pairs of free cells that share none.

    The fewest that will do; empty if a chain joins the edges, None if bridges don't.
    """
    board = position.game.board
    number = 0 if player is MAX else 1
    first, last = board.edges[number]
    stones = position.stones(player) | last
    start = board.chain(first, stones)
    ways: deque[tuple[int, int, tuple[int, ...]]] = deque([(start, 0, ())])
    seen = {start}
    while ways:
        chain, carriers, used = ways.popleft()
        if chain & last:
            return used
        for carrier, target in _bridges_from(board, chain, stones & ~chain, position.free):
            if carrier & carriers:
                continue
            reached = board.chain(target, stones)
            if reached not in seen:
                seen.add(reached)
                ways.append((reached, carriers | carrier, (*used, carrier)))
    return None


def _bridges_from(board: Rhombus, chain: int, targets: int, free: int) -> Iterator[tuple[int, int]]:
    """Yield the two cells of each bridge from a chain, and the stone or edge that it reaches."""
    wide, left = board.wide, chain
    while left:
        bit = left & -left
        left ^= bit
        for one, other in ((1, -(wide - 1)), (wide, 1), (wide - 1, wide)):
            for sign in (1, -1):
                a, b = _moved(bit, sign * one), _moved(bit, sign * other)
                target = _moved(a, sign * other)
                if a & free and b & free and target & targets:
                    yield a | b, target


def _moved(bit: int, step: int) -> int:
    return bit << step if step > 0 else bit >> -step
