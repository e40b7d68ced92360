# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of tic-tac-toe variants: one or more boards side by side, some of them dead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil

from PySide6.QtCore import QMargins, QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPen

from desktop_app.boards import signs
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import MINIATURE_SIDE
from desktop_app.boards.looks import GridLook, Look, NeutralGridLook
from desktop_app.boards.marks import Mark, MarkBoardKind
from desktop_app.boards.picture import Badge, BoardPicture, Picked, PointerState
from desktop_app.boards.shapes import paint_tag_or_sign
from desktop_app.boards.signs import paint_value
from desktop_app.core.grid import bits
from desktop_app.core.position import MAX, MIN, Move, Player, Position
from desktop_app.games.tic_tac_toe_variants.game import MarkGame, MarkPosition
from desktop_app.games.tic_tac_toe_variants.rules import Rule
from desktop_app.languages import translate

GAP = 0.5
"""Between two boards, in sides of a cell."""
CORNER = 0.16
"""The radius of the corners of a board among several, in sides of a cell."""
ASIDE, BETWEEN, HALF_CELL = 0.07, 0.03, 0.36
"""Beside two values in a cell, half the gap between them, and the height of the room of each, as
shares of the cell."""
DEAD_OPACITY = 0.6
VEIL = 0.7


class VariantBoardKind(MarkBoardKind):
    """One or more boards. Places are cells, in rows that run through all boards.

    Where either mark may be placed, you choose the cell first. Then the other two cells of its row
    offer the marks: the left one a cross, the right one a ring.
    """

    def __init__(self, game: MarkGame) -> None:
        super().__init__(game, game.columns * game.boards, game.rows)
        self._game = game
        self.look: Look = GridLook() if game.rule is Rule.MISERE else NeutralGridLook()

    # Where places are

    @property
    def extent(self) -> tuple[float, float]:
        """Return the size of all boards with the gaps between them."""
        return self.columns + GAP * (self._game.boards - 1), self.rows

    def _left(self, column: int, side: int) -> int:
        """Return the left edge of a column."""
        return column * side + ceil(column // self._game.columns * GAP * side)

    def rect(self, place: int, side: int) -> QRectF:
        row, column = divmod(place, self.columns)
        return QRectF(self._left(column, side), row * side, side, side)

    def place_at(self, point: QPoint, side: int) -> int:
        """Return the cell at a point; none in the gaps."""
        inside = (self.rect(place, side).toRect() for place in range(self.columns * self.rows))
        return next((place for place, rect in enumerate(inside) if rect.contains(point)), -1)

    def labels(self, side: int, margin: int) -> list[tuple[QRect, str]]:
        """Label columns and rows through all boards, as in the notation of moves."""
        floor = self.rows * side
        below = [
            (QRect(self._left(column, side), floor, side, margin), self.column_text(column))
            for column in range(self.columns)
        ]
        beside = super().labels(side, margin)[self.columns :]
        return below + beside

    def _place(self, cell: int) -> int:
        column, row = self._game.place(cell)
        return row * self.columns + column

    def _cell(self, place: int) -> int:
        row, column = divmod(place, self.columns)
        return self._game.cell_at(column, row)

    def first_place(self, position: Position) -> int:  # noqa: ARG002
        """Return the middle of a board."""
        width = self._game.columns
        column = (self._game.boards - 1) // 2 * width + width // 2
        return self.rows // 2 * self.columns + column

    # What places mean

    def place_of(self, position: Position, move: Move) -> int:  # noqa: ARG002
        return self._place(move >> 1 if self._game.rule is Rule.WILD else move)

    def places_to_pick(self, position: Position, move: Move) -> Picked:
        """Return the cell, and the mark if either may be placed."""
        place = self.place_of(position, move)
        if self._game.rule is not Rule.WILD:
            return (place,)
        first = place // self.columns * self.columns
        lent = [each for each in range(first, first + self.columns) if each != place]
        return place, lent[-1 if move & 1 else 0]

    # What stands there

    def marks(self, position: Position) -> Iterable[tuple[Player, Sequence[int]]]:
        marked = _marked(position)
        for player, cells in ((MAX, marked.crosses), (MIN, marked.rings)):
            yield player, [self._place(cell) for cell in bits(cells)]

    def made_by(self, position: Position, moves: Sequence[Move]) -> Iterable[Mark]:
        marked = _marked(position)
        for move in moves:
            cell, is_ring = marked.placed(move)
            yield (MIN if is_ring else MAX), self._place(cell)
            marked = marked.after(move)

    def rows_made(self, position: Position) -> Sequence[Sequence[int]]:
        """Return the rows of all boards, including dead ones."""
        rows = _marked(position).rows_made()
        return [[self._place(cell) for cell in row] for row in rows]

    def _is_dead(self, position: Position, place: int) -> bool:
        """Return whether the board of a place has a row while the game goes on."""
        number = self._cell(place) // self._game.board.cells
        alive = (each for each, _ in _marked(position).alive())
        return self._game.rule is Rule.NOTAKTO and number not in alive

    # What is said

    #: A cell of the board, for screen readers. {picked}: the cell that was chosen, such as b2
    def accessible_text(self, picture: BoardPicture, place: int) -> str:
        """Describe a cell: `a3: X`, `a3: empty, value +1`, or a mark to place on a chosen cell."""
        marked, cell = _marked(picture.position), self._cell(place)
        name = self._game.cell_text(cell)
        meant = self.targets(marked, picture.picked).get(place) if picture.picked else None
        is_ring = bool(marked.rings >> cell & 1)
        is_taken = is_ring or bool(marked.crosses >> cell & 1)
        if meant is not None:
            text = translate("MarkBoardKind", "{cell}: put X on {picked}")
            if meant & 1:
                text = translate("MarkBoardKind", "{cell}: put O on {picked}")
        elif is_taken:
            text = (
                translate("MarkBoardKind", "{cell}: O")
                if is_ring
                else translate("MarkBoardKind", "{cell}: X")
            )
        else:
            text = translate("MarkBoardKind", "{cell}: empty")
            if place in picture.picked:
                text = translate("MarkBoardKind", "{cell}: chosen, now choose X or O")
        if self._is_dead(marked, place):
            #: {place}: such as “a1: empty”
            text = translate("MarkBoardKind", "{place}, this board is dead").format(place=text)
        picked = self._game.cell_text(self._cell(picture.picked[0])) if picture.picked else ""
        said = text.format(cell=name, picked=picked)
        badge = self.valued(picture).get(place)
        if self._game.rule is Rule.WILD and not picture.picked:
            said = self._with_both(said, picture, cell)
        elif badge is not None:
            #: {place}: such as “a1: empty”
            value = translate("MarkBoardKind", "{place}, value {value}")
            said = value.format(place=said, value=badge.accessible_text)
        if not is_taken:
            return said
        move = 2 * cell + is_ring if self._game.rule is Rule.WILD else cell
        return self.with_mistake(said, picture, move)

    def _with_both(self, said: str, picture: BoardPicture, cell: int) -> str:
        """Return the text of a cell, extended by the values of both marks on it."""
        cross, ring = (picture.badges.get(2 * cell + is_ring) for is_ring in (0, 1))
        if cross is None and ring is None:
            return said
        #: Read by screen readers: “a1: empty, X there: draw, O there: you win”
        #: {place}: such as “a1: empty”, {cross}, {ring}: such as “you win”
        text = translate("MarkBoardKind", "{place}, X there: {cross}, O there: {ring}")
        if ring is None:
            #: The same, if only one of both marks may be placed. {cross}: such as “you win”
            text = translate("MarkBoardKind", "{place}, X there: {cross}")
        elif cross is None:
            #: The same for the other mark. {ring}: such as “you win”
            text = translate("MarkBoardKind", "{place}, O there: {ring}")
        values = ("" if each is None else each.accessible_text for each in (cross, ring))
        return text.format(place=said, **dict(zip(("cross", "ring"), values, strict=True)))

    #: Why nothing happens after a tap
    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:  # noqa: ARG002
        marked, cell = _marked(position), self._cell(place)
        text = translate("MarkBoardKind", "You can't play on {cell}")
        if (marked.crosses | marked.rings) >> cell & 1:
            text = translate("MarkBoardKind", "Square {cell} is taken")
        elif self._is_dead(marked, place):
            text = translate(
                "MarkBoardKind", "The board with {cell} on it is dead: it already has a row"
            )
        return text.format(cell=self._game.cell_text(cell))

    # What is seen

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the boards with gaps between them."""
        p, game, side = canvas.painter, self._game, canvas.side
        if game.boards > 1:
            wide, high = (length * side for length in self.extent)
            p.fillRect(QRectF(0, 0, wide, high), QColor(canvas.theme.window))
        for number in range(game.boards):
            p.save()
            p.translate(self._left(number * game.columns, side), 0)
            card, corner = QRectF(0, 0, game.columns * side, game.rows * side), side * CORNER
            if game.boards > 1:
                shape = QPainterPath()
                shape.addRoundedRect(card, corner, corner)
                p.setClipPath(shape)
            self.look.ground(canvas, game.columns, game.rows)
            if game.boards > 1:
                p.setClipping(False)
                p.setPen(QPen(QColor(canvas.theme.edge), 1))
                p.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
            p.restore()

    def frame(self, margin: int) -> QMargins:
        """Return the edges of the card; several boards have none."""
        return super().frame(margin) if self._game.boards == 1 else QMargins()

    def paint_frame(self, canvas: Canvas, margin: int) -> None:
        """Paint the card of a single board."""
        if self._game.boards == 1:
            super().paint_frame(canvas, margin)

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the marks, and veil dead boards with their rows."""
        super().paint_pieces(canvas, picture)
        self._paint_dead(canvas, picture.position, self._last_board(picture))

    def _last_board(self, picture: BoardPicture) -> int:
        """Return the board on which the game has ended; -1 if it is not known."""
        is_over, last = picture.position.outcome is not None, picture.last_move
        return last // self._game.board.cells if is_over and last is not None else -1

    def _paint_dead(self, canvas: Canvas, position: Position, but: int) -> None:
        """Veil all dead boards but one."""
        if self._game.rule is not Rule.NOTAKTO:
            return
        p, game, side = canvas.painter, self._game, canvas.side
        alive = {number for number, _ in _marked(position).alive()}
        for number in {*range(game.boards)} - alive - {but}:
            left = self._left(number * game.columns, side)
            p.setOpacity(DEAD_OPACITY)
            room = QRectF(left, 0, game.columns * side, game.rows * side)
            p.fillRect(room, QColor(canvas.theme.window))
            p.setOpacity(1)
            self.paint_rows(canvas, position, self._rows_on(position, number))

    def _rows_on(self, position: Position, number: int) -> list[Sequence[int]]:
        """Return the rows of one board."""
        cells = self._game.board.cells
        rows = self.rows_made(position)
        return [row for row in rows if self._cell(row[0]) // cells == number]

    def paint_end(self, canvas: Canvas, picture: BoardPicture, share: float = 1) -> None:
        """Highlight the rows that the last move has made; dead boards stay veiled."""
        position, last = picture.position, self._last_board(picture)
        if self._game.rule is not Rule.NOTAKTO:
            super().paint_end(canvas, picture, share)
        elif last >= 0:
            self.paint_rows(canvas, position, self._rows_on(position, last), share)

    def paint_hint(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint a hint, with its mark if either may be placed."""
        if self._game.rule is Rule.WILD and move not in picture.badges:
            self.paint_pale(canvas, picture.position, move)
        super().paint_hint(canvas, picture, move)

    def paint_values(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint a value for each mark that may be placed on a cell: a cross above a ring."""
        if self._game.rule is not Rule.WILD or picture.picked:
            super().paint_values(canvas, picture)
            return
        side = canvas.side
        for move, badge in picture.badges.items():
            cell = self.rect(self.place_of(picture.position, move), side)
            room = QRectF(cell.left() + ASIDE * side, 0, (1 - 2 * ASIDE) * side, HALF_CELL * side)
            is_ring = bool(move & 1)
            room.moveTop(
                cell.top() + (0.5 + BETWEEN if is_ring else 0.5 - BETWEEN - HALF_CELL) * side
            )
            paint_tag_or_sign(canvas, room, badge, label="O" if is_ring else "X")

    def paint_picked(self, canvas: Canvas, picture: BoardPicture, pointer: PointerState) -> None:  # noqa: ARG002
        """Paint both marks to choose from next to the chosen cell."""
        p, theme, side = canvas.painter, canvas.theme, canvas.side
        place = self.rect(picture.picked[0], side)
        targets = self.targets(picture.position, picture.picked)
        p.setOpacity(VEIL)
        for each in range(self.columns * self.rows):
            if each != picture.picked[0]:
                p.fillRect(self.rect(each, side), QColor(theme.window))
        p.setOpacity(1)
        signs.paint_marked(canvas, place)
        canvas.text(place, "?", 0.5, QColor(theme.accent), bold=True)
        values = dict[int, Badge]() if picture.preview else self.valued(picture)
        for each, move in targets.items():
            rect, badge = self.rect(each, side), values.get(each)
            p.fillRect(rect, QColor(theme.pale))
            p.setPen(canvas.pen(theme.accent, max(2.0, side * 0.04)))
            p.drawRect(canvas.inset(rect, 0.06))
            mark = rect if badge is None else rect.translated(0, -0.14 * side)
            scale = 0.8 if badge is None else 0.55
            self.look.marks(canvas, [mark], MIN if move & 1 else MAX, scale)
            if badge is not None:  # below the mark that it belongs to
                paint_value(canvas, canvas.inset(rect, 0.08), badge)

    # Small

    def miniature_side(self, unit: float) -> int:
        """Return the side of a cell, as large as on a single board."""
        return round(MINIATURE_SIDE / max(self._game.columns, 3) * unit)

    def paint_small(self, canvas: Canvas, position: Position, last: Move | None) -> None:
        self.paint_ground(canvas)
        self.paint_marks(canvas, position, last)
        self._paint_dead(canvas, position, -1)
        if self._game.rule is not Rule.NOTAKTO:
            self.paint_rows(canvas, position, self.rows_made(position))


def _marked(position: Position) -> MarkPosition:
    assert isinstance(position, MarkPosition)
    return position
