# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of three men's morris: nine points, the lines between them, stones of two shapes."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import BoardPicture, Picked
from desktop_app.boards.pieces import BESIDE, PieceBoard
from desktop_app.core.position import MAX, Move, Position
from desktop_app.games.morris.rules import (
    LINKS,
    POINTS,
    SIDE,
    STONES,
    MorrisGame,
    MorrisPosition,
    Ways,
)
from desktop_app.languages import translate

X, O = "X", "O"  # noqa: E741 - what the stones are called
STONE, MARK = 0.17, 0.3
"""How far a stone, and what is drawn on it, keep from the edges of a place."""
DOT = 0.07
LAST = 0.11


class MorrisBoard(PieceBoard):
    """The board. Places are points, numbered as in the game."""

    can_turn = False  # neither player has a side of their own
    is_round = True
    small_side = 18

    def __init__(self, game: MorrisGame) -> None:
        super().__init__(game, SIDE, SIDE)
        self._ways = game.ways

    def ends_of(self, move: Move) -> tuple[int, int]:
        left, end = divmod(move, POINTS)
        return left - 1 if left else BESIDE, end

    def piece_at(self, position: Position, place: int) -> str:
        stones = _stones(position)
        return X if stones.x >> place & 1 else O if stones.o >> place & 1 else ""

    def new_piece(self, position: Position) -> str:
        """Return a stone of the player to move."""
        return X if position.turn is MAX else O

    def piece_name(self, piece: str) -> str:
        return piece

    # What is said

    def standing(self, picture: BoardPicture, place: int) -> str:
        """Describe a stone, and at the end whether it is one of three in a row."""
        text, stones = super().standing(picture, place), _stones(picture.position)
        if stones.winning_row >> place & 1:
            return translate("Morris", "{stone}, in the winning row").format(stone=text)
        return text

    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:
        stones, piece = _stones(position), self.piece_at(position, place)
        own = stones.stones(position.turn)
        if own.bit_count() < STONES or (picked and piece):
            text = translate("Morris", "{point} is taken")
        elif picked:
            text = translate("Morris", "No line leads from {start} to {point}")
        elif not piece:
            text = translate("Morris", "All stones are on the board. Move one of yours")
        elif not own >> place & 1:
            text = translate("Morris", "The stone on {point} belongs to the other player")
        else:
            text = translate("Morris", "The stone on {point} has no empty point next to it")
        start = self.place_text(picked[0]) if picked else ""
        return text.format(point=self.place_text(place), start=start)

    # What is seen

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the lines along which stones move, or a frame if they may move anywhere."""
        self._lines(canvas, QRectF(0, 0, SIDE * canvas.side, SIDE * canvas.side))

    def paint_bare(self, canvas: Canvas, place: int) -> None:
        """Paint the lines under a place without its stone."""
        self._lines(canvas, self.rect(place, canvas.side))

    def _lines(self, canvas: Canvas, room: QRectF) -> None:
        p, theme = canvas.painter, canvas.theme
        p.save()
        p.setClipRect(room)
        p.fillRect(room, QColor(theme.base))
        p.setPen(canvas.pen(theme.line, max(1.5, canvas.side * 0.035)))
        if self._ways is not Ways.ANYWHERE:
            p.drawLines(
                [
                    QLineF(self._center(canvas, one), self._center(canvas, other))
                    for one, others in enumerate(LINKS[self._ways])
                    for other in others
                    if one < other
                ]
            )
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(theme.faint))
        for place in range(POINTS):
            reach = max(1.5, canvas.side * DOT)
            p.drawEllipse(self._center(canvas, place), reach, reach)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.restore()

    def _center(self, canvas: Canvas, place: int) -> QPointF:
        return self.rect(place, canvas.side).center()

    def paint_last(self, canvas: Canvas, place: int) -> None:
        """Ring the point of the last move."""
        canvas.painter.setPen(canvas.pen(canvas.theme.accent, max(1.5, canvas.side * 0.04)))
        canvas.painter.drawEllipse(canvas.inset(self.rect(place, canvas.side), LAST))

    def paint_piece(self, canvas: Canvas, rect: QRectF, piece: str) -> None:
        """Paint a pale disc with a cross or ring in its player's colour."""
        p, theme, side = canvas.painter, canvas.theme, rect.width()
        color = theme.x if piece == X else theme.o
        p.setBrush(QColor(theme.window))
        p.setPen(canvas.pen(color, max(1.5, side * 0.05)))
        p.drawEllipse(_within(rect, STONE))
        p.setBrush(Qt.BrushStyle.NoBrush)
        mark = _within(rect, MARK)
        p.setPen(canvas.pen(color, max(1.5, side * 0.09)))
        if piece == X:
            p.drawLine(mark.topLeft(), mark.bottomRight())
            p.drawLine(mark.topRight(), mark.bottomLeft())
        else:
            p.drawEllipse(mark)

    def paint_end(self, canvas: Canvas, picture: BoardPicture, share: float = 1) -> None:
        """Draw a line through three in a row."""
        stones, p = _stones(picture.position), canvas.painter
        row = stones.winning_row
        for color, width in ((canvas.theme.base, 0.16), (canvas.theme.accent, 0.09)):
            p.setPen(canvas.pen(color, max(3.0, canvas.side * width)))
            if row:
                first, _middle, last = (n for n in range(POINTS) if row >> n & 1)
                line = QLineF(self._center(canvas, first), self._center(canvas, last))
                p.drawLine(QLineF(line.p1(), line.pointAt(share)))
        if not row:
            super().paint_end(canvas, picture, share)


def _within(rect: QRectF, share: float) -> QRectF:
    gap = rect.width() * share
    return rect.adjusted(gap, gap, -gap, -gap)


def _stones(position: Position) -> MorrisPosition:
    assert isinstance(position, MorrisPosition)
    return position
