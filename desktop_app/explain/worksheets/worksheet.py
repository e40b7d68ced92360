# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A worksheet: a tree to search by hand, blank and with the solution of the textbook search."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from desktop_app.explain.drawn_tree import DrawnNode, NodeState, walk
from desktop_app.explain.tree_run import TreeRun
from desktop_app.explain.words.tree import RunTexts, TreeTexts
from desktop_app.explain.worksheets.random_trees import RandomTrees
from desktop_app.explain.worksheets.words import answer_text, question_text
from desktop_app.search.algorithm import Algorithm
from desktop_app.search.trace import Trace


@dataclass(frozen=True, slots=True)
class Worksheet:
    """A tree on paper, blank and solved.

    Attributes:
        blank: the tree with the values of its leaves only.
        solved: the tree at the end of the search; skipped nodes are `NodeState.CUT`.
        texts: the texts of both trees.
        question: the text below the blank tree.
        answer: the text below the solved tree.
    """

    blank: DrawnNode
    solved: DrawnNode
    texts: TreeTexts
    question: str
    answer: str


def worksheet(trace: Trace) -> Worksheet:
    """Return the worksheet of a run; its tree must be small enough to draw as a whole."""
    whole = Trace(trace.position, replace(trace.algorithm, prunes=False))
    solved = _ended(trace)
    best = next((child.path[0] for child in solved.children if child.is_chosen), None)
    assert best is not None
    return Worksheet(
        _blank(_ended(whole)),
        solved,
        RunTexts(trace, is_guessing=False).for_tree(),
        question_text(trace),
        answer_text(trace, best, whole.summary.leaves),
    )


def worksheets(asked: RandomTrees) -> Iterator[Worksheet]:
    """Yield one worksheet for each tree, as many take a while."""
    algorithm = Algorithm(prunes=asked.prunes)
    for tree in asked.each_tree():
        yield worksheet(Trace(tree.start(), algorithm))


def can_be_printed(run: TreeRun) -> bool:
    """Return whether the tree of a run fits on a page and has something to find."""
    return run.is_small and run.trace.position.outcome is None


def _ended(trace: Trace) -> DrawnNode:
    """Return the complete tree at the end of the search, without the marks of the last step."""
    run = TreeRun(trace)
    run.go(run.last)
    while shortened := [n.path for n in walk(run.drawn()) if n.children and n.hidden]:
        for path in shortened:
            run.show_more(path)
    return replace(run.drawn(), state=NodeState.DONE, window=None)


def _blank(node: DrawnNode) -> DrawnNode:
    children = tuple(map(_blank, node.children))
    value = None if children else node.value
    return replace(node, value=value, is_chosen=False, is_limit=False, children=children)
