# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`--language` before or behind a command, and what it leaves alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop_app.cli.parser import main
from desktop_app.languages import VARIABLE
from tests.translations import small_languages, three_languages
from tests.virtual_screen import qapp_args

__all__ = ["qapp_args", "small_languages", "three_languages"]

pytestmark = pytest.mark.usefixtures("three_languages")
Capture = pytest.CaptureFixture[str]
DRAWN = ("analyse", "tic-tac-toe", "b2", "a1")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--language", "de", *DRAWN),
        ("--language=de", *DRAWN),
        (*DRAWN, "--language", "de"),
        ("analyse", "--language", "de-AT", *DRAWN[1:]),
    ],
)
def test_a_command_answers_in_the_language(capsys: Capture, arguments: tuple[str, ...]) -> None:
    assert main(arguments) == 0
    assert "Unentschieden" in capsys.readouterr().out


def test_the_language_of_the_environment_is_spoken(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "de")
    assert main(DRAWN) == 0
    assert "Unentschieden" in capsys.readouterr().out
    assert main(("--language", "en", *DRAWN)) == 0
    told = capsys.readouterr().out
    assert "Draw" in told
    assert "Unentschieden" not in told


def test_json_is_the_same_in_every_language(capsys: Capture) -> None:
    told = list[dict[str, object]]()
    for code in ("en", "de", "ar"):
        assert main(("--language", code, *DRAWN, "--json", "--depth", "3")) == 0
        told.append(json.loads(capsys.readouterr().out))
        told[-1].pop("seconds")
    assert told[0] == told[1] == told[2]


def test_an_unknown_language_is_refused_with_a_list(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(("--language", "klingon", *DRAWN))
    assert leaving.value.code == 2
    told = capsys.readouterr().err
    assert "“klingon” isn't a language of this program" in told
    assert "Choose one of: de (Deutsch), en (English), ar (العربية)" in told


def test_worksheets_are_written_in_the_language(tmp_path: Path, capsys: Capture) -> None:
    pages = dict[str, bytes]()
    for code in ("en", "de"):
        file = tmp_path / f"{code}.svg"
        assert main(("worksheet", "--count", "2", "--output", str(file), "--language", code)) == 0
        pages[code] = Path(capsys.readouterr().out.split()[0]).read_bytes()
    assert pages["en"] != pages["de"]
