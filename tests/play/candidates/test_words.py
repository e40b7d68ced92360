# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rows of the list of moves say, and how high values lie."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.core.scales import Scale
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import find_game
from desktop_app.kit.value_signs import ValueKind
from desktop_app.play.candidates.model import WORST
from desktop_app.play.candidates.node import CandidateNode
from desktop_app.play.candidates.words import CandidateTexts
from desktop_app.play.display import DisplayChoice, ShownValues
from desktop_app.search.candidates import Analysis, Candidate
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


def test_a_move_that_is_only_known_to_be_no_better_has_a_sign_of_its_own(
    display_choice: DisplayChoice,
) -> None:
    """It is not even: that has another sign. Its row says what it means."""
    display_choice.choose(replace(display_choice.display, is_full=False, scale=Scale.WORDS))
    texts, start = CandidateTexts(display_choice), find_game("chess").start()
    kinds = list[ValueKind | None]()
    rows = list[str]()
    for bound in (Bound.UPPER, Bound.HEURISTIC):
        move = start.legal_moves()[0]
        score = Score(Outcome.UNKNOWN, None, 0, bound, 4, start.turn)
        node = CandidateNode(start, Candidate(move, score), (move,))
        kinds.append(texts.value_kind(node))
        rows.append(texts.row(node)[-1])
    assert kinds == [ValueKind.NO_BETTER, ValueKind.UNCLEAR]
    assert rows[0].endswith("No better. Another move is at least as good")
    assert "at least as good" not in rows[1]


def test_what_the_number_of_moves_in_a_value_counts_is_said(display_choice: DisplayChoice) -> None:
    """Beside "+1 in 3" the result says "White wins in 2 moves"."""
    texts, start = CandidateTexts(display_choice), find_game("chess").start()
    move, note = start.legal_moves()[0], "\N{LEFT DOUBLE QUOTATION MARK}wins in"

    def basis(score: Score) -> str:
        found = Analysis(start, (Candidate(move, score),), 3, 9, 0.1, complete=False)
        return texts.basis(found).text

    won = Score(Outcome.WIN, 3, 0, Bound.EXACT, 3, start.turn)
    for is_full, scale in ((False, Scale.WORDS), (True, Scale.OUTCOME)):
        display_choice.choose(replace(display_choice.display, is_full=is_full, scale=scale))
        assert (note in basis(won)) is is_full
        assert note not in basis(Score(Outcome.UNKNOWN, None, 40, Bound.HEURISTIC, 3, start.turn))
    row = texts.row(CandidateNode(start, Candidate(move, won), (move,)))
    assert row[1:3] == ("+1 in 3", "White wins in 2 moves")


def test_a_large_board_is_said_to_show_only_the_best(display_choice: DisplayChoice) -> None:
    """The values of the other moves are in the list alone."""
    texts = CandidateTexts(display_choice)
    said = dict[str, str]()
    for name in ("gomoku", "tic-tac-toe"):
        start = find_game(name).start()
        candidates = tuple(Candidate(move) for move in start.legal_moves())
        said[name] = texts.basis(Analysis(start, candidates, 2, 9, 0.1, complete=False)).text
    assert said["gomoku"].endswith("On the board: the best 8")
    assert "On the board" not in said["tic-tac-toe"]
    display_choice.choose(replace(display_choice.display, overlay=ShownValues.OFF))
    start = find_game("gomoku").start()
    basis = texts.basis(Analysis(start, (), 2, 9, 0.1, complete=False))
    assert "On the board" not in basis.text


@pytest.mark.parametrize(
    ("game", "complete", "text"),
    [
        ("tic-tac-toe", True, "▲ X wins   = Draw   ▼ O wins"),
        ("nim", True, "▲ A wins   ▼ B wins"),
        ("tic-tac-toe", False, "△ X wins?   ≈ Even?   ▽ O wins?"),
    ],
)
def test_simple_words_name_what_each_sign_means(
    display_choice: DisplayChoice, game: str, complete: bool, text: str
) -> None:
    display_choice.choose(replace(display_choice.display, is_full=False, scale=Scale.WORDS))
    texts, start = CandidateTexts(display_choice), find_game(game).start()
    basis = texts.basis(Analysis(start, (), 2, 9, 0.1, complete=complete))
    assert basis.text == text
    assert [tag.text for tag in basis.signs] == [part[2:] for part in text.split("   ")]
