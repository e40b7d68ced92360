# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chess examples: the horizon effect, and mates found once the search is deep enough."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.core.position import Position
from desktop_app.games.chess.rules import ChessGame
from desktop_app.languages import translate
from desktop_app.search.algorithm import Horizon
from desktop_app.search.example import Example

GUARDED_PAWN = "8/8/k1p5/3p4/8/4N3/8/K7 w - - 0 1"
MATE_IN_ONE = "k7/8/1K6/8/8/8/8/5R2 w - - 0 1"
MATE_IN_TWO = "k7/5P2/2K5/8/8/8/8/8 w - - 0 1"
ROOK_MATE_IN_TWO = "8/8/8/8/8/RK6/8/1k6 w - - 0 1"
MATE_IN_THREE = "7k/8/3P4/7K/8/8/8/8 w - - 0 1"


def _board(fen: str) -> Callable[[], Position]:
    return lambda: ChessGame().parse_position(fen)


def chess_examples() -> list[Example]:
    """Return the examples: the horizon effect and its remedy, then mates, shortest first."""
    return [*_horizons(), *_mates()]


def _horizons() -> list[Example]:
    return [
        Example(
            translate("Examples", "Chess: what the horizon hides"),
            translate(
                "Examples",
                "White looks one move ahead and counts the pieces. Capturing a pawn with the "
                "knight looks best: +2.20. But then the other pawn captures the knight. White "
                "can't see that: it is one move later, behind the horizon.",
            ),
            translate(
                "Examples",
                "Open “Settings” in the menu (☰) and press “Finish captures”. What does White "
                "play now, and why?",
            ),
            False,
            _board(GUARDED_PAWN),
            1,
            horizon=Horizon("material"),
        ),
        Example(
            translate("Examples", "Chess: playing out captures"),
            translate(
                "Examples",
                "This is the same position, but now the search doesn't guess while a piece can "
                "be captured. It plays the captures first, but either player may stop capturing. "
                "It looks at only two more positions, and White keeps its knight. This is called "
                "quiescence search (D. F. Beal, 1990).",
            ),
            translate("Examples", "After ♘xd5, what is the best Black can get without capturing?"),
            False,
            _board(GUARDED_PAWN),
            1,
            horizon=Horizon("material", is_quiet=True),
        ),
    ]


def _mates() -> list[Example]:
    return [
        Example(
            translate("Examples", "Chess: mate in one"),
            translate(
                "Examples",
                "White can checkmate in one move. Looking one move ahead is enough to see it.",
            ),
            translate("Examples", "Which move is it? Guess before you press “Step”."),
            True,
            _board(MATE_IN_ONE),
            1,
        ),
        Example(
            translate("Examples", "Chess: mate in two"),
            translate(
                "Examples",
                "A mate in two takes three moves: White, Black, White. Looking three moves ahead, "
                "White plays ♔b6 and soon wins. Looking only one or two moves ahead, it makes a "
                "queen instead: +10 pawns, but no mate.",
            ),
            translate(
                "Examples",
                "Open “Settings” in the menu (☰) and set “Look ahead” to 2. What does White "
                "choose now?",
            ),
            True,
            _board(MATE_IN_TWO),
            3,
        ),
        Example(
            translate("Examples", "Chess: mate in two, with a rook"),
            translate(
                "Examples",
                "White can win in two moves, but only one first move works. It doesn't give "
                "check, and Black has just one reply.",
            ),
            translate("Examples", "Where must White's king go? Where can Black's king go then?"),
            True,
            _board(ROOK_MATE_IN_TWO),
            3,
        ),
        Example(
            translate("Examples", "Chess: mate in three"),
            translate(
                "Examples",
                "White has one pawn and can win in three of its own moves. With Black's two "
                "replies, that is five moves ahead. If White looks up to four moves ahead, "
                "pushing the pawn seems best. With five, White sees that its king must move "
                "first.",
            ),
            translate("Examples", "What does Black do if the pawn moves first?"),
            True,
            _board(MATE_IN_THREE),
            5,
        ),
    ]
