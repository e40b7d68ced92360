# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of Othello, told a second time from square to square, and published numbers.

Counts of games: A. Bik, J. Kalmeijer, "Perft for Othello" (aartbik.com/strategy.php). Four by four
is won by the second player, 3 to 11 with two squares left empty (by 10, as tournaments count);
six by six 16 to 20: J. Feinstein, "Amenor wins world 6x6 championships", newsletter of the British
Othello Federation, July 1993.
"""

from __future__ import annotations

from os import environ
from random import Random

import pytest

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.position import MAX, MIN, Player, position_after
from desktop_app.core.record import parse_moves
from desktop_app.games.othello.entry import ordered_moves, own_symmetries, sample
from desktop_app.games.othello.evaluation import edge_stable, features
from desktop_app.games.othello.notation import OthelloFault
from desktop_app.games.othello.rules import OthelloGame, OthelloPosition
from desktop_app.games.registry import find_game, wording_of
from desktop_app.search.limits import Limits
from desktop_app.words.values import outcome_text
from tests.analysing import analyse
from tests.games.othello.games import (
    EIGHT,
    FOUR,
    PERFECT_SIX,
    SIX,
    naive_after,
    naive_moves,
    squares,
)
from tests.games.reached import reached

PERFT = (4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216, 3_005_288)
DEEP = int(environ.get("OTHELLO_PERFT", "6"))
"""So many plies are counted; all nine, `OTHELLO_PERFT=9`, take some twenty seconds."""


def played(game: OthelloGame, text: str) -> OthelloPosition:
    return reached(game.start(), text)


def perft(position: OthelloPosition, plies: int) -> int:
    if not plies or position.outcome is not None:
        return 1
    return sum(perft(position.after(move), plies - 1) for move in position.legal_moves())


def naive_perft(game: OthelloGame, board: dict[int, Player], turn: Player, plies: int) -> int:
    moves, others = naive_moves(game, board, turn), naive_moves(game, board, turn.opponent)
    if not plies or not (moves or others):
        return 1
    if not moves:
        return naive_perft(game, board, turn.opponent, plies - 1)
    return sum(
        naive_perft(game, naive_after(game, board, turn, move), turn.opponent, plies - 1)
        for move in moves
    )


def tournament_margin(board: dict[int, Player], places: int) -> int:
    """By how much Max has won: the empty places go to the winner."""
    more, empty = sum(board.values()), places - len(board)
    return more + empty if more > 0 else more - empty if more < 0 else 0


@pytest.mark.parametrize("plies", range(1, DEEP + 1))
def test_there_are_as_many_games_as_were_published(plies: int) -> None:
    assert perft(EIGHT.start(), plies) == PERFT[plies - 1]


@pytest.mark.parametrize("game", [FOUR, SIX, OthelloGame(6, 4)], ids=lambda game: game.id)
def test_there_are_as_many_games_as_by_rules_from_square_to_square(game: OthelloGame) -> None:
    start = game.start()
    for plies in range(1, 5):
        assert perft(start, plies) == naive_perft(game, squares(start), MAX, plies)


@pytest.mark.parametrize(
    "size", ["othello:4x4", "othello:6x4", "othello:4x8", "othello:6x6", "othello:8x8"]
)
def test_random_games_follow_the_rules_from_square_to_square(size: str) -> None:
    game = find_game(size)
    assert isinstance(game, OthelloGame)
    for seed in range(10):
        dice, position = Random(seed), game.start()
        while position.outcome is None:
            board = squares(position)
            moves = naive_moves(game, board, position.turn)
            assert position.must_pass is not bool(moves)
            assert list(position.legal_moves()) == (moves or [game.passing])
            move = dice.choice(position.legal_moves())
            after = position.after(move)
            if moves:
                board = naive_after(game, board, position.turn, move)
            assert squares(after) == board
            position = after
        assert position.outcome == tournament_margin(squares(position), game.passing)
        assert not naive_moves(game, squares(position), MAX)
        assert not naive_moves(game, squares(position), MIN)


def test_four_by_four_is_won_by_the_second_player_by_ten() -> None:
    *_, found = analyse(FOUR.start(), Limits())
    assert found.complete
    best = found.best
    assert best is not None
    assert best.score is not None
    assert best.score.number == -10
    end = FOUR.start()
    for move in best.line:
        end = end.after(move)
    assert (end.black.bit_count(), end.white.bit_count(), end.empty) == (3, 11, 2)
    assert end.outcome == -10


def test_the_perfect_game_on_six_by_six_ends_sixteen_to_twenty() -> None:
    position = played(SIX, PERFECT_SIX)
    assert position.outcome == -4
    assert (position.black.bit_count(), position.white.bit_count()) == (16, 20)


def test_from_its_last_moves_on_nobody_can_do_better() -> None:
    moves = parse_moves(SIX.start(), PERFECT_SIX)
    position = SIX.start()
    for move in moves:
        if position.empty <= 12:
            *_, found = analyse(position, Limits())
            best = found.best
            assert found.complete
            assert best is not None
            assert best.score is not None
            assert best.score.seen_by(MAX).number == -4
            assert move in found.equals
        position = position.after(move)


def test_the_sample_game_leaves_no_white_disc() -> None:
    for game in (SIX, EIGHT, OthelloGame(6, 8)):
        position = game.start()
        for move in sample(game):
            position = position.after(move)
        assert (position.margin, position.white) == (13, 0)
        assert position.outcome == game.passing


def test_the_discs_turned_by_the_last_move_are_known() -> None:
    assert squares(EIGHT.start()) != squares(played(EIGHT, "d3"))
    assert played(EIGHT, "d3").turned == EIGHT.bit(27)  # d4
    assert played(EIGHT, "d3e3").turned == EIGHT.bit(28)
    assert played(EIGHT, "d3") == EIGHT.parse_position(played(EIGHT, "d3").text)


def test_a_pass_is_written_and_read() -> None:
    position = FOUR.parse_position("BW.B/.WBB/BBBB/.WBW W")
    assert position.must_pass
    assert position.legal_moves() == [FOUR.passing]
    for text in ("pass", "PASS", "--"):
        assert FOUR.parse_move(position, text) == FOUR.passing
    after = position.after(FOUR.passing)
    assert (after.turn, after.discs, after.ply) == (MAX, position.discs, position.ply + 1)
    assert FOUR.moves_text([FOUR.passing, 2]) == "passc1"
    assert FOUR.split_moves("passc1--d2, a4") == ["pass", "c1", "--", "d2", "a4"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("d4", OthelloFault.TAKEN),
        ("a1", OthelloFault.TURNS_NOTHING),
        ("pass", OthelloFault.CAN_MOVE),
        ("d9", OthelloFault.OFF_BOARD),
        ("i1", GameFault.MOVE_SYNTAX),
        ("d0", OthelloFault.OFF_BOARD),
    ],
)
def test_an_illegal_move_is_refused_with_its_reason(text: str, fault: str) -> None:
    with pytest.raises(GameError) as caught:
        parse_moves(EIGHT.start(), text)
    assert caught.value.fault == fault


@pytest.mark.parametrize("written", ["pass", "PASS", "Pass", "--", "PA", "pa", "PS", "@@", ""])
def test_a_forced_pass_may_be_written_in_any_way_or_left_out(written: str) -> None:
    start = FOUR.parse_position("BW.B/.WBB/BBBB/.WBW W")
    assert parse_moves(start, f"{written} c1") == [FOUR.passing, 2]
    assert parse_moves(start, f"{written}C1".strip()) == [FOUR.passing, 2]


def test_a_whole_transcript_without_passes_is_read_to_the_end() -> None:
    text = (
        "D3C5F6F5F4C3C4D2E2B4D1F3B5E3F2F1A4D6E6E7F7B6E8C6B3A5D7A3E1A6G1A2C2C7B8D8C8G8G6H6G5H5G4H4"
        "H3G7H8F8H7A8A7B7A1B2G3G2H2H1C1B1"
    )
    moves = parse_moves(EIGHT.start(), text)
    position = position_after(EIGHT.start(), moves)
    assert (len(moves), moves.count(EIGHT.passing), position.empty) == (61, 1, 0)
    assert position.outcome is not None
    assert parse_moves(EIGHT.start(), f"{text} pass PA") == moves  # as some programs end a line


@pytest.mark.parametrize(
    "text",
    [
        "1. d3 c5 2. f6 f5",
        "1.D3 C5 2.F6 F5",
        "1. D3 2. C5 3. F6 4. F5",
        "1) d3 2) c5 3) f6 4) f5",
        "1: d3 c5\n3: f6 f5 34-30\n",
        "1. d3 1... c5 2. f6 f5",
    ],
)
def test_numbers_of_moves_and_the_final_count_of_discs_are_skipped(text: str) -> None:
    assert parse_moves(EIGHT.start(), text) == parse_moves(EIGHT.start(), "d3c5f6f5")


def test_an_illegal_move_is_counted_as_the_line_counts_moves() -> None:
    with pytest.raises(GameError) as caught:
        parse_moves(FOUR.parse_position("BW.B/.WBB/BBBB/.WBW W"), "c1 c1")
    assert caught.value.details["number"] == 2  # though the pass is a move, too


def test_a_move_instead_of_a_pass_is_refused_with_its_reason() -> None:
    with pytest.raises(GameError) as caught:
        FOUR.parse_move(FOUR.parse_position("BW.B/.WBB/BBBB/.WBW W"), "c1")
    assert caught.value.fault == OthelloFault.MUST_PASS


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("..../.WB./.BW. B", OthelloFault.BAD_BOARD),
        ("..../.WX./.BW./.... B", OthelloFault.BAD_BOARD),
        ("..../.WB./.BW./.... X", OthelloFault.BAD_BOARD),
        ("..../..B./.BW./.... B", OthelloFault.NO_MIDDLE),
    ],
)
def test_an_invalid_position_is_refused_with_its_reason(text: str, fault: str) -> None:
    with pytest.raises(GameError) as caught:
        FOUR.parse_position(text)
    assert caught.value.fault == fault
    with pytest.raises(GameError) as apart:
        SIX.parse_position("B...../....../..WB../..BW../....../...... B")
    assert apart.value.fault == OthelloFault.APART


@pytest.mark.parametrize("text", ["othello:5x5", "othello:10x10", "othello:4", "othello:0x4"])
def test_odd_boards_are_refused(text: str) -> None:
    with pytest.raises(GameError) as caught:
        find_game(text)
    assert caught.value.fault == OthelloFault.BAD_SIZE


def test_a_typed_position_counts_its_moves_so_that_the_turns_fit() -> None:
    for text, ply in (("B", 0), ("W", 1)):
        position = FOUR.parse_position(f"..../.WB./.BW./.... {text}")
        assert (position.turn, position.ply) == ((MAX, MIN)[ply], ply)


def test_the_start_looks_the_same_in_three_other_ways() -> None:
    assert len(own_symmetries(EIGHT.start())) == 3
    assert len(own_symmetries(OthelloGame(6, 8).start())) == 1
    assert len({EIGHT.start().after(m).canonical_key for m in EIGHT.start().legal_moves()}) == 1


def test_corners_come_first_and_the_guess_is_the_same_from_both_sides() -> None:
    position = SIX.parse_position("....../.WWW../..WBB./.WBB../.B..../...... B")
    assert SIX.move_text(ordered_moves(position)[0]) == "a1"
    assert features(position, MAX) == -features(position, MIN)


def test_discs_of_an_edge_that_hang_on_a_corner_are_never_turned() -> None:
    row = 0b00111011
    assert edge_stable(EIGHT, row) == 0b00000010
    assert edge_stable(EIGHT, row | 1 << 7 | 1 << 6) == 0b01111010


def test_the_end_and_the_rules_say_who_gets_the_empty_squares() -> None:
    wording = wording_of(FOUR)
    assert wording.rules(FOUR)[-1].endswith("The winner gets the empty squares, too.")
    told = {
        "WWW./WWWB/WBBB/.B.. W": "",  # it goes on
        "BBBB/BBBB/BBBW/BBBW B": "",
        ".WWW/WWWW/WWWW/WWW. W": "White also gets the 2 empty squares",
        "BBBB/BBBB/BBBB/BB.. W": "Black also gets the 2 empty squares",
    }
    assert {text: wording.ended(FOUR.parse_position(text)) for text in told} == told
    assert outcome_text(FOUR.parse_position("BBBB/BBBB/BBBB/BBB. W")) == "Black wins by 16"
