# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A position of a large line game at the root of a search: its moves, and wins by threats."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.position import Move
from desktop_app.core.score import DECISIVE, WIN, Bound
from desktop_app.games.k_in_a_row.game import LinePosition
from desktop_app.games.k_in_a_row.gomoku.kernels import LineKernel, is_whole
from desktop_app.search.images import Images
from desktop_app.search.limits import Budget

TRIED = 40
"""Moves that are searched in a position in which nothing is forced."""
FOURS, FOURS_NODES = 24, 200_000
"""The search for continuous fours at the root: moves of the attacker, positions."""
THREES = (2, 3, 4, 5, 6, 8, 10, 12, 14)
"""Moves of the attacker in the search for fours and threes, tried one after the other."""
THREES_NODES = 20_000
THREES_SHARE = 0.15
"""Positions for fours and threes at each depth: at least so many, then a share of all."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found of a move, for the player who makes it."""

    value: int
    depth: int
    line: tuple[Move, ...]
    bound: Bound = Bound.HEURISTIC

    @property
    def rank(self) -> tuple[int, bool]:
        """Sorts moves: by their values, true ones before bounds of the same size."""
        return self.value, self.bound is not Bound.UPPER


class Root:
    """The position that is searched: its moves, and the search for wins by threats.

    Attributes:
        position: what is searched.
        kernel: what searches.
        images: the position's symmetries.
        moves: what is tried; of moves that are each other's images the first.
    """

    def __init__(self, position: LinePosition, budget: Budget, kernel: LineKernel) -> None:
        self.position, self.kernel = position, kernel
        kernel.start(position, budget)
        self.images = Images(position)
        firsts = set(self.images.firsts(position.legal_moves()))
        ranked = sorted(kernel.search.scores(), key=lambda move: -move[1])
        self.moves = [move for move, _ in ranked if move in firsts]
        if not kernel.search.is_forced():
            self.moves = self.moves[:TRIED]
        self._threes = iter(THREES)
        self._attacks = next(self._threes)

    def open_up(self) -> bool:
        """Take in the moves that were left out; whether there were any."""
        tried = set(self.moves)
        firsts = self.images.firsts(self.position.legal_moves())
        rest = [move for move in firsts if move not in tried]
        self.moves += rest
        return bool(rest)

    def is_done(self) -> bool:
        """Whether a greater depth tells nothing new; if more moves can be tried they will be."""
        if self.kernel.search.take_guessed():
            return False
        opened = self.open_up()
        return not self.kernel.search.widen() and not opened

    def fours(self) -> tuple[Move, Found] | None:
        """A win by continuous fours."""
        return self._won(self.kernel.search.threat_win(False, FOURS, FOURS_NODES))

    def threes(self) -> tuple[Move, Found] | None:
        """A win by fours and threes, looked for a little deeper at each call."""
        until = self.kernel.nodes + max(THREES_NODES, int(THREES_SHARE * self.kernel.nodes))
        while self.kernel.nodes < until:
            left = until - self.kernel.nodes
            won = self._won(self.kernel.search.threat_win(True, self._attacks, left))
            if won or self.kernel.nodes >= until:
                return won
            self._attacks = next(self._threes, 0)
            if not self._attacks:
                self._attacks = THREES[-1]
                return None
        return None

    def _won(self, won: tuple[int, Move] | None) -> tuple[Move, Found] | None:
        """A win by threats with the move that begins it: both from the search that found it."""
        self.kernel.enforce_limits()
        if won is None:
            return None
        value, move = won
        plies = WIN - value - self.position.ply
        line = self.kernel.line_after(move, value, plies)
        value, line = self._settled(value, line)
        first = self.images.first(move)
        return first, Found(value, plies, self.images.line(line, first))

    def found(self, move: Move, value: int, depth: int, bound: Bound = Bound.HEURISTIC) -> Found:
        """What is known now of a move."""
        plies = WIN - abs(value) - self.position.ply if abs(value) >= DECISIVE else depth
        whole = is_whole(self.position, depth) and bound is Bound.HEURISTIC
        line = self.kernel.line_after(move, value, plies, whole=whole)
        if bound is Bound.HEURISTIC:
            value, line = self._settled(value, line)
        return Found(value, depth, line, bound)

    def _settled(self, value: int, line: tuple[Move, ...]) -> tuple[int, tuple[Move, ...]]:
        """Return a proven end whose distance equals the length of its line, if possible."""
        plies = WIN - abs(value) - self.position.ply
        if abs(value) < DECISIVE or len(line) == plies or self.position.game.gravity:
            return value, line
        longest = self.kernel.longest_after(line[0], loses=value < 0)
        if longest is None or len(longest) > plies:
            return value, line
        end = WIN - self.position.ply - len(longest)
        return end if value > 0 else -end, longest
