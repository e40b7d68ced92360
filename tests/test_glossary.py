# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One word for each thing: what the glossary says, and that the texts keep to it."""

from __future__ import annotations

import csv
import re
from pathlib import Path

from tests.test_texts import asked_for

GLOSSARY = Path(__file__).parent.parent / "resources" / "glossary.csv"
LANGUAGES = ("German", "French", "Spanish", "Arabic")


def entries() -> list[dict[str, str]]:
    with GLOSSARY.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_each_term_has_one_meaning_and_a_word_in_each_language() -> None:
    found = entries()
    assert len(found) > 50
    terms = [each["term"] for each in found]
    assert terms == sorted(set(terms), key=lambda term: (term.casefold(), term))
    for each in found:
        assert all(each[column].strip() for column in ("meaning", "where", *LANGUAGES)), each


def test_texts_use_the_words_of_the_glossary() -> None:
    """No text uses a word that the glossary gives up for another."""
    avoided = {
        word: each["term"] for each in entries() for word in each["instead of"].split("|") if word
    }
    assert len(avoided) > 20
    words = "|".join(map(re.escape, avoided))
    pattern = re.compile(rf"\b({words})\b(?!\()", re.IGNORECASE)  # before a bracket it is code
    wrong = [
        f"{where}: say {avoided[found[0].lower()]!r} in {text!r}"
        for where, text in asked_for()
        if (found := pattern.search(text))
    ]
    assert wrong == []
