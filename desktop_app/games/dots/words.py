# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for Dots and Boxes: lines between dots, and the score in boxes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import MAX, MIN, Game, Player, Position
from desktop_app.games.dots.reasons import DotsReason
from desktop_app.games.dots.rules import DotsFault
from desktop_app.games.wording import PluralTexts, TextChooser, Texts, Wording
from desktop_app.languages import translate

if TYPE_CHECKING:
    from desktop_app.games.dots.rules import DotsGame, DotsPosition
    from desktop_app.search.why.finding import Finding

FAULTS: Texts = {
    #: What is wrong with something that was typed
    DotsFault.BAD_SIZE: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” isn't a board size. Write the number of boxes as columns x rows, each from 1 "
        "to {most}, for example dots:4x3.",
    ),
    DotsFault.BAD_DIAGRAM: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” isn't a drawing of this board. Write its rows from the top with / between "
        "them: _ for a line across, | for a line down, and . for nothing. Write each box's X or "
        "O after its left line.",
    ),
    DotsFault.BAD_OWNERS: QT_TRANSLATE_NOOP(
        "Words", "Each closed box needs its owner's X or O. Open boxes can't have one."
    ),
    DotsFault.NO_LINE: QT_TRANSLATE_NOOP(
        "Words",
        "{where}there is no line “{text}”. Name two dots that are next to each other.",
    ),
    DotsFault.DRAWN: QT_TRANSLATE_NOOP(
        "Words", "{where}line {text} is already drawn. Choose another one."
    ),
}


#: “Why?”: what is wrong with a move. {number}: of boxes
class CountedBoxes(PluralTexts):
    """Sentences with a number of boxes."""

    def opens(self, about: TextChooser, player: Player, count: int) -> str:
        """Say that a line opens a chain for a player."""
        return about(
            player,
            named=self.tr("After {move}, {other} can take a chain of {number} boxes.", "", count),
            you=self.tr("After {move}, you can take a chain of {number} boxes.", "", count),
            bot=self.tr("After {move}, the bot can take a chain of {number} boxes.", "", count),
        )

    def leaves(self, about: TextChooser, player: Player, count: int) -> str:
        """Say that a line leaves boxes to a player."""
        return about(
            player,
            named=self.tr("After {move}, {number} boxes are left for {other}.", "", count),
            you=self.tr("After {move}, {number} boxes are left for you.", "", count),
            bot=self.tr("After {move}, {number} boxes are left for the bot.", "", count),
        )

    def must_open(self, about: TextChooser, player: Player, count: int) -> str:
        """Say that a player who closes boxes must give some away."""
        return about(
            player,
            named=self.tr(
                "With {move}, {player} closes a box, but then has to draw again and give away at "
                "least {number} boxes.",
                "",
                count,
            ),
            you=self.tr(
                "With {move}, you close a box, but then you have to draw again and give away at "
                "least {number} boxes.",
                "",
                count,
            ),
            bot=self.tr(
                "With {move}, the bot closes a box, but then it has to draw again and give away "
                "at least {number} boxes.",
                "",
                count,
            ),
        )


class DotsWording(Wording):
    """The texts for all sizes."""

    faults = FAULTS

    def family(self) -> str:
        return translate("Words", "Dots and Boxes")

    #: The name of the game with its size
    def title(self, game: Game, /) -> str:
        dots = cast("DotsGame", game)
        text = translate("Words", "Dots and Boxes {columns}×{rows}")
        return text.format(columns=dots.columns, rows=dots.rows)

    def aim(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Close the most boxes")

    def how_to_tap(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Tap a line.")

    def rules(self, game: Game, /) -> Sequence[str]:
        dots = cast("DotsGame", game)
        ends = translate("Words", "When all lines are drawn, the player with more boxes wins.")
        if dots.columns * dots.rows % 2 == 0:
            ends = translate(
                "Words",
                "When all lines are drawn, the player with more boxes wins. If both have the same "
                "number, it is a draw.",
            )
        return (
            translate(
                "Words",
                "X goes first. Take turns. Draw a line from a dot to the next dot, across or down.",
            ),
            translate("Words", "If you close a box, it is yours, and you draw another line."),
            ends,
        )

    def measure(self, name: str, /) -> str:
        if name == "columns":
            return translate("Words", "Columns of boxes")
        return translate("Words", "Rows of boxes")

    def how_to_type(self, game: Game, /) -> str:  # noqa: ARG002
        return translate(
            "Words", "Lines from dot to dot, such as a1-b1 b1-b2, or a board with _ and |"
        )

    def standing(self, position: Position, /) -> str:
        dots = cast("DotsPosition", position)
        x_boxes, o_boxes = dots.max_boxes.bit_count(), dots.min_boxes.bit_count()
        #: the score so far: player, boxes, player, boxes
        text = translate("Words", "{first} {count}, {second} {other}")
        first, second = dots.game.player_text(MAX), dots.game.player_text(MIN)
        return text.format(first=first, count=x_boxes, second=second, other=o_boxes)

    def beginner_description(self) -> str:
        #: what a bot does; the bot is the subject
        return translate(
            "Words", "closes a box if it can, avoids giving one away, otherwise plays at random"
        )

    def first_move(self) -> tuple[str, str]:
        #: name of a bot that always takes the first move
        return translate("Words", "Top left"), translate(
            "Words", "always draws the first line that is left"
        )

    def guesses(self) -> str:
        return translate(
            "Words",
            "If the game isn't over at that depth, the search guesses by working out who has to "
            "open the chains.",
        )

    def guess(self) -> str:
        return translate(
            "Words",
            "We count the closed boxes. Whoever's turn it is takes every box that can be taken. "
            "The player who then runs out of safe lines has to open a chain, the smallest one "
            "first. The other player takes it all, or leaves the last boxes to avoid opening the "
            "next chain.",
        )

    def evaluation(self, name: str, /) -> str:
        names = {
            #: name of an evaluation: what it counts
            "chains": lambda: translate("Words", "Boxes and chains"),
            "boxes": lambda: translate("Words", "Boxes closed so far"),
        }
        return names[name]()

    def reason_pattern(self, found: Finding, about: TextChooser, /) -> str:
        assert found.reason is not None
        code, number = found.reason.code, found.reason.number
        counted, other = CountedBoxes(), found.mover.opponent
        if code == DotsReason.OPENS:
            text = counted.opens(about, other, number)
        elif code == DotsReason.LEAVES:
            text = counted.leaves(about, other, number)
        else:
            text = counted.must_open(about, found.mover, number)
        return text
