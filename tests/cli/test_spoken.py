# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""All that the command line says to people is in the chosen language, errors too.

The language of these tests has every text in brackets, so whatever stands outside of them has not
been translated.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from desktop_app import languages
from desktop_app.cli.argparse_texts import TEXTS
from desktop_app.cli.parser import COMMANDS, main
from desktop_app.languages import ENGLISH, NAME, VARIABLE, load_language
from tests.test_texts import extract, tool, translate_all, words_outside
from tests.virtual_screen import qapp_args

__all__ = ["qapp_args"]

CLI = Path(inspect.getfile(main)).parent
Capture = pytest.CaptureFixture[str]
NEVER = {
    "cannot merge actions", "required' is an invalid", "invalid option string", "dest= is required",
    "invalid conflict_resolution", "mutually exclusive arguments must", "cannot have multiple",
    "is not callable", "conflicting subparser", "not defined", "unexpected option string",
    "unknown parser", "with mode", "can't open", "error: %(message)s", "maybe you meant",
    "deprecated", "show this help",
}  # fmt: skip
"""Parts of what `argparse` says to programmers, of what is not used here, or of other Pythons."""


@pytest.fixture(scope="module")
def bracketed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all texts in brackets, under the code of German, and the English ones."""
    folder = tmp_path_factory.mktemp("spoken") / "translations"
    folder.mkdir()
    extract(folder / "all_de.ts", "-target-language", "en")
    translate_all(folder / "all_de.ts", folder / f"{NAME}_de.ts")
    tool("pyside6-lrelease", "-silent", str(folder / f"{NAME}_de.ts"))
    english = Path(languages.resource_path("translations"), f"{NAME}_{ENGLISH}.qm")
    (folder / english.name).write_bytes(english.read_bytes())
    return folder


@pytest.fixture(autouse=True)
def in_brackets(
    bracketed: Path, qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[None]:
    monkeypatch.setattr(languages, "resource_path", bracketed.parent.joinpath)
    monkeypatch.setenv(VARIABLE, "de")
    monkeypatch.chdir(tmp_path)
    load_language(qapp, ENGLISH)
    yield
    monkeypatch.undo()
    load_language(qapp, ENGLISH)


def run(line: str) -> int:
    try:
        return main(line.split())
    except SystemExit as leaving:
        return int(leaving.code or 0)


MISTAKES = """
anlyse
--smoke-test foo
--screenshot x.png
--language klingon analyse nim
analyse
analyse gow
analyse nim --depth
analyse nim --depth x
analyse nim --depth 401
analyse nim --seconds -1
analyse nim --memory 1
analyse nim --json=3
analyse nim --what
analyse nim --evaluation x
analyse tic-tac-toe zz
analyse tic-tac-toe b2b2
analyse tic-tac-toe --position X/O
why nim a1 --first --not b1
why tic-tac-toe b2 --not b2
play tic-tac-toe --first random
play tic-tac-toe --first god --second random
play nim --first random --second random b2
play nim --first random --second random --games 0
play nim --first random --second random --ties x
play chess --first brain:/no --second x
arena nim
arena nim --players random
arena nim --players random,god
arena nim --players random,one-ahead --processes 0
arena numbers:1,2 --players random,paper
arena nim --players random,one-ahead --sprt 3
arena nim --players random,one-ahead --seed x
arena nim --players random,one-ahead --first x
arena nim --players random,one-ahead --tls-ca x
arena nim --players random,one-ahead --opening-file none
arena nim --players random,one-ahead --processes 1 --cluster tcp://x
arena nim --players random,one-ahead --cluster tcp://x --tls-ca x --tls-cert y
arena nim --players random,uci:/none
ladder nim --games 3
ladder numbers:1,2
explain tic-tac-toe --algorithm x
explain tic-tac-toe --step 0
explain nim --values x
explain gomoku --depth 9 --print
worksheet --count many
worksheet --count 0
worksheet --depth 9
worksheet --branching 1
worksheet --depth 5 --branching 5
worksheet --numbers x
worksheet --numbers 5..1
worksheet --output x.doc
worksheet --paper a3
worksheet --no-solutions --only-solutions
worksheet --seed x
worksheet --output none/x.pdf
""".strip().splitlines()


@pytest.mark.parametrize("line", MISTAKES)
def test_what_is_wrong_is_said_in_the_language(line: str, capsys: Capture) -> None:
    assert run(line) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert words_outside(told.err.removeprefix("minimax-fair: ")) == set()


ANSWERS = """
analyse tic-tac-toe b2
analyse tic-tac-toe b2a1 --depth 3 --no-lines
analyse nim
analyse tic-tac-toe a3b3a2b2a1
analyse numbers:3,5,2,9
why tic-tac-toe a1b2c3a3c1b1
why nim a3b3c4b1 --first
why tic-tac-toe b2 --not b1
play tic-tac-toe --first random --second perfect --games 2
play numbers:3,5,2,9 --first random --second random
arena tic-tac-toe --players random,one-ahead --games 4 --processes 1
explain tic-tac-toe a1b1c1a2b2c2 --print --step 9
explain numbers:3,5,2,9 --print --algorithm alpha-beta --step 12
explain chess --depth 1 --print --step 30
explain nim:2,3 --print --values school --step 7
""".strip().splitlines()


@pytest.mark.parametrize("line", ANSWERS)
def test_what_is_answered_is_said_in_the_language(line: str, capsys: Capture) -> None:
    assert run(line) == 0
    told = capsys.readouterr()
    assert told.out
    assert words_outside(told.out.replace("\n", "; ") + told.err) == set()


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_language(command: str, capsys: Capture) -> None:
    assert run(f"{command} --help") == 0
    told = capsys.readouterr().out
    typed = r"--?[\w-]+( [A-Z]\w*)?(\.\.MOST|,HIGH|,B,\.\.\.)?|\{[^}]*\}|minimax-fair|\b[A-Z]+\b"
    assert words_outside(re.sub(typed, "", told)) <= {command, *COMMANDS}


def test_all_sentences_of_argparse_are_known() -> None:
    texts = {
        call.args[0].value
        for call in ast.walk(ast.parse(inspect.getsource(argparse)))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "_"
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
    }
    assert len(texts) > 20
    unknown = {text for text in texts - TEXTS.keys() if not any(part in text for part in NEVER)}
    assert unknown == set()


def test_no_error_is_worded_in_one_language_only() -> None:
    """What is passed to these is made by `translate`, or by another function of words."""
    wrong = [
        f"{file.relative_to(CLI)}:{call.lineno}"
        for file in sorted(CLI.rglob("*.py"))
        if not {"gomocup", "uci", "smoke"} & {*re.split(r"[_.]", file.name)}
        for call in ast.walk(ast.parse(file.read_bytes()))
        if isinstance(call, ast.Call)
        and ast.unparse(call.func).split(".")[-1]
        in ("say", "error", "Refusal", "ArgumentTypeError", "print")
        for text in call.args
        if is_sentence(text)
    ]
    assert wrong == []


def is_sentence(node: ast.expr) -> bool:
    """Whether words stand in an argument itself: "no", but not "  " or f"{one}: {other}"."""
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    return any(
        isinstance(part, ast.Constant) and bool(re.search(r"[a-z]{2}", without_names(part.value)))
        for part in parts
    )


def without_names(text: object) -> str:
    """What of a text is no name; scripts read what `--version` prints."""
    return re.sub(r"(?i)minimax.fair|kernels", "", str(text))
