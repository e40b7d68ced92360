# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which values stand on the board, and what stands below them."""

from __future__ import annotations

from desktop_app.core.position import Position
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import find_game
from desktop_app.play.board.badges import Badges
from desktop_app.play.display import DisplayChoice, ShownValues
from desktop_app.search.candidates import Candidate


def listed(position: Position, *scores: Score) -> list[Candidate]:
    """These values for the first moves."""
    moves = position.legal_moves()
    return [Candidate(move, score) for move, score in zip(moves, scores, strict=False)]


def exact(outcome: Outcome, plies: int, number: float = 0) -> Score:
    return Score(outcome, plies, number, Bound.EXACT, plies)


def test_on_a_large_board_of_losing_moves_the_slowest_losses_have_badges(
    display_choice: DisplayChoice,
) -> None:
    start = find_game("gomoku").start()
    losses = [exact(Outcome.LOSS, plies) for plies in (2, 6, 4, 6, 2)]
    badges = Badges(display_choice).of(start, listed(start, *losses), ShownValues.ALL)
    first, second = start.legal_moves()[1], start.legal_moves()[3]
    assert set(badges) == {first, second}
    assert all(badge.best for badge in badges.values()) is True


def test_a_large_board_has_no_lost_moves_beside_others(display_choice: DisplayChoice) -> None:
    start = find_game("gomoku").start()
    scores = [exact(Outcome.LOSS, 2), Score(Outcome.UNKNOWN, None, 3, Bound.HEURISTIC, 2)]
    badges = Badges(display_choice).of(start, listed(start, *scores), ShownValues.ALL)
    assert set(badges) == {start.legal_moves()[1]}


def test_badges_of_wins_and_losses_have_the_distance_below(display_choice: DisplayChoice) -> None:
    start = find_game("tic-tac-toe").start()
    win, loss, draw = exact(Outcome.WIN, 5), exact(Outcome.LOSS, 4), exact(Outcome.DRAW, 9)
    badges = Badges(display_choice).of(start, listed(start, win, loss, draw), ShownValues.ALL)
    notes = [(badges[move].note, badges[move].short_note) for move in start.legal_moves()[:3]]
    assert notes == [("X wins in 3", "in 3"), ("O wins in 2", "in 2"), ("", "")]


def test_badges_of_margins_have_no_second_line(display_choice: DisplayChoice) -> None:
    start = find_game("dots:2x2").start()
    scores = [exact(Outcome.WIN, 12, 2), exact(Outcome.LOSS, 12, -1)]
    badges = Badges(display_choice).of(start, listed(start, *scores), ShownValues.ALL)
    assert {badge.note for badge in badges.values()} == {""}
    assert len(badges) == 2


def test_draws_are_quiet_only_if_all_moves_draw(display_choice: DisplayChoice) -> None:
    start = find_game("tic-tac-toe").start()
    draw, loss = exact(Outcome.DRAW, 9), exact(Outcome.LOSS, 4)
    badges = Badges(display_choice)
    nine = badges.of(start, listed(start, *[draw] * 9), ShownValues.ALL)
    assert [badge.quiet for badge in nine.values()] == [True] * 9
    assert {badge.text for badge in nine.values()} == {"Draw"}  # as a screen reader says it
    mixed = badges.of(start, listed(start, *[draw] * 8, loss), ShownValues.ALL)
    assert not any(badge.quiet for badge in mixed.values())
