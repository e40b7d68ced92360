# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a move is a mistake in Kalah: seeds that can be captured, a second move not taken."""

from __future__ import annotations

from enum import StrEnum
from typing import cast

from desktop_app.core.entry import MistakeLine, Reason
from desktop_app.core.position import Move
from desktop_app.games.kalah.rules import KalahPosition


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
    sown = before.sown(mistake.move)
    if mistake.reply is not None:
        taken = after.sown(mistake.reply).captured - 1  # one is the capturing seed itself
        otherwise = [_captured(before, move, mistake.reply) for move in mistake.better]
        if taken > 0 and max(otherwise, default=0) <= taken:
            return Reason(KalahReason.CAPTURED, taken, mistake.reply)
    if not mistake.better:
        return None
    best = before.sown(mistake.better[0])
    if best.captured > 1 and not sown.captured:
        return Reason(KalahReason.NO_CAPTURE, best.captured - 1, better=mistake.better[0])
    if best.moves_again and not sown.moves_again and before.after(mistake.better[0]).on_board:
        return Reason(KalahReason.NO_SECOND_MOVE, better=mistake.better[0])
    return None


def _captured(before: KalahPosition, move: Move, reply: Move) -> int:
    """Return how many seeds the reply would capture after another move."""
    after = before.after(move)
    return after.sown(reply).captured - 1 if reply in after.legal_moves() else 0
