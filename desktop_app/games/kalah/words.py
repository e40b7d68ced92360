# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for Kalah: pits, seeds and stores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import MAX, MIN, Game, Move, Player, Position
from desktop_app.games.kalah.reasons import KalahReason
from desktop_app.games.kalah.rules import KalahFault
from desktop_app.games.wording import PluralTexts, TextChooser, Texts, Wording
from desktop_app.languages import translate
from desktop_app.numerals import grouped

if TYPE_CHECKING:
    from desktop_app.games.kalah.rules import KalahGame, KalahPosition
    from desktop_app.search.why.finding import Finding

FAULTS: Texts = {
    #: What is wrong with something that was typed. {pits}, {seeds}, {total}: numbers
    KalahFault.BAD_SIZE: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” isn't a board size. Write pits x seeds, for example kalah:6x4. There can be up "
        "to {pits} pits with up to {seeds} seeds each.",
    ),
    KalahFault.BAD_DIAGRAM: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” isn't a position in this game. Write X's pits and store, a slash, then O's "
        "pits and store, for example {example}.",
    ),
    KalahFault.WRONG_TOTAL: QT_TRANSLATE_NOOP(
        "Words", "The seeds in all pits and stores must add up to {total}."
    ),
    #: {where} is “Move 3: ”, or nothing
    #: {last}: the letter of a pit
    KalahFault.NO_PIT: QT_TRANSLATE_NOOP(
        "Words", "{where}pit {text} doesn't exist. The last pit is {last}."
    ),
    #: {where} is “Move 3: ”, or nothing
    KalahFault.EMPTY_PIT: QT_TRANSLATE_NOOP(
        "Words", "{where}pit {text} is empty. Choose one with seeds in it."
    ),
}


#: “Why?”: what is wrong with a move
class CountedCaptures(PluralTexts):
    """Sentences with a number of captured seeds."""

    def captured(self, about: TextChooser, player: Player, count: int) -> str:
        """Say that a player can capture seeds after the mistake."""
        return about(
            player,
            named=self.tr(
                "After {move}, {other} can capture {number} of {player}'s seeds with {reply}.",
                "",
                count,
            ),
            you=self.tr(
                "After {move}, you can capture {number} of the bot's seeds with {reply}.", "", count
            ),
            bot=self.tr(
                "After {move}, the bot can capture {number} of your seeds with {reply}.", "", count
            ),
        )

    def no_capture(self, about: TextChooser, player: Player, count: int) -> str:
        """Say that a player could have captured seeds."""
        return about(
            player,
            named=self.tr(
                "With {better}, {player} could capture {number} of {other}'s seeds.", "", count
            ),
            you=self.tr("With {better}, you could capture {number} of the bot's seeds.", "", count),
            bot=self.tr("With {better}, the bot could capture {number} of your seeds.", "", count),
        )


#: Read aloud by screen readers. {pit}: its letter, {captured}: a number
class CountedSeeds(PluralTexts):
    """Texts with a number of seeds."""

    def in_pit(self, count: int, pit: str, player: str) -> str:
        """Return what a pit is called on the board, such as "pit c of X: 4 seeds"."""
        text = self.tr("{player}'s pit {pit}: {count} seeds", "", count)
        return text.format(pit=pit, player=player, count=grouped(count))

    def in_store(self, count: int, player: str) -> str:
        """Return what a store is called on the board."""
        return self.tr("{player}'s store: {count} seeds", "", count).format(
            player=player, count=grouped(count)
        )

    def in_lower_half(self, count: int, player: str) -> str:
        """Return what the lower of the two places is called that a store covers."""
        text = self.tr("{player}'s store, lower half: {count} seeds", "", count)
        return text.format(player=player, count=grouped(count))

    def sown(self, count: int, pit: str, player: str) -> str:
        """Return "X sows 4 seeds from pit c"."""
        text = self.tr("{player} sows {count} seeds from pit {pit}", "", count)
        return text.format(player=player, count=grouped(count), pit=pit)

    def sown_again(self, count: int, pit: str, player: str) -> str:
        """Return "X sows 4 seeds from pit c and moves again"."""
        text = self.tr("{player} sows {count} seeds from pit {pit} and moves again", "", count)
        return text.format(player=player, count=grouped(count), pit=pit)

    def sown_and_captured(self, count: int, pit: str, player: str, captured: int) -> str:
        """Return "X sows 4 seeds from pit c and captures 3"."""
        text = self.tr(
            "{player} sows {count} seeds from pit {pit} and captures {captured}", "", count
        )
        return text.format(player=player, count=grouped(count), pit=pit, captured=grouped(captured))


COUNTED_SEEDS = CountedSeeds()


class KalahWording(Wording):
    """The texts for all sizes and both rules for captures."""

    faults = FAULTS

    #: The name of the game
    def family(self) -> str:
        return translate("Words", "Kalah")

    #: The name of the game with its size. {pits}, {seeds}: numbers
    def title(self, game: Game, /) -> str:
        kalah = cast("KalahGame", game)
        text = translate("Words", "Kalah {pits}×{seeds}")
        if kalah.empty_captures:
            text = translate("Words", "Kalah {pits}×{seeds}, also captures from empty pits")
        return text.format(pits=kalah.pits, seeds=kalah.seeds)

    def aim(self, game: Game, /) -> str:  # noqa: ARG002
        #: The aim of the game, on its card.
        return translate("Words", "Collect the most seeds")

    def how_to_tap(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Tap one of your pits.")

    def rules(self, game: Game, /) -> Sequence[str]:
        capture = translate(
            "Words",
            "If your last seed lands in one of your empty pits, capture it and all seeds "
            "in the pit opposite. Put them in your store. If there are none opposite, your seed "
            "stays where it is.",
        )
        if cast("KalahGame", game).empty_captures:
            capture = translate(
                "Words",
                "If your last seed lands in one of your empty pits, capture it and any seeds "
                "in the pit opposite. Put them in your store.",
            )
        return (
            translate(
                "Words",
                "Pick up all the seeds in one of your pits. Going anticlockwise, drop "
                "one into each pit. Drop one into your own store, too, but not into the other "
                "player's.",
            ),
            translate("Words", "If the last seed lands in your store, move again."),
            capture,
            translate(
                "Words",
                "The game ends when one row is empty. You keep the seeds left in your row. The "
                "player with more seeds wins.",
            ),
        )

    def move_in_sentence(self, position: Position, move: Move, /) -> str:
        #: a move in a sentence, such as “With pit c, X could capture 3 seeds”
        return translate("Words", "pit {pit}").format(pit=position.game.move_text(move))

    def measure(self, name: str, /) -> str:
        if name == "pits":
            #: In the dialog for a board of another size.
            return translate("Words", "Pits for each player")
        if name == "seeds":
            return translate("Words", "Seeds in each pit")
        return translate("Words", "Capture even if the pit opposite is empty")

    def how_to_type(self, game: Game, /) -> str:
        #: In the empty line for a position: what you can type there.
        text = translate("Words", "Pit letters, such as cfB, or a position such as {example}")
        return text.format(example=game.start().text)

    def announced_move(self, position: Position, move: Move, /) -> str:
        """Return a sentence such as "X sows 4 seeds from pit c and moves again"."""
        kalah = cast("KalahPosition", position)
        pit = move % kalah.game.pits
        sown = kalah.sown(move)
        player = self.player(kalah.game, kalah.turn)
        count, name = kalah.own[pit], kalah.game.move_text(move)
        if sown.moves_again:
            return COUNTED_SEEDS.sown_again(count, name, player)
        if sown.captured:
            return COUNTED_SEEDS.sown_and_captured(count, name, player, sown.captured)
        return COUNTED_SEEDS.sown(count, name, player)

    def standing(self, position: Position, /) -> str:
        """Return the seeds in each store: "X 7, O 5"."""
        kalah = cast("KalahPosition", position)
        #: The seeds in the stores so far: X 7, O 5.
        text = translate("Words", "{first} {count}, {second} {other}")
        first, second = kalah.game.player_text(MAX), kalah.game.player_text(MIN)
        count, other = kalah.stores
        return text.format(first=first, count=grouped(count), second=second, other=other)

    def beginner_description(self) -> str:
        #: Describes the bot called Beginner.
        return translate("Words", "captures if it can, otherwise plays at random")

    #: The name of a simple bot, and what it does
    def first_move(self) -> tuple[str, str]:
        return translate("Words", "Farthest pit"), translate(
            "Words", "always plays the pit farthest from its store that still has seeds"
        )

    def guesses(self) -> str:
        return translate(
            "Words",
            "If the game isn't over at that depth, the search guesses from the seeds in the "
            "stores.",
        )

    def guess(self) -> str:
        return translate(
            "Words", "The guess counts the seeds in the stores, but not those in the pits."
        )

    def evaluation(self, name: str, /) -> str:  # noqa: ARG002
        #: The name of an evaluation: what it counts.
        return translate("Words", "Seeds in the stores")

    #: “Why?”: what a better move would have done
    def reason_pattern(self, found: Finding, about: TextChooser, /) -> str:
        assert found.reason is not None
        code, number = found.reason.code, found.reason.number
        if code == KalahReason.CAPTURED:
            text = CountedCaptures().captured(about, found.mover.opponent, number)
        elif code == KalahReason.NO_CAPTURE:
            text = CountedCaptures().no_capture(about, found.mover, number)
        else:
            text = about(
                found.mover,
                named=translate(
                    "Words",
                    "With {better}, {player}'s last seed would land in {player}'s store, so "
                    "{player} could move again.",
                ),
                you=translate(
                    "Words",
                    "With {better}, your last seed would land in your store, so you could "
                    "move again.",
                ),
                bot=translate(
                    "Words",
                    "With {better}, the bot's last seed would land in its store, so it could "
                    "move again.",
                ),
            )
        return text
