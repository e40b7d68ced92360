# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a move is a mistake in line games: rows with both ends open, the square above a disc."""

from __future__ import annotations

from enum import StrEnum
from typing import cast

from desktop_app.core.entry import Mistake, Reason
from desktop_app.core.position import Move
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition

LEAST_ROW = 2
"""A shorter row is none."""
STEPS = ((1, 0), (0, 1), (1, 1), (-1, 1))


class LineReason(StrEnum):
    """The reasons; the number is the length of a row, the move the best reply."""

    NOT_BLOCKED = "not-blocked"
    """The other player had a row with both ends open, and the reply makes it longer."""
    OPEN_ROW = "open-row"
    """The reply makes a row with both ends open."""
    ABOVE = "above"
    """The move makes the square above it playable, on which the reply wins."""


def reason(mistake: Mistake) -> Reason | None:
    """Return what a move allows; None if it is something else."""
    reply = mistake.reply
    if reply is None:
        return None
    game = cast("LineGame", mistake.position.game)
    return _above(mistake, reply) if game.gravity else _open_row(mistake, reply)


def _above(mistake: Mistake, reply: Move) -> Reason | None:
    """Return that the reply wins on the square above the move."""
    before, after = mistake.position, mistake.after.after(reply)
    game = cast("LineGame", before.game)
    wins = after.outcome is not None and after.outcome * before.turn < 0
    is_above = reply == mistake.move - game.columns
    return Reason(LineReason.ABOVE, game.k, reply) if wins and is_above else None


def _open_row(mistake: Mistake, reply: Move) -> Reason | None:
    """Return the row with both ends open that the reply makes."""
    before = cast("LinePosition", mistake.position)
    after = cast("LinePosition", mistake.after.after(reply))
    game, least = before.game, max(before.game.k - 2, LEAST_ROW)
    row = 0 if after.outcome is not None else longest_open_row(game, after.other, after.own, reply)
    if row < least:
        return None
    taken = before.own | before.other | 1 << mistake.move
    had = max((open_row(game, before.other, taken, each, reply) for each in STEPS), default=0)
    if least <= had < row:
        return Reason(LineReason.NOT_BLOCKED, had, reply)
    if any(_row_after(before, each, reply) >= row for each in mistake.better):
        return None  # a better move allows as much
    return Reason(LineReason.OPEN_ROW, row, reply)


def _row_after(before: LinePosition, move: Move, reply: Move) -> int:
    """Return the longest open row that the reply would make after another move."""
    after = before.after(move)
    if reply not in after.legal_moves():
        return 0
    left = after.after(reply)
    return longest_open_row(before.game, left.other, left.own, reply)


def longest_open_row(game: LineGame, stones: int, others: int, cell: Move) -> int:
    """Return the length of the longest row through a stone whose ends are empty; 0 if none is."""
    taken = stones | others
    return max(_open_length(game, stones, taken, cell, step) for step in STEPS)


def open_row(game: LineGame, stones: int, taken: int, step: tuple[int, int], beside: Move) -> int:
    """Return the length of the open row in one direction whose end is the empty cell `beside`."""
    lengths = [0]
    for sign in (1, -1):
        cell = _neighbour(game, beside, (sign * step[0], sign * step[1]))
        if cell is not None and stones >> cell & 1:
            lengths.append(_open_length(game, stones, taken, cell, step))
    return max(lengths)


def _open_length(game: LineGame, stones: int, taken: int, cell: Move, step: tuple[int, int]) -> int:
    """Return the length of the row through a stone; 0 unless both cells at its ends are empty.

    There must be room for k in a row: one more empty cell beyond an end for each that is lacking.
    """
    length, room = 1, 0
    for sign in (1, -1):
        way = (sign * step[0], sign * step[1])
        end = _neighbour(game, cell, way)
        while end is not None and stones >> end & 1:
            length += 1
            end = _neighbour(game, end, way)
        if end is None or taken >> end & 1:
            return 0
        while end is not None and not taken >> end & 1:
            room += 1
            end = _neighbour(game, end, way)
    return length if length + room > game.k else 0


def _neighbour(game: LineGame, cell: Move, step: tuple[int, int]) -> Move | None:
    row, column = divmod(cell, game.columns)
    right, down = step
    is_inside = 0 <= column + right < game.columns and 0 <= row + down < game.rows
    return cell + down * game.columns + right if is_inside else None
