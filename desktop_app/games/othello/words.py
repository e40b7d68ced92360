# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for Othello."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import MAX, Game, Move, Player, Position
from desktop_app.core.score import winner_of
from desktop_app.games.othello.notation import OthelloFault
from desktop_app.games.othello.rules import OthelloGame, OthelloPosition
from desktop_app.games.wording import Texts, Wording
from desktop_app.languages import translate

FAULTS: Texts = {
    OthelloFault.BAD_SIZE: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” is no board of Othello; write columns x rows, each 4, 6 or 8: othello:6x6.",
    ),
    OthelloFault.BAD_BOARD: QT_TRANSLATE_NOOP(
        "Words",
        "A position is written row by row from above, B, W or a point for each square, and who "
        "moves next: {example}.",
    ),
    OthelloFault.NO_MIDDLE: QT_TRANSLATE_NOOP(
        "Words", "The four squares in the middle have discs from the start; none is ever taken."
    ),
    OthelloFault.APART: QT_TRANSLATE_NOOP(
        "Words", "A disc is always put beside another one; here some lie apart."
    ),
    OthelloFault.OFF_BOARD: QT_TRANSLATE_NOOP(
        "Words", "{where}{text} is not on this board; the last square is {last}."
    ),
    OthelloFault.TAKEN: QT_TRANSLATE_NOOP(
        "Words", "{where}{text} is taken; choose an open square."
    ),
    OthelloFault.TURNS_NOTHING: QT_TRANSLATE_NOOP(
        "Words", "{where}a disc at {text} turns nothing; choose a square where it turns one."
    ),
    OthelloFault.MUST_PASS: QT_TRANSLATE_NOOP(
        "Words", "{where}no disc can be put, so {text} is no move; write pass before it."
    ),
    OthelloFault.CAN_MOVE: QT_TRANSLATE_NOOP(
        "Words", "{where}a disc can be put, so nobody may pass; leave {text} out."
    ),
}


class OthelloWording(Wording):
    """The texts for boards of all sizes."""

    faults = FAULTS

    def family(self) -> str:
        return translate("Words", "Othello")

    def evaluation(self, name: str, /) -> str:
        names = {
            "features": lambda: translate("Words", "Moves, corners and edges"),
            "discs": lambda: translate("Words", "Discs"),
        }
        return names[name]()

    def title(self, game: Game, /) -> str:
        board = cast("OthelloGame", game)
        return translate("Words", "Othello {columns}×{rows}").format(
            columns=board.columns, rows=board.rows
        )

    def in_short(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Turn the most discs")

    def rules(self, game: Game, /) -> Sequence[str]:  # noqa: ARG002
        return (
            translate("Words", "Put a disc so that it holds a line of the other's discs."),
            translate("Words", "All of these turn to your colour; who can turn none must pass."),
            translate(
                "Words",
                "When nobody can move, the player with more discs wins. The winner also gets the "
                "empty squares.",
            ),
        )

    def ended(self, position: Position, /) -> str:
        """See `Wording.ended`: the empty squares that count for the winner."""
        othello = cast("OthelloPosition", position)
        winner = winner_of(othello)
        if winner is None or not othello.empty:
            return ""
        text = translate("Words", "{player} also gets the empty squares: {count}")
        return text.format(player=self.player(position.game, winner), count=othello.empty)

    def player(self, game: Game, player: Player, /) -> str:  # noqa: ARG002
        return translate("Words", "Black") if player is MAX else translate("Words", "White")

    def mark(self, game: Game, player: Player, /) -> str:  # noqa: ARG002
        """See `Wording.mark`: a dark disc and a light one."""
        return "●" if player is MAX else "○"

    def move(self, position: Position, move: Move, /) -> str:
        game = cast("OthelloGame", position.game)
        if move == game.passing:
            return translate("Words", "pass")
        return game.move_text(move)

    def how_to_type(self, game: Game, /) -> str:
        text = translate("Words", "Moves such as {example} or pass, or rows such as {rows}")
        start = game.start()
        return text.format(example=game.move_text(start.legal_moves()[0]), rows=start.text)

    def measure(self, name: str, /) -> str:
        if name == "columns":
            return translate("Words", "Columns (4, 6 or 8)")
        return translate("Words", "Rows (4, 6 or 8)")

    def guesses(self) -> str:
        return translate("Words", "by corners, edges and how many moves there are")

    def guess(self) -> str:
        return translate(
            "Words",
            "Not discs are counted before the end, but what will bring them: a corner counts 7, "
            "a disc of an edge that can't be turned 2, a move more than the other has 1, a place "
            "beside the other's discs a third; a disc diagonally beside an empty corner −4.",
        )
