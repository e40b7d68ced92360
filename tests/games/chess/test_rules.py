# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of chess: ends of games, moves and positions read and written, repetitions."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import chess
import pytest

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.position import MAX, MIN
from desktop_app.games.chess.entry import ordered_moves, safe_moves
from desktop_app.games.chess.rules import ChessEnding, ChessFault, ChessGame, ChessPosition

if TYPE_CHECKING:
    from collections.abc import Sequence
from desktop_app.words.faults import fault_text

GAME = ChessGame()
RANDOM_GAMES = 12


def played(text: str, position: ChessPosition | None = None) -> ChessPosition:
    """The position after some moves."""
    position = position or GAME.start()
    for each in GAME.split_moves(text):
        position = position.after(GAME.parse_move(position, each))
    return position


def ended_by(board: chess.Board) -> ChessEnding | None:
    """The end by the library's own board, which keeps all moves; draws need no claim here."""
    if board.is_checkmate():
        return ChessEnding.MATE
    if board.is_stalemate():
        return ChessEnding.STALEMATE
    if board.is_insufficient_material():
        return ChessEnding.MATERIAL
    if board.is_fifty_moves():
        return ChessEnding.FIFTY
    return ChessEnding.REPETITION if board.is_repetition(3) else None


@pytest.mark.parametrize("seed", range(RANDOM_GAMES))
def test_random_games_end_as_by_python_chess(seed: int) -> None:
    dice, position, board = Random(seed), GAME.start(), chess.Board()
    while True:
        assert position.ending == ended_by(board)
        assert (position.turn is MAX) is board.turn
        if position.ending is not None:
            break
        texts = {GAME.move_text(move) for move in position.legal_moves()}
        assert texts == {move.uci() for move in board.legal_moves}
        move = dice.choice(position.legal_moves())
        board.push_uci(GAME.move_text(move))
        position = position.after(move)
    assert position.legal_moves() == ()
    assert position.outcome == {"1-0": 1, "0-1": -1}.get(board.result(claim_draw=True), 0)


def test_threefold_repetition_ends_the_game_and_castling_rights_count() -> None:
    there_and_back = "Nf3 Nf6 Ng1 Ng8"
    twice = played(there_and_back)
    assert twice.ending is None
    assert played(there_and_back, twice).ending is ChessEnding.REPETITION
    rooks = GAME.parse_position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    once = played("Ra1b1 Ra8b8 Rb1a1 Rb8a8 Ra1b1 Ra8b8 Rb1a1 Rb8a8", rooks)
    assert once.ending is None  # the first time both sides could castle to that side
    # the right to castle there was lost by White's first move, and then by Black's
    assert played("Ra1b1", once).ending is None
    assert played("Ra1b1 Ra8b8", once).ending is ChessEnding.REPETITION


def test_earlier_positions_are_part_of_the_key_and_of_the_text() -> None:
    start, again = GAME.start(), played("Nf3 Nf6 Ng1 Ng8")
    assert start.repetition_key == again.repetition_key
    assert start.key != again.key
    read = GAME.parse_position(again.text)
    assert (read.key, read.ply) == (again.key, again.ply)
    assert played("Nf3 Nf6 Ng1 Ng8", read).outcome == 0
    assert again.met_twice == (again.moves_since[1],)


def test_fifty_moves_end_the_game_unless_the_last_one_mates() -> None:
    draw = GAME.parse_position("7k/8/8/8/8/8/8/KQ6 w - - 99 80")
    assert played("Kb2", draw).ending is ChessEnding.FIFTY
    mate = GAME.parse_position("7k/8/6K1/8/8/8/8/1Q6 w - - 99 80")
    assert played("Qb8", mate).outcome == 1


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ("e4 e5 Nf3", ["e2e4", "e7e5", "g1f3"]),
        ("1. e4 e5 2. Nf3", ["e2e4", "e7e5", "g1f3"]),
        ("1.e4 e5 2.Nf3 *", ["e2e4", "e7e5", "g1f3"]),
        ("e2e4e7e5g1f3", ["e2e4", "e7e5", "g1f3"]),
        ("e2e4, e7e5; Ng1f3", ["e2e4", "e7e5", "g1f3"]),
        ("1. e4! e5?! 2. Qh5?? Nc6 3. Bc4 Nf6!? 4. Qxf7#!!", None),
        ("e4 d5 exd5 c6 dxc6 Nf6 cxb7 Ng8 bxa8=Q", None),
        ("e4 e5 Nf3 Nc6 Bc4 Bc5 O-O", None),
    ],
)
def test_moves_are_read_in_both_notations(typed: str, moves: Sequence[str] | None) -> None:
    position = played(typed)
    if moves is not None:
        assert [GAME.move_text(each) for each in played_moves(typed)] == moves
    else:
        last = played_moves(typed)[-1]
        assert GAME.move_text(last) in ("b7a8q", "e1g1", "h5f7")
    assert position.ply == len(GAME.split_moves(typed))


def played_moves(text: str) -> list[int]:
    position, moves = GAME.start(), list[int]()
    for each in GAME.split_moves(text):
        moves.append(GAME.parse_move(position, each))
        position = position.after(moves[-1])
    return moves


@pytest.mark.parametrize(
    ("text", "typed", "fault"),
    [
        ("", "Ke2", GameFault.NOT_LEGAL),
        ("", "e2e5", GameFault.NOT_LEGAL),
        ("", "hello", GameFault.MOVE_SYNTAX),
        ("k7/8/8/8/8/8/8/KN3N2 w - - 0 1", "Nd2", ChessFault.AMBIGUOUS),
    ],
)
def test_an_impossible_move_is_refused_with_its_reason(text: str, typed: str, fault: str) -> None:
    position = GAME.parse_position(text) if text else GAME.start()
    with pytest.raises(GameError) as caught:
        GAME.parse_move(position, typed)
    assert caught.value.fault == fault


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("8/8/8/8/8/8/8/8", ChessFault.KINGS),
        ("4k3/8/8/8/8/8/8/8", ChessFault.KINGS),
        ("4k2P/8/8/8/8/8/8/4K3", ChessFault.PAWNS),
        ("4k3/pppppppp/p7/8/8/8/8/4K3", ChessFault.PIECES),
        ("4k3/8/8/8/8/3n1n2/4r3/4K3 w - - 0 1", ChessFault.IMPOSSIBLE),
        ("4k3/8/8/8/8/8/8/4K3 w KX - 0 1", ChessFault.BAD_FEN),
        ("4k3/8/8/8/8/8/8/4K3 w - - zero 1", ChessFault.BAD_FEN),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1.5", ChessFault.BAD_FEN),
        ("", ChessFault.BAD_FEN),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP", ChessFault.BAD_FEN),
        ("k7/8/8/8/8/8/8/K6r b - - 0 1", ChessFault.LEFT_IN_CHECK),
        ("x/y", ChessFault.BAD_FEN),
    ],
)
def test_an_impossible_position_is_refused_with_its_reason(text: str, fault: str) -> None:
    with pytest.raises(GameError) as caught:
        GAME.parse_position(text)
    assert caught.value.fault == fault


@pytest.mark.parametrize(
    ("rank", "rights"),
    [
        ("RK2R3", "KQ"),  # X-FEN
        ("RK2R3", "EA"),  # Shredder-FEN
        ("R3K1R1", "K"),
        ("1R2K2R", "Q"),
        ("R3KR1R", "F"),
        ("R4K1R", "Q"),
        ("R4RK1", "KQ"),
        ("R2K3R", "KQ"),
        ("1R2K1R1", "KQ"),
    ],
)
def test_castling_of_chess960_is_refused_and_never_changed(rank: str, rights: str) -> None:
    for fen in (
        f"8/8/8/7k/8/8/PPPPPPPP/{rank} w {rights} - 0 1",
        f"{rank.lower()}/pppppppp/8/8/7K/8/8/8 b {rights.lower()} - 0 1",
    ):
        with pytest.raises(GameError) as caught:
            GAME.parse_position(fen)
        assert fault_text(caught.value).startswith(f"“{fen.split()[2]}” means castling as in Chess")
    assert GAME.parse_position(f"8/8/8/7k/8/8/PPPPPPPP/{rank} w - - 0 1").legal_moves()


@pytest.mark.parametrize(
    ("rank", "rights", "same"),
    [
        ("R3K2R", "HA", "KQ"),
        ("R3K1RR", "KQ", "KQ"),
        ("R3K3", "KQ", "Q"),  # there is no rook to castle with
        ("4K3", "KQ", "-"),
        ("5K2", "KQ", "-"),
    ],
)
def test_rights_that_mean_the_usual_castling_or_nothing_are_read(
    rank: str, rights: str, same: str
) -> None:
    position = GAME.parse_position(f"8/8/7k/8/8/8/PPPPPPPP/{rank} w {rights} - 0 1")
    assert position.text == f"8/8/7k/8/8/8/PPPPPPPP/{rank} w {same} - 0 1"


def test_missing_fields_of_a_fen_have_defaults() -> None:
    position = GAME.parse_position("4k3/8/8/8/8/8/4P3/4K3")
    assert (position.turn, position.ply) == (MAX, 0)
    assert GAME.parse_position("4k3/8/8/8/8/8/4P3/4K3 b").turn is MIN


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
        ("r3k3/8/8/8/8/8/8/R2RK3 w KQkq - 0 1", "r3k3/8/8/8/8/8/8/R2RK3 w Qq - 0 1"),
        ("4k3/8/8/8/8/3K4/8/R6R w KQ - 0 1", "4k3/8/8/8/8/3K4/8/R6R w - - 0 1"),
        ("4k3/8/8/8/4P3/8/8/4K3 b - d3 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"),
    ],
)
def test_rights_that_the_pieces_contradict_are_dropped(typed: str, read: str) -> None:
    position = GAME.parse_position(typed)
    assert position.text == read
    assert position == GAME.parse_position(read)


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("150 90", "150 90"),
        ("151 90", "150 90"),
        (f"{'9' * 5_000} {'9' * 5_000}", "150 9999"),
        ("-7 -300", "0 1"),
        ("+7 0", "7 1"),
        (f"{'0' * 5_000}7 {'9' * 4_300}", "7 9999"),
    ],
)
def test_impossible_numbers_are_brought_within_bounds(typed: str, read: str) -> None:
    assert GAME.parse_position(f"4k3/8/8/8/8/8/4P3/4K3 w - - {typed}").text.endswith(f"- - {read}")


def test_a_game_without_an_arbiter_ends_only_where_nobody_can_move() -> None:
    game = ChessGame(has_arbiter=False)
    position = game.parse_position("4k3/8/8/8/8/8/8/4KN2 w - - 99 80")  # nobody can mate
    for move in ("f1g3", "e8e7", "g3f1", "e7e8") * 300:
        assert position.outcome is None
        assert move in map(game.move_text, position.legal_moves())
        position = position.after(game.parse_move(position, move))
    again = game.parse_position(position.text)
    assert again.repetition_key == position.repetition_key
    mate = game.parse_position("7k/8/6K1/8/8/8/8/1Q6 w - - 100 80")
    assert mate.after(game.parse_move(mate, "Qb8")).outcome == 1


def test_white_moves_first() -> None:
    assert (GAME.player_text(MAX), GAME.player_text(MIN)) == ("White", "Black")
    assert played("f3 e5 g4 Qh4").outcome == -1


def test_legal_moves_are_sorted_by_origin_then_target() -> None:
    moves = [GAME.move_text(move) for move in GAME.start().legal_moves()]
    assert moves[:6] == ["b1a3", "b1c3", "g1f3", "g1h3", "a2a3", "a2a4"]
    position = GAME.parse_position("1n5k/P7/8/8/8/8/8/K7 w - - 0 1")
    moves = [GAME.move_text(move) for move in position.legal_moves()]
    assert moves[:5] == ["a1b1", "a1a2", "a1b2", "a7a8q", "a7a8r"]


def test_captures_are_likely_first_and_quiet_moves_keep_their_order() -> None:
    start = GAME.start()
    assert list(ordered_moves(start)) == list(start.legal_moves())
    position = played("e4 d5 Qh5 Nf6")
    first = [GAME.move_text(move) for move in ordered_moves(position)[:4]]
    assert first == ["e4d5", "h5d5", "h5f7", "h5h7"]


BACK_RANK = "r5k1/8/8/7N/8/8/5PPP/6K1 w - - {clock} 80"
"""White is mated by Ra1 unless the king gets some air."""


@pytest.mark.parametrize("clock", [0, 99])
def test_safe_moves_are_those_after_which_nobody_mates_at_once(clock: int) -> None:
    positions = [GAME.parse_position(BACK_RANK.format(clock=clock)), played("f3 e5")]
    dice, position = Random(clock), GAME.start()
    while position.outcome is None and position.ply < 40:
        position = position.after(dice.choice(position.legal_moves()))
        positions += [position] * (not position.ply % 10)
    unsafe = 0
    for position in positions:
        allowed = [
            move
            for move in position.legal_moves()
            if (child := position.after(move)).outcome is not None
            or all(child.after(reply).outcome != child.turn for reply in child.legal_moves())
        ]
        assert safe_moves(position) == allowed
        unsafe += len(position.legal_moves()) - len(allowed)
    assert unsafe
    quiet = GAME.parse_move(positions[0], "Nf4")
    assert (quiet in safe_moves(positions[0])) is (clock == 99)  # the game is drawn before the mate
