# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a row of the history says, to the eye and to the ear."""

from __future__ import annotations

from desktop_app.core.record import parse_moves
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import find_game
from desktop_app.play.display import DisplayChoice
from desktop_app.play.history.model import HistoryModel
from desktop_app.play.history.words import HistoryTexts
from desktop_app.play.session import GameSession


def rows(moves: str, choice: DisplayChoice, score: Score | None = None) -> list[tuple[str, ...]]:
    """The texts of all moves; the last position is worth that to who moves there."""
    session = GameSession(find_game("tic-tac-toe"))
    session.play_line(parse_moves(session.position, moves))
    texts = HistoryTexts(session, choice)
    model = HistoryModel(texts.row)
    model.show_record(session.record)
    if score is not None:
        model.set_score(session.position, score)
    return [texts.row(point) for point in model.points[1:]]


def test_the_last_move_says_who_has_won(display_choice: DisplayChoice) -> None:
    *_, last = rows("a1b1a2b2a3", display_choice)
    _ply, player, move, _value, note, accessible_text = last
    assert (player, move, note) == ("X", "a3", "X wins")
    assert accessible_text == "Move 5: X plays a3, value +1, X wins, on the board"


def test_a_known_value_is_in_the_text_and_the_accessible_text(
    display_choice: DisplayChoice,
) -> None:
    ((_, _, _, value, _, accessible_text),) = rows("b2", display_choice)
    assert value == ""
    assert accessible_text == "Move 1: X plays b2, on the board"
    draw = Score(Outcome.DRAW, 8, 0, Bound.EXACT, 8)
    ((_, _, _, value, _, accessible_text),) = rows("b2", display_choice, draw)
    assert value == "0"
    assert accessible_text == "Move 1: X plays b2, value 0, on the board"
