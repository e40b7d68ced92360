# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every text can be translated: all of them are extracted, and a window in another language has
none that is not.
"""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from desktop_app.languages import OWN_NAMES

ROOT = Path(__file__).parent.parent
TOOLS = Path(sys.executable).parent
ENGLISH = ROOT / "resources" / "translations" / "minimax-fair_en.ts"
OPENS, CLOSES = "⟦", "⟧"
QTS = {"OK", "Undocks and re-attaches the dock widget"}
"""Qt's own, which its own files translate."""
FOR_ALL_READERS = " (Language)"
"""Where another language is chosen, who reads English only finds it too."""
KEYS = (
    r"((Ctrl|Alt|Shift)\+)+[\w+=-]\w*|\b(Esc|Home|End|PgUp|PgDown|Enter|Return|Space|Backspace)\b"
)
"""Keys, which Qt names."""


def tool(name: str, *arguments: str) -> None:
    done = subprocess.run([TOOLS / name, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def extract(target: Path, *options: str) -> None:
    sources = sorted(str(path) for path in (ROOT / "desktop_app").rglob("*.py"))
    tool("pyside6-lupdate", "-locations", "none", *options, *sources, "-ts", str(target))


@pytest.fixture(scope="module")
def extracted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All texts, as the extractor finds them."""
    target = tmp_path_factory.mktemp("texts") / "all_en.ts"
    extract(target, "-target-language", "en")
    return target


def messages(file: Path) -> Iterator[ElementTree.Element]:
    yield from ElementTree.parse(file).getroot().iter("message")


def source(message: ElementTree.Element) -> str:
    return message.findtext("source") or ""


@cache
def asked_for() -> list[tuple[str, str]]:
    """All texts that the program has translated: where, and what."""
    return list(_asked_for())


def _asked_for() -> Iterator[tuple[str, str]]:
    for file in sorted((ROOT / "desktop_app").rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_bytes())):
            if not isinstance(call, ast.Call):
                continue
            name = getattr(call.func, "attr", getattr(call.func, "id", ""))
            at = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}.get(name)
            if at is not None and len(call.args) > at:
                text = call.args[at]
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    yield f"{file.relative_to(ROOT)}:{call.lineno}", text.value


def test_all_texts_are_extracted_as_they_are(extracted: Path) -> None:
    found = {source(message) for message in messages(extracted)}
    asked = asked_for()
    assert len(asked) > 500
    assert [(where, text) for where, text in asked if text not in found] == []


@pytest.fixture(scope="module")
def other_language_file(extracted: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All texts in another language, as the program loads them."""
    folder = tmp_path_factory.mktemp("language")
    translate_all(extracted, folder / "other_en.ts")
    made = folder / "other_en.qm"
    tool("pyside6-lrelease", "-silent", str(folder / "other_en.ts"), "-qm", str(made))
    return made


def test_each_text_is_asked_for_under_the_name_by_which_it_is_known(
    other_language_file: Path,
) -> None:
    """See `asked_names.py`."""
    ask = [sys.executable, "-m", "tests.asked_names", str(other_language_file)]
    environment = os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        ask, capture_output=True, text=True, check=False, cwd=ROOT, env=environment
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["asked"] > 2500
    assert found["unknown"] == []


PIECES = {"{ahead}", "{draw}", "{errs}", "{how}", "{looks}", "{nth}"}
"""Placeholders that stood for a part of a sentence; a translator needs the whole."""


def test_no_sentence_is_put_together_from_pieces() -> None:
    wrong = [(where, text) for where, text in asked_for() if any(name in text for name in PIECES)]
    assert wrong == []


def test_english_puts_no_space_before_a_per_cent_sign() -> None:
    texts = asked_for()
    assert any("}%" in text for _, text in texts)
    assert [(where, text) for where, text in texts if re.search(r"[\d}]\s%", text)] == []


STIFF = (
    r"\b(?:can|do|does|did|is|are|was|were|has|have|had|could|would|should) not\b|\bcannot\b"
    r"|\bwill not\b"
)
"""What nobody says aloud: "can't", "isn't" and "won't" are the words of all texts."""


def test_texts_use_the_contractions_that_people_speak() -> None:
    texts = asked_for()
    assert any("can't" in text for _, text in texts)
    assert [(where, text) for where, text in texts if re.search(STIFF, text)] == []


BARE = r"(?:^|[.!?] )\{(?:move|moves|better|reply|deciding|cell|square|point)\} (?!or |and )[a-z]"
"""A sentence that begins with the name of a move or a place: "b2 wins.", "c would end there"."""


def test_no_sentence_begins_with_a_bare_move() -> None:
    """It is "With b2, X wins" or "Square b2 is taken": a bare "a" or "c" is read as a word."""
    assert re.search(BARE, "{move} wins.")
    assert re.search(BARE, "X has three. {better} blocks it.")
    assert not re.search(BARE, "{move}: {value}")
    assert [(where, text) for where, text in asked_for() if re.search(BARE, text)] == []


def test_tips_do_not_all_begin_with_choose() -> None:
    """A tip says what a control is or does; that one chooses is seen. Some say what to do next."""
    told = [text for _, text in asked_for() if text.startswith("Choose ")]
    assert len(told) <= 6, told


MAX_ROLE = r"\bMax\b|\bMin\b"


def test_the_players_of_a_tree_are_written_in_capitals() -> None:
    assert [(where, text) for where, text in asked_for() if re.search(MAX_ROLE, text)] == []


def test_english_has_all_texts_with_a_count_and_both_forms(tmp_path: Path) -> None:
    wanted = tmp_path / "plural_en.ts"
    extract(wanted, "-pluralonly", "-target-language", "en")
    forms = {
        source(message): [form.text for form in message.iter("numerusform")]
        for message in messages(ENGLISH)
    }
    assert forms.keys() == {source(message) for message in messages(wanted)}
    for text, (one, many) in forms.items():
        assert many == text
        assert one
        assert one != many


def other_language(text: str) -> str:
    """Longer by a third, and in brackets."""
    letters = len(re.sub(r"\{[^}]*\}|<[^>]*>", "", text))
    return f"{OPENS}{text}{'~' * ((letters + 2) // 3)}{CLOSES}"


def translate_all(source_file: Path, target: Path) -> None:
    tree = ElementTree.parse(source_file)
    for message in tree.getroot().iter("message"):
        made = message.find("translation")
        assert made is not None
        made.attrib.pop("type", None)
        forms = list(made.iter("numerusform"))
        for each in forms or [made]:
            each.text = other_language(source(message))
    tree.write(target, encoding="utf-8", xml_declaration=True)


@pytest.fixture(scope="module")
def walked(other_language_file: Path) -> dict[str, Any]:
    """What was read on all pages and in all dialogs; see `pseudo_walk.py`."""
    made, folder = other_language_file, other_language_file.parent
    # no script and no module: processes that play games would import it, and all of its imports
    walk = [sys.executable, "-c", "from tests.pseudo_walk import main; main()", str(made)]
    environment = os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        walk, capture_output=True, text=True, check=False, cwd=folder, env=environment
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


MARKED_MOVE = r"(?:[XO][a-c][1-3])+"
"""Such as Xb2Oa1, where either mark may be placed."""
CHESS_MOVE = r"(?:[♔♕♖♗♘][a-h]?[1-8]?x?|\b[a-h][1-8]?x|\b)[a-h][1-8](?:=[♕♖♗♘]|\b)"
"""Such as ♘f3, ♖ad1, exd8=♕, b1xc2: with figurines players of all languages read them."""


def outside_brackets(text: str) -> str:
    """What of a text was not translated; texts may stand within texts."""
    outside, depth = list[str](), 0
    for sign in text:
        depth += (sign == OPENS) - (sign == CLOSES)
        if depth == 0 and sign not in (OPENS, CLOSES):
            outside.append(sign)
    return "".join(outside)


def words_outside(text: str) -> set[str]:
    """The words of a text that were not translated: no signs, numbers or names of moves."""
    bare = re.sub(r"<[^>]*>", "", outside_brackets(text))
    return set(
        re.findall(
            r"[^\W\d_]{2,}", re.sub(f"{MARKED_MOVE}|{CHESS_MOVE}", "", re.sub(KEYS, "", bare))
        )
    )


def test_nothing_on_screen_is_left_in_the_old_language(walked: dict[str, Any]) -> None:
    assert len(walked["found"]) > 70
    assert words_outside("⟦a ⟦b⟧ c⟧ left <b>X</b> a3 (Home)") == {"left"}
    assert words_outside("♘f3 ♖ad1 exd8=♕ b1xc2⟦c⟧ Nor Nf3") == {"Nor", "Nf"}
    left = {
        text: place
        for place, texts in walked["found"].items()
        for text in texts
        if text not in {*QTS, *OWN_NAMES.values()}
        and words_outside(text.removesuffix(FOR_ALL_READERS))
    }
    assert left == {}


def test_nothing_is_cut_where_texts_are_longer(walked: dict[str, Any]) -> None:
    assert {place: texts for place, texts in walked["cut"].items() if texts} == {}
