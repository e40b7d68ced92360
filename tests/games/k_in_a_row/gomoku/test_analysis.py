# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of every move of a large line game, and which is played."""

from __future__ import annotations

from random import Random
from weakref import ref

import pytest

from desktop_app.core.score import DECISIVE, Bound, Outcome
from desktop_app.games.k_in_a_row.engine import FixedDepthEngine
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.gomoku.analysis import VALUED, analyse_lines, best_line_moves
from desktop_app.games.k_in_a_row.gomoku.kernels import INFINITE, LineKernel
from desktop_app.games.registry import new_engine_cache
from desktop_app.search.candidates import Analysis, Candidate
from desktop_app.search.limits import Budget, Limits
from tests.analysing import analyse
from tests.games.reached import reached

GOMOKU = LineGame(15, 15, 5, name="gomoku")
QUIET = "h8i9j10g7"
OPEN_THREE = "h8a1i8a15j8"


def position_of(text: str) -> LinePosition:
    return reached(GOMOKU.start(), text)


def analysed(text: str, limits: Limits) -> list[Analysis]:
    kernel = LineKernel(GOMOKU, 1 << 20)
    return list(analyse_lines(position_of(text), Budget(limits), kernel))


def test_every_move_is_listed_and_says_how_it_is_known() -> None:
    *_, found = analysed(QUIET, Limits(depth=3))
    assert found.depth == 3
    moves = [c.move for c in found.candidates]
    assert sorted(moves) == list(position_of(QUIET).legal_moves())
    guesses = [c for c in found.candidates if c.score and c.score.bound is Bound.HEURISTIC]
    bounds = [c for c in found.candidates if c.score and c.score.bound is Bound.UPPER]
    skipped = [c for c in found.candidates if c.skipped]
    assert len(guesses) >= VALUED
    assert bounds
    assert skipped
    assert len(guesses) + len(bounds) + len(skipped) == len(moves)
    assert all(c.score is None and c.line == () for c in skipped)
    assert all(c.score and c.score.outcome is Outcome.UNKNOWN for c in bounds)
    assert all(c.line[0] == c.move for c in guesses + bounds)
    lowest = min(c.score.number for c in guesses[:VALUED] if c.score)
    assert all(c.score and c.score.number <= lowest for c in bounds)


def test_each_depth_is_told_and_an_analysis_goes_on_where_it_stopped() -> None:
    depths = [found.depth for found in analysed(QUIET, Limits(depth=4))]
    assert sorted(depths) == depths
    assert set(depths) == {1, 2, 3, 4}
    knowledge, limits = new_engine_cache(), Limits(nodes=30_000)
    *_, before = analyse(position_of(QUIET), limits, knowledge=knowledge)
    first, *_ = analyse(position_of(QUIET), limits, knowledge=knowledge)
    assert first.depth == before.depth


def test_no_move_is_skipped_if_a_three_must_be_stopped() -> None:
    *_, found = analysed(OPEN_THREE, Limits(depth=2))
    assert not any(c.skipped for c in found.candidates)
    lost = [c for c in found.candidates if c.score and c.score.outcome is Outcome.LOSS]
    assert len(lost) > 200
    exact = [c for c in lost if c.score and c.score.plies == 4]
    assert all(c.score and c.score.bound is Bound.EXACT and len(c.line) == 4 for c in exact)


@pytest.mark.parametrize("text", [OPEN_THREE + "o1", "h8a1i8a15h9o1i10o15", "f8a1g8a2h8a4j8a5"])
def test_a_win_is_proven_and_played_out(text: str) -> None:
    kernel, position = LineKernel(GOMOKU, 1 << 20), position_of(text)
    winner = position.turn
    left = None
    while position.outcome is None:
        *_, best = best_line_moves(position, Budget(Limits(nodes=20_000)), kernel)
        if position.turn is winner:
            assert best.score.outcome is Outcome.WIN
            assert best.score.plies is not None
            assert best.score.bound is (Bound.EXACT if best.score.plies <= 4 else Bound.LOWER)
            assert left is None or best.score.plies <= left
            left = best.score.plies - 2
        assert best.line[0] == best.moves[0]
        position = position.after(best.moves[0])
    assert position.outcome == winner


def test_limits_and_stops() -> None:
    kernel = LineKernel(GOMOKU, 1 << 20)
    position = position_of(QUIET)
    *_, best = best_line_moves(position, Budget(Limits(depth=3)), kernel)
    assert best.depth == 3
    for nodes in (0, 1, 1_000):
        *_, best = best_line_moves(position, Budget(Limits(nodes=nodes)), kernel)
        assert best.moves[0] in position.legal_moves()
        assert best.nodes <= nodes + 200
    found = list(analyse_lines(position, Budget(Limits(), lambda: kernel.nodes > 0), kernel))
    assert {analysis.depth for analysis in found} <= {1}


@pytest.mark.parametrize(("text", "images"), [("", {1, 4, 8}), ("h8", {4, 8}), ("h8i9", {1, 2})])
def test_a_symmetric_position_gives_the_images_of_its_best_move(
    text: str, images: set[int]
) -> None:
    kernel = LineKernel(GOMOKU, 1 << 20)
    *_, best = best_line_moves(position_of(text), Budget(Limits(depth=3)), kernel)
    assert best.line[0] == best.moves[0]
    assert len(best.moves) in images
    assert set(best.moves) <= set(position_of(text).legal_moves())


@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_other_moves_get_upper_bounds_in_a_search_for_the_best(depth: int) -> None:
    position = position_of(QUIET)
    limits, kernel = Limits(depth=depth), LineKernel(GOMOKU, 1 << 20)
    *_, best = best_line_moves(position, Budget(limits), kernel)
    known = {candidate.move: candidate for candidate in best.candidates}
    assert set(known) <= set(position.legal_moves())
    assert known[best.moves[0]].score == best.score
    assert len(known) > 10
    for move in set(known) - set(best.moves):
        score = known[move].score
        assert score is not None
        assert score.bound is Bound.UPPER
        assert score.number <= best.score.number
        assert known[move].line == (move,)


def test_a_kernel_that_is_dropped_is_gone_at_once() -> None:
    """Its table is large; it must not wait for a search for cycles of references."""
    kernel = LineKernel(GOMOKU, 1 << 20)
    list(best_line_moves(position_of(QUIET), Budget(Limits(depth=2)), kernel))
    gone = ref(kernel)
    del kernel
    assert gone() is None


def test_of_a_large_drop_game_every_column_has_a_value() -> None:
    position = LineGame(9, 9, 4, gravity=True).start().after(76)
    *_, found = analyse(position, Limits(depth=5))
    assert found.depth == 5
    bounds = [c.score.bound for c in found.candidates if c.score]
    assert bounds == [Bound.HEURISTIC] * 9
    assert all(c.line[0] == c.move for c in found.candidates)


def test_the_end_of_a_large_drop_game_is_exact() -> None:
    """As the search that every game has finds it."""
    game = LineGame(8, 8, 4, gravity=True)
    compared, seed = 0, 0
    while compared < 8:
        seed += 1
        position = drop_position(game, Random(seed), 54)
        if position is None:
            continue
        *_, found = analyse(position)
        assert found.complete
        *_, truth = analyse(position, knowledge=new_engine_cache(engines=[FixedDepthEngine]))
        assert truth.complete
        scores = {c.move: c.score for c in truth.candidates}
        for candidate in found.candidates:
            score, true = candidate.score, scores[candidate.move]
            assert score
            assert true
            assert (score.outcome, score.plies) == (true.outcome, true.plies)
            assert score.bound is Bound.EXACT
        compared += 1


def drop_position(game: LineGame, random: Random, plies: int) -> LinePosition | None:
    """A position of a random game of so many plies; None if it ended before."""
    position = game.start()
    while position.outcome is None and position.ply < plies:
        quiet = [m for m in position.legal_moves() if position.after(m).outcome is None]
        if not quiet:
            return None
        position = position.after(random.choice(quiet))
    return position if position.outcome is None else None


DECIDED = "h8i9h9h10g9f9g8i10g7g10f8"
"""All moves of O are decided: three win, the others lose to a four."""


def test_a_search_that_has_nothing_more_to_find_ends() -> None:
    """It went on to a depth of all open cells before, which nobody believes."""
    *_, found = analysed(DECIDED, Limits())
    assert found.depth < 30
    outcomes = [c.score.outcome for c in found.candidates if c.score]
    assert len(outcomes) == 225 - found.position.ply
    assert set(outcomes) == {Outcome.WIN, Outcome.LOSS}


def test_without_an_evaluation_more_moves_are_tried() -> None:
    """In a row of three on a narrow board the moves that are tried are soon searched out."""
    game = LineGame(3, 20, 3)
    *_, found = analyse(game.start(), Limits(nodes=200_000))
    assert not any(candidate.skipped for candidate in found.candidates)
    kernel = LineKernel(game, 1 << 20)
    kernel.start(game.start(), Budget(Limits()))
    kernel.first_depth()
    assert kernel.value_after(31, 4, -INFINITE, INFINITE) >= DECISIVE
    assert not kernel.search.take_guessed()
    widened = [kernel.search.widen() for _ in range(3)]
    assert widened == [True, True, False]  # 16, 32, 64 of 60 cells
    kernel.start(game.start(), Budget(Limits()))
    assert kernel.search.widen()


def test_a_win_that_is_proven_stands_beside_the_move_that_wins() -> None:
    """The table is warm from the position two moves before, where other moves were better."""
    knowledge, text = new_engine_cache(), "g7e7b6e9e8g9f8d8d9h9f10f7i9i8e6"
    list(analyse(position_of(text), Limits(depth=6), knowledge=knowledge))
    position = position_of(text + "h8g10")
    *_, found = analyse(position, Limits(depth=6), knowledge=knowledge)
    wins = [c for c in found.candidates if c.score and c.score.outcome is Outcome.WIN]
    assert [GOMOKU.move_text(c.move) for c in wins] == ["j8"]
    assert_played_out(position, wins[0])


def test_a_win_is_claimed_as_soon_as_its_own_line_ends() -> None:
    text = "o4o5l1m4k5m5m6l4k3k4j4l6i5l2l3k7j8m3k1m1m2h6i3j3h2g1h5j5h4o3n4j6h1h3i1j1"
    *_, found = analyse(position_of(text), Limits(depth=3))
    for candidate in found.candidates:
        if candidate.score and candidate.score.outcome is not Outcome.UNKNOWN:
            assert_played_out(position_of(text), candidate)


def assert_played_out(position: LinePosition, candidate: Candidate) -> None:
    """The line of a win or loss ends with the game, after as many plies as are claimed."""
    score = candidate.score
    assert score
    winner = position.turn if score.outcome is Outcome.WIN else position.turn.opponent
    for move in candidate.line:
        assert move in position.legal_moves()
        position = position.after(move)
    assert position.outcome == winner
    assert len(candidate.line) == score.plies
