# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for Dots and Boxes: lines between dots, and the score in boxes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import MAX, MIN, Game, Position
from desktop_app.games.dots.rules import DotsFault
from desktop_app.games.wording import Texts, Wording
from desktop_app.languages import translate

if TYPE_CHECKING:
    from desktop_app.games.dots.rules import DotsGame, DotsPosition

FAULTS: Texts = {
    DotsFault.BAD_SIZE: QT_TRANSLATE_NOOP(
        "Words", "“{text}” is no size; write columns x rows of boxes, at most {most}: dots:4x3."
    ),
    DotsFault.BAD_DIAGRAM: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” does not draw this board; write its rows from the top with / between, lying "
        "lines as _, standing ones as | with each box's X or O behind, and a point for nothing.",
    ),
    DotsFault.BAD_OWNERS: QT_TRANSLATE_NOOP(
        "Words", "Each closed box needs the X or O of who has it, and no other box may have one."
    ),
    DotsFault.NO_LINE: QT_TRANSLATE_NOOP(
        "Words", "{where}“{text}” is no line here; name two dots that are next to each other."
    ),
    DotsFault.DRAWN: QT_TRANSLATE_NOOP(
        "Words", "{where}{text} is already drawn; choose an open line."
    ),
}


class DotsWording(Wording):
    """The texts for all sizes."""

    faults = FAULTS

    def family(self) -> str:
        return translate("Words", "Dots and Boxes")

    def title(self, game: Game, /) -> str:
        dots = cast("DotsGame", game)
        text = translate("Words", "Dots and Boxes {columns}×{rows}")
        return text.format(columns=dots.columns, rows=dots.rows)

    def in_short(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Close the most boxes")

    def rules(self, game: Game, /) -> Sequence[str]:  # noqa: ARG002
        return (
            translate("Words", "X begins; each draws a line between two dots side by side."),
            translate("Words", "Who closes a box has it, and must draw again."),
            translate("Words", "When all lines are drawn, who has more boxes wins."),
        )

    def measure(self, name: str, /) -> str:
        if name == "columns":
            return translate("Words", "Columns of boxes")
        return translate("Words", "Rows of boxes")

    def how_to_type(self, game: Game, /) -> str:  # noqa: ARG002
        return translate(
            "Words", "Lines by their dots, such as a1-b1 b1-b2, or a1b1; or a board with _ and |"
        )

    def standing(self, position: Position, /) -> str:
        dots = cast("DotsPosition", position)
        x_boxes, o_boxes = dots.max_boxes.bit_count(), dots.min_boxes.bit_count()
        text = translate("Words", "{first} {count}, {second} {other}")
        first, second = dots.game.player_text(MAX), dots.game.player_text(MIN)
        return text.format(first=first, count=x_boxes, second=second, other=o_boxes)

    def sees_one_ahead(self) -> str:
        return translate(
            "Words", "closes a box if it can, else gives none away if it needn't, all at random"
        )

    def first_move(self) -> tuple[str, str]:
        return translate("Words", "Top left"), translate("Words", "always the first open line")

    def guesses(self) -> str:
        return translate("Words", "by who will have to open the chains")

    def guess(self) -> str:
        return translate(
            "Words",
            "Each has the boxes that are closed, and who moves takes what can be taken. Who then "
            "runs out of safe lines must open a chain: the smallest comes first, and the other "
            "takes it, or leaves its last two boxes so as not to open the next one.",
        )

    def evaluation(self, name: str, /) -> str:
        names = {
            "chains": lambda: translate("Words", "Boxes and chains"),
            "boxes": lambda: translate("Words", "Boxes closed so far"),
        }
        return names[name]()
