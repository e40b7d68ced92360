# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Retrograde analysis: solve games in which positions can repeat, backwards from their ends.

List all reachable positions and their predecessors. Then work back from the ends: a player who can
move to a position that is lost for the opponent wins, one ply farther away; a player whose every
move leads to a won position for the opponent loses, as far away as the slowest of them. Positions
that are never reached in this way are draws: neither side can force a win.

Source: K. Thompson, "Retrograde Analysis of Certain Endgames", ICCA Journal 9, 1986; first T.
Ströhlein, "Untersuchungen über kombinatorische Spiele", 1970.

Rules that depend on the past, such as a draw by threefold repetition, are left out of the graph.
This changes no value: a position whose next repetition would be a draw counts as an end when values
are looked up. A winning line never visits a position twice, because each move brings the end
nearer; so wins, and therefore draws, hold under the full rules too.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Hashable, Iterator, Mapping
from time import perf_counter

from desktop_app.core.entry import family_of
from desktop_app.core.position import Game, Move, Player, Position
from desktop_app.core.score import (
    Bound,
    score_of,
    terminal_value,
    to_child,
    to_parent,
)
from desktop_app.search.candidates import (
    SNAPSHOT_SECONDS,
    Analysis,
    Candidate,
    for_symmetric_moves,
    ranked,
    with_distance,
)
from desktop_app.search.engine import Engine, EngineConfig, SearchRequest
from desktop_app.search.limits import Budget
from desktop_app.search.solved import is_small_and_cyclic
from desktop_app.search.symmetric_moves import SymmetricMoves

LONGEST_ROUND = 12
"""The moves shown of a line that ends in a repetition."""
KEPT = 16
"""The most solutions kept, one for each set of positions that are drawn by repetition."""
CHECK_MASK = 255
"""Positions between two checks whether to stop, less one."""

Values = Mapping[Hashable, int]
"""The values for Max of positions that are won or lost; all others are drawn."""


class PositionGraph:
    """The reachable positions of a game by key, with their predecessors and ends.

    Listed positions are kept even if the search is stopped.
    """

    def __init__(self) -> None:
        self._before: dict[Hashable, list[Hashable]] = {}
        self._turns: dict[Hashable, Player] = {}
        self._ways: dict[Hashable, int] = {}
        self._ends: dict[Hashable, int] = {}
        self._waiting: list[Position] = []

    def __len__(self) -> int:
        return len(self._turns)

    def grow(self, position: Position, budget: Budget) -> Iterator[int]:
        """Add all positions that can be reached from `position`.

        Yields:
            The number of listed positions, every 256 positions.

        Raises:
            SearchStopped: the budget says stop.
        """
        self._list(position)
        while self._waiting:
            if not len(self._turns) & CHECK_MASK:
                budget.check_stop()
                yield len(self)
            self._open(self._waiting.pop())

    def _list(self, position: Position) -> Hashable:
        key = position.key
        if key not in self._turns:
            self._turns[key], self._before[key] = position.turn, []
            self._waiting.append(position)
        return key

    def _open(self, position: Position) -> None:
        key = position.key
        if position.outcome is not None:
            self._ends[key] = int(terminal_value(position))
            return
        children = {self._list(position.after(move)) for move in position.legal_moves()}
        self._ways[key] = len(children)
        for child in children:
            self._before[child].append(key)

    def values(self, drawn: frozenset[Hashable], budget: Budget) -> Values:
        """Return the values of all positions, computed from the ends backwards.

        Args:
            drawn: keys of positions whose next occurrence is a draw.
            budget: checked for a stop; its limits are ignored.

        Raises:
            SearchStopped: the budget says stop.
        """
        found = {key: value for key, value in self._ends.items() if value}
        todo, ways = deque(found), dict(self._ways)
        while todo:
            if not len(todo) & CHECK_MASK:
                budget.check_stop()
            key = todo.popleft()
            if key in drawn:
                continue
            value = int(to_parent(found[key]))
            for before in self._before[key]:
                if before in found:
                    continue
                ways[before] -= 1
                if self._turns[before] * value > 0 or not ways[before]:
                    found[before] = value
                    todo.append(before)
        return found


class RetrogradeEngine(Engine):
    """An engine that solves a small game with repetitions, with the distance to each win.

    Attributes:
        graph: the positions listed so far, for all requests.
    """

    def __init__(self, game: Game, config: EngineConfig) -> None:  # noqa: ARG002
        """Start without positions."""
        self._family = family_of(game)
        self.graph = PositionGraph()
        self._kept: OrderedDict[tuple[int, frozenset[Hashable]], Values] = OrderedDict()

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        return request.wants_exact and is_small_and_cyclic(request.position)

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        """Yield the number of positions listed while that goes on, then exact values."""
        position, budget = request.position, request.budget
        moves, shown = position.legal_moves(), perf_counter()
        plain = self._family.without_history(position)
        for listed in self.graph.grow(plain.position, budget):
            if perf_counter() - shown >= SNAPSHOT_SECONDS:
                shown = perf_counter()
                yield ranked(position, [*map(Candidate, moves)], 0, listed, budget.seconds)
        values = self._values(plain.drawn, budget)
        images = SymmetricMoves(position)
        known = {move: self._candidate(position, move, values) for move in images.firsts(moves)}
        candidates = for_symmetric_moves(known, moves, images)
        depth = max((len(candidate.line) for candidate in candidates), default=0)
        yield ranked(position, candidates, depth, len(self.graph), budget.seconds)

    def _values(self, drawn: frozenset[Hashable], budget: Budget) -> Values:
        key = len(self.graph), drawn
        values = self._kept.get(key)
        if values is None:
            values = self._kept[key] = self.graph.values(drawn, budget)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return values

    def _candidate(self, position: Position, move: Move, values: Values) -> Candidate:
        child = position.after(move)
        value = to_parent(self._value(child, values))
        line = (move, *self._line(child, values))
        score = score_of(position, value, Bound.EXACT, len(line))
        return Candidate(move, with_distance(score, position, line).seen_by(position.turn), line)

    def _value(self, position: Position, values: Values) -> float:
        if position.outcome is not None:
            return terminal_value(position)
        return values.get(self._key(position), 0)

    def _key(self, position: Position) -> Hashable:
        return self._family.without_history(position).position.key

    def _line(self, position: Position, values: Values) -> tuple[Move, ...]:
        """Return best play to the end, or up to a repetition if neither side can force a win."""
        moves, seen = list[Move](), set[Hashable]()
        while position.outcome is None:
            value, key = self._value(position, values), self._key(position)
            if not value and (key in seen or len(moves) == LONGEST_ROUND):
                break
            seen.add(key)
            for move in position.legal_moves():
                child = position.after(move)
                if self._value(child, values) == to_child(value):
                    moves.append(move)
                    position = child
                    break
        return tuple(moves)
