# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""PGN that is meant to keep a reader busy: each text here takes no longer than others of its size.

Read in quadratic time, any of them would take minutes and run into the tests' time limit.
"""

from __future__ import annotations

import pytest

from desktop_app.core.forms import LONGEST_COMMENT, LONGEST_TAG, FormError, Omission
from desktop_app.games.chess.pgn.form import PGN

SIZE = 1_000_000


def repeated(piece: str) -> str:
    return piece * (SIZE // len(piece))


@pytest.mark.parametrize(
    "comment",
    [repeated("[%eval "), "[%eval" + " " * SIZE, repeated("[%csl"), repeated("[%known exact")],
    ids=["open commands", "spaces", "open arrows", "nearly known"],
)
def test_brackets_that_never_close(comment: str) -> None:
    told = PGN.read(f"1. e4 {{{comment}}} e5 *", None, lambda _share: None)
    assert len(told.record.line()) == 3
    assert len(told.record.line()[1].comment) <= LONGEST_COMMENT


def test_a_comment_after_the_first_game_that_never_closes() -> None:
    told = PGN.read("1. e4 *\n" + repeated("{ "), None, lambda _share: None)
    assert len(told.record.line()) == 2
    assert not told.omitted


def test_of_a_long_tag_the_beginning_is_kept() -> None:
    told = PGN.read(f'[Event "{"a b " * SIZE}"]\n\n1. e4 *', None, lambda _share: None)
    assert told.record.tags["Event"] == ("a b " * LONGEST_TAG)[:LONGEST_TAG]


def test_a_tag_that_never_closes_is_refused() -> None:
    with pytest.raises(FormError):
        PGN.read('[Event "' + repeated("\\a"), None, lambda _share: None)


def test_how_far_it_has_come_is_told_where_there_are_few_moves() -> None:
    shares: list[float] = []
    told = PGN.read("1. e4 " + "{a} " * 10_000 + "*", None, shares.append)
    assert told.omitted[Omission.COMMENTS]
    assert len(shares) > 40
    assert shares == sorted(shares)


@pytest.mark.parametrize(
    "text", ["\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}", "\U0001fae8", "\u0645\u06cc\u200c\u062e"]
)
def test_joiners_and_new_emoji_stay(text: str) -> None:
    told = PGN.read(f'[Event "{text}"]\n\n1. e4 {{{text}}} *', None, lambda _share: None)
    assert told.record.tags["Event"] == text
    assert told.record.line()[1].comment == text
    again = PGN.read(PGN.write(told), None, lambda _share: None)
    assert again.record.line()[1].comment == text
