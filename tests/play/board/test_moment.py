# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a move has brought about, against the rows themselves."""

import random

import pytest

from desktop_app.boards.kind import BoardEvent
from desktop_app.games.k_in_a_row.game import LinePosition
from desktop_app.games.registry import find_game
from desktop_app.play.board.moments import moment_of


def wanted(before: LinePosition, move: int, after: LinePosition) -> BoardEvent | None:
    if after.outcome is not None:
        return BoardEvent.WIN if after.outcome else BoardEvent.DRAW
    with_it = before.other | 1 << move
    lines = before.game.board.lines
    is_row = any(line >> move & 1 and line & with_it == line for line in lines)
    return BoardEvent.BLOCK if is_row else None


@pytest.mark.slow
@pytest.mark.parametrize("name", ["tic-tac-toe", "connect-four", "mnk:5x5x4", "gomoku"])
def test_wins_draws_and_blocks_are_what_the_rows_say(name: str) -> None:
    rng, seen = random.Random(7), set[BoardEvent | None]()
    for _ in range(40):
        position = find_game(name).start()
        while position.outcome is None:
            near = position.legal_moves()[:9]  # so that rows come about
            move = rng.choice(near)
            after = position.after(move)
            assert isinstance(position, LinePosition)
            assert isinstance(after, LinePosition)
            found = moment_of(position, move, after)
            assert found is wanted(position, move, after)
            seen.add(found)
            position = after
    assert {None, BoardEvent.WIN, BoardEvent.BLOCK} <= seen


def test_a_game_that_tells_no_threats_has_no_blocks() -> None:
    position = find_game("nim:3,2").start()
    while position.outcome is None:
        move = position.legal_moves()[-1]
        after = position.after(move)
        found = moment_of(position, move, after)
        assert found is (None if after.outcome is None else BoardEvent.WIN)
        position = after
