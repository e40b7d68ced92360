# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Kalah: seeds that can be counted in carved pits, numbers and values beside them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from desktop_app.boards.picture import Badge, BoardPicture, PointerState
from desktop_app.core.position import Position
from desktop_app.games.kalah.board import WOODS
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.theme import CONTRAST_DARK, CONTRAST_LIGHT, Theme
from desktop_app.kit.value_signs import ValueKind
from tests.boards.painting import READABLE, SIDE, THEMES, contrast, painted

GAME = find_game("kalah:6x4")
KIND = board_of(GAME)
PLACED = "4,0,3,9,1,2,7/0,5,6,0,4,1,6 X"


def seeds_in(image: QImage, room: QRectF, theme: Theme) -> int:
    """How many blots of the seeds' colour are in the ellipse of a room."""
    wood, rect, middle = WOODS[theme.dark, theme.strong], room.toRect(), room.center()

    def is_inside(x: int, y: int) -> bool:
        across, along = (x - middle.x()) / room.width(), (y - middle.y()) / room.height()
        return across**2 + along**2 < 0.25

    left = {
        (x, y)
        for x in range(rect.left(), rect.right() + 1)
        for y in range(rect.top(), rect.bottom() + 1)
        if is_inside(x, y) and image.pixelColor(x, y).name() == wood.seed
    }
    found = 0
    while left:
        waiting, size = [left.pop()], 1
        while waiting:
            x, y = waiting.pop()
            near = {(x + right, y + down) for right in (-1, 0, 1) for down in (-1, 0, 1)} & left
            left -= near
            size += len(near)
            waiting += near
        found += size > 3
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_seeds_letters_and_plates_have_contrast(theme: Theme) -> None:
    wood = WOODS[theme.dark, theme.strong]
    for ground in (wood.pit, wood.deep):
        assert contrast(wood.seed, ground) >= (7 if theme.strong else READABLE)
    assert contrast(wood.line, wood.seed) >= READABLE  # one seed from the next
    assert contrast(wood.ink, wood.board) >= (7 if theme.strong else 4.5)
    for color in (theme.x, theme.o):
        assert contrast(color, theme.base) >= READABLE
    assert max(contrast(each, wood.board) for each in (wood.pit, wood.dark)) >= READABLE


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", [CONTRAST_LIGHT, CONTRAST_DARK])
def test_as_many_seeds_are_painted_as_there_are(theme: Theme) -> None:
    """In the themes without highlights on seeds, where each is one blot."""
    position = GAME.parse_position(PLACED)
    image = painted(BoardPicture(position), SIDE, theme)

    def counted(place: int, inset: float) -> int:
        gap = inset * SIDE
        room = KIND.rect(place, SIDE).adjusted(gap, gap, -gap, -gap)
        return seeds_in(image, room, theme)

    lower = [counted(KIND.columns + 1 + pit, 0.11) for pit in range(6)]
    upper = [counted(6 - pit, 0.11) for pit in range(6)]
    assert lower == [4, 0, 3, 9, 1, 2]
    assert upper == [0, 5, 6, 0, 4, 1]
    assert [counted(0, 0.14), counted(7, 0.14)] == [6, 7]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
def test_a_value_stands_beside_its_pit_and_hides_neither_seeds_nor_numbers(theme: Theme) -> None:
    position: Position = GAME.start()
    badge = Badge("Unentschieden", "", ValueKind.DRAW, best=False, short_text="=")
    plain = BoardPicture(position, accepts_moves=True)
    valued = BoardPicture(position, badges={2: badge}, accepts_moves=True)
    for pointer in (PointerState(), PointerState(hovered=2)):
        without, shown = painted(plain, SIDE, theme, pointer), painted(valued, SIDE, theme, pointer)
        room = KIND.rect(KIND.place_of(position, 2), SIDE)
        near = QRectF(room.left(), 0, room.width(), room.bottom() + 0.44 * SIDE).toRect()
        assert without != shown
        assert without.copy(near) == shown.copy(near)
        beyond = near.translated(0, near.height())
        assert without.copy(beyond) != shown.copy(beyond)
