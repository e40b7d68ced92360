# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hostile PGN is read in linear time.

In quadratic time most texts here would take minutes and exceed the tests' time limit.
"""

from __future__ import annotations

import tracemalloc

import pytest

from desktop_app.core.file_formats import (
    LONGEST_COMMENT,
    LONGEST_TAG,
    MOST_LEFT_OUT,
    MOST_TAGS,
    FormatError,
    GameText,
    ImportedGame,
    Omission,
    ReportShare,
)
from desktop_app.files.disk import lines_of
from desktop_app.games.chess.pgn import PGN
from desktop_app.words.files import opened_in_part

SIZE = 1_000_000


def read(text: str, most: int | None, tell: ReportShare) -> ImportedGame:
    return PGN.read(GameText(1, text), most, tell)


def parts(told: ImportedGame, what: Omission) -> int:
    return sum(each.parts for each in told.left_out if each.what is what)


def repeated(piece: str, size: int = SIZE) -> str:
    return piece * (size // len(piece))


@pytest.mark.parametrize(
    "comment",
    [repeated("[%eval "), "[%eval" + " " * SIZE, repeated("[%csl"), repeated("[%known exact")],
    ids=["open commands", "spaces", "open arrows", "nearly known"],
)
def test_brackets_that_never_close(comment: str) -> None:
    told = read(f"1. e4 {{{comment}}} e5 *", None, lambda _share: None)
    assert len(told.record.line()) == 3
    assert len(told.record.line()[1].comment) <= LONGEST_COMMENT


def test_braces_behind_the_result_that_never_close() -> None:
    told = read("1. e4 *\n" + repeated("{ "), None, lambda _share: None)
    assert len(told.record.line()) == 2
    assert parts(told, Omission.OPEN_COMMENT) == 1


def test_a_long_tag_is_cut() -> None:
    told = read(f'[Event "{"a b " * SIZE}"]\n\n1. e4 *', None, lambda _share: None)
    assert told.record.tags["Event"] == ("a b " * LONGEST_TAG)[:LONGEST_TAG]


def test_a_tag_that_never_closes_is_read_to_the_end_of_its_line() -> None:
    told = read('[Event "' + repeated("\\a") + "\n1. e4", None, lambda _share: None)
    assert told.record.tags["Event"] == "a" * LONGEST_TAG
    assert len(told.record.line()) == 2


def test_progress_is_reported_even_between_few_moves() -> None:
    shares: list[float] = []
    told = read("1. e4 " + "{a} " * 10_000 + "*", None, shares.append)
    assert parts(told, Omission.COMMENT)
    assert len(shares) > 40
    assert shares == sorted(shares)


@pytest.mark.slow
@pytest.mark.parametrize("piece", ["{a} ", "$1 ", "{a long comment} $99 "])
def test_remarks_before_the_move_of_a_branch(piece: str) -> None:
    text = f"1. e4 ({repeated(piece, SIZE // 8)} d4) *"
    read("1. e4 *", None, lambda _share: None)
    tracemalloc.start()
    told = read(text, None, lambda _share: None)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < SIZE // 20  # they are not put together first, which takes quadratic time
    assert len(told.record.root.children[1].comment) == LONGEST_COMMENT
    assert parts(told, Omission.COMMENT)


def test_dots_behind_a_number() -> None:
    assert not PGN.seems("1." + "." * SIZE)
    assert PGN.seems("1.... e5 {a}")


def test_the_same_branch_again_and_again() -> None:
    told = read(f"1. e4 {repeated('(d4) ', SIZE // 4)} *", 2, lambda _share: None)
    assert [child.move for child in told.record.root.children] == [
        told.record.position.game.parse_move(told.record.root.position, word)
        for word in ("e4", "d4")
    ]


def test_branches_after_the_end_are_not_kept() -> None:
    mate = "1. f3 e5 2. g4 Qh4# a3"
    told = read(f"{mate} ((a4) (a5)) *", None, lambda _share: None)
    assert parts(told, Omission.AFTER_END) == 1
    text = f"{mate}\n{'(' * 200_000}"
    tracemalloc.start()
    told = read(text, None, lambda _share: None)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert [(each.what, each.line) for each in told.left_out] == [
        (Omission.AFTER_END, 1),
        (Omission.OPEN_BRANCH, 2),
    ]
    assert peak < 1_000_000


def test_white_space_without_end() -> None:
    for before in ("", "[", "[a", '[a "b"', "[White:", "1. e4", "1", "1.", "{", "White"):
        text = before + " " * SIZE
        PGN.seems(text)
        games = list(PGN.split(lines_of((text, "1. e4"))))
        for game in (*games, GameText(1, text)):
            try:
                read(game.text, 5_000, lambda _share: None)
            except FormatError:
                continue


@pytest.mark.parametrize(
    "piece",
    [
        *("x ", "Nf9 ", "e5 ", "$ ", "] ", "} ", "[ ", "[a ", '[a "', "(", ")", "(e4 ", "(e4) "),
        *("1. ", "1", "--", "-", "…", "¹", "&", "&amp;", "<", "<a ", "0-0", "1-0 ", "White "),
        *("e4e4", "e8(Q)", "\u200b", "{[ ", "{}", "{{", "e.p.", "; ", "%", "\n%", "\n> "),
        *("1.x e5 ", "e4 (x) ", "Кр", "♘f3 ", "½"),
    ],
)  # fmt: skip
def test_any_word_again_and_again(piece: str) -> None:
    for before in ("", "1. e4 ", "1. e4 {", "1. e4 (1. d4 "):
        text = before + repeated(piece, SIZE // 10)
        try:
            told = read(text, 5_000, lambda _share: None)
        except FormatError:
            continue
        assert len(told.left_out) <= MOST_LEFT_OUT + len(Omission)
        assert len(told.record.line()) >= bool(before)


def test_the_first_of_many_tags_are_kept() -> None:
    tags = "".join(f'[k{number} "x"]\n' for number in range(3 * MOST_TAGS))
    told = read(f"{tags}\n1. e4 *", None, lambda _share: None)
    assert list(told.record.tags) == [f"k{number}" for number in range(MOST_TAGS)]
    assert parts(told, Omission.TAGS) == 2 * MOST_TAGS
    assert "Line 1,001: only the first 1,000 tags were kept." in opened_in_part("a", told.left_out)


def test_long_tags_and_comments_are_not_copied() -> None:
    text = '[Event "👨' + "a " * SIZE + '"]\n\n1. e4 {👨' + "a " * SIZE + "} *"
    tracemalloc.start()
    read(text, None, lambda _share: None)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < SIZE


@pytest.mark.parametrize("piece", ["{a} ", ";\n", "%\n", "(", "{\n", "[Event {\n", "1. e4\n\n"])
def test_games_are_found_in_linear_time(piece: str) -> None:
    text = '[Event "a"]\n\n1. e4 *\n' + repeated(piece)
    games = list(PGN.split(lines_of((text,))))
    assert games[0].text.startswith('[Event "a"]\n\n1. e4 *')
    for game in games:
        assert PGN.summary is not None
        PGN.summary(game)


@pytest.mark.parametrize(
    "text", ["\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}", "\U0001fae8", "\u0645\u06cc\u200c\u062e"]
)
def test_joiners_and_new_emoji_stay(text: str) -> None:
    told = read(f'[Event "{text}"]\n\n1. e4 {{{text}}} *', None, lambda _share: None)
    assert told.record.tags["Event"] == text
    assert told.record.line()[1].comment == text
    again = read(PGN.write(told), None, lambda _share: None)
    assert again.record.line()[1].comment == text
