# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of programs that were chosen: kept, and none is taken for another."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from desktop_app.players.registry import StrategyId
from desktop_app.players.trusted import FILE_NAME, Trust, TrustedPrograms


@pytest.fixture
def program(tmp_path: Path) -> StrategyId:
    file = tmp_path / "engine"
    file.write_text("one")
    return StrategyId("uci", path=str(file))


def test_players_that_are_no_programs_are_always_trusted(tmp_path: Path) -> None:
    trusted = TrustedPrograms(tmp_path)
    assert trusted.trust(None) is Trust.CHOSEN
    assert trusted.trust(StrategyId("perfect")) is Trust.CHOSEN
    assert list(tmp_path.iterdir()) == []


def test_a_program_is_chosen_at_any_level_and_by_all_windows(
    tmp_path: Path, program: StrategyId, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = TrustedPrograms(tmp_path / "data"), TrustedPrograms(tmp_path / "data")
    assert other.trust(program) is Trust.STRANGE
    one.choose(program)
    assert other.trust(program) is Trust.CHOSEN
    monkeypatch.chdir(tmp_path)
    assert other.trust(StrategyId("uci", path="engine", level="elo1400")) is Trust.CHOSEN
    assert other.trust(StrategyId("uci", path="engine2")) is Trust.STRANGE


def test_another_file_in_its_place_is_noticed(tmp_path: Path, program: StrategyId) -> None:
    trusted, file = TrustedPrograms(tmp_path / "data"), Path(str(program.path))
    trusted.choose(program)
    before = file.stat()
    file.write_text("two")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert trusted.trust(program) is Trust.CHANGED
    trusted.choose(program)
    assert trusted.trust(program) is Trust.CHOSEN
    file.unlink()
    assert trusted.trust(program) is Trust.CHANGED


def test_the_same_file_written_anew_is_no_change(tmp_path: Path, program: StrategyId) -> None:
    trusted, file = TrustedPrograms(tmp_path / "data"), Path(str(program.path))
    trusted.choose(program)
    file.unlink()
    file.write_text("one")
    assert trusted.trust(program) is Trust.CHOSEN


@pytest.mark.parametrize("text", ["", "[]", "{", '{"/x": 7}', "[" * 100_000, "\udcff"])
def test_a_damaged_list_of_trusted_programs_trusts_none(
    tmp_path: Path, program: StrategyId, text: str
) -> None:
    (tmp_path / FILE_NAME).write_bytes(text.encode("utf-8", "surrogateescape"))
    trusted = TrustedPrograms(tmp_path)
    assert trusted.trust(program) is Trust.STRANGE
    trusted.choose(program)
    assert TrustedPrograms(tmp_path).trust(program) is Trust.CHOSEN


def test_where_nothing_can_be_kept_it_holds_until_the_end(program: StrategyId) -> None:
    trusted = TrustedPrograms(None)
    trusted.choose(program)
    assert trusted.trust(program) is Trust.CHOSEN
    trusted = TrustedPrograms(Path("/dev/null/none"))
    trusted.choose(program)
    assert trusted.trust(program) is Trust.CHOSEN
