# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Analysis of large line games, for all moves or the best one, by the compiled kernel.

In an analysis of all moves, the best eight of a finished depth have values of their own from a
full-window search; the others only have upper bounds. Moves that neither make nor block a line are
left out, and marked so. With gravity there are few moves, and all have values.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import inf
from time import perf_counter

from desktop_app.core.position import Move
from desktop_app.core.score import DECISIVE, WIN, Bound, Outcome
from desktop_app.games.k_in_a_row.game import LinePosition
from desktop_app.games.k_in_a_row.gomoku.kernels import INFINITE, LineKernel, is_whole, kernel_score
from desktop_app.search.candidates import (
    SNAPSHOT_SECONDS,
    Analysis,
    BestMoves,
    Candidate,
    for_symmetric_moves,
)
from desktop_app.search.limits import Budget, SearchStopped
from desktop_app.search.symmetric_moves import SymmetricMoves

TRIED = 40
"""Moves that are searched in a position in which nothing is forced."""
FOURS, FOURS_NODES = 24, 200_000
"""The search for continuous fours at the root: moves of the attacker, positions."""
THREES = (2, 3, 4, 5, 6, 8, 10, 12, 14)
"""Moves of the attacker in the search for fours and threes, tried one after the other."""
THREES_NODES = 20_000
THREES_SHARE = 0.15
"""Nodes for fours and threes at each depth: at least `THREES_NODES`, then a share of all."""


@dataclass(frozen=True, slots=True)
class LineMoveResult:
    """The result for one move, for the player who makes it."""

    value: int
    depth: int
    line: tuple[Move, ...]
    bound: Bound = Bound.HEURISTIC

    @property
    def rank(self) -> tuple[int, bool]:
        """Return a sort key: by value, with exact values before bounds of the same size."""
        return self.value, self.bound is not Bound.UPPER


class Root:
    """The root position: its moves, and the search for wins by threats.

    Attributes:
        position: what is searched.
        kernel: what searches.
        images: the position's symmetries.
        moves: what is tried; of moves that are each other's images the first.
    """

    def __init__(self, position: LinePosition, budget: Budget, kernel: LineKernel) -> None:
        self.position, self.kernel = position, kernel
        kernel.start(position, budget)
        self.images = SymmetricMoves(position)
        firsts = set(self.images.firsts(position.legal_moves()))
        ranked = sorted(kernel.search.scores(), key=lambda move: -move[1])
        self.moves = [move for move, _ in ranked if move in firsts]
        if not kernel.search.is_forced():
            self.moves = self.moves[:TRIED]
        self._threes = iter(THREES)
        self._attacks = next(self._threes)

    def open_up(self) -> bool:
        """Add the moves that were left out; return whether there were any."""
        tried = set(self.moves)
        firsts = self.images.firsts(self.position.legal_moves())
        rest = [move for move in firsts if move not in tried]
        self.moves += rest
        return bool(rest)

    def is_done(self) -> bool:
        """Return whether deeper search adds nothing; if moves were left out, add them first."""
        if self.kernel.search.take_guessed():
            return False
        opened = self.open_up()
        return not self.kernel.search.widen() and not opened

    def fours(self) -> tuple[Move, LineMoveResult] | None:
        """Return a win by continuous fours, or None."""
        return self._won(self.kernel.search.threat_win(False, FOURS, FOURS_NODES))

    def threes(self) -> tuple[Move, LineMoveResult] | None:
        """Return a win by fours and threes, or None; each call searches a little deeper."""
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

    def _won(self, won: tuple[int, Move] | None) -> tuple[Move, LineMoveResult] | None:
        """Return a win by threats with its first move, from the search that found it."""
        self.kernel.enforce_limits()
        if won is None:
            return None
        value, move = won
        plies = WIN - value - self.position.ply
        line = self.kernel.line_after(move, value, plies)
        value, line = self._settled(value, line)
        first = self.images.first(move)
        return first, LineMoveResult(value, plies, self.images.line(line, first))

    def found(
        self, move: Move, value: int, depth: int, bound: Bound = Bound.HEURISTIC
    ) -> LineMoveResult:
        """Return the result of a move from a search."""
        plies = WIN - abs(value) - self.position.ply if abs(value) >= DECISIVE else depth
        whole = is_whole(self.position, depth) and bound is Bound.HEURISTIC
        line = self.kernel.line_after(move, value, plies, whole=whole)
        if bound is Bound.HEURISTIC:
            value, line = self._settled(value, line)
        return LineMoveResult(value, depth, line, bound)

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


VALUED = 8
"""Moves with values of their own."""


def analyse_lines(
    position: LinePosition,
    budget: Budget,
    kernel: LineKernel,
    before: Analysis | None = None,
) -> Iterator[Analysis]:
    """Analyse all moves by iterative deepening; the best eight get values of their own.

    Args:
        position: what is analysed.
        budget: the limits; depth 1 is finished whatever they are.
        kernel: the game's kernel.
        before: the last finished depth of an earlier analysis. It is shown until this one has
            come as far, which the table makes quick.

    Yields:
        Snapshots, at most one a tenth of a second, and one at the end of each depth.

    Raises:
        SearchStopped: somebody said stop before depth 1 was finished.
    """
    yield from _Values(position, budget, kernel, before).run()


class _Values:
    """One analysis of all moves."""

    def __init__(
        self, position: LinePosition, budget: Budget, kernel: LineKernel, before: Analysis | None
    ) -> None:
        self._position, self._budget, self._kernel = position, budget, kernel
        self._root = Root(position, budget, kernel)
        self._valued = len(self._root.moves) if position.game.gravity else VALUED
        self._before = before
        self._known: dict[Move, LineMoveResult] = {}
        firsts = self._root.images.firsts(position.legal_moves())
        proven = _proofs(before) if before else {}
        self._proven = {move: proven[move] for move in firsts if move in proven}
        self._shown = perf_counter()

    def run(self) -> Iterator[Analysis]:
        most = min(self._budget.limits.depth or inf, self._position.remaining)
        depth, shown = 0, self._before.depth if self._before else 0
        if self._before is not None:
            yield self._before
            if self._before.complete:
                return
        try:
            while depth < most:
                depth += 1
                yield from self._deepen(depth, silent=depth <= shown)
                found = self._snapshot(depth)
                if depth > shown:
                    yield found
                if found.complete or self._root.is_done():
                    return
        except SearchStopped:
            if depth <= 1:
                raise
            if depth > shown + 1:
                yield self._snapshot(depth - 1)
        if not most:
            yield self._snapshot(0)

    def _deepen(self, depth: int, *, silent: bool) -> Iterator[Analysis]:
        """Search one depth; its heuristic values only count once the depth is complete."""
        if depth == 1:
            self._kernel.first_depth()
        else:
            self._kernel.enforce_limits()
            won = (self._root.fours() if depth == 2 else None) or self._root.threes()
            if won:
                self._note_proof(*won)
        found: dict[Move, LineMoveResult] = {}
        values: list[int] = []
        for move in self._in_order():
            found[move] = self._searched(move, depth, values)
            if abs(found[move].value) >= DECISIVE and found[move].bound is not Bound.UPPER:
                self._note_proof(move, found[move])
            if not silent and perf_counter() - self._shown >= SNAPSHOT_SECONDS and depth > 1:
                yield self._snapshot(depth - 1)
        self._known = found
        if max(values) <= -DECISIVE and self._root.open_up():  # others might hold
            yield from self._deepen(depth, silent=silent)

    def _in_order(self) -> list[Move]:
        """Return the moves to search, the best so far first."""
        known = self._known | self._proven
        unknown = (-INFINITE, False)
        return sorted(
            self._root.moves,
            key=lambda move: known[move].rank if move in known else unknown,
            reverse=True,
        )

    def _searched(self, move: Move, depth: int, values: list[int]) -> LineMoveResult:
        """Search one move: fully, or first with a null window to see if it is among the best.

        Args:
            move: the move.
            depth: the nominal depth.
            values: the values of this depth so far, in order; a new one is put in.
        """
        floor = values[-self._valued] if len(values) >= self._valued else -INFINITE
        value = floor + 1
        if floor > -INFINITE:
            value = self._kernel.value_after(move, depth, floor, floor + 1)
        if value > floor:
            value = self._kernel.value_after(move, depth, floor, INFINITE)
        if value > floor or value <= -DECISIVE:
            insort(values, value)
            return self._root.found(move, value, depth)
        return self._root.found(move, value, depth, Bound.UPPER)

    def _note_proof(self, move: Move, found: LineMoveResult) -> None:
        """Keep the quickest win, or the latest proven slowest loss, with its longest line."""
        before = self._proven.get(move)
        if before is not None and not is_whole(self._position, found.depth):
            if found.value < before.value:
                return
            if found.value == before.value and len(found.line) < len(before.line):
                found = replace(found, line=before.line)
        self._proven[move] = found

    def _snapshot(self, depth: int) -> Analysis:
        self._shown = perf_counter()
        known = self._known | self._proven
        position, images = self._position, self._root.images
        ranked = sorted(known, key=lambda move: known[move].rank, reverse=True)
        moves = [image for move in ranked for image in images.of(move)]
        firsts = {move: self._candidate(move, known[move]) for move in ranked}
        tried = set(self._root.moves)
        for move in images.firsts(position.legal_moves()):
            firsts.setdefault(move, Candidate(move, skipped=move not in tried))
        moves += [move for move in position.legal_moves() if images.first(move) not in known]
        candidates = for_symmetric_moves(firsts, moves, images)
        complete = all(c.is_exact for c in candidates)
        nodes, seconds = self._kernel.nodes, self._budget.seconds
        if self._before is not None:
            nodes, seconds = nodes + self._before.nodes, seconds + self._before.seconds
        return Analysis(position, tuple(candidates), max(depth, 0), nodes, seconds, complete)

    def _candidate(self, move: Move, found: LineMoveResult) -> Candidate:
        score = kernel_score(self._position, found.value, found.depth, found.bound)
        return Candidate(move, score, found.line)


def _proofs(before: Analysis) -> dict[Move, LineMoveResult]:
    """Return the wins and losses that an earlier analysis has proven."""
    proven: dict[Move, LineMoveResult] = {}
    for candidate in before.candidates:
        score = candidate.score
        if score and score.plies is not None and score.outcome in (Outcome.WIN, Outcome.LOSS):
            value = WIN - before.position.ply - score.plies
            value = value if score.outcome is Outcome.WIN else -value
            proven[candidate.move] = LineMoveResult(value, score.depth, candidate.line)
    return proven


ASPIRATION = 60
"""Half the width of the window around the last depth's value."""


def best_line_moves(
    position: LinePosition, budget: Budget, kernel: LineKernel
) -> Iterator[BestMoves]:
    """Find the best move by iterative deepening, until a win is proven or the budget is spent.

    In a symmetric position its images are given too, so that not every game begins alike.

    Yields:
        One result for each finished depth; depth 1 is finished whatever the limits. None at
        all if somebody says stop before.
    """
    root = Root(position, budget, kernel)
    most = min(budget.limits.depth or inf, position.remaining)
    depth, value = 0, 0
    try:
        while depth < most:
            depth += 1
            if depth == 1:
                kernel.first_depth()
            else:
                kernel.enforce_limits()
                won = (root.fours() if depth == 2 else None) or root.threes()
                if won:
                    yield _best(root, *won)
                    return
            move, value, others = _aspire(root, depth, value)
            if value < -WIN // 2 and root.open_up():
                move, value, others = _deepest(root, depth, -INFINITE, INFINITE)
            found = _best(root, move, root.found(move, value, depth))
            yield replace(found, candidates=_candidates(root, found, others))
            if abs(value) >= DECISIVE or root.is_done():
                return
    except SearchStopped:
        return


def _best(root: Root, move: Move, found: LineMoveResult) -> BestMoves:
    score = kernel_score(root.position, found.value, found.depth, found.bound)
    images = sorted(root.images.of(move), key=lambda image: image != move)
    return BestMoves(tuple(images), score, found.line, found.depth, root.kernel.nodes)


def _candidates(root: Root, best: BestMoves, others: dict[Move, int]) -> tuple[Candidate, ...]:
    """Return the result of one depth for all searched moves; for most it is an upper bound."""
    images, first = root.images, root.images.first(best.moves[0])
    known = {first: Candidate(first, best.score, images.line(best.line, first))}
    for move, value in others.items():
        if move not in known:
            score = kernel_score(root.position, value, best.depth, Bound.UPPER)
            known[move] = Candidate(move, score, (move,))
    return tuple(for_symmetric_moves(known, (m for move in known for m in images.of(move)), images))


def _aspire(root: Root, depth: int, value: int) -> tuple[Move, int, dict[Move, int]]:
    """Search with an aspiration window around the last depth's value."""
    low, high, width = -INFINITE, INFINITE, ASPIRATION
    if depth > 2 and abs(value) < WIN // 2:
        low, high = value - width, value + width
    while True:
        move, value, others = _deepest(root, depth, low, high)
        if low < value < high:
            return move, value, others
        width *= 4
        if value <= low:
            low = -INFINITE if width > 1_000 else value - width
        else:
            high = INFINITE if width > 1_000 else value + width


def _deepest(root: Root, depth: int, low: int, high: int) -> tuple[Move, int, dict[Move, int]]:
    """Search all moves, with null windows after the first; move the best one to the front.

    Returns:
        The best move, its value, and for each move what it is worth at most, where the best
        value lies within the window.
    """
    best, good, most = -INFINITE, root.moves[0], dict[Move, int]()
    for number, move in enumerate(list(root.moves)):
        floor = max(low, best)
        if number:
            value = root.kernel.value_after(move, depth, floor, floor + 1)
            if floor < value < high:
                value = root.kernel.value_after(move, depth, floor, high)
        else:
            value = root.kernel.value_after(move, depth, low, high)
        most[move] = value
        if value > best:
            best, good = value, move
            if value > low:
                root.moves.remove(move)
                root.moves.insert(0, move)
        if best >= high:
            break
    return good, best, most
