# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever people type or paste comes back from a file: any character of Unicode, in any field."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from desktop_app.core.file_formats import LONGEST_COMMENT, LONGEST_TAG
from desktop_app.core.record import GameRecord
from desktop_app.explain.lesson_file import Lesson, lesson_text, read_lesson
from desktop_app.files.disk import read_text, write_whole
from desktop_app.files.game_file import (
    GameFileContents,
    SourceFile,
    game_head,
    game_text,
    move_lines,
    read_game,
)
from desktop_app.files.journal import entry, game_entry, journal_of, read_journal
from desktop_app.games.registry import find_game
from desktop_app.players.registry import StrategyId, parse_strategy
from tests.files.former_window import former_text

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
NEW_EMOJI = "\U0001fae8 \U0001fac6"
PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"
HARD = (FAMILY, NEW_EMOJI, PERSIAN, "soft\u00adhyphen", "12\u00a05", "a\u2028b\tc\nd", "\x00\x7f")
LONE = "\ud83d alone, \udc80 too"


def as_held(text: str) -> str:
    """A text as Qt holds it: two halves of a character that meet are that character."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")


any_text = st.one_of(
    st.sampled_from([*HARD, LONE]), st.text(alphabet=st.characters(categories=None), max_size=40)
).map(as_held)
one_path = any_text.map(lambda text: text.replace("\0", "") or "x")


def through_a_file(folder: Path, text: str) -> str:
    write_whole(folder / "file", text)
    return read_text(folder / "file")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("texts")


@given(root=any_text, move=any_text, name=any_text, tag=any_text, path=one_path)
@example(root="", move="", name="", tag="", path="x")
def test_a_game_comes_back(
    folder: Path, *, root: str, move: str, name: str, tag: str, path: str
) -> None:
    record = GameRecord(find_game("tic-tac-toe").start())
    record.play(4)
    record.root.comment, record.current.comment = root, move
    record.tags = {name: tag}
    kept = GameFileContents(
        record, (None, StrategyId("brain", path=path)), own=SourceFile(Path(path))
    )
    back = read_game(through_a_file(folder, game_text(kept)))
    assert (back.record.root.comment, back.record.current.comment) == (root, move)
    assert back.record.tags == {name: tag}
    assert back.players == kept.players
    assert back.own == kept.own


@given(comment=any_text, later=any_text, numbers=any_text, page=any_text)
def test_a_journal_comes_back(comment: str, later: str, numbers: str, page: str) -> None:
    record = GameRecord(find_game("nim:3,4,5").start())
    record.root.comment = comment
    kept, place = GameFileContents(record), {"numbers": numbers, "step": 7}
    data = b"".join(
        [
            game_entry(1, "", game_head(kept), move_lines(kept)),
            game_entry(2, "", game_head(kept), move_lines(kept)),
            entry("comment", game=2, node=0, comment=later),
            entry("table", game=2, before=[1]),
            entry("page", page=page, place=place),
        ]
    )
    back = read_journal(data)
    games = [back.games[number].read() for number in (1, 2)]
    assert [back.faults, *(game.faults for game in games)] == [[], [], []]
    records = [game.record for game in games if game.record is not None]
    assert [each.root.comment for each in records] == [comment, later]
    assert (back.page, back.place) == (page, place)


@given(comment=any_text, numbers=any_text, page=any_text)
def test_the_window_of_an_earlier_version_comes_back(
    folder: Path, comment: str, numbers: str, page: str
) -> None:
    record = GameRecord(find_game("nim:3,4,5").start())
    record.root.comment = comment
    text, place = game_text(GameFileContents(record)), {"numbers": numbers, "step": 7}
    names = ("person", "person")
    back = journal_of(through_a_file(folder, former_text([text, text], names, page, place)))
    assert (back.faults, back.page, back.place) == ([], page, place)
    for game in back.games.values():
        found = game.read().record
        assert found is not None
        assert found.root.comment == comment


@given(title=any_text, text=any_text, question=any_text)
def test_a_lesson_comes_back(folder: Path, title: str, text: str, question: str) -> None:
    start = find_game("numbers:3,5,2,9").start()
    lesson = Lesson(start, title=title, text=text, question=question)
    assert read_lesson(through_a_file(folder, lesson_text(lesson))) == lesson


def test_the_longest_that_can_be_written_can_be_read(folder: Path) -> None:
    record = GameRecord(find_game("tic-tac-toe").start())
    record.root.comment = FAMILY[0] * LONGEST_COMMENT
    record.tags = {"Event": "\N{SOFT HYPHEN}" * LONGEST_TAG}
    back = read_game(through_a_file(folder, game_text(GameFileContents(record))))
    assert back.record.root.comment == record.root.comment
    assert back.record.tags == record.tags


@given(path=one_path)
def test_a_program_at_any_path_is_a_player(path: str) -> None:
    assert parse_strategy(f"brain:{path}") == StrategyId("brain", path=path)
