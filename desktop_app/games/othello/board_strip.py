# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The strip below an Othello board: each side's number of discs, and the pass button."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor

from desktop_app.boards.badges import BadgePainter
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import Badge, BoardPicture
from desktop_app.core.position import MAX, MIN, Player, Position
from desktop_app.games.othello.board_discs import paint_discs
from desktop_app.games.othello.rules import OthelloGame, OthelloPosition
from desktop_app.games.othello.words import OthelloWording
from desktop_app.languages import translate

HIGH, GAP = 0.86, 0.1
"""Height of the strip and the gap above it, in eighths of the board's width."""
PASS, BLACK, WHITE = range(3)
"""The parts of the strip, as they are read; further places of its row are nothing."""
COUNT_WIDE = 1.25
"""Width of a count, in the same measure."""
EIGHTHS = 8


class Strip:
    """The parts of the strip: their places, descriptions and painting."""

    def __init__(self, game: OthelloGame) -> None:
        self._game = game

    @property
    def high(self) -> float:
        """Return its height with the gap, in sides of a place, the same for all boards."""
        return HIGH * self._game.columns / EIGHTHS

    def rect(self, part: int, side: int) -> QRectF:
        """Return the rectangle of a part; an empty part is a point below the board."""
        wide = self._game.columns * side
        unit = wide / EIGHTHS
        top, high, count = (
            self._game.rows * side + GAP * unit,
            (HIGH - GAP) * unit,
            COUNT_WIDE * unit,
        )
        if part == PASS:
            return QRectF(count, top, wide - 2 * count, high)
        if part in (BLACK, WHITE):
            return QRectF(0 if part == BLACK else wide - count, top, count, high)
        return QRectF((part + 0.5) * side, top + high - 1, 1, 1)

    def part_at(self, point: QPoint, side: int) -> int:
        """Return the part at a point, -1 for none."""
        for part in (PASS, BLACK, WHITE):
            if self.rect(part, side).toRect().contains(point):
                return part
        return -1

    def beside(self, part: int, right: int) -> int:
        """Return the part that an arrow key leads to."""
        order = (BLACK, PASS, WHITE)
        here = order.index(part) if part in order else 1
        return order[min(max(here + right, 0), 2)]

    def accessible_text(self, picture: BoardPicture, part: int) -> str:
        """Describe a part."""
        position = _at(picture.position)
        if part == PASS:
            said = self._said(position, picture)
            return said or translate("Othello", "Pass: not now, there is a move to make")
        if part in (BLACK, WHITE):
            side = MAX if part == BLACK else MIN
            text = translate("Othello", "{player} has discs: {count}")
            return text.format(
                player=OthelloWording().player(self._game, side), count=_count(position, side)
            )
        column = chr(ord("a") + part)
        return translate("Othello", "below column {column}: nothing").format(column=column)

    def _said(self, position: OthelloPosition, picture: BoardPicture) -> str:
        """Return who must pass or has passed, in words; empty if nobody."""
        passed = picture.last_move == self._game.passing
        if position.must_pass and picture.accepts_moves:
            text, side = translate("Othello", "{player} has no move: Pass"), position.turn
        elif position.must_pass:
            text, side = translate("Othello", "{player} must pass"), position.turn
        elif passed:
            text, side = translate("Othello", "{player} passed"), position.turn.opponent
        else:
            return ""
        return text.format(player=OthelloWording().player(self._game, side))

    def paint(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint both counts, and the message about a pass, as a button if one is due."""
        position = _at(picture.position)
        for part, side in ((BLACK, MAX), (WHITE, MIN)):
            self._paint_count(canvas, self.rect(part, canvas.side), side, _count(position, side))
        said = self._said(position, picture)
        if not said:
            return
        p, theme, room = canvas.painter, canvas.theme, self._words_room(canvas, picture)
        canvas, color = self._own(canvas), QColor(theme.text)
        if position.must_pass and picture.accepts_moves:
            p.setPen(canvas.pen(theme.accent, max(2.0, canvas.side * 0.04)))
            p.setBrush(QColor(theme.chosen))
            p.drawRoundedRect(canvas.inset(room, 0.04), canvas.side * 0.1, canvas.side * 0.1)
            p.setBrush(Qt.BrushStyle.NoBrush)
            color = QColor(theme.on_chosen)
        canvas.text(canvas.inset(room, 0.1), said, 0.3, color, bold=True)

    def _words_room(self, canvas: Canvas, picture: BoardPicture) -> QRectF:
        """Return the middle of the strip without the room for a value."""
        room = self.rect(PASS, canvas.side)
        if self._game.passing in picture.badges and not picture.preview:
            room.setWidth(room.width() - room.height())
        return room

    def _own(self, canvas: Canvas) -> Canvas:
        """Return a canvas for its parts, scaled as on a board of eight columns."""
        side = round(self.rect(PASS, canvas.side).height() / (HIGH - GAP))
        return Canvas(canvas.painter, side, canvas.theme, canvas.font)

    def _paint_count(self, canvas: Canvas, room: QRectF, side: Player, count: int) -> None:
        disc = QRectF(room.left(), room.top(), room.height(), room.height())
        if side is MIN:
            disc.moveRight(room.right())
        as_large = Canvas(canvas.painter, round(room.height()), canvas.theme, canvas.font)
        paint_discs(as_large, [disc], side)
        left = disc.right() if side is MAX else room.left()
        text = QRectF(left, room.top(), room.width() - disc.width(), room.height())
        self._own(canvas).text(text, str(count), 0.42, QColor(canvas.theme.text), bold=True)

    def paint_value(self, canvas: Canvas, badge: Badge) -> None:
        """Paint the value of a pass to the right of its text."""
        room = self.rect(PASS, canvas.side)
        place = QRectF(room.right() - room.height(), room.top(), room.height(), room.height())
        small = Canvas(canvas.painter, round(room.height()), canvas.theme, canvas.font)
        BadgePainter(small).paint(place, badge)

    def paint_passing(self, canvas: Canvas, number: int) -> None:
        """Paint that a move of the preview is a pass, with its number."""
        room = self.rect(PASS, canvas.side)
        text = translate("Othello", "{number}: pass").format(number=number)
        canvas.painter.fillRect(room, QColor(canvas.theme.window))
        self._own(canvas).text(room, text, 0.3, QColor(canvas.theme.text), bold=True)


def _count(position: OthelloPosition, side: Player) -> int:
    return (position.black if side is MAX else position.white).bit_count()


def _at(position: Position) -> OthelloPosition:
    assert isinstance(position, OthelloPosition)
    return position
