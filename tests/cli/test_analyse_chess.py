# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line shows chess as the window does: in pawns, and in standard notation."""

from __future__ import annotations

import json

from desktop_app.games.chess.rules import ChessGame
from desktop_app.games.registry import family_of, move_name, wording_of
from tests.cli.test_parser import Capture, run

CHESS = ChessGame()
KNIGHT_UP = "7k/p7/8/8/8/8/P7/K6N w - - 0 1"


def test_the_command_line_says_moves_and_pawns_as_the_panel_does(capsys: Capture) -> None:
    done = run(capsys, "analyse", "chess", "e4 e5 Nf3", "--depth", "2")
    rows = done.out.splitlines()[3:]
    moves = {row.split()[0] for row in rows if row}
    position = CHESS.start()
    for text in ("e4", "e5", "Nf3"):
        position = position.after(CHESS.parse_move(position, text))
    assert {move_name(position, move) for move in position.legal_moves()} <= moves
    assert "Nc6 Nc3" in done.out or "Nf6 Nc3" in done.out
    told = json.loads(run(capsys, "analyse", "chess", "e4 e5", "--depth", "1", "--json").out)
    table = run(capsys, "analyse", "chess", "e4 e5", "--depth", "1").out
    best = told["candidates"][0]
    assert f"≈{best['units']:+.2f}".replace("-", "−") in table


def test_the_command_line_takes_each_evaluation_and_no_other(capsys: Capture) -> None:
    values = set[float]()
    for name in family_of(CHESS).evaluations:
        line = ("analyse", "chess", "e4 d5 exd5", "--depth", "1", "--json", "--evaluation", name)
        done = run(capsys, *line)
        values.add(json.loads(done.out)["candidates"][0]["units"])
        assert wording_of(CHESS).evaluation(name)
    assert len(values) == 3
    refused = run(capsys, "analyse", "chess", "--evaluation", "stars")
    assert refused.status == 2
    assert "tapered, squares, material" in refused.err
    told = run(capsys, "explain", "chess", "--position", KNIGHT_UP, "--depth", "1", "--evaluation",
               "material", "--step", "3", "--print")  # fmt: skip
    assert "material +3.20" in told.out
