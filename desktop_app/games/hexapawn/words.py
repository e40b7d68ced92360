# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for Hexapawn: pawns that cross the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import MAX, Game, Player, Position
from desktop_app.games.hexapawn.rules import HexapawnFault
from desktop_app.games.wording import Texts, Wording
from desktop_app.languages import translate

if TYPE_CHECKING:
    from desktop_app.games.hexapawn.rules import HexapawnGame, HexapawnPosition

FAULTS: Texts = {
    HexapawnFault.BAD_SIZE: QT_TRANSLATE_NOOP(
        "Words", "“{text}” is no board size; write columns x rows: hexapawn:4x5."
    ),
    HexapawnFault.SIZE_RANGE: QT_TRANSLATE_NOOP(
        "Words", "{value} is out of range; columns and rows go from {least} to {most}."
    ),
    HexapawnFault.BAD_BOARD: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” is no board of this size; write its rows from the top with W, B and points, "
        "then who moves: {example}.",
    ),
    HexapawnFault.IMPOSSIBLE: QT_TRANSLATE_NOOP(
        "Words",
        "This position can't come about: there are too many pawns, or the game went on after a "
        "pawn had crossed the board.",
    ),
    HexapawnFault.NO_PAWN: QT_TRANSLATE_NOOP(
        "Words", "{where}{text} can't be played: on {cell} stands no pawn of the side to move."
    ),
    HexapawnFault.NO_WAY: QT_TRANSLATE_NOOP(
        "Words",
        "{where}{text} is no move here; a pawn goes one square straight forward, or takes one "
        "slanting forward.",
    ),
}


class HexapawnWording(Wording):
    """The texts for all sizes."""

    faults = FAULTS

    def family(self) -> str:
        return translate("Words", "Hexapawn")

    def evaluation(self, name: str, /) -> str:  # noqa: ARG002
        return translate("Words", "Pawns")

    def title(self, game: Game, /) -> str:
        pawns = cast("HexapawnGame", game)
        text = translate("Words", "Hexapawn {columns}×{rows}")
        return text.format(columns=pawns.columns, rows=pawns.rows)

    def in_short(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Cross the board")

    def rules(self, game: Game, /) -> Sequence[str]:  # noqa: ARG002
        return (
            translate("Words", "White begins; a pawn moves one forward, or takes one slanting."),
            translate("Words", "Who brings a pawn to the other side wins."),
            translate("Words", "Who can't move loses, so there are no draws."),
        )

    def player(self, game: Game, player: Player, /) -> str:  # noqa: ARG002
        return translate("Words", "White") if player is MAX else translate("Words", "Black")

    def mark(self, game: Game, player: Player, /) -> str:  # noqa: ARG002
        """See `Wording.mark`: a pawn of each side."""
        return "♙" if player is MAX else "♟"

    def ended(self, position: Position, /) -> str:
        """See `Wording.ended`: a pawn that has crossed the board is seen."""
        if not cast("HexapawnPosition", position).is_stuck:
            return ""
        text = translate("Words", "{player} can't move")
        return text.format(player=self.player(position.game, position.turn))

    def how_to_type(self, game: Game, /) -> str:
        text = translate("Words", "Moves such as b1b2 a3xb2, or a board such as {board}")
        pawns = cast("HexapawnGame", game)
        return text.format(board=pawns.start().text)

    def measure(self, name: str, /) -> str:
        return translate("Words", "Columns") if name == "columns" else translate("Words", "Rows")

    def guesses(self) -> str:
        return translate("Words", "by the pawns that are left")

    def guess(self) -> str:
        return translate(
            "Words", "Where the game is not over: who has more pawns is ahead, by 100 for each."
        )
