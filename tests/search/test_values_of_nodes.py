# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A value belongs to its position: however one came there, wins are as far away from there.

Held by Nim, whose key forgets how many moves were made: the same heaps come about after few
moves and after many. A value that counted from the start of the game would be wrong there.
And by a game that remembers what was met before: there what looks alike is worth different things.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product
from random import Random

import pytest

from desktop_app.core.entry import zero_evaluation
from desktop_app.core.position import MAX, MIN, Player, Position
from desktop_app.core.score import WIN, Bound, Outcome, terminal_value, to_child, to_parent
from desktop_app.games.registry import new_engine_cache
from desktop_app.search.algorithm import Algorithm
from desktop_app.search.alphabeta import ENTRY_BYTES, AlphaBeta, TranspositionTable
from desktop_app.search.candidates import Analysis
from desktop_app.search.deepening import best_moves
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.memoized import MemoizedMinimax
from desktop_app.search.minimax import minimax
from desktop_app.search.trace import Trace
from tests.analysing import analyse
from tests.games.maze import MAZES, Maze, reachable
from tests.games.small_games import Nim, NimPosition
from tests.search.truth import claim, play, textbook_value

NIMS = [Nim((4, 4, 4)), Nim((4, 4, 4), misere=True)]
ENTRIES = 12
"""What the small table holds: it starts anew all the time."""
FEW_PLIES = 9
"""With so small a table longer games take seconds, and nothing else comes about in them."""

each_rule = pytest.mark.parametrize("game", NIMS, ids=lambda game: game.id)
each_game = pytest.mark.parametrize("game", [*NIMS, *MAZES], ids=lambda game: game.id)


def positions(game: Nim | Maze) -> Sequence[Position]:
    """Those of a game, always in the same order, some of them where there are many."""
    if isinstance(game, Nim):
        return heaps_of(game)
    found = reachable(game.start())
    Random(game.id).shuffle(found)
    return found[:150]


def heaps_of(game: Nim) -> list[NimPosition]:
    """All up to the largest heaps, whoever is to move, at the plies of some game."""
    random, found = Random(game.id), list[NimPosition]()
    for heaps in product(*(range(heap + 1) for heap in game.heaps)):
        for turn in Player:
            ply = 2 * random.randint(1, 4) + (turn is MIN)
            found.append(NimPosition(game, heaps, turn, ply))
    random.shuffle(found)
    return found


@cache
def longest_from(position: Position) -> int:
    """The plies of the longest game from here."""
    moves = position.legal_moves()
    return 1 + max(longest_from(position.after(move)) for move in moves) if moves else 0


def wins(position: NimPosition) -> bool:
    """Whether the player to move wins, by the rule of C. Bouton, 1901."""
    heaps = position.heaps
    if position.game.misere and max(heaps) < 2:
        return not sum(heaps) % 2
    return (heaps[0] ^ heaps[1] ^ heaps[2]) != 0


@pytest.mark.slow
@each_rule
def test_the_truth_is_the_textbooks_and_bouton_s(game: Nim) -> None:
    for position in heaps_of(game):
        assert (position.turn * textbook_value(position) > 0) is wins(position)
        if position.remaining < 8:
            assert minimax(position, terminal_value) == textbook_value(position)


@pytest.mark.parametrize("game", MAZES, ids=lambda game: game.id)
def test_equal_boards_differ_in_value_by_their_history(game: Maze) -> None:
    alike = dict[tuple[int, Player], set[float]]()
    for position in reachable(game.start()):
        if position.outcome is None:
            alike.setdefault((position.place, position.turn), set()).add(textbook_value(position))
    assert sum(len(values) > 1 for values in alike.values()) >= 3
    for position in positions(game)[::5]:
        assert minimax(position, terminal_value) == textbook_value(position)


@each_game
def test_labels_are_true_however_one_came_there(game: Nim | Maze) -> None:
    tree = MemoizedMinimax()
    tree.value(game.start())
    for position in positions(game):
        assert tree.value(position) == textbook_value(position)
        line = tree.line(position)
        assert to_parent(terminal_value(play(position, line)), len(line)) == textbook_value(
            position
        )


@pytest.mark.slow
@each_game
def test_deepening_with_a_small_table_is_true(game: Nim | Maze) -> None:
    """One table for all positions; what is said without a guess is true at each depth."""
    table = TranspositionTable(ENTRIES * ENTRY_BYTES)
    search = AlphaBeta(Budget(Limits()), zero_evaluation, table)
    for position in positions(game):
        longest = longest_from(position)
        if longest > FEW_PLIES:
            continue
        for depth in range(longest + 1):
            value = search.value(position, depth)
            if not search.guessed:
                assert value == position.turn * textbook_value(position)
        assert not search.guessed
    for window in (to_child(WIN - 4), 0, WIN - 3, 4 - WIN):
        for position in positions(game):
            if longest_from(position) > FEW_PLIES:
                continue
            value = search.value(position, 99, window, window + 1)
            assert (value > window) == (position.turn * textbook_value(position) > window)


@each_game
def test_a_large_table_is_true_in_any_order(game: Nim | Maze) -> None:
    search = AlphaBeta(Budget(Limits()), zero_evaluation, TranspositionTable())
    for position in positions(game):
        assert search.value(position, 99) == position.turn * textbook_value(position)


def check(found: Analysis) -> None:
    position = found.position
    assert found.complete
    for candidate in found.candidates:
        assert candidate.score is not None
        true = position.turn * to_parent(textbook_value(position.after(candidate.move)))
        assert claim(candidate.score) == true
        assert len(candidate.line) == candidate.score.plies
        end = play(position, candidate.line).outcome
        sign = {Outcome.WIN: 1, Outcome.DRAW: 0, Outcome.LOSS: -1}[candidate.score.outcome]
        assert end == position.turn * sign


@each_game
@pytest.mark.parametrize("limits", [Limits(), Limits(depth=99)], ids=["labelled", "deepening"])
def test_the_value_of_each_move_is_true(game: Nim | Maze, limits: Limits) -> None:
    knowledge = new_engine_cache()
    for position in positions(game)[::3]:
        if position.outcome is None:
            *_, last = analyse(position, limits, knowledge=knowledge)
            check(last)


@each_game
def test_the_best_moves_are_the_best(game: Nim | Maze) -> None:
    table = TranspositionTable()
    for position in positions(game)[::3]:
        if position.outcome is not None:
            continue
        budget = Budget(Limits())
        *_, found = best_moves(position, budget, AlphaBeta(budget, zero_evaluation, table))
        assert found.score.bound is Bound.EXACT
        if found.score.outcome is Outcome.DRAW:  # how long it lasts is not looked for
            assert textbook_value(position) == 0
        else:
            assert claim(found.score) == position.turn * textbook_value(position)
        assert set(found.moves) == {
            move
            for move in position.legal_moves()
            if to_parent(textbook_value(position.after(move))) == textbook_value(position)
        }


@pytest.mark.slow
@each_game
@pytest.mark.parametrize("prunes", [False, True])
def test_explained_values_are_true(game: Nim | Maze, prunes: bool) -> None:
    """The values of a run are those of its root."""
    for position in positions(game)[::5]:
        trace = Trace(position, Algorithm(prunes))
        assert trace.summary.value == textbook_value(position)
        for step in trace.steps(max(trace.summary.steps - 200, 0)):
            if step.summary is not None:
                true = to_parent(textbook_value(step.node.position), len(step.moves))
                assert step.summary.least <= true <= step.summary.most


def test_turned_there_and_back_a_value_is_the_same() -> None:
    for value in (WIN, WIN - 7, 3 - WIN, 12, 0, -0.5, float("inf"), -float("inf")):
        for plies in (1, 5):
            assert to_child(to_parent(value, plies), plies) == value
    assert (to_parent(WIN), to_parent(-WIN), to_parent(1), to_parent(-12.5)) == (
        WIN - 1,
        1 - WIN,
        1,
        -12.5,
    )
    assert max(to_parent(MAX * WIN), to_parent(MIN * WIN)) == WIN - 1
