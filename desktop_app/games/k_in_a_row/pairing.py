# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proofs that nobody can win a line game, by pairings of cells and without any search.

If in each line that is still open to a player two open cells are paired, no cell being in two
pairs, the other player stops all of them: whenever one cell of a pair is taken the other is the
answer, and a stone more is never in the way. If both players can be stopped so, every
move is a draw, whoever is to move: a move in a pair of the mover's own lines is answered in the
pair, and through a cell that the mover has taken no line of the other's goes any more.

Lines of one row share pairs: of a row's lines, k - 1 that follow each other have two cells in
common. So each row is cut into such bundles, each needs two cells of those that its lines share,
and whether all can have cells of their own is a matching, found by augmenting paths. For lines of
nine and more there is a tiling of the whole plane, in which each line of nine holds a pair; where
stones have spoiled it, what it leaves is matched.

Where stones fall the other cell of a pair can't always be played: there only positions without
open lines are claimed.

Sources: A. W. Hales, R. I. Jewett, "Regularity and Positional Games", 1963 (pairing strategies);
P. Hall, "On Representatives of Subsets", 1935; H. W. Kuhn, "The Hungarian Method", 1955.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import accumulate, pairwise

from desktop_app.core.grid import Board, bits, united
from desktop_app.core.position import Move, Position
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.k_in_a_row.evaluation import near_stones_first
from desktop_app.games.k_in_a_row.game import LinePosition
from desktop_app.search.candidates import Analysis, Candidate, for_symmetric_moves, ranked
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.symmetric_moves import SymmetricMoves

Pairs = dict[Move, Move]
"""Cells with the answer to each, both ways round."""

TILING = (
    "SRrEeRlr",
    "sRrEeLrR",
    "rlrSEelS",
    "LEeslLRs",
    "lSSLEelr",
    "lssEeLSL",
    "EeRlSSsL",
    "eRLrssRE",
)
"""Where the other cell of the pair lies: east, south, to the lower or the upper right of a
capital, and opposite of a small letter. Every eighth cell of each row, column and diagonal is
followed by the other of its pair, so that any nine cells in line hold a pair."""
TILED = 9
UNLIMITED = Budget(Limits())
TILINGS = 8
"""The number of offsets at which the tiling is tried, if stones spoil it."""
MOST_STOPPED = 16
"""A stone that stops more rows than half of this is not looked for."""
_ASIDE = {"E": (1, 0), "S": (0, 1), "R": (1, 1), "L": (1, -1)}


def proven_draw(position: Position, budget: Budget = UNLIMITED) -> Analysis | None:
    """Return the drawing moves with play to the end, if pairings prove a draw; else None.

    Where only some moves are sure to draw the others are reported as moves that do not win.

    Raises:
        SearchStopped: somebody said stop; other limits do not count here.
    """
    if not isinstance(position, LinePosition) or position.outcome is not None:
        return None
    theirs = pairs_against(position, position.own)
    if theirs is None:
        return None
    answers = holding_moves(position, budget)
    if not answers:
        return None
    left, turn = position.remaining, position.turn
    drawn = Score(Outcome.DRAW, left, 0, Bound.EXACT, left, turn)
    no_win = Score(Outcome.DRAW, None, 0, Bound.UPPER, left, turn)
    images, known = SymmetricMoves(position), dict[Move, Candidate]()
    for move in sorted(answers):
        budget.check_stop()
        first = images.first(move)
        if first not in known:
            line = images.line(_line(position, move, answers[move], theirs), first)
            known[first] = Candidate(first, drawn, line)
    moves = sorted(position.legal_moves(), key=lambda move: images.first(move) not in known)
    for move in images.firsts(moves):
        known.setdefault(move, Candidate(move, no_win, (move,)))
    return ranked(position, for_symmetric_moves(known, moves, images), left, 0, budget.seconds)


def holding_moves(position: LinePosition, budget: Budget = UNLIMITED) -> dict[Move, Pairs]:
    """Return moves after which the opponent can't win, likely ones first, with the pairings.

    There may be others; where no pairs are found there are none here.

    Raises:
        SearchStopped: somebody said stop; other limits do not count here.
    """
    moves = near_stones_first(position)
    pairs = pairs_against(position, position.other)
    if pairs is not None:
        return dict.fromkeys(moves, pairs)
    answers = _answers(position, budget)
    return {move: answers[move] for move in moves if move in answers}


def pairs_against(position: LinePosition, stones: int) -> Pairs | None:
    """Return a pairing for all lines that are still open to the player of these stones.

    None where there are none of the kind that is looked for; then nothing is known.
    """
    board = position.game.board
    taken = position.own | position.other
    found = _stretches(board, taken ^ stones)
    if position.game.gravity:
        return {} if next(found, None) is None else None
    stretches = list(found)
    for given in _given(board):
        pairs = _completed(*_kept(stretches, board, taken, given), board, taken)
        if pairs is not None:
            return pairs
    return None


def _answers(position: LinePosition, budget: Budget) -> dict[Move, Pairs]:
    """Return moves that leave a pairing in all of the opponent's lines, with the pairings."""
    answers: dict[Move, Pairs] = {}
    if position.game.gravity:
        return answers
    board, taken = position.game.board, position.own | position.other
    stretches = list(_stretches(board, position.own))
    for given in _given(board):
        pairs, left = _kept(stretches, board, taken, given)
        if 2 * len(left) > position.open_squares + MOST_STOPPED:
            continue
        open_cells = {cell for free in left for cell in free if not taken >> cell & 1}
        closed = taken | _mask(pairs)
        known = [(free, _mask(free), [_cut(free, board.k, closed)]) for free in left]
        for move in open_cells.difference(answers):
            budget.check_stop()
            cut = list[list[int] | None]()
            for free, cells, bundles in known:  # cut anew are only stretches through the move
                cut += _parts(free, move, board.k, closed) if cells >> move & 1 else bundles
            more = _matched(cut, board.cells - (closed | 1 << move).bit_count())
            if more is not None:
                answers[move] = pairs | more
    return answers


def _parts(free: list[Move], move: Move, k: int, closed: int) -> list[list[int] | None]:
    """Return the bundles of the two parts of a stretch beside a stone of the opponent's."""
    place = free.index(move)
    parts = free[:place], free[place + 1 :]
    return [_cut(part, k, closed) for part in parts if len(part) >= k]


def _given(board: Board) -> Iterator[Pairs]:
    """Yield initial pairings: none, then the tiling at each offset."""
    yield {}
    for place in range(TILINGS if board.k >= TILED else 0):
        yield _tiled(board, place)


def _stretches(board: Board, blocked: int) -> Iterator[list[Move]]:
    """Yield the parts of rows, columns and diagonals that can still hold a line."""
    for row in _rows(board):
        free: list[Move] = []
        for cell in row:
            if not blocked >> cell & 1:
                free.append(cell)
                continue
            if len(free) >= board.k:
                yield free
            free = []
        if len(free) >= board.k:
            yield free


def _kept(
    stretches: list[list[Move]], board: Board, taken: int, given: Pairs
) -> tuple[Pairs, list[list[Move]]]:
    """Return the given pairs that are still open, and the rests of stretches without one."""
    k, pairs, left = board.k, Pairs(), list[list[Move]]()
    for free in stretches:
        last = -1  # of the lines that begin here and before all are stopped
        for first, (cell, other) in enumerate(pairwise(free)):
            if given.get(cell) != other or (taken >> cell | taken >> other) & 1:
                continue
            pairs[cell], pairs[other] = other, cell
            if first + 2 - k > last + 1:  # there are lines before the first that holds this pair
                left.append(free[last + 1 : first + 1])
            last = first
        if len(free) - k > last:
            left.append(free[last + 1 :])
    return pairs, left


def _completed(pairs: Pairs, left: list[list[Move]], board: Board, taken: int) -> Pairs | None:
    """Complete a pairing from cells that are neither taken nor paired; None if impossible."""
    taken |= _mask(pairs)
    cut = [_cut(free, board.k, taken) for free in left]
    more = _matched(cut, board.cells - taken.bit_count())
    return None if more is None else pairs | more


def _mask(cells: Iterable[Move]) -> int:
    """Return the mask of some cells."""
    return sum(1 << cell for cell in cells)


@cache
def _tiled(board: Board, place: int) -> Pairs:
    """Return the pairs of the tiling, shifted by `place` rows, that lie on the board."""
    pairs = Pairs()
    for cell in range(board.cells):
        row, column = divmod(cell, board.columns)
        right, down = _ASIDE.get(TILING[(row + place) % 8][column % 8], (0, 0))
        end_row, end_column = row + down, column + right
        inside = 0 <= end_row < board.rows and end_column < board.columns
        if (right or down) and inside:
            other = end_row * board.columns + end_column
            pairs[cell], pairs[other] = other, cell
    return pairs


def _cut(free: list[Move], k: int, taken: int) -> list[int] | None:
    """Divide the lines of a stretch into as few bundles as possible, of about equal size."""
    lines = len(free) - k + 1
    bundles = max(-(-lines // (k - 1)), 1) if k > 1 else lines
    # for each place of the stretch the cells before it
    before = [0, *accumulate((1 << cell for cell in free), united)]
    while bundles <= lines:
        edges = [lines * i // bundles for i in range(bundles + 1)]
        shared = [
            (before[first + k] ^ before[last - 1]) & ~taken for first, last in pairwise(edges)
        ]
        if all(cells.bit_count() > 1 for cells in shared):
            return shared
        bundles += 1
    return None


@cache
def _rows(board: Board) -> tuple[tuple[Move, ...], ...]:
    """Return all rows, columns and diagonals that are long enough for a line."""
    rows: list[tuple[Move, ...]] = []
    columns = board.columns
    for right, down in ((1, 0), (0, 1), (1, 1), (-1, 1)):
        for cell in range(board.cells):
            row, column = divmod(cell, columns)
            if row - down >= 0 and 0 <= column - right < columns:
                continue  # not its first cell
            cells: list[Move] = []
            while 0 <= column < columns and row < board.rows:
                cells.append(row * columns + column)
                row, column = row + down, column + right
            if len(cells) >= board.k:
                rows.append(tuple(cells))
    return tuple(rows)


def _matched(cut: list[list[int] | None], most: int) -> Pairs | None:
    """Match each bundle with two of its cells; None if that is impossible or takes over `most`."""
    bundles: list[int] = []
    for more in cut:
        if more is None:
            return None
        bundles += more
    if 2 * len(bundles) > most:
        return None
    owner: dict[Move, int] = {}  # each bundle stands twice in the list: its number // 2
    wants = [bundle for bundle in bundles for _ in "ab"]
    owned = 0

    def assign(number: int, seen: int) -> int:
        """Give a bundle one more cell; return the cells seen on the way, or -1 if it has one."""
        nonlocal owned
        wanted = wants[number]
        free = wanted & ~owned
        if free:
            owned |= free & -free
            owner[(free & -free).bit_length() - 1] = number
            return -1
        while wanted := wanted & ~seen:
            seen |= wanted & -wanted
            cell = (wanted & -wanted).bit_length() - 1
            found = assign(owner[cell], seen)
            if found < 0:
                owner[cell] = number
                return found
            seen = found
        return seen

    if any(assign(number, 0) >= 0 for number in range(len(wants))):
        return None
    cells: dict[int, Move] = {}
    pairs: Pairs = {}
    for cell, number in owner.items():
        if number // 2 in cells:
            other = cells[number // 2]
            pairs[cell], pairs[other] = other, cell
        else:
            cells[number // 2] = cell
    return pairs


def _line(position: LinePosition, move: Move, mine: Pairs, theirs: Pairs) -> tuple[Move, ...]:
    """Return a move and play to the full board in which both players answer in their pairs."""
    columns = position.game.columns
    order = list(bits(position.game.board.full & ~(position.own | position.other)))
    if position.game.gravity:
        order.sort(key=lambda cell: (cell % columns, -cell))
    left = dict.fromkeys(order)
    del left[move]
    line, answers, others = [move], theirs, mine
    while left:
        answer = answers.get(line[-1])
        cell = answer if answer is not None and answer in left else next(iter(left))
        del left[cell]
        line.append(cell)
        answers, others = others, answers
    return tuple(line)
