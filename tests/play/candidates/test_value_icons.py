# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The small pictures in the list of moves: what they show is seen, and stands where it should."""

from __future__ import annotations

from itertools import groupby

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import find_game
from desktop_app.play.candidates.node import CandidateNode
from desktop_app.play.candidates.value_icons import (
    DOT_RADIUS,
    LEAST_SPAN,
    SPARKLINE_WIDTH,
    ValueChips,
    ValueSparklines,
    line_points,
)
from desktop_app.play.candidates.words import CandidateTexts
from desktop_app.play.display import DisplayChoice
from desktop_app.search.candidates import Candidate

START = find_game("gomoku").start()


def guess(number: float, depth: int) -> Score:
    return Score(Outcome.UNKNOWN, None, number, Bound.HEURISTIC, depth)


def row_of(*scores: Score) -> CandidateNode:
    """A row that had these values, one after the other."""
    node = CandidateNode(START, Candidate(112), (112,))
    for score in scores:
        node.take(Candidate(112, score, (112,)))
    return node


@pytest.fixture
def widget(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_a_line_ends_in_a_full_dot_an_open_one_or_none(
    widget: QWidget, display_choice: DisplayChoice
) -> None:
    pictures = ValueSparklines(CandidateTexts(display_choice), widget)
    before = guess(3, 2), guess(3, 4)
    endings = {
        "full": Score(Outcome.WIN, 9, 0, Bound.EXACT, 9),
        "open": guess(3, 6),
        "none": Score(Outcome.UNKNOWN, None, 3, Bound.UPPER, 6),
    }
    inked: dict[str, tuple[bool, bool]] = {}
    for name, last in endings.items():
        node = row_of(*before, last)
        image = pictures.icon(node).pixmap(pictures.size).toImage()
        # a flat line ends half-way up, a win at the top
        x, y = (
            round(SPARKLINE_WIDTH - DOT_RADIUS - 1),
            DOT_RADIUS + 0.5 if name == "full" else image.height() / 2,
        )
        below = image.pixelColor(x, round(y + DOT_RADIUS)).alpha()
        inked[name] = image.pixelColor(x, round(y - 0.5)).alpha() > 128, below > 40
    assert inked == {"full": (True, True), "open": (False, True), "none": (True, False)}


def ink(image: QImage) -> QRect:
    """Around the text of a plate: all that is not as the middle of its edge's inside."""
    edge = 4
    ground = image.pixelColor(edge, image.height() // 2)
    places = [
        (x, y)
        for x in range(edge, image.width() - edge)
        for y in range(3, image.height() - 3)
        if image.pixelColor(x, y) != ground
    ]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return QRect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def test_a_guess_stands_in_the_middle_of_its_plate(
    widget: QWidget, display_choice: DisplayChoice
) -> None:
    chips = ValueChips(CandidateTexts(display_choice), widget)
    icon = chips.icon(row_of(guess(30, 2)))
    image = icon.pixmap(icon.availableSizes()[0]).toImage()
    text = ink(image)
    assert abs(text.left() - (image.width() - 1 - text.right())) <= 3
    assert abs(text.top() - (image.height() - 1 - text.bottom())) <= 3


@pytest.mark.parametrize("outcome", [Outcome.WIN, Outcome.LOSS])
def test_beside_a_sign_and_its_text_is_as_much_room_as_between_them(
    widget: QWidget, display_choice: DisplayChoice, outcome: Outcome
) -> None:
    chips = ValueChips(CandidateTexts(display_choice), widget)
    icon = chips.icon(row_of(Score(outcome, 9, 0, Bound.EXACT, 9)))
    image = icon.pixmap(icon.availableSizes()[0]).toImage()
    ground = image.pixelColor(4, image.height() // 2)
    inside = range(3, image.width() - 3)
    inked = [
        any(image.pixelColor(x, y) != ground for y in range(4, image.height() - 4)) for x in inside
    ]
    before, between, *_, after = (
        len(list(run)) for is_inked, run in groupby(inked) if not is_inked
    )
    gaps = before + 1, between, after + 1
    assert max(gaps) - min(gaps) <= 2


@pytest.mark.parametrize(("range_", "share"), [(0.25, 0.25), (0.5, 0.5), (1, 1), (4, 1)])
def test_a_small_change_of_value_looks_small_and_a_large_one_fits(
    range_: float, share: float
) -> None:
    room = QRectF(2, 3, 60, 20)
    _, (first, last) = line_points([7, 7 + range_ * LEAST_SPAN], room)
    assert first.y() - last.y() == pytest.approx(share * room.height())
    assert (first.y() + last.y()) / 2 == pytest.approx(room.center().y())
    assert (first.x(), last.x()) == (room.left(), room.right())
