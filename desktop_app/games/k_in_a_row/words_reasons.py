# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What to say of a mistake in line games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.games.k_in_a_row.reasons import LineReason
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
    code, other = found.reason.code, found.mover.opponent
    if code == LineReason.ABOVE:
        text = about(
            other,
            named=translate("Words", "{move} frees the square above it, where {other} wins."),
            you=translate("Words", "{move} frees the square above it, where you win."),
            bot=translate("Words", "{move} frees the square above it, where the bot wins."),
        )
    elif code == LineReason.NOT_BLOCKED:
        text = about(
            other,
            named=translate(
                "Words",
                "{other} has {number} in a row with both ends open. {move} does not block it.",
            ),
            you=translate(
                "Words", "You have {number} in a row with both ends open. {move} does not block it."
            ),
            bot=translate(
                "Words",
                "The bot has {number} in a row with both ends open. {move} does not block it.",
            ),
        )
    else:
        text = about(
            other,
            named=translate(
                "Words", "{move} lets {other} make {number} in a row with both ends open."
            ),
            you=translate("Words", "{move} lets you make {number} in a row with both ends open."),
            bot=translate(
                "Words", "{move} lets the bot make {number} in a row with both ends open."
            ),
        )
    return text.format(**names)
