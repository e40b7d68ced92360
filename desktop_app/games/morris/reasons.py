# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a move is a mistake in three men's morris: points left or not blocked, two rows at once."""

from __future__ import annotations

from enum import StrEnum

from desktop_app.core.entry import MistakeLine, Reason
from desktop_app.core.position import Move, Position
from desktop_app.games.morris.rules import POINTS, point_text, threats
from desktop_app.search.beginner import all_let_win, can_stop_all, lets_win, winning_moves, wins


class MorrisReason(StrEnum):
    """The reasons; the names are those of points."""

    LEAVES = "leaves-point"
    """The stone leaves a point on which the reply completes a row."""
    MUST_BLOCK = "must-block"
    """The reply completes a row on a point where every move but a block loses."""
    TWO_ROWS = "two-rows"
    """After the reply two points each complete a row, and no move stops both."""
    MISSED_TWO_ROWS = "missed-two-rows"
    """After a better move two points each complete a row, and no move stops both."""
    NO_SAFE = "no-safe-move"
    """After the reply, or a better move, each move of the other side lets its player win."""


def reason(mistake: MistakeLine) -> Reason | None:
    """Return what a move allows or leaves out; None if it is something else."""
    found, reply, after = None, mistake.reply, mistake.after
    if reply is not None and wins(after, reply):
        found = _leaves(mistake, reply) or _must_block(mistake, reply)
    elif reply is not None:
        found = _two_rows(after, reply) or _no_safe(after, reply)
    return found or _missed_two_rows(mistake) or _missed_no_safe(mistake)


def _leaves(mistake: MistakeLine, reply: Move) -> Reason | None:
    """Return the point that a stone has just left, on which the reply wins."""
    left, end = mistake.move // POINTS - 1, reply % POINTS
    if left != end:
        return None
    return Reason(MorrisReason.LEAVES, 0, reply, names=(point_text(end),), tells_all=True)


def _must_block(mistake: MistakeLine, reply: Move) -> Reason | None:
    """Return the point on which the reply wins, if some move blocks it and all others lose."""
    before, end = mistake.position, reply % POINTS
    blocks = [move for move in before.legal_moves() if move % POINTS == end]
    others = [move for move in before.legal_moves() if move % POINTS != end]
    is_blocked = any(not lets_win(before, move) for move in blocks)
    if not is_blocked or not all(lets_win(before, move) for move in others):
        return None
    if any(wins(before, move) for move in blocks):
        return None  # a win says more than a block
    return Reason(MorrisReason.MUST_BLOCK, 0, reply, names=(point_text(end),), tells_all=True)


def _two_rows(after: Position, reply: Move) -> Reason | None:
    points = two_points(after, reply)
    names = tuple(map(point_text, points))
    return Reason(MorrisReason.TWO_ROWS, 0, reply, names=names, tells_all=True) if points else None


def _missed_two_rows(mistake: MistakeLine) -> Reason | None:
    before = mistake.position
    if not mistake.better or two_points(before, mistake.move):
        return None
    better = mistake.better[0]
    names = tuple(map(point_text, two_points(before, better)))
    if not names:
        return None
    return Reason(MorrisReason.MISSED_TWO_ROWS, better=better, names=names, tells_all=True)


def two_points(before: Position, move: Move) -> tuple[int, ...]:
    """Return the two points on which a player will complete a row, whatever the other one does.

    Empty unless there are exactly two: on both a row can be completed if the other player does
    nothing about it, and no move stops both.
    """
    after = before.after(move)
    if after.outcome is not None or winning_moves(after):
        return ()
    rows = {each % POINTS for each in _threats(after)}
    if len(rows) != 2 or can_stop_all(after, _threats(after)):
        return ()
    return tuple(sorted(rows))


def _threats(position: Position) -> tuple[Move, ...]:
    """Return the moves with which the player who does not move now would win."""
    return tuple(threats(position, position.turn.opponent))


def _no_safe(after: Position, reply: Move) -> Reason | None:
    return Reason(MorrisReason.NO_SAFE, 0, reply) if all_let_win(after.after(reply)) else None


def _missed_no_safe(mistake: MistakeLine) -> Reason | None:
    best = mistake.better[:1]
    if not best or not all_let_win(mistake.position.after(best[0])):
        return None
    return Reason(MorrisReason.NO_SAFE, better=best[0], tells_all=True)
