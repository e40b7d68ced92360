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
    #: What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more},
    #: {leaves}: numbers
    NumberFault.NO_BRANCH: QT_TRANSLATE_NOOP(
        "Words",
        "{where}“{text}” isn't a branch of this node. Write a number from 1 to {branches}.",
    ),
    NumberFault.NO_POSITION_TEXT: QT_TRANSLATE_NOOP(
        "Words", "A tree of numbers has no board. Write the branches that lead to the node."
    ),
    NumberFault.NUMBER_SYNTAX: QT_TRANSLATE_NOOP(
        "Words",
        "Entry {place}, “{text}”, isn't a number from −100,000 to 100,000. Write, for example, 3 "
        "5 2 9 or [3 5] [2 9].",
    ),
    NumberFault.NO_NUMBERS: QT_TRANSLATE_NOOP(
        "Words", "There are no numbers yet. Write some, for example 3 5 2 9 or [3 5] [2 9]."
    ),
    NumberFault.NUMBER_BRACKET: QT_TRANSLATE_NOOP(
        "Words",
        "The bracket at character {place} has no partner. Write, for example, [3 5] [2 9].",
    ),
    NumberFault.NUMBER_COUNT: QT_TRANSLATE_NOOP(
        "Words",
        "{count} numbers don't fill a tree with two branches at each node. Write "
        "{fewer} or {more} numbers, or use brackets: [3 5] [2].",
    ),
    NumberFault.NUMBER_SIZE: QT_TRANSLATE_NOOP(
        "Words", "The tree is too large. It can have at most {leaves} numbers and {depth} levels."
    ),
    NumberFault.EMPTY_BRANCH: QT_TRANSLATE_NOOP(
        "Words", "The brackets at character {place} are empty. Write a number between them."
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
        #: name of the player who wants the largest number
        return translate("Words", "MAX") if player is MAX else translate("Words", "MIN")

    def move(self, position: Position, move: Move) -> str:
        """Return the number of a branch; of two branches, left or right."""
        if len(position.legal_moves()) == SIDES:
            #: name of a branch of a tree
            return translate("Explain", "right") if move else translate("Explain", "left")
        return super().move(position, move)

    def move_in_sentence(self, position: Position, move: Move) -> str:
        if len(position.legal_moves()) == SIDES:
            return (
                #: a branch in a sentence
                translate("Explain", "the right branch")
                if move
                else translate("Explain", "the left branch")
            )
        #: a branch in a sentence
        return translate("Explain", "branch {number}").format(number=self.move(position, move))
