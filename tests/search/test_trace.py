# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The step-by-step run: the same search as the untraced ones, every step of it true."""

from collections import Counter
from functools import cache
from itertools import islice, pairwise
from math import inf
from os import environ
from random import Random

import pytest

from desktop_app.core.entry import Ordering, natural_order, ordered_moves
from desktop_app.core.position import MAX, Position
from desktop_app.core.score import Bound, outcome_value, terminal_value, to_parent
from desktop_app.games.k_in_a_row.evaluation import open_lines
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.registry import find_game
from desktop_app.search.algorithm import Algorithm, UtilityScale
from desktop_app.search.alphabeta import AlphaBeta
from desktop_app.search.limits import Budget, Limits, SearchStopped
from desktop_app.search.minimax import minimax
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import NodeFrame, Step, StepKind, Summary
from tests.games.reached import reached_at_random

POSITIONS_ASKED = int(environ.get("TRACE_POSITIONS", "150"))
"""How many positions are run; three hundred were tried."""
TIC_TAC_TOE = LineGame(3, 3, 3)
GAMES = [
    (TIC_TAC_TOE, 5, None),
    (LineGame(4, 3, 3), 7, None),
    (LineGame(4, 4, 4, gravity=True), 9, None),
    (LineGame(7, 6, 4, gravity=True), 12, 3),
    (LineGame(15, 15, 5), 20, 1),
]


@cache
def guess(position: Position) -> float:
    return open_lines(position, MAX)


def random_positions(count: int) -> list[tuple[Position, int | None]]:
    """Positions of five games, and how deep to search each."""
    random = Random(1)
    found: list[tuple[Position, int | None]] = []
    while len(found) < count:
        game, plies, depth = GAMES[len(found) % len(GAMES)]
        start: Position = game.start()
        found.append((reached_at_random(start, random, random.randint(plies, plies + 4)), depth))
    return found


POSITIONS = random_positions(POSITIONS_ASKED)


def plain_alpha_beta(
    position: Position,
    algorithm: Algorithm,
    alpha: float,
    beta: float,
    depth: int | None,
    *,
    ply: int = 0,
) -> tuple[float, Counter[str]]:
    """The textbook's alpha-beta once more, with nothing but its counts."""
    counts = Counter(nodes=1)
    if position.outcome is not None or depth == 0:
        counts["leaves"] += 1
        over = position.outcome is not None
        return to_parent((terminal_value if over else guess)(position), ply), counts
    best = -inf if position.turn is MAX else inf
    moves = list(algorithm.ordering(position))
    for number, move in enumerate(moves, 1):
        deeper = None if depth is None else depth - 1
        child = position.after(move)
        value, below = plain_alpha_beta(child, algorithm, alpha, beta, deeper, ply=ply + 1)
        counts += below
        if position.turn is MAX:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta and number < len(moves):
            counts["cuts"] += 1
            break
    return best, counts


@pytest.mark.slow
@pytest.mark.parametrize("part", range(5))
def test_minimax_traced_is_minimax(part: int) -> None:
    for position, depth in POSITIONS[part::5]:
        algorithm = Algorithm(depth=depth, evaluation=guess)
        nodes = leaves = 0

        def visit(visited: Position, root: Position = position, most: int | None = depth) -> None:
            nonlocal nodes, leaves
            nodes += 1
            leaves += visited.outcome is not None or visited.ply - root.ply == most

        def score(leaf: Position) -> float:
            return guess(leaf) if leaf.outcome is None else terminal_value(leaf)

        value = minimax(position, score, depth, visit)
        found = Trace(position, algorithm).summary
        assert (found.value, found.nodes, found.leaves) == (value, nodes, leaves)
        assert found.bound is Bound.EXACT
        assert found.cuts == 0


@pytest.mark.slow
@pytest.mark.parametrize("ordering", [natural_order, ordered_moves])
@pytest.mark.parametrize("part", range(5))
def test_alpha_beta_traced_is_alpha_beta(part: int, ordering: Ordering) -> None:
    for position, depth in POSITIONS[part::5]:
        algorithm = Algorithm(True, depth, UtilityScale.QUICK, guess, ordering)
        found = Trace(position, algorithm).summary
        value, counts = plain_alpha_beta(position, algorithm, -inf, inf, depth)
        assert (found.value, found.nodes) == (value, counts["nodes"])
        assert (found.leaves, found.cuts) == (counts["leaves"], counts["cuts"])
        searcher = AlphaBeta(Budget(Limits()), open_lines, ordering=ordering)
        sign = 1 if position.turn is MAX else -1
        assert searcher.value(position, depth or 99) * sign == value
        assert searcher.nodes == found.nodes


@pytest.mark.slow
@pytest.mark.parametrize("prunes", [False, True])
def test_whole_runs_are_true_in_every_step(prunes: bool) -> None:
    steps_seen = 0
    for position, depth in POSITIONS:
        trace = Trace(position, Algorithm(prunes, depth, UtilityScale.QUICK, guess))
        if trace.summary.steps > 3_000:
            continue
        steps = list(trace.steps())
        steps_seen += len(steps)
        assert [step.index for step in steps] == list(range(trace.summary.steps))
        kinds = Counter(step.kind for step in steps)
        assert kinds[StepKind.ENTER] == trace.summary.nodes == steps[-1].counters.nodes
        assert kinds[StepKind.LEAF] == trace.summary.leaves == steps[-1].counters.leaves
        assert kinds[StepKind.CUT] == trace.summary.cuts == steps[-1].counters.cuts
        assert steps[-1].summary == trace.summary
        known: tuple[NodeFrame, ...] = ()
        for step in steps:
            assert_is_true(step, prunes, known)
            known = step.path
    assert steps_seen > 20_000


def assert_is_true(step: Step, prunes: bool, known: tuple[NodeFrame, ...]) -> None:
    """Check a step; frames never change, and those on the path of the step before are known."""
    for ply, (above, below) in enumerate(pairwise(step.path)):
        if ply + 1 < len(known) and known[ply] is above and known[ply + 1] is below:
            continue
        assert below.move is not None
        assert below.move in above.position.legal_moves()
        assert above.position.after(below.move) == below.position
        assert below.move not in [tried.move for tried in above.tried]
    node = step.node
    assert [tried.move for tried in node.tried] == list(node.moves[: len(node.tried)])
    if node.best is not None and (step.kind is not StepKind.RETURN or len(node.tried) > 1):
        # a child that has just come back is compared in the next step
        told = node.tried[:-1] if step.kind is StepKind.RETURN else node.tried
        values = [tried.summary.value for tried in told]
        assert node.best.value == (max(values) if node.is_max else min(values))
    if not prunes:
        assert (node.alpha, node.beta, node.cut) == (-inf, inf, None)
    if step.kind is StepKind.DONE:
        assert step.summary is not None
        assert_bound_is_true(step.summary, step)
    if step.kind is StepKind.CUT:
        assert node.cut is not None
        assert node.cut.skipped == node.moves[len(node.tried) :] != ()
        # the ancestor has what it is said to have
        ancestor = step.path[node.cut.origin.ply]
        assert ancestor.is_max is not node.is_max
        assert ancestor.best is not None
        assert (ancestor.best.move, ancestor.best.value) == (node.cut.origin.move, node.cut.limit)


def assert_bound_is_true(summary: Summary, step: Step) -> None:
    node = step.node
    if node.cut is None and all(t.summary.bound is Bound.EXACT for t in node.tried):
        assert summary.bound is Bound.EXACT


@cache
def truth(position: Position, depth: int | None) -> float:
    """The textbook's value, one ply of minimax after the other."""
    if position.outcome is not None:
        return terminal_value(position)
    if depth == 0:
        return guess(position)
    deeper = None if depth is None else depth - 1
    return minimax(position, lambda child: truth(child, deeper), depth=1)


@pytest.mark.slow
@pytest.mark.parametrize("prunes", [False, True])
def test_exact_values_are_exact_and_bounds_hold(prunes: bool) -> None:
    for position, depth in POSITIONS[:100]:
        algorithm = Algorithm(prunes, depth, UtilityScale.QUICK, guess)
        for step in islice(Trace(position, algorithm).steps(), 2_000):
            if step.summary is None:
                continue
            rest = None if depth is None else depth - len(step.moves)
            exact = to_parent(truth(step.node.position, rest), len(step.moves))
            assert step.summary.least <= exact <= step.summary.most


@pytest.mark.parametrize("prunes", [False, True])
def test_any_step_is_found_by_itself(prunes: bool) -> None:
    position = TIC_TAC_TOE.start().after(4)
    trace = Trace(position, Algorithm(prunes))
    random = Random(2)
    wanted = sorted(random.sample(range(trace.summary.steps), 40))
    for step in trace.steps():
        if step.index in wanted:
            assert trace.at(step.index) == step
            assert next(Trace(position, Algorithm(prunes)).steps(step.index)) == step
        if step.index > wanted[9]:
            break
    with pytest.raises(IndexError):
        trace.at(trace.summary.steps)


@pytest.mark.parametrize(
    ("worth", "nodes"),
    [
        (UtilityScale.PLAIN, 18_297),  # the textbooks' count belongs to the textbooks' values
        (UtilityScale.MAX_LOSS, 18_297),
        (UtilityScale.QUICK, 20_866),
        (UtilityScale.SCHOOL, 20_866),
    ],
)
def test_tic_tac_toe_from_the_empty_board(worth: UtilityScale, nodes: int) -> None:
    plain, pruned = (
        Trace(TIC_TAC_TOE.start(), Algorithm(prunes, worth=worth)) for prunes in (False, True)
    )
    assert (plain.summary.nodes, plain.summary.leaves) == (549_946, 255_168)
    assert pruned.summary.nodes == nodes
    last = plain.at(plain.summary.steps - 1)
    assert (last.kind, last.counters.nodes) == (StepKind.DONE, 549_946)
    assert last.counters.leaves == 255_168


def test_jumps_to_a_node_or_a_cut() -> None:
    trace = Trace(TIC_TAC_TOE.start(), Algorithm(prunes=True, worth=UtilityScale.PLAIN))
    for number in (1, 2, 1_000, 18_297):
        step = trace.at(trace.first(lambda counters: counters.nodes, number))
        assert (step.kind, step.counters.nodes) == (StepKind.ENTER, number)
    for number in (1, 700, trace.summary.cuts):
        step = trace.at(trace.first(lambda counters: counters.cuts, number))
        assert (step.kind, step.counters.cuts) == (StepKind.CUT, number)
    assert trace.first(lambda counters: counters.cuts, 10**6) == trace.summary.steps - 1


def test_the_steps_and_frames_of_a_node() -> None:
    trace = Trace(parse_numbers("3 5 2 9 12 5 23 23").start(), Algorithm(prunes=True))
    steps = list(trace.steps())
    for path in {step.moves for step in steps}:
        span = trace.span(path)
        assert span is not None
        inside = [step.index for step in steps if step.moves[: len(path)] == path]
        assert inside == list(span)
        assert trace.frame(path, span.start - 1) is None
        for index in span:
            frame = trace.frame(path, index)
            assert frame == steps[index].path[len(path)]
        assert trace.frame(path, len(steps) - 1) == steps[span.stop - 1].node
    cut = next(step for step in steps if step.kind is StepKind.CUT)
    assert cut.node.cut is not None
    skipped = (*cut.moves, cut.node.cut.skipped[0])
    assert trace.span(skipped) is None
    assert trace.frame(skipped, len(steps) - 1) is None
    with pytest.raises(ValueError, match="no move"):
        trace.span((99,))


def test_the_tree_of_the_textbook() -> None:
    """3 5 2 9 12 5 23 23 is worth 12, and its first half 3."""
    for numbers, value in (("3 5 2 9 12 5 23 23", 12), ("3 5 2 9", 3)):
        for prunes in (False, True):
            trace = Trace(parse_numbers(numbers).start(), Algorithm(prunes))
            assert trace.summary.value == value


def test_counting_can_be_stopped() -> None:
    trace = Trace(LineGame(4, 4, 4).start(), Algorithm(), lambda: True)
    with pytest.raises(SearchStopped):
        _ = trace.summary
    assert next(trace.steps()).kind is StepKind.ENTER
    assert outcome_value(trace.position) == 0


def test_the_first_values_are_those_of_leaves() -> None:
    """The first half is worth 3, which lies between them."""
    for prunes in (False, True):
        trace = Trace(parse_numbers("4 5 3 9").start(), Algorithm(prunes))
        assert trace.first_values == (3, 9 if not prunes else 5)


def test_with_only_wins_the_first_values_are_symmetric() -> None:
    least, largest = Trace(find_game("nim:1,2").start(), Algorithm()).first_values
    assert least == -largest < 0
