# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The steps of "Why?" in words: each is a function of facts that are held elsewhere by playing."""

from __future__ import annotations

from desktop_app.core.position import MAX, MIN
from desktop_app.play.why.steps import play_text
from desktop_app.search.why.answer import answer
from tests.play.why.test_words import asked, values


def test_of_a_game_that_was_lost_too_soon_its_own_moves_are_shown() -> None:
    found = answer(asked("connect-four", "455531245311616277747673"), values)
    assert len(found.line) == 20
    assert [play_text(play) for play in found.shown] == [
        "X plays column 7 and threatens column 6.",
        "O must stop column 6, and threatens column 3.",
        "X plays column 7, but O still threatens column 3.",
        "O plays column 3 and wins.",
    ]


def test_each_step_of_a_line_has_a_sentence() -> None:
    found = answer(asked("tic-tac-toe", "a1c3", "b1"), values)
    assert [play_text(play) for play in found.line] == [
        "X plays b1 and threatens c1.",
        "O must stop c1, and threatens c2.",
        "X must stop c2.",
        "O plays a3 and makes two threats: b3 and b2.",
        "X plays b2, but can't stop b3 as well.",
        "O plays b3 and wins.",
    ]


def test_each_step_says_you_and_the_bot_where_one_side_is_a_person() -> None:
    found = answer(asked("tic-tac-toe", "a1c3", "b1"), values)
    assert [play_text(play, MAX) for play in found.line] == [
        "You play b1 and threaten c1.",
        "The bot must stop c1, and it threatens c2.",
        "You must stop c2.",
        "The bot plays a3 and makes two threats: b3 and b2.",
        "You play b2, but you can't stop b3 as well.",
        "The bot plays b3 and wins.",
    ]
    assert [play_text(play, MIN) for play in found.line] == [
        "The bot plays b1 and threatens c1.",
        "You must stop c1, and you threaten c2.",
        "The bot must stop c2.",
        "You play a3 and make two threats: b3 and b2.",
        "The bot plays b2, but it can't stop b3 as well.",
        "You play b3 and win.",
    ]
