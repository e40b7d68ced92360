# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of games that say nothing of it themselves."""

from desktop_app.core.entry import FARTHEST_END, any_end
from desktop_app.core.position import MAX, MIN
from desktop_app.games.registry import find_game


def test_where_nobody_knows_better_either_player_may_win_after_any_number_of_moves() -> None:
    start = find_game("tic-tac-toe").start()
    expected = [(player, plies) for plies in range(1, 10) for player in (MAX, MIN)]
    assert list(any_end(start)) == expected
    late = start.after(0).after(1)
    assert list(any_end(late)) == expected[:14]


def test_ends_that_are_too_far_away_are_not_offered() -> None:
    start = find_game("gomoku").start()
    assert start.remaining > FARTHEST_END
    assert list(any_end(start))[-1] == (MIN, FARTHEST_END)
