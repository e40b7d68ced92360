# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of chess: values in pawns, the terms of an evaluation, and how a game ended."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from desktop_app.core.position import MAX, MIN, Game, Position
from desktop_app.core.record import parse_moves
from desktop_app.core.scales import Scale
from desktop_app.core.score import WIN, Bound, Outcome, Score, score_of
from desktop_app.explain.lesson_file import Lesson, lesson_text, read_lesson
from desktop_app.explain.words.run_values import RunValues
from desktop_app.explain.words.steps import StepWords
from desktop_app.games.chess.rules import ChessGame
from desktop_app.games.chess.words import ChessWording
from desktop_app.games.registry import family_of, find_game, wording_of
from desktop_app.languages import load_language
from desktop_app.search.algorithm import Horizon, algorithm_for
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import StepKind
from desktop_app.words.values import value_text
from tests.games.reached import reached

CHESS = ChessGame()
KNIGHT_UP = "7k/p7/8/8/8/8/P7/K6N w - - 0 1"


def positions(game: Game, count: int) -> list[Position]:
    dice, found = Random(game.id), list[Position]()
    while len(found) < count:
        position = game.start()
        for _ in range(dice.randrange(1, 30)):
            if position.outcome is None:
                position = position.after(dice.choice(position.legal_moves()))
        if position.outcome is None:
            found.append(position)
    return found


@pytest.mark.parametrize("name", ["chess", "tic-tac-toe", "connect-four", "gomoku"])
def test_the_terms_of_an_evaluation_add_up(name: str) -> None:
    game = find_game(name)
    family = family_of(game)
    for evaluation in family.evaluations.values():
        for position in positions(game, 20):
            terms = family.terms(evaluation, position)
            assert terms is not None
            assert sum(term.number for term in terms) == evaluation(position, MAX)
            assert all(wording_of(game).term(term) for term in terms)


def test_a_guess_reads_the_same_in_the_panel_and_in_explain() -> None:
    start = CHESS.start()
    trace = Trace(start, algorithm_for(start, 1, prunes=False))
    for number, text in ((130, "+1.30"), (-5, "−0.05"), (0, "0.00"), (1_240, "+12.40")):
        score = Score(Outcome.UNKNOWN, None, number, Bound.HEURISTIC, 3, MAX)
        for scale in (Scale.OUTCOME, Scale.SCHOOL):
            assert value_text(score, scale, start) == f"≈{text}"
        assert value_text(score.seen_by(MIN), Scale.MAX_LOSS, start) == f"≈{text}"
        if number:
            assert RunValues(trace).text(number) == text
    mate = Score(Outcome.WIN, 3, 0, Bound.EXACT, 3, MAX)
    assert value_text(mate, Scale.OUTCOME, start) == RunValues(trace).text(WIN - 3) == "+1 in 3"
    assert value_text(mate.seen_by(MIN), Scale.OUTCOME, start) == "−1 in 3"


@pytest.mark.parametrize(
    ("evaluation", "said"),
    [
        ("material", "We stop looking here. Counting the pieces (material +3.20) gives +3.20: a "
         "guess of +3.20 pawns."),
        ("squares", "We stop looking here. Counting the pieces (material +3.20, squares −0.55) "
         "gives +2.65: a guess of +2.65 pawns."),
    ],
)  # fmt: skip
def test_explain_lists_the_terms_of_an_evaluation(evaluation: str, said: str) -> None:
    position = CHESS.parse_position(KNIGHT_UP)
    trace = Trace(position, algorithm_for(position, 1, horizon=Horizon(evaluation), prunes=False))
    sentences = [StepWords(trace).sentence(s) for s in trace.steps() if s.kind is StepKind.LEAF]
    assert said in sentences


def test_explain_names_the_lines_that_a_guess_counts() -> None:
    game = find_game("tic-tac-toe")
    position = game.parse_position("..O/X../.X. O")
    trace = Trace(position, algorithm_for(position, 1, prunes=False))
    leaves = [StepWords(trace).sentence(s) for s in trace.steps() if s.kind is StepKind.LEAF]
    assert any(
        "Counting open lines (lines with 1: " in text and "with 2: " in text for text in leaves
    )


def test_a_lesson_keeps_its_evaluation() -> None:
    lesson = Lesson(CHESS.parse_position(KNIGHT_UP), horizon=Horizon("material", is_quiet=True))
    assert read_lesson(lesson_text(lesson)).horizon == lesson.horizon


@pytest.mark.parametrize(
    ("game", "start", "moves", "said"),
    [
        ("chess", "", "f3 e5 g4 Qh4", "Checkmate"),
        ("chess", "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "Qg6",
         "Stalemate: no legal move and no check"),
        ("chess", "7k/8/8/8/8/8/6p1/6K1 w - - 0 1", "Kxg2", "Too few pieces left for checkmate"),
        ("chess", "", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", "The same position came up three times"),
        ("chess", "7k/8/8/8/8/8/8/KQ6 w - - 99 80", "Qa2",
         "50 moves by each player without a capture or a pawn move"),
        ("chess", "", "e4 e5", ""),
        ("hexapawn", "", "b1b2 a3xb2 a1xb2", ""),
        ("hexapawn", "", "b1b2 c3xb2 a1xb2 a3a2", ""),
        ("hexapawn", "B../W../... B", "", "Black can't move"),
        ("hexapawn", "", "a1a2 b3xa2 b1xa2 c3c2", "White can't move"),
        ("three-mens-morris", "", "a1 a2 a3 b3 c2 c1 c2-c3 c1-c2 c3-b2", ""),
    ],
)  # fmt: skip
def test_a_game_says_by_which_rule_it_is_over(game: str, start: str, moves: str, said: str) -> None:
    rules = find_game(game)
    position = reached(rules.parse_position(start) if start else rules.start(), moves)
    assert (position.outcome is not None) or not said
    assert wording_of(rules).ended(position) == said


def test_a_repetition_in_morris_is_named() -> None:
    position = find_game("morris:anywhere").parse_position("XO./OXO/.X. X")
    for move in parse_moves(position, "b1-a1 c2-c1 a1-b1 c1-c2 " * 2):
        position = position.after(move)
        if position.outcome is not None:
            break
    assert position.outcome == 0
    assert wording_of(position.game).ended(position) == "The same position came up three times"


def test_a_mate_on_the_board_has_no_distance() -> None:
    position = reached(CHESS.start(), "f3 e5 g4 Qh4")
    mated = score_of(position, -WIN, Bound.EXACT, 0)
    assert value_text(mated.seen_by(MAX), Scale.OUTCOME, position) == "−1"


def test_moves_are_shown_with_figurines_and_copied_with_english_letters() -> None:
    start, wording = CHESS.start(), ChessWording()
    moves = parse_moves(start, "e4 d5 exd5 Qxd5 Nc3 Qe5 Be2 Bg4 Nf3 Qa5 O-O")
    shown = "e4 d5 exd5 ♕xd5 ♘c3 ♕e5+ ♗e2 ♗g4 ♘f3 ♕a5 O-O"
    assert wording.notation(start, moves) == shown
    assert wording.copied(start, moves) == shown.translate(str.maketrans("♔♕♖♗♘", "KQRBN"))
    promoting = CHESS.parse_position("k7/4P3/8/8/8/8/8/4K3 w - - 0 1")
    (queen,) = parse_moves(promoting, "e8=Q")
    assert wording.move(promoting, queen) == "e8=♕+"


def test_beside_texts_from_the_right_a_move_keeps_its_order(qapp: QApplication) -> None:
    start, wording = CHESS.start(), ChessWording()
    (move,) = parse_moves(start, "Nf3")
    load_language(qapp, "ar")
    try:
        assert wording.move(start, move) == "\N{LEFT-TO-RIGHT MARK}♘f3\N{LEFT-TO-RIGHT MARK}"
        assert wording.copied(start, [move]) == "Nf3"
    finally:
        load_language(qapp, "en")
