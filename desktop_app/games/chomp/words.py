# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for Chomp: squares, bars, and why the first player can win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import Game, Position
from desktop_app.games.chomp.rules import ROW, ChompFault
from desktop_app.games.chomp.theory import ChompRemark, mover_wins, remark_of
from desktop_app.games.wording import Texts, Wording
from desktop_app.languages import translate
from desktop_app.search.why.finding import Finding, FindingKind, Play

if TYPE_CHECKING:
    from desktop_app.games.chomp.rules import ChompGame, ChompPosition

FAULTS: Texts = {
    ChompFault.BAD_BAR: QT_TRANSLATE_NOOP(
        "Words", "“{text}” is no size of a bar; write columns x rows: chomp:5x4."
    ),
    ChompFault.BAR_SIZE: QT_TRANSLATE_NOOP(
        "Words",
        "A bar of {columns} by {rows} can't be; sides go from 1 to {side}, with at most {most} "
        "squares.",
    ),
    ChompFault.BAD_LEFT: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” can't be left of this bar; write how many squares each row has, the lowest "
        "first and never more above: 5,3,1.",
    ),
    ChompFault.OFF_BAR: QT_TRANSLATE_NOOP(
        "Words", "{where}“{text}” is off the bar; its last square is {corner}."
    ),
    ChompFault.EATEN: QT_TRANSLATE_NOOP(
        "Words", "{where}{text} is eaten already; choose a square that is left."
    ),
}
MEASURES: dict[str, object] = {
    "columns": QT_TRANSLATE_NOOP("Words", "Columns"),
    "rows": QT_TRANSLATE_NOOP("Words", "Rows"),
}


class ChompWording(Wording):
    """The texts for bars of all sizes."""

    faults = FAULTS

    def family(self) -> str:
        return translate("Words", "Chomp")

    def title(self, game: Game, /) -> str:
        bar = cast("ChompGame", game)
        text = translate("Words", "Chomp {columns}×{rows}")
        return text.format(columns=bar.columns, rows=bar.rows)

    def in_short(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Don't eat the poison")

    def rules(self, game: Game, /) -> Sequence[str]:  # noqa: ARG002
        return (
            translate("Words", "In turn each bites off a square, with all above and to its right."),
            translate("Words", "The square at the lower left is poisoned."),
            translate("Words", "Who must eat the poison has lost."),
        )

    def how_to_type(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Moves such as c2b1, or the rows that are left such as 5,3,1")

    def measure(self, name: str, /) -> str:
        return translate("Words", str(MEASURES[name]))

    def rule(self, position: Position, /) -> str:
        """See `Wording.rule`: how this bar is won, or why it is though nobody knows how."""
        chomp = cast("ChompPosition", position)
        said = remark_of(chomp.bar)
        if said is None:
            return ""
        wins = mover_wins(said)
        text = {
            ChompRemark.POISON: translate(
                "Words", "Only the poison is left: {player} must eat it."
            ),
            ChompRemark.LINE: translate(
                "Words", "One line: {player}, to move, eats all but the poison and wins."
            ),
            ChompRemark.ARMS: translate(
                "Words", "Two arms: {player}, to move, makes them equally long and wins."
            ),
            ChompRemark.TWO_ROWS: translate(
                "Words",
                "Two rows: {player}, to move, leaves one of them a square longer than the other "
                "and wins.",
            ),
            ChompRemark.SQUARE: translate(
                "Words",
                "A whole square: {player}, to move, bites at b2, leaves two equal arms and wins.",
            ),
            ChompRemark.WHOLE: translate(
                "Words",
                "A whole bar: {player}, to move, can win. Nobody knows a rule for how, but why is "
                "known.\n{player} could eat {corner} alone. If no answer to that wins, {player} "
                "has won.\nIf an answer wins, it eats {corner} too: so {player} can make that very "
                "bite now.",
            ),
        }[ChompRemark(said.code)]
        if not wins and said.code == ChompRemark.ARMS:
            text = translate(
                "Words",
                "Two equal arms: what {player}, to move, eats of one, the other player eats of the "
                "other one. So {player} loses.",
            )
        elif not wins and said.code == ChompRemark.TWO_ROWS:
            text = translate(
                "Words", "Two rows, one of them a square longer: {player}, to move, loses."
            )
        corner = ROW * (len(chomp.bar) - 1) + chomp.bar[-1] - 1
        game = chomp.game
        return text.format(player=game.player_text(chomp.turn), corner=game.move_text(corner))

    def refuted(self, found: Finding, /) -> str:
        """See `Wording.refuted`: what is left after the move, and after the reply."""
        reply = found.reply
        if found.kind is not FindingKind.LETS_WIN or reply is None or reply.remark is None:
            return ""
        then = self.remarked(reply)
        text = translate("Words", "After {reply}, {then}.")
        return text.format(reply=self.said_move(reply.position, reply.move), then=then)

    def remarked(self, play: Play, /) -> str:
        """See `Wording.remarked`: what kind of bar is left."""
        said = play.remark
        if said is None:
            return ""
        text = {
            ChompRemark.POISON: translate("Words", "only the poison is left"),
            ChompRemark.LINE: translate("Words", "one line is left"),
            ChompRemark.ARMS: translate("Words", "two arms that differ by {number} are left"),
            ChompRemark.TWO_ROWS: translate("Words", "two rows that differ by {number} are left"),
            ChompRemark.SQUARE: translate("Words", "a whole square is left"),
            ChompRemark.WHOLE: translate("Words", "a whole bar is left"),
        }[ChompRemark(said.code)]
        if said.code == ChompRemark.ARMS and not said.number:
            text = translate("Words", "two equal arms are left")
        return text.format(number=said.number)
