# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The format of lesson files, which hold what the Explain page shows.

A lesson is a search to explain (position, algorithm, depth), its current step, the settings of the
page, and a teacher's note. The journal of a window keeps one as well, to come back to it after a
restart (`SavedLesson`). Nothing here opens a file.

A lesson is JSON in UTF-8::

    {
        "format": "minimax-fair lesson",
        "version": 1,
        "game": "numbers:3,5,2,9",
        "position": "",
        "algorithm": "alpha-beta",
        "depth": null,
        "values": "quick",
        "evaluation": "",
        "quiet": false,
        "step": 12,
        "opened": ["1"],
        "shut": ["2", "2 1"],
        "more": {"": 10},
        "guess": false,
        "compare": false,
        "cut": true,
        "marked": ["2 2"],
        "checked": false,
        "title": "Four numbers",
        "text": "One or two sentences above the tree.",
        "question": "Which branch does MAX choose?",
        "language": "en"
    }

- `game`, `position`: the game as named on the command line, and the position in the game's own
  notation; empty for the usual start.
- `algorithm`: `minimax`, `alpha-beta`, or `middle-first` for alpha-beta that tries likely moves
  first.
- `depth`: plies to look ahead; null for the end of the game.
- `values`: the scale for results: `quick`, `plain`, `school`, `max-loss`.
- `evaluation`: the evaluation at the horizon, as named on the command line; empty for the usual
  one. `quiet`: whether quiescence search plays out captures first.
- `step`: the step number shown on the screen, from 1.
- `opened`, `shut`: the nodes that the reader has opened or shut, as the moves that lead to them.
  `more`: for nodes with many children, how many more are shown.
- `guess`, `compare`: whether the reader guesses values; whether the other search is shown too.
- `cut`: whether the reader marks the branches that alpha-beta skips; `marked`: the marked
  branches, as the moves that lead to their ends; `checked`: whether the marks have been checked.
- `title`, `text`, `question`: the note above the tree, for example written by a teacher.
- `language`: the language of these texts, as a code such as `de`; empty if it is not known.

All fields but `format`, `version` and `game` are optional. Unknown fields are ignored.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import islice
from typing import TypeVar

from desktop_app.core.errors import GameError
from desktop_app.core.file_formats import ReportShare
from desktop_app.core.position import Move, Position
from desktop_app.core.record import parse_moves
from desktop_app.files.errors import FileError, FileFault
from desktop_app.files.game_file import LONGEST_NAME, checked_fields, read_position
from desktop_app.files.journal import LONGEST_PLACE, STEP, Place
from desktop_app.files.json_reader import JsonValue, ignore_progress, is_true
from desktop_app.games.registry import family_of
from desktop_app.search.algorithm import DEFAULT_SCALE, Horizon, UtilityScale

FORMAT = "minimax-fair lesson"
VERSION = 1
SUFFIX = ".mmlesson"
"""The file name suffix of lesson files."""
SUFFIXES = (SUFFIX, ".json")
"""The accepted suffixes; the text is JSON."""
DEEPEST = 400
MOST_STEPS = 10**12
MOST_NODES = 2_000
"""The most nodes that a lesson can list as opened or shut."""
MOST_MORE = 1_000
LONGEST_TEXT = 2_000

_LANGUAGE = re.compile(r"(?:[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8})*)?")

Path = tuple[Move, ...]
Choice = TypeVar("Choice", bound=StrEnum)

LESSON, ZOOM, TYPED, STAYS = "lesson", "zoom", "typed", "stays"
"""Keys of a `Place`; the zoom is stored in thousandths."""
HASTY = (ZOOM, TYPED)
"""Keys whose values change in quick succession, so that saving them can wait."""
THOUSAND = 1_000


class LessonAlgorithm(StrEnum):
    """The search algorithm of a lesson."""

    MINIMAX = "minimax"
    ALPHA_BETA = "alpha-beta"
    MIDDLE_FIRST = "middle-first"


@dataclass(frozen=True, slots=True)
class Lesson:
    """The contents of a lesson file; the module docstring describes the fields."""

    position: Position
    searcher: LessonAlgorithm = LessonAlgorithm.MINIMAX
    depth: int | None = None
    worth: UtilityScale = DEFAULT_SCALE
    step: int = 1
    opened: Mapping[Path, bool] = field(default_factory=dict[Path, bool])
    more: Mapping[Path, int] = field(default_factory=dict[Path, int])
    guesses: bool = False
    compares: bool = False
    title: str = ""
    text: str = ""
    question: str = ""
    cuts: bool = False
    marked: frozenset[Path] = frozenset()
    is_checked: bool = False
    horizon: Horizon = field(default_factory=Horizon)
    language: str = ""


def lesson_text(lesson: Lesson) -> str:
    """Return the text of a lesson file."""
    position, game = lesson.position, lesson.position.game
    fields: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "game": game.id,
        "position": position.text if position != game.start() else "",
        "algorithm": lesson.searcher.value,
        "depth": lesson.depth,
        "values": lesson.worth.value,
        "evaluation": lesson.horizon.evaluation,
        "quiet": lesson.horizon.is_quiet,
        "step": lesson.step,
        "opened": [game.moves_text(path) for path, is_open in lesson.opened.items() if is_open],
        "shut": [game.moves_text(path) for path, is_open in lesson.opened.items() if not is_open],
        "more": {game.moves_text(path): count for path, count in lesson.more.items()},
        "guess": lesson.guesses,
        "compare": lesson.compares,
        "cut": lesson.cuts,
        "marked": [game.moves_text(path) for path in sorted(lesson.marked)],
        "checked": lesson.is_checked,
        "title": lesson.title,
        "text": lesson.text,
        "question": lesson.question,
        "language": lesson.language,
    }
    lines = (f" {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in fields.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def is_lesson(text: str) -> bool:
    """Return whether a text looks like a lesson rather than a game."""
    return text.lstrip().startswith("{") and f'"{FORMAT}"' in text[:1_000]


def read_lesson(text: str, tell: ReportShare = ignore_progress) -> Lesson:
    """Parse the text of a lesson file.

    Args:
        text: the contents of the file.
        tell: called from time to time with the share that has been read.

    Raises:
        FileError: the text is not a valid lesson; the error says what is wrong, and where.
    """
    try:
        fields = checked_fields(text, FORMAT, VERSION, tell)
    except FileError as error:
        raise (
            FileError(FileFault.NO_LESSON) if error.fault is FileFault.FOREIGN else error
        ) from None
    position = read_position(fields, "position")
    opened = dict.fromkeys(_paths(fields.get("shut"), position), False)
    opened |= dict.fromkeys(_paths(fields.get("opened"), position), True)
    more = fields["more"].fields() if "more" in fields else {}
    return Lesson(
        position,
        _chosen(fields, "algorithm", LessonAlgorithm, LessonAlgorithm.MINIMAX),
        _depth(fields.get("depth")),
        _chosen(fields, "values", UtilityScale, DEFAULT_SCALE),
        fields["step"].as_int(1, MOST_STEPS) if "step" in fields else 1,
        opened,
        {_path(k, part, position): part.as_int(0, MOST_MORE) for k, part in more.items()},
        is_true(fields.get("guess")),
        is_true(fields.get("compare")),
        **{name: fields[name].as_text(LONGEST_TEXT) for name in _NOTE_FIELDS if name in fields},
        cuts=is_true(fields.get("cut")),
        marked=frozenset(_paths(fields.get("marked"), position)) - {()},
        is_checked=is_true(fields.get("checked")),
        horizon=Horizon(_evaluation(fields, position), is_true(fields.get("quiet"))),
        language=_language(fields.get("language")),
    )


_NOTE_FIELDS = ("title", "text", "question")


def _chosen(
    fields: Mapping[str, JsonValue], name: str, choices: type[Choice], usual: Choice
) -> Choice:
    if name not in fields:
        return usual
    try:
        return choices(fields[name].as_text(LONGEST_TEXT))
    except ValueError as error:
        raise fields[name].refused() from error


def _evaluation(fields: Mapping[str, JsonValue], position: Position) -> str:
    """Return the name of an evaluation of the game; empty for the usual one."""
    part = fields.get("evaluation")
    name = "" if part is None else part.as_text(LONGEST_NAME)
    if part is None or not name or name in family_of(position.game).evaluations:
        return name
    raise part.refused()


def _depth(part: JsonValue | None) -> int | None:
    return None if part is None or part.is_null else part.as_int(1, DEEPEST)


def _language(part: JsonValue | None) -> str:
    """Return the code of a language; empty if it is not given."""
    code = "" if part is None else part.as_text(LONGEST_NAME)
    if part is not None and not _LANGUAGE.fullmatch(code):
        raise part.refused()
    return code


def _paths(part: JsonValue | None, position: Position) -> list[Path]:
    each = [] if part is None else list(islice(part.each(), MOST_NODES + 1))
    if len(each) > MOST_NODES:
        raise FileError(FileFault.TOO_DEEP, each[-1].line)
    return [_path(node.as_text(LONGEST_TEXT), node, position) for node in each]


def _path(text: str, part: JsonValue, position: Position) -> Path:
    try:
        return tuple(parse_moves(position, text)) if text else ()
    except GameError as error:
        raise FileError(FileFault.REFUSED, part.line, error) from error


@dataclass(frozen=True, slots=True)
class SavedLesson:
    """A lesson as the window left it.

    Attributes:
        lesson: the lesson, with its current step.
        zoom: the zoom that the reader has chosen for the tree, 1 for 100 %; 0 for none.
        typed: the text of the line for numbers, which may differ from the tree on screen.
        stays: whether to reopen the lesson at once; otherwise it is offered as the previous one.
    """

    lesson: Lesson
    zoom: float = 0.0
    typed: str = ""
    stays: bool = True


def place_from_lesson(kept: SavedLesson) -> Place:
    """Return a lesson as the journal of a window keeps it; empty if it is too long for that."""
    text = " ".join(lesson_text(replace(kept.lesson, step=1)).split("\n"))
    if len(text) > LONGEST_PLACE:
        return {}
    zoom, step = round(THOUSAND * kept.zoom), kept.lesson.step
    return {LESSON: text, STEP: step, ZOOM: zoom, TYPED: kept.typed, STAYS: int(kept.stays)}


def lesson_from_place(place: Place) -> SavedLesson | None:
    """Return the lesson that the journal of a window has kept; None if there is no readable one."""
    text = place.get(LESSON)
    if not isinstance(text, str):
        return None
    try:
        lesson = read_lesson(text)
    except FileError:
        return None
    zoom, typed, step = place.get(ZOOM), place.get(TYPED), place.get(STEP)
    if isinstance(step, int) and 1 <= step <= MOST_STEPS:
        lesson = replace(lesson, step=step)
    return SavedLesson(
        lesson,
        zoom / THOUSAND if isinstance(zoom, int) else 0.0,
        typed if isinstance(typed, str) else "",
        stays=place.get(STAYS, 1) != 0,
    )
