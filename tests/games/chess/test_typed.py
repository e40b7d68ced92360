# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Typed moves: figurines, the letters of the reader's language, and English ones after those."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from desktop_app.core.entry import typed_reader
from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.position import Move
from desktop_app.core.record import parse_moves, parse_setup
from desktop_app.games.chess.any_notation import LETTERS
from desktop_app.games.chess.notation import FIGURINES, with_figurines, with_letters
from desktop_app.games.chess.rules import ChessFault, ChessGame, ChessPosition
from desktop_app.games.registry import find_game
from desktop_app.languages import offered_languages

ROOT = Path(__file__).parents[3]
CHESS = ChessGame()
ROOK_AND_KING = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"


def typed(text: str, language: str, fen: str = "") -> list[str]:
    """The moves of a text in English algebraic notation."""
    start = CHESS.parse_position(fen) if fen else CHESS.start()
    moves = parse_moves(start, text, typed_reader(CHESS, lambda: language))
    return written(start, moves)


def written(position: ChessPosition, moves: list[Move]) -> list[str]:
    found = list[str]()
    for move in moves:
        found.append(position.san(move))
        position = position.after(move)
    return found


def test_each_language_of_the_program_has_its_letters() -> None:
    assert set(offered_languages()) <= LETTERS.keys()
    for letters in LETTERS.values():
        assert len(letters) == len(FIGURINES)


@pytest.mark.parametrize("language", [*LETTERS])
def test_any_game_is_read_in_figurines_and_in_the_letters_of_a_language(language: str) -> None:
    dice = Random(f"typed {language}")
    for _ in range(6):
        position, moves = CHESS.start(), list[Move]()
        while position.outcome is None and len(moves) < 60:
            moves.append(dice.choice(position.legal_moves()))
            position = position.after(moves[-1])
        san = written(CHESS.start(), moves)
        own = [with_letters(each, [*LETTERS[language]]) for each in san]
        for text in (san, own, map(with_figurines, san)):
            assert typed(" ".join(text), language) == san


@pytest.mark.parametrize(
    ("language", "text", "read"),
    [
        ("fr", "Rd2", "Kd2"),
        ("es", "Rd2", "Kd2"),
        ("it", "Rd2", "Kd2"),
        ("fr", "Rd1", "Kd1"),  # a rook could go there, too
        ("fr", "Ra5", "Ra5"),  # the king can't
        ("fr", "Ta5", "Ra5"),
        ("de", "Ta5", "Ra5"),
        ("de", "Ra5", "Ra5"),
        ("en", "Rd1", "Rd1"),
        ("fr", "♖d1", "Rd1"),
        ("fr", "♜d1", "Rd1"),
        ("ar", "رd1", "Rd1"),
        ("fr", "a1d1", "Rd1"),
    ],
)
def test_the_own_letters_come_first(language: str, text: str, read: str) -> None:
    assert typed(text, language, ROOK_AND_KING) == [read]


def test_a_line_in_english_is_read_in_english_from_beginning_to_end() -> None:
    line = "e4 e5 Nf3 Nc6 Bb5 a6 O-O Nf6 Re1"  # in French the last move could be the king's
    assert typed(line, "fr") == line.split()
    assert typed("e4 e5 Cf3 Cc6 Fb5 a6 O-O Cf6 Te1 Fe7 Rf1", "fr")[-1] == "Kf1"
    assert typed("e4 e5 Cf3 Nc6", "fr") == ["e4", "e5", "Nf3", "Nc6"]


def test_a_wrong_move_is_named_as_it_was_typed() -> None:
    for text, fault in (
        ("e4 e5 Dh3", GameFault.NOT_LEGAL),
        ("e4 e5 Xh3", GameFault.MOVE_SYNTAX),
        ("e4 e5 Rf3", GameFault.NOT_LEGAL),
    ):
        with pytest.raises(GameError) as refused:
            typed(text, "es")
        assert refused.value.fault == fault
        assert refused.value.details["number"] == 3
        assert refused.value.details["text"] == text.split()[-1]
    with pytest.raises(GameError) as refused:
        typed("Cd2", "es", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1")
    assert refused.value.fault == ChessFault.AMBIGUOUS


def test_files_and_programs_are_read_in_english_whatever_the_language() -> None:
    start = CHESS.parse_position(ROOK_AND_KING)
    assert written(start, parse_moves(start, "Rd1")) == ["Rd1"]
    for name in ("tic-tac-toe", "othello", "nim"):
        assert typed_reader(find_game(name), str) is None


def test_a_position_and_moves_after_it_are_read_alike() -> None:
    read = typed_reader(CHESS, lambda: "de")
    start, moves = parse_setup(CHESS, f"{ROOK_AND_KING}\nTd1 Kf7", read)
    assert isinstance(start, ChessPosition)
    assert written(start, moves) == ["Rd1", "Kf7"]


def program(*arguments: str, **variables: str) -> str:
    command = [sys.executable, "-m", "desktop_app", *arguments]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, check=False, env=os.environ | variables
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.decode()


@pytest.mark.parametrize(
    ("encoding", "code", "shown"),
    [
        ("utf-8", "de", "♘f3"),
        ("ascii", "de", "Sf3"),
        ("cp1252", "de", "Sf3"),
        ("cp1252", "fr", "Cf3"),
        ("ascii", "en", "Nf3"),
    ],
)
def test_an_output_without_the_signs_gets_the_letters_of_the_language(
    encoding: str, code: str, shown: str
) -> None:
    variables = {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0", "MINIMAX_FAIR_LANGUAGE": code}
    table = program("analyse", "chess", "e4 e5", "--depth", "1", **variables)
    assert f"\n{shown} " in table
    assert (set(table) & set(FIGURINES) != set()) is (encoding == "utf-8")


def test_json_keeps_the_notation_of_programs() -> None:
    told = program(
        "analyse", "chess", "e4 e5 Cf3", "--depth=1", "--json", MINIMAX_FAIR_LANGUAGE="es"
    )
    assert json.loads(told)["moves"] == "e2e4 e7e5 g1f3"
    assert not set(told) & set(FIGURINES)
