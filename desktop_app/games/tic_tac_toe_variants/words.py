# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for tic-tac-toe variants: misère, wild, Notakto."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop_app.games.tic_tac_toe_variants.rules import MarkFault
from desktop_app.games.tic_tac_toe_variants.words_reasons import reason_text
from desktop_app.games.wording import About, Texts, Wording
from desktop_app.languages import translate

if TYPE_CHECKING:
    from desktop_app.core.position import Game
    from desktop_app.games.tic_tac_toe_variants.game import MarkGame
    from desktop_app.search.why.finding import Finding

FAULTS: Texts = {
    MarkFault.BAD_SIZE: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” is not one of these games. Write tic-tac-toe:misere, misere:4x4x4 or wild.",
    ),
    MarkFault.SIZE_RANGE: QT_TRANSLATE_NOOP(
        "Words",
        "{value} is too small or too large. Columns, rows and row length go from "
        "{least} to {most}.",
    ),
    MarkFault.ROW_TOO_LONG: QT_TRANSLATE_NOOP(
        "Words",
        "{k} in a row does not fit on a board of {columns} by {rows}. Make the board larger.",
    ),
    MarkFault.BAD_BOARDS: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” is not a possible number of boards. Write a number from 1 to "
        "{most}, for example notakto:2.",
    ),
    MarkFault.OFF_BOARD: QT_TRANSLATE_NOOP(
        "Words", "{where}“{text}” is not on the board. The last one is {corner}."
    ),
    MarkFault.TAKEN: QT_TRANSLATE_NOOP(
        "Words", "{where}{text} is already taken. Choose an empty cell."
    ),
    MarkFault.DEAD: QT_TRANSLATE_NOOP(
        "Words", "{where}{text} is on a dead board: it already has a row. Choose another board."
    ),
    MarkFault.BOARD_SHAPE: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” is not a board of this game. Write its rows from the top, such as {shape}.",
    ),
    #: {known}: “X” or “X, O”
    MarkFault.BAD_MARK: QT_TRANSLATE_NOOP(
        "Words", "“{mark}” is not a mark of this game. Write {known} or a dot."
    ),
    MarkFault.WRONG_COUNTS: QT_TRANSLATE_NOOP(
        "Words",
        "{x} X and {o} O is not possible. X goes first, so there are as many X as O, or one more.",
    ),
    MarkFault.WRONG_TURN: QT_TRANSLATE_NOOP(
        "Words", "Marks on the board: {count}. So {expected} moves next, not {text}."
    ),
    MarkFault.PLAYED_ON: QT_TRANSLATE_NOOP(
        "Words",
        "These rows are not possible. The game, or its board, would have ended with the first row.",
    ),
}
MEASURES: dict[str, object] = {
    "columns": QT_TRANSLATE_NOOP("Words", "Columns"),
    "rows": QT_TRANSLATE_NOOP("Words", "Rows"),
    #: label in the dialog for another size: how many marks in a row lose
    "k": QT_TRANSLATE_NOOP("Words", "In a row to lose"),
    #: label in the dialog for another size: how many boards
    "boards": QT_TRANSLATE_NOOP("Words", "Boards"),
}


class MarkWording(Wording):
    """What the three variants share."""

    faults = FAULTS

    def reason(self, found: Finding, about: About, /) -> str:
        return reason_text(found, self.reason_names(found), about)


class MisereWording(MarkWording):
    """The texts for misère play, in which a row loses."""

    def family(self) -> str:
        return translate("Words", "Tic-tac-toe where a row loses")

    def evaluation(self, name: str, /) -> str:  # noqa: ARG002
        #: name of an evaluation: a player wants few of them
        return translate("Words", "Few open lines")

    def title(self, game: Game, /) -> str:
        marked = cast("MarkGame", game)
        if (marked.columns, marked.rows, marked.k) == (3, 3, 3):
            return translate("Words", "Misère tic-tac-toe")
        text = translate("Words", "{k} in a row loses, {columns}×{rows}")
        return text.format(k=marked.k, columns=marked.columns, rows=marked.rows)

    def sees_one_ahead(self) -> str:
        #: what a bot does; the bot is the subject
        return translate("Words", "avoids making a row if it can, otherwise plays at random")

    def in_short(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Don't make a row")

    def rules(self, game: Game, /) -> Sequence[str]:
        loses = translate("Words", "If you get {k} in a row across, down or diagonally, you lose.")
        return (
            translate("Words", "X goes first. Take turns. Mark any empty square."),
            loses.format(k=cast("MarkGame", game).k),
            translate("Words", "If the board is full and nobody has a row, it is a draw."),
        )

    def how_to_type(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Moves such as b2a3, or a board such as X.O/.X./..O")

    def measure(self, name: str, /) -> str:
        return translate("Words", str(MEASURES[name]))

    def guesses(self) -> str:
        return translate(
            "Words",
            "If the game is not over at that depth, the search "
            "guesses by counting open lines, which are bad here.",
        )

    def guess(self) -> str:
        return translate(
            "Words",
            "An open line has marks of only one player. Here it counts against that "
            "player. The more marks in the line, the worse it is.",
        )


class WildWording(MarkWording):
    """The texts for wild play, in which either player places either mark."""

    def family(self) -> str:
        return translate("Words", "Wild tic-tac-toe")

    def title(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Wild tic-tac-toe")

    def in_short(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Choose X or O")

    def rules(self, game: Game, /) -> Sequence[str]:  # noqa: ARG002
        return (
            translate(
                "Words",
                "Take turns. Put an X or an O on any empty square. You choose the mark each time.",
            ),
            translate(
                "Words",
                "If you complete three of the same mark in a row, you win. It does not matter who "
                "placed the others.",
            ),
            translate("Words", "If the board is full and nobody has a row, it is a draw."),
        )

    def how_to_type(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Moves such as Xb2 Oa1, or a board such as X.O/.X./..O")


class CountedBoards:
    """Texts with a number of boards; the tools only find plural forms in methods called `tr`."""

    def tr(self, text: str, comment: str, count: int) -> str:
        """Return the form of a text that goes with a count."""
        return QCoreApplication.translate("CountedBoards", text, comment, count)

    def title(self, count: int) -> str:
        """Return the title of a game on several boards."""
        return self.tr("Notakto, {count} boards", "", count).format(count=count)


BOARDS = CountedBoards()


class NotaktoWording(MarkWording):
    """The texts for Notakto, which has crosses only."""

    def family(self) -> str:
        return translate("Words", "Notakto")

    def sees_one_ahead(self) -> str:
        #: what a bot does; the bot is the subject
        return translate("Words", "avoids making the last row if it can, otherwise plays at random")

    def title(self, game: Game, /) -> str:
        boards = cast("MarkGame", game).boards
        if boards == 1:
            return translate("Words", "Notakto")
        return BOARDS.title(boards)

    def in_short(self, game: Game, /) -> str:
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

    def how_to_type(self, game: Game, /) -> str:
        if cast("MarkGame", game).boards == 1:
            return translate("Words", "Moves such as b2a3, or a board such as X../.X./...")
        return translate("Words", "Moves such as b2e2, or boards such as {boards}").format(
            boards="+".join(["X../.X./..."] * cast("MarkGame", game).boards)
        )

    def measure(self, name: str, /) -> str:
        return translate("Words", str(MEASURES[name]))
