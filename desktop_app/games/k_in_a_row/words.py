# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for line games: X and O, cells and columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.games.k_in_a_row.reasons import LineReason
from desktop_app.games.k_in_a_row.rules import LineFault, cell_text
from desktop_app.games.wording import TextChooser, Texts, Wording, no_safe_text, not_blocked_text
from desktop_app.languages import translate
from desktop_app.numerals import listed

if TYPE_CHECKING:
    from desktop_app.core.entry import EvaluationTerm
    from desktop_app.core.position import Game, Move, Position
    from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
    from desktop_app.search.why.finding import Finding

TITLES: dict[str, object] = {
    #: The name of a game with its size
    "tic-tac-toe": QT_TRANSLATE_NOOP("Words", "Tic-tac-toe 3×3"),
    "mnk:4x4x4": QT_TRANSLATE_NOOP("Words", "Four in a row 4×4"),
    "connect-four": QT_TRANSLATE_NOOP("Words", "Connect Four 7×6"),
    "gomoku": QT_TRANSLATE_NOOP("Words", "Gomoku 15×15"),
    "five-in-a-row": QT_TRANSLATE_NOOP("Words", "Five in a row 20×20"),
}
"""Titles by game id; all other games are named by their size."""

MEASURES: dict[str, object] = {
    #: label in the dialog for another size
    "columns": QT_TRANSLATE_NOOP("Words", "Columns"),
    #: label in the dialog for another size
    "rows": QT_TRANSLATE_NOOP("Words", "Rows"),
    #: label in the dialog for another size: how many marks in a row win
    "k": QT_TRANSLATE_NOOP("Words", "How many in a row win?"),
    "gravity": QT_TRANSLATE_NOOP("Words", "Discs fall to the lowest empty cell"),
}


FAULTS: Texts = {
    #: What is wrong with something that was typed. {kind}: a name to be typed, such as tic-tac-toe
    LineFault.BAD_SIZE: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” isn't a board size. Write columns x rows x row length, for example {kind}:7x6x4.",
    ),
    LineFault.SIZE_RANGE: QT_TRANSLATE_NOOP(
        "Words",
        "{value} is too small or too large. Columns, rows and row length go from "
        "{least} to {most}.",
    ),
    LineFault.ROW_TOO_LONG: QT_TRANSLATE_NOOP(
        "Words",
        "{k} in a row doesn't fit on a {columns} by {rows} board. Make the board larger.",
    ),
    #: {corner}: the name of the last square or column
    LineFault.OFF_BOARD: QT_TRANSLATE_NOOP(
        "Words", "{where}there is no square “{text}”. The last square is {corner}."
    ),
    LineFault.NO_COLUMN: QT_TRANSLATE_NOOP(
        "Words", "{where}there is no column {text}. The last column is {corner}."
    ),
    LineFault.CELL_TAKEN: QT_TRANSLATE_NOOP(
        "Words", "{where}square {text} is already taken. Choose an empty one."
    ),
    LineFault.COLUMN_FULL: QT_TRANSLATE_NOOP(
        "Words", "{where}column {text} is full. Choose another one."
    ),
    #: What is wrong with a board that was typed. {expected}: what should be there, {row}, {column},
    #: {cells}: numbers; {mark}: a letter; {x}, {o}: how many there are; {turn}: X or O
    LineFault.ROW_COUNT: QT_TRANSLATE_NOOP(
        "Words",
        "The number of rows must be {expected}, not {rows}. Write the rows from the top "
        "with / between them, such as X.O/.X./..O X.",
    ),
    LineFault.ROW_LENGTH: QT_TRANSLATE_NOOP(
        "Words", "Row {row} from the top must have this many cells: {expected}, not {cells}."
    ),
    LineFault.BAD_MARK: QT_TRANSLATE_NOOP(
        "Words", "“{mark}” in row {row}, column {column} isn't a mark. Write X, O or a dot."
    ),
    LineFault.BAD_TURN: QT_TRANSLATE_NOOP(
        "Words", "“{text}” after the board isn't a player. Write X or O, or leave it out."
    ),
    LineFault.WRONG_TURN: QT_TRANSLATE_NOOP(
        "Words", "The board has {x} × X and {o} × O. So {expected} moves next, not {turn}."
    ),
    LineFault.WRONG_COUNTS: QT_TRANSLATE_NOOP(
        "Words",
        "There can't be {x} X and {o} O. X goes first, so there are as many X as O, or one more.",
    ),
    LineFault.BOTH_WON: QT_TRANSLATE_NOOP(
        "Words", "Both players have a winning row. The game would have ended with the first one."
    ),
    LineFault.PLAYED_ON: QT_TRANSLATE_NOOP(
        "Words", "{winner} has a winning row, but the other player has moved since then."
    ),
    LineFault.TWO_WINS: QT_TRANSLATE_NOOP(
        "Words", "One move can't have made all of {winner}'s rows."
    ),
    LineFault.FLOATING: QT_TRANSLATE_NOOP(
        "Words", "The disc on {cell} floats: the cell below it is empty."
    ),
}


class LineWording(Wording):
    """The texts for line games of all sizes."""

    faults = FAULTS

    def family(self) -> str:
        #: name of the family: tic-tac-toe, Connect Four, Gomoku
        return translate("Words", "Stones in a row")

    #: The name of a game with its size
    def title(self, game: Game) -> str:
        """Return the game's name; a game without a name is called by its size."""
        if game.id in TITLES:
            return translate("Words", str(TITLES[game.id]))
        line = cast("LineGame", game)
        pattern = (
            translate("Words", "{k} in a row {columns}×{rows}, discs fall")
            if line.gravity
            else translate("Words", "{k} in a row {columns}×{rows}")
        )
        return pattern.format(columns=line.columns, rows=line.rows, k=line.k)

    #: The aim of a game, as a title
    def aim(self, game: Game) -> str:
        line = cast("LineGame", game)
        pattern = (
            translate("Words", "{k} in a row, discs fall")
            if line.gravity
            else translate("Words", "{k} in a row")
        )
        return pattern.format(k=line.k)

    def how_to_tap(self, game: Game) -> str:
        """See `Wording.how_to_tap`: discs fall in their columns."""
        if cast("LineGame", game).gravity:
            return translate("Words", "Tap a column.")
        return translate("Words", "Tap a square.")

    #: A rule of the game
    def rules(self, game: Game) -> Sequence[str]:
        line = cast("LineGame", game)
        turns = (
            translate(
                "Words", "X goes first. Take turns. Drop a disc into any column that isn't full."
            )
            if line.gravity
            else translate("Words", "X goes first. Take turns. Mark any empty square.")
        )
        wins = translate(
            "Words", "The first player to get {k} in a row wins: across, down or diagonally."
        )
        return (
            turns,
            wins.format(k=line.k),
            translate(
                "Words", "If the board is full and nobody has completed a row, it is a draw."
            ),
        )

    def move_in_sentence(self, position: Position, move: Move) -> str:
        """Return a move for sentences; with gravity `column 4`, since `4` looks like a count."""
        name = position.game.move_text(move)
        if not cast("LineGame", position.game).gravity:
            return name
        #: a move in a sentence, such as “X threatens column 4”
        return translate("Words", "column {number}").format(number=name)

    #: Read aloud after a move
    def announced_move(self, position: Position, move: Move) -> str:
        """Announce a move with the cell where the disc lands."""
        game = cast("LineGame", position.game)
        if not game.gravity:
            return super().announced_move(position, move)
        text = translate("Words", "{player} plays column {number} and lands on {cell}")
        player, number = self.player(game, position.turn), game.move_text(move)
        return text.format(player=player, number=number, cell=cell_text(game, move))

    def announced_end(self, position: Position) -> str:
        """Announce the end with the cells of the winning row."""
        game, won = cast("LineGame", position.game), cast("LinePosition", position).winning_cells()
        cells = [cell_text(game, cell) for cell in range(game.board.cells) if won >> cell & 1]
        if not cells:
            return super().announced_end(position)
        #: for screen readers at the end of a game
        #: {cells}: the places in the row
        return translate("Words", "The winning row: {cells}").format(cells=listed(cells))

    def how_to_type(self, game: Game) -> str:
        if cast("LineGame", game).gravity:
            return translate("Words", "Columns such as 4453, or a board with X, O and dots")
        return translate("Words", "Moves such as b2a3, or a board such as X.O/.X./..O")

    def measure(self, name: str) -> str:
        return translate("Words", str(MEASURES[name]))

    def first_move(self) -> tuple[str, str]:
        return (
            #: name of a bot that always takes the first move
            translate("Words", "Top left"),
            #: what a bot does; the bot is the subject
            translate("Words", "always takes the first empty cell, starting from the top left"),
        )

    def school_scale(self) -> str:
        #: name of a scale for values
        return translate("Words", "Win = 10 + empty squares")

    #: What values mean on the scale of schools
    def school_rule(self, *, has_draws: bool) -> str:  # noqa: ARG002 - it has
        return translate(
            "Words",
            "If {first} wins, the value is 10, plus 1 for each square that is still empty. If "
            "{second} wins, it is the same number with a minus sign in front. 0: a draw.",
        )

    def guesses(self) -> str:
        return translate(
            "Words",
            "If the game isn't over at that depth, the search guesses by counting open lines.",
        )

    def guess(self) -> str:
        return translate(
            "Explain",
            "An open line has only one player's marks in it. We count the open lines of both "
            "players. The more marks in a line, the more it is worth.",
        )

    def counted(self) -> str:
        #: what an evaluation counts, as in “Counting open lines gives 3”
        return translate("Words", "open lines")

    def term(self, term: EvaluationTerm) -> str:
        #: {count}: the marks in an open line; such as “lines with 2: +8”
        return translate("Words", "lines with {count}:").format(count=term.count)

    def evaluation(self, name: str) -> str:  # noqa: ARG002
        #: name of an evaluation: what it counts
        return translate("Words", "Open lines")

    #: “Why?”: what is wrong with a move. {number}: of stones
    def reason_pattern(self, found: Finding, about: TextChooser, /) -> str:
        assert found.reason is not None
        code, other = found.reason.code, found.mover.opponent
        if code in (LineReason.FORK, LineReason.MISSED_FORK):
            text = _two_threats(found, about)
        elif code in (LineReason.STACKED, LineReason.RUNS_OUT):
            text = _columns(found, about)
        elif code == LineReason.MUST_BLOCK:
            text = not_blocked_text(about, found)
        elif code == LineReason.NO_SAFE:
            text = no_safe_text(about, found)
        elif code == LineReason.ABOVE:
            text = about(
                other,
                named=translate(
                    "Words", "Playing {move} opens up the square above it, and {other} wins there."
                ),
                you=translate(
                    "Words", "Playing {move} opens up the square above it, and you win there."
                ),
                bot=translate(
                    "Words", "Playing {move} opens up the square above it, and the bot wins there."
                ),
            )
        elif code == LineReason.NOT_BLOCKED:
            text = about(
                other,
                named=translate(
                    "Words",
                    "{other} has {number} in a row with both ends open. Playing {move} doesn't "
                    "block it.",
                ),
                you=translate(
                    "Words",
                    "You have {number} in a row with both ends open. Playing {move} doesn't "
                    "block it.",
                ),
                bot=translate(
                    "Words",
                    "The bot has {number} in a row with both ends open. Playing {move} doesn't "
                    "block it.",
                ),
            )
        else:
            text = about(
                other,
                named=translate(
                    "Words", "After {move}, {other} can make {number} in a row with both ends open."
                ),
                you=translate(
                    "Words", "After {move}, you can make {number} in a row with both ends open."
                ),
                bot=translate(
                    "Words", "After {move}, the bot can make {number} in a row with both ends open."
                ),
            )
        return text

    def reason_names(self, found: Finding, /) -> dict[str, object]:
        """See `Wording.reason_names`: `{one}`, `{two}` threats, the `{place}`, the `{square}`."""
        names, reason = super().reason_names(found), found.reason
        assert reason is not None
        threats = (self.move_in_sentence(found.position, move) for move in reason.threats)
        names |= dict(zip(("one", "two"), threats, strict=False))
        names |= dict(zip(("square",), reason.names, strict=False))
        return names | {"place": names.get("reply", "")}


#: “Why?”: what is wrong with a move
def _two_threats(found: Finding, about: TextChooser) -> str:
    """Return the pattern for two threats, made by the reply or by a better move."""
    assert found.reason is not None
    if found.reason.code == LineReason.FORK:
        return about(
            found.mover.opponent,
            named=translate(
                "Words",
                "After {move}, {other} can make two threats at once with {reply}: {one} and "
                "{two}. {player} can block only one.",
            ),
            you=translate(
                "Words",
                "After {move}, you can make two threats at once with {reply}: {one} and {two}. "
                "The bot can block only one.",
            ),
            bot=translate(
                "Words",
                "After {move}, the bot can make two threats at once with {reply}: {one} and "
                "{two}. You can block only one.",
            ),
        )
    return about(
        found.mover,
        named=translate(
            "Words",
            "With {better}, {player} would make two threats at once: {one} and {two}. {other} "
            "could block only one.",
        ),
        you=translate(
            "Words",
            "With {better}, you would make two threats at once: {one} and {two}. The bot could "
            "block only one.",
        ),
        bot=translate(
            "Words",
            "With {better}, the bot would make two threats at once: {one} and {two}. You could "
            "block only one.",
        ),
    )


#: “Why?”: the reason for a loss where discs fall
def _columns(found: Finding, about: TextChooser) -> str:
    """Return the pattern for what a player is forced to do where discs fall."""
    assert found.reason is not None
    if found.reason.code == LineReason.STACKED:
        return about(
            found.mover.opponent,
            named=translate(
                "Words",
                "After {reply}, {player} must block {one}. Then {other} wins on the square above.",
            ),
            you=translate(
                "Words",
                "After {reply}, the bot must block {one}. Then you win on the square above.",
            ),
            bot=translate(
                "Words",
                "After {reply}, you must block {one}. Then the bot wins on the square above.",
            ),
        )
    return about(
        found.mover.opponent,
        named=translate(
            "Words",
            "{other} only needs {square} to complete a row. In the end {player} runs out of safe "
            "columns.",
        ),
        you=translate(
            "Words",
            "You only need {square} to complete a row. In the end the bot runs out of safe "
            "columns.",
        ),
        bot=translate(
            "Words",
            "The bot only needs {square} to complete a row. In the end you run out of safe "
            "columns.",
        ),
    )
