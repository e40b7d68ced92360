# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""PGN as it is met: all that is certain is read, and what is left out is said."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.core.file_formats import GameText, Omission
from desktop_app.games.chess.pgn import PGN
from tests.games.chess.odd_forms import (
    ODD_FORMS,
    UNREADABLE,
    OddForm,
    numbered,
    ours,
    random_line,
    san_line,
    theirs,
)

GAMES = 20
"""Of the thousand games of `bench_odd_pgn.py`."""


def test_there_are_many_odd_forms() -> None:
    assert len({form.text for form in ODD_FORMS}) == len(ODD_FORMS) >= 60


@pytest.mark.parametrize("form", ODD_FORMS, ids=lambda form: form.name)
def test_an_odd_form_loses_no_more_than_it_must(form: OddForm) -> None:
    line, told = ours(form.text)
    assert " ".join(line) == form.moves
    assert tuple(left.what for left in (told.left_out if told else ())) == form.left_out


@pytest.mark.parametrize("form", ODD_FORMS, ids=lambda form: form.name)
def test_the_library_reads_no_more_of_it(form: OddForm) -> None:
    line, _ = theirs(form.text)
    if form.theirs:
        assert len(line) > len(form.moves.split())
    else:
        assert len(line) <= len(form.moves.split())


@pytest.mark.parametrize("odd", UNREADABLE)
def test_an_unreadable_word_costs_no_move(odd: str) -> None:
    dice = Random(odd)
    for _ in range(GAMES):
        line = random_line(dice, dice.randrange(4, 60))
        place = dice.randrange(1, len(line))
        told = PGN.read(GameText(1, numbered(line, odd, place)), None, lambda _: None)
        assert san_line(told.record) == line
        assert [left.number for left in told.left_out] == [place // 2 + 1]


def test_a_misprinted_move_ends_the_line_where_it_stands() -> None:
    dice = Random(1)
    for _ in range(10 * GAMES):
        line = random_line(dice, dice.randrange(4, 40))
        place = dice.randrange(1, len(line) - 2)
        text = numbered([*line[:place], "Nf9", *line[place + 1 :]], "", -1)
        told = PGN.read(GameText(1, text), None, lambda _: None)
        read = san_line(told.record)
        assert read[:place] == line[:place]
        # behind it there is at most what has no number behind it that says otherwise
        assert len(read) == place or len(line) - place <= 3
        assert told.left_out[0].number == place // 2 + 1


@pytest.mark.parametrize(
    ("tag", "value"),
    [
        ('[White "Ada"]', "Ada"),
        ("[White “Ada”]", "Ada"),
        ("[White Ada]", "Ada"),
        ('[White "Ada', "Ada"),
        ('[White "Ada]', "Ada"),
        ('[White "Ada" ', "Ada"),
        ('[White"Ada"]', "Ada"),
        ('[White: "Ada"]', "Ada"),
        ('[ White  "Ada" ]', "Ada"),
        ("[White &quot;Ada&quot;]", "Ada"),
        ('[White "Ada &amp; Bo"]', "Ada & Bo"),
        ('[White "M&uuml;ller"]', "Müller"),
        ('[White "Ada "the rook" King"]', 'Ada "the rook" King'),
        ('[White "Ada \\"the rook\\" King"]', 'Ada "the rook" King'),
        ('[White "Ada [GM]"]', "Ada [GM]"),
        ('[White "Ada\nKing"]', "Ada King"),
        ("[White 'Ada']", "Ada"),
        ("[white «Ada»]", "Ada"),
    ],
)
def test_a_tag_is_read_whatever_its_quotes(tag: str, value: str) -> None:
    text = f'[Event "x"]\n{tag}\n[Black "Bo"]\n\n1. e4 e5'
    told = PGN.read(GameText(1, text), None, lambda _: None)
    assert told.names == (value, "Bo")
    assert san_line(told.record) == ["e4", "e5"]
    assert told.left_out == ()
    assert PGN.summary is not None
    assert PGN.summary(GameText(1, text)).players == (value, "Bo")


@pytest.mark.parametrize(
    ("sign", "result"),
    [
        *((each, "1-0") for each in ("1-0", "1:0", "1–0", "1 - 0", "+:-")),
        *((each, "1-0") for each in ("Black resigns", "White wins", "White mates.")),
        *((each, "0-1") for each in ("0-1", "0:1", "-:+", "White resigned.", "black won")),
        *((each, "1/2-1/2") for each in ("1/2-1/2", "1/2", "½", "½-½", "0.5-0.5", "1/2:1/2")),
        *((each, "1/2-1/2") for each in ("Draw", "drawn", "draw agreed", "remis")),
        ("*", None),
        ("", None),
    ],
)  # fmt: skip
def test_all_forms_of_a_result_are_read(sign: str, result: str | None) -> None:
    for text in (f"1. e4 e5 2. Nf3 {sign}\n", f'[Result "{sign}"]\n\n1. e4 e5 2. Nf3'):
        told = PGN.read(GameText(1, text), None, lambda _: None)
        assert told.record.tags.get("Result") == result
        assert len(told.record.line()) == 4
        assert told.left_out == ()


def test_comments_and_signs_are_kept_where_they_stand() -> None:
    text = """; first
[White "Ada"]

{so} 1. e4! {a {b} c} e5 ; rest of the line
( {only this} ) 2. Nf3 ⩲ (2. f4 $5 {sharp})
"""
    told = PGN.read(GameText(1, text), None, lambda _: None)
    root, first, second, third = told.record.line()
    assert (root.comment, first.comment) == ("first so", "! a {b} c")
    assert (second.comment, third.comment) == ("rest of the line only this", "⩲")
    assert second.children[1].comment == "!? sharp"
    assert told.left_out == ()


def test_another_game_on_the_same_line_is_told_of() -> None:
    told = PGN.read(GameText(1, "1. e4 e5 1-0 1. d4 d5 0-1"), None, lambda _: None)
    assert san_line(told.record) == ["e4", "e5"]
    assert [left.what for left in told.left_out] == [Omission.GAMES]
