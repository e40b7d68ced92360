# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The analysis of all candidates: what it calls exact is true, and every claim can be played."""

import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import inf
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from desktop_app.core.entry import Evaluation
from desktop_app.core.position import Game, Position
from desktop_app.core.score import WIN, Bound, Outcome, Score
from desktop_app.games.k_in_a_row.connect_four import analysis as drop_analysis
from desktop_app.games.k_in_a_row.connect_four.analysis import make_solver
from desktop_app.games.k_in_a_row.entry import PRESETS
from desktop_app.games.k_in_a_row.evaluation import open_lines
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.registry import new_engine_cache
from desktop_app.search import deepening
from desktop_app.search.alphabeta import TranspositionTable
from desktop_app.search.analysis import seek_best
from desktop_app.search.candidates import Analysis, Candidate, ranked
from desktop_app.search.compiled import are_compiled
from desktop_app.search.deepening import GeneralEngine
from desktop_app.search.engine import EngineConfig, SearchRequest, best_of
from desktop_app.search.engine_cache import processors
from desktop_app.search.limits import Budget, Limits, ShouldStop
from desktop_app.search.memoized import MemoizedEngine
from desktop_app.search.solved import is_small
from desktop_app.search.symmetric_moves import SymmetricMoves
from tests.analysing import analyse
from tests.search.toy import ToyEngine
from tests.search.truth import (
    SMALL_GAMES,
    TIC_TAC_TOE,
    claim,
    depth_limited,
    evaluations,
    play,
    small_positions,
    true_claim,
    truth,
    unfinished,
)

EVERYTHING = Limits(depth=99)
"""Asks for deepening even where the game is small enough to be labelled out."""


def last(snapshots: Iterable[Analysis]) -> Analysis:
    return list(snapshots)[-1]


def check_order(found: Analysis) -> None:
    """Quick win, slow win, draws and guesses by their number, slow loss, quick loss."""

    def merit(score: Score) -> tuple[int, float]:
        plies = score.plies or 0
        if score.outcome is Outcome.WIN:
            return 1, -plies
        return (-1, plies) if score.outcome is Outcome.LOSS else (0, score.number)

    merits = [merit(c.score) for c in found.candidates if c.score]
    assert merits == sorted(merits, reverse=True)


def check_claims(found: Analysis) -> None:
    """What is said to be exact is true and its line shows it; a bound lies on the safe side."""
    position = found.position
    for candidate in found.candidates:
        end = play(position, candidate.line)
        score = candidate.score
        if score is None:
            continue
        assert candidate.line[0] == candidate.move
        assert score.player is position.turn
        assert score.plies is None or 1 <= score.plies <= position.remaining
        true = true_claim(position, candidate.move)
        if score.bound is Bound.EXACT:
            assert claim(score) == true
            assert len(candidate.line) == score.plies
            assert end.outcome is not None
            assert end.outcome == (true if position.game.is_numeric else sign(score)) * score.player
        elif score.outcome is Outcome.UNKNOWN:
            assert (score.bound, score.plies) == (Bound.HEURISTIC, None)
        else:
            assert score.plies is not None
            claimed = sign(score) * (WIN - score.plies)
            assert score.bound is (Bound.LOWER if claimed > 0 else Bound.UPPER)
            assert true >= claimed if claimed > 0 else true <= claimed


def sign(score: Score) -> int:
    return {Outcome.WIN: 1, Outcome.LOSS: -1}.get(score.outcome, 0)


@pytest.mark.parametrize("limits", [Limits(), EVERYTHING], ids=["labelled", "deepening"])
@given(position=small_positions(most_left=7))
def test_everything_is_exact_in_the_end(limits: Limits, position: Position) -> None:
    found = last(analyse(position, limits))
    assert found.complete
    assert sorted(c.move for c in found.candidates) == sorted(position.legal_moves())
    assert all(c.score and c.score.bound is Bound.EXACT for c in found.candidates)
    check_claims(found)
    check_order(found)


@given(small_positions(), st.integers(1, 5), evaluations)
def test_a_depth_gives_what_the_textbook_gives(
    position: Position, depth: int, evaluation: Evaluation
) -> None:
    found = last(analyse(position, Limits(depth=depth), evaluation=evaluation))
    check_claims(found)
    check_order(found)
    for candidate in found.candidates:
        score = candidate.score
        assert score is not None
        assert score.depth <= depth
        if score.bound is Bound.HEURISTIC:
            after = position.after(candidate.move)
            assert score.number == -depth_limited(after, depth - 1, evaluation)
            assert score.depth == found.depth == depth
            end = play(position, candidate.line)
            if len(candidate.line) == depth and end.outcome is None:
                assert score.number == evaluation(end, position.turn)


@pytest.mark.parametrize("game", SMALL_GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("depth", [2, 3, 4])
def test_a_line_ends_where_the_evaluation_is_the_value(game: LineGame, depth: int) -> None:
    limits, knowledge = Limits(depth=depth), new_engine_cache()
    for position in unfinished(game, 40, most_left=9):
        *_, best = seek_best(position, Budget(limits), knowledge, open_lines)
        found = last(analyse(position, limits, knowledge=knowledge, evaluation=open_lines))
        for line, score in [
            (best.line, best.score),
            *((c.line, c.score) for c in found.candidates),
        ]:
            end = play(position, line)
            if score is not None and score.bound is Bound.HEURISTIC and end.outcome is None:
                assert len(line) == depth
                assert score.number == open_lines(end, position.turn)


@pytest.mark.parametrize("game", SMALL_GAMES, ids=lambda game: game.id)
def test_reused_knowledge_changes_no_value(game: LineGame) -> None:
    """A move is looked at deeply, taken back, and all moves are analysed with what is known."""
    for position in unfinished(game, 60, most_left=8):
        moves = position.legal_moves()
        knowledge = new_engine_cache()
        after = position.after(moves[position.own % len(moves)])
        for _ in analyse(after, EVERYTHING, knowledge=knowledge):
            pass
        for found in analyse(position, EVERYTHING, knowledge=knowledge):
            check_claims(found)
            check_order(found)
        assert last(analyse(position, EVERYTHING, knowledge=knowledge)).complete


@given(small_positions(), st.sampled_from([Limits(), EVERYTHING, Limits(depth=3)]))
def test_snapshots_get_better(position: Position, limits: Limits) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deepening, "SNAPSHOT_SECONDS", 0)  # a snapshot after each candidate
        snapshots = list(analyse(position, limits))
    assert len({found.depth for found in snapshots if found.complete}) <= 2  # then it ends
    before = snapshots[0]
    for now in snapshots:
        check_claims(now)
        check_order(now)
        assert sorted(c.move for c in now.candidates) == sorted(position.legal_moves())
        assert (now.depth, now.nodes, now.seconds) >= (before.depth, before.nodes, before.seconds)
        exact = [c.score and c.score.bound is Bound.EXACT for c in now.candidates]
        assert now.complete == all(exact)
        scores = [c.score for c in now.candidates if c.score]
        guesses = {score.depth for score in scores if score.bound is Bound.HEURISTIC}
        assert len(guesses) <= 1  # guesses of one depth only can be compared
        assert now.best == (now.candidates[0] if now.candidates and exact[0] is not None else None)
        known = {c.move: c for c in now.candidates}
        for candidate in before.candidates:
            check_improves(candidate, known[candidate.move])
        before = now


def check_improves(before: Candidate, now: Candidate) -> None:
    if before.score is None:
        return
    assert now.score is not None
    assert now.score.depth >= before.score.depth
    if before.score.bound is Bound.EXACT:
        assert now.score == before.score
        assert now.line == before.line


@pytest.mark.slow
@given(small_positions(most_left=8), st.integers(0, 40), st.booleans())
def test_a_stop_leaves_nothing_false(position: Position, asked: int, labelled: bool) -> None:
    answers = iter([False] * asked)
    knowledge = new_engine_cache()
    limits = Limits() if labelled else EVERYTHING
    for found in analyse(position, limits, lambda: next(answers, True), knowledge=knowledge):
        check_claims(found)
    again = last(analyse(position, limits, knowledge=knowledge))
    assert again.complete
    check_claims(again)
    tree = knowledge.engine(MemoizedEngine, position.game).tree
    assert tree.value(position) == truth(position)


@pytest.mark.parametrize("name", ["tic-tac-toe", "mnk:4x4x4", "connect-four", "five-in-a-row"])
def test_a_stop_takes_effect_at_once(name: str) -> None:
    position = PRESETS[name].start()
    nodes = [found.nodes for found in analyse(position, should_stop=lambda: True)]
    assert all(n <= len(position.legal_moves()) + 64 for n in nodes)
    assert len(nodes) <= 4


KERNEL_NODES = 4_096 + 64
"""So many positions a kernel visits between two looks at the limits, and the other search."""


@pytest.mark.parametrize("name", ["connect-four", "gomoku", "five-in-a-row"])
@pytest.mark.parametrize("nodes", [0, 1, 1_000, 3_000])
def test_nodes_are_limited_but_every_move_has_a_value(name: str, nodes: int) -> None:
    position = play(PRESETS[name].start(), tuple(PRESETS[name].start().legal_moves()[2:5]))
    found = last(analyse(position, Limits(nodes=nodes)))
    moves = sum(not candidate.skipped for candidate in found.candidates)
    spare = KERNEL_NODES if name == "connect-four" and nodes else 64
    searched_ones = len(
        SymmetricMoves(position).firsts(position.legal_moves())
    )  # images need no search
    assert min(moves, searched_ones) <= found.nodes <= moves + max(nodes, 1) + spare
    searched = [c for c in found.candidates if not c.skipped]
    assert searched
    assert all(c.score and c.score.bound in (Bound.HEURISTIC, Bound.UPPER) for c in searched)
    assert found.depth >= 1
    assert not found.complete


def test_no_time_is_enough_for_a_ply() -> None:
    position = play(PRESETS["connect-four"].start(), (35, 28, 36, 29, 37, 30))
    found = last(analyse(position, Limits(seconds=0)))
    assert found.depth >= 1
    assert found.nodes <= 7 + 64
    assert found.best is not None
    assert (found.best.move, found.best.line) == (38, (38,))
    assert found.best.score == Score(Outcome.WIN, 1, 0, Bound.EXACT, 36)


@given(small_positions(), st.sampled_from([Limits(), EVERYTHING, Limits(depth=1)]))
def test_a_finished_game_has_no_candidates(position: Position, limits: Limits) -> None:
    while position.outcome is None:
        position = position.after(position.legal_moves()[0])
    found = last(analyse(position, limits))
    assert (found.candidates, found.complete, found.best) == ((), True, None)


def test_the_labelled_tree_is_kept() -> None:
    knowledge = new_engine_cache()
    start = TIC_TAC_TOE.start()
    assert last(analyse(start, knowledge=knowledge)).nodes == 765
    assert last(analyse(start, knowledge=knowledge)).nodes == 0
    assert last(analyse(play(start, (4, 0)), knowledge=knowledge)).nodes == 0


@given(small_positions())
def test_endings_come_with_the_last_snapshot(position: Position) -> None:
    assume(position.outcome is None)
    knowledge = new_engine_cache()
    for candidate in last(analyse(position, knowledge=knowledge)).candidates:
        after = position.after(candidate.move)
        counted = knowledge.engine(MemoizedEngine, position.game).ending_counter
        assert candidate.endings == counted.endings(after)


def test_equal_moves_stay_in_natural_order() -> None:
    found = last(analyse(TIC_TAC_TOE.start()))
    assert [c.move for c in found.candidates] == list(range(9))


def test_an_uneven_tree_of_numbers_counts_the_plies_of_each_branch() -> None:
    start = parse_numbers("[[3,[5,[1]]],2]").start()
    for limits in (Limits(), EVERYTHING):
        found = last(analyse(start, limits))
        assert [(c.move, c.line) for c in found.candidates] == [(0, (0, 0)), (1, (1,))]
        assert [c.score and (c.score.number, c.score.plies) for c in found.candidates] == [
            (3, 2),
            (2, 1),
        ]


def test_knowledge_is_one_set_for_each_game() -> None:
    knowledge, other = new_engine_cache(), LineGame(4, 3, 3)
    labels, others = (knowledge.engine(MemoizedEngine, game) for game in (TIC_TAC_TOE, other))
    assert knowledge.engine(MemoizedEngine, TIC_TAC_TOE).tree is labels.tree
    assert labels.tree is not others.tree
    assert labels.ending_counter is not others.ending_counter
    table = knowledge.engine(GeneralEngine, TIC_TAC_TOE).table
    assert isinstance(table, TranspositionTable)
    assert knowledge.engine(GeneralEngine, TIC_TAC_TOE).table is table
    assert knowledge.engine(GeneralEngine, other).table is not table
    assert knowledge.engine(GeneralEngine, TIC_TAC_TOE).table is not table
    assert knowledge.engine(MemoizedEngine, TIC_TAC_TOE) is labels


@pytest.mark.parametrize(
    ("name", "small"),
    [("tic-tac-toe", True), ("mnk:4x4x4", False), ("connect-four", False), ("gomoku", False)],
)
def test_only_tic_tac_toe_is_small_from_the_start(name: str, small: bool) -> None:
    assert is_small(PRESETS[name].start()) is small


@pytest.mark.slow
def test_threads_find_the_same_values_and_lines_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drop_analysis, "FIRST_SECONDS", 0)
    random = Random(4)
    for _ in range(3):
        position = PRESETS["connect-four"].start()
        while position.ply < 14:
            after = position.after(random.choice(position.legal_moves()))
            position = after if after.outcome is None else position
        results = [
            last(analyse(position, Limits(), knowledge=new_engine_cache(threads=threads)))
            for threads in (1, 3)
        ]
        values = [{c.move: c.score for c in found.candidates} for found in results]
        assert values[0] == values[1]
        assert all(len(c.line) == c.score.plies for c in results[1].candidates if c.score)


def test_where_the_end_is_not_near_better_guesses_are_asked_for_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("FIRST_SECONDS", "PATIENCE", "SNAPSHOT_SECONDS"):
        monkeypatch.setattr(drop_analysis, name, 0)
    asked, snapshots = list[float](), 0

    def guesses(_should_stop: ShouldStop, seconds: float) -> Iterator[Analysis]:
        asked.append(seconds)
        yield from ()

    game = PRESETS["connect-four"]
    solver, budget = make_solver(game, 1 << 20), Budget(Limits(), lambda: snapshots > 5)
    analysis = drop_analysis.ConnectFourAnalysis(game.start(), solver, budget)
    for _ in analysis.run(guesses):
        snapshots += len(asked) > 1
    assert asked == [drop_analysis.GUESS_SECONDS, drop_analysis.LATER_SECONDS]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a program's processors")
def test_no_more_threads_search_than_processors_are_allowed() -> None:
    allowed = os.sched_getaffinity(0)
    try:
        os.sched_setaffinity(0, {min(allowed)})
        assert processors() == 1
        assert new_engine_cache().threads == 1
    finally:
        os.sched_setaffinity(0, allowed)
    assert processors() == len(allowed)
    assert new_engine_cache(threads=3).threads == (3 if are_compiled() else 1)


class Shallower(ToyEngine):
    """Looks less far each time that it is asked, and takes less work."""

    has_table = True

    def __init__(self, game: Game, config: EngineConfig) -> None:
        super().__init__(game, config)
        self.left = 5

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        self.left -= 1
        for found in super().values(request):
            yield replace(found, depth=self.left, nodes=10 * self.left, seconds=float(self.left))


def test_a_deeper_search_stays_with_the_work_that_it_took() -> None:
    knowledge, start = new_engine_cache(engines=[Shallower]), TIC_TAC_TOE.start()
    for _ in range(3):
        found = last(analyse(start, knowledge=knowledge))
        assert (found.depth, found.nodes, found.seconds) == (4, 40, 4)


def test_an_analysis_without_values_is_no_end_of_the_best_moves() -> None:
    start = TIC_TAC_TOE.start()
    nothing = ranked(start, [Candidate(move) for move in start.legal_moves()], 0, 1, 0.1)
    assert (nothing.best, nothing.equals) == (None, ())
    known = last(analyse(start))
    (best,) = best_of([nothing, nothing, known])
    assert (best.moves, best.nodes) == (known.equals, known.nodes)


def test_a_strict_search_ignores_earlier_results() -> None:
    knowledge, position = (
        new_engine_cache(engines=[GeneralEngine]),
        LineGame(4, 4, 4).start().after(1),
    )

    def nodes(*, strictly: bool | None = None) -> int:
        budget = Budget(Limits(depth=4))
        if strictly is None:
            *_, best = seek_best(position, budget, knowledge)
        else:
            *_, best = seek_best(position, budget, knowledge, strictly=strictly)
        return best.nodes

    anew = nodes()
    assert nodes() < anew
    assert nodes(strictly=True) == anew


def test_a_stop_between_two_depths_still_tells_the_work_that_was_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(deepening, "SNAPSHOT_SECONDS", inf)
    answers, knowledge = iter([False] * 30), new_engine_cache(engines=[GeneralEngine])
    start = PRESETS["connect-four"].start()
    *_, before, found = analyse(start, should_stop=lambda: next(answers, True), knowledge=knowledge)
    assert found.depth == before.depth > 1
    assert found.nodes > before.nodes
