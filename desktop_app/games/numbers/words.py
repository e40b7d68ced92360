# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for number trees: MAX and MIN, branches and leaves."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import MAX, Game, Move, Player, Position
from desktop_app.games.numbers.tree import NumberFault
from desktop_app.games.wording import Texts, Wording
from desktop_app.languages import translate

SIDES = 2
"""Branches that are called left and right."""


FAULTS: Texts = {
    NumberFault.NO_BRANCH: QT_TRANSLATE_NOOP(
        "Words", "{where}there is no branch “{text}”; this node has {branches}, counted from 1."
    ),
    NumberFault.NO_POSITION_TEXT: QT_TRANSLATE_NOOP(
        "Words", "A tree of numbers has no board; give the branches that lead to the node."
    ),
    NumberFault.NUMBER_SYNTAX: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” at place {place} is no number from -100,000 to 100,000; write 3 5 2 9 or "
        "[3 5] [2 9].",
    ),
    NumberFault.NO_NUMBERS: QT_TRANSLATE_NOOP(
        "Words", "There are no numbers; write some, such as 3 5 2 9 or [3 5] [2 9]."
    ),
    NumberFault.NUMBER_BRACKET: QT_TRANSLATE_NOOP(
        "Words",
        "The bracket at place {place} has no partner; write, for example, [3 5] [2 9].",
    ),
    NumberFault.NUMBER_COUNT: QT_TRANSLATE_NOOP(
        "Words",
        "{count} numbers don't fill a tree of two branches each; give {fewer} or {more}, or "
        "nest them: [3 5] [2].",
    ),
    NumberFault.NUMBER_SIZE: QT_TRANSLATE_NOOP(
        "Words", "The tree is too large; at most {leaves} numbers, {depth} levels deep."
    ),
    NumberFault.EMPTY_BRANCH: QT_TRANSLATE_NOOP(
        "Words", "The brackets at place {place} are empty; each branch needs a number."
    ),
}


class NumberWording(Wording):
    """The texts for all trees."""

    faults = FAULTS

    def family(self) -> str:
        return translate("Words", "Trees of numbers")

    def title(self, _game: Game) -> str:
        return translate("Words", "A tree of numbers")

    def player(self, _game: Game, player: Player) -> str:
        """Return MAX or MIN."""
        return translate("Words", "MAX") if player is MAX else translate("Words", "MIN")

    def move(self, position: Position, move: Move) -> str:
        """Return the number of a branch; of two branches, left or right."""
        if len(position.legal_moves()) == SIDES:
            return translate("Explain", "right") if move else translate("Explain", "left")
        return super().move(position, move)

    def said_move(self, position: Position, move: Move) -> str:
        name = self.move(position, move)
        if len(position.legal_moves()) == SIDES:
            return translate("Explain", "the {side} branch").format(side=name)
        return translate("Explain", "branch {number}").format(number=name)
