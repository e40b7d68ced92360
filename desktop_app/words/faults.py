# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences for input that a game refuses: what is wrong, where, and what fits."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.errors import Fault, GameError

translate = QCoreApplication.translate


def fault_text(error: GameError) -> str:
    """One sentence: what is wrong, where, and what fits."""
    return _fault_pattern(error.fault).format(**_with_number(error.details))


def _with_number(details: dict[str, object]) -> dict[str, object]:
    number = details.get("number")
    where = "" if number is None else translate("Words", "Move {number}: ").format(number=number)
    return {**details, "where": where}


def _fault_pattern(fault: Fault) -> str:
    return {
        Fault.UNKNOWN_GAME: lambda: translate(
            "Words",
            "There is no game “{text}”; choose {presets}, mnk:COLSxROWSxK, drop:COLSxROWSxK "
            "or numbers:3,5,2,9.",
        ),
        Fault.BAD_SIZE: lambda: translate(
            "Words", "“{text}” is no board size; write columns x rows x row length: {kind}:7x6x4."
        ),
        Fault.SIZE_RANGE: lambda: translate(
            "Words",
            "{value} is out of range; columns, rows and row length go from {least} to {most}.",
        ),
        Fault.ROW_TOO_LONG: lambda: translate(
            "Words", "{k} in a row does not fit on {columns} by {rows}; make the board larger."
        ),
        Fault.MOVE_SYNTAX: lambda: translate(
            "Words",
            "Move {number}: “{text}” is no move of this game; write moves such as {example}.",
        ),
        Fault.OFF_BOARD: lambda: translate(
            "Words", "{where}“{text}” is off the board; the last one there is is {corner}."
        ),
        Fault.CELL_TAKEN: lambda: translate(
            "Words", "{where}{text} is already taken; choose an open cell."
        ),
        Fault.COLUMN_FULL: lambda: translate(
            "Words", "{where}column {text} is full; choose another one."
        ),
        Fault.NO_BRANCH: lambda: translate(
            "Words", "{where}there is no branch “{text}”; this node has {branches}, counted from 1."
        ),
        Fault.GAME_OVER: lambda: translate(
            "Words", "{where}the game is over before “{text}”; leave it and what follows out."
        ),
        Fault.ROW_COUNT: lambda: translate(
            "Words",
            "The board has {rows} rows instead of {expected}; write the rows from the top with / "
            "between, such as X.O/.X./..O X.",
        ),
        Fault.ROW_LENGTH: lambda: translate(
            "Words", "Row {row} from the top has {cells} cells instead of {expected}."
        ),
        Fault.BAD_MARK: lambda: translate(
            "Words", "“{mark}” in row {row}, column {column} is no mark; write X, O or a point."
        ),
        Fault.BAD_TURN: lambda: translate(
            "Words", "“{text}” behind the board is no player; write X or O, or leave it out."
        ),
        Fault.WRONG_TURN: lambda: translate(
            "Words", "With {x} X and {o} O on the board it is {expected}'s turn, not {turn}'s."
        ),
        Fault.WRONG_COUNTS: lambda: translate(
            "Words",
            "{x} X and {o} O can't be: X moves first, so there are as many X as O, or one more.",
        ),
        Fault.BOTH_WON: lambda: translate(
            "Words", "Both sides have a full row; the game would have ended with the first."
        ),
        Fault.PLAYED_ON: lambda: translate(
            "Words", "{winner} has a full row, yet the other side has moved after it."
        ),
        Fault.TWO_WINS: lambda: translate(
            "Words", "{winner} has rows that no single last move can have completed."
        ),
        Fault.FLOATING: lambda: translate(
            "Words", "The stone on {cell} floats: the cell below it is open."
        ),
        Fault.NO_POSITION_TEXT: lambda: translate(
            "Words", "A tree of numbers has no board; give the branches that lead to the node."
        ),
        Fault.NUMBER_SYNTAX: lambda: translate(
            "Words",
            "“{text}” at place {place} is no number from -100,000 to 100,000; write 3 5 2 9 or "
            "[3 5] [2 9].",
        ),
        Fault.NO_NUMBERS: lambda: translate(
            "Words", "There are no numbers; write some, such as 3 5 2 9 or [3 5] [2 9]."
        ),
        Fault.NUMBER_BRACKET: lambda: translate(
            "Words",
            "The bracket at place {place} has no partner; write, for example, [3 5] [2 9].",
        ),
        Fault.NUMBER_COUNT: lambda: translate(
            "Words",
            "{count} numbers don't fill a tree of two branches each; give {fewer} or {more}, or "
            "nest them: [3 5] [2].",
        ),
        Fault.NUMBER_SIZE: lambda: translate(
            "Words", "The tree is too large; at most {leaves} numbers, {depth} levels deep."
        ),
        Fault.EMPTY_BRANCH: lambda: translate(
            "Words", "The brackets at place {place} are empty; each branch needs a number."
        ),
    }[fault]()
