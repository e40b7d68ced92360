# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The row above the board: captured pieces, and which player is ahead."""

from __future__ import annotations

from itertools import accumulate, pairwise

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import BoardPicture, OffBoard
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import APART, TIGHT
from desktop_app.kit.look.theme import LIGHT, Theme

STEP, NEXT_STEP = 0.42, 0.85
"""The steps to the next piece of a kind and to the next kind, in sides of a piece."""
LEAST_SHARE = 0.5
"""The least share of these steps with many pieces; each can still be counted."""
LEAST_PIECE = 14
"""The least side of a piece in pixels; pieces are as high as the row where they have room."""
RIM = 0.14
"""The margin around a piece in its square, which is left out here, as a share of the square."""


@guarded
class OffBoardRow(QWidget):
    """The first player's captures on the left and the second player's on the right."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self._kind: BoardKind | None = None
        self._shown: OffBoard | None = None
        self.setObjectName("off-board")
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""
        self._theme = theme
        self.update()

    def show_picture(self, kind: BoardKind, picture: BoardPicture) -> None:
        """Show the captured pieces of a picture, if its kind of board has any."""
        shown = kind.off_board(picture.position)
        if (kind, shown) == (self._kind, self._shown):
            return
        self._kind, self._shown = kind, shown
        if shown is not None:
            self.setAccessibleName(shown.accessible_text)
            self.setToolTip(shown.accessible_text)
        self.setVisible(shown is not None)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint two rows, each half a board wide; a side without space shows only its number."""
        kind, shown = self._kind, self._shown
        if kind is None or shown is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self.height(), self._theme, self.font())
        self._paint_side(canvas, kind, shown.first, max(shown.ahead, 0))
        self._paint_side(canvas, kind, shown.second, max(-shown.ahead, 0), is_right=True)
        painter.end()

    def _paint_side(
        self, canvas: Canvas, kind: BoardKind, pieces: str, more: int, *, is_right: bool = False
    ) -> None:
        text, room = f"+{more}" if more else "", (self.width() - APART) // 2
        number = self.fontMetrics().horizontalAdvance(text) + TIGHT if text else 0
        side, places = canvas.side, list[float]()
        for smaller in range(canvas.side, LEAST_PIECE - 1, -1):
            found = _places(pieces, smaller, room - number)
            if found:
                side, places = smaller, found
                break
        top = (canvas.side - side) / 2
        rim = side * RIM
        wide = places[-1] + side if places else 0
        x = self.width() - wide - number if is_right else 0
        for piece, place in zip(pieces, places, strict=False):
            square = QRectF(x + place, top, side, side).adjusted(-rim, -rim, rim, rim)
            kind.paint_taken(canvas, square, piece)
        canvas.painter.setPen(self._theme.text)
        room_of_text = QRectF(x + wide + TIGHT, 0, number, canvas.side)
        canvas.painter.drawText(room_of_text, Qt.AlignmentFlag.AlignVCenter, text)


def _places(pieces: str, side: int, room: float) -> list[float]:
    """Return the left edges of pieces of this side; nothing if too little of each would be seen."""
    places = [side * offset for offset in _offsets(pieces)]
    longest = places[-1] if places else 0
    share = min(1.0, (room - side) / longest) if longest else 1.0
    has_room = share >= LEAST_SHARE and side <= room
    return [share * place for place in places] if has_room else []


def _offsets(pieces: str) -> list[float]:
    """Return the left edge of each piece, in widths of a piece; pieces of a kind overlap."""
    steps = (STEP if one == other else NEXT_STEP for one, other in pairwise(pieces))
    return list(accumulate(steps, initial=0.0)) if pieces else []
