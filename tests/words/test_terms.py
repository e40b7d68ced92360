# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each word of the field has one plain sentence, and the name that the glossary gives it."""

import pytest

from desktop_app.words.terms import GlossaryTerm, definition, term_name
from tests.test_glossary import entries
from tests.test_translations import COMPLETE, finished

COLUMNS = {"de": "German", "fr": "French", "es": "Spanish", "ar": "Arabic"}
"""The languages of the glossary; others are begun without one."""


@pytest.mark.parametrize("term", GlossaryTerm)
def test_each_word_is_explained_in_one_short_sentence(term: GlossaryTerm) -> None:
    told = definition(term)
    assert told[0].isupper()
    assert told.endswith(".")
    assert told.count(".") == 1
    assert len(told.split()) <= 20
    assert term_name(term).casefold() in told.casefold()


@pytest.mark.parametrize("code", COLUMNS)
def test_each_word_is_translated_as_the_glossary_says(code: str) -> None:
    glossary = {each["term"]: each[COLUMNS[code]] for each in entries()}
    there = {each.source: each.forms[0] for each in finished(code) if each.context == "Terms"}
    assert {*COMPLETE} <= COLUMNS.keys()
    assert {term: there[term_name(term)] for term in GlossaryTerm} == {
        term: glossary[term] for term in GlossaryTerm
    }
    told = [there[definition(term)] for term in GlossaryTerm]
    assert len(set(told)) == len(GlossaryTerm)
    assert all(text.endswith(".") for text in told)
