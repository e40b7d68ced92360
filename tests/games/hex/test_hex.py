# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hex: its rules told a second time, and published facts.

Winning openings of small boards: HexWiki, "Small boards"; J. van Rijswijck's Queenbee, "Opening
positions". No draws: D. Gale, 1979. The first player wins on every board: J. Nash, 1952.

All openings of 5x5 take half a minute more:
`HEX_OPENINGS=1 python -m pytest -s tests/games/hex/test_hex.py -k openings`.
"""

from __future__ import annotations

import itertools
from os import environ
from random import Random

import pytest

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import parse_moves
from desktop_app.core.score import Outcome
from desktop_app.games.hex.entry import own_symmetries, safe_moves, sample, threats
from desktop_app.games.hex.evaluation import distances
from desktop_app.games.hex.rules import HexFault, HexGame, HexPosition
from desktop_app.games.registry import find_game
from desktop_app.search.limits import Limits
from tests.analysing import analyse

OPENINGS = [(2, "b1 a2"), (3, "b2 c1 a3 a2 c2"), (4, "d1 c2 b3 a4")]
if "HEX_OPENINGS" in environ:
    OPENINGS.append((5, "e1 b2 c2 d2 e2 b3 c3 d3 a4 b4 c4 d4 a5"))


def neighbours(size: int, cell: int) -> list[int]:
    row, column = divmod(cell, size)
    steps = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1))
    around = [(row + down, column + right) for down, right in steps]
    return [r * size + c for r, c in around if 0 <= r < size and 0 <= c < size]


def naive_winner(position: HexPosition) -> int | None:
    """Walks from every stone at the first edge."""
    size, marks = position.game.size, position.text.replace("/", "")
    for player, mark in ((MAX, "X"), (MIN, "O")):
        lines = [divmod(cell, size)[player is MIN] for cell in range(size**2)]
        waiting = [c for c in range(size**2) if marks[c] == mark and lines[c] == 0]
        seen = set(waiting)
        while waiting:
            cell = waiting.pop()
            if lines[cell] == size - 1:
                return player
            more = [c for c in neighbours(size, cell) if marks[c] == mark and c not in seen]
            seen.update(more)
            waiting += more
    return None


@pytest.mark.parametrize("size", [2, 3, 5, 11])
def test_random_games_are_won_as_cell_by_cell_and_never_drawn(size: int) -> None:
    for seed in range(20):
        dice, position = Random(seed), HexGame(size).start()
        while position.outcome is None:
            assert naive_winner(position) is None
            position = position.after(dice.choice(position.legal_moves()))
        assert position.outcome == naive_winner(position) == -position.turn
        chain = position.chain
        assert all(b in neighbours(size, a) for a, b in itertools.pairwise(chain))
        ends = [divmod(cell, size)[position.outcome < 0] for cell in (chain[0], chain[-1])]
        assert ends == [0, size - 1]


@pytest.mark.parametrize("size", [2, 3, 5])
def test_moves_are_safe_after_which_the_other_does_not_win_at_once(size: int) -> None:
    for seed in range(8):
        dice, position = Random(seed), HexGame(size).start()
        while position.outcome is None:
            after = {move: position.after(move) for move in position.legal_moves()}
            wins = [move for move, child in after.items() if child.outcome is not None]
            assert list(threats(position, position.turn)) == wins
            assert list(safe_moves(position)) == [
                move
                for move, child in after.items()
                if all(child.after(reply).outcome is None for reply in child.legal_moves())
            ]
            position = position.after(dice.choice(position.legal_moves()))


@pytest.mark.parametrize(("size", "winning"), OPENINGS)
def test_the_winning_openings_are_those_that_were_published(size: int, winning: str) -> None:
    game = HexGame(size)
    *_, found = analyse(game.start(), Limits())
    assert found.complete
    print(f"\n{game.id}: {found.nodes} positions in {found.seconds:.1f} s")
    wins = [c.move for c in found.candidates if c.score and c.score.outcome is Outcome.WIN]
    assert {game.move_text(move) for move in wins} == set(winning.split())


def test_a_bridge_to_both_edges_wins_whoever_moves() -> None:
    position = find_game("hex:3").parse_position(".../.X./...")
    *_, found = analyse(position, Limits())
    assert all(c.score and c.score.outcome is Outcome.LOSS for c in found.candidates)


@pytest.mark.parametrize("text", ["hex:1", "hex:12", "hex:3x4", "hex:x"])
def test_odd_boards_are_refused(text: str) -> None:
    with pytest.raises(GameError) as caught:
        find_game(text)
    assert caught.value.fault == HexFault.BAD_SIZE
    assert find_game("hex:5x5") == HexGame(5)


@pytest.mark.parametrize(
    ("text", "fault"),
    [("b2b2", HexFault.TAKEN), ("d1", HexFault.OFF_BOARD), ("m1", GameFault.MOVE_SYNTAX)],
)
def test_an_illegal_move_is_refused_with_its_reason(text: str, fault: str) -> None:
    with pytest.raises(GameError) as caught:
        parse_moves(HexGame(3).start(), text)
    assert caught.value.fault == fault


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (".../...", HexFault.BAD_BOARD),
        ("OO./.../...", HexFault.STONES),
        ("X.O/X.O/XO.", HexFault.BOTH),
    ],
)
def test_an_invalid_position_is_refused_with_its_reason(text: str, fault: str) -> None:
    with pytest.raises(GameError) as caught:
        HexGame(3).parse_position(text)
    assert caught.value.fault == fault


def test_the_board_turned_round_is_the_same() -> None:
    game = HexGame(4)
    assert len(own_symmetries(game.start())) == 1
    assert game.start().after(1).canonical_key == game.start().after(14).canonical_key
    assert own_symmetries(game.start().after(1)) == []


def test_the_guess_is_the_same_from_both_sides() -> None:
    position = HexGame(5).start().after(12)
    assert distances(position, MAX) == -distances(position, MIN) > 0


def test_the_sample_game_is_won_by_x() -> None:
    for size in (2, 3, 4, 11):
        position = HexGame(size).start()
        for move in sample(position.game):
            position = position.after(move)
        assert position.outcome == 1


def test_without_a_winning_chain_there_are_no_winning_cells() -> None:
    board = HexGame(4).board
    two_beside_each_other_at_the_left = board.bits[4] | board.bits[8]
    for player in (0, 1):
        assert list(board.path(player, two_beside_each_other_at_the_left)) == []
