# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for Hex."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import Game, Position
from desktop_app.games.hex.rules import HexFault, HexGame
from desktop_app.games.wording import Texts, Wording
from desktop_app.languages import translate

FAULTS: Texts = {
    HexFault.BAD_SIZE: QT_TRANSLATE_NOOP(
        "Words", "“{text}” is no board of Hex; write one side, from {least} to {most}: hex:5."
    ),
    HexFault.BAD_BOARD: QT_TRANSLATE_NOOP(
        "Words",
        "A position is written row by row from above, X, O or a point for each cell: {example}.",
    ),
    HexFault.STONES: QT_TRANSLATE_NOOP(
        "Words", "X begins, so X has as many stones as O or one more; add or take away some."
    ),
    HexFault.BOTH: QT_TRANSLATE_NOOP(
        "Words", "The side to move has its chain already; let the other side have moved last."
    ),
    HexFault.OFF_BOARD: QT_TRANSLATE_NOOP(
        "Words", "{where}{text} is not on this board; the last cell is {last}."
    ),
    HexFault.TAKEN: QT_TRANSLATE_NOOP("Words", "{where}{text} is taken; choose an open cell."),
}


class HexWording(Wording):
    """The texts for boards of all sizes."""

    faults = FAULTS

    def family(self) -> str:
        return translate("Words", "Hex")

    def title(self, game: Game, /) -> str:
        size = cast("HexGame", game).size
        return translate("Words", "Hex {size}×{size}").format(size=size)

    def in_short(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Join your edges")

    def rules(self, game: Game, /) -> Sequence[str]:  # noqa: ARG002
        return (
            translate("Words", "In turn each puts a stone on an open cell; none is ever moved."),
            translate("Words", "X joins the top and the bottom, O the left and the right."),
            translate(
                "Words", "Who has a whole chain from edge to edge wins; there is never a draw."
            ),
        )

    def how_to_type(self, game: Game, /) -> str:
        text = translate("Words", "Moves such as {example}, or rows such as {rows}")
        board = cast("HexGame", game)
        return text.format(example=game.move_text(board.size), rows=board.example)

    def measure(self, name: str, /) -> str:  # noqa: ARG002
        return translate("Words", "Cells of a side")

    def rule(self, position: Position, /) -> str:
        """See `Wording.rule`: why the first player wins, on the empty board."""
        if position.ply:
            return ""
        return translate(
            "Words",
            "X can always win from here: if O could, X would put any stone\n"
            "and then play like O. A stone more never harms, and there is\n"
            "no draw. (J. Nash, 1952; it does not say how.)",
        )

    def evaluation(self, name: str, /) -> str:  # noqa: ARG002 - there is one
        return translate("Words", "Stones still needed")

    def guesses(self) -> str:
        return translate("Words", "by how many stones each still needs")

    def guess(self) -> str:
        return translate(
            "Words",
            "For each side is counted how many stones it still needs to join its edges, where "
            "two stones with two open cells between them count as joined. Each stone fewer "
            "than the other counts 10, each cell on a shortest way 1.",
        )
