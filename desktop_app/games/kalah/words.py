# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for Kalah: pits, seeds and stores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import MAX, MIN, Game, Move, Position
from desktop_app.games.kalah.rules import KalahFault
from desktop_app.games.wording import Texts, Wording
from desktop_app.languages import translate

if TYPE_CHECKING:
    from desktop_app.games.kalah.rules import KalahGame, KalahPosition

FAULTS: Texts = {
    KalahFault.BAD_SIZE: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” is not a size. Write pits x seeds, at most {pits} pits with {seeds} seeds each, "
        "such as kalah:6x4.",
    ),
    KalahFault.BAD_DIAGRAM: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” is not a position of this game. Write the seeds in each pit of X and in its "
        "store, a stroke, and the same for O, such as 4,0,5,1/4,4,4,0.",
    ),
    KalahFault.WRONG_TOTAL: QT_TRANSLATE_NOOP(
        "Words", "The seeds in all pits and stores must add up to {total}."
    ),
    KalahFault.NO_PIT: QT_TRANSLATE_NOOP(
        "Words", "{where}there is no pit {text}. The last one is {last}."
    ),
    KalahFault.EMPTY_PIT: QT_TRANSLATE_NOOP(
        "Words", "{where}pit {text} is empty. Choose one with seeds in it."
    ),
}


class KalahWording(Wording):
    """The words for all sizes and both rules for captures."""

    faults = FAULTS

    def family(self) -> str:
        """See `Wording.family`."""
        return translate("Words", "Kalah")

    def title(self, game: Game, /) -> str:
        """See `Wording.title`."""
        kalah = cast("KalahGame", game)
        text = translate("Words", "Kalah {pits}×{seeds}")
        if kalah.empty_captures:
            text = translate("Words", "Kalah {pits}×{seeds}, empty captures")
        return text.format(pits=kalah.pits, seeds=kalah.seeds)

    def in_short(self, game: Game, /) -> str:  # noqa: ARG002
        """See `Wording.in_short`."""
        return translate("Words", "Collect the most seeds")

    def rules(self, game: Game, /) -> Sequence[str]:
        """See `Wording.rules`."""
        lands = translate(
            "Words",
            "If the last seed lands in your store, you move again; in an empty pit of yours, you "
            "capture it with the seeds opposite, if there are any.",
        )
        if cast("KalahGame", game).empty_captures:
            lands = translate(
                "Words",
                "If the last seed lands in your store, you move again; in an empty pit of yours, "
                "you capture it with the seeds opposite, even if there are none.",
            )
        return (
            translate(
                "Words",
                "Take all seeds from one of your pits and drop them one by one around the board, "
                "also into your own store.",
            ),
            lands,
            translate(
                "Words",
                "When one row is empty, the seeds in the other row go to their owner. The player "
                "with more seeds wins.",
            ),
        )

    def measure(self, name: str, /) -> str:
        """See `Wording.measure`."""
        if name == "pits":
            return translate("Words", "Pits for each player")
        if name == "seeds":
            return translate("Words", "Seeds in each pit")
        return translate("Words", "The last seed is captured even if the pit opposite is empty")

    def how_to_type(self, game: Game, /) -> str:
        """See `Wording.how_to_type`."""
        text = translate(
            "Words", "Moves by the letter of the pit, such as cfB; or a position such as {example}"
        )
        return text.format(example=game.start().text)

    def announced_move(self, position: Position, move: Move, /) -> str:
        """See `Wording.announced_move`: "X sows 4 seeds from pit c"."""
        kalah = cast("KalahPosition", position)
        pit = move % kalah.game.pits
        sown = kalah.sown(move)
        text = translate("Words", "{player} sows {count} seeds from pit {pit}")
        if sown.moves_again:
            text = translate("Words", "{player} sows {count} seeds from pit {pit} and moves again")
        elif sown.captured:
            text = translate(
                "Words", "{player} sows {count} seeds from pit {pit} and captures {captured}"
            )
        return text.format(
            player=self.player(kalah.game, kalah.turn),
            count=kalah.own[pit],
            pit=kalah.game.move_text(move),
            captured=sown.captured,
        )

    def standing(self, position: Position, /) -> str:
        """See `Wording.standing`: the seeds in each store."""
        kalah = cast("KalahPosition", position)
        text = translate("Words", "{first} {count}, {second} {other}")
        first, second = kalah.game.player_text(MAX), kalah.game.player_text(MIN)
        count, other = kalah.stores
        return text.format(first=first, count=count, second=second, other=other)

    def sees_one_ahead(self) -> str:
        """See `Wording.sees_one_ahead`."""
        return translate("Words", "takes as many seeds as it can at once, else plays at random")

    def first_move(self) -> tuple[str, str]:
        """See `Wording.first_move`."""
        return translate("Words", "First pit"), translate(
            "Words", "always the first pit that is not empty"
        )

    def guesses(self) -> str:
        """See `Wording.guesses`."""
        return translate("Words", "by the seeds in the stores")

    def guess(self) -> str:
        """See `Wording.guess`."""
        return translate("Words", "Only the seeds in the stores count, not those in the pits.")

    def evaluation(self, name: str, /) -> str:  # noqa: ARG002
        """See `Wording.evaluation`."""
        return translate("Words", "Seeds in the stores")
