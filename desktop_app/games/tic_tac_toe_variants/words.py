# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for tic-tac-toe variants: misère, wild, Notakto."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.games.tic_tac_toe_variants.rules import MarkFault
from desktop_app.games.wording import Texts, Wording
from desktop_app.languages import translate

if TYPE_CHECKING:
    from desktop_app.core.position import Game
    from desktop_app.games.tic_tac_toe_variants.game import MarkGame

FAULTS: Texts = {
    MarkFault.BAD_SIZE: QT_TRANSLATE_NOOP(
        "Words", "“{text}” is no such game; write tic-tac-toe:misere, misere:4x4x4 or wild."
    ),
    MarkFault.SIZE_RANGE: QT_TRANSLATE_NOOP(
        "Words", "{value} is out of range; columns, rows and row length go from {least} to {most}."
    ),
    MarkFault.ROW_TOO_LONG: QT_TRANSLATE_NOOP(
        "Words", "{k} in a row does not fit on {columns} by {rows}; make the board larger."
    ),
    MarkFault.BAD_BOARDS: QT_TRANSLATE_NOOP(
        "Words", "“{text}” boards can't be; there is at least one, and at most {most}: notakto:2."
    ),
    MarkFault.OFF_BOARD: QT_TRANSLATE_NOOP(
        "Words", "{where}“{text}” is off the board; the last one there is is {corner}."
    ),
    MarkFault.TAKEN: QT_TRANSLATE_NOOP(
        "Words", "{where}{text} is already taken; choose an open cell."
    ),
    MarkFault.DEAD: QT_TRANSLATE_NOOP(
        "Words", "{where}{text} is on a board that has a row; choose a board that has none."
    ),
    MarkFault.BOARD_SHAPE: QT_TRANSLATE_NOOP(
        "Words", "“{text}” is no board of this game; write its rows from the top, such as {shape}."
    ),
    MarkFault.BAD_MARK: QT_TRANSLATE_NOOP(
        "Words", "“{mark}” is no mark of this game; write {known} or a point."
    ),
    MarkFault.WRONG_COUNTS: QT_TRANSLATE_NOOP(
        "Words",
        "{x} X and {o} O can't be: X moves first, so there are as many X as O, or one more.",
    ),
    MarkFault.WRONG_TURN: QT_TRANSLATE_NOOP(
        "Words", "Marks on the board: {count}. So it is {expected}'s turn, not {text}'s."
    ),
    MarkFault.PLAYED_ON: QT_TRANSLATE_NOOP(
        "Words", "These rows can't be: the game, or its board, would have ended with the first."
    ),
}
MEASURES: dict[str, object] = {
    "columns": QT_TRANSLATE_NOOP("Words", "Columns"),
    "rows": QT_TRANSLATE_NOOP("Words", "Rows"),
    "k": QT_TRANSLATE_NOOP("Words", "In a row to lose"),
    "boards": QT_TRANSLATE_NOOP("Words", "Boards"),
}


class MisereWording(Wording):
    """The texts for misère play, in which a row loses."""

    faults = FAULTS

    def family(self) -> str:
        return translate("Words", "Tic-tac-toe, a row loses")

    def evaluation(self, name: str, /) -> str:  # noqa: ARG002
        return translate("Words", "Few lines of one's own")

    def title(self, game: Game, /) -> str:
        marked = cast("MarkGame", game)
        if (marked.columns, marked.rows, marked.k) == (3, 3, 3):
            return translate("Words", "Misère tic-tac-toe")
        text = translate("Words", "{k} in a row loses {columns}×{rows}")
        return text.format(k=marked.k, columns=marked.columns, rows=marked.rows)

    def sees_one_ahead(self) -> str:
        return translate("Words", "makes no row while it needn't, else plays at random")

    def in_short(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "A row loses")

    def rules(self, game: Game, /) -> Sequence[str]:
        loses = translate("Words", "Who makes {k} in a row has lost: across, down or slanting.")
        return (
            translate("Words", "X begins; in turn each takes an open square."),
            loses.format(k=cast("MarkGame", game).k),
            translate("Words", "A full board without a row is a draw."),
        )

    def how_to_type(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Moves such as b2a3, or a board such as X.O/.X./..O")

    def measure(self, name: str, /) -> str:
        return translate("Words", str(MEASURES[name]))

    def guesses(self) -> str:
        return translate("Words", "by open lines, which are a burden here")

    def guess(self) -> str:
        return translate(
            "Words",
            "The guess counts the open lines of both sides. Here they count against the player who "
            "has them, more for more marks in a line.",
        )


class WildWording(Wording):
    """The texts for wild play, in which either player places either mark."""

    faults = FAULTS

    def family(self) -> str:
        return translate("Words", "Wild tic-tac-toe")

    def title(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Wild tic-tac-toe")

    def in_short(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Place X or O")

    def rules(self, game: Game, /) -> Sequence[str]:  # noqa: ARG002
        return (
            translate("Words", "In turn each places an X or an O, whichever they like."),
            translate("Words", "Who makes three equal marks in a row wins, whoever placed them."),
            translate("Words", "A full board without a row is a draw."),
        )

    def how_to_type(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Moves such as Xb2 Oa1, or a board such as X.O/.X./..O")


class NotaktoWording(Wording):
    """The texts for Notakto, which has crosses only."""

    faults = FAULTS

    def family(self) -> str:
        return translate("Words", "Notakto")

    def sees_one_ahead(self) -> str:
        return translate("Words", "does not make the last row while it needn't, plays at random")

    def title(self, game: Game, /) -> str:
        boards = cast("MarkGame", game).boards
        if boards == 1:
            return translate("Words", "Notakto")
        return translate("Words", "Notakto, boards: {count}").format(count=boards)

    def in_short(self, game: Game, /) -> str:
        if cast("MarkGame", game).boards == 1:
            return translate("Words", "Only X, and a row loses")
        return translate("Words", "Only X, the last row loses")

    def rules(self, game: Game, /) -> Sequence[str]:
        if cast("MarkGame", game).boards == 1:
            return (
                translate("Words", "In turn each takes an open square, and both place only X."),
                translate("Words", "Who makes three X in a row has lost."),
                translate("Words", "There are no draws."),
            )
        return (
            translate("Words", "In turn each places an X on one of the boards; there is no O."),
            translate(
                "Words", "A board with three X in a row is dead: nobody plays there any more."
            ),
            translate("Words", "Who makes the row on the last board has lost."),
        )

    def how_to_type(self, game: Game, /) -> str:
        if cast("MarkGame", game).boards == 1:
            return translate("Words", "Moves such as b2a3, or a board such as X../.X./...")
        return translate("Words", "Moves such as b2e2, or boards such as {boards}").format(
            boards="+".join(["X../.X./..."] * cast("MarkGame", game).boards)
        )

    def measure(self, name: str, /) -> str:
        return translate("Words", str(MEASURES[name]))
