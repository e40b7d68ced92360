# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`minimax-fair --uci`, as a chess program runs it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import chess
import chess.engine
import pytest

from desktop_app.cli.uci import UciEngine, limits_of
from desktop_app.search.limits import Limits

ROOT = Path(__file__).parents[2]
PATIENCE = 60


@pytest.fixture
def engine() -> Iterator[chess.engine.SimpleEngine]:
    command = [sys.executable, "-m", "desktop_app", "--uci"]
    running = chess.engine.SimpleEngine.popen_uci(command, timeout=PATIENCE, cwd=ROOT)
    yield running
    running.quit()


def heard(*lines: str) -> list[str]:
    """All that is answered to some lines, once the search has ended."""
    said: list[str] = []
    engine = UciEngine(said.append)
    for line in lines:
        engine.hear(line)
    engine.end()
    return said


def test_it_plays_a_whole_game_against_itself(engine: chess.engine.SimpleEngine) -> None:
    board = chess.Board("4k3/8/8/8/8/8/4P3/3QK3 w - - 0 1")
    while not board.is_game_over(claim_draw=True):
        played = engine.play(board, chess.engine.Limit(nodes=3_000), game="one")
        assert played.move is not None
        assert played.move in board.legal_moves
        board.push(played.move)
    assert board.result(claim_draw=True) == "1-0"


def test_it_tells_a_mate_and_its_line(engine: chess.engine.SimpleEngine) -> None:
    board = chess.Board("r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w - - 0 1")
    found = engine.analyse(board, chess.engine.Limit(depth=4))
    score, line = found.get("score"), found.get("pv")
    assert score is not None
    assert line is not None
    assert score.white() == chess.engine.Mate(2)
    assert (board.san(line[0]), len(line)) == ("Qh6+", 3)


def test_a_search_without_limits_ends_when_it_is_told(engine: chess.engine.SimpleEngine) -> None:
    board = chess.Board()
    with engine.analysis(board) as analysis:
        for info in analysis:
            if info.get("depth", 0) >= 4:
                break
        analysis.stop()
        best = analysis.wait().move
    assert best is not None
    assert best in board.legal_moves
    assert engine.ping() is None


def test_it_says_who_it_is_and_that_it_is_ready() -> None:
    said = heard("uci", "isready")
    assert said[0].startswith("id name Minimax Fair")
    assert said[-2:] == ["uciok", "readyok"]


@pytest.mark.parametrize(
    "line",
    [
        "position startpos moves e2e5",
        "position fen x/y",
        "position",
        "position startpos moves e2e4 zz",
    ],
)
def test_a_position_that_is_none_is_told_and_changes_nothing(line: str) -> None:
    said = heard("position startpos moves e2e4", line, "go depth 1")
    if line != "position":
        assert said[0].startswith("info string not understood")
    best = said[-1].removeprefix("bestmove ")
    board = chess.Board()
    if line != "position":
        board.push_uci("e2e4")
    assert chess.Move.from_uci(best) in board.legal_moves


def test_where_the_game_is_over_there_is_no_move() -> None:
    assert heard("position startpos moves f2f3 e7e5 g2g4 d8h4", "go depth 3")[-1] == "bestmove 0000"


@pytest.mark.parametrize("line", ["", "xyzzy", "go", "setoption name Hash value many", "debug on"])
def test_what_is_not_known_is_passed_over(line: str) -> None:
    assert all(not each.startswith("info string") for each in heard(line))


@pytest.mark.parametrize(
    ("words", "limits"),
    [
        ("depth 7", Limits(depth=7)),
        ("nodes 5000", Limits(nodes=5000)),
        ("movetime 1030", Limits(seconds=1.0)),
        ("wtime 60000 btime 1000", Limits(seconds=1.97)),
        ("wtime 1000 btime 60000 winc 100", Limits(seconds=(1000 / 30 + 80 - 30) / 1000)),
        ("wtime 20 btime 20", Limits(seconds=0.005)),
        ("wtime 10000 movestogo 1", Limits(seconds=4.97)),
        ("infinite", Limits()),
    ],
)
def test_limits_are_what_is_asked_for_or_a_share_of_the_clock(words: str, limits: Limits) -> None:
    found = limits_of(words.split(), white_moves=True)
    assert (found.depth, found.nodes) == (limits.depth, limits.nodes)
    assert found.seconds == pytest.approx(limits.seconds)
