# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What to say of a mistake in Nim: what to leave instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from desktop_app.games.nim.reasons import NimReason
from desktop_app.languages import translate

if TYPE_CHECKING:
    from desktop_app.games.nim.rules import NimPosition
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
    code, is_misere = found.reason.code, cast("NimPosition", found.position).game.misere
    if code == NimReason.ODD:
        text = about(
            found.mover,
            named=translate("Words", "Leave an odd number of heaps with one coin each."),
            you=translate(
                "Words",
                "Leave an odd number of heaps with one coin each. Then the bot gets the last coin.",
            ),
            bot=translate(
                "Words",
                "The bot should leave an odd number of heaps with one coin each. "
                "Then you get the last coin.",
            ),
        )
    elif code == NimReason.EVEN:
        text = about(
            found.mover,
            named=translate("Words", "Leave an even number of heaps with one coin each."),
            you=translate(
                "Words",
                "Leave an even number of heaps with one coin each. Then you get the last coin.",
            ),
            bot=translate(
                "Words",
                "The bot should leave an even number of heaps with one coin each. "
                "Then it gets the last coin.",
            ),
        )
    elif code == NimReason.MULTIPLE:
        leave = translate(
            "Words",
            "Leave a multiple of {number}. When the other player takes some, "
            "take enough to make {number}.",
        )
        text = about(
            found.mover,
            named=leave,
            you=leave,
            bot=translate(
                "Words",
                "The bot should leave a multiple of {number}. When you take some, "
                "it takes enough to make {number}.",
            ),
        )
    elif is_misere:
        leave = translate("Words", "Leave two equal heaps.")
        text = about(
            found.mover,
            named=leave,
            you=leave,
            bot=translate("Words", "The bot should leave two equal heaps."),
        )
    else:
        leave = translate(
            "Words", "Leave two equal heaps. Then copy each move: take as many from the other heap."
        )
        text = about(
            found.mover,
            named=leave,
            you=leave,
            bot=translate(
                "Words",
                "The bot should leave two equal heaps. Then it can copy each move "
                "from the other heap.",
            ),
        )
    return text.format(**names)
