# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for three men's morris: stones on points, and where they may move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import Game, Position
from desktop_app.games.morris.rules import POINTS, MorrisFault, Ways, point_text
from desktop_app.games.wording import Texts, Wording
from desktop_app.languages import translate

if TYPE_CHECKING:
    from desktop_app.games.morris.rules import MorrisGame, MorrisPosition

TITLES: dict[Ways, object] = {
    Ways.STRAIGHT: QT_TRANSLATE_NOOP("Words", "Three men's morris, straight only"),
    Ways.CENTRE: QT_TRANSLATE_NOOP("Words", "Three men's morris"),
    Ways.DIAGONALS: QT_TRANSLATE_NOOP("Words", "Three men's morris, all diagonals"),
    Ways.ANYWHERE: QT_TRANSLATE_NOOP("Words", "Three men's morris, anywhere"),
}
MOVES: dict[Ways, object] = {
    Ways.STRAIGHT: QT_TRANSLATE_NOOP(
        "Words", "Then each moves a stone to the next free point across or down."
    ),
    Ways.CENTRE: QT_TRANSLATE_NOOP(
        "Words", "Then each moves a stone along a line to the next free point."
    ),
    Ways.DIAGONALS: QT_TRANSLATE_NOOP(
        "Words", "Then each moves a stone to the next free point, also slanting."
    ),
    Ways.ANYWHERE: QT_TRANSLATE_NOOP("Words", "Then each moves a stone to any free point."),
}
FAULTS: Texts = {
    MorrisFault.UNKNOWN_WAYS: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” are no rules of three men's morris; write morris:straight, morris:centre, "
        "morris:diagonals or morris:anywhere.",
    ),
    MorrisFault.BAD_BOARD: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” is no board of nine points; write its rows from the top with X, O and points, "
        "then who moves: XO./.X./..O X.",
    ),
    MorrisFault.BAD_COUNTS: QT_TRANSLATE_NOOP(
        "Words",
        "{x} X and {o} O can't be: each side has at most {most}, and X places the first one.",
    ),
    MorrisFault.WRONG_TURN: QT_TRANSLATE_NOOP(
        "Words", "With so many stones on the board it is {turn}'s turn."
    ),
    MorrisFault.BOTH_WON: QT_TRANSLATE_NOOP(
        "Words", "{player} has three in a row, yet is to move; the game would have ended before."
    ),
    MorrisFault.PLACE_FIRST: QT_TRANSLATE_NOOP(
        "Words",
        "{where}{text} can't be played: stones are left to be placed; write one point, such as b2.",
    ),
    MorrisFault.ALL_PLACED: QT_TRANSLATE_NOOP(
        "Words",
        "{where}{text} can't be played: all stones are placed; write from where to where, such as "
        "b2-b3.",
    ),
    MorrisFault.TAKEN: QT_TRANSLATE_NOOP(
        "Words", "{where}{text} can't be played: on {point} stands a stone already."
    ),
    MorrisFault.NO_STONE: QT_TRANSLATE_NOOP(
        "Words", "{where}{text} can't be played: on {point} stands no stone of the side to move."
    ),
    MorrisFault.NO_LINE: QT_TRANSLATE_NOOP(
        "Words", "{where}{text} can't be played: by these rules no stone may go there from here."
    ),
}


def _ways(game: Game) -> Ways:
    return cast("MorrisGame", game).ways


class MorrisWording(Wording):
    """The texts for all variants."""

    faults = FAULTS

    def family(self) -> str:
        return translate("Words", "Three men's morris")

    def title(self, game: Game, /) -> str:
        return translate("Words", str(TITLES[_ways(game)]))

    def in_short(self, game: Game, /) -> str:
        if _ways(game) is Ways.ANYWHERE:
            return translate("Words", "Place three, then jump")
        return translate("Words", "Place three, then move")

    def rules(self, game: Game, /) -> Sequence[str]:
        return (
            translate("Words", "X begins; in turn each places one of three stones on a point."),
            translate("Words", str(MOVES[_ways(game)])),
            translate(
                "Words",
                "Three in a row win, also slanting; the third time the same is a draw.",
            ),
        )

    def ended(self, position: Position, /) -> str:
        """See `Wording.ended`: rows of three are seen."""
        if position.outcome != 0:
            return ""
        return translate("Words", "The same position for the third time")

    def announced_end(self, position: Position, /) -> str:
        """See `Wording.announced_end`: the points of the winning row."""
        row = cast("MorrisPosition", position).winning_row
        if not row:
            return super().announced_end(position)
        points = ", ".join(point_text(point) for point in range(POINTS) if row >> point & 1)
        return translate("Words", "The winning row: {cells}").format(cells=points)

    def how_to_type(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Moves such as b2 a1, then b2-b3, or a board such as XO./.X./..O")

    def measure(self, name: str, /) -> str:  # noqa: ARG002
        return translate(
            "Words",
            "Stones move\n1: across and down\n2: also from and to the centre\n3: all ways to the "
            "next point\n4: to any point",
        )
