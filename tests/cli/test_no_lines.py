# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`analyse`: the values come long before the lines, which get only a share of the time."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import pytest

from desktop_app.cli import analyse
from desktop_app.cli.analyse import run_analyse
from desktop_app.cli.parser import make_parser


def told(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    text = ["analyse", "drop:6x5x4", "44433322", "--json", *more]
    assert run_analyse(make_parser().parse_args(text)) == 0
    return json.loads(capsys.readouterr().out)


def test_without_lines_the_values_are_the_same_for_less(
    capsys: pytest.CaptureFixture[str],
) -> None:
    whole, short = told(capsys), told(capsys, "--no-lines")
    for candidate in whole["candidates"]:
        assert len(candidate.pop("line")) >= 1
    assert short["complete"]
    assert short["candidates"] == whole["candidates"]
    assert short["nodes"] < whole["nodes"]


def test_lines_that_take_too_long_are_cut_and_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
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
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(analyse, "perf_counter", count().__next__)
    text = ["analyse", "drop:6x5x4", "44433322", "--seconds", "20"]
    assert run_analyse(make_parser().parse_args(text)) == 0
    assert "Some lines stop before the end of the game" in capsys.readouterr().out
