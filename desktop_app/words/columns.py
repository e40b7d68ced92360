# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The titles of the columns in tables of moves, the same in the window and on the command line."""

from __future__ import annotations

from enum import Enum, auto

from desktop_app.languages import translate


class MoveColumn(Enum):
    """What a table says of a move."""

    MOVE = auto()
    LEVEL = auto()
    VALUE = auto()
    RESULT = auto()
    SURE = auto()
    BY_DEPTH = auto()
    REPLY = auto()
    WORST = auto()
    RANDOM = auto()
    ENDINGS = auto()
    LINE = auto()


def column_titles(first: str, second: str) -> dict[MoveColumn, str]:
    """Return the title of each column, in a game whose players have these names."""
    players = {"first": first, "second": second}
    #: Titles of the columns in the table of moves; the results of random play are such as: Random:
    #: X / draw / O
    return {
        MoveColumn.MOVE: translate("CandidateColumns", "Move"),
        MoveColumn.LEVEL: translate("CandidateColumns", "Level"),
        MoveColumn.VALUE: translate("CandidateColumns", "Value"),
        MoveColumn.RESULT: translate("CandidateColumns", "Result"),
        #: Title of the column that says "exact", "guess" and so on
        MoveColumn.SURE: translate("CandidateColumns", "How sure"),
        #: Titles of further columns in the table of moves
        MoveColumn.BY_DEPTH: translate("CandidateColumns", "By depth"),
        MoveColumn.REPLY: translate("CandidateColumns", "Reply"),
        MoveColumn.WORST: translate("CandidateColumns", "Worst case"),
        MoveColumn.RANDOM: translate(
            "CandidateColumns", "Random: {first} / draw / {second}"
        ).format(**players),
        MoveColumn.ENDINGS: translate(
            "CandidateColumns", "Endings: {first} / draw / {second}"
        ).format(**players),
        MoveColumn.LINE: translate("CandidateColumns", "Best line"),
    }
