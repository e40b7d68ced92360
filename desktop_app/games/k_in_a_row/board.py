# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The boards of line games: a grid for marks, a wooden board, and a rack in which discs fall."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt

from PySide6.QtCore import QMargins, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor

from desktop_app.boards import signs
from desktop_app.boards.badges import DARK_RIM, SMALL_MARK, BadgePainter
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import LARGE_COLUMNS, ShareColors
from desktop_app.boards.looks import (
    FOOT,
    HOLE,
    TOP,
    Look,
    RackLook,
    WoodLook,
    draw_loose,
    over_rack,
    paint_rack_frame,
    rack_of,
)
from desktop_app.boards.marks import Mark, MarkBoardKind
from desktop_app.boards.picture import Badge, BoardPicture, Picked
from desktop_app.boards.shapes import paint_tag_or_sign
from desktop_app.boards.stones import (
    FREE,
    draw_stone,
    on_page,
    over_wood,
    paint_wood,
    stamp,
    wood_of,
)
from desktop_app.core.grid import bits
from desktop_app.core.position import MAX, MIN, Move, Player, Position
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.rules import cell_text
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.languages import translate

RACK, WOOD = RackLook(), WoodLook()
STRIP = 0.7
"""The height of the strip over a rack, in which the columns' values are, in sides of a cell."""
NEARER = 3
"""How much nearer to a wooden board its labels are, in pixels."""
SIDES = 0.5
"""The width of a rack beside its columns, as a share of the margin."""
FALL, SETTLE, BOUNCE = 0.72, 0.22, 0.09
"""The shares of the time in which a disc falls the whole way and in which it settles, and how high
it jumps meanwhile, in sides of a cell."""


class GridBoardKind(MarkBoardKind):
    """A grid of cells. Each place is a cell, with the same number as its move."""

    def __init__(self, game: LineGame) -> None:
        super().__init__(game, game.columns, game.rows)
        self.lines = game

    # What stands there

    def marks(self, position: Position) -> Iterable[tuple[Player, Sequence[int]]]:
        stones = _stones(position)
        return (MAX, list(bits(stones.x_stones))), (MIN, list(bits(stones.o_stones)))

    def made_by(self, position: Position, moves: Sequence[Move]) -> Iterable[Mark]:
        turn = position.turn
        for move in moves:
            yield turn, move
            turn = turn.opponent

    def rows_made(self, position: Position) -> Sequence[Sequence[int]]:
        won = _stones(position).winning_cells()
        lines = self.lines.board.lines if won else ()
        return [list(bits(line)) for line in lines if line & won == line]

    # What is said

    #: A cell of the board, for screen readers; X and O are the players' marks
    def accessible_text(self, picture: BoardPicture, place: int) -> str:
        """`a3: X`, or `a3: empty`, with the value of the move."""
        position, name = _stones(picture.position), cell_text(self.lines, place)
        if (position.x_stones | position.o_stones) >> place & 1:
            is_x = position.x_stones >> place & 1
            text = (
                translate("GridBoardKind", "{cell}: X")
                if is_x
                else translate("GridBoardKind", "{cell}: O")
            )
            return self.with_mistake(text.format(cell=name), picture, place)
        badge = picture.badges.get(place)
        if badge is None:
            return translate("GridBoardKind", "{cell}: empty").format(cell=name)
        return translate("GridBoardKind", "{cell}: empty, value {value}").format(
            cell=name, value=badge.accessible_text
        )

    #: Why nothing happens after a tap
    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:  # noqa: ARG002
        stones = _stones(position)
        taken = (stones.x_stones | stones.o_stones) >> place & 1
        text = (
            translate("GridBoardKind", "Square {cell} is taken")
            if taken
            else translate("GridBoardKind", "You can't play on {cell}")
        )
        return text.format(cell=cell_text(self.lines, place))

    # What is seen

    def paint_block(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Draw dotted lines through the rows that the last move has blocked."""
        position, last = _stones(picture.position), picture.last_move
        if last is None:
            return
        rows = position.own | 1 << last
        lines = [line for line in self.lines.board.lines_through[last] if line & rows == line]
        pen = canvas.pen(canvas.theme.text, max(3.0, canvas.side * 0.06))
        pen.setStyle(Qt.PenStyle.DotLine)
        canvas.painter.setPen(pen)
        for line in lines:
            canvas.painter.drawLine(self.through(canvas, list(bits(line))))


def _stones(position: Position) -> LinePosition:
    assert isinstance(position, LinePosition)
    return position


class StoneBoardKind(GridBoardKind):
    """A large wooden board, with stones on the crossings of its lines."""

    look: Look = WOOD

    def labels(self, side: int, margin: int) -> list[tuple[QRect, str]]:
        """Put the labels nearer to the lines, which end half a place from the edge."""
        labels = super().labels(side, margin)
        below, beside = labels[: self.columns], labels[self.columns :]
        return [
            *((room.translated(0, -NEARER), text) for room, text in below),
            *((room.translated(NEARER, 0), text) for room, text in beside),
        ]

    def paint_frame(self, canvas: Canvas, margin: int) -> None:
        """Paint the wood on which the labels are."""
        paint_wood(canvas, self.columns, self.rows, self.frame(margin), wood_of(canvas.theme))

    def label_color(self, theme: Theme) -> str:
        return wood_of(theme).label

    def tag_rim(self, theme: Theme) -> str:
        return "" if theme.strong else DARK_RIM

    def badges(self, canvas: Canvas) -> BadgePainter:
        """Return a painter of values, smaller than stones."""
        return BadgePainter(canvas, SMALL_MARK)

    def over(self, canvas: Canvas) -> Canvas:
        return over_wood(canvas)

    def paint_player(self, canvas: Canvas, rect: QRectF, player: Player, mark: str) -> None:  # noqa: ARG002
        """Paint a stone."""
        tones = on_page(WOOD.tones(canvas.theme, player), canvas.theme)
        stamp(canvas.painter, rect, draw_stone, tones, WOOD.mark(player))

    def shares(self, theme: Theme) -> ShareColors:
        first, second = (WOOD.tones(theme, player).face for player in (MAX, MIN))
        return ShareColors.of_pieces(first, second, theme)


class DropBoardKind(GridBoardKind):
    """A rack in which discs fall. Any place in a column means a move in that column.

    Above the rack is a strip for the columns' values, and for a disc that is about to fall.
    """

    look: Look = RACK
    is_round = True

    # Where places are

    @property
    def extent(self) -> tuple[float, float]:
        """Return the size of the cells with the strip over them."""
        return self.columns, self.rows + STRIP

    def rect(self, place: int, side: int) -> QRectF:
        return super().rect(place, side).translated(0, _strip(side))

    def place_at(self, point: QPoint, side: int) -> int:
        """Return the place at a point; above a column, that is its highest one."""
        down = point.y() - _strip(side)
        if -_strip(side) <= down < 0:
            down = 0
        return super().place_at(QPoint(point.x(), down), side)

    def column_text(self, column: int) -> str:
        """Return the column's number."""
        return str(column + 1)

    def labels(self, side: int, margin: int) -> list[tuple[QRect, str]]:
        """Label only the columns, because a player does not choose a row."""
        top, high = _strip(side) + self.rows * side, self.frame(margin).bottom() - FOOT
        return [
            (QRect(column * side, top, side, high), self.column_text(column))
            for column in range(self.columns)
        ]

    # What places mean

    def targets(self, position: Position, picked: Picked = ()) -> Mapping[int, Move]:  # noqa: ARG002
        landing = {move % self.columns: move for move in position.legal_moves()}
        cells = range(self.columns * self.rows)
        return {c: landing[c % self.columns] for c in cells if c % self.columns in landing}

    def numbered(self, position: Position) -> Mapping[int, Move] | None:
        return {move % self.columns + 1: move for move in position.legal_moves()}

    #: Why nothing happens after a tap. {column}: its number
    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:  # noqa: ARG002
        text = translate("DropBoardKind", "Column {column} is full")
        return text.format(column=place % self.columns + 1)

    # What is seen

    def frame(self, margin: int) -> QMargins:
        """Return the sides of the rack; its foot has the labels."""
        side = round(SIDES * margin)
        return QMargins(side, 0, side, margin - FREE)

    def paint_frame(self, canvas: Canvas, margin: int) -> None:
        """Paint the sides of the rack and its feet."""
        edges, strip = self.frame(margin), _strip(canvas.side)
        edges.setTop(round(TOP * canvas.side))
        canvas.painter.translate(0, strip)
        paint_rack_frame(canvas, self.columns, self.rows, edges)
        canvas.painter.translate(0, -strip)

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the front and its holes, and the edge above them."""
        side, strip = canvas.side, _strip(canvas.side)
        edge = QRectF(0, strip - round(TOP * side), self.columns * side, round(TOP * side))
        canvas.painter.fillRect(edge, QColor(rack_of(canvas.theme).upper))
        canvas.painter.translate(0, strip)
        super().paint_ground(canvas)
        canvas.painter.translate(0, -strip)

    def label_color(self, theme: Theme) -> str:
        return rack_of(theme).label

    def over(self, canvas: Canvas) -> Canvas:
        return over_rack(canvas)

    def paint_player(self, canvas: Canvas, rect: QRectF, player: Player, mark: str) -> None:
        """Paint a disc."""
        rack = rack_of(canvas.theme)
        stamp(canvas.painter, rect, draw_loose, RACK.tones(canvas.theme, player), mark, rack)

    def player_color(self, theme: Theme, player: Player) -> str:
        return RACK.tones(theme, player).face

    def shares(self, theme: Theme) -> ShareColors:
        first, second = (self.player_color(theme, player) for player in (MAX, MIN))
        return ShareColors.of_pieces(first, second, theme)._replace(scale=LIGHT.text)

    def paint_value(self, canvas: Canvas, place: int, badge: Badge) -> None:
        """Paint a value over its column."""
        side = canvas.side
        high = _strip(side) - round(TOP * side)
        room = QRectF(place % self.columns * side, 0, side, high).adjusted(1, 0, -1, -1)
        paint_tag_or_sign(canvas, room, badge)

    def paint_preview(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint where a disc would land, and the disc over its column unless a value is there."""
        self.paint_pale(canvas, picture.position, move)
        if move in picture.badges:
            return
        p, side, column = canvas.painter, canvas.side, move % self.columns
        top = _strip(side) - round(TOP * side)
        p.save()
        p.setClipRect(QRectF(column * side, 0, side, top))
        rect = QRectF(column * side, 1 - side * (0.5 - HOLE), side, side)
        turn = picture.position.turn
        self.paint_player(canvas, rect, turn, "X" if turn is MAX else "O")
        p.restore()

    def paint_hint(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint a ring and a star in the hole where the disc would land."""
        theme = canvas.theme._replace(hint=rack_of(canvas.theme).hint)
        own = Canvas(canvas.painter, canvas.side, theme, canvas.font)
        place = self._rect_of(own, picture, move)
        signs.paint_hint(own, place, has_badge=False, is_round=True)

    def shows_motion(self, picture: BoardPicture) -> bool:
        return picture.last_move is not None

    def paint_unmoved(self, canvas: Canvas, picture: BoardPicture) -> None:
        last = picture.last_move
        self.paint_marks(canvas, picture.position, None, but=-1 if last is None else last)

    def paint_motion(self, canvas: Canvas, picture: BoardPicture, share: float) -> None:
        """Paint the disc that falls behind the front, and settles."""
        last, side = picture.last_move, canvas.side
        if last is None:
            return
        row, column = divmod(last, self.columns)
        cells = [self.rect(each * self.columns + column, side) for each in range(self.rows)]
        end = cells[row]
        start = cells[0].top() - side * (1 + TOP)
        lasts = FALL * sqrt((row + 1 + TOP) / (self.rows + TOP))
        if share < lasts:
            top = start + (end.top() - start) * (share / lasts) ** 2
        else:
            settled = min((share - lasts) / SETTLE, 1.0)
            top = end.top() - 4 * BOUNCE * side * settled * (1 - settled)
        disc = QRectF(end.left(), top, side, side)
        RACK.falling(canvas, cells, disc, picture.position.turn.opponent)

    # Small

    def miniature_size(self, unit: float) -> QSize:
        """Return the size of the cells alone."""
        side = self.miniature_side(unit)
        return QSize(self.columns * side, self.rows * side)

    def paint_small(self, canvas: Canvas, position: Position, last: Move | None) -> None:
        """Paint the holes alone, without what is over them."""
        self.look.ground(canvas, self.columns, self.rows)
        canvas.painter.translate(0, -_strip(canvas.side))
        self.paint_marks(canvas, position, last)
        self.paint_rows(canvas, position, self.rows_made(position))
        canvas.painter.translate(0, _strip(canvas.side))


def _strip(side: int) -> int:
    """Return the height of the strip over a rack in pixels."""
    return int(STRIP * side)


def line_board(game: LineGame) -> GridBoardKind:
    """Return the board for a size of line game."""
    if game.gravity:
        return DropBoardKind(game)
    return StoneBoardKind(game) if game.columns >= LARGE_COLUMNS else GridBoardKind(game)
