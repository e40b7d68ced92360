# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`analyse --no-lines`: the values alone, which are there long before the lines."""

from __future__ import annotations

import json
from typing import Any

import pytest

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
