# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands at the nodes while values are guessed."""

from collections.abc import Iterator

import pytest

from desktop_app.explain.drawn_tree import DrawnNode
from desktop_app.explain.tree_run import TreeRun
from desktop_app.explain.words.tree import RunTexts
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.registry import find_game
from desktop_app.search.algorithm import algorithm_for
from desktop_app.search.trace import Trace


def below(node: DrawnNode) -> Iterator[DrawnNode]:
    yield node
    for child in node.children:
        yield from below(child)


@pytest.mark.parametrize("prunes", [False, True])
def test_a_given_number_is_never_asked_for(prunes: bool) -> None:
    position = parse_numbers("3 23 2 9 12 5 23 23").start()
    run = TreeRun(Trace(position, algorithm_for(position, None, prunes=prunes)))
    texts, asked = RunTexts(run.trace, is_guessing=True), 0
    for step in range(run.last + 1):
        run.go(step)
        for node in below(run.drawn()):
            if node.position.outcome is not None:
                assert texts.value(node) != "?"
            else:
                asked += texts.value(node) == "?"
    assert asked


@pytest.mark.parametrize(("name", "depth"), [("notakto", 2), ("dots:2x2", 2), ("tic-tac-toe", 9)])
def test_a_value_that_rests_on_a_guess_says_so(name: str, depth: int) -> None:
    """It is about so much, even where the number is a whole one; the end of a game never is."""
    start = find_game(name).start()
    run = TreeRun(Trace(start, algorithm_for(start, depth, prunes=False)))
    run.go(run.last)
    texts, guesses = RunTexts(run.trace, is_guessing=False), 0
    for node in below(run.drawn()):
        text = texts.value(node)
        if node.is_settled:
            is_guess = len(node.path) == depth and node.position.outcome is None
            assert text.startswith("≈") or not is_guess, text
            guesses += text.startswith("≈")
        if node.position.outcome is not None:
            assert not text.startswith("≈")
    assert bool(guesses) is (name != "tic-tac-toe")  # all of that has an end within nine moves
