# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for Othello."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import MAX, Game, Move, Player, Position
from desktop_app.core.score import winner_of
from desktop_app.games.othello.notation import OthelloFault
from desktop_app.games.othello.reasons import OthelloReason
from desktop_app.games.othello.rules import OthelloGame, OthelloPosition
from desktop_app.games.wording import PluralTexts, TextChooser, Texts, Wording
from desktop_app.languages import translate
from desktop_app.numerals import grouped

if TYPE_CHECKING:
    from desktop_app.search.why.finding import Finding

FAULTS: Texts = {
    #: What is wrong with something that was typed
    OthelloFault.BAD_SIZE: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” isn't an Othello board size. Write columns x rows, each 4, 6 or 8, for example "
        "othello:6x6.",
    ),
    OthelloFault.BAD_BOARD: QT_TRANSLATE_NOOP(
        "Words",
        "This position doesn't fit the board. Write its rows from the top with B, W and dots, "
        "then whose turn it is, for example {example}.",
    ),
    OthelloFault.NO_MIDDLE: QT_TRANSLATE_NOOP(
        "Words", "The four squares in the middle can't be empty. A game starts with discs there."
    ),
    OthelloFault.APART: QT_TRANSLATE_NOOP(
        "Words", "Every disc must be joined to the middle by other discs. Some of these aren't."
    ),
    #: {where} is “Move 3: ”, or nothing
    #: {last}: a square such as h8
    OthelloFault.OFF_BOARD: QT_TRANSLATE_NOOP(
        "Words", "{where}there is no square “{text}”. The last square is {last}."
    ),
    #: {where} is “Move 3: ”, or nothing
    OthelloFault.TAKEN: QT_TRANSLATE_NOOP(
        "Words", "{where}square {text} is taken. Choose an empty one."
    ),
    #: {where} is “Move 3: ”, or nothing
    OthelloFault.TURNS_NOTHING: QT_TRANSLATE_NOOP(
        "Words", "{where}“{text}” doesn't turn any discs. Choose a square that turns at least one."
    ),
    #: {where} is “Move 3: ”, or nothing
    OthelloFault.MUST_PASS: QT_TRANSLATE_NOOP(
        "Words",
        "{where}“{text}” isn't a legal move: this player must pass. Write “pass” before it.",
    ),
    #: {where} is “Move 3: ”, or nothing
    OthelloFault.CAN_MOVE: QT_TRANSLATE_NOOP(
        "Words", "{where}“{text}” isn't a legal move: this player can still move. Leave it out."
    ),
}


#: Read aloud by screen readers
class CountedDiscs(PluralTexts):
    """Texts with a number of discs."""

    def on_board(self, count: int, player: str) -> str:
        """Return how many discs a player has: "Black has 12 discs"."""
        text = self.tr("{player} has {count} discs", "", count)
        return text.format(player=player, count=grouped(count))

    def empty_squares(self, count: int, player: str) -> str:
        """Return who gets the empty squares at the end: "Black also gets the 2 empty squares"."""
        text = self.tr("{player} also gets the {count} empty squares", "", count)
        return text.format(player=player, count=grouped(count))


COUNTED_DISCS = CountedDiscs()


class OthelloWording(Wording):
    """The texts for boards of all sizes."""

    faults = FAULTS

    #: The name of the game
    def family(self) -> str:
        return translate("Words", "Othello")

    def evaluation(self, name: str, /) -> str:
        names = {
            #: Names of evaluations in a list: what they count.
            "features": lambda: translate("Words", "Moves, corners and edges"),
            "discs": lambda: translate("Words", "Discs"),
        }
        return names[name]()

    #: The name of the game with its size
    def title(self, game: Game, /) -> str:
        board = cast("OthelloGame", game)
        return translate("Words", "Othello {columns}×{rows}").format(
            columns=board.columns, rows=board.rows
        )

    def aim(self, game: Game, /) -> str:  # noqa: ARG002
        #: The aim of the game, on its card.
        return translate("Words", "Have the most discs")

    def how_to_tap(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Tap a square.")

    def rules(self, game: Game, /) -> Sequence[str]:  # noqa: ARG002
        return (
            translate(
                "Words",
                "Black goes first. Place a disc so that you catch a row of the other player's "
                "discs between two of yours.",
            ),
            translate(
                "Words",
                "The row can go across, down or diagonally. All the discs that you trap change to "
                "your colour.",
            ),
            translate("Words", "If you can't turn a disc, you must pass."),
            translate(
                "Words",
                "When nobody can move, the player with more discs wins. The winner gets the "
                "empty squares, too.",
            ),
        )

    def ended(self, position: Position, /) -> str:
        """See `Wording.ended`: the empty squares that count for the winner."""
        othello = cast("OthelloPosition", position)
        winner = winner_of(othello)
        if winner is None or not othello.empty:
            return ""
        return COUNTED_DISCS.empty_squares(othello.empty, self.player(position.game, winner))

    #: The name of a player
    def player(self, game: Game, player: Player, /) -> str:  # noqa: ARG002
        return translate("Words", "Black") if player is MAX else translate("Words", "White")

    def mark(self, game: Game, player: Player, /) -> str:  # noqa: ARG002
        """See `Wording.mark`: a dark disc and a light one."""
        return "●" if player is MAX else "○"

    def move(self, position: Position, move: Move, /) -> str:
        game = cast("OthelloGame", position.game)
        if move == game.passing:
            #: The name of a move: the player can't turn a disc.
            return translate("Words", "pass")
        return game.move_text(move)

    def how_to_type(self, game: Game, /) -> str:
        #: In the empty line for a position; the word pass is typed as it is in all languages.
        text = translate("Words", "Moves such as {example} or pass, or rows such as {rows}")
        start = game.start()
        return text.format(example=game.move_text(start.legal_moves()[0]), rows=start.text)

    def measure(self, name: str, /) -> str:
        if name == "columns":
            #: In the dialog for a board of another size.
            return translate("Words", "Columns (4, 6 or 8)")
        return translate("Words", "Rows (4, 6 or 8)")

    def guesses(self) -> str:
        return translate(
            "Words",
            "If the game isn't over at that depth, the search guesses from corners, edges and "
            "the number of moves.",
        )

    def guess(self) -> str:
        return translate(
            "Words",
            "The guess doesn't count discs, but what helps you win them. A corner is worth 7, "
            "and each of your discs in an unbroken line from it along the edge is worth 2. Each "
            "legal move is worth 1, and each empty square next to the other player's discs is "
            "worth a third. A disc diagonally next to an empty corner is worth −4.",
        )

    #: “Why?”: what is wrong with a move
    def reason_pattern(self, found: Finding, about: TextChooser, /) -> str:
        assert found.reason is not None
        code, mover = found.reason.code, found.mover
        if code == OthelloReason.CORNER:
            text = about(
                mover.opponent,
                named=translate(
                    "Words",
                    "After {move}, {other} can take the corner {reply}. Nobody can turn a disc "
                    "there.",
                ),
                you=translate(
                    "Words",
                    "After {move}, you can take the corner {reply}. Nobody can turn a disc there.",
                ),
                bot=translate(
                    "Words",
                    "After {move}, the bot can take the corner {reply}. Nobody can turn a disc "
                    "there.",
                ),
            )
        elif code == OthelloReason.MISSED_CORNER:
            text = translate(
                "Words", "Playing {better} would take a corner. Nobody can turn a disc there."
            )
        elif code == OthelloReason.MUST_PASS:
            text = about(
                mover,
                named=translate("Words", "After {reply}, {player} can't move and must pass."),
                you=translate("Words", "After {reply}, you can't move and must pass."),
                bot=translate("Words", "After {reply}, the bot can't move and must pass."),
            )
        elif found.reason.number == 1:
            text = about(
                mover,
                named=translate("Words", "After {reply}, {player} has only one move."),
                you=translate("Words", "After {reply}, you have only one move."),
                bot=translate("Words", "After {reply}, the bot has only one move."),
            )
        else:
            text = about(
                mover,
                named=translate("Words", "After {reply}, {player} has only two moves."),
                you=translate("Words", "After {reply}, you have only two moves."),
                bot=translate("Words", "After {reply}, the bot has only two moves."),
            )
        return text
