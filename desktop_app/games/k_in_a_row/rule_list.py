# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A player of tic-tac-toe that fits on a piece of paper: a list of rules, read from the top.

For the first player it is the "intelligent piece of paper": it never loses, and does not always win
where it could, for no rule of it looks for two threats at once. It was written for the first
player only; the list for the second one is ours, in the same manner.

Source: P. Curzon, P. McOwan, "The Intelligent Piece of Paper", Queen Mary, University of London,
cs4fn and CS Unplugged, 2005.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop_app.core.grid import bits
from desktop_app.core.position import MAX, Move, Position
from desktop_app.games.k_in_a_row.evaluation import threats
from desktop_app.games.k_in_a_row.game import LinePosition

CORNERS = 0b101_000_101
EDGES = 0b010_101_010
MIDDLE = 0b000_010_000
LAST = 8
"""The last cell: opposite cells add up to it."""


def rule_list_moves(position: Position) -> Sequence[Move] | None:
    """Return the moves of the first rule that applies; see `Family.rule_moves`."""
    assert isinstance(position, LinePosition)
    game = position.game
    if (game.columns, game.rows, game.k, game.gravity) != (3, 3, 3, False):
        return None
    rules = _first_player(position) if position.turn is MAX else _second_player(position)
    return next(moves for moves in rules if moves)


def _first_player(position: LinePosition) -> Iterator[list[Move]]:
    """Yield the rules of the piece of paper for the first player."""
    open_cells = ~(position.own | position.other) & (CORNERS | EDGES | MIDDLE)
    # "Move 2: if the other player did not go there, go in the opposite corner to move 1."
    if position.own.bit_count() == 1 and position.own & CORNERS:
        opposite = LAST - position.own.bit_length() + 1
        yield list(bits(open_cells & 1 << opposite))
    # "Moves 3 and 4: if there are 2 Xs and a space in a line, go in that space,
    #  otherwise if there are 2 Os and a space in a line, go in that space,"
    yield threats(position, position.turn)
    yield threats(position, position.turn.opponent)
    # "Move 1: go in a corner. Move 2: otherwise go in a free corner. Moves 3 and 4: the same."
    yield list(bits(open_cells & CORNERS))
    # "Move 5: go in the free space."
    yield list(bits(open_cells))


def _second_player(position: LinePosition) -> Iterator[list[Move]]:
    """Yield the rules for the second player: win, block, centre, then prevent double threats."""
    open_cells = ~(position.own | position.other) & (CORNERS | EDGES | MIDDLE)
    yield threats(position, position.turn)
    yield threats(position, position.turn.opponent)
    yield list(bits(open_cells & MIDDLE))
    # two opposite corners against the middle: only an edge, which threatens, keeps them in check
    if position.own == MIDDLE and (position.other & CORNERS).bit_count() == 2:
        yield list(bits(open_cells & EDGES))
    # a corner beside one of theirs, best one that lies between two
    corners = {cell: _neighbours(cell, position.other) for cell in bits(open_cells & CORNERS)}
    most = max(corners.values(), default=0)
    yield [cell for cell, count in corners.items() if count == most]
    yield list(bits(open_cells))


def _neighbours(corner: Move, stones: int) -> int:
    """Count the opponent's stones in the row and column of a corner."""
    row, column = divmod(corner, 3)
    return (stones & (0b111 << 3 * row | 0b001_001_001 << column)).bit_count()
