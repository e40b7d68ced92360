# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said where one wins by so much."""

from __future__ import annotations

import pytest

from desktop_app.core.mistake import MistakeSize, height_of
from desktop_app.core.position import MAX, MIN, Player, Position
from desktop_app.core.record import GameRecord
from desktop_app.core.scales import Scale
from desktop_app.core.score import Bound, Outcome, Score, score_of
from desktop_app.explain.words.run_values import RunValues
from desktop_app.explain.words.steps import StepWords
from desktop_app.games.registry import find_game
from desktop_app.play.history.model import HistoryModel, HistoryPoint
from desktop_app.play.history.words import mistake_text
from desktop_app.search.algorithm import algorithm_for
from desktop_app.search.trace import Trace
from desktop_app.words.values import bare_value, outcome_text, score_meaning, value_text
from tests.games.small_games import Boxes
from tests.search.truth import play

MINUS = "\N{MINUS SIGN}"
START = Boxes(1, 1).start()
CHESS = find_game("chess").start()


def won(margin: float, player: Player = MAX) -> Score:
    outcome = Outcome.WIN if margin > 0 else Outcome.LOSS
    return Score(outcome, 4, margin, Bound.EXACT, 4, player)


def guessed(number: float) -> Score:
    return Score(Outcome.UNKNOWN, None, number, Bound.HEURISTIC, 3)


def test_how_a_game_with_a_margin_ended() -> None:
    end = play(START, (0, 1, 2, 3))
    assert outcome_text(end) == "B wins by 1"


@pytest.mark.parametrize(
    ("score", "scale", "text", "said"),
    [
        (won(3), Scale.OUTCOME, "+3", "A wins by 3"),
        (won(-2), Scale.OUTCOME, MINUS + "2", "B wins by 2"),
        (won(3, MIN), Scale.SCHOOL, "+3", "B wins by 3"),
        (won(3), Scale.MAX_LOSS, MINUS + "3", "A wins by 3"),
        (won(3), Scale.WORDS, "A wins", "A wins by 3"),
        (Score(Outcome.DRAW, 4, 0, Bound.EXACT, 4), Scale.OUTCOME, "0", "Draw"),
    ],
)
def test_the_meaning_of_a_margin(score: Score, scale: Scale, text: str, said: str) -> None:
    assert bare_value(score, scale, START) == value_text(score, scale, START) == text
    assert score_meaning(score, START) == said


def test_larger_margins_stand_higher_in_the_graph() -> None:
    heights = [height_of(won(margin), START) for margin in (-4, -1, 1, 4)]
    assert heights == sorted(heights)
    assert -1 < heights[0] < heights[1] < 0


def test_the_run_tells_margins_as_numbers() -> None:
    trace = Trace(START, algorithm_for(START, None, prunes=True))
    values = RunValues(trace, (-1, 1))
    assert values.text(trace.summary.value) == MINUS + "1"
    assert values.text(2) == "+2"
    assert [values.share(value) for value in (-1, 0, 1)] == [0, 0.5, 1]


def test_the_run_tells_a_guess_at_a_margin_in_tenths_and_finer_where_it_must() -> None:
    values = RunValues(Trace(START, algorithm_for(START, 1, prunes=True)))
    assert [values.text(value) for value in (9.4375, -10.3125, 9.0, 0)] == [
        "+9.4",
        f"{MINUS}10.3",
        "+9",
        "0",
    ]
    assert values.texts(9.4375, 9.375) == ("+9.44", "+9.38")
    assert values.texts(9.4375, 9.0) == ("+9.4", "+9")


def test_a_guess_of_a_whole_point_is_no_longer_about_even() -> None:
    guesses = [Score(Outcome.UNKNOWN, None, number, Bound.HEURISTIC, 3) for number in (0.5, -2)]
    assert [score_meaning(guess, START) for guess in guesses] == ["about even", "B may win"]
    tags = [bare_value(guess, Scale.WORDS, START) for guess in guesses]
    assert tags == ["Even?", "B wins?"]  # not "B leads", which would read like the present score


@pytest.mark.parametrize(
    ("was", "now", "mistake"),
    [
        (1, -1, MistakeSize.LARGE),
        (2, 0, MistakeSize.MEDIUM),
        (0, -4, MistakeSize.MEDIUM),
        (5, 1, MistakeSize.SMALL),
        (3, 1, None),
        (-1, -1, None),
    ],
)
def test_mistakes_count_the_outcome_and_the_margin(
    was: int, now: int, mistake: MistakeSize | None
) -> None:
    record, history = GameRecord(START), HistoryModel(lambda _: ("", "", "", "", "", ""))
    record.play(0)
    history.show_record(record)
    for node, number in zip(record.line(), (was, now), strict=True):
        history.set_score(node.position, score_of(node.position, number, Bound.EXACT, 4))
    assert history.points[1].mistake is mistake


@pytest.mark.parametrize(
    ("start", "was", "now", "scale", "said"),
    [
        (START, guessed(17.9), guessed(-0.1), Scale.OUTCOME, "points lost: 18"),
        (START, guessed(17.9), guessed(-0.1), Scale.SCHOOL, "points lost: 18"),
        (START, won(5), won(1), Scale.OUTCOME, "points lost: 4"),
        (START, guessed(2.5), won(-4), Scale.OUTCOME, "points lost: 6.5"),
        (CHESS, guessed(150), guessed(-750), Scale.OUTCOME, "points lost: 9"),
    ],
)
def test_mistakes_use_the_same_numbers_as_the_candidate_moves(
    start: Position, was: Score, now: Score, scale: Scale, said: str
) -> None:
    record = GameRecord(start)
    node = record.play(start.legal_moves()[0])
    point = HistoryPoint(node, now, 0, MistakeSize.SMALL, is_current=True, before=was)
    assert mistake_text(point, scale) == said


@pytest.mark.parametrize(
    ("game", "depth", "said"),
    [
        ("dots:2x2", 2, "seems to be −1"),
        ("dots:1x1", None, "is −1"),
        ("othello:4x4", 2, "seems to be −8.3"),
        ("three-mens-morris", None, "seems to be 0"),
        ("hex:2", None, "is +1 in 3"),
        ("hexapawn", None, "is −1 in 6"),
    ],
)
def test_evaluations_in_a_run_are_never_shown_as_known(
    game: str, depth: int | None, said: str
) -> None:
    """A whole margin or a 0 would else read like an end of the game."""
    start = find_game(game).start()
    trace = Trace(start, algorithm_for(start, depth, prunes=True))
    end = trace.at(trace.summary.steps - 1)
    assert StepWords(trace).sentence(end).startswith(f"Done! The value {said}:")
