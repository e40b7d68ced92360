# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every text with a count reads well with 0, 1, 2 and 1,000, in every language."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication

import desktop_app
from desktop_app.core.position import MAX, Player
from desktop_app.core.record import parse_moves
from desktop_app.games.registry import find_game, wording_of
from desktop_app.games.wording import PluralTexts
from desktop_app.languages import load_language
from desktop_app.numerals import grouped
from desktop_app.search.why.finding import plays_of

FOLDER = Path(__file__).parents[2] / "resources" / "translations"
COUNTS = (0, 1, 2, 1_000)
LANGUAGES = ("en", "de", "es", "fr", "ar")
NUMBER = re.compile(r"%n|\{(count|number|depth|seconds|steps|nodes|playouts|captured)\}")
ALIKE = {
    "de": {"Es ist {count}-mal passiert.", "einem von {count} Zügen wie {move}"},
    "es": {"Hay {count} más como esta."},
    "fr": {
        "C’est arrivé {count} fois.",
        "l’un de {count} coups, comme {move},",
        "Il y en a encore {count} de ce genre.",
    },
}
"""Texts that say the same of one as of many."""
NEVER_NONE = {
    *("CountedBoxes", "CountedBridges", "CountedCaptures", "CountedSafe", "CountedDiscs"),
    *("ExplainPage", "CountTexts", "FindTexts"),
}
"""The contexts of texts that are never shown with 0."""


def forms(code: str) -> Iterator[tuple[str, list[str]]]:
    """The context and the plural forms of each text with a count."""
    for context in ElementTree.parse(FOLDER / f"minimax-fair_{code}.ts").iter("context"):
        for message in context.iter("message"):
            if message.get("numerus"):
                texts = [form.text or "" for form in message.iter("numerusform")]
                if all(texts):
                    yield context.findtext("name", ""), texts


def filled(form: str, count: int) -> str:
    return NUMBER.sub(grouped(count), form)


def test_one_thing_is_no_plural_in_english() -> None:
    ones = [filled(texts[0], 1) for _, texts in forms("en") if "{pawns}" not in texts[0]]
    assert len(ones) > 100
    plural = re.compile(r"\b1 (?!second$)[a-z]+s\b")
    assert [text for text in ones if plural.search(text)] == []


@pytest.mark.parametrize("code", ALIKE)
def test_one_and_two_read_differently(code: str) -> None:
    """With the number left out, the text of one thing is not that of two."""
    alike = {texts[1] for _, texts in forms(code) if texts[0] == texts[1]}
    assert alike <= ALIKE[code]


def test_a_french_text_that_says_one_in_a_word_is_never_shown_with_none() -> None:
    """In French 0 has the form of 1."""
    worded = {context for context, texts in forms("fr") if not NUMBER.search(texts[0])}
    assert worded <= NEVER_NONE


def counted_texts() -> Iterator[Callable[..., str]]:
    """Every method that returns a sentence with a count, in all modules of the program."""
    for module in walk_packages(desktop_app.__path__, "desktop_app."):
        is_words = module.name.rpartition(".")[2] in ("words", "counted", "wording", "report")
        if is_words or module.name == "desktop_app.games.chomp.board":
            import_module(module.name)
    for kind in PluralTexts.__subclasses__():
        for name, method in vars(kind).items():
            if inspect.isfunction(method):
                yield getattr(kind(), name)


def all_three(_player: Player, *, named: str, you: str, bot: str) -> str:
    return f"{named} {you} {bot}"


def said(text: Callable[..., str], count: int) -> str:
    """What a method says of a count; texts it is given are a letter."""
    given: dict[str, Any] = {
        "int": count,
        "str": "m",
        "Player": MAX,
        "Player | None": None,
        "TextChooser": all_three,
    }
    wanted = inspect.signature(text, eval_str=False).parameters.values()
    return filled(text(*(given[str(each.annotation)] for each in wanted)), count)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("count", COUNTS)
def test_counts_are_written_as_the_language_does(
    qapp: QCoreApplication, code: str, count: int
) -> None:
    load_language(qapp, code)
    try:
        texts = {text.__qualname__: said(text, count) for text in counted_texts()}
        assert len(texts) > 40
        plain = re.compile(rf"(?<![\d.,]){count}(?!\d)")
        wrong = [text for text in texts.values() if grouped(count) != str(count)]
        assert [text for text in wrong if plain.search(text)] == []
        if code == "en" and count == 1:
            texts.pop("CountTexts.looks_ahead_at")  # two numbers; there is more than one move
            assert [text for text in texts.values() if re.search(r"\b1 [a-z]+s\b", text)] == []
    finally:
        load_language(qapp, "en")


def test_a_heap_of_which_one_coin_is_taken_and_rows_of_one_length_have_their_own_words() -> None:
    single, several = find_game("nim:5:max1"), find_game("nim:5:max3")
    assert "You must take exactly one coin." in wording_of(single).rules(single)
    rules = "You must take at least one coin. You can take up to 3."
    assert rules in wording_of(several).rules(several)
    start = find_game("chomp:3x3").start()
    (play,) = plays_of(start, parse_moves(start, "a3"))
    remark = wording_of(start.game).theory_remark(play)
    assert remark == "two rows or columns of the same length are left"
