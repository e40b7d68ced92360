# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What to say of a mistake in the variants of tic-tac-toe."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop_app.core.position import Player
from desktop_app.games.tic_tac_toe_variants.reasons import MarkReason
from desktop_app.games.wording import no_safe_text
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
    reason = found.reason
    assert reason is not None
    counted, is_missed = CountedSafe(), reason.better is not None
    if reason.code == MarkReason.SETS_UP:
        text = about(
            found.mover.opponent,
            named=translate(
                "Words", "{move} adds to a row, and {other} completes it with {reply}."
            ),
            you=translate("Words", "{move} adds to a row, and you complete it with {reply}."),
            bot=translate("Words", "{move} adds to a row, and the bot completes it with {reply}."),
        )
    elif reason.code == MarkReason.COPY:
        text = about(
            found.mover,
            named=translate(
                "Words",
                "With {better}, {player} could copy each move on the opposite side of the "
                "centre. Then {player} could not lose.",
            ),
            you=translate(
                "Words",
                "With {better}, you could copy each move of the bot on the opposite side of the "
                "centre. Then you could not lose.",
            ),
            bot=translate(
                "Words",
                "With {better}, the bot could copy each of your moves on the opposite side of "
                "the centre. Then it could not lose.",
            ),
        )
    elif reason.code == MarkReason.NO_SAFE:
        text = no_safe_text(about, found)
    elif reason.code == MarkReason.NO_SAFE_SQUARE:
        text = _no_safe_square(found, about)
    elif reason.code == MarkReason.RUNS_OUT and is_missed:
        text = counted.would_run_out(about, found.mover, reason.number)
    elif reason.code == MarkReason.RUNS_OUT:
        text = counted.runs_out(about, found.mover, reason.number)
    elif is_missed:
        text = counted.would_be_even(about, found.mover, reason.number)
    else:
        text = counted.is_even(about, found.mover, reason.number)
    return text.format(**names)


def _no_safe_square(found: Finding, about: About) -> str:
    """Return the pattern for a player who must complete a row, which loses."""
    assert found.reason is not None
    if found.reason.better is None:
        return about(
            found.mover,
            named=translate(
                "Words", "After {reply}, every move of {player} completes a row and loses."
            ),
            you=translate(
                "Words", "After {reply}, every move you can make completes a row and loses."
            ),
            bot=translate(
                "Words", "After {reply}, every move the bot can make completes a row and loses."
            ),
        )
    return about(
        found.mover,
        named=translate(
            "Words", "With {better}, every move of {other} would complete a row and lose."
        ),
        you=translate(
            "Words", "With {better}, every move of the bot would complete a row and lose."
        ),
        bot=translate(
            "Words", "With {better}, every move you can make would complete a row and lose."
        ),
    )


class CountedSafe:
    """Sentences with a number; the tools only find plural forms in methods called `tr`."""

    def tr(self, text: str, comment: str, count: int) -> str:
        """Return the form of a text that goes with a count."""
        return QCoreApplication.translate("CountedSafe", text, comment, count)

    def runs_out(self, about: About, player: Player, count: int) -> str:
        """Say that a player runs out of squares that make no row."""
        return about(
            player,
            named=self.tr(
                "After {reply}, {player} has only {number} moves left that don't make a row, "
                "and runs out first.",
                "",
                count,
            ),
            you=self.tr(
                "After {reply}, you have only {number} moves left that don't make a row, "
                "and you run out first.",
                "",
                count,
            ),
            bot=self.tr(
                "After {reply}, the bot has only {number} moves left that don't make a row, "
                "and it runs out first.",
                "",
                count,
            ),
        )

    def would_run_out(self, about: About, player: Player, count: int) -> str:
        """Say that after a better move of a player the other one would have run out of squares."""
        return about(
            player,
            named=self.tr(
                "With {better}, {other} would have only {number} moves left that don't make a row, "
                "and run out first.",
                "",
                count,
            ),
            you=self.tr(
                "With {better}, the bot would have only {number} moves left that don't make a row, "
                "and it would run out first.",
                "",
                count,
            ),
            bot=self.tr(
                "With {better}, you would have only {number} moves left that don't make a row, "
                "and you would run out first.",
                "",
                count,
            ),
        )

    def is_even(self, about: About, player: Player, count: int) -> str:
        """Say that an even number of safe moves is left before a player must lose."""
        return about(
            player,
            named=self.tr(
                "After {reply}, {number} more moves can be made without completing a row. "
                "{other} makes the last one, and then {player} loses.",
                "",
                count,
            ),
            you=self.tr(
                "After {reply}, {number} more moves can be made without completing a row. "
                "The bot makes the last one, and then you lose.",
                "",
                count,
            ),
            bot=self.tr(
                "After {reply}, {number} more moves can be made without completing a row. "
                "You make the last one, and then the bot loses.",
                "",
                count,
            ),
        )

    def would_be_even(self, about: About, player: Player, count: int) -> str:
        """Say that a better move of a player would leave an even number of safe moves."""
        return about(
            player,
            named=self.tr(
                "With {better}, {number} more moves could be made without completing a row. "
                "{player} would make the last one, and then {other} would lose.",
                "",
                count,
            ),
            you=self.tr(
                "With {better}, {number} more moves could be made without completing a row. "
                "You would make the last one, and then the bot would lose.",
                "",
                count,
            ),
            bot=self.tr(
                "With {better}, {number} more moves could be made without completing a row. "
                "The bot would make the last one, and then you would lose.",
                "",
                count,
            ),
        )
