# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of drop games: columns in which stones fall."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRect

from desktop_app.boards.looks import FewPixels, Look, Rack
from desktop_app.boards.picture import Picked
from desktop_app.core.position import Move, Position
from desktop_app.games.k_in_a_row.board import Grid
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.languages import translate


class Columns(Grid):
    """A place is a cell; each of a column means the move that falls into it."""

    look: Look = Rack()
    is_round = True
    is_framed = False

    def column_text(self, column: int) -> str:
        """Its number."""
        return str(column + 1)

    def labels(self, side: int, margin: int) -> list[tuple[QRect, str]]:
        """Below the columns only: a row can't be chosen."""
        return super().labels(side, margin)[: self.columns]

    def targets(self, position: Position, picked: Picked = ()) -> Mapping[int, Move]:  # noqa: ARG002
        """All cells of a column that is not full mean its open cell."""
        landing = {move % self.columns: move for move in position.legal_moves()}
        cells = range(self.columns * self.rows)
        return {c: landing[c % self.columns] for c in cells if c % self.columns in landing}

    def numbered(self, position: Position) -> Mapping[int, Move] | None:
        """The columns' numbers."""
        return {move % self.columns + 1: move for move in position.legal_moves()}

    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:  # noqa: ARG002
        """The column is full."""
        text = translate("Columns", "Column {column} is full")
        return text.format(column=place % self.columns + 1)

    def miniature_look(self, side: int, unit: float) -> Look:  # noqa: ARG002
        """No room for racks and discs."""
        return FewPixels(unit, falls=True)


def line_board(game: LineGame) -> Grid:
    """The board of a size of line game."""
    return Columns(game) if game.gravity else Grid(game)
