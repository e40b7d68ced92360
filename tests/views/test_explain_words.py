# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the steps: every kind of step has a sentence, and what it says is so."""

from math import inf

import pytest

from desktop_app.games.line_games import LineGame
from desktop_app.games.number_notation import parse_numbers
from desktop_app.games.position import Position
from desktop_app.models.tree_run import TreeRun, affordable_depth, algorithm_for
from desktop_app.search.score import WIN
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import StepKind, Summary
from desktop_app.views.examples import examples
from desktop_app.views.explain_words import StepWords, line_of, pseudocode, value_text

NUMBERS = parse_numbers("3 5 2 9 12 5 23 23").start()
FOUR = LineGame(7, 6, 4, gravity=True).start()


def sentences(position: Position, *, prunes: bool) -> dict[StepKind, set[str]]:
    run = TreeRun(
        Trace(position, algorithm_for(position, affordable_depth(position), prunes=prunes))
    )
    words = StepWords(position.game, position.ply)
    found: dict[StepKind, set[str]] = {kind: set() for kind in StepKind}
    for step in run.trace.steps():
        found[step.kind].add(words.sentence(step))
        if step.index > 5_000:
            break
    return found


@pytest.mark.parametrize("position", [NUMBERS, FOUR, LineGame(3, 3, 3).start()])
def test_every_step_is_told(position: Position) -> None:
    found = sentences(position, prunes=True)
    assert all(found.values())
    for texts in found.values():
        for text in texts:
            assert text[-1] in ".?"
            assert "{" not in text
            assert "inf" not in text


def test_the_numbers_tree_is_told_as_it_is() -> None:
    found = sentences(NUMBERS, prunes=True)
    assert found[StepKind.CUT] == {
        "Cut! Here MAX gets 23 at least. But MIN already has 12 with the left branch further up, "
        "and will never come here. The last move needs no look."
    }
    assert "Done! The value is 12: MAX chooses the right branch." in found[StepKind.DONE]
    assert "A leaf. Its number is 3." in found[StepKind.LEAF]
    assert not sentences(NUMBERS, prunes=False)[StepKind.CUT]


def test_values() -> None:
    game = FOUR.game
    assert value_text(None, game) == ""
    assert value_text(inf, game) == "\N{INFINITY}"
    assert value_text(-inf, game) == "\N{MINUS SIGN}\N{INFINITY}"
    assert value_text(-1, game) == "\N{MINUS SIGN}1"
    assert value_text(0, game) == "0"
    assert value_text(WIN - 7, game, root_ply=4) == "X wins in 3"
    assert value_text(-2.5, NUMBERS.game) == "\N{MINUS SIGN}2.5"


@pytest.mark.parametrize("prunes", [False, True])
def test_each_kind_of_step_has_its_line(prunes: bool) -> None:
    lines = pseudocode(prunes=prunes)
    kinds = [k for k in StepKind if prunes or k not in (StepKind.WINDOW, StepKind.CUT)]
    assert {line_of(kind, prunes=prunes) for kind in kinds} == set(range(len(lines))) - {2}
    if prunes:
        assert "cut" in lines[line_of(StepKind.CUT, prunes=True)]


def test_the_examples_are_what_they_say() -> None:
    found: dict[str, Summary] = {}
    moves: dict[str, str] = {}
    for example in examples():
        position = example.make()
        run = TreeRun(
            Trace(position, algorithm_for(position, example.depth, prunes=example.prunes))
        )
        found[example.title] = run.summary
        run.go(run.last)
        assert run.step.node.best is not None
        moves[example.title] = position.game.move_text(run.step.node.best.move)
        assert "?" in example.question
    assert found["Four numbers"].value == 3
    assert found["Eight numbers"].value == 12
    assert found["Alpha-beta at its best"].leaves == 5
    assert found["Alpha-beta at its worst"].leaves == 8
    assert found["Tic-tac-toe from the empty board"].nodes == 18_297
    endgame = examples()[2].make()
    values = [
        Trace(endgame.after(move), algorithm_for(endgame, None, prunes=False)).summary.value
        for move in endgame.legal_moves()
    ]
    assert sorted(values) == [-1, -1, 0]
    assert found["A quick win and a slow one"].value == WIN - 5
    assert moves["A quick win and a slow one"] == "a1"
    assert found["A loss, put off"].value == -(WIN - 8)
    heuristic = next(e for e in examples() if e.depth == 1)
    position = heuristic.make()
    assert moves[heuristic.title] == "b2"
    first = Trace(position, algorithm_for(position, 1, prunes=False))
    values = [tried.value for tried in first.at(first.summary.steps - 1).node.tried]
    assert values.count(min(values)) == 1  # it is liked best, not just first
    for depth in range(2, 7):
        run = TreeRun(Trace(position, algorithm_for(position, depth, prunes=False)))
        run.go(run.last)
        assert run.step.node.best is not None
        assert position.game.move_text(run.step.node.best.move) == "a3"
    for move, value in (("b2", 1), ("a3", -1)):
        after = position.after(position.game.parse_move(position, move))
        assert Trace(after, algorithm_for(after, None, prunes=False)).summary.value == value
