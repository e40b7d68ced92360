# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of examples: general ones first, then those of each game."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.core.position import Position
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.registry import FAMILIES, find_game
from desktop_app.languages import translate
from desktop_app.search.algorithm import UtilityScale
from desktop_app.search.example import Example


def _numbers(text: str) -> Callable[[], Position]:
    return lambda: parse_numbers(text).start()


def _board(text: str) -> Callable[[], Position]:
    return lambda: find_game("tic-tac-toe").parse_position(text)


def examples() -> list[Example]:
    """Return all examples: positions that each show one idea, with a text and a question."""
    return [*first_examples(), *(each for family in FAMILIES for each in family.examples())]


def first_examples() -> list[Example]:
    """Return the general examples, simplest first: number trees, tic-tac-toe, and pruning."""
    return [*_trees(), *_boards(), *_pruning()]


def _trees() -> list[Example]:
    return [
        Example(
            translate("Examples", "Four numbers"),
            translate(
                "Examples",
                "MAX chooses left or right, then MIN does. MIN always takes the smaller number, "
                "so left is worth 3 and right 2.",
            ),
            translate("Examples", "Why doesn't MAX go where the 9 is?"),
            False,
            _numbers("3 5 2 9"),
        ),
        Example(
            translate("Examples", "Eight numbers"),
            translate(
                "Examples",
                "Three choices: MAX, MIN, MAX. The largest numbers are both 23, yet the value "
                "is 12: MIN will not go where they are.",
            ),
            translate("Examples", "Which number would you change to make the value 23?"),
            False,
            _numbers("3 5 2 9 12 5 23 23"),
        ),
        Example(
            translate("Examples", "Tic-tac-toe: two of three moves lose"),
            translate(
                "Examples",
                "X is to move, three cells are open. Only one move saves the game. The tree is "
                "small enough to see all of it.",
            ),
            translate("Examples", "Which one is it? Guess before you press Play."),
            False,
            _board("XOX/OO./.X."),
        ),
    ]


def _boards() -> list[Example]:
    return [
        Example(
            translate("Examples", "A quick win and a slow one"),
            translate(
                "Examples",
                "X wins with any of its five moves. Here each win is worth more the sooner it "
                "comes, so X takes a1 at once. Where all wins are worth +1, quick or slow, the "
                "first one found is taken.",
            ),
            translate(
                "Examples",
                "Set Values to +1, 0, −1. Which move does X choose now, and why?",
            ),
            False,
            _board("XOO/X../... X"),
        ),
        Example(
            translate("Examples", "A loss, put off"),
            translate(
                "Examples",
                "X is lost, whatever it plays: O threatens too much. But some moves lose in two "
                "moves and one in four. Who makes it last gives the other a chance to err.",
            ),
            translate("Examples", "Which move holds out the longest, and what does it threaten?"),
            False,
            _board("OX./..X/O.. X"),
        ),
        Example(
            translate("Examples", "Is two in a row good?"),
            translate(
                "Examples",
                "Looking one move ahead, O counts open lines and likes b2 best: two in a row with "
                "c3. That loses. Two moves ahead or more, it plays a3.",
            ),
            translate("Examples", "What does X do after b2? Raise Look ahead and see."),
            False,
            _board("..O/X../.X. O"),
            1,
        ),
        Example(
            translate("Examples", "Good odds, bad move"),
            translate(
                "Examples",
                "O is to move. If both played at random from here, a1 would win most often. "
                "Yet it loses against good play, and minimax draws. Press Three ways: to the "
                "worst case all six moves are alike, for each can end badly, so it picks one by "
                "chance. (Of the 4,520 positions of tic-tac-toe in none do the three ways star "
                "three different moves only; in 1,134 chance can lead them three ways.)",
            ),
            translate("Examples", "What does X do after a1?"),
            False,
            _board(".X./O.X/... O"),
        ),
    ]


def _pruning() -> list[Example]:
    return [
        Example(
            translate("Examples", "Alpha-beta at its best"),
            translate(
                "Examples",
                "At each node the better move comes first. So alpha-beta sees only 5 of the 8 "
                "numbers, the fewest that can be enough.",
            ),
            translate("Examples", "Press Reverse. How many numbers are seen now, and why?"),
            True,
            _numbers("7 5 8 6 3 1 4 2"),
        ),
        Example(
            translate("Examples", "Alpha-beta at its worst"),
            translate(
                "Examples",
                "At each node the better move comes last. Nothing can be cut, and all 8 numbers "
                "are seen: alpha-beta does as much work as minimax.",
            ),
            translate("Examples", "Can you put the same numbers in an order with a cut?"),
            True,
            _numbers("2 4 1 3 6 8 5 7"),
        ),
        Example(
            translate("Examples", "Tic-tac-toe from the empty board"),
            translate(
                "Examples",
                "Minimax visits 549,946 positions, alpha-beta 18,297, and both find the same "
                "value: a draw. That is with the values of the textbooks, +1, 0 and "
                "−1; where quick wins come first, alpha-beta visits 20,866.",
            ),
            translate(
                "Examples",
                "At the end a3 is worth 0 and the eight others ≤ 0. Is "
                "one of them worse than a3? Let Minimax search to the end and see.",
            ),
            True,
            lambda: find_game("tic-tac-toe").start(),
            worth=UtilityScale.PLAIN,
        ),
    ]
