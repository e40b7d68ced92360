# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What to say of a mistake in three men's morris."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.games.morris.reasons import MorrisReason
from desktop_app.games.wording import no_safe_text, not_blocked_text
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
    code, points = found.reason.code, found.reason.names
    if code == MorrisReason.LEAVES:
        text = about(
            found.mover.opponent,
            named=translate("Words", "{move} leaves {place}, and {other} makes a row there."),
            you=translate("Words", "{move} leaves {place}, and you make a row there."),
            bot=translate("Words", "{move} leaves {place}, and the bot makes a row there."),
        )
    elif code == MorrisReason.MUST_BLOCK:
        text = not_blocked_text(about, found)
    elif code == MorrisReason.NO_SAFE:
        text = no_safe_text(about, found)
    elif code == MorrisReason.TWO_ROWS:
        text = about(
            found.mover.opponent,
            named=translate(
                "Words",
                "{move} lets {other} play {reply}, and then make a row on {place} or on "
                "{other_place}. {player} can't stop both.",
            ),
            you=translate(
                "Words",
                "{move} lets you play {reply}, and then make a row on {place} or on "
                "{other_place}. The bot can't stop both.",
            ),
            bot=translate(
                "Words",
                "{move} lets the bot play {reply}, and then make a row on {place} or on "
                "{other_place}. You can't stop both.",
            ),
        )
    else:
        text = about(
            found.mover,
            named=translate(
                "Words",
                "With {better}, {player} could complete a row at {place} or at {other_place}. "
                "{other} could not stop both.",
            ),
            you=translate(
                "Words",
                "With {better}, you could complete a row at {place} or at {other_place}. "
                "The bot could not stop both.",
            ),
            bot=translate(
                "Words",
                "With {better}, the bot could complete a row at {place} or at {other_place}. "
                "You could not stop both.",
            ),
        )
    return text.format(**names, **dict(zip(("place", "other_place"), points, strict=False)))
