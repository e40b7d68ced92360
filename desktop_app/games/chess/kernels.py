# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An adapter from the chess kernel to positions, budgets and scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop_app.core.position import Move
from desktop_app.core.score import DECISIVE, WIN, Bound, Outcome, Score
from desktop_app.games.chess.evaluation import Weights
from desktop_app.games.chess.kernel.search import ChessSearch
from desktop_app.games.chess.rules import ChessGame
from desktop_app.search.limits import Budget, SearchStopped

if TYPE_CHECKING:
    from desktop_app.games.chess.position import ChessPosition

INFINITE = 2 * WIN
NO_LIMIT = 1 << 62
SURE_PLIES = 2
"""A mate as near as this is seen at once: there is none that is quicker."""
PROVING_NODES = 100_000
"""At most so many positions to find out that there is no quicker mate after a move."""


class ChessKernel:
    """A kernel and its table, kept between the searches of one game.

    Args:
        weights: how an unfinished position is counted.
        table_bytes: how large the table may become.
    """

    def __init__(self, weights: Weights, table_bytes: int) -> None:
        self.search = ChessSearch(weights.early, weights.late, table_bytes)
        self._budget: Budget | None = None
        self._before = 0
        self._is_limited = True

    @property
    def nodes(self) -> int:
        """The number of positions visited since `start`."""
        return self.search.visited - self._before

    def start(self, position: ChessPosition, budget: Budget) -> None:
        """Set the position, and the budget for the searches that follow."""
        self._budget, self._before, self._is_limited = budget, self.search.visited, True
        fen, moves = position.moves_since
        self._set(ChessGame().parse_position(fen))
        twice = {len(line) for line in position.met_twice}
        drawn = [self.search.position_key()] if 0 in twice else []
        for number, move in enumerate(moves, start=1):
            self.search.play(move)
            if number in twice:
                drawn.append(self.search.position_key())
        self.search.set_root(drawn)

    def _set(self, position: ChessPosition) -> None:
        board = position.board
        pieces = [0] * 64
        for square, piece in board.piece_map().items():
            pieces[square] = piece.piece_type + (0 if piece.color else 8)
        rights = board.clean_castling_rights()
        castling = sum(1 << n for n, corner in enumerate((7, 0, 63, 56)) if rights >> corner & 1)
        passing = board.ep_square if board.has_pseudo_legal_en_passant() else None
        self.search.set_position(pieces, not board.turn, castling, passing, board.halfmove_clock)

    def first_depth(self) -> None:
        """Ignore all limits but a stop from here on, so that every move gets a value."""
        self._is_limited = False

    def enforce_limits(self) -> None:
        """Enforce the limits from here on.

        Raises:
            SearchStopped: one is met already.
        """
        self._is_limited = True
        if self._budget is not None:
            self._budget.check(self.nodes)

    def value_after(
        self, move: Move, depth: int, low: float, high: float, *, thorough: bool = False
    ) -> tuple[int, tuple[Move, ...]]:
        """Return the value of a move for the player who makes it, or a bound outside (low, high).

        Returns:
            The value, and the move with the line that makes it.

        Raises:
            SearchStopped: the budget is spent.
        """
        self.search.play(move)
        found = self._value(depth - 1, -high, -low, thorough=thorough)
        line = self.search.line()
        self.search.take_back()
        if found is None:
            raise SearchStopped
        return -found, (move, *line)

    def _value(
        self,
        depth: int,
        low: float,
        high: float,
        *,
        thorough: bool,
        most: int = NO_LIMIT,
        by_rule: bool = False,
    ) -> int | None:
        last = most
        if self._is_limited and self._budget and self._budget.limits.nodes is not None:
            last = min(last, self._before + self._budget.limits.nodes)
        alpha, beta = int(max(low, -INFINITE)), int(min(high, INFINITE))
        return self.search.value(
            depth, alpha, beta, self._is_over, last, thorough=thorough, by_rule=by_rule
        )

    def whole_line(self, line: Sequence[Move], value: int) -> tuple[Move, ...]:
        """Extend a line to a mate to its end if the table has cut it short."""
        search, plies = self.search, WIN - abs(value)
        moves = list(line)
        for move in moves:
            search.play(move)
        while len(moves) < plies:
            here = value if len(moves) % 2 == 0 else -value
            most = search.visited + PROVING_NODES
            left = plies - len(moves)
            found = self._value(left, here - 1, here + 1, thorough=True, most=most)
            if found is None or abs(found) < DECISIVE or (found > 0) != (here > 0):
                break
            more = search.line()[: plies - len(moves)]
            if not more:
                break
            for move in more:
                moves.append(move)
                search.play(move)
        for _ in moves:
            search.take_back()
        return tuple(moves)

    def mate_within(
        self, plies: int, most: int, moves: Sequence[Move] = ()
    ) -> tuple[Move, ...] | None:
        """Search exhaustively for a mate in `plies` plies.

        Args:
            plies: an odd number; that there is no mate within two less is known.
            most: ends after so many positions.
            moves: the only first moves to try; all legal ones if empty.

        Returns:
            The line to it, empty where there is none; None: the search was ended.
        """
        worth, last = WIN - plies, self.search.visited + most
        for move in moves:
            self.search.play(move)
            lost = self._value(plies - 1, -worth, 1 - worth, thorough=True, most=last, by_rule=True)
            line = (move, *self.search.line())
            self.search.take_back()
            if lost is None or lost <= -worth:
                return None if lost is None else self.whole_line(line, worth)
        if moves:
            return ()
        found = self._value(plies, worth - 1, worth, thorough=True, most=last, by_rule=True)
        if found is None or found < worth:
            return None if found is None else ()
        return self.whole_line(self.search.line(), worth)

    def hastened(self, move: Move, value: int, most: int) -> tuple[int, bool]:
        """Return a move's mate or a quicker one, and whether it is proven to be the quickest.

        Args:
            move: the move.
            value: what it is worth to the player who makes it, a mate for either.
            most: ends after so many positions.
        """
        last, won, plies = self.search.visited + most, value > 0, WIN - abs(value)
        is_soonest = plies <= SURE_PLIES
        self.search.play(move)
        while not is_soonest:
            sooner = WIN - plies + 2  # to the winner, if the mate came a move sooner
            low, high = (-sooner, 1 - sooner) if won else (sooner - 1, sooner)
            found = self._value(plies - 3, low, high, thorough=True, most=last, by_rule=True)
            if found is None:
                break
            worth = -found if won else found
            if worth >= sooner:
                plies = WIN - worth
            is_soonest = worth < sooner or plies <= SURE_PLIES
        self.search.take_back()
        return (WIN - plies if won else plies - WIN), is_soonest

    def _is_over(self, _visited: int) -> bool:
        """Return whether to stop; the kernel calls this now and then."""
        if self._budget is None:
            return False
        try:
            if self._is_limited:
                self._budget.check(self.nodes)
            else:
                self._budget.check_stop()
        except SearchStopped:
            return True
        return False


def chess_score(
    position: ChessPosition, value: int, depth: int, bound: Bound, *, is_soonest: bool = False
) -> Score:
    """Convert a kernel value to a score for the player to move.

    Args:
        position: what was searched.
        value: what the kernel found; a mate counts plies from the position.
        depth: the nominal depth.
        bound: HEURISTIC for a value from within its window, UPPER for a bound.
        is_soonest: whether there is no quicker mate.
    """
    turn = position.turn
    if value <= -DECISIVE or (value >= DECISIVE and bound is not Bound.UPPER):
        won = value > 0
        sure = Bound.EXACT if is_soonest else Bound.LOWER if won else Bound.UPPER
        outcome = Outcome.WIN if won else Outcome.LOSS
        return Score(outcome, WIN - abs(value), 0, sure, depth, turn)
    number = max(-DECISIVE + 1, min(value, DECISIVE - 1))
    return Score(Outcome.UNKNOWN, None, number, bound, depth, turn)
