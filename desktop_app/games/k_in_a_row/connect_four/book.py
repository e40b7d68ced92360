# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The opening book of Connect Four, on boards of any size: exact scores of early positions.

Unlike a chess book it holds scores, not moves. Searches from the first plies take longest. With the
scores of all positions at a certain ply in its table, the solver has to search no deeper than that
ply. Positions with a forced move are left out: the solver plays it, and the book has the next
position with a choice.

A book is an ascending array of little-endian 64-bit words, one for each position:
`key << 8 | score + 64`, with the key and score of `ConnectFourSolver`. The file is compressed with
zlib. The program itself calls only `book_of`; with the rest, `packaging/build_book.py` builds and
checks books.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Iterable, Sequence

from desktop_app.games.k_in_a_row.connect_four.kernel.solver import ConnectFourSolver
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.search.engine import BookReader

Stones = tuple[int, int]
"""The stones of the player to move, and all stones."""


def book_name(game: LineGame) -> str:
    """Return the file name of a game's book."""
    return f"drop-{game.columns}x{game.rows}-{game.k}.book"


def book_of(game: LineGame, read_book: BookReader) -> Sequence[int]:
    """Return the words of a game's book, for `ConnectFourSolver.learn`; none if it has no book."""
    data = read_book(book_name(game))
    return unpack_book(data) if data else ()


def unpack_book(data: bytes) -> Sequence[int]:
    """Return the words of a book, given the contents of its file."""
    words = array("Q", zlib.decompress(data))
    if sys.byteorder == "big":
        words.byteswap()
    return words


def pack_book(words: Iterable[int]) -> bytes:
    """Return the contents of the file of a book with these words, given in any order."""
    held = array("Q", sorted(words))
    if sys.byteorder == "big":
        held.byteswap()
    return zlib.compress(held.tobytes(), 9)


def word_of(key: int, score: int) -> int:
    """Return the book's word for a position."""
    return key << 8 | score + 64


def position_of(game: LineGame, key: int) -> Stones:
    """Decode a key: in a column of n stones it has 2^n - 1 more than `own`."""
    own = mask = 0
    for shift in range(0, game.columns * (game.rows + 1), game.rows + 1):
        column = key >> shift & (2 << game.rows) - 1
        full = (1 << (column + 1).bit_length() - 1) - 1
        own |= column - full << shift
        mask |= full << shift
    return own, mask


def positions_with_choice(solver: ConnectFourSolver, plies: int) -> list[Stones]:
    """Return the positions that a book needs so that earlier positions are searched no deeper.

    These are the positions after `plies` plies, or those to which their forced moves lead; one of
    each two mirror images, in ascending order of their keys. Positions that are decided
    (`is_decided`) are left out.
    """
    level: dict[int, Stones] = {0: (0, 0)}
    for _ in range(plies):
        level = {
            solver.key(*after): after
            for position in level.values()
            for after in replies(solver, *position)
        }
    ends = (after_forced(solver, *position) for position in level.values())
    found = {solver.key(*end): end for end in ends if not is_decided(solver, *end)}
    return [found[key] for key in sorted(found)]


def is_decided(solver: ConnectFourSolver, own: int, mask: int) -> bool:
    """Return whether a win is immediate or can't be stopped, or the board is nearly full."""
    low, high = solver.limits(own, mask)
    return low == high


def replies(solver: ConnectFourSolver, own: int, mask: int) -> list[Stones]:
    """Return the positions one ply later in which nobody has a line."""
    moves = solver.playable(mask) & ~solver.winning_cells(own, mask)
    found: list[Stones] = []
    while moves:
        cell = moves & -moves
        moves ^= cell
        found.append((own ^ mask, mask | cell))
    return found


def after_forced(solver: ConnectFourSolver, own: int, mask: int) -> Stones:
    """Follow forced moves to the first position with a choice or a known result."""
    while not is_decided(solver, own, mask):
        safe = solver.safe_moves(own, mask)
        if safe & (safe - 1):
            break
        own, mask = own ^ mask, mask | safe
    return own, mask


TABLE_BYTES = 1 << 26
"""The size of a solver's table while a book is built. Between 16 MB and 4 GB, small tables were up
to four times as fast: the positions have little in common, and a table that is larger than the
processor's cache is slow."""

_idle_solvers = list[tuple[LineGame, ConnectFourSolver]]()
"""The solvers of this process that no thread is using, with their games."""


def empty_solver(game: LineGame, table_bytes: int) -> ConnectFourSolver:
    """Return a solver without a book."""
    return ConnectFourSolver(game.columns, game.rows, game.k, table_bytes)


def solve_part(game: LineGame, positions: Sequence[Stones], read_book: BookReader) -> bytes:
    """Solve some positions; return their words, uncompressed and in the machine's byte order.

    Runs in a thread, or in a worker process of a cluster.

    Args:
        game: the game.
        positions: the positions to solve.
        read_book: reads the current book, whose scores shorten the searches.
    """
    solver = _take_solver(game, read_book)
    words = array("Q")
    for position in positions:
        words.append(word_of(solver.key(*position), exact_score(solver, position)))
    _idle_solvers.append((game, solver))
    return words.tobytes()


def exact_score(solver: ConnectFourSolver, position: Stones) -> int:
    """Return a position's exact score.

    Its predecessors in the book often give a lower bound that a single search proves to be exact.
    """
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


def _take_solver(game: LineGame, read_book: BookReader) -> ConnectFourSolver:
    """Return a solver for this thread alone: an idle one, or a new one with the book."""
    while _idle_solvers:
        kept, solver = _idle_solvers.pop()
        if kept == game:
            return solver
    solver = empty_solver(game, TABLE_BYTES)
    solver.learn(book_of(game, read_book))
    return solver
