# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`minimax-fair explain`: opens a search at one of its steps, in the window or as text."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import monotonic

from desktop_app.cli.output import BAD_INPUT, say, translate, use_language
from desktop_app.cli.typed import typed_line
from desktop_app.core.entry import natural_order, ordered_moves
from desktop_app.core.errors import GameError
from desktop_app.explain.drawn_tree import DrawnNode
from desktop_app.explain.lesson_file import Lesson, LessonAlgorithm
from desktop_app.explain.tree_run import TreeRun
from desktop_app.games.registry import find_evaluation, find_game
from desktop_app.search.algorithm import Horizon, UtilityScale, algorithm_for
from desktop_app.search.complexity import IN_REACH, affordable_depth
from desktop_app.search.limits import SearchStopped
from desktop_app.search.trace import Trace

PATIENCE_SECONDS = 60.0


def run_explain(options: argparse.Namespace, show: Callable[[Lesson], int]) -> int:
    """Run the `explain` command; return the exit status, 2 for bad input.

    Args:
        options: the parsed command line.
        show: opens the window with a lesson.
    """
    from desktop_app.words.faults import fault_text

    try:
        lesson = _lesson(options)
    except GameError as error:
        use_language()
        return _refuse(fault_text(error))
    most = affordable_depth(lesson.position, IN_REACH)
    depth = lesson.depth or lesson.position.remaining
    if most is not None and depth > most:
        use_language()
        told = translate(
            "CommandLine", "That is too deep to walk through. Give --depth {most} or less."
        )
        return _refuse(told.format(most=most))
    return _print(lesson) if options.print else show(lesson)


def _refuse(text: str) -> int:
    say(text)
    return BAD_INPUT


def _lesson(options: argparse.Namespace) -> Lesson:
    game = find_game(options.game)
    setup = typed_line(game, options.position, " ".join(options.moves))
    name = options.evaluation
    if name is not None:
        find_evaluation(game, name)
    return Lesson(
        setup.position,
        LessonAlgorithm(options.algorithm),
        options.depth,
        UtilityScale(options.values),
        options.step,
        compares=options.compare,
        guesses=options.guess,
        horizon=Horizon(name or "", is_quiet=options.quiet),
    )


def _print(lesson: Lesson) -> int:
    """Print the sentence of the step, the counts so far, and the tree at this step."""
    use_language()
    from desktop_app.explain.words.steps import StepWords
    from desktop_app.explain.words.tree import RunTexts, state_text, step_text, visited_text

    until = monotonic() + PATIENCE_SECONDS
    ordering = ordered_moves if lesson.searcher is LessonAlgorithm.MIDDLE_FIRST else natural_order
    prunes = lesson.searcher is not LessonAlgorithm.MINIMAX
    asked = lesson.position, lesson.depth, ordering, lesson.worth, lesson.horizon
    algorithm = algorithm_for(*asked, prunes=prunes)
    trace = Trace(lesson.position, algorithm, lambda: monotonic() > until)
    try:
        run = TreeRun(trace)
        run.go(lesson.step - 1)
        counters, whole = run.step.counters, run.summary
    except SearchStopped:
        told = translate(
            "CommandLine", "There are too many positions to walk through. Give a smaller --depth."
        )
        return _refuse(told)
    print(step_text(run.index + 1, run.last + 1))
    print(StepWords(trace).sentence(run.step))
    print(visited_text(counters.nodes, whole.nodes, counters.cuts))
    texts = RunTexts(trace, is_guessing=False).for_tree()

    def tell(node: DrawnNode, depth: int) -> None:
        words = [texts.move(node), texts.value(node), texts.window(node), state_text(node.state)]
        print("  " * depth + "  ".join(word for word in words if word))
        for child in node.children:
            tell(child, depth + 1)

    tell(run.drawn(), 0)
    return 0
