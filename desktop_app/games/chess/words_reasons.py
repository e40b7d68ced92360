# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What to say of a mistake in chess."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.games.chess.reasons import ChessReason
from desktop_app.languages import translate

if TYPE_CHECKING:
    from desktop_app.search.why.finding import Finding


def reason_text(found: Finding, names: dict[str, object]) -> str:
    """Return the sentence about a reason.

    Args:
        found: the facts, with the reason.
        names: what the sentence is filled with; see `Wording.reason_names`.
    """
    assert found.reason is not None
    code, pieces = found.reason.code, found.reason.names
    if code == ChessReason.FORK:
        text = translate("Words", "{reply} attacks two pieces at once: {one} and {two}.")
        return text.format(one=_the(pieces[0]), two=_the(pieces[1]), **names)
    if code == ChessReason.FREE_PIECE:
        text = translate("Words", "{better} would capture {piece}, and nothing could capture back.")
        return text.format(piece=_a(pieces[0]), **names)
    if len(pieces) == 1:
        return translate("Words", "{move} loses {piece}.").format(piece=_a(pieces[0]), **names)
    text = translate("Words", "{move} loses {piece} for {other_piece}.")
    return text.format(piece=_a(pieces[0]), other_piece=_a(pieces[1]), **names)


def _a(piece: str) -> str:
    """Return a piece that is captured or lost: the object of the sentence."""
    return {
        "p": translate("Words", "a pawn", "object: loses a pawn, captures a pawn"),
        "n": translate("Words", "a knight", "object: loses a knight, captures a knight"),
        "b": translate("Words", "a bishop", "object: loses a bishop, captures a bishop"),
        "r": translate("Words", "a rook", "object: loses a rook, captures a rook"),
        "q": translate("Words", "the queen", "object: loses the queen, captures the queen"),
    }[piece]


def _the(piece: str) -> str:
    """Return a piece that is attacked: the object of the sentence."""
    return {
        "n": translate("Words", "the knight", "object: attacks the knight"),
        "b": translate("Words", "the bishop", "object: attacks the bishop"),
        "r": translate("Words", "the rook", "object: attacks the rook"),
        "q": translate("Words", "the queen", "object: attacks the queen"),
        "k": translate("Words", "the king", "object: attacks the king"),
    }[piece]
