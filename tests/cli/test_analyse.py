# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`analyse`: lines of best play get only a share of the time, and chess is shown in pawns."""

from __future__ import annotations

import json
import re
from itertools import count
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTreeView

from desktop_app.cli import analyse
from desktop_app.cli.analyse import run_analyse
from desktop_app.cli.parser import make_parser
from desktop_app.games.chess.rules import ChessGame
from desktop_app.games.registry import family_of, move_name, wording_of
from desktop_app.play.candidates.columns import CandidateColumns
from desktop_app.play.candidates.model import CandidateModel
from tests.cli.test_parser import Capture, run

CHESS = ChessGame()
KNIGHT_UP = "7k/p7/8/8/8/8/P7/K6N w - - 0 1"


def told(capsys: Capture, *more: str) -> dict[str, Any]:
    text = ["analyse", "drop:6x5x4", "44433322", "--json", *more]
    assert run_analyse(make_parser().parse_args(text)) == 0
    return json.loads(capsys.readouterr().out)


def test_without_lines_the_values_are_the_same_for_less(
    capsys: Capture,
) -> None:
    whole, short = told(capsys), told(capsys, "--no-lines")
    for candidate in whole["candidates"]:
        assert len(candidate.pop("line")) >= 1
    assert short["complete"]
    assert short["candidates"] == whole["candidates"]
    assert short["nodes"] < whole["nodes"]


def test_lines_that_take_too_long_are_cut_and_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """Each look at the clock takes a second; the lines get a quarter of the twenty."""
    whole = told(capsys)
    assert "lines_cut" not in whole
    monkeypatch.setattr(analyse, "perf_counter", count().__next__)
    short = told(capsys, "--seconds", "20")
    assert short["complete"]
    assert short["lines_cut"]
    assert short["nodes"] < whole["nodes"]
    moves = dict[str, list[str]]()
    for candidate in whole["candidates"]:
        moves[candidate["move"]] = candidate.pop("line")
    lengths = list[int]()
    for candidate in short["candidates"]:
        line = candidate.pop("line")
        assert line == moves[candidate["move"]][: len(line)]
        lengths.append(len(line))
    assert min(lengths) == 1
    assert sum(lengths) < 5 + 1 + len(lengths)  # at most a move for each look at the clock
    assert short["candidates"] == whole["candidates"]


def test_the_table_says_that_lines_were_cut(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(analyse, "perf_counter", count().__next__)
    text = ["analyse", "drop:6x5x4", "44433322", "--seconds", "20"]
    assert run_analyse(make_parser().parse_args(text)) == 0
    assert "Some lines stop before the end of the game" in capsys.readouterr().out


# Chess


def test_the_command_line_says_moves_and_pawns_as_the_panel_does(capsys: Capture) -> None:
    done = run(capsys, "analyse", "chess", "e4 e5 Nf3", "--depth", "2")
    rows = done.out.splitlines()[3:]
    moves = {row.split()[0] for row in rows if row}
    position = CHESS.start()
    for text in ("e4", "e5", "Nf3"):
        position = position.after(CHESS.parse_move(position, text))
    assert {move_name(position, move) for move in position.legal_moves()} <= moves
    assert "♘c6 ♘c3" in done.out or "♘f6 ♘c3" in done.out
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


@pytest.mark.usefixtures("qapp")
def test_the_table_has_the_titles_and_cells_of_the_window(capsys: Capture) -> None:
    assert run_analyse(make_parser().parse_args(["analyse", "tic-tac-toe", "b2", "a1"])) == 0
    _, _, titles, first, *_ = capsys.readouterr().out.splitlines()
    shown = re.split(r"\s{2,}", titles)
    assert shown == [
        "Move", "Value", "Result", "How sure", "Worst case", "Random: X / draw / O", "Best line",
    ]  # fmt: skip

    def no_texts(_node: object) -> tuple[str, ...]:
        return ()

    tree, model = QTreeView(), CandidateModel(no_texts)
    tree.setModel(model)
    CandidateColumns(tree, len)
    columns = range(model.columnCount())
    window = {model.headerData(each, Qt.Orientation.Horizontal) for each in columns}
    assert {*shown[:-1]} <= window
    assert re.split(r"\s{2,}", first)[4:6] == ["O wins", "71.1 / 10.0 / 18.9%"]


@pytest.mark.parametrize(
    ("line", "same", "said"),
    [
        (("tic-tac-toe", "--position", "X·O\n·X·\n···"), "--position X.O/.X./...", ""),
        (("tic-tac-toe", "X·O\n·X·\n···"), "--position X.O/.X./...", ""),
        (("drop:4x4x4", "https://connect4.gamesolver.org/?pos=1234"), "1234", ""),
        (("othello:4x4", "....\n.WB.\n.BW.\n...."), "", "I took Black to be next.\n"),
    ],
)
def test_positions_are_read_here_as_the_window_reads_them(
    capsys: Capture, line: tuple[str, ...], same: str, said: str
) -> None:
    more = ("--json", "--no-lines", "--depth", "3")
    done, again = (
        run(capsys, "analyse", *line, *more),
        run(capsys, "analyse", line[0], *same.split(), *more),
    )
    assert (done.status, again.status, again.err) == (0, 0, "")
    assert done.err.endswith(said)
    assert json.loads(done.out)["candidates"] == json.loads(again.out)["candidates"]
