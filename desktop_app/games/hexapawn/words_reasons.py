# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What to say of a mistake in Hexapawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.games.hexapawn.reasons import HexapawnReason
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
    if found.reason.code == HexapawnReason.GETS_THROUGH:
        text = about(
            found.mover.opponent,
            named=translate(
                "Words", "After the reply {reply}, nothing can stop that pawn of {other}."
            ),
            you=translate("Words", "After the reply {reply}, nothing can stop your pawn."),
            bot=translate("Words", "After the reply {reply}, nothing can stop that pawn."),
        )
    else:
        text = about(
            found.mover,
            named=translate("Words", "The reply {reply} leaves {player} no move."),
            you=translate("Words", "The reply {reply} leaves you no move."),
            bot=translate("Words", "The reply {reply} leaves the bot no move."),
        )
    return text.format(**names)
