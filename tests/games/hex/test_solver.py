# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proofs of Hex: true on small boards, kept when they are stopped, told without a distance."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.core.score import Bound, Outcome
from desktop_app.games.hex.engine import (
    ENTRY_BYTES,
    HexEngine,
    HexSearcher,
    HexSolver,
    make_hex_kernel,
)
from desktop_app.games.hex.geometry import Rhombus
from desktop_app.games.hex.rules import HexGame, HexPosition
from desktop_app.search.candidates import Analysis
from desktop_app.search.engine import EngineConfig, SearchRequest
from desktop_app.search.limits import Budget, Limits, SearchStopped
from desktop_app.search.memoized import MemoizedMinimax
from desktop_app.words.distance import short_distances, win_text
from tests.games.reached import reached

MEANS = EngineConfig(table_bytes=1 << 20)


def going_on(size: int, plies: int, seeds: range) -> list[HexPosition]:
    """Positions so many random moves from the start that go on."""
    found: list[HexPosition] = []
    for seed in seeds:
        dice, position = Random(seed), HexGame(size).start()
        for _ in range(plies):
            if position.outcome is None:
                position = position.after(dice.choice(position.legal_moves()))
        if position.outcome is None:
            found.append(position)
    return found


def wins(solver: HexSolver, position: HexPosition, limits: Limits | None = None) -> bool:
    return solver.wins(position.x_stones, position.o_stones, Budget(limits or Limits()))


def test_every_position_of_three_by_three_is_proven_as_the_textbook_has_it() -> None:
    solver, tree, seen = HexSolver(HexGame(3).board), MemoizedMinimax(), set[HexPosition]()
    waiting = [HexGame(3).start()]
    while waiting:
        position = waiting.pop()
        if position.outcome is None and position not in seen:
            seen.add(position)
            assert wins(solver, position) is (tree.value(position) * position.turn > 0)
            waiting += [position.after(move) for move in position.legal_moves()]
    assert len(seen) > 2_000


def test_positions_of_four_by_four_are_proven_as_by_counting_all_out() -> None:
    solver, kernel = HexSolver(HexGame(4).board), make_hex_kernel(HexGame(4), 1 << 20)
    for position in going_on(4, 6, range(25)):
        search = HexSearcher(kernel, Budget(Limits()))
        assert wins(solver, position) is (search.value(position, position.remaining) > 0)


def holds(board: Rhombus, side: int, own: int, others: int, open_: int, *, moves: bool) -> bool:
    """Whether a player wins on the open cells, tried in every way; `moves`: it is to move."""
    if board.joins(side, own):
        return True
    if board.joins(1 - side, others):
        return False
    bits = [board.bits[number] for number in board.numbers(open_)]
    if moves:
        return any(holds(board, side, own | b, others, open_ ^ b, moves=False) for b in bits)
    return all(holds(board, side, own, others | b, open_ ^ b, moves=True) for b in bits)


def test_a_proof_holds_whatever_stands_on_cells_that_it_does_not_need() -> None:
    """All these cells are given to the loser."""
    board, checked = HexGame(4).board, 0
    solver = HexSolver(board)
    wins(solver, HexGame(4).start())
    for stones, (mover_wins, needed) in solver.known.items():
        if needed.bit_count() > 7:
            continue
        mover = (stones[0].bit_count() + stones[1].bit_count()) % 2
        side = mover if mover_wins else 1 - mover
        free = board.cells & ~(stones[0] | stones[1])
        own, others = stones[side], stones[1 - side] | free & ~needed
        assert holds(board, side, own, others, needed, moves=mover_wins)
        checked += 1
    assert checked > 100


def last(position: HexPosition, limits: Limits) -> Analysis:
    *_, found = HexEngine(position.game, MEANS).values(SearchRequest(position, Budget(limits)))
    return found


def test_a_win_of_unknown_length_has_no_distance() -> None:
    start = HexGame(4).start()
    found = last(start, Limits())
    assert found.complete
    for candidate in found.candidates:
        score = candidate.score
        assert score is not None
        assert (score.bound, score.plies) == (Bound.EXACT, None)
        assert win_text(score, start) in ("X wins", "O wins")
        assert short_distances(score, start) == ("", "")


def test_a_win_at_once_comes_before_all_other_wins() -> None:
    game = HexGame(5)
    position = reached(game.start(), "c3b3c2c1d1b4b5a5")
    found = last(position, Limits())
    wins = [c for c in found.candidates if c.score and c.score.outcome is Outcome.WIN]
    assert len(wins) > 2
    first = found.candidates[0]
    assert game.move_text(first.move) == "c4"
    assert first.score is not None
    assert win_text(first.score, position) == "X wins now"
    assert all(c.score is not None and c.score.plies is None for c in wins[1:])


@pytest.mark.slow
def test_a_proof_that_is_stopped_keeps_what_is_proven() -> None:
    """Asked again, it goes on from there; what is proven stays as it was."""
    start = HexGame(5).start()
    few, engine = Limits(nodes=60_000), HexEngine(HexGame(5), MEANS)
    *_, found = engine.values(SearchRequest(start, Budget(few)))
    proven = exact(found)
    assert 0 < len(proven) < len(found.candidates)
    assert not found.complete
    assert found.best is not None
    *_, more = engine.values(SearchRequest(start, Budget(few), before=found))
    assert exact(more).items() >= proven.items()


def test_a_proof_that_is_stopped_is_not_begun_anew() -> None:
    start, stopped = HexGame(5).start(), HexSolver(HexGame(5).board)
    fresh, stops = HexSolver(HexGame(5).board), 0
    assert wins(fresh, start)
    while True:
        try:
            assert wins(stopped, start, Limits(nodes=fresh.nodes // 4))
            break
        except SearchStopped:
            stops += 1
    assert stops > 2
    assert stopped.nodes < 1.2 * fresh.nodes


def exact(found: Analysis) -> dict[int, Outcome]:
    """What is proven of the moves."""
    scores = {c.move: c.score for c in found.candidates}
    return {m: s.outcome for m, s in scores.items() if s and s.bound is Bound.EXACT}


def test_proofs_take_no_more_memory_than_they_may_and_stay_right() -> None:
    board, entries = HexGame(4).board, 40
    full, small = HexSolver(board), HexSolver(board, entries * ENTRY_BYTES)
    start = HexGame(4).start()
    for move in start.legal_moves():
        position = start.after(move)
        assert wins(small, position) == wins(full, position)
        assert len(small.known) <= entries < len(full.known)
