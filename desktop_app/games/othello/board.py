# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Othello."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QPainter

from desktop_app.boards import signs
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import Badge, BoardPicture, Picked
from desktop_app.core.position import MAX, MIN, Move, Player, Position
from desktop_app.games.othello import board_discs as discs
from desktop_app.games.othello.board_strip import Strip
from desktop_app.games.othello.discs import each_bit, turned_by
from desktop_app.games.othello.rules import OthelloGame, OthelloPosition
from desktop_app.games.othello.words import OthelloWording
from desktop_app.kit.look.theme import Theme
from desktop_app.languages import translate

GHOST, PREVIEW = 0.4, 0.55
MINIATURE_SIDE = 56
"""Pixels of a miniature, where texts are 13 pixels high."""
LEAST_CELL = 10


class OthelloBoard(BoardKind):
    """The board. Places are squares, and the parts of the strip below with the pass button."""

    is_framed = False

    def __init__(self, game: OthelloGame) -> None:
        super().__init__(game, game.columns, game.rows + 1)
        self.othello = game
        self._squares = game.columns * game.rows
        self._strip = Strip(game)

    # Where places are

    @property
    def extent(self) -> tuple[float, float]:
        """Return the size of the squares with the strip."""
        return self.columns, self.rows - 1 + self._strip.high

    def rect(self, place: int, side: int) -> QRectF:
        """Return the rectangle of a square or a part of the strip."""
        if place < self._squares:
            return super().rect(place, side)
        return self._strip.rect(place - self._squares, side)

    def place_at(self, point: QPoint, side: int) -> int:
        """The place at a point, -1 for none."""
        if point.y() < (self.rows - 1) * side:
            return super().place_at(point, side)
        part = self._strip.part_at(point, side)
        return -1 if part < 0 else self._squares + part

    def row_text(self, row: int) -> str:
        """Return the row's number from the top; the strip has none."""
        return str(row + 1) if row < self.rows - 1 else ""

    def labels(self, side: int, margin: int) -> list[tuple[QRect, str]]:
        """Label columns above and rows on the left: a1 is the upper left corner."""
        above = [
            (QRect(column * side, -margin, side, margin), self.column_text(column))
            for column in range(self.columns)
        ]
        beside = [
            (QRect(-margin, row * side, margin, side), self.row_text(row))
            for row in range(self.rows - 1)
        ]
        return above + beside

    # What places mean

    def stands_at(self, picture: BoardPicture, move: Move) -> int | None:
        """Return where a move is still visible; a pass is visible until the next move."""
        is_seen = move < self._squares or move == picture.last_move
        return move if is_seen else None

    def first_place(self, position: Position) -> int:
        """Return the first legal move; the pass button if the player must pass."""
        return next(iter(position.legal_moves()), super().first_place(position))

    def walk(self, position: Position, place: int, right: int, down: int) -> int:
        """Move the cursor from square to square, or from the last row to the strip."""
        if _at(position).must_pass and place < self._squares:
            return self.othello.passing
        if place < self._squares:
            there = super().walk(position, place, right, down)
            return there if there < self._squares else self.othello.passing
        if down < 0:
            return self._squares - self.columns + self.columns // 2
        return self._squares + self._strip.beside(place - self._squares, right)

    # What is said

    def accessible_text(self, picture: BoardPicture, place: int) -> str:
        """Describe a place: `d3: open, turns 2` with the move's value, or its disc."""
        position = _at(picture.position)
        if place >= self._squares:
            text = self._strip.accessible_text(picture, place - self._squares)
            badge = picture.badges.get(place)
            if badge is not None:
                value = translate("Othello", "{place}, value {value}")
                text = value.format(place=text, value=badge.accessible_text)
            return self.with_mistake(text, picture, place if place == picture.last_move else None)
        name, bit = self.othello.move_text(place), self.othello.bit(place)
        if position.discs & bit:
            text = translate("Othello", "{square}: {player}")
            if position.turned & bit:
                text = translate("Othello", "{square}: {player}, just turned")
            owner = MAX if position.black & bit else MIN
            text = text.format(square=name, player=OthelloWording().player(self.game, owner))
            return self.with_mistake(text, picture, place)
        if not position.places & bit:
            return translate("Othello", "{square}: open").format(square=name)
        turns = turned_by(position.own, position.others, bit).bit_count()
        badge = picture.badges.get(place)
        text = translate("Othello", "{square}: open, turns {count}")
        if badge is not None:
            text = translate("Othello", "{square}: open, turns {count}, value {value}")
        value = "" if badge is None else badge.accessible_text
        return text.format(square=name, count=turns, value=value)

    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:  # noqa: ARG002
        here = _at(position)
        if place >= self._squares:
            return translate("Othello", "No pass: there is a move to make")
        if here.discs & self.othello.bit(place):
            text = translate("Othello", "{square} is taken")
        elif here.must_pass:
            text = translate("Othello", "No move turns a disc: press Pass below the board")
        else:
            text = translate("Othello", "A disc at {square} turns nothing")
        return text.format(square=self.othello.move_text(place))

    # What is seen

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the squares."""
        discs.paint_ground(canvas, self.columns, self.rows - 1)

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the discs, the last one and those it turned, the legal moves, and the strip."""
        position = _at(picture.position)
        self._paint_discs(canvas, position, picture.last_move)
        if picture.accepts_moves and not picture.preview:
            for place in position.legal_moves():
                if place < self._squares and place not in self.valued(picture):
                    self._paint_dot(canvas, place)
        self._strip.paint(canvas, picture)

    def _paint_dot(self, canvas: Canvas, place: int) -> None:
        p, reach = canvas.painter, max(2.0, canvas.side * 0.075)
        p.setPen(canvas.pen(canvas.theme.base, max(1.0, canvas.side * 0.02)))
        p.setBrush(QColor(canvas.theme.text))
        p.drawEllipse(self.rect(place, canvas.side).center(), reach, reach)
        p.setBrush(QColor(0, 0, 0, 0))

    def _paint_discs(self, canvas: Canvas, position: OthelloPosition, last: Move | None) -> None:
        for player, bits in ((MAX, position.black), (MIN, position.white)):
            discs.paint_discs(canvas, self._cells(canvas, bits), player)
        if last is not None and last < self._squares:
            discs.paint_turned(canvas, self._cells(canvas, position.turned))
            discs.paint_last(canvas, self.rect(last, canvas.side))

    def _cells(self, canvas: Canvas, bits: int) -> Iterable[QRectF]:
        return [self.rect(self.othello.place(bit), canvas.side) for bit in each_bit(bits)]

    def paint_value(self, canvas: Canvas, place: int, badge: Badge) -> None:
        """Paint a value in its square; for a pass, next to the button."""
        if place >= self._squares:
            self._strip.paint_value(canvas, badge)
        else:
            super().paint_value(canvas, place, badge)

    def valued(self, picture: BoardPicture) -> Mapping[int, Badge]:
        return picture.badges

    def paint_ghost(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint the disc that a click would place, and mark those it would turn."""
        if move >= self._squares:
            return
        position, bit = _at(picture.position), self.othello.bit(move)
        if move not in picture.badges:
            canvas.painter.setOpacity(GHOST)
            discs.paint_discs(canvas, [self.rect(move, canvas.side)], position.turn)
            canvas.painter.setOpacity(1)
        turned = turned_by(position.own, position.others, bit)
        discs.paint_turned(canvas, self._cells(canvas, turned), dashed=True)

    def paint_line(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint pale, numbered discs; the discs they turn are not changed."""
        position = picture.position
        for number, move in enumerate(picture.preview, 1):
            cell, turn = self.rect(move, canvas.side), position.turn
            if move < self._squares:
                canvas.painter.setOpacity(PREVIEW)
                discs.paint_discs(canvas, [cell], turn)
                canvas.painter.setOpacity(1)
                self._paint_number(canvas, cell, number, turn)
            else:
                self._strip.paint_passing(canvas, number)
            position = position.after(move)

    def _paint_number(self, canvas: Canvas, cell: QRectF, number: int, turn: Player) -> None:
        """Paint a move number on a plate that covers the disc's sign."""
        p = canvas.painter
        p.setPen(canvas.pen(canvas.theme.base, 1))
        p.setBrush(QColor(discs.DARK_DISC if turn is MAX else discs.LIGHT_DISC))
        p.drawEllipse(canvas.inset(cell, 0.22))
        ink = discs.LIGHT_DISC if turn is MAX else discs.DARK_DISC
        canvas.text(cell, str(number), 0.34, QColor(ink), bold=True)
        p.setBrush(QColor(0, 0, 0, 0))

    def paint_hint(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint a hint; a pass only gets a frame."""
        place = self.rect(move, canvas.side)
        has_badge = move in picture.badges or move >= self._squares
        signs.paint_hint(canvas, place, has_badge=has_badge, is_round=False)

    def miniature_size(self, unit: float) -> QSize:
        side = self._miniature_side(unit)
        return QSize(self.columns * side, (self.rows - 1) * side)

    def _miniature_side(self, unit: float) -> int:
        return round(max(LEAST_CELL, MINIATURE_SIDE / self.columns) * unit)

    def paint_miniature(
        self,
        painter: QPainter,
        position: Position,
        last: Move | None,
        *,
        unit: float,
        theme: Theme,
        font: QFont,
    ) -> None:
        """Paint the discs, with a frame around them after a pass."""
        canvas = Canvas(painter, self._miniature_side(unit), theme, font)
        discs.paint_ground(canvas, self.columns, self.rows - 1)
        self._paint_discs(canvas, _at(position), last)
        if last == self.othello.passing:
            size = self.miniature_size(unit)
            painter.setPen(canvas.pen(theme.accent, 2 * unit))
            painter.drawRect(QRectF(1, 1, size.width() - 2, size.height() - 2))


def _at(position: Position) -> OthelloPosition:
    assert isinstance(position, OthelloPosition)
    return position
