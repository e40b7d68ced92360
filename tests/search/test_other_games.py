# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games of other kinds, searched: who moves again, margins, passes, draws by rule, circles.

And rules that remember what was met before.
"""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.core.entry import zero_evaluation
from desktop_app.core.position import MAX, MIN, Player, Position
from desktop_app.core.scales import Scale, on_scale, plies_to_spare
from desktop_app.core.score import Bound, Outcome, Score, terminal_value, to_parent
from desktop_app.explain.tree_run import TreeRun
from desktop_app.games.registry import new_engine_cache
from desktop_app.players.registry import make_strategy, parse_strategy
from desktop_app.players.strategy import MoveContext
from desktop_app.search.algorithm import UtilityScale, algorithm_for
from desktop_app.search.alphabeta import ENTRY_BYTES, AlphaBeta, TranspositionTable
from desktop_app.search.analysis import seek_best
from desktop_app.search.candidates import with_distance
from desktop_app.search.complexity import affordable_depth
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.memoized import MemoizedMinimax
from desktop_app.search.minimax import minimax
from desktop_app.search.random_play import EndingCounter, random_outcome
from desktop_app.search.solved import is_small
from desktop_app.search.trace import Trace
from tests.analysing import analyse
from tests.games.maze import MAZES, REPEATING, ROUNDABOUT, Maze, reachable
from tests.games.small_games import (
    PASS,
    Boxes,
    Nim,
    Truce,
    TrucePosition,
    Walk,
    WalkPosition,
)
from tests.search.test_moving_again import PilePosition
from tests.search.truth import play, textbook_value

FEW_ENTRIES = 30 * ENTRY_BYTES


def some_positions(start: Position, count: int) -> list[Position]:
    """Positions of random games that go on, always the same ones."""
    random, found = Random(start.game.id), list[Position]()
    while len(found) < count:
        position = start
        while position.outcome is None:
            found.append(position)
            position = position.after(random.choice(position.legal_moves()))
    return found[:count]


SHORT_MAZES = [maze for maze in MAZES if maze.longest and maze.longest < 10]
FINITE = [Boxes(1, 1), Boxes(2, 1), Boxes(2, 2), Truce(5), *SHORT_MAZES]
each_game = pytest.mark.parametrize("game", FINITE, ids=repr)


@pytest.mark.parametrize(("columns", "rows", "margin"), [(1, 1, -1), (2, 2, 2)])
def test_known_margins_of_dots_and_boxes(columns: int, rows: int, margin: int) -> None:
    assert MemoizedMinimax().value(Boxes(columns, rows).start()) == margin


@pytest.mark.slow
@each_game
def test_labels_and_alpha_beta_are_the_textbook(game: Boxes | Truce | Maze) -> None:
    tree = MemoizedMinimax()
    search = AlphaBeta(Budget(Limits()), zero_evaluation, TranspositionTable(FEW_ENTRIES))
    for position in some_positions(game.start(), 25):
        assert tree.value(position) == textbook_value(position)
        line = tree.line(position)
        assert to_parent(terminal_value(play(position, line)), len(line)) == textbook_value(
            position
        )
        if position.remaining < 10:
            if position.remaining < 7:
                assert minimax(position, terminal_value) == textbook_value(position)
            for depth in range(position.remaining + 1):
                value = search.value(position, depth)
                assert search.guessed or value == position.turn * textbook_value(position)
            assert not search.guessed


@pytest.mark.slow
@each_game
@pytest.mark.parametrize("prunes", [False, True])
def test_the_run_that_is_explained_is_true(game: Boxes | Truce | Maze, prunes: bool) -> None:
    """Who moves is told at each node, not counted."""
    for position in some_positions(game.start(), 8):
        if position.remaining > 6:
            continue
        trace = Trace(position, algorithm_for(position, None, prunes=prunes))
        assert trace.summary.value == textbook_value(position)
        run = TreeRun(trace)
        run.go(run.last // 2)
        for step in trace.steps():
            node = step.node
            assert node.is_max is (node.position.turn is MAX)
            if step.summary is not None:
                true = to_parent(textbook_value(node.position), len(step.moves))
                assert step.summary.least <= true <= step.summary.most
        assert run.drawn().position == position


def test_a_box_that_is_closed_moves_again() -> None:
    position = play(Boxes(1, 1).start(), (0, 1, 2))
    assert position.turn is MIN
    after = position.after(3)
    assert (after.turn, after.outcome) == (MIN, -1)
    double = play(Boxes(2, 1).start(), (0, 1, 2))
    assert double.after(4).turn is not double.turn


@pytest.mark.parametrize("limits", [Limits(), Limits(depth=9)], ids=["labelled", "deepening"])
def test_a_margin_has_a_winner_and_a_size(limits: Limits) -> None:
    for position in some_positions(Boxes(2, 1).start(), 12):
        *_, found = analyse(position, limits, knowledge=new_engine_cache())
        assert found.complete
        values = list[float]()
        for candidate in found.candidates:
            score = candidate.score
            assert score is not None
            margin = position.turn * textbook_value(position.after(candidate.move))
            sign = (margin > 0) - (margin < 0)
            assert score.outcome is [Outcome.DRAW, Outcome.WIN, Outcome.LOSS][sign]
            assert (score.number, score.bound) == (margin, Bound.EXACT)
            assert score.plies == len(candidate.line) == position.remaining
            assert play(position, candidate.line).outcome == position.turn * margin
            assert on_scale(score, Scale.OUTCOME, plies_to_spare(position)) == margin
            assert on_scale(score, Scale.MAX_LOSS, plies_to_spare(position)) == -margin
            values.append(margin)
        assert values == sorted(values, reverse=True)
        *_, best = seek_best(position, Budget(limits), new_engine_cache())
        assert best.score.number == max(values)


def test_a_large_margin_is_better_than_a_small_one() -> None:
    def won(margin: float, plies: int) -> Score:
        outcome = Outcome.WIN if margin > 0 else Outcome.LOSS
        return Score(outcome, plies, margin, Bound.EXACT, plies)

    best_first = [won(5, 9), won(2, 3), Score(Outcome.DRAW, 4, 0, Bound.EXACT, 4), won(-1, 2)]
    best_first.append(won(-4, 8))
    assert sorted(best_first, key=lambda score: score.rank, reverse=True) == best_first
    assert won(5, 9).seen_by(MIN) == Score(Outcome.LOSS, 9, -5, Bound.EXACT, 9, MIN)


def test_two_passes_are_a_draw_and_its_line_shows_when() -> None:
    """Who would lose by taking passes, and the other passes too."""
    position = TrucePosition(Truce(3), 3, 0, MAX, 0)
    *_, found = analyse(position, knowledge=new_engine_cache())
    assert found.best is not None
    assert found.best.move == PASS
    assert found.best.line == (PASS, PASS)
    assert found.best.score == Score(Outcome.DRAW, 2, 0, Bound.EXACT, position.remaining)
    *_, deepened = analyse(position, Limits(depth=12), knowledge=new_engine_cache())
    assert deepened.best is not None
    assert (deepened.best.line, deepened.best.score and deepened.best.score.plies) == (
        (PASS, PASS),
        2,
    )


@pytest.mark.parametrize("square", range(1, 8))
@pytest.mark.parametrize("turn", Player)
def test_games_without_end_are_searched_to_a_limit(square: int, turn: Player) -> None:
    """A win is found where it is one step away; all else is a guess, whatever the depth."""
    position = WalkPosition(Walk(9), square, turn, 0)
    assert not is_small(position)
    *_, found = analyse(position, Limits(depth=7), knowledge=new_engine_cache())
    assert found.depth == 7
    for candidate in found.candidates:
        score, after = candidate.score, position.after(candidate.move)
        assert score is not None
        if after.outcome is not None or after.square in (1, 7):
            winner = after.outcome or (MIN if after.square == 1 else MAX)
            moves_next = after.outcome is not None or after.turn is winner
            assert (score.outcome is Outcome.UNKNOWN) is not moves_next
            if moves_next:
                assert score.outcome is (Outcome.WIN if winner == turn else Outcome.LOSS)
                assert score.bound is Bound.EXACT
        else:
            assert (score.outcome, score.bound) == (Outcome.UNKNOWN, Bound.HEURISTIC)


def test_no_search_goes_round_in_circles_for_ever() -> None:
    start = Walk(9).start()
    *_, solved = analyse(start, Limits(nodes=3_000), knowledge=new_engine_cache())
    assert solved.complete  # backwards from its ends, for it is small
    *_, found = analyse(Walk(90_001).start(), Limits(nodes=3_000), knowledge=new_engine_cache())
    assert not found.complete
    assert all(c.endings is None for c in (*solved.candidates, *found.candidates))
    depth = affordable_depth(start)
    assert depth is not None
    algorithm = algorithm_for(start, None, prunes=True)
    assert algorithm.depth == depth
    run = TreeRun(Trace(start, algorithm_for(start, 6, prunes=False)))
    run.go(run.last)
    assert run.summary.guessed
    assert run.drawn().value == run.summary.value
    for seed in range(5):
        assert random_outcome(start, Random(seed)) in (-1, 0, 1)
    for name in ("random", "one-ahead", "best-odds", "worst-case", "alpha-beta:3", "perfect"):
        thinking = MoveContext(Random(1), Limits(nodes=500), knowledge=new_engine_cache())
        choice = make_strategy(parse_strategy(name)).choose(start, thinking)
        assert choice.move in start.legal_moves()


@pytest.mark.parametrize("limits", [Limits(), Limits(depth=40)], ids=["labelled", "deepening"])
@pytest.mark.parametrize("game", MAZES, ids=lambda game: game.id)
def test_a_draw_by_repetition_is_shown_to_its_end(game: Maze, limits: Limits) -> None:
    """And who can win before it comes to that is told so, though the same squares were met."""
    seen = set[float]()
    for position in reachable(game.start())[::4]:
        if position.outcome is not None:
            continue
        *_, found = analyse(position, limits, knowledge=new_engine_cache())
        assert found.complete
        for candidate in found.candidates:
            score = candidate.score
            assert score is not None
            value = position.turn * to_parent(textbook_value(position.after(candidate.move)))
            end = play(position, candidate.line)
            assert end.outcome is not None
            assert score.plies == len(candidate.line)
            sign = (value > 0) - (value < 0)
            assert score.outcome is [Outcome.DRAW, Outcome.WIN, Outcome.LOSS][sign]
            assert end.outcome * position.turn == sign
            seen.add(sign)
        *_, best = seek_best(position, Budget(limits), new_engine_cache())
        assert best.score.bound is Bound.EXACT
        assert best.score.rank == max(c.score.rank for c in found.candidates if c.score)
    assert seen == {-1, 0, 1}


def test_everybody_plays_a_game_that_may_repeat_to_its_end() -> None:
    for name in ("random", "one-ahead", "best-odds", "worst-case", "alpha-beta:3", "perfect"):
        bot, position = make_strategy(parse_strategy(name)), Maze(ROUNDABOUT, 9, REPEATING).start()
        while position.outcome is None:
            thinking = MoveContext(Random(1), Limits(nodes=500), knowledge=new_engine_cache())
            position = position.after(bot.choose(position, thinking).move)
        assert position.ply <= 18


def test_random_play_counts_passes_and_extra_turns() -> None:
    endings = EndingCounter().endings(Boxes(1, 1).start())
    assert [(e.outcome, e.games) for e in endings.shares] == [(-1, 24)]
    endings = EndingCounter().endings(TrucePosition(Truce(1), 1, 0, MAX, 0))
    assert {e.outcome: e.probability.limit_denominator(9) for e in endings.shares} == {
        1: 0.5, 0: 0.25, -1: 0.25,
    }  # fmt: skip


def test_the_school_scale_needs_no_squares() -> None:
    """10 and the plies that the longest game would still go on."""
    start = Truce(4).start()
    *_, found = analyse(start, knowledge=new_engine_cache())
    for candidate in found.candidates:
        score = candidate.score
        assert score is not None
        assert score.plies is not None
        end = play(start, candidate.line)
        left = plies_to_spare(start) - score.plies
        assert left == plies_to_spare(end) == 8 - end.ply
        told = on_scale(score, Scale.SCHOOL, plies_to_spare(start))
        sign = {Outcome.WIN: 1, Outcome.LOSS: -1}.get(score.outcome, 0)
        assert told == sign * (10 + left)
        if end.outcome:
            assert UtilityScale.SCHOOL.end(end) == end.outcome * (10 + left)
            value = to_parent(textbook_value(start.after(candidate.move)))
            assert UtilityScale.SCHOOL.counted(start, value) == UtilityScale.SCHOOL.end(end)


def test_one_ahead_sees_extra_turns_and_moves_that_lose_at_once() -> None:
    bot = make_strategy(parse_strategy("one-ahead"))

    def chosen(position: Position) -> set[int]:
        return {bot.choose(position, MoveContext(Random(seed))).move for seed in range(30)}

    assert chosen(Nim((2,), misere=True).start()) == {1}  # to take both is to take the last
    assert chosen(PilePosition(5, MAX, 0, None)) == {1, 2}  # after two it is MAX who takes three


def test_an_incomplete_line_gives_no_distance() -> None:
    start = TrucePosition(Truce(3), 3, 0, MAX, 0)
    drawn = Score(Outcome.DRAW, None, 0, Bound.EXACT, 5)
    assert with_distance(drawn, start, (PASS,)).plies is None
    assert with_distance(drawn, start, (PASS, PASS)).plies == 2


@pytest.mark.parametrize("worth", UtilityScale)
def test_a_draw_counts_nothing_however_ends_are_counted_and_a_margin_itself(
    worth: UtilityScale,
) -> None:
    assert worth.counted(Truce(4).start(), 0) == 0
    assert worth.counted(Boxes(2, 2).start(), -2) == -2
    assert worth.counted(Boxes(2, 2).start(), 0) == 0
