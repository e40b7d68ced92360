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
            #: Title of an example: a tree with four numbers at its ends
            translate("Examples", "Four numbers"),
            translate(
                "Examples",
                "MAX chooses left or right. Then MIN chooses. MIN always takes the smaller "
                "number, so the left branch is worth 3 and the right branch is worth 2.",
            ),
            translate("Examples", "Why doesn't MAX go for the 9?"),
            False,
            _numbers("3 5 2 9"),
        ),
        Example(
            #: Title of an example: a tree with eight numbers at its ends
            translate("Examples", "Eight numbers"),
            translate(
                "Examples",
                "MAX chooses, then MIN, then MAX again. The two largest numbers are both 23, but "
                "the value is 12. MIN never goes where the 23s are.",
            ),
            translate("Examples", "Which number would you change to make the value 23?"),
            False,
            _numbers("3 5 2 9 12 5 23 23"),
        ),
        Example(
            translate("Examples", "Tic-tac-toe: two of three moves lose"),
            translate(
                "Examples",
                "It is X's turn, and three squares are empty. Only one move saves the game. The "
                "tree is so small that you can see all of it.",
            ),
            translate("Examples", "Which move is it? Guess before you press “Step”."),
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
                "X can win with any of its five moves. Here a quick win is worth more than a slow "
                "one, so X wins at once with a1. If all wins are worth +1, X takes the first win "
                "that the search finds.",
            ),
            translate(
                "Examples",
                "Open “Settings” in the menu (☰) and set “Values” to +1, 0, −1. Which move does "
                "X choose now, and why?",
            ),
            False,
            _board("XOO/X../... X"),
        ),
        Example(
            translate("Examples", "Losing as late as possible"),
            translate(
                "Examples",
                "X loses whatever it plays, because O has too many threats. After most moves, O "
                "wins in two moves; after one, only in four. A longer game gives O the chance to "
                "make a mistake.",
            ),
            translate("Examples", "Which move lasts the longest, and what does it threaten?"),
            False,
            _board("OX./..X/O.. X"),
        ),
        Example(
            translate("Examples", "Is two in a row good?"),
            translate(
                "Examples",
                "If O looks one move ahead, it counts open lines and likes the move b2 best. "
                "That makes two in a row with c3, but it loses. If O looks further ahead, it "
                "plays a3.",
            ),
            translate(
                "Examples",
                "What does X do after b2? Open “Settings” in the menu (☰), increase “Look ahead” "
                "and see.",
            ),
            False,
            _board("..O/X../.X. O"),
            1,
        ),
        Example(
            translate("Examples", "Good odds, bad move"),
            translate(
                "Examples",
                "It is O's turn. If both players moved at random from here, the move a1 would "
                "win most often. But against good play, a1 loses. Minimax finds a move that "
                "draws. Open “Three ways to choose” in the menu (☰). Each of the six moves can "
                "end badly, so the worst case picks one at random.",
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
                "At each node the better move comes first. So alpha-beta looks at only 5 of the "
                "8 numbers. Fewer wouldn't be enough.",
            ),
            translate(
                "Examples",
                "Open “Settings” in the menu (☰) and press “Reverse”. How many numbers does "
                "alpha-beta look at now, and why?",
            ),
            True,
            _numbers("7 5 8 6 3 1 4 2"),
        ),
        Example(
            translate("Examples", "Alpha-beta at its worst"),
            translate(
                "Examples",
                "At each node the better move comes last. So there is no cut, and alpha-beta looks "
                "at all 8 numbers. It does as much work as minimax.",
            ),
            translate("Examples", "Can you put the same numbers in an order that gives a cut?"),
            True,
            _numbers("2 4 1 3 6 8 5 7"),
        ),
        Example(
            translate("Examples", "Tic-tac-toe from the empty board"),
            translate(
                "Examples",
                "Minimax visits 549,946 positions and alpha-beta only 18,297. Both find the same "
                "value: a draw. Here the values are +1, 0 and −1, as in textbooks. If quick wins "
                "come first, alpha-beta visits 20,866.",
            ),
            translate(
                "Examples",
                "At the end, the move a3 is worth 0, and the other eight are worth 0 or less. Is "
                "one of them worse than a3? Open “Settings” in the menu (☰), choose “Minimax” "
                "and see.",
            ),
            True,
            lambda: find_game("tic-tac-toe").start(),
            worth=UtilityScale.PLAIN,
        ),
    ]
