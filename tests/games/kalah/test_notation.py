# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves and positions of Kalah as text: there and back, and damaged."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.errors import GameError
from desktop_app.core.record import parse_moves, parse_setup
from desktop_app.games.kalah.rules import KalahFault, KalahGame, KalahPosition
from desktop_app.games.registry import find_game

GAMES = st.builds(KalahGame, st.integers(1, 6), st.integers(1, 6), empty_captures=st.booleans())
SIGNS = "0123456789,/ XOxoabcfgABCF-;\n\u0663\u00df"


def played(game: KalahGame, seed: int, plies: int) -> tuple[list[int], KalahPosition]:
    dice, position, moves = Random(seed), game.start(), list[int]()
    while position.outcome is None and len(moves) < plies:
        moves.append(dice.choice(position.legal_moves()))
        position = position.after(moves[-1])
    return moves, position


@given(GAMES, st.integers(0, 99), st.integers(0, 60))
def test_games_moves_and_positions_are_read_as_they_are_written(
    game: KalahGame, seed: int, plies: int
) -> None:
    moves, position = played(game, seed, plies)
    text = game.moves_text(moves)
    assert find_game(game.id) == game
    assert parse_moves(game.start(), text) == moves
    assert parse_moves(game.start(), text.swapcase()) == moves
    assert game.split_moves(" - ".join(text)) == list(text)
    read = game.parse_position(position.text)
    assert (read, read.text, read.outcome) == (position, position.text, position.outcome)


@given(st.integers(0, 99), st.data())
def test_damaged_texts_are_refused_or_mean_a_position(seed: int, data: st.DataObject) -> None:
    game = KalahGame(4, 3)
    moves, position = played(game, seed, 12)
    text = list(data.draw(st.sampled_from([position.text, game.moves_text(moves)])))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        text[at : at + data.draw(st.integers(0, 2))] = data.draw(st.text(SIGNS, max_size=2))
    with suppress(GameError):
        start, found = parse_setup(game, "".join(text))
        assert isinstance(start, KalahPosition)
        assert sum(start.stores) + sum(map(sum, start.pits)) == game.total
        assert min(*start.stores, *start.pits[0], *start.pits[1]) >= 0
        for move in found:
            assert move in start.legal_moves()
            start = start.after(move)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("3,3,3,3,0/3,3,3,3", KalahFault.BAD_DIAGRAM),
        ("3,3,3,3,0/3,3,3,-3,0", KalahFault.BAD_DIAGRAM),
        ("3,3,3,3,0/3,3,3,3,0/3", KalahFault.BAD_DIAGRAM),
        ("3,3,3,\u0663,0/3,3,3,3,0", KalahFault.BAD_DIAGRAM),
        ("3,3,3,3,0/3,3,3,3,0 XO", KalahFault.BAD_DIAGRAM),
        ("3,3,3,3,1/3,3,3,3,0", KalahFault.WRONG_TOTAL),
        ("99,99,99,99,99/99,99,99,99,99", KalahFault.WRONG_TOTAL),
        ("e", KalahFault.NO_PIT),
        ("aAa", KalahFault.EMPTY_PIT),
    ],
)
def test_errors_name_what_is_wrong(text: str, fault: KalahFault) -> None:
    game = KalahGame(4, 3)
    with pytest.raises(GameError) as caught:
        parse_setup(game, text)
    assert caught.value.fault == fault
