# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Solve part of an opening book in any process; see `book`."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from desktop_app.games.k_in_a_row.connect_four.book import Words, book_of, word_of
from desktop_app.games.k_in_a_row.connect_four.kernel.solver import ConnectFourSolver
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.search.engine import BookReader

TABLE_BYTES = 1 << 26
"""Of 16 MB to 4 GB the smaller ones were the quicker, by up to four times: the positions have
little in common, and what does not fit into the processor's cache is slow."""

_idle = list[tuple[LineGame, ConnectFourSolver]]()
"""Solvers between two parts."""


def empty_solver(game: LineGame, table_bytes: int) -> ConnectFourSolver:
    """Return a solver without a book."""
    return ConnectFourSolver(game.columns, game.rows, game.k, table_bytes)


def solve_part(game: LineGame, positions: Sequence[Words], read_book: BookReader) -> bytes:
    """Return the words of some positions, in the format of a partial book file.

    Args:
        game: whose positions they are.
        positions: which are to be solved.
        read_book: gives what is known already of the positions before.
    """
    solver = _taken(game, read_book)
    words = array("Q")
    for position in positions:
        words.append(word_of(solver.key(*position), solved(solver, position)))
    _idle.append((game, solver))
    return words.tobytes()


def solved(solver: ConnectFourSolver, position: Words) -> int:
    """Return a position's score; the bounds often give it before any search."""
    least = solver.least(*position)
    low = solver.at_least(*position, least + 1, _to_the_end)
    assert low is not None
    if low <= least:
        return least
    low, high = solver.solve(*position, low, 64, _to_the_end)
    assert low == high
    return low


def _to_the_end(_nodes: int) -> bool:
    return False


def _taken(game: LineGame, read_book: BookReader) -> ConnectFourSolver:
    """Return the solver of this process's thread."""
    while _idle:
        kept, solver = _idle.pop()
        if kept == game:
            return solver
    solver = empty_solver(game, TABLE_BYTES)
    solver.learn(book_of(game, read_book))
    return solver
