# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The interface of every kind of board: its places, their meaning, painting and descriptions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from copy import copy
from enum import Enum, auto
from math import pi, sin
from typing import NamedTuple, Self

from PySide6.QtCore import QMargins, QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from desktop_app.boards import signs
from desktop_app.boards.badges import BadgePainter, paint_lost
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import (
    Badge,
    BoardPicture,
    MistakeBadge,
    OffBoard,
    Picked,
    PointerState,
)
from desktop_app.core.position import MAX, MIN, Game, Move, Player, Position
from desktop_app.kit.look.theme import Theme, mixed
from desktop_app.kit.value_signs import TagMeter, TagType
from desktop_app.languages import translate

LARGE_COLUMNS = 10
"""The number of columns from which a board counts as large: small places, many moves."""
FEW = 8
"""The number of values on a large board, the best ones."""
MINIATURE_SIDE = 56
"""The width in pixels of most miniatures, beside texts of 13 pixels."""


class BoardEvent(Enum):
    """An event on the board after a move, painted for a third of a second."""

    MOVE = auto()
    """The move itself, if it can be seen: a disc falls, discs turn over."""
    WIN = auto()
    DRAW = auto()
    BLOCK = auto()
    """The move blocked the opponent, who could have won there with the next move."""


MIDDLE = "#7f7f7f"
"""A grey that can be seen on black and on white."""
PALER = 0.6
"""How much of the second player's part of a bar is the colour of the ground."""


class ShareColors(NamedTuple):
    """The colours of a bar that shows how much of something each player has.

    Attributes:
        first, second: the players' parts of the bar.
        first_edge, second_edge: the lines around these parts.
        scale: the lines that divide the bar.
        is_hatched: whether the second player's part has lines in the colour of its edge.
    """

    first: str
    second: str
    first_edge: str
    second_edge: str
    scale: str
    is_hatched: bool = False

    @classmethod
    def of_pieces(cls, first: str, second: str, theme: Theme) -> Self:
        """Return the colours of two kinds of pieces, whatever the page's own colours are."""
        return cls(first, second, theme.faint, theme.faint, MIDDLE)

    @classmethod
    def of_players(cls, first: str, second: str, theme: Theme) -> Self:
        """Return the colours of two players: one part is full, the other pale and hatched."""
        pale = mixed(second, theme.base, PALER)
        return cls(first, pale, first, second, theme.text, is_hatched=True)


class BoardKind(ABC):
    """The appearance of one game's positions, their input, keyboard navigation and descriptions.

    A board is a table of places, numbered in reading order. Only its kind knows what a place is: a
    cell, a heap, an edge. A place may stand for a move, or for none. A move may take several steps,
    such as a piece and then its destination: `places_to_pick` lists the places.

    Places are squares of equal size unless a kind lays them out otherwise. All lengths are pixels,
    measured from the upper left corner of the board.

    Attributes:
        game: the game that is played on it.
        columns: the number of columns of the table.
        rows: the number of rows of the table.
        is_turned: whether it is seen from the other side, with the last place at the upper left.
    """

    can_turn = False
    """Whether the board can be turned."""
    is_turned = False
    is_round = False
    """Whether places are round holes or counters."""
    is_framed = True
    """Whether a thin line goes around the board."""

    def __init__(self, game: Game, columns: int, rows: int) -> None:
        self.game, self.columns, self.rows = game, columns, rows

    def __eq__(self, other: object) -> bool:
        is_alike = type(self) is type(other) and self.game == getattr(other, "game", None)
        return is_alike and self.is_turned == getattr(other, "is_turned", None)

    def __hash__(self) -> int:
        return hash((self.game, self.is_turned))

    def turned(self) -> Self:
        """Return the board seen from the other side, or unchanged if it can't be turned."""
        other = copy(self)
        other.is_turned = self.can_turn and not self.is_turned
        return other

    def seen(self, place: int) -> int:
        """Map a place to where it appears on the turned board."""
        return self.columns * self.rows - 1 - place if self.is_turned else place

    @property
    def extent(self) -> tuple[float, float]:
        """The width and height of the board, in sides of a place."""
        return self.columns, self.rows

    @property
    def is_large(self) -> bool:
        """Whether a finger's first tap only aims, and only the best few values are shown."""
        return self.columns >= LARGE_COLUMNS

    def rect(self, place: int, side: int) -> QRectF:
        """Return the rectangle of a place."""
        row, column = divmod(self.seen(place), self.columns)
        return QRectF(column * side, row * side, side, side)

    def place_at(self, point: QPoint, side: int) -> int:
        """Return the place at a point; -1 for none."""
        column, row = point.x() // side, point.y() // side
        inside = 0 <= column < self.columns and 0 <= row < self.rows
        return self.seen(row * self.columns + column) if inside else -1

    def column_text(self, column: int) -> str:
        """Return the label of a column: a letter."""
        return chr(ord("a") + column)

    def row_text(self, row: int) -> str:
        """Return the label of a row: its number from the bottom."""
        return str(self.rows - row)

    def labels(self, side: int, margin: int) -> list[tuple[QRect, str]]:
        """Return the labels around the board, with their rectangles in a margin of this width."""
        below = [
            (QRect(at * side, self.rows * side, side, margin), self.column_text(column))
            for at in range(self.columns)
            for column in [self.seen(at) % self.columns]
        ]
        beside = [
            (QRect(-margin, at * side, margin, side), self.row_text(row))
            for at in range(self.rows)
            for row in [self.seen(at * self.columns) // self.columns]
        ]
        return below + beside

    def walk(self, position: Position, place: int, right: int, down: int) -> int:  # noqa: ARG002
        """Return the place one step in the direction of an arrow key; the edge stops it."""
        row, column = divmod(self.seen(place), self.columns)
        column = min(max(column + right, 0), self.columns - 1)
        return self.seen(min(max(row + down, 0), self.rows - 1) * self.columns + column)

    # What players look like

    def player_color(self, theme: Theme, player: Player) -> str:
        """Return the colour of a player, for lines and small areas on the page."""
        return theme.x if player is MAX else theme.o

    def shares(self, theme: Theme) -> ShareColors:
        """Return the colours of a bar of both players; by default the second part is hatched."""
        first, second = (self.player_color(theme, player) for player in (MAX, MIN))
        return ShareColors.of_players(first, second, theme)

    def paint_player(self, canvas: Canvas, rect: QRectF, player: Player, mark: str) -> None:
        """Paint the sign of a player into a square anywhere on the page.

        By default that is a mark in the player's colour. Kinds with pieces paint a piece.

        Args:
            canvas: where to paint; its side is that of the square.
            rect: the square.
            player: whose sign.
            mark: the mark in one or two characters; X and O are drawn as a cross and a ring.
        """
        p, color, wide = canvas.painter, self.player_color(canvas.theme, player), rect.width()
        gap = 0.22 * wide
        room = rect.adjusted(gap, gap, -gap, -gap)
        p.setPen(canvas.pen(color, 0.125 * wide))
        if mark == "X":
            p.drawLine(room.topLeft(), room.bottomRight())
            p.drawLine(room.topRight(), room.bottomLeft())
        elif mark == "O":
            p.drawEllipse(room)
        else:
            size = 0.72 if len(mark) == 1 else 0.55
            canvas.text(rect, mark, size, QColor(color), bold=True)

    # What places mean

    def places_to_pick(self, position: Position, move: Move) -> Picked:
        """Return the places to choose one after the other for a move; the last one completes it."""
        return (self.place_of(position, move),)

    def targets(self, position: Position, picked: Picked = ()) -> Mapping[int, Move]:
        """Return the moves completed by choosing a place after those picked so far, by place."""
        ways = ((self.places_to_pick(position, move), move) for move in position.legal_moves())
        return {way[-1]: move for way, move in ways if way[:-1] == picked}

    def picks(self, position: Position, picked: Picked = ()) -> Collection[int]:
        """Return the places that continue a choice after those picked so far without a move."""
        done = len(picked)
        ways = (self.places_to_pick(position, move) for move in position.legal_moves())
        return {way[done] for way in ways if way[:done] == picked and len(way) > done + 1}

    def place_of(self, position: Position, move: Move) -> int:  # noqa: ARG002
        """Return the place where a move is marked and valued; by default the move's own number."""
        return move

    def visible_place(self, picture: BoardPicture, move: Move) -> int | None:
        """Return the place where a move that was made is still visible; None for none."""
        return self.place_of(picture.position, move)

    def numbered(self, position: Position) -> Mapping[int, Move] | None:  # noqa: ARG002
        """Return the moves for number keys; None if these keys make the candidates' moves."""
        return None

    def first_place(self, position: Position) -> int:  # noqa: ARG002
        """Return the place where the keyboard starts: in the middle by default."""
        return self.rows // 2 * self.columns + self.columns // 2

    # Descriptions

    @abstractmethod
    def accessible_text(self, picture: BoardPicture, place: int) -> str:
        """Describe a place: its content, and the value of its move."""

    def with_mistake(self, text: str, picture: BoardPicture, move: Move | None) -> str:
        """Return the text of a place, extended by what the move made there gave away, if any."""
        lost = None if move is None else picture.mistakes.get(move)
        if lost is None:
            return text
        #: Read by screen readers: {place} is a square and what is on it, {lost} what was given away
        told = translate("BoardKind", "{place}, mistake ({lost})")
        return told.format(place=text, lost=lost.text)

    def tip(self, picture: BoardPicture, place: int) -> str:
        """Return the tooltip of a place: the meaning of a mistake's sign, or an empty text."""
        marked = {self.visible_place(picture, move) for move in picture.mistakes}
        return self.accessible_text(picture, place) if place in marked else ""

    @abstractmethod
    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:
        """Say why choosing a place after those picked so far is no move; the game is not over."""

    # Painting

    def traces(self, position: Position) -> object:  # noqa: ARG002
        """Return what is painted of a position although equal positions may differ in it."""
        return None

    def frame(self, margin: int) -> QMargins:  # noqa: ARG002
        """Return how far a frame goes out from the board, on which the labels are painted.

        Args:
            margin: the pixels that labels need on each side; a frame may go out as far.
        """
        return QMargins()

    def over(self, canvas: Canvas) -> Canvas:
        """Return a canvas with colours in which signs can be seen on the board itself."""
        return canvas

    def paint_frame(self, canvas: Canvas, margin: int) -> None:  # noqa: B027
        """Paint the frame, and its shadow, around and under the board; by default none."""

    def label_color(self, theme: Theme) -> str:
        """Return the colour of the labels around the board."""
        return theme.faint

    def shows_motion(self, picture: BoardPicture) -> bool:  # noqa: ARG002
        """Return whether the last move is animated; see `paint_motion`."""
        return False

    def paint_motion(  # noqa: B027
        self, canvas: Canvas, picture: BoardPicture, share: float
    ) -> None:
        """Paint the pieces that the last move moves, on their way at a share of the time.

        They are painted over what `paint_static` has painted with `moving`.
        """

    def off_board(self, position: Position) -> OffBoard | None:  # noqa: ARG002
        """Return the pieces that are off the board; None if there are none."""
        return None

    def paint_piece(self, canvas: Canvas, rect: QRectF, piece: str) -> None:  # noqa: B027
        """Paint a captured piece into a square, if the kind has pieces."""

    def paint_taken(self, canvas: Canvas, rect: QRectF, piece: str) -> None:
        """Paint a captured piece in a row in which pieces overlap."""
        self.paint_piece(canvas, rect, piece)

    def valued_moves(self, picture: BoardPicture) -> Mapping[int, Move]:
        """Return the best of the moves with values by the place to choose next."""
        found, done = dict[int, Move](), len(picture.picked)
        for move in picture.badges:  # the best come first
            way = self.places_to_pick(picture.position, move)
            if way[:done] == picture.picked and len(way) > done:
                found.setdefault(way[done], move)
        return found

    def valued(self, picture: BoardPicture) -> Mapping[int, Badge]:
        """Return values by the place to choose next; each is the value of its best move."""
        found = self.valued_moves(picture)
        return {place: picture.badges[move] for place, move in found.items()}

    @abstractmethod
    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the empty board, which stays the same for the whole game."""

    @abstractmethod
    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the pieces or marks, and the last move."""

    def paint_unmoved(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the pieces without those that the last move moves."""
        self.paint_pieces(canvas, picture)

    def paint_end(self, canvas: Canvas, picture: BoardPicture, share: float = 1) -> None:  # noqa: ARG002
        """Paint how the game ended, up to a share of the drawing; by default just a pulse."""
        self._pulse(canvas, share)

    def ends_through_corner(self, picture: BoardPicture, place: int) -> bool:  # noqa: ARG002
        """Return whether the sign of the end covers the upper right corner of a place."""
        return False

    def paint_block(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint what the last move blocked; by default the place of that move."""
        if picture.last_move is not None:
            signs.paint_pulse(canvas, self._rect_of(canvas, picture, picture.last_move))

    @abstractmethod
    def paint_preview(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint what a click would do."""

    @abstractmethod
    def paint_line(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the moves of the preview, numbered, and paler than moves that were made."""

    @abstractmethod
    def miniature_side(self, unit: float) -> int:
        """Return the side of a place in a miniature, in pixels; see `miniature_size`."""

    def miniature_size(self, unit: float) -> QSize:
        """Return the size of a miniature in pixels; `unit` is 1 beside texts of 13 pixels."""
        side = self.miniature_side(unit)
        return QSize(self.columns * side, self.rows * side)

    @abstractmethod
    def paint_small(self, canvas: Canvas, position: Position, last: Move | None) -> None:
        """Paint a miniature of the size for the canvas's `unit`, with the last move marked."""

    # Shared by all kinds

    def paint(self, canvas: Canvas, picture: BoardPicture, pointer: PointerState) -> None:
        """Paint everything, from the ground up."""
        self.paint_ground(canvas)
        canvas.tags, canvas.rim = self.type_of_tags(canvas, picture), self.tag_rim(canvas.theme)
        self.paint_static(canvas, picture)
        self.paint_moving(canvas, picture, pointer)

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
        """Paint a miniature of `miniature_size` from the painter's origin.

        Args:
            painter: the painter of any device.
            position: the position to paint.
            last: the move to mark as the last one; None for none.
            unit: the scale, 1 beside texts of 13 pixels.
            theme: the colours.
            font: the font of all texts.
        """
        canvas = Canvas(painter, self.miniature_side(unit), theme, font, unit)
        self.paint_small(canvas, position, last)

    def paint_moment(
        self, canvas: Canvas, picture: BoardPicture, moment: BoardEvent, share: float
    ) -> None:
        """Paint a moment at a progress from 0 to 1: drawings grow and stay, a pulse fades."""
        if moment is BoardEvent.MOVE:
            if share < 1:
                self.paint_motion(canvas, picture, share)
            return
        if moment is BoardEvent.WIN:
            self.paint_end(canvas, picture, share)
            return
        if moment is BoardEvent.DRAW:
            self._pulse(canvas, share)
            return
        canvas.painter.setOpacity(sin(pi * share))
        self.paint_block(self.over(canvas), picture)
        canvas.painter.setOpacity(1)

    def _pulse(self, canvas: Canvas, share: float) -> None:
        """Paint a frame around the board that fades in and out."""
        if 0 < share < 1:
            wide, high = (length * canvas.side for length in self.extent)
            canvas.painter.setOpacity(sin(pi * share))
            signs.paint_pulse(self.over(canvas), QRectF(0, 0, wide, high))
            canvas.painter.setOpacity(1)

    def paint_static(
        self, canvas: Canvas, picture: BoardPicture, *, ended: bool = True, moving: bool = False
    ) -> None:
        """Paint everything on the empty board that stays until the next move or values.

        Args:
            canvas: where to paint.
            picture: the content of the board.
            ended: whether to paint the end of the game; False while it is being animated.
            moving: whether to leave out the pieces that `paint_motion` paints.
        """
        if moving:
            self.paint_unmoved(canvas, picture)
        else:
            self.paint_pieces(canvas, picture)
        for move, lost in picture.mistakes.items():
            place = self.visible_place(picture, move)
            if place is not None:
                self.paint_mistake(canvas, picture, place, lost)
        if ended:
            self.paint_end(canvas, picture)
        if not picture.preview:  # the values do not belong to the previewed line
            self.paint_values(canvas, picture)

    def tag_rim(self, theme: Theme) -> str:  # noqa: ARG002
        """Return the colour of a line around values; empty where they can be seen without it."""
        return ""

    def type_of_tags(self, canvas: Canvas, picture: BoardPicture) -> TagType | None:
        """Return the type that fits all values of a picture, which a canvas can paint them in."""
        if not picture.badges or picture.preview:
            return None
        meter = TagMeter()
        nowhere = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(nowhere)
        measured = Canvas(painter, canvas.side, canvas.theme, canvas.font)
        measured.tags = meter
        self.paint_values(measured, picture)
        painter.end()
        return meter.found()

    def paint_values(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the values of all places that can be chosen next."""
        for place, badge in self.valued(picture).items():
            self.paint_value(canvas, place, badge)

    def paint_value(self, canvas: Canvas, place: int, badge: Badge) -> None:
        """Paint the value of choosing a place."""
        self.badges(canvas).paint(self.rect(place, canvas.side), badge)

    def badges(self, canvas: Canvas) -> BadgePainter:
        """Return a painter of values."""
        return BadgePainter(canvas)

    def paint_mistake(
        self, canvas: Canvas, picture: BoardPicture, place: int, lost: MistakeBadge
    ) -> None:
        """Paint the sign of a mistake in a corner of the move's place."""
        left = self.ends_through_corner(picture, place)
        paint_lost(canvas, self.rect(place, canvas.side), lost, at_left=left)

    def paint_cursor(self, canvas: Canvas, place: int) -> None:
        """Paint the keyboard cursor."""
        signs.paint_cursor(canvas, self.rect(place, canvas.side))

    def paint_moving(self, canvas: Canvas, picture: BoardPicture, pointer: PointerState) -> None:
        """Paint everything that follows the pointer, and what is previewed."""
        if picture.picked:
            self.paint_picked(canvas, picture, pointer)
        if picture.accepts_moves and pointer.hovered >= 0 and not picture.preview:
            self.paint_preview(canvas, picture, pointer.hovered)
        self.paint_line(canvas, picture)
        over = self.over(canvas)
        if picture.hint is not None:
            self.paint_hint(over, picture, picture.hint)
        if picture.marked is not None:
            self.paint_marked(over, picture, picture.marked)
        if pointer.cursor >= 0:
            self.paint_cursor(over, pointer.cursor)
        if pointer.aimed >= 0:
            signs.paint_cross_hairs(over, self.rect(pointer.aimed, canvas.side))
        badge = picture.badges.get(pointer.hovered)
        if badge is not None and not picture.preview:
            wide, high = (length * canvas.side for length in self.extent)
            place = self._rect_of(canvas, picture, pointer.hovered)
            stacked = len(picture.picked) > 1  # the other choices are above and below
            board = QRectF(0, 0, wide, high)
            self.badges(canvas).paint_beside(place, badge, board, on_the_side=stacked)

    def paint_picked(self, canvas: Canvas, picture: BoardPicture, pointer: PointerState) -> None:  # noqa: ARG002
        """Paint the picked places, and the places that can be chosen next."""
        position, picked = picture.position, picture.picked
        for place in picked:
            signs.paint_marked(canvas, self.rect(place, canvas.side))
        for place in {*self.targets(position, picked), *self.picks(position, picked)}:
            signs.paint_dot(canvas, self.rect(place, canvas.side))

    def paint_hint(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint the hint."""
        place, has_badge = self._rect_of(canvas, picture, move), move in picture.badges
        signs.paint_hint(canvas, place, has_badge=has_badge, is_round=self.is_round)

    def paint_marked(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Mark the move whose row in the list is under the pointer."""
        signs.paint_marked(canvas, self._rect_of(canvas, picture, move))

    def _rect_of(self, canvas: Canvas, picture: BoardPicture, move: Move) -> QRectF:
        return self.rect(self.place_of(picture.position, move), canvas.side)
