# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What `packaging/texts.py` does for those who translate, and what it refuses."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "resources" / "translations"
GAME = "chomp"


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """The module, at work on copies of the languages' files."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    module = importlib.import_module("texts")
    for file in FOLDER.glob("*_de.ts"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    monkeypatch.setattr(module, "COMPLETE", ("de",))
    monkeypatch.setattr(module, "WITHOUT_TERMINAL", ())
    return module


def run(module: Any, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["texts.py", *arguments])
    try:
        return module.main()
    except SystemExit as leaving:
        return int(leaving.code or 0)


def untranslate(file: Path, sources: set[str]) -> None:
    """Mark these texts as unfinished."""
    tree = ElementTree.parse(file)
    for message in tree.getroot().iter("message"):
        if message.findtext("source") in sources:
            made = message.find("translation")
            assert made is not None
            made.set("type", "unfinished")
    tree.write(file, encoding="utf-8", xml_declaration=True)


def own_texts(module: Any) -> set[str]:
    """The texts that only the sources of one game have."""
    by_text: dict[tuple[str, str], set[str]] = {}
    for text in module.all_texts():
        by_text.setdefault((text.context, text.source), set()).add(module.game_of(text))
    return {source for (_, source), games in by_text.items() if games == {GAME}}


def test_help_is_printed_and_changes_nothing() -> None:
    before = {file: file.stat().st_mtime_ns for file in FOLDER.glob("*.ts")}
    command = [sys.executable, "packaging/texts.py", "--help"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("usage: texts.py ")
    assert "TRANSLATING.md" in done.stdout
    assert {file: file.stat().st_mtime_ns for file in FOLDER.glob("*.ts")} == before


def test_what_cannot_be_done_is_said_and_changes_nothing(
    texts: Any,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    before = (tmp_path / "minimax-fair_de.ts").read_bytes()
    assert run(texts, monkeypatch, "Italian") == 2
    assert "“Italian” isn't the code of a language." in capsys.readouterr().err
    assert run(texts, monkeypatch, "--first", "board") == 2
    assert "needs the CODE" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["minimax-fair_de.ts"]
    assert (tmp_path / "minimax-fair_de.ts").read_bytes() == before


def test_a_begun_language_has_the_board_page_first_with_what_to_know(
    texts: Any,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    assert run(texts, monkeypatch, "eo", "--first", "board") == 0
    told = capsys.readouterr().out
    count = re.search(r"eo: 0 of (\d+) texts .* page “board” 0 of (\d+)\.", told)
    assert count is not None, told
    of_all, of_board = int(count[1]), int(count[2])
    assert 500 < of_board < of_all / 2
    tree = ElementTree.parse(tmp_path / "minimax-fair_eo.ts").getroot()
    contexts = [context.findtext("name") for context in tree.iter("context")]
    board = {"TurnBar", "Actions", "BoardPresenter", "SeatsStrip", "CandidateColumns", "Words"}
    others = {"Arena", "CommandLine", "WorksheetForm", "BoothPage"}
    assert max(map(contexts.index, board)) < min(map(contexts.index, others))
    words = next(each for each in tree.iter("context") if each.findtext("name") == "Words")
    messages = list(words.iter("message"))
    assert messages[0].findtext("extracomment")
    sources = [message.findtext("source") for message in messages]
    assert sources.index("{player} wins") < sources.index("Opening “{name}”: {percent}%.")
    # a second time everything stays, as it is
    first = (tmp_path / "minimax-fair_eo.ts").read_bytes()
    assert run(texts, monkeypatch, "eo", "--first", "board") == 0
    assert (tmp_path / "minimax-fair_eo.ts").read_bytes() == first


def test_a_placeholder_that_no_comment_explains_is_explained_once_for_all(
    texts: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert run(texts, monkeypatch) == 0
    tree = ElementTree.parse(tmp_path / "minimax-fair_de.ts").getroot()
    told = {
        message.findtext("source"): message.findtext("extracomment") or ""
        for message in tree.iter("message")
    }
    assert "{move}: a move: b2, column 4, ♘f3" in told["Why not {move}?"].split("\n")
    assert "{name}: of the file" in told["“{name}” was opened."]


def test_only_a_game_of_which_nothing_is_translated_may_be_missing(
    texts: Any, tmp_path: Path
) -> None:
    file, own = tmp_path / "minimax-fair_de.ts", own_texts(texts)
    assert len(own) > 30
    assert [*texts.faults()] == texts.gaps("de") == []
    untranslate(file, own)
    (gap,) = texts.gaps("de")
    assert (gap.game, {text.source for text in gap.texts}) == (GAME, own)
    assert "shown in English" in str(gap)
    assert [*texts.faults()] == []
    # half of a game, or anything else, is an oversight
    file.write_bytes((FOLDER / file.name).read_bytes())
    some = {min(own), "You win!"}
    untranslate(file, some)
    (gap,) = texts.gaps("de")
    assert (gap.game, {text.source for text in gap.texts}) == ("", some)
    assert len([*texts.faults()]) == 1


def test_packages_are_not_made_of_a_program_that_lacks_texts(
    texts: Any,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    build = importlib.import_module("build")
    untranslate(tmp_path / "minimax-fair_de.ts", own_texts(texts))
    monkeypatch.setattr(build, "COMPLETE", ("de",))
    monkeypatch.setattr(build, "freeze", lambda: pytest.fail("it was built"))
    monkeypatch.setattr(sys, "argv", ["build.py", "--packages"])
    with pytest.raises(SystemExit) as refused:
        build.main()
    assert "of the new game chomp" in str(refused.value.code)
    assert "before all texts are translated" in str(refused.value.code)
