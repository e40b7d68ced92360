# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What to say of a mistake in line games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.games.k_in_a_row.reasons import LineReason
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
    code, other = found.reason.code, found.mover.opponent
    if code in (LineReason.FORK, LineReason.MISSED_FORK):
        text = _two_threats(found, about)
    elif code in (LineReason.STACKED, LineReason.RUNS_OUT):
        text = _columns(found, about)
    elif code == LineReason.MUST_BLOCK:
        text = not_blocked_text(about, found)
    elif code == LineReason.NO_SAFE:
        text = no_safe_text(about, found)
    elif code == LineReason.ABOVE:
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


def _two_threats(found: Finding, about: About) -> str:
    """Return the pattern for two threats, made by the reply or by a better move."""
    assert found.reason is not None
    if found.reason.code == LineReason.FORK:
        return about(
            found.mover.opponent,
            named=translate(
                "Words",
                "{move} lets {other} make two threats at once with {reply}: {one} and {two}. "
                "{player} can block only one.",
            ),
            you=translate(
                "Words",
                "{move} lets you make two threats at once with {reply}: {one} and {two}. "
                "The bot can block only one.",
            ),
            bot=translate(
                "Words",
                "{move} lets the bot make two threats at once with {reply}: {one} and {two}. "
                "You can block only one.",
            ),
        )
    return about(
        found.mover,
        named=translate(
            "Words",
            "{better} would make two threats at once: {one} and {two}. "
            "{other} could block only one.",
        ),
        you=translate(
            "Words",
            "{better} would make two threats at once: {one} and {two}. "
            "The bot could block only one.",
        ),
        bot=translate(
            "Words",
            "{better} would make two threats at once: {one} and {two}. You could block only one.",
        ),
    )


def _columns(found: Finding, about: About) -> str:
    """Return the pattern for what a player is forced to do where discs fall."""
    assert found.reason is not None
    if found.reason.code == LineReason.STACKED:
        return about(
            found.mover.opponent,
            named=translate(
                "Words",
                "After {reply}, {player} must block {one}. Then {other} wins on the square above.",
            ),
            you=translate(
                "Words",
                "After {reply}, the bot must block {one}. Then you win on the square above.",
            ),
            bot=translate(
                "Words",
                "After {reply}, you must block {one}. Then the bot wins on the square above.",
            ),
        )
    return about(
        found.mover.opponent,
        named=translate(
            "Words",
            "{other} needs only {square} for a row. In the end {player} has no safe column left.",
        ),
        you=translate(
            "Words",
            "You need only {square} for a row. In the end the bot has no safe column left.",
        ),
        bot=translate(
            "Words",
            "The bot needs only {square} for a row. In the end you have no safe column left.",
        ),
    )
