# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cached layers of a board: the parts that stay the same between repaints are kept as pixels.

Painting the rack of Connect Four takes 7 ms and its values 4 ms, out of 16 ms for a frame. The
pointer and the values change at different times, so each has a layer of its own.
"""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFont, QPainter, QPixmap

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardEvent
from desktop_app.boards.picture import BoardPicture, PointerState
from desktop_app.games.registry import board_of
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.value_signs import TagType


class BoardLayers:
    """Paints board pictures and keeps each layer until its content changes."""

    def __init__(self) -> None:
        self._ground = self._still = QPixmap()
        self._ground_of: object = None
        self._still_of: object = None
        self._tags: TagType | None = None

    def paint(
        self,
        painter: QPainter,
        picture: BoardPicture,
        side: int,
        theme: Theme,
        font: QFont,
        *,
        pointer: PointerState,
        moment: tuple[BoardEvent, float] | None = None,
    ) -> None:
        """Paint a picture, with its upper left corner at the painter's origin.

        Args:
            painter: the painter of a widget or an image.
            picture: the content of the board.
            side: the side of a place in pixels.
            theme: the colours.
            font: the font of all texts.
            pointer: the state of mouse, keyboard and finger.
            moment: an animated event and its progress from 0 to 1; None for none.
        """
        kind = board_of(picture.position.game, is_turned=picture.is_turned)
        ratio = painter.device().devicePixelRatioF()
        # 1. The empty board.
        ground_of = (kind, side, theme, ratio)
        if self._ground_of != ground_of:
            wide, high = (ceil(ceil(length * side) * ratio) for length in kind.extent)
            self._ground = QPixmap(QSize(wide, high))
            self._ground.setDevicePixelRatio(ratio)
            self._ground.fill(theme.window)
            inner = QPainter(self._ground)
            kind.paint_ground(Canvas(inner, side, theme, font))
            inner.end()
            self._ground_of, self._still_of = ground_of, None
        # 2. Pieces and values, until the next move or value.
        values = (picture.badges, picture.mistakes, bool(picture.preview))
        moves = (picture.last_move, picture.picked, picture.accepts_moves)
        shown = (picture.position, kind.traces(picture.position), values, moves)
        # Step 3 draws the end of the game and the moving pieces while they are animated.
        ended = moment is None or moment[0] not in (BoardEvent.WIN, BoardEvent.MOVE)
        moving = moment is not None and moment[0] is BoardEvent.MOVE and moment[1] < 1
        still_of = (ground_of, font.key(), shown, ended, moving)
        if self._still_of != still_of:
            self._still = QPixmap(self._ground)
            inner = QPainter(self._still)
            still = Canvas(inner, side, theme, font)
            self._tags = still.tags = kind.type_of_tags(still, picture)
            still.rim = kind.tag_rim(theme)
            kind.paint_static(still, picture, ended=ended, moving=moving)
            inner.end()
            self._still_of = still_of
        painter.drawPixmap(QPointF(), self._still)
        # 3. The animated event.
        if moment is not None:
            kind.paint_moment(Canvas(painter, side, theme, font), picture, *moment)
        # 4. Everything that follows the pointer.
        over = Canvas(painter, side, theme, font)
        over.tags, over.rim = self._tags, kind.tag_rim(theme)
        kind.paint_moving(over, picture, pointer)
