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
    """Return the examples: the horizon effect twice, then mates, shortest first."""
    return [*_horizons(), *_mates()]


def _horizons() -> list[Example]:
    return [
        Example(
            translate("Examples", "Chess: what the horizon hides"),
            translate(
                "Examples",
                "White looks one move ahead and counts the pieces. The knight takes a pawn, +2.20: "
                "that looks best. That the other pawn takes the knight comes one move later, "
                "behind the horizon.",
            ),
            translate("Examples", "Press Quiet. What does White play now, and why?"),
            False,
            _board(GUARDED_PAWN),
            1,
            horizon=Horizon("material"),
        ),
        Example(
            translate("Examples", "Chess: captures played out"),
            translate(
                "Examples",
                "The same position. Where a capture is left, the search does not guess at once: it "
                "plays captures out, and each side may also leave it at that. Two positions more, "
                "and White keeps its knight. (D. F. Beal, 1990, calls this a quiescence search.)",
            ),
            translate("Examples", "After Nxd5, what does Black have if it takes nothing?"),
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
                "White mates at once. One move ahead is enough to see it.",
            ),
            translate("Examples", "Which move is it? Guess before you press Play."),
            True,
            _board(MATE_IN_ONE),
            1,
        ),
        Example(
            translate("Examples", "Chess: mate in two"),
            translate(
                "Examples",
                "A mate in two is three moves ahead: White, Black, White. Looking so far, White "
                "plays Kb6 and wins at once. Looking one or two moves ahead it makes a queen "
                "instead: +10 pawns, and no mate.",
            ),
            translate("Examples", "Set Look ahead to 2. What does White choose now?"),
            True,
            _board(MATE_IN_TWO),
            3,
        ),
        Example(
            translate("Examples", "Chess: mate in two, with a rook"),
            translate(
                "Examples",
                "Only one of White's moves leads to mate with the next one. It gives no check, and "
                "Black has one answer.",
            ),
            translate("Examples", "Where must the king go, and where can Black's then go?"),
            True,
            _board(ROOK_MATE_IN_TWO),
            3,
        ),
        Example(
            translate("Examples", "Chess: mate in three"),
            translate(
                "Examples",
                "One pawn, and mate in three: five moves ahead. Up to four moves ahead pushing the "
                "pawn looks best; with five White sees that its king must go first.",
            ),
            translate("Examples", "What does Black do if the pawn goes first?"),
            True,
            _board(MATE_IN_THREE),
            5,
        ),
    ]
