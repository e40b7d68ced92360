# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games and positions for hypothesis to draw, and the rules told a second time, naively.

Nothing here looks at a mask: a naive board is a dictionary from (column, row) to a mark.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from hypothesis import strategies as st

from desktop_app.core.position import position_after
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.numbers.tree import Node, NumberTree

Point = tuple[int, int]
Marks = dict[Point, str]


@st.composite
def line_games(draw: st.DrawFn, largest: int = 6) -> LineGame:
    """Any board with sides up to `largest`, with or without gravity, and a k that fits."""
    columns, rows = draw(st.integers(1, largest)), draw(st.integers(1, largest))
    return LineGame(columns, rows, draw(st.integers(1, max(columns, rows))), draw(st.booleans()))


@st.composite
def moves_of(draw: st.DrawFn, game: LineGame, least_left: int = 0) -> list[int]:
    """Legal moves from the start, until the game ends or `least_left` cells are open."""
    most = max(game.board.cells - least_left, 0)
    wanted = draw(st.integers(0, most))
    position, moves = game.start(), list[int]()
    while len(moves) < wanted and position.outcome is None:
        moves.append(draw(st.sampled_from(position.legal_moves())))
        position = position.after(moves[-1])
    return moves


@st.composite
def positions_of(draw: st.DrawFn, game: LineGame, most_left: int = 99) -> LinePosition:
    """A position of a game with at most `most_left` open cells, or its end before that."""
    position = game.start()
    least = max(game.board.cells - most_left, 0)
    wanted = draw(st.integers(least, game.board.cells))
    while position.ply < wanted and position.outcome is None:
        position = position.after(draw(st.sampled_from(position.legal_moves())))
    return position


@st.composite
def line_positions(draw: st.DrawFn, largest: int = 6) -> LinePosition:
    """Any position of any small board, finished ones too."""
    return draw(positions_of(draw(line_games(largest))))


leaves = st.one_of(st.integers(-9, 9), st.sampled_from([0.5, -2.25, 1e5]))
nodes: st.SearchStrategy[Node] = st.recursive(
    leaves, lambda inner: st.lists(inner, min_size=1, max_size=3).map(tuple), max_leaves=20
)
number_trees = nodes.map(NumberTree)


def played(game: LineGame, moves: list[int]) -> LinePosition:
    """The position after some moves from the start."""
    return position_after(game.start(), moves)


def marks_of(position: LinePosition) -> Marks:
    """The stones of a position by (column, row from the top)."""
    columns = position.game.columns
    return {
        (cell % columns, cell // columns): mark
        for mark, stones in (("X", position.x_stones), ("O", position.o_stones))
        for cell in range(position.game.board.cells)
        if stones >> cell & 1
    }


def naive_lines(columns: int, rows: int, k: int) -> set[frozenset[Point]]:
    """All sets of k adjacent cells in one direction on a board."""
    found: set[frozenset[Point]] = set()
    for column, row, right, down in product(range(columns), range(rows), (-1, 0, 1), (-1, 0, 1)):
        line = [(column + i * right, row + i * down) for i in range(k)]
        inside = all(0 <= c < columns and 0 <= r < rows for c, r in line)
        if inside and len(set(line)) == k:
            found.add(frozenset(line))
    return found


def naive_winners(marks: Marks, game: LineGame) -> set[str]:
    """The marks that fill a line of k somewhere."""
    lines = naive_lines(game.columns, game.rows, game.k)
    return {
        mark for line in lines for mark in "XO" if all(marks.get(point) == mark for point in line)
    }


def reachable(start: LinePosition) -> dict[int, LinePosition]:
    """All positions that can come about from one, by key, this one included."""
    found = {start.key: start}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        for move in position.legal_moves():
            child = position.after(move)
            if child.key not in found:
                found[child.key] = child
                waiting.append(child)
    return found


def walk(node: Node) -> Iterator[Node]:
    """A node of a tree of numbers and all that is below it."""
    yield node
    if isinstance(node, tuple):
        for child in node:
            yield from walk(child)
