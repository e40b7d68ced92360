# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rows of the list of moves say, and how high values lie."""

from __future__ import annotations

from dataclasses import replace

from desktop_app.core.scales import Scale
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import find_game
from desktop_app.play.candidates.model import WORST
from desktop_app.play.candidates.node import CandidateNode
from desktop_app.play.candidates.words import CandidateTexts
from desktop_app.play.display import DisplayChoice
from desktop_app.search.candidates import Candidate
from desktop_app.search.limits import Limits
from tests.analysing import analyse


def test_the_worst_number_is_that_of_the_tree(display_choice: DisplayChoice) -> None:
    """Of a move the least that can come for Max, for Min the most; numbers keep their signs."""
    texts, start = CandidateTexts(display_choice), find_game("numbers:3,5,2,9").start()
    told: list[list[str]] = []
    for position in (start, *map(start.after, start.legal_moves())):
        *_, found = analyse(position, Limits())
        rows = [texts.row(CandidateNode(position, each, (each.move,))) for each in found.candidates]
        told.append([row[WORST] for row in rows])
    assert told == [["3", "2"], ["3", "5"], ["2", "9"]]


def test_values_are_turned_where_losses_are_counted(display_choice: DisplayChoice) -> None:
    texts, start = CandidateTexts(display_choice), find_game("gomoku").start()
    node = CandidateNode(start, Candidate(112), (112,))
    for number in (2, 5):
        node.take(Candidate(112, Score(Outcome.UNKNOWN, None, number, Bound.HEURISTIC, number)))
    low, high = texts.heights(node)
    assert low < high
    display_choice.choose(replace(display_choice.display, scale=Scale.MAX_LOSS))
    assert texts.heights(node) == [-low, -high]
