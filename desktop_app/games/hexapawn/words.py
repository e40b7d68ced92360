# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for Hexapawn: pawns that cross the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import MAX, Game, Player, Position
from desktop_app.games.hexapawn.reasons import HexapawnReason
from desktop_app.games.hexapawn.rules import HexapawnFault
from desktop_app.games.wording import TextChooser, Texts, Wording
from desktop_app.languages import translate

if TYPE_CHECKING:
    from desktop_app.games.hexapawn.rules import HexapawnGame, HexapawnPosition
    from desktop_app.search.why.finding import Finding

FAULTS: Texts = {
    #: What is wrong with something that was typed
    HexapawnFault.BAD_SIZE: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” isn't a board size. Write columns x rows, for example hexapawn:4x5.",
    ),
    HexapawnFault.SIZE_RANGE: QT_TRANSLATE_NOOP(
        "Words", "{value} is out of range. Choose from {least} to {most} columns and rows."
    ),
    HexapawnFault.BAD_BOARD: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” isn't a board of this size. Write its rows from the top with W, B and dots, "
        "then whose turn it is, for example {example}.",
    ),
    HexapawnFault.IMPOSSIBLE: QT_TRANSLATE_NOOP(
        "Words",
        "This position can't happen. There are too many pawns, or the game should have ended "
        "when a pawn crossed the board.",
    ),
    #: {where} is “Move 3: ”, or nothing
    HexapawnFault.NO_PAWN: QT_TRANSLATE_NOOP(
        "Words", "{where}“{text}” isn't a legal move: this player has no pawn on {cell}."
    ),
    #: {where} is “Move 3: ”, or nothing
    HexapawnFault.NO_WAY: QT_TRANSLATE_NOOP(
        "Words",
        "{where}“{text}” isn't a legal move. A pawn moves one square straight forward, or "
        "captures diagonally.",
    ),
}


class HexapawnWording(Wording):
    """The texts for all sizes."""

    faults = FAULTS

    #: The name of the game
    def family(self) -> str:
        return translate("Words", "Hexapawn")

    def evaluation(self, name: str, /) -> str:  # noqa: ARG002
        #: The name of an evaluation: it counts the pawns.
        return translate("Words", "Pawns")

    #: The name of the game with its size
    def title(self, game: Game, /) -> str:
        pawns = cast("HexapawnGame", game)
        text = translate("Words", "Hexapawn {columns}×{rows}")
        return text.format(columns=pawns.columns, rows=pawns.rows)

    def aim(self, game: Game, /) -> str:  # noqa: ARG002
        #: The aim of the game, on its card.
        return translate("Words", "Cross the board")

    def how_to_tap(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Tap a piece, then a square.")

    def rules(self, game: Game, /) -> Sequence[str]:  # noqa: ARG002
        return (
            translate("Words", "White goes first. Take turns to move one pawn."),
            translate(
                "Words",
                "A pawn moves one square straight forward if that square is empty. It captures "
                "one square diagonally forward.",
            ),
            translate("Words", "You win if one of your pawns reaches the other side of the board."),
            translate("Words", "If you can't move, you lose. There are no draws."),
        )

    #: The name of a player
    def player(self, game: Game, player: Player, /) -> str:  # noqa: ARG002
        return translate("Words", "White") if player is MAX else translate("Words", "Black")

    def mark(self, game: Game, player: Player, /) -> str:  # noqa: ARG002
        """See `Wording.mark`: a pawn of each side."""
        return "♙" if player is MAX else "♟"

    def ended(self, position: Position, /) -> str:
        """See `Wording.ended`: a pawn that has crossed the board is seen."""
        if not cast("HexapawnPosition", position).is_stuck:
            return ""
        #: Why the game is over.
        text = translate("Words", "{player} can't move")
        return text.format(player=self.player(position.game, position.turn))

    def how_to_type(self, game: Game, /) -> str:
        #: In the empty line for a position: what you can type there.
        #: {board}: a board in letters
        text = translate("Words", "Moves such as b1b2 a3xb2, or a board such as {board}")
        pawns = cast("HexapawnGame", game)
        return text.format(board=pawns.start().text)

    def measure(self, name: str, /) -> str:
        return translate("Words", "Columns") if name == "columns" else translate("Words", "Rows")

    def guesses(self) -> str:
        return translate(
            "Words",
            "If the game isn't over at that depth, the search guesses from the number of pawns "
            "left.",
        )

    def guess(self) -> str:
        return translate(
            "Words",
            "If the game isn't over, the player with more pawns is ahead by 100 for each extra "
            "pawn.",
        )

    #: “Why?”: the reason for a loss
    def reason_pattern(self, found: Finding, about: TextChooser, /) -> str:
        assert found.reason is not None
        if found.reason.code == HexapawnReason.GETS_THROUGH:
            text = about(
                found.mover.opponent,
                named=translate(
                    "Words", "After {reply}, {other} has a pawn that nothing can stop."
                ),
                you=translate("Words", "After {reply}, you have a pawn that nothing can stop."),
                bot=translate("Words", "After {reply}, the bot has a pawn that nothing can stop."),
            )
        else:
            text = about(
                found.mover,
                named=translate("Words", "After {reply}, {player} can't move."),
                you=translate("Words", "After {reply}, you can't move."),
                bot=translate("Words", "After {reply}, the bot can't move."),
            )
        return text
