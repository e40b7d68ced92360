# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts of a worksheet: title, task, lines to fill in, and answers."""

from __future__ import annotations

from desktop_app.core.position import MAX, MIN, Move
from desktop_app.explain.words.run_values import RunValues
from desktop_app.explain.worksheets.random_trees import RandomTrees
from desktop_app.games.registry import player_name, wording_of
from desktop_app.languages import translate
from desktop_app.search.trace import Trace
from desktop_app.words.values import MINUS, level_word


def sheet_title(*, prunes: bool) -> str:
    """Return the title, which names the algorithm to practise."""
    if prunes:
        return translate("Worksheets", "Alpha-beta by hand")
    return translate("Worksheets", "Minimax by hand")


#: Heading of the pages with solutions
def solutions_title() -> str:
    """Return the heading of the solutions."""
    return translate("Worksheets", "Solutions")


def person_line() -> str:
    """Return the line for the pupil's name."""
    return translate("Worksheets", "Name ______________________   Date ____________")


def task_text(*, prunes: bool) -> str:
    """Return the task, in a few short sentences."""
    if prunes:
        return translate(
            "Worksheets",
            "Work from left to right, as alpha-beta does. MAX takes the largest value below it, "
            "MIN takes the smallest. Write the value of every node that alpha-beta looks at. Cross "
            "out the branches that it skips. If a node has such branches, write ≥ (at least) or ≤ "
            "(at most) before its value.",
        )
    return translate(
        "Worksheets",
        "Write the value of every node, from the bottom up. MAX takes the largest value below "
        "it, MIN takes the smallest. Then mark the best branch at the top.",
    )


#: Below a tree on a worksheet; a pupil writes on the lines. {who}: “MAX” or the name of a player
def question_text(trace: Trace) -> str:
    """Return the sentences below a blank tree, with gaps to fill in."""
    pattern = translate("Worksheets", "{who} chooses ________ .  The tree is worth ________ .")
    text = _roles(trace) + pattern.format(who=_who(trace))
    if trace.algorithm.prunes:
        text += "\n" + translate("Worksheets", "Leaves that alpha-beta looks at: ________ .")
    return text


#: Below a solved tree on a worksheet. {who}: “MAX” or the name of a player; {seen}, {all}: numbers
def answer_text(trace: Trace, best: Move, ends: int) -> str:
    """Return the sentences below a solved tree, one on each line.

    Args:
        trace: the run.
        best: the best move that it finds.
        ends: the number of leaves of the whole tree.
    """
    summary = trace.summary
    value = RunValues(trace).text(summary.value)
    pattern = translate("Worksheets", "{who} chooses {move}.\nThe tree is worth {value}.")
    text = pattern.format(who=_who(trace), move=_move_phrase(trace, best), value=value)
    if trace.algorithm.prunes:
        pattern = translate("Worksheets", "Leaves that alpha-beta looks at: {seen} of {all}.")
        text += "\n" + pattern.format(seen=summary.leaves, all=ends)
    return text


#: Below the title of a worksheet. {first}, {second}: the names of the players
def _roles(trace: Trace) -> str:
    """Return the line that says which player is MAX; empty for a bare tree."""
    game, values = trace.position.game, RunValues(trace)
    if game.is_numeric:
        return ""
    text = translate("Worksheets", "{first} is MAX, and {second} is MIN.")
    if values.is_negated:
        text = translate(
            "Worksheets", "{first} is MIN, and {second} is MAX: +1 means that {first} loses."
        )
    return text.format(first=player_name(game, MAX), second=player_name(game, MIN)) + "\n"


def _move_phrase(trace: Trace, move: Move) -> str:
    position = trace.position
    return wording_of(position.game).move_in_sentence(position, move)


def _who(trace: Trace) -> str:
    return level_word(takes_largest=RunValues(trace).takes_largest(trace.position.turn))


#: At the foot of a page
def page_text(number: int, count: int) -> str:
    """Return the page number for the foot of a page."""
    return translate("Worksheets", "Page {number} of {count}").format(number=number, count=count)


#: At the foot of a page. {seed}: a number
def source_text(asked: RandomTrees) -> str:
    """Return the range and the seed, which make the same trees again."""
    pattern = translate("Worksheets", "Minimax Fair, numbers from {least} to {most}, seed {seed}")
    least, most = (str(number).replace("-", MINUS) for number in asked.numbers)
    return pattern.format(least=least, most=most, seed=asked.seed)
