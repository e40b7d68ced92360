# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a move is a mistake in Kalah: seeds that can be captured, a second move not taken."""

from __future__ import annotations

from enum import StrEnum
from typing import cast

from desktop_app.core.entry import MistakeLine, Reason
from desktop_app.core.position import Move
from desktop_app.games.kalah.rules import KalahPosition

MOST_AGAIN = 4
"""The most second moves in a row that are looked at."""


class KalahReason(StrEnum):
    """The reasons."""

    CAPTURED = "captured"
    """The best reply captures seeds from the player's side; the number counts them."""
    NO_CAPTURE = "no-capture"
    """A better move captures seeds; the number counts them."""
    NO_SECOND_MOVE = "no-second-move"
    """A better move ends in the store, so that its player moves again."""


def reason(mistake: MistakeLine) -> Reason | None:
    """Return what a move allows or leaves out; None if it is something else."""
    before, after = (cast("KalahPosition", each) for each in (mistake.position, mistake.after))
    if mistake.reply is not None:
        taken = _captured(after, mistake.reply)
        if taken and all(_must_allow(before, move, taken) < taken for move in mistake.better):
            return Reason(KalahReason.CAPTURED, taken, mistake.reply)
    if not mistake.better:
        return None
    best, played = mistake.better[0], before.sown(mistake.move)
    taken = min(_captured(before, move) for move in mistake.better)
    if taken and not played.captured:
        return Reason(KalahReason.NO_CAPTURE, _captured(before, best), better=best)
    if not played.moves_again and all(_goes_on(before, move) for move in mistake.better):
        return Reason(KalahReason.NO_SECOND_MOVE, better=best)
    return None


def _captured(position: KalahPosition, move: Move) -> int:
    """Return how many of the other player's seeds a move captures."""
    return max(position.sown(move).captured - 1, 0)  # one is the capturing seed itself


def _goes_on(position: KalahPosition, move: Move) -> bool:
    """Return whether a player moves again after a move."""
    return position.sown(move).moves_again and position.after(move).on_board > 0


def _must_allow(before: KalahPosition, move: Move, enough: int, turns: int = 0) -> int:
    """Return how many seeds the other player can capture after a move, up to `enough`.

    If the move's player moves again, the least that any way to go on allows; `enough` after
    `MOST_AGAIN` turns.
    """
    after = before.after(move)
    if turns > MOST_AGAIN:
        return enough
    if not _goes_on(before, move):
        return max(
            (min(_captured(after, reply), enough) for reply in after.legal_moves()), default=0
        )
    least = enough
    for each in after.legal_moves():
        least = min(least, _must_allow(after, each, enough, turns + 1))
        if not least:
            break
    return least
