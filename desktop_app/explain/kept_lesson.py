# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a window keeps of its page that explains: the lesson, and how it is looked at."""

from __future__ import annotations

from dataclasses import dataclass, replace

from desktop_app.explain.lesson_file import MOST_STEPS, Lesson, lesson_text, read_lesson
from desktop_app.files.errors import FileError
from desktop_app.files.journal import LONGEST_PLACE, STEP, Place

LESSON, ZOOM, TYPED, STAYS = "lesson", "zoom", "typed", "stays"
"""In the place of a window; the zoom is in thousandths."""
HASTY = (ZOOM, TYPED)
"""What changes in quick succession, and need not be kept at once."""
THOUSAND = 1_000


@dataclass(frozen=True, slots=True)
class KeptLesson:
    """A lesson as it was left.

    Attributes:
        lesson: what is explained, and the step at which it stands.
        zoom: of the tree, 1 being 100 %; 0 where that is not known.
        typed: the line for numbers, which need not be those of the tree.
        stays: whether the page comes back with it; else it is what was explained before.
    """

    lesson: Lesson
    zoom: float = 0.0
    typed: str = ""
    stays: bool = True


def place_of(kept: KeptLesson) -> Place:
    """What stands in the window's file; nothing of a lesson that is too long for it."""
    text = " ".join(lesson_text(replace(kept.lesson, step=1)).split("\n"))
    if len(text) > LONGEST_PLACE:
        return {}
    zoom, step = round(THOUSAND * kept.zoom), kept.lesson.step
    return {LESSON: text, STEP: step, ZOOM: zoom, TYPED: kept.typed, STAYS: int(kept.stays)}


def kept_in(place: Place) -> KeptLesson | None:
    """The lesson that stands in a window's file; none where there is none that can be read."""
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
    return KeptLesson(
        lesson,
        zoom / THOUSAND if isinstance(zoom, int) else 0.0,
        typed if isinstance(typed, str) else "",
        stays=place.get(STAYS, 1) != 0,
    )
