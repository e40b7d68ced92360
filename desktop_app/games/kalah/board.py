# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Kalah: two rows of pits with their seeds, and a store at either end."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import BoardPicture, Picked
from desktop_app.core.position import MAX, MIN, Move, Player, Position
from desktop_app.games.kalah.rules import KalahGame, KalahPosition
from desktop_app.games.kalah.words import COUNTED_SEEDS
from desktop_app.kit.look.theme import Theme
from desktop_app.languages import translate

EDGE = 0.5
"""Above and below the pits, in sides of a pit: there stand their letters and numbers of seeds."""
PIT, STORE = 0.08, 0.1
"""The margin around a pit and a store, as a share of a side."""
SEED = 0.075
"""Radius of a seed."""
SPREAD = 0.36
"""The distance of seeds from the centre of their pit."""
MOST_DRAWN = 24
"""A pit with more seeds is drawn as full: its number tells the rest."""
GOLDEN_ANGLE = pi * (3 - sqrt(5))
TINT, GHOST_OPACITY, PREVIEW_OPACITY = 0.16, 0.55, 0.6
MINIATURE = QSize(17, 19)
"""Pixels of a pit in a miniature, where texts are 13 pixels high."""


class PitsAndStores(BoardKind):
    """Two rows of pits with a store at either end; O's store is on the left.

    X sows from left to right along the lower row, O from right to left along the upper one.
    """

    is_round = True
    is_framed = False

    def __init__(self, game: KalahGame) -> None:
        super().__init__(game, game.pits + 2, 2)
        self._pits = game.pits

    # Where places are

    @property
    def extent(self) -> tuple[float, float]:
        return self.columns, self.rows + 2 * EDGE

    @property
    def is_large(self) -> bool:
        """Return False: a finger finds every pit."""
        return False

    def rect(self, place: int, side: int) -> QRectF:
        """Return the square of a pit, or the whole of a store."""
        row, column = divmod(place, self.columns)
        if column in (0, self.columns - 1):
            return QRectF(column * side, EDGE * side, side, 2 * side)
        return QRectF(column * side, (row + EDGE) * side, side, side)

    def place_at(self, point: QPoint, side: int) -> int:
        """Return the place at a point, -1 for none; a pit's letter and number belong to it."""
        column, row = point.x() // side, 0 if point.y() < (1 + EDGE) * side else 1
        inside = 0 <= column < self.columns and 0 <= point.y() < self.extent[1] * side
        return row * self.columns + column if inside else -1

    def labels(self, side: int, margin: int) -> list[tuple[QRect, str]]:  # noqa: ARG002
        """Return nothing: the letters stand on the board."""
        return []

    # What places mean

    def place_of(self, position: Position, move: Move) -> int:  # noqa: ARG002
        """Return the place of the pit that is emptied."""
        if move < self._pits:
            return self.columns + 1 + move
        return 2 * self._pits - move

    def _move_at(self, place: int) -> Move | None:
        """Return the move that empties a pit, whoever owns it; None for a store."""
        row, column = divmod(place, self.columns)
        if column in (0, self.columns - 1):
            return None
        return column - 1 if row else 2 * self._pits - column

    def first_place(self, position: Position) -> int:
        """Return the pit in the middle of the row of the player to move."""
        return self.place_of(
            position, self._pits // 2 + (0 if position.turn is MAX else self._pits)
        )

    # What is said

    def accessible_text(self, picture: BoardPicture, place: int) -> str:
        """Return `pit c of X: 4 seeds, value +1`, or `store of O: 7 seeds`."""
        kalah, move = _kalah(picture.position), self._move_at(place)
        if move is None:
            owner = MIN if place % self.columns == 0 else MAX
            is_lower = place // self.columns
            named = COUNTED_SEEDS.in_lower_half if is_lower else COUNTED_SEEDS.in_store
            return named(_stored(kalah, owner), kalah.game.player_text(owner))
        owner = kalah.game.player_text(MAX if move < self._pits else MIN)
        text = COUNTED_SEEDS.in_pit(_seeds(kalah, move), kalah.game.move_text(move), owner)
        badge = picture.badges.get(move)
        if badge is None:
            return self.with_mistake(text, picture, move if move == picture.last_move else None)
        value = translate("Kalah", "{place}, value {value}")
        return value.format(place=text, value=badge.accessible_text)

    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:  # noqa: ARG002
        """Return that it is a store, the other player's pit, or empty."""
        move = self._move_at(place)
        if move is None:
            return translate("Kalah", "Choose a pit. You can't empty a store")
        if (move < self._pits) != (position.turn is MAX):
            return translate("Kalah", "Choose a pit in your own row")
        return translate("Kalah", "This pit is empty")

    # What is seen

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the board with its pits and stores, and the letter of each pit."""
        p, theme, side = canvas.painter, canvas.theme, canvas.side
        wide, high = (length * side for length in self.extent)
        p.fillRect(QRectF(0, 0, wide, high), QColor(theme.base))
        p.setPen(canvas.pen(theme.line, max(1.5, side * 0.03)))
        for move in range(2 * self._pits):
            p.setBrush(self._tint(theme, MAX if move < self._pits else MIN))
            p.drawEllipse(self._pit(canvas, move))
        for player in (MAX, MIN):
            p.setBrush(self._tint(theme, player))
            p.drawRoundedRect(self._store(canvas, player), side * 0.35, side * 0.35)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for move in range(2 * self._pits):
            band = self._band(canvas, move)
            band.setWidth(side * 0.4)
            name = self.game.move_text(move)
            canvas.text(band, name, 0.2, QColor(theme.faint), bold=False)

    def _tint(self, theme: Theme, player: Player) -> QColor:
        color = QColor(theme.x if player is MAX else theme.o)
        color.setAlphaF(TINT)
        return color

    def _pit(self, canvas: Canvas, move: Move) -> QRectF:
        return canvas.inset(self._room(canvas, move), PIT)

    def _room(self, canvas: Canvas, move: Move) -> QRectF:
        """Return the square of a pit."""
        row, column = (1, move + 1) if move < self._pits else (0, 2 * self._pits - move)
        return self.rect(row * self.columns + column, canvas.side)

    def _store(self, canvas: Canvas, player: Player) -> QRectF:
        place = self.columns - 1 if player is MAX else 0
        return canvas.inset(self.rect(place, canvas.side), STORE)

    def _band(self, canvas: Canvas, move: Move) -> QRectF:
        """Return the strip beside a pit for its letter and number: below X's, above O's."""
        room, high = self._room(canvas, move), EDGE * canvas.side
        top = room.bottom() if move < self._pits else room.top() - high
        return QRectF(room.left(), top, room.width(), high)

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the seeds, their numbers, and a ring around the pit emptied last."""
        kalah, theme = _kalah(picture.position), canvas.theme
        if picture.last_move is not None:
            canvas.painter.setPen(canvas.pen(theme.accent, max(2.0, canvas.side * 0.05)))
            canvas.painter.drawEllipse(self._pit(canvas, picture.last_move))
        for move in range(2 * self._pits):
            count = _seeds(kalah, move)
            self._scatter(canvas, self._room(canvas, move), count)
            ink = QColor(theme.text if count else theme.faint)
            canvas.text(self._band(canvas, move), str(count), 0.34, ink, bold=True)
        for player in (MAX, MIN):
            store, count = self._store(canvas, player), _stored(kalah, player)
            name = QRectF(store.left(), store.top(), store.width(), store.height() * 0.3)
            ink = QColor(theme.x if player is MAX else theme.o)
            canvas.text(name, kalah.game.player_text(player), 0.34, ink, bold=True)
            canvas.text(store, str(count), 0.5, QColor(theme.text), bold=True)

    def _scatter(self, canvas: Canvas, room: QRectF, count: int) -> None:
        """Paint seeds in a sunflower pattern, which fills a round pit evenly."""
        p, theme, side = canvas.painter, canvas.theme, canvas.side
        drawn = min(count, MOST_DRAWN)
        reach = SEED * side * min(1.0, sqrt(9 / max(drawn, 1)))
        p.setPen(canvas.pen(theme.base, max(0.6, side * 0.012)))
        p.setBrush(QColor(theme.text))
        for number in range(drawn):
            away = SPREAD * side * sqrt((number + 0.5) / max(drawn, 4)) * 0.92
            angle = number * GOLDEN_ANGLE
            p.drawEllipse(
                room.center() + QPointF(cos(angle) * away, sin(angle) * away), reach, reach
            )
        p.setBrush(Qt.BrushStyle.NoBrush)

    def paint_ghost(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Ring the pit that a click would empty, and the pit where its last seed would land."""
        kalah, p = _kalah(picture.position), canvas.painter
        last = kalah.sown(move).last
        p.setOpacity(GHOST_OPACITY)
        p.setPen(canvas.pen(canvas.theme.accent, max(2.0, canvas.side * 0.06)))
        p.drawEllipse(self._pit(canvas, move))
        pen = canvas.pen(canvas.theme.accent, max(2.0, canvas.side * 0.04))
        pen.setStyle(Qt.PenStyle.DashLine)
        p.setPen(pen)
        if last == self._pits:
            p.drawRoundedRect(
                self._store(canvas, kalah.turn), canvas.side * 0.35, canvas.side * 0.35
            )
        else:
            pit = last if last < self._pits else last - 1
            p.drawEllipse(self._pit(canvas, pit if kalah.turn is MAX else self._across(pit)))
        p.setOpacity(1)

    def _across(self, pit: int) -> int:
        """Return the pit that is where a pit would be if the board were turned round."""
        return (pit + self._pits) % (2 * self._pits)

    def paint_line(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the numbers of the moves in the pits that they empty."""
        p = canvas.painter
        numbers: dict[Move, list[str]] = {}
        for number, move in enumerate(picture.preview, 1):
            numbers.setdefault(move, []).append(str(number))
        for move, found in numbers.items():
            room, reach = self._room(canvas, move), canvas.side * 0.3
            p.setPen(canvas.pen(canvas.theme.accent, max(1.0, canvas.side * 0.03)))
            p.setBrush(QColor(canvas.theme.base))
            p.drawEllipse(room.center(), reach, reach)
            p.setBrush(Qt.BrushStyle.NoBrush)
            inner = QRectF(room.center().x() - reach * 0.9, room.top(), reach * 1.8, room.height())
            canvas.text(inner, " ".join(found), 0.3, QColor(canvas.theme.text), bold=True)

    # Small boards

    def miniature_side(self, unit: float) -> int:
        return round(MINIATURE.width() * unit)

    def miniature_size(self, unit: float) -> QSize:
        wide, high = MINIATURE.width() * self.columns, MINIATURE.height() * 2
        return QSize(round(wide * unit), round(high * unit))

    def paint_small(
        self, canvas: Canvas, position: Position, last: Move | None, unit: float
    ) -> None:
        """Paint the numbers of seeds; the pit emptied last is tinted."""
        p, theme = canvas.painter, canvas.theme
        wide, high = MINIATURE.width() * unit, MINIATURE.height() * unit
        kalah = _kalah(position)
        size = self.miniature_size(unit)
        p.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(theme.base))
        for player in (MAX, MIN):
            left = 0 if player is MIN else wide * (self.columns - 1)
            store = QRectF(left, 0, wide, 2 * high)
            p.fillRect(store, self._tint(theme, player))
            canvas.text(store, str(_stored(kalah, player)), 0.75, QColor(theme.text), bold=True)
        for move in range(2 * self._pits):
            row, column = (1, move + 1) if move < self._pits else (0, 2 * self._pits - move)
            room = QRectF(column * wide, row * high, wide, high)
            if move == last:
                tint = QColor(theme.accent)
                tint.setAlpha(90)
                p.fillRect(room, tint)
            canvas.text(room, str(_seeds(kalah, move)), 0.7, QColor(theme.text), bold=False)
        p.setPen(canvas.pen(theme.line, 1))
        p.drawRect(QRectF(0, 0, size.width(), size.height()))


def _kalah(position: Position) -> KalahPosition:
    assert isinstance(position, KalahPosition)
    return position


def _seeds(kalah: KalahPosition, move: Move) -> int:
    """Return the seeds in the pit that a move empties."""
    row, pit = divmod(move, kalah.game.pits)
    return kalah.pits[row][pit]


def _stored(kalah: KalahPosition, player: Player) -> int:
    """Return the seeds in a player's store."""
    return kalah.stores[0 if player is MAX else 1]
