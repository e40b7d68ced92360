# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lessons as text: what was written comes back, and what is wrong is told with its line."""

from dataclasses import replace
from random import Random

import pytest

from desktop_app.core.position import Position
from desktop_app.explain.lesson_file import (
    Lesson,
    LessonAlgorithm,
    Path,
    is_lesson,
    lesson_text,
    read_lesson,
)
from desktop_app.files.errors import FileError, FileFault
from desktop_app.games.registry import find_game
from desktop_app.search.algorithm import UtilityScale
from tests.files.games import GAMES


def random_position(position: Position, random: Random, most: int) -> tuple[Position, Path]:
    path: list[int] = []
    for _ in range(random.randint(0, most)):
        if position.outcome is not None:
            break
        path.append(random.choice(position.legal_moves()))
        position = position.after(path[-1])
    return position, tuple(path)


def random_lesson(random: Random) -> Lesson:
    game = random.choice(GAMES)
    position = game.start()
    if not game.is_numeric:
        position, _ = random_position(position, random, 6)
    opened = {
        random_position(position, random, 3)[1]: random.random() < 0.5
        for _ in range(random.randint(0, 5))
    }
    return Lesson(
        position,
        random.choice(list(LessonAlgorithm)),
        random.choice([None, 1, 4]),
        random.choice(list(UtilityScale)),
        random.randint(1, 10_000),
        opened,
        dict.fromkeys(opened, 10),
        random.random() < 0.5,
        random.random() < 0.5,
        random.choice(["", "Four numbers", "“quoted” \\ été"]),
        "text",
        "Why?",
        random.random() < 0.5,
        frozenset(opened) - {()},
        random.random() < 0.5,
        language=random.choice(["", "de", "pt_BR", "zh-Hant"]),
    )


def test_random_lessons_come_back() -> None:
    random = Random(5)
    for _ in range(400):
        lesson = random_lesson(random)
        text = lesson_text(lesson)
        assert is_lesson(text)
        assert read_lesson(text) == lesson


def test_a_lesson_from_before_there_were_marks_has_none() -> None:
    lesson = random_lesson(Random(1))
    lines = lesson_text(lesson).splitlines()
    old = [line for line in lines if not line.startswith((' "cut', ' "marked', ' "checked'))]
    assert len(old) == len(lines) - 3
    without = replace(lesson, cuts=False, marked=frozenset[Path](), is_checked=False)
    assert read_lesson("\n".join(old)) == without


def test_a_lesson_from_before_its_language_was_noted_has_none() -> None:
    lesson = replace(random_lesson(Random(2)), language="de")
    lines = lesson_text(lesson).splitlines()
    old = [line.removesuffix(",") if '"question' in line else line for line in lines]
    old = [line for line in old if not line.startswith(' "language')]
    assert len(old) == len(lines) - 1
    assert read_lesson("\n".join(old)) == replace(lesson, language="")


def test_a_lesson_needs_only_its_format_version_and_game() -> None:
    text = '{"format": "minimax-fair lesson", "version": 1, "game": "numbers:3,5,2,9"}'
    assert read_lesson(text) == Lesson(find_game("numbers:3,5,2,9").start())


MANY = '"b2",' * 3_000
TEXT = lesson_text(Lesson(find_game("tic-tac-toe").start(), opened={(4,): True}))


@pytest.mark.parametrize(
    ("old", "new", "fault", "line"),
    [
        ("minimax-fair lesson", "minimax-fair game", FileFault.NO_LESSON, None),
        ('"version": 1', '"version": 2', FileFault.NEWER, None),
        ('"game": "tic-tac-toe"', '"other": 1', FileFault.MISSING, None),
        ("tic-tac-toe", "checkers", FileFault.REFUSED, 4),
        ('"position": ""', '"position": "XXX/OOO"', FileFault.REFUSED, 5),
        ('"minimax"', '"maximin"', FileFault.BAD_FIELD, 6),
        ('"depth": null', '"depth": -1', FileFault.BAD_FIELD, 7),
        ('"quick"', '"slow"', FileFault.BAD_FIELD, 8),
        ('"step": 1', '"step": 0', FileFault.BAD_FIELD, 11),
        ('["b2"]', '["b2b2"]', FileFault.REFUSED, 12),
        ('"guess": false', '"guess": 1', FileFault.BAD_FIELD, 15),
        ('"marked": []', '"marked": ["b2b2"]', FileFault.REFUSED, 18),
        ('"checked": false', '"checked": "yes"', FileFault.BAD_FIELD, 19),
        ('"question": ""', '"question": ', FileFault.NOT_JSON, 22),
        ('"language": ""', '"language": ', FileFault.NOT_JSON, 24),
        ('"language": ""', '"language": "<b>"', FileFault.BAD_FIELD, 23),
        ('"language": ""', '"language": 1', FileFault.BAD_FIELD, 23),
        (TEXT, "", FileFault.EMPTY, None),
        (TEXT, "[1]", FileFault.NO_LESSON, None),
        ('"shut": []', f'"shut": [{MANY}1]', FileFault.TOO_DEEP, 13),
    ],
)
def test_errors_in_a_lesson_name_their_line(
    old: str, new: str, fault: FileFault, line: int | None
) -> None:
    assert old in TEXT
    with pytest.raises(FileError) as told:
        read_lesson(TEXT.replace(old, new))
    assert (told.value.fault, told.value.line) == (fault, line)
