# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What to say of a mistake in Chomp: what the reply leaves, or a better move would have left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.games.chomp.reasons import ChompReason
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
    pattern = _left if found.reason.better is None else _missed
    return pattern(found, about).format(**names)


def _left(found: Finding, about: About) -> str:
    """Return the pattern for a bar that the reply leaves."""
    assert found.reason is not None
    code = found.reason.code
    if code == ChompReason.POISON:
        return about(
            found.mover,
            named=translate(
                "Words", "After {reply}, only the poisoned square is left for {player} to eat."
            ),
            you=translate(
                "Words", "After {reply}, only the poisoned square is left, and you have to eat it."
            ),
            bot=translate(
                "Words",
                "After {reply}, only the poisoned square is left, and the bot has to eat it.",
            ),
        )
    if code == ChompReason.ARMS:
        return about(
            found.mover,
            named=translate(
                "Words",
                "After {reply}, two arms of the same length are left: the bottom row and the left "
                "column. Whatever {player} eats from one arm, {other} can copy on the other arm.",
            ),
            you=translate(
                "Words",
                "After {reply}, two arms of the same length are left: the bottom row and the left "
                "column. Whatever you eat from one arm, the bot can copy on the other arm.",
            ),
            bot=translate(
                "Words",
                "After {reply}, two arms of the same length are left: the bottom row and the left "
                "column. Whatever the bot eats from one arm, you can copy on the other arm.",
            ),
        )
    if code == ChompReason.ROWS:
        return about(
            found.mover,
            named=translate(
                "Words",
                "After {reply}, two rows are left, the lower one just one square longer. "
                "Whatever {player} eats, {other} can get back to this shape.",
            ),
            you=translate(
                "Words",
                "After {reply}, two rows are left, the lower one just one square longer. "
                "Whatever you eat, the bot can get back to this shape.",
            ),
            bot=translate(
                "Words",
                "After {reply}, two rows are left, the lower one just one square longer. "
                "Whatever the bot eats, you can get back to this shape.",
            ),
        )
    return about(
        found.mover,
        named=translate(
            "Words",
            "After {reply}, two columns are left, the left one just one square longer. "
            "Whatever {player} eats, {other} can get back to this shape.",
        ),
        you=translate(
            "Words",
            "After {reply}, two columns are left, the left one just one square longer. "
            "Whatever you eat, the bot can get back to this shape.",
        ),
        bot=translate(
            "Words",
            "After {reply}, two columns are left, the left one just one square longer. "
            "Whatever the bot eats, you can get back to this shape.",
        ),
    )


def _missed(found: Finding, about: About) -> str:
    """Return the pattern for a bar that a better move would have left."""
    assert found.reason is not None
    code = found.reason.code
    if code == ChompReason.POISON:
        return about(
            found.mover,
            named=translate("Words", "{better} would leave {other} only the poisoned square."),
            you=translate("Words", "{better} would leave the bot only the poisoned square."),
            bot=translate("Words", "{better} would leave you only the poisoned square."),
        )
    if code == ChompReason.ARMS:
        return about(
            found.mover,
            named=translate(
                "Words",
                "{better} would leave two arms of the same length: the bottom row and the left "
                "column. Whatever {other} eats from one arm, {player} could copy on the other arm.",
            ),
            you=translate(
                "Words",
                "{better} would leave two arms of the same length: the bottom row and the left "
                "column. Whatever the bot eats from one arm, you could copy on the other arm.",
            ),
            bot=translate(
                "Words",
                "{better} would leave two arms of the same length: the bottom row and the left "
                "column. Whatever you eat from one arm, the bot could copy on the other arm.",
            ),
        )
    if code == ChompReason.ROWS:
        return about(
            found.mover,
            named=translate(
                "Words",
                "{better} would leave two rows, the lower one just one square longer. "
                "Whatever {other} eats, {player} could get back to that shape.",
            ),
            you=translate(
                "Words",
                "{better} would leave two rows, the lower one just one square longer. "
                "Whatever the bot eats, you could get back to that shape.",
            ),
            bot=translate(
                "Words",
                "{better} would leave two rows, the lower one just one square longer. "
                "Whatever you eat, the bot could get back to that shape.",
            ),
        )
    return about(
        found.mover,
        named=translate(
            "Words",
            "{better} would leave two columns, the left one just one square longer. "
            "Whatever {other} eats, {player} could get back to that shape.",
        ),
        you=translate(
            "Words",
            "{better} would leave two columns, the left one just one square longer. "
            "Whatever the bot eats, you could get back to that shape.",
        ),
        bot=translate(
            "Words",
            "{better} would leave two columns, the left one just one square longer. "
            "Whatever you eat, the bot could get back to that shape.",
        ),
    )
