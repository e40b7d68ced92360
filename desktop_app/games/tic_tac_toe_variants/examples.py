# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Examples of tic-tac-toe variants, one idea each."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.core.position import Position
from desktop_app.games.tic_tac_toe_variants.game import MarkGame
from desktop_app.games.tic_tac_toe_variants.rules import Rule
from desktop_app.languages import translate
from desktop_app.search.example import Example


def _board(game: MarkGame, text: str) -> Callable[[], Position]:
    return lambda: game.parse_position(text)


def misere_examples() -> list[Example]:
    """Return the examples of misère play, in which a row loses."""
    return [
        Example(
            translate("Examples", "Misère: same tree, opposite signs"),
            translate(
                "Examples",
                "In misère tic-tac-toe you lose if you complete a row. In normal tic-tac-toe, O "
                "would lose here with every move except a1, which draws. In misère the leaves of "
                "the tree have the opposite signs. So every move except a1 wins for O, and a1 "
                "still draws.",
            ),
            translate("Examples", "After c1, X can't avoid making a row. Why not?"),
            False,
            _board(MarkGame(Rule.MISERE), "OOX/.X./.X. O"),
        ),
    ]


def wild_examples() -> list[Example]:
    """Return the examples of wild play, in which either mark may be placed."""
    return [
        Example(
            translate("Examples", "Wild: your threat helps the other player"),
            translate(
                "Examples",
                "It is A's turn, and A may place X or O. A must not leave two matching marks and "
                "an empty square in a line, or B will complete the row and win. Five of the six "
                "moves lose.",
            ),
            translate("Examples", "Which move draws? Why is an X there a mistake?"),
            False,
            _board(MarkGame(Rule.WILD), "OX./O../XOX A"),
        ),
    ]


def notakto_examples() -> list[Example]:
    """Return the examples of Notakto, which has crosses only."""
    return [
        Example(
            translate("Examples", "Notakto: which board should die?"),
            translate(
                "Examples",
                "Both players place X, and it is B's turn. On the left board, an X on any empty "
                "square completes a row. On the right board, there is one square where it "
                "doesn't. You can kill a board safely as long as the other one is alive. B wins "
                "by killing the board on the right.",
            ),
            translate(
                "Examples", "Why does B lose by killing the left board, or by killing neither?"
            ),
            False,
            _board(MarkGame(Rule.NOTAKTO, boards=2), "XX./X.X/.XX+XX./X.X/..X B"),
        ),
    ]
