# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One word for each thing: what the glossary says, and that the texts keep to it."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.test_texts import asked_for, messages, source

GLOSSARY = Path(__file__).parent.parent / "resources" / "glossary.csv"
TRANSLATIONS = GLOSSARY.parent / "translations"
LANGUAGES = ("German", "French", "Spanish", "Arabic")
CODES = ("de", "fr", "es", "ar")


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


def avoided(column: str) -> dict[str, str]:
    """The words that a column gives up, each with the term for which another word is used."""
    return {word: each["term"] for each in entries() for word in each[column].split("|") if word}


def test_texts_use_the_words_of_the_glossary() -> None:
    """No text uses a word that the glossary gives up for another."""
    words = avoided("instead of")
    assert len(words) > 20
    pattern = finder(words, after=r"(?!\()")  # before a bracket it is code
    wrong = [
        f"{where}: say {words[found[0].lower()]!r} in {text!r}"
        for where, text in asked_for()
        if (found := pattern.search(text))
    ]
    assert wrong == []


ARTICLES = "(?:[وفبلك]|ال|وال|بال|فال|لل|ول|وب)?"
"""What is written together with an Arabic word, before it."""
ENDINGS = "(?:ة|ات|ان|ين|ه|ها|ك|ي|تين|تان)?"
"""What is written together with it, after it."""


def finder(words: Iterable[str], *, after: str = "", arabic: bool = False) -> re.Pattern[str]:
    """A pattern that finds each of some words; one that ends with a star has any ending."""
    parts = "|".join(re.escape(word).replace(r"\*", r"\w*") for word in words)
    if arabic:
        parts = f"{ARTICLES}(?:{parts}){ENDINGS}"
    return re.compile(rf"\b(?:{parts})\b{after}", re.IGNORECASE)


def plain(text: str) -> str:
    """A translation without its placeholders, and with one kind of space and apostrophe."""
    bare = re.sub(r"\{\w+\}|<[^>]*>|--[\w-]+|\S+://\S*", "#", text)
    return re.sub(r"\s", " ", bare).replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")


def given_up(code: str, language: str, texts: Iterable[tuple[str, str]]) -> list[str]:
    """What of some translations says another word than the glossary, and which."""
    words = avoided(f"not in {language}")
    assert len(words) >= 20
    pattern = finder(words, arabic=code == "ar")
    return [
        f"{code}: {found[0]!r} in {form!r} ({text!r})"
        for text, form in texts
        if (found := pattern.search(plain(form)))
    ]


@pytest.mark.parametrize(("code", "language"), [*zip(CODES, LANGUAGES, strict=True)])
def test_every_language_keeps_to_the_words_of_the_glossary(code: str, language: str) -> None:
    texts = [
        (source(message), "".join(form.itertext()))
        for message in messages(TRANSLATIONS / f"minimax-fair_{code}.ts")
        for form in (message.findall("translation/numerusform") or message.findall("translation"))
    ]
    assert len(texts) > 2_000
    assert given_up(code, language, texts) == []


@pytest.mark.parametrize(
    ("code", "language", "form"),
    [
        ("de", "German", "Der Spielstand ist gespeichert."),
        ("de", "German", "Alle Zweige dieses Knotens"),
        ("fr", "French", "C’est au joueur au trait de choisir."),
        ("fr", "French", "Deux mouvements plus tard"),
        ("es", "Spanish", "Elige un fichero de este ordenador."),
        ("es", "Spanish", "Mira tres jugadas hacia\N{NO-BREAK SPACE}delante."),
        ("ar", "Arabic", "يلعب الروبوت نقلة أخرى."),
    ],
)
def test_other_words_are_found_in_each_of_their_forms(code: str, language: str, form: str) -> None:
    assert given_up(code, language, [("", form)]) != []
