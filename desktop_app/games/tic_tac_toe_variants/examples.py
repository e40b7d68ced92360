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
            translate("Examples", "Misère: the same tree, the signs turned"),
            translate(
                "Examples",
                "Whoever makes a row has lost. In tic-tac-toe O is lost here with every move but "
                "a1, which draws. Now the ends of the tree have the other sign: every move but a1 "
                "wins for O, and a1 still draws.",
            ),
            translate("Examples", "Which row must X make after c1, whatever it plays?"),
            False,
            _board(MarkGame(Rule.MISERE), "OOX/.X./.X. O"),
        ),
    ]


def wild_examples() -> list[Example]:
    """Return the examples of wild play, in which either mark may be placed."""
    return [
        Example(
            translate("Examples", "Wild: a threat helps the other"),
            translate(
                "Examples",
                "A is to move and may place X or O. Two equal marks with room beside them are no "
                "help: the other player completes the row. Of six moves five lose.",
            ),
            translate("Examples", "Which one draws? What is wrong with an X there?"),
            False,
            _board(MarkGame(Rule.WILD), "OX./O../XOX A"),
        ),
    ]


def notakto_examples() -> list[Example]:
    """Return the examples of Notakto, which has crosses only."""
    return [
        Example(
            translate("Examples", "Notakto: which board to kill"),
            translate(
                "Examples",
                "Both players place X, and B is to move. On the left each cell that is open makes "
                "a row. On the right there is one cell left that doesn't. To kill a board is no "
                "loss as long as the other one lives: B wins by killing the right one.",
            ),
            translate("Examples", "Why does it lose to kill the left one, or to kill none?"),
            False,
            _board(MarkGame(Rule.NOTAKTO, boards=2), "XX./X.X/.XX+XX./X.X/..X B"),
        ),
    ]
