# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The walked run: every drawn link is a legal move, every value is the best of what is below."""

from collections.abc import Iterator
from random import Random

import pytest

from desktop_app.core.position import MAX, Position
from desktop_app.core.score import Bound
from desktop_app.explain.drawn_tree import (
    DrawnNode,
    NodeState,
    Path,
    changed_nodes,
    current_node,
    find,
    walk,
)
from desktop_app.explain.run_maker import TreeRunRequest
from desktop_app.explain.tree_run import MOST_CHILDREN, TreeRun
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.registry import find_game
from desktop_app.search.algorithm import algorithm_for
from desktop_app.search.complexity import affordable_depth
from desktop_app.search.minimax import minimax
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import StepKind
from tests.games.reached import reached
from tests.games.small_games import Walk

TIC_TAC_TOE = LineGame(3, 3, 3)
ENDGAME = TIC_TAC_TOE.parse_position("XOX/OO./.X.")
NUMBERS = parse_numbers("3 5 2 9 12 5 23 23").start()
GOMOKU = LineGame(15, 15, 5).start().after(112)
POSITIONS = [ENDGAME, NUMBERS, TIC_TAC_TOE.start().after(4), GOMOKU]


def run_of(position: Position, *, prunes: bool) -> TreeRun:
    return TreeRun(
        Trace(position, algorithm_for(position, affordable_depth(position), prunes=prunes))
    )


def some_steps(run: TreeRun, count: int = 40) -> Iterator[DrawnNode]:
    random = Random(3)
    for index in sorted(random.choices(range(run.last + 1), k=count)):
        run.go(index)
        yield run.drawn()


@pytest.mark.parametrize("prunes", [False, True])
@pytest.mark.parametrize("position", POSITIONS)
def test_every_drawn_link_is_a_legal_move(position: Position, prunes: bool) -> None:
    for tree in some_steps(run_of(position, prunes=prunes)):
        for node in walk(tree):
            moves = [child.path[-1] for child in node.children]
            assert len(set(moves)) == len(moves)
            for child in node.children:
                assert child.path[:-1] == node.path
                assert child.path[-1] in node.position.legal_moves()
                assert node.position.after(child.path[-1]) == child.position
            if node.children:
                assert len(moves) + node.hidden == len(node.position.legal_moves())


@pytest.mark.parametrize("prunes", [False, True])
@pytest.mark.parametrize("position", POSITIONS)
def test_values_are_the_best_below_or_bounds(position: Position, prunes: bool) -> None:
    for tree in some_steps(run_of(position, prunes=prunes)):
        for node in walk(tree):
            done = [c for c in node.children if c.state is NodeState.DONE]
            if node.state is NodeState.DONE and done and not node.hidden:
                values = [child.value for child in done if child.value is not None]
                best = max(values) if node.position.turn is MAX else min(values)
                assert node.value == best
                if any(child.state is NodeState.CUT for child in node.children):
                    assert node.bound is not Bound.EXACT


@pytest.mark.slow
@pytest.mark.parametrize("prunes", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_every_node_is_drawn_correctly_in_every_step(seed: int, prunes: bool) -> None:
    random = Random(seed)
    numbers = " ".join(str(random.randint(0, 9)) for _ in range(16))
    start = parse_numbers("[1 [4 2] [3 [0 5] 2]] [7 [1 8 3]]" if seed == 0 else numbers).start()
    run, seen = run_of(start, prunes=prunes), set[Bound]()
    for index in range(run.last + 1):
        run.go(index)
        for node in walk(run.drawn()):
            if node.value is not None:
                truth = minimax(node.position)
                seen.add(node.bound)
                assert node.bound is not Bound.EXACT or node.value == truth
                assert node.bound is not Bound.LOWER or node.value <= truth
                assert node.bound is not Bound.UPPER or node.value >= truth
    assert seen == {Bound.EXACT, Bound.LOWER, Bound.UPPER}
    assert run.drawn().value == minimax(start)


def test_the_certain_bound_of_a_node() -> None:
    run = run_of(parse_numbers("1 2").start(), prunes=False)
    shown = list[tuple[StepKind, float | None, Bound]]()
    for index in range(run.last + 1):
        run.go(index)
        tree = run.drawn()
        if tree.state is NodeState.CURRENT:
            shown.append((run.step.kind, tree.value, tree.bound))
    assert shown == [
        (StepKind.ENTER, None, Bound.EXACT),
        (StepKind.RETURN, None, Bound.EXACT),
        (StepKind.BEST, 1, Bound.LOWER),
        (StepKind.RETURN, 1, Bound.LOWER),  # the 2 has come back, and is not compared yet
        (StepKind.BEST, 2, Bound.EXACT),
        (StepKind.DONE, 2, Bound.EXACT),
    ]
    done = run.drawn()
    run.go(run.last - 1)
    # the same value, yet to be drawn anew: who guesses has not seen it
    assert changed_nodes(run.drawn(), done) == [done]


def test_states_follow_the_search() -> None:
    run = run_of(NUMBERS, prunes=True)
    assert run.is_small
    first = run.drawn()
    assert [node.state for node in walk(first)].count(NodeState.WAITING) == 14
    assert first.state is NodeState.CURRENT
    leaves = [node for node in walk(first) if not node.children]
    assert [leaf.value for leaf in leaves] == [3, 5, 2, 9, 12, 5, 23, 23]
    run.next_cut()
    assert run.step.kind is StepKind.CUT
    tree = run.drawn()
    current = current_node(tree)
    assert current is not None
    assert current.path == run.step.moves
    assert [child.state for child in current.children] == [NodeState.DONE, NodeState.CUT]
    run.go(run.last)
    tree = run.drawn()
    assert tree.value == 12
    assert [node.path for node in walk(tree) if node.is_chosen] == [(), (1,), (1, 0), (1, 0, 0)]


def test_steps_and_jumps() -> None:
    run = run_of(TIC_TAC_TOE.start(), prunes=True)
    heard: list[int] = []
    run.moved.connect(lambda: heard.append(run.index))
    run.go(-5)
    assert heard == []
    run.go(10**9)
    assert (run.index, heard) == (run.last, [run.last])
    run.go(100)
    path = run.step.moves
    run.step_over()
    assert run.step.kind in (StepKind.DONE, StepKind.LEAF)
    assert run.step.moves == path
    run.step_over()
    assert run.step.moves == path[:-1]
    run.next_cut()
    here = run.index
    run.next_cut()
    assert run.index > here
    assert run.step.kind is StepKind.CUT
    run.go_to_node((0, 1))
    assert run.step.moves == (0, 1)
    assert run.step.kind is StepKind.DONE


def test_nodes_open_and_shut() -> None:
    run = run_of(TIC_TAC_TOE.start(), prunes=False)
    run.go(run.last)
    tree = run.drawn()
    shut = tree.children[3]
    assert shut.children == ()
    assert shut.hidden == 8
    assert shut.hidden_positions == 63_905 - 1
    run.toggle(shut.path)
    opened = find(run.drawn(), shut.path)
    assert opened is not None
    assert len(opened.children) == 8
    run.toggle(shut.path)
    assert run.drawn() == tree
    run.toggle(())
    root = run.drawn()
    assert root.children == ()
    assert root.hidden_positions == 549_945


def test_with_many_children_only_the_interesting_ones_are_drawn() -> None:
    run = run_of(GOMOKU, prunes=True)
    run.go(run.last // 2)
    tree = run.drawn()
    assert len(tree.children) <= MOST_CHILDREN
    assert len(tree.children) + tree.hidden == 224
    on_path = [child for child in tree.children if child.state is not NodeState.DONE]
    assert on_path


def test_unchanged_subtrees_stay_the_same_objects() -> None:
    """So the drawing need not look at it."""
    run = run_of(ENDGAME, prunes=False)
    run.go(run.last - 3)
    before = {id(node) for node in walk(run.drawn())}
    run.go(run.last - 2)
    after = [node for node in walk(run.drawn()) if id(node) in before]
    assert len(after) >= 5


def test_the_affordable_depth_is_unlimited_for_tic_tac_toe_and_1_for_gomoku() -> None:
    assert affordable_depth(TIC_TAC_TOE.start()) is None
    assert affordable_depth(GOMOKU) == 1


@pytest.mark.parametrize("text", ["12131", "121314", "112233"])
def test_a_move_that_wins_at_once_does_not_end_the_look_ahead(text: str) -> None:
    position = reached(find_game("connect-four").start(), text)
    assert affordable_depth(position) == 4
    assert affordable_depth(LineGame(7, 6, 4, gravity=True).start()) == 4


def test_more_children_are_shown_when_asked_for() -> None:
    run = run_of(GOMOKU, prunes=True)
    run.go(1)
    few = len(run.drawn().children)
    assert few < 12
    for more in (10, 20):
        run.show_more(())
        root = run.drawn()
        assert len(root.children) == few + more
        assert root.hidden == 224 - few - more
        assert [child.path[0] for child in root.children] == sorted(
            (child.path[0] for child in root.children), key=list(run.step.path[0].moves).index
        )
    for _ in range(30):
        run.show_more(())
    assert run.drawn().hidden == 0


@pytest.mark.slow
@pytest.mark.parametrize("position", [ENDGAME, NUMBERS, TIC_TAC_TOE.start().after(4)])
def test_the_limit_of_a_cut_is_marked_in_its_step(position: Position) -> None:
    """The node further up that the sentence names, and its child that is worth so much."""
    run = run_of(position, prunes=True)
    cuts = 0
    for index in range(min(run.last, 4_000)):
        run.go(index)
        marked = [node.path for node in walk(run.drawn()) if node.is_limit]
        cut = run.step.node.cut
        if run.step.kind is not StepKind.CUT or cut is None:
            assert marked == []
            continue
        cuts += 1
        above, child = marked
        assert above == run.step.moves[: cut.origin.ply]
        assert child == (*above, cut.origin.move)
        node = find(run.drawn(), child)
        assert node is not None
        assert node.value == cut.limit  # what stands there is what the sentence says
    assert cuts > 0


def test_ends_of_the_game_have_their_values_before_the_search_gets_there() -> None:
    """As in textbooks, the reader sees them at first sight; the search finds the same ones."""
    run = run_of(ENDGAME, prunes=False)
    ends = {n.path: n.value for n in walk(run.drawn()) if n.position.outcome is not None}
    assert len(ends) == 6
    assert None not in ends.values()
    assert not [n for n in walk(run.drawn()) if n.value is not None and n.path not in ends]
    run.go(run.last)
    assert {path: value_at(run, path) for path in ends} == ends


def test_a_skipped_end_of_the_game_has_no_value() -> None:
    run = run_of(ENDGAME, prunes=True)
    run.go(run.last)
    skipped = [n for n in walk(run.drawn()) if n.state is NodeState.CUT]
    assert skipped
    assert not [n for n in skipped if n.value is not None]


def value_at(run: TreeRun, path: Path) -> float | None:
    node = find(run.drawn(), path)
    return None if node is None else node.value


def test_a_run_that_would_go_on_for_ever_is_cut_short_and_can_be_counted() -> None:
    request = TreeRunRequest(Walk(9).start(), None, prunes=False)
    assert request.algorithm.depth is not None
    assert request.is_countable
