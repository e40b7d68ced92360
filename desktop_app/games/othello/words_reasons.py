# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What to say of a mistake in Othello."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.games.othello.reasons import OthelloReason
from desktop_app.languages import translate

if TYPE_CHECKING:
    from desktop_app.games.wording import About
    from desktop_app.search.why.finding import Finding


def reason_text(found: Finding, names: dict[str, object], about: About) -> str:
    """Return the sentence about a reason.

    Args:
        found: the facts, with the reason.
        names: what the sentence is filled with; see `Wording.reason_names`.
        about: chooses the sentence that fits the reader.
    """
    assert found.reason is not None
    code, mover = found.reason.code, found.mover
    if code == OthelloReason.CORNER:
        text = about(
            mover.opponent,
            named=translate(
                "Words",
                "{move} lets {other} take the corner {reply}. Nobody can turn a disc there.",
            ),
            you=translate(
                "Words", "{move} lets you take the corner {reply}. Nobody can turn a disc there."
            ),
            bot=translate(
                "Words",
                "{move} lets the bot take the corner {reply}. Nobody can turn a disc there.",
            ),
        )
    elif code == OthelloReason.MISSED_CORNER:
        text = translate("Words", "{better} would take a corner. Nobody can turn a disc there.")
    elif code == OthelloReason.MUST_PASS:
        text = about(
            mover,
            named=translate("Words", "The reply {reply} leaves {player} without a move."),
            you=translate(
                "Words", "The reply {reply} leaves you without a move, so you must pass."
            ),
            bot=translate(
                "Words", "The reply {reply} leaves the bot without a move, so it must pass."
            ),
        )
    elif found.reason.number == 1:
        text = about(
            mover,
            named=translate("Words", "The reply {reply} leaves {player} only one move."),
            you=translate("Words", "The reply {reply} leaves you only one move."),
            bot=translate("Words", "The reply {reply} leaves the bot only one move."),
        )
    else:
        text = about(
            mover,
            named=translate("Words", "The reply {reply} leaves {player} only two moves."),
            you=translate("Words", "The reply {reply} leaves you only two moves."),
            bot=translate("Words", "The reply {reply} leaves the bot only two moves."),
        )
    return text.format(**names)
