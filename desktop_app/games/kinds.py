# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The kinds of boards there are: one list, by the names that the games' entries give.

A new kind is a file beside this one, with a class that answers `BoardKind`, and a line in the list.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop_app.boards.kind import BoardKind
from desktop_app.core.position import Game
from desktop_app.games.chess.board import ChessBoard
from desktop_app.games.chomp.board import Chocolate
from desktop_app.games.dots.board import Dots
from desktop_app.games.hex.board import HexBoard
from desktop_app.games.hexapawn.board import HexapawnBoard
from desktop_app.games.k_in_a_row.board_columns import line_board
from desktop_app.games.morris.board import MorrisBoard
from desktop_app.games.nim.board import Heaps
from desktop_app.games.othello.board import OthelloBoard
from desktop_app.games.registry import family_of
from desktop_app.games.tic_tac_toe_variants.board import Boards

BOARD_KINDS: dict[str, Callable[[Any], BoardKind]] = {
    "grid": line_board,
    "marks": Boards,
    "heaps": Heaps,
    "dots": Dots,
    "chocolate": Chocolate,
    "chess": ChessBoard,
    "hexapawn": HexapawnBoard,
    "morris": MorrisBoard,
    "othello": OthelloBoard,
    "hex": HexBoard,
}
"""Each makes the board of a game of the families that name it."""


def has_board(game: Game) -> bool:
    """Whether a game is shown on a board; else as numbers only."""
    return bool(family_of(game).board_kind)


def board_of(game: Game, *, is_turned: bool = False) -> BoardKind:
    """The board that shows a game, perhaps seen from the other side, where it can be.

    Raises:
        KeyError: no board does.
    """
    kind = BOARD_KINDS[family_of(game).board_kind](game)
    return kind.turned() if is_turned else kind
