# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines of UCI engines that say something clear in an odd way."""

from __future__ import annotations

import chess
import pytest

from desktop_app.players.programs.uci_output import read_move, read_option, short_info, split_line

CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
PROMOTION = "8/4P2k/8/8/8/8/8/4K3 w - - 0 1"


@pytest.mark.parametrize(
    ("fen", "text", "move"),
    [
        (chess.STARTING_FEN, "e2e4", "e2e4"),
        (chess.STARTING_FEN, "E2E4 ponder E7E5", "e2e4"),
        (chess.STARTING_FEN, "e2-e4", "e2e4"),
        (chess.STARTING_FEN, "e2 e4", "e2e4"),
        (chess.STARTING_FEN, "e2e4.", "e2e4"),
        (chess.STARTING_FEN, "Nf3", "g1f3"),
        (chess.STARTING_FEN, "e4", "e2e4"),
        (CASTLING, "e1g1", "e1g1"),
        (CASTLING, "e1h1", "e1g1"),
        (CASTLING, "e1a1 ponder e8h8", "e1c1"),
        (CASTLING, "O-O", "e1g1"),
        (CASTLING, "0-0-0", "e1c1"),
        (CASTLING, "h1h8", "h1h8"),
        (CASTLING, "h1xh8", "h1h8"),
        (PROMOTION, "e7e8Q", "e7e8q"),
        (PROMOTION, "e7e8=Q", "e7e8q"),
        (PROMOTION, "e7-e8(n)", "e7e8n"),
        (PROMOTION, "e7e8 q", "e7e8q"),
        (PROMOTION, "e8=R+", "e7e8r"),
        (PROMOTION, "e7e8", None),
        (PROMOTION, "e1e2 nodes", "e1e2"),
        (chess.STARTING_FEN, "e2e5", None),
        (chess.STARTING_FEN, "0000", None),
        (chess.STARTING_FEN, "(none)", None),
        (chess.STARTING_FEN, "", None),
        (chess.STARTING_FEN, "castles", None),
        (chess.STARTING_FEN, "--", None),
    ],
)
def test_a_legal_move_is_read_however_it_is_written(fen: str, text: str, move: str | None) -> None:
    assert read_move(chess.Board(fen), text) == move


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("bestmove e2e4", ("bestmove", "e2e4")),
        ("  BestMove\t e2e4 ", ("bestmove", "e2e4")),
        ("> uciok", ("uciok", "")),
        ("what a day readyok", ("readyok", "")),
        ("info string uciok", ("info", "string uciok")),
        ("no info here", ("", "")),
        ("", ("", "")),
    ],
)
def test_the_command_of_a_line_is_found(line: str, parts: tuple[str, str]) -> None:
    assert split_line(line) == parts


@pytest.mark.parametrize(
    "text",
    [
        "name Hash type slider default 1",
        "name Hash",
        "type spin name Hash",
        "",
        "name UCI_Variant type combo default atomic var atomic",
        "name MultiPV type spin min 1 max 5",
        "name Ponder type string default x",
    ],
)
def test_options_that_nobody_could_set_are_left_out(text: str) -> None:
    assert read_option(text) is None


def test_options_are_read_in_any_case_with_numbers_rounded_down() -> None:
    spin = read_option("NAME  Hash  Size Type SPIN Default 16.7 Min 1.0 Max 64,9")
    assert spin is not None
    assert (spin.name, spin.type, spin.default, spin.min, spin.max) == (
        "Hash Size", "spin", 16, 1, 64,
    )  # fmt: skip
    combo = read_option("name Style type combo default Very Solid var Very Solid var Risky")
    assert combo is not None
    assert (combo.default, combo.var) == ("Very Solid", ["Very Solid", "Risky"])
    missing = read_option("name Book type string default")
    assert missing is not None
    assert missing.default == ""


def test_depth_and_nodes_are_read_of_information_rounded_down() -> None:
    assert short_info("depth 12.9 seldepth 20 nodes 100,5 pv e2e4") == "info depth 12 nodes 100"
    assert short_info("string depth 12") == ""
    assert short_info("nodes x") == ""


def test_a_line_of_any_length_is_read_in_linear_time() -> None:
    long = 300_000
    assert short_info("pv" + " e2e4" * long) == ""
    assert read_option("name " + " " * long + "type") is None
    assert read_option("name a" + " type" * long + "x") is None
    assert read_move(chess.Board(), "e2" + " " * long) is None
    assert split_line("x " * long) == ("", "")
