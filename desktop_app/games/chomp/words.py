# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for Chomp: squares, bars, and why the first player can win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import MAX, Game, Position
from desktop_app.games.chomp.reasons import ChompReason, ChompRemark, mover_wins, remark_of
from desktop_app.games.chomp.rules import ROW, ChompFault, ChompPosition, turned
from desktop_app.games.wording import TextChooser, Texts, Wording
from desktop_app.languages import translate

if TYPE_CHECKING:
    from desktop_app.games.chomp.rules import ChompGame
    from desktop_app.search.why.finding import Finding, LineMove

FAULTS: Texts = {
    #: What is wrong with something that was typed. {side}, {most}: numbers, {corner}: a square
    ChompFault.BAD_BAR: QT_TRANSLATE_NOOP(
        "Words", "“{text}” isn't a bar size. Write columns x rows, for example chomp:5x4."
    ),
    ChompFault.BAR_SIZE: QT_TRANSLATE_NOOP(
        "Words",
        "A bar can't have {columns} by {rows} squares. Each side can be 1 to {side}, "
        "with at most {most} squares in all.",
    ),
    ChompFault.BAD_LEFT: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” doesn't fit this bar. Write how many squares are left in each row, from the "
        "bottom up: 5,3,1. No row can be longer than the row below it.",
    ),
    ChompFault.OFF_BAR: QT_TRANSLATE_NOOP(
        "Words", "{where}there is no square “{text}”. The last square is {corner}."
    ),
    ChompFault.EATEN: QT_TRANSLATE_NOOP(
        "Words", "{where}square {text} has already been eaten. Choose one that is left."
    ),
}
MEASURES: dict[str, object] = {
    "columns": QT_TRANSLATE_NOOP("Words", "Columns"),
    "rows": QT_TRANSLATE_NOOP("Words", "Rows"),
}
KINDS = ((1,), (2,), (2, 1), (3, 1), (3, 2), (3, 3), (3, 3, 1), (3, 3, 3))
"""A bar for each remark that is not about the whole bar, won and lost."""


class ChompWording(Wording):
    """The texts for bars of all sizes."""

    faults = FAULTS

    #: The name of the game; its French inventor called it so for the sound of eating
    def family(self) -> str:
        return translate("Words", "Chomp")

    #: The name of the game with its size
    def title(self, game: Game, /) -> str:
        bar = cast("ChompGame", game)
        text = translate("Words", "Chomp {columns}×{rows}")
        return text.format(columns=bar.columns, rows=bar.rows)

    def aim(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Don't eat the poisoned square")

    def how_to_tap(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Tap a square.")

    def rules(self, game: Game, /) -> Sequence[str]:  # noqa: ARG002
        return (
            translate(
                "Words",
                "Take turns. Pick a square: you eat it and the whole block above it and to its "
                "right.",
            ),
            translate("Words", "The square at the bottom left is poisoned."),
            translate("Words", "The player who has to eat the poisoned square loses."),
        )

    def how_to_type(self, game: Game, /) -> str:  # noqa: ARG002
        #: in an empty line for typing: what can be typed there
        return translate("Words", "Moves such as c2b1, or the rows left, such as 5,3,1")

    def measure(self, name: str, /) -> str:
        return translate("Words", str(MEASURES[name]))

    #: The theory of the position on the board
    def rule(self, position: Position, /) -> str:
        """Return how to win this bar, or why it can be won although nobody knows how."""
        chomp = cast("ChompPosition", position)
        said = remark_of(chomp.bar)
        if said is None:
            if chomp.outcome is not None:
                return ""
            #: above the list of moves, in place of a rule that says how to win
            return translate("Words", "Nobody knows a simple rule for this shape.")
        wins = mover_wins(said)
        text = {
            ChompRemark.POISON: translate(
                "Words", "Only the poisoned square is left. {player} has to eat it."
            ),
            #: a theorem about the position on the board; {player} moves next
            ChompRemark.LINE: translate(
                "Words",
                "One line is left. {player} can win by eating everything except the "
                "poisoned square.",
            ),
            ChompRemark.ARMS: translate(
                "Words",
                "Two arms are left: the bottom row and the left column. {player} can win by "
                "making both the same length.",
            ),
            ChompRemark.TWO_ROWS: translate(
                "Words",
                "Two rows or columns are left. {player} can win by leaving one of them "
                "exactly one square longer than the other.",
            ),
            ChompRemark.SQUARE: translate(
                "Words",
                "A square bar is left. {player} can win by eating b2. Then the bottom row and "
                "the left column are left, and they are the same length.",
            ),
            #: {corner}: the square at the top right
            ChompRemark.WHOLE: translate(
                "Words",
                "A whole rectangle is left. {player} can win. Nobody knows a rule that says how, "
                "but we do know why.\nSuppose {player} ate just {corner}. If no answer to that "
                "wins, it was a winning move.\nSuppose an answer does win. It would eat {corner} "
                "too. So {player} can play that same move right now.",
            ),
        }[ChompRemark(said.code)]
        if not wins and said.code == ChompRemark.ARMS:
            text = translate(
                "Words",
                "Two arms of the same length are left: the bottom row and the left column. "
                "Whatever {player} eats from one arm, the other player can copy on the other arm. "
                "So {player} loses against a perfect player.",
            )
        elif not wins and said.code == ChompRemark.TWO_ROWS:
            text = translate(
                "Words",
                "Two rows or columns are left, one exactly one square longer than the other. "
                "{player} loses against a perfect player.",
            )
        corner = ROW * (len(chomp.bar) - 1) + chomp.bar[-1] - 1
        game = chomp.game
        return text.format(player=game.player_text(chomp.turn), corner=game.move_text(corner))

    def possible_rules(self, game: Game, /) -> Sequence[str]:
        whole = cast("ChompGame", game)
        bars = [whole.start().bar]
        for kind in KINDS:
            ways = (kind, turned(kind))
            fitting = (
                each for each in ways if each[0] <= whole.columns and len(each) <= whole.rows
            )
            bars += [*fitting][:1]
        return [self.rule(ChompPosition(whole, bar, MAX, 0)) for bar in bars]

    def theory_refutation(self, found: Finding, /) -> str:
        """Return what kind of bar the reply leaves."""
        reply = found.reply
        from desktop_app.search.why.finding import FindingKind

        if found.kind is not FindingKind.LETS_WIN or reply is None or reply.remark is None:
            return ""
        then = self.theory_remark(reply)
        #: {then}: what is left, such as “one line is left”
        text = translate("Words", "After {reply}: {then}.")
        return text.format(reply=self.move_in_sentence(reply.position, reply.move), then=then)

    def theory_remark(self, play: LineMove, /) -> str:
        """Return what kind of bar a move leaves."""
        said = play.remark
        if said is None:
            return ""
        text = {
            #: these texts about what is left follow a colon, or a move in brackets
            ChompRemark.POISON: translate("Words", "only the poisoned square is left"),
            ChompRemark.LINE: translate("Words", "one line is left"),
            ChompRemark.ARMS: translate(
                "Words",
                "the bottom row and the left column are left, and their lengths differ by {number}",
            ),
            ChompRemark.TWO_ROWS: translate(
                "Words", "two rows or columns are left, and their lengths differ by {number}"
            ),
            ChompRemark.SQUARE: translate("Words", "a square bar is left"),
            ChompRemark.WHOLE: translate("Words", "a whole rectangle is left"),
        }[ChompRemark(said.code)]
        if said.code == ChompRemark.TWO_ROWS and not said.number:
            text = translate("Words", "two rows or columns of the same length are left")
        elif said.code == ChompRemark.ARMS and not said.number:
            text = translate(
                "Words",
                "only the bottom row and the left column are left, and they are the same length",
            )
        return text.format(number=said.number)

    def reason_pattern(self, found: Finding, about: TextChooser, /) -> str:
        assert found.reason is not None
        pattern = _left if found.reason.better is None else _missed
        return pattern(found, about)


#: “Why?”: what the best answer to the mistake leaves
def _left(found: Finding, about: TextChooser) -> str:
    """Return the pattern for a bar that the reply leaves."""
    assert found.reason is not None
    code = found.reason.code
    if code == ChompReason.POISON:
        return about(
            found.mover,
            named=translate(
                "Words", "After {reply}, only the poisoned square is left for {player} to eat."
            ),
            you=translate(
                "Words", "After {reply}, only the poisoned square is left, and you have to eat it."
            ),
            bot=translate(
                "Words",
                "After {reply}, only the poisoned square is left, and the bot has to eat it.",
            ),
        )
    if code == ChompReason.ARMS:
        return about(
            found.mover,
            named=translate(
                "Words",
                "After {reply}, two arms of the same length are left: the bottom row and the left "
                "column. Whatever {player} eats from one arm, {other} can copy on the other arm.",
            ),
            you=translate(
                "Words",
                "After {reply}, two arms of the same length are left: the bottom row and the left "
                "column. Whatever you eat from one arm, the bot can copy on the other arm.",
            ),
            bot=translate(
                "Words",
                "After {reply}, two arms of the same length are left: the bottom row and the left "
                "column. Whatever the bot eats from one arm, you can copy on the other arm.",
            ),
        )
    if code == ChompReason.ROWS:
        return about(
            found.mover,
            named=translate(
                "Words",
                "After {reply}, two rows are left, the lower one just one square longer. "
                "Whatever {player} eats, {other} can get back to this shape.",
            ),
            you=translate(
                "Words",
                "After {reply}, two rows are left, the lower one just one square longer. "
                "Whatever you eat, the bot can get back to this shape.",
            ),
            bot=translate(
                "Words",
                "After {reply}, two rows are left, the lower one just one square longer. "
                "Whatever the bot eats, you can get back to this shape.",
            ),
        )
    return about(
        found.mover,
        named=translate(
            "Words",
            "After {reply}, two columns are left, the left one just one square longer. "
            "Whatever {player} eats, {other} can get back to this shape.",
        ),
        you=translate(
            "Words",
            "After {reply}, two columns are left, the left one just one square longer. "
            "Whatever you eat, the bot can get back to this shape.",
        ),
        bot=translate(
            "Words",
            "After {reply}, two columns are left, the left one just one square longer. "
            "Whatever the bot eats, you can get back to this shape.",
        ),
    )


#: “Why?”: what a better move would have left
def _missed(found: Finding, about: TextChooser) -> str:
    """Return the pattern for a bar that a better move would have left."""
    assert found.reason is not None
    code = found.reason.code
    if code == ChompReason.POISON:
        return about(
            found.mover,
            named=translate(
                "Words", "Eating {better} would leave {other} with only the poisoned square."
            ),
            you=translate(
                "Words", "Eating {better} would leave the bot with only the poisoned square."
            ),
            bot=translate(
                "Words", "Eating {better} would leave you with only the poisoned square."
            ),
        )
    if code == ChompReason.ARMS:
        return about(
            found.mover,
            named=translate(
                "Words",
                "Eating {better} would leave two arms of the same length: the bottom row and the "
                "left column. Whatever {other} eats from one arm, {player} could copy on the "
                "other arm.",
            ),
            you=translate(
                "Words",
                "Eating {better} would leave two arms of the same length: the bottom row and the "
                "left column. Whatever the bot eats from one arm, you could copy on the other "
                "arm.",
            ),
            bot=translate(
                "Words",
                "Eating {better} would leave two arms of the same length: the bottom row and the "
                "left column. Whatever you eat from one arm, the bot could copy on the other arm.",
            ),
        )
    if code == ChompReason.ROWS:
        return about(
            found.mover,
            named=translate(
                "Words",
                "Eating {better} would leave two rows, the lower one just one square longer. "
                "Whatever {other} eats, {player} could get back to that shape.",
            ),
            you=translate(
                "Words",
                "Eating {better} would leave two rows, the lower one just one square longer. "
                "Whatever the bot eats, you could get back to that shape.",
            ),
            bot=translate(
                "Words",
                "Eating {better} would leave two rows, the lower one just one square longer. "
                "Whatever you eat, the bot could get back to that shape.",
            ),
        )
    return about(
        found.mover,
        named=translate(
            "Words",
            "Eating {better} would leave two columns, the left one just one square longer. "
            "Whatever {other} eats, {player} could get back to that shape.",
        ),
        you=translate(
            "Words",
            "Eating {better} would leave two columns, the left one just one square longer. "
            "Whatever the bot eats, you could get back to that shape.",
        ),
        bot=translate(
            "Words",
            "Eating {better} would leave two columns, the left one just one square longer. "
            "Whatever you eat, the bot could get back to that shape.",
        ),
    )
