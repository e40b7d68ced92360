# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a move is a mistake in Othello: corners given away, or hardly a move left."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import cast

from desktop_app.core.entry import MistakeLine, Reason
from desktop_app.core.position import Move
from desktop_app.games.othello.rules import OthelloGame, OthelloPosition

FEW = 2
"""With so few moves left a player can hardly choose."""


class OthelloReason(StrEnum):
    """The reasons."""

    CORNER = "gives-corner"
    """The best reply takes a corner that was not open to the other player before."""
    MISSED_CORNER = "misses-corner"
    """A better move takes a corner."""
    MUST_PASS = "must-pass"
    """After the best reply the player has no move."""
    FEW_MOVES = "few-moves"
    """After the best reply the player has few moves; the number counts them."""


def corners(game: OthelloGame) -> tuple[Move, ...]:
    """Return the four corners."""
    last = game.columns * game.rows - 1
    return 0, game.columns - 1, last - game.columns + 1, last


def reason(mistake: MistakeLine) -> Reason | None:
    """Return what a move allows or leaves out; None if it is something else."""
    before, reply = cast("OthelloPosition", mistake.position), mistake.reply
    four = corners(before.game)
    others = [before.after(move) for move in mistake.better]
    gives_anyhow = any(corner in after.legal_moves() for after in others for corner in four)
    if reply in four and reply not in _moves_of_other(before) and not gives_anyhow:
        return Reason(OthelloReason.CORNER, 0, reply)
    if mistake.move not in four and mistake.better and set(mistake.better) <= set(four):
        return Reason(OthelloReason.MISSED_CORNER, better=mistake.better[0])
    if reply is None or reply == before.game.passing:
        return None
    left = cast("OthelloPosition", mistake.after.after(reply))
    number = _mobility(left)
    if left.outcome is not None or number > FEW or (number and len(before.legal_moves()) <= FEW):
        return None
    if any(_mobility(after.after(each)) <= number for after in others for each in _turning(after)):
        return None  # after a better move as few can be left
    code = OthelloReason.FEW_MOVES if number else OthelloReason.MUST_PASS
    return Reason(code, number, reply)


def _mobility(position: OthelloPosition) -> int:
    """Return the number of squares on which the player to move can place a disc."""
    return len(_turning(position))


def _turning(position: OthelloPosition) -> Sequence[Move]:
    """Return the moves that place a disc."""
    if position.outcome is not None or position.must_pass:
        return ()
    return position.legal_moves()


def _moves_of_other(position: OthelloPosition) -> set[Move]:
    """Return the squares on which the other player could place a disc if it were their turn."""
    other = OthelloPosition(
        position.game, position.black, position.white, position.turn.opponent, position.ply
    )
    return set(other.legal_moves())
