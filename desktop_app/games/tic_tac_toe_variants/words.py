# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for tic-tac-toe variants: misère, wild, Notakto."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import Player
from desktop_app.games.tic_tac_toe_variants.reasons import MarkReason
from desktop_app.games.tic_tac_toe_variants.rules import MarkFault
from desktop_app.games.wording import PluralTexts, TextChooser, Texts, Wording, no_safe_text
from desktop_app.languages import translate
from desktop_app.numerals import grouped

if TYPE_CHECKING:
    from desktop_app.core.position import Game
    from desktop_app.games.tic_tac_toe_variants.game import MarkGame
    from desktop_app.search.why.finding import Finding

FAULTS: Texts = {
    #: What is wrong with something that was typed. {shape}: rows of dots, {corner}: a cell
    MarkFault.BAD_SIZE: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” isn't one of these games. Write tic-tac-toe:misere, misere:4x4x4 or wild.",
    ),
    MarkFault.SIZE_RANGE: QT_TRANSLATE_NOOP(
        "Words",
        "{value} is too small or too large. Columns, rows and row length go from "
        "{least} to {most}.",
    ),
    MarkFault.ROW_TOO_LONG: QT_TRANSLATE_NOOP(
        "Words",
        "{k} in a row doesn't fit on a {columns} by {rows} board. Make the board larger.",
    ),
    MarkFault.BAD_BOARDS: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” isn't a possible number of boards. Write a number from 1 to {most}, for "
        "example notakto:2.",
    ),
    MarkFault.OFF_BOARD: QT_TRANSLATE_NOOP(
        "Words", "{where}there is no square “{text}”. The last square is {corner}."
    ),
    MarkFault.TAKEN: QT_TRANSLATE_NOOP(
        "Words", "{where}square {text} is already taken. Choose an empty one."
    ),
    MarkFault.DEAD: QT_TRANSLATE_NOOP(
        "Words", "{where}“{text}” is on a dead board: it already has a row. Choose another board."
    ),
    MarkFault.BOARD_SHAPE: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” isn't a board for this game. Write its rows from the top, such as {shape}.",
    ),
    #: {known}: “X” or “X, O”
    #: {mark}: a letter
    MarkFault.BAD_MARK: QT_TRANSLATE_NOOP(
        "Words", "“{mark}” isn't a mark in this game. Write {known} or a dot."
    ),
    #: What is wrong with a board that was typed. {x}, {o}, {count}: how many there are; {expected},
    #: {text}: X or O
    MarkFault.WRONG_COUNTS: QT_TRANSLATE_NOOP(
        "Words",
        "There can't be {x} X and {o} O. X goes first, so there are as many X as O, or one more.",
    ),
    MarkFault.WRONG_TURN: QT_TRANSLATE_NOOP(
        "Words", "Marks on the board: {count}. So {expected} moves next, not {text}."
    ),
    MarkFault.PLAYED_ON: QT_TRANSLATE_NOOP(
        "Words",
        "These rows can't happen. The game, or its board, would have ended with the first row.",
    ),
}
MEASURES: dict[str, object] = {
    "columns": QT_TRANSLATE_NOOP("Words", "Columns"),
    "rows": QT_TRANSLATE_NOOP("Words", "Rows"),
    #: label in the dialog for another size: how many marks in a row lose
    "k": QT_TRANSLATE_NOOP("Words", "How many in a row lose?"),
    #: label in the dialog for another size: how many boards
    "boards": QT_TRANSLATE_NOOP("Words", "Boards"),
}


#: “Why?”: the reason for a loss. {number}: of moves
class CountedSafe(PluralTexts):
    """Sentences with a number of moves that make no row."""

    def runs_out(self, about: TextChooser, player: Player, count: int) -> str:
        """Say that a player, who is to move, runs out of squares that make no row."""
        return about(
            player,
            named=self.tr(
                "After {reply}, only {number} squares are safe for {player}, and in the end "
                "{player} has to make a row.",
                "",
                count,
            ),
            you=self.tr(
                "After {reply}, only {number} squares are safe for you, and in the end you have "
                "to make a row.",
                "",
                count,
            ),
            bot=self.tr(
                "After {reply}, only {number} squares are safe for the bot, and in the end it has "
                "to make a row.",
                "",
                count,
            ),
        )

    def would_run_out(self, about: TextChooser, player: Player, count: int) -> str:
        """Say that after a better move of a player the other one would have run out of squares."""
        return about(
            player,
            named=self.tr(
                "With {better}, only {number} squares would be safe for {other}, and in the end "
                "{other} would have to make a row.",
                "",
                count,
            ),
            you=self.tr(
                "With {better}, only {number} squares would be safe for the bot, and in the end "
                "it would have to make a row.",
                "",
                count,
            ),
            bot=self.tr(
                "With {better}, only {number} squares would be safe for you, and in the end you "
                "would have to make a row.",
                "",
                count,
            ),
        )

    def is_even(self, about: TextChooser, player: Player, count: int) -> str:
        """Say that an even number of safe moves is left before a player must lose."""
        return about(
            player,
            named=self.tr(
                "After {reply}, {number} safe moves are left. {other} makes the last one, and "
                "then {player} loses.",
                "",
                count,
            ),
            you=self.tr(
                "After {reply}, {number} safe moves are left. The bot makes the last one, and "
                "then you lose.",
                "",
                count,
            ),
            bot=self.tr(
                "After {reply}, {number} safe moves are left. You make the last one, and then the "
                "bot loses.",
                "",
                count,
            ),
        )

    def would_be_even(self, about: TextChooser, player: Player, count: int) -> str:
        """Say that a better move of a player would leave an even number of safe moves."""
        return about(
            player,
            named=self.tr(
                "With {better}, {number} safe moves would be left. {player} would make the last "
                "one, and then {other} would lose.",
                "",
                count,
            ),
            you=self.tr(
                "With {better}, {number} safe moves would be left. You would make the last one, "
                "and then the bot would lose.",
                "",
                count,
            ),
            bot=self.tr(
                "With {better}, {number} safe moves would be left. The bot would make the last "
                "one, and then you would lose.",
                "",
                count,
            ),
        )


class MarkWording(Wording):
    """What the three variants share."""

    faults = FAULTS

    #: “Why?”: the reason for a loss
    def reason_pattern(self, found: Finding, about: TextChooser, /) -> str:
        reason = found.reason
        assert reason is not None
        counted, is_missed = CountedSafe(), reason.better is not None
        if reason.code == MarkReason.SETS_UP:
            text = about(
                found.mover.opponent,
                named=translate(
                    "Words",
                    "Playing {move} makes a row longer, and {other} completes it with {reply}.",
                ),
                you=translate(
                    "Words", "Playing {move} makes a row longer, and you complete it with {reply}."
                ),
                bot=translate(
                    "Words",
                    "Playing {move} makes a row longer, and the bot completes it with {reply}.",
                ),
            )
        elif reason.code == MarkReason.COPY:
            text = about(
                found.mover,
                named=translate(
                    "Words",
                    "With {better}, {player} could copy each move on the opposite side of the "
                    "centre. Then {player} couldn't lose.",
                ),
                you=translate(
                    "Words",
                    "With {better}, you could copy each of the bot's moves on the opposite side "
                    "of the centre. Then you couldn't lose.",
                ),
                bot=translate(
                    "Words",
                    "With {better}, the bot could copy each of your moves on the opposite side "
                    "of the centre. Then it couldn't lose.",
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
        return text


class MisereWording(MarkWording):
    """The texts for misère play, in which a row loses."""

    def family(self) -> str:
        return translate("Words", "Tic-tac-toe where a row loses")

    def evaluation(self, name: str, /) -> str:  # noqa: ARG002
        #: name of an evaluation: a player wants few of them
        return translate("Words", "Few open lines")

    #: The name of a game: tic-tac-toe in which a row loses
    def title(self, game: Game, /) -> str:
        marked = cast("MarkGame", game)
        if (marked.columns, marked.rows, marked.k) == (3, 3, 3):
            return translate("Words", "Misère tic-tac-toe")
        text = translate("Words", "{k} in a row loses, {columns}×{rows}")
        return text.format(k=marked.k, columns=marked.columns, rows=marked.rows)

    def beginner_description(self) -> str:
        #: what a bot does; the bot is the subject
        return translate("Words", "avoids making a row if it can, otherwise plays at random")

    def aim(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Don't make a row")

    #: A rule of the game
    def rules(self, game: Game, /) -> Sequence[str]:
        loses = translate("Words", "If you get {k} in a row across, down or diagonally, you lose.")
        return (
            translate("Words", "X goes first. Take turns. Mark any empty square."),
            loses.format(k=cast("MarkGame", game).k),
            translate(
                "Words", "If the board is full and nobody has completed a row, it is a draw."
            ),
        )

    def how_to_type(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Moves such as b2a3, or a board such as X.O/.X./..O")

    def measure(self, name: str, /) -> str:
        return translate("Words", str(MEASURES[name]))

    def guesses(self) -> str:
        return translate(
            "Words",
            "If the game isn't over at that depth, the search guesses by counting open lines, "
            "which are bad here.",
        )

    def guess(self) -> str:
        return translate(
            "Words",
            "An open line has only one player's marks in it. Here it is bad for that player. The "
            "more marks in the line, the worse it is.",
        )


class WildWording(MarkWording):
    """The texts for wild play, in which either player places either mark."""

    #: The name of a game
    def family(self) -> str:
        return translate("Words", "Wild tic-tac-toe")

    #: The name of a game
    def title(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Wild tic-tac-toe")

    def aim(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Choose X or O")

    def rules(self, game: Game, /) -> Sequence[str]:  # noqa: ARG002
        return (
            translate(
                "Words",
                "Take turns. Put an X or an O on any empty square. You choose the mark each time.",
            ),
            translate(
                "Words",
                "If you complete a row of three matching marks, you win. It doesn't matter who "
                "placed the others.",
            ),
            translate(
                "Words", "If the board is full and nobody has completed a row, it is a draw."
            ),
        )

    def how_to_type(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Moves such as Xb2 Oa1, or a board such as X.O/.X./..O")


#: The name of a game with its boards
class CountedBoards(PluralTexts):
    """Texts with a number of boards."""

    def title(self, count: int) -> str:
        """Return the title of a game on several boards."""
        return self.tr("Notakto, {count} boards", "", count).format(count=grouped(count))


BOARDS = CountedBoards()


class NotaktoWording(MarkWording):
    """The texts for Notakto, which has crosses only."""

    #: The name of a game: from French “not tac”
    def family(self) -> str:
        return translate("Words", "Notakto")

    def beginner_description(self) -> str:
        #: what a bot does; the bot is the subject
        return translate("Words", "avoids making the last row if it can, otherwise plays at random")

    #: The name of a game: from French “not tac”
    def title(self, game: Game, /) -> str:
        boards = cast("MarkGame", game).boards
        if boards == 1:
            return translate("Words", "Notakto")
        return BOARDS.title(boards)

    def aim(self, game: Game, /) -> str:
        if cast("MarkGame", game).boards == 1:
            return translate("Words", "Only X. Don't make a row")
        return translate("Words", "Only X. Don't make the last row")

    def rules(self, game: Game, /) -> Sequence[str]:
        if cast("MarkGame", game).boards == 1:
            return (
                translate("Words", "Take turns. Put an X on any empty square. Both players use X."),
                translate(
                    "Words", "If you get three Xs in a row across, down or diagonally, you lose."
                ),
                translate("Words", "There are no draws."),
            )
        return (
            translate("Words", "Take turns. Put an X on any of the boards. Both players use X."),
            translate(
                "Words", "A board with three Xs in a row is dead. Nobody can play there any more."
            ),
            translate(
                "Words",
                "The player who makes the row on the last live board loses. There are no draws.",
            ),
        )

    #: In the empty line for a position: what you can type there. {boards}: boards in letters
    def how_to_type(self, game: Game, /) -> str:
        if cast("MarkGame", game).boards == 1:
            return translate("Words", "Moves such as b2a3, or a board such as X../.X./...")
        return translate("Words", "Moves such as b2e2, or boards such as {boards}").format(
            boards="+".join(["X../.X./..."] * cast("MarkGame", game).boards)
        )

    def measure(self, name: str, /) -> str:
        return translate("Words", str(MEASURES[name]))


#: “Why?”: the reason for a loss
def _no_safe_square(found: Finding, about: TextChooser) -> str:
    """Return the pattern for a player who must complete a row, which loses."""
    assert found.reason is not None
    if found.reason.better is None:
        return about(
            found.mover,
            named=translate(
                "Words", "After {reply}, every move {player} can make completes a row and loses."
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
            "Words", "With {better}, any move by {other} would complete a row and lose."
        ),
        you=translate("Words", "With {better}, any move by the bot would complete a row and lose."),
        bot=translate(
            "Words", "With {better}, every move you can make would complete a row and lose."
        ),
    )
