# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The style of controls and the typeface, in every theme, from left to right and back."""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QFontMetrics,
    QImage,
)
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop_app.kit.look.controls import ControlSheet, indent_number, make_main
from desktop_app.kit.look.scale import (
    ELSEWHERE,
    RADIUS,
    USUAL_POINTS,
    default_font,
    set_type_size,
)
from desktop_app.kit.look.theme import (
    CONTRAST_DARK,
    CONTRAST_LIGHT,
    DARK,
    LIGHT,
    Theme,
    palette,
)
from desktop_app.kit.look.typefaces import FACE
from desktop_app.kit.wheel_proof_box import WheelProofBox
from tests.boards.painting import contrast

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK])
SIZE = QPoint(160, 40)
ROOT = Path(__file__).parents[2]


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[QWidget]:
    """An empty window."""
    before = QApplication.palette()
    page = QWidget()
    qtbot.addWidget(page)
    QVBoxLayout(page)
    yield page
    QApplication.setPalette(before)


def shown(page: QWidget, widget: QWidget, theme: Theme) -> QImage:
    """What a control looks like on a page."""
    QApplication.setPalette(palette(theme))
    ControlSheet(page, theme)
    layout = page.layout()
    assert layout is not None
    layout.addWidget(widget)
    widget.setFixedSize(SIZE.x(), SIZE.y())
    page.show()
    QApplication.processEvents()
    image = page.grab().toImage()
    return image.copy(widget.geometry())


def edge_and_ground(image: QImage) -> tuple[QColor, QColor]:
    """The colours at the left edge and beside the text."""
    middle = image.height() // 2
    return image.pixelColor(0, middle), image.pixelColor(6, middle)


@THEMES
def test_a_button_is_round_and_outlined(page: QWidget, theme: Theme) -> None:
    image = shown(page, QPushButton("Board"), theme)
    assert edge_and_ground(image) == (QColor(theme.edge), QColor(theme.button))
    assert image.pixelColor(0, 0) == QColor(theme.window)


@THEMES
def test_the_main_button_is_filled_unless_it_is_resting(page: QWidget, theme: Theme) -> None:
    button = QPushButton("Start")
    make_main(button)
    image = shown(page, button, theme)
    assert edge_and_ground(image) == (QColor(theme.chosen), QColor(theme.chosen))
    button.setEnabled(False)
    assert edge_and_ground(shown(page, button, theme))[1] == QColor(theme.window)


@THEMES
def test_what_cannot_be_pressed_looks_so_in_high_contrast_too(page: QWidget, theme: Theme) -> None:
    button = QPushButton("Back")
    image = shown(page, button, theme)
    button.setEnabled(False)
    resting = shown(page, button, theme)
    edge = {resting.pixelColor(x, 0).name() for x in range(20, resting.width() - 20)}
    assert (len(edge) > 1) is theme.strong, "the edge is dashed in high contrast"
    inks = [max(contrast(theme.window, each) for each in colors_of(im)) for im in (image, resting)]
    assert inks[1] < inks[0] or not theme.strong
    assert inks[1] >= 4.5


def colors_of(image: QImage) -> set[str]:
    """The colours inside a control, without its edge."""
    inside = image.copy(image.rect().adjusted(4, 4, -4, -4))
    places = ((x, y) for x in range(inside.width()) for y in range(inside.height()))
    return {inside.pixelColor(x, y).name() for x, y in places}


@THEMES
def test_a_switch_that_is_on_differs_in_edge_and_ground(page: QWidget, theme: Theme) -> None:
    button = QPushButton("Follow")
    button.setCheckable(True)
    button.setChecked(True)
    image = shown(page, button, theme)
    assert edge_and_ground(image) == (QColor(theme.press), QColor(theme.press_pale))


def inked(image: QImage) -> list[int]:
    """The columns inside a box, without its edge, in which something is written.

    Its ground is the most frequent colour: it is another one while the real pointer is over it.
    """
    columns, rows = range(3, image.width() - 3), range(RADIUS, image.height() - RADIUS)
    written = {x: [image.pixel(x, y) for y in rows] for x in columns}
    ((ground, _),) = Counter(chain.from_iterable(written.values())).most_common(1)
    return [x for x, pixels in written.items() if any(each != ground for each in pixels)]


@THEMES
def test_a_number_begins_where_the_text_of_a_list_does(page: QWidget, theme: Theme) -> None:
    box = QSpinBox()
    box.setValue(70)
    indent_number(box)
    chosen = QComboBox()
    chosen.addItem("70")
    number, text = (inked(shown(page, each, theme))[0] for each in (box, chosen))
    assert abs(number - text) <= 1


@THEMES
def test_a_number_without_arrows_is_seen_in_the_middle(page: QWidget, theme: Theme) -> None:
    box = QSpinBox()
    box.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
    box.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    box.setValue(80)
    found = inked(shown(page, box, theme))
    assert found
    assert abs(found[0] + found[-1] - SIZE.x()) <= 4


def test_every_number_of_the_program_is_indented() -> None:
    """Except in the box for a guess, which has no arrows and its number in the middle."""
    made = re.compile(r"Q(?:Double)?SpinBox\(\)|class \w+\(Q(?:Double)?SpinBox\)")
    for file in (ROOT / "desktop_app").rglob("*.py"):
        text = file.read_text("utf-8")
        if "NoButtons" not in text:
            indented = re.findall(r"^ +indent_number\(", text, re.MULTILINE)
            assert len(made.findall(text)) == len(indented), file


@THEMES
@pytest.mark.parametrize(
    "direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
)
@pytest.mark.parametrize("kind", [QComboBox, QSpinBox])
def test_boxes_have_their_arrows_at_the_end_of_the_line(
    page: QWidget, theme: Theme, direction: Qt.LayoutDirection, kind: type[QWidget]
) -> None:
    page.setLayoutDirection(direction)
    image = shown(page, kind(), theme)
    is_mirrored = direction is Qt.LayoutDirection.RightToLeft
    columns = range(4, 26) if is_mirrored else range(SIZE.x() - 26, SIZE.x() - 4)
    ground, rows = QColor(theme.button), range(4, SIZE.y() - 4)
    inked = [y for y in rows if any(image.pixelColor(x, y) != ground for x in columns)]
    assert inked
    if kind is QSpinBox:  # one to count up, one to count down
        assert min(inked) < SIZE.y() // 2 - 3
        assert max(inked) > SIZE.y() // 2 + 3


def test_a_box_for_a_text_has_the_same_outline(page: QWidget) -> None:
    image = shown(page, QLineEdit(), LIGHT)
    assert edge_and_ground(image) == (QColor(LIGHT.edge), QColor(LIGHT.button))


@pytest.mark.skipif(sys.platform in USUAL_POINTS, reason="there the system's type is another")
def test_the_usual_type_has_sixteen_pixels(qapp: QApplication) -> None:
    theirs = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).pointSizeF()
    chosen = theirs / min(max(theirs, ELSEWHERE[0]), ELSEWHERE[1])  # by who uses this system
    assert default_font().pointSizeF() * 96 / 72 == pytest.approx(16 * chosen)


def test_controls_follow_the_size_of_type(page: QWidget, qtbot: QtBot) -> None:
    before = QApplication.font()
    button = QPushButton("Board")
    shown(page, button, LIGHT)
    set_type_size(0)
    qtbot.waitUntil(lambda: button.font().family() == FACE)
    usual = button.font().pointSizeF()
    set_type_size(3)
    qtbot.waitUntil(lambda: button.font().pointSizeF() == pytest.approx(12 / 7 * usual))
    QApplication.setFont(before)


@THEMES
def test_what_stands_in_an_empty_field_can_be_read(page: QWidget, theme: Theme) -> None:
    """Some of its pixels have the contrast that text needs; Qt would halve it."""
    field = QLineEdit()
    field.setPlaceholderText("A comment on this move")
    image = shown(page, field, theme)
    ground = image.pixelColor(SIZE.x() // 2, 6).name()
    inside = [
        image.pixelColor(x, y).name()
        for x in range(10, SIZE.x() - 10)
        for y in range(8, SIZE.y() - 8)
    ]
    assert max(contrast(color, ground) for color in inside) >= 4.5


def test_a_combo_box_is_measured_anew_when_its_rows_or_its_font_change(page: QWidget) -> None:
    box = WheelProofBox()
    shown(page, box, LIGHT)
    box.add_choice("One", 1)
    widths = [box.whole_size().width()]
    box.add_choice("Another, wider one", 2)
    widths.append(box.whole_size().width())
    box.setItemText(1, "An even wider one, by several words")
    widths.append(box.whole_size().width())
    font = box.font()
    font.setPointSizeF(2 * font.pointSizeF())
    box.setFont(font)
    widths.append(box.whole_size().width())
    assert sorted(set(widths)) == widths
    box.removeItem(1)
    assert widths[0] < box.whole_size().width() < widths[-1]
    chosen = box.chosen_size().width()
    box.add_choice("Wider, but the closed box does not grow", 3, widens=False)
    assert box.whole_size().width() == chosen
    box.setCurrentIndex(1)
    assert box.chosen_size().width() > chosen
    box.setCurrentIndex(0)
    assert box.chosen_size().width() == chosen
    box.insertItem(0, "Before it")
    assert box.currentIndex() == 1
    assert box.chosen_size().width() == chosen
    box.clear()
    assert box.whole_size().width() < chosen


@pytest.mark.parametrize(
    ("text", "wide", "lines"),
    [
        ("Kalah", 150, None),
        ("Three men's morris", 140, ("Three men's", "morris")),
        ("Kalah 6×4, empty captures", 150, ("Kalah 6×4,", "empty captures")),
        ("Schiffsschraubenspiel", 150, None),  # one word: elided
    ],
)
def test_a_name_that_is_too_long_for_a_closed_box_takes_two_lines(
    page: QWidget, text: str, wide: int, lines: tuple[str, str] | None
) -> None:
    box = WheelProofBox(letters=18)
    box.add_choice(text, 1, widens=False)
    box.setMinimumHeight(40)
    shown(page, box, LIGHT)
    box.setFixedWidth(wide)
    found = box.two_lines()
    assert (found and found[0]) == lines
    if found is not None:
        metrics = QFontMetrics(found[1])
        assert 2 * metrics.height() <= box.height()
        assert max(map(metrics.horizontalAdvance, found[0])) <= box.text_field().width()
        assert inked_rows(box) > metrics.height() + metrics.xHeight()  # one line has less


def inked_rows(box: WheelProofBox) -> int:
    """How high the text in a closed box is in pixels."""
    picture, field = box.grab().toImage(), box.text_field()
    rows = [
        y
        for y in range(field.top(), field.bottom())
        if any(picture.pixelColor(x, y).lightness() < 90 for x in range(field.left(), 90))
    ]
    return rows[-1] - rows[0] + 1


def test_a_long_name_takes_smaller_type_or_is_cut_at_its_end(page: QWidget) -> None:
    """Also in a box as low as one line of large type, which has no room for two."""
    box = WheelProofBox(letters=18)
    box.add_choice("Kalah 6×4, captura sin semillas enfrente y otra cosa muy larga", 1)
    box.setMinimumHeight(40)
    shown(page, box, LIGHT)
    box.setFixedWidth(150)
    found = box.two_lines()
    assert found is not None
    assert all(line.endswith("…") for line in found[0])
    assert box.currentText() in box.tip
    box.setFixedHeight(24)
    assert box.two_lines() is None
