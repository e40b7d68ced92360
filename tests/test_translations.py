# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The translations: none is missing in a complete language, and each fits its English text."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "resources" / "translations"
COMPLETE = ("de", "es", "fr")
BEGUN = sorted(
    {file.stem.removeprefix("minimax-fair_") for file in FOLDER.glob("*.ts")} - {*COMPLETE, "en"}
)
"""Languages that have some texts, first those of the board page; the rest stays English."""
FORMS = {"ar": 6, "de": 2, "es": 2, "fr": 2, "it": 2}
"""How many plural forms a language has; of others it is what Qt writes into their files."""
WITHOUT_NUMBER = {"%n", "{count}", "{number}"}
"""What a plural form may leave out: "one game"."""


class Message(NamedTuple):
    """A text of the program with its translation: one, or one for each plural form."""

    context: str
    source: str
    is_finished: bool
    forms: tuple[str, ...]
    has_count: bool


def messages(file: Path) -> Iterator[Message]:
    for context in ElementTree.parse(file).getroot().iter("context"):
        for each in context.iter("message"):
            made = each.find("translation")
            assert made is not None
            forms = [form.text or "" for form in made.iter("numerusform")] or [made.text or ""]
            yield Message(
                context.findtext("name") or "",
                each.findtext("source") or "",
                made.get("type") != "unfinished",
                tuple(forms),
                each.get("numerus") == "yes",
            )


def finished(code: str) -> list[Message]:
    found = [each for each in messages(FOLDER / f"minimax-fair_{code}.ts") if each.is_finished]
    assert len(found) > (500 if code in COMPLETE else 0)
    return found


def forms_of(code: str) -> int:
    """How many plural forms a language has."""
    counted = {len(m.forms) for m in messages(FOLDER / f"minimax-fair_{code}.ts") if m.has_count}
    return FORMS.get(code, max(counted))


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"\{[^}]*\}|%n|%\d|</?\w+[^>]*>", text))


def what_is_typed(text: str) -> set[str]:
    """Options and names of boards, which the reader must type as they are."""
    return set(re.findall(r"--[a-z][\w-]+|\b[a-z-]+:\d[\w,x:]*", text))


def margins(text: str) -> tuple[bool, bool, int]:
    return text[:1].isspace(), text[-1:].isspace(), text.count("\n")


def shortcuts(text: str) -> int:
    """How many letters are marked as keys of a menu."""
    return len(re.findall(r"&(?![&\s])", text.replace("&&", "")))


def test_every_text_is_translated_and_told_of() -> None:
    """Short texts, and all with something to fill in, say where they appear and what that is."""
    command = [sys.executable, "packaging/texts.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, "run packaging/texts.py and translate what is new\n" + done.stdout


@pytest.mark.parametrize("code", [*COMPLETE, *BEGUN])
def test_translations_have_the_placeholders_of_the_source(code: str) -> None:
    wrong: list[tuple[str, str]] = []
    for each in finished(code):
        wanted = placeholders(each.source)
        for form in each.forms:
            found = placeholders(form)
            lacking = wanted - found - (WITHOUT_NUMBER if each.has_count else set())
            if lacking or found - wanted:
                wrong.append((each.source, form))
    assert wrong == []


@pytest.mark.parametrize("code", [*COMPLETE, *BEGUN])
def test_translations_keep_line_breaks_keys_and_what_is_typed(code: str) -> None:
    wrong = [
        (each.source, form)
        for each in finished(code)
        for form in each.forms
        if margins(form) != margins(each.source)
        or shortcuts(form) != shortcuts(each.source)
        or what_is_typed(form) != what_is_typed(each.source)
        or form.endswith("…") != each.source.endswith("…")
    ]
    assert wrong == []


@pytest.mark.parametrize("code", [*COMPLETE, *BEGUN])
def test_texts_with_a_count_have_all_plural_forms(code: str) -> None:
    forms = forms_of(code)
    wrong = [
        each.source
        for each in finished(code)
        if len(each.forms) != (forms if each.has_count else 1) or not all(each.forms)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("code", "pattern"), [("de", r"\S %"), ("es", r"\S %"), ("fr", r"\S [:;!?%»]|« |\w'\w")]
)
def test_no_line_break_parts_a_sign_from_its_word(code: str, pattern: str) -> None:
    wrong = re.compile(pattern)
    assert [form for each in finished(code) for form in each.forms if wrong.search(form)] == []


CONTROLS = {"StepControls", "ExplainChoices", "ExplainLayout", "NumbersBar"}
"""The contexts of the controls that examples may name."""


def names_control(text: str, name: str) -> bool:
    """Whether an English text names a control: in quotation marks."""
    return f"“{name}”" in text


@pytest.mark.parametrize("code", COMPLETE)
def test_examples_name_controls_by_the_texts_on_them(code: str) -> None:
    texts = finished(code)
    names = {each.source: each.forms[0] for each in texts if each.context in CONTROLS}
    told, wrong = set[str](), list[tuple[str, str]]()
    for each in texts:
        if each.context != "Examples":
            continue
        for name, translated in names.items():
            if names_control(each.source, name):
                told.add(name)
                if translated not in each.forms[0]:
                    wrong.append((translated, each.forms[0]))
    assert told >= {"Step", "Settings", "Look ahead", "Reverse", "Three ways to choose"}
    assert wrong == []


@pytest.mark.parametrize("code", ["de", "en", "es"])
def test_a_reason_says_one_in_a_word(code: str) -> None:
    """A sentence says "a bridge", not "1 bridge"; French has the same form for none."""
    reasons = {"CountedBoxes", "CountedBridges", "CountedCaptures", "CountedSafe"}
    found = [
        each
        for each in messages(FOLDER / f"minimax-fair_{code}.ts")
        if each.context in reasons and each.has_count
    ]
    assert {each.context for each in found} == reasons
    assert [each.forms[0] for each in found if "{number}" in each.forms[0]] == []


@pytest.mark.parametrize("code", [*COMPLETE, *BEGUN])
def test_when_the_bot_wins_is_the_end_of_its_sentence(code: str) -> None:
    """A tag says "Bot wins" and below it "next": together that is "bot wins next"."""
    texts = {each.source: each.forms[0] for each in finished(code) if each.context == "Words"}
    for whole, end in (("bot wins next", "next"), ("bot wins in {count}", "in {count}")):
        if code in COMPLETE or whole in texts:
            assert texts[whole].endswith(f" {texts[end]}")


@pytest.mark.parametrize("code", ["en", *COMPLETE, *BEGUN])
def test_a_percentage_is_written_in_one_way(code: str) -> None:
    """With or without a space, and with one of the signs for it."""
    found = {
        sign
        for each in messages(FOLDER / f"minimax-fair_{code}.ts")
        for form in each.forms
        for sign in re.findall(r"[\d}](\s?[%٪])(?![(\w])", form)
    }
    assert len(found) <= 1
