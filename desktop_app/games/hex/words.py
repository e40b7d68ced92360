# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for Hex: its rules, its errors, and the reasons for mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import Game, Player, Position
from desktop_app.games.hex.reasons import HexReason
from desktop_app.games.hex.rules import HexFault, HexGame
from desktop_app.games.wording import PluralTexts, TextChooser, Texts, Wording
from desktop_app.languages import translate

if TYPE_CHECKING:
    from desktop_app.search.why.finding import Finding

FAULTS: Texts = {
    #: What is wrong with something that was typed. {last}: a cell such as e5
    HexFault.BAD_SIZE: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” isn't a Hex board size. Write how many cells there are on each side, from "
        "{least} to {most}, for example hex:5.",
    ),
    HexFault.BAD_BOARD: QT_TRANSLATE_NOOP(
        "Words",
        "This isn't a Hex board of this size. Write its rows from the top, with X, O or a dot "
        "for each cell: {example}.",
    ),
    HexFault.STONES: QT_TRANSLATE_NOOP(
        "Words",
        "These numbers of stones can't be right. X goes first, so X has as many stones as O, or "
        "one more.",
    ),
    HexFault.BOTH: QT_TRANSLATE_NOOP(
        "Words",
        "The player whose turn it is already has a winning chain, so the game is over. Take away "
        "the last stone.",
    ),
    HexFault.OFF_BOARD: QT_TRANSLATE_NOOP(
        "Words", "{where}there is no cell “{text}”. The last cell is {last}."
    ),
    HexFault.TAKEN: QT_TRANSLATE_NOOP("Words", "{where}cell {text} is taken. Choose an empty one."),
}


#: “Why?”: the reason for a loss
class CountedBridges(PluralTexts):
    """Sentences with a number of bridges."""

    def joined(self, about: TextChooser, player: Player, count: int) -> str:
        """Say that a player's stones and bridges reach from edge to edge after the best reply."""
        return about(
            player,
            named=self.tr(
                "After {reply}, {other}'s stones reach from edge to edge, with {number} bridges "
                "in between. A bridge is two empty cells: if {player} takes one, {other} takes "
                "the other.",
                "",
                count,
            ),
            you=self.tr(
                "After {reply}, your stones reach from edge to edge, with {number} bridges in "
                "between. A bridge is two empty cells: if the bot takes one, you take the other.",
                "",
                count,
            ),
            bot=self.tr(
                "After {reply}, the bot's stones reach from edge to edge, with {number} bridges "
                "in between. A bridge is two empty cells: if you take one, the bot takes the "
                "other.",
                "",
                count,
            ),
        )

    def missed(self, about: TextChooser, player: Player, count: int) -> str:
        """Say that a player's stones and bridges would have reached from edge to edge."""
        return about(
            player,
            named=self.tr(
                "With {better}, {player}'s stones would reach from edge to edge, with {number} "
                "bridges in between. A bridge is two empty cells: if {other} takes one, {player} "
                "takes the other.",
                "",
                count,
            ),
            you=self.tr(
                "With {better}, your stones would reach from edge to edge, with {number} bridges "
                "in between. A bridge is two empty cells: if the bot takes one, you take the "
                "other.",
                "",
                count,
            ),
            bot=self.tr(
                "With {better}, the bot's stones would reach from edge to edge, with {number} "
                "bridges in between. A bridge is two empty cells: if you take one, the bot takes "
                "the other.",
                "",
                count,
            ),
        )


class HexWording(Wording):
    """The texts for Hex boards of all sizes."""

    faults = FAULTS

    #: The name of the game
    def family(self) -> str:
        return translate("Words", "Hex")

    #: The name of the game with its size. {size}: a number
    def title(self, game: Game, /) -> str:
        size = cast("HexGame", game).size
        return translate("Words", "Hex {size}×{size}").format(size=size)

    def aim(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Join your two edges")

    def how_to_tap(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Tap a cell.")

    def rules(self, game: Game, /) -> Sequence[str]:  # noqa: ARG002
        return (
            translate(
                "Words",
                "X goes first. Take turns. Put a stone on any empty cell. Stones never move.",
            ),
            translate("Words", "X joins the top and the bottom. O joins the left and the right."),
            translate(
                "Words",
                "The first player to join both edges with a chain wins. Hex never ends in a draw.",
            ),
        )

    #: In the empty line for a position: what you can type there. {rows}: a board in letters
    def how_to_type(self, game: Game, /) -> str:
        text = translate("Words", "Moves such as {example}, or a board such as {rows}")
        board = cast("HexGame", game)
        return text.format(example=game.move_text(board.size), rows=board.example)

    def measure(self, name: str, /) -> str:  # noqa: ARG002
        #: label in the dialog for another size
        return translate("Words", "Cells on each side")

    def rule(self, position: Position, /) -> str:
        """Return the strategy-stealing argument, which is about the empty board."""
        if position.outcome is not None:
            return ""
        return translate(
            "Words",
            "From the empty board, X can always win. Why? Suppose O had a winning plan. X could "
            "put a stone anywhere and then use that plan. An extra stone never hurts, and Hex "
            "has no draws.\n(John Nash, 1952. This doesn't tell us how to win.)",
        )

    def possible_rules(self, game: Game, /) -> Sequence[str]:
        return (self.rule(game.start()),)

    def evaluation(self, name: str, /) -> str:  # noqa: ARG002 - there is one
        #: name of an evaluation: what it counts
        return translate("Words", "Stones still needed")

    def guesses(self) -> str:
        return translate(
            "Words",
            "If the game isn't over at that depth, the search guesses by counting the stones "
            "that each player still needs.",
        )

    def guess(self) -> str:
        return translate(
            "Words",
            "We count how many stones each player still needs to join both edges. Two stones "
            "with two empty cells between them are as good as joined. For each stone that you "
            "need fewer than the other player, you get 10. For each cell on a shortest path, you "
            "get 1, up to 9.",
        )

    def reason_pattern(self, found: Finding, about: TextChooser, /) -> str:
        assert found.reason is not None
        counted, number = CountedBridges(), found.reason.number
        if found.reason.code == HexReason.BRIDGES:
            text = counted.joined(about, found.mover.opponent, number)
        else:
            text = counted.missed(about, found.mover, number)
        return text
