# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A board of pieces: pick or drag one, then choose where it goes."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QMargins, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop_app.boards import signs
from desktop_app.boards.badges import paint_lost
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import Badge, BoardPicture, MistakeBadge, Picked, PointerState
from desktop_app.boards.stones import all_round, felt_of, paint_wood
from desktop_app.core.position import Move, Position
from desktop_app.kit.look.theme import Theme
from desktop_app.languages import translate
from desktop_app.numerals import listed

BESIDE = -1
"""The origin of a piece that enters the board."""
GHOST, LIFTED = 0.45, 0.25
SHOWN = 8
"""The number of drawn moves of a preview: more arrows would hide the board."""


class PieceBoardKind(BoardKind):
    """A board of squares or points with pieces; a short text of the kind names a piece."""

    can_turn = True
    is_framed = False
    small_side = 12
    """The side of a place in a miniature beside texts of 13 pixels, in pixels."""

    # What each kind defines

    @abstractmethod
    def ends_of(self, move: Move) -> tuple[int, int]:
        """Return the place that a move's piece leaves (`BESIDE` for none) and its destination."""

    @abstractmethod
    def piece_at(self, position: Position, place: int) -> str:
        """Return the piece at a place, or an empty text."""

    @abstractmethod
    def piece_name(self, piece: str) -> str:
        """Return the name of a piece in a sentence: `white pawn`."""

    @abstractmethod
    def paint_piece(self, canvas: Canvas, rect: QRectF, piece: str) -> None:
        """Paint a piece into the square of a place."""

    def new_piece(self, position: Position) -> str:  # noqa: ARG002
        """Return the piece that a move puts on the board, or an empty text."""
        return ""

    def moved(self, position: Position, move: Move) -> str:
        """Return the piece that a move moves."""
        start, _end = self.ends_of(move)
        return self.new_piece(position) if start == BESIDE else self.piece_at(position, start)

    def place_text(self, place: int) -> str:
        """Return the name of a place: `e4`."""
        row, column = divmod(place, self.columns)
        return self.column_text(column) + self.row_text(row)

    # What places mean

    def place_of(self, position: Position, move: Move) -> int:  # noqa: ARG002
        """Return the destination of the piece."""
        return self.ends_of(move)[1]

    def places_to_pick(self, position: Position, move: Move) -> Picked:  # noqa: ARG002
        """Return the places of the piece and its destination; for a new piece only the latter."""
        start, end = self.ends_of(move)
        return (end,) if start == BESIDE else (start, end)

    def visible_place(self, picture: BoardPicture, move: Move) -> int | None:
        """Return the destination of the last move, or of a mistake whose piece is still there."""
        place = self.place_of(picture.position, move)
        if move == picture.last_move:
            return place
        lost = picture.mistakes.get(move)
        stays = lost is not None and not any(place in self.ends_of(each) for each in lost.later)
        return place if stays and self.piece_at(picture.position, place) else None

    # Descriptions

    def accessible_text(self, picture: BoardPicture, place: int) -> str:
        """Describe a place: `e4: white pawn, can move` or `e5: open, legal, value +0.3`."""
        said = [self.standing(picture, place)]
        said += filter(None, [self.meaning(picture, place)])
        move = self.valued_moves(picture).get(place)
        if move is not None and not picture.preview:
            target, value = self.place_of(picture.position, move), picture.badges[move]
            #: Read by screen readers for a square: {value} is what the move there is worth
            text = translate("Pieces", "value {value}")
            if target != place and not picture.picked:
                #: Read by screen readers after the name of a piece: its best move goes to {square}
                text = translate("Pieces", "best move to {square}, value {value}")
            said.append(text.format(square=self.place_text(target), value=value.accessible_text))
        #: Read by screen readers: “e4: white pawn, can move”
        #: {piece}: “white pawn”
        text = translate("Pieces", "{square}: {piece}")
        text = text.format(square=self.place_text(place), piece=listed(said))
        shown = (each for each in picture.mistakes if self.visible_place(picture, each) == place)
        return self.with_mistake(text, picture, next(shown, None))

    def place_of_last(self, picture: BoardPicture) -> int:
        """Return the destination of the last move; -1 for none."""
        last = picture.last_move
        return -1 if last is None else self.place_of(picture.position, last)

    def standing(self, picture: BoardPicture, place: int) -> str:
        """Return the content of a place in words."""
        piece = self.piece_at(picture.position, place)
        #: Read by screen readers after the name of a square, like the next texts
        return self.piece_name(piece) if piece else translate("Pieces", "empty")

    def meaning(self, picture: BoardPicture, place: int) -> str:
        """Say what choosing a place would do; empty for nothing."""
        position, picked = picture.position, picture.picked
        if not picture.accepts_moves:
            return ""
        if picked and place == picked[-1]:
            #: Read by screen readers after the name of a piece that you have chosen to move
            return translate("Pieces", "selected")
        if place in self.targets(position, picked):
            taken = self.piece_at(position, place)
            return (
                #: Read by screen readers after the name of a piece
                translate("Pieces", "can be captured")
                if taken
                #: Read by screen readers after the name of a square that you can move to
                else translate("Pieces", "legal move")
            )
        if place in self.picks(position, picked):
            #: Read by screen readers after the name of a piece
            return translate("Pieces", "can move")
        return ""

    # Painting

    def frame(self, margin: int) -> QMargins:
        """Return the edges of the wooden frame."""
        return all_round(margin)

    def paint_frame(self, canvas: Canvas, margin: int) -> None:
        """Paint the wooden frame, on which the labels are."""
        paint_wood(canvas, *self.extent, self.frame(margin), felt_of(canvas.theme))

    def label_color(self, theme: Theme) -> str:
        return felt_of(theme).label

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the squares; the one at the lower left is dark."""
        canvas.painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for place in range(self.columns * self.rows):
            self.paint_bare(canvas, place)
        canvas.painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint_bare(self, canvas: Canvas, place: int) -> None:
        """Paint one empty square."""
        row, column = divmod(place, self.columns)
        theme, is_dark = canvas.theme, (self.rows - 1 - row + column) % 2 == 0
        color = QColor(theme.deep if is_dark else theme.pale)
        canvas.painter.fillRect(self.rect(place, canvas.side), color)

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the places of the last move, and all pieces."""
        self._paint_standing(canvas, picture)

    def paint_unmoved(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint everything but the piece that the last move moves."""
        self._paint_standing(canvas, picture, but=self.place_of_last(picture))

    def _paint_standing(self, canvas: Canvas, picture: BoardPicture, *, but: int = -1) -> None:
        if picture.last_move is not None:
            for place in self.ends_of(picture.last_move):
                if place != BESIDE:
                    self.paint_last(canvas, place)
        self.paint_under(canvas, picture)
        for place in range(self.columns * self.rows):
            piece = self.piece_at(picture.position, place)
            if piece and place != but:
                self.paint_piece(canvas, self.rect(place, canvas.side), piece)

    def shows_motion(self, picture: BoardPicture) -> bool:
        """Return whether the last move has moved a piece from one place to another."""
        last = picture.last_move
        return last is not None and self.ends_of(last)[0] != BESIDE

    def paint_motion(self, canvas: Canvas, picture: BoardPicture, share: float) -> None:
        """Paint the piece that walks from one place to the other, slower towards the end."""
        if picture.last_move is None:
            return
        start, end = (self.rect(place, canvas.side) for place in self.ends_of(picture.last_move))
        left = (end.topLeft() - start.topLeft()) * (1 - share) ** 2
        piece = self.piece_at(picture.position, self.place_of_last(picture))
        self.paint_piece(canvas, end.translated(-left), piece)

    def paint_last(self, canvas: Canvas, place: int) -> None:
        """Mark a place that the last move left or reached."""
        signs.paint_tint(canvas, self.rect(place, canvas.side), canvas.theme.accent)

    def paint_under(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint what lies below the pieces, such as a check."""

    def paint_values(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint values in the corners of places with a piece, else in their middles."""
        for place, badge in self.valued(picture).items():
            if self.piece_at(picture.position, place) or len(picture.picked) > 1:
                self.paint_beside_piece(canvas, place, badge)
            else:
                self.paint_value(canvas, place, badge)

    def paint_beside_piece(self, canvas: Canvas, place: int, badge: Badge) -> None:
        """Paint the value of a place with a piece, which stays visible."""
        signs.paint_corner_value(canvas, self.rect(place, canvas.side), badge)

    def paint_mistake(
        self, canvas: Canvas, picture: BoardPicture, place: int, lost: MistakeBadge
    ) -> None:
        """Paint the sign of a mistake in a corner of its place, beside the value of the piece."""
        left = place in self.valued(picture) or self.ends_through_corner(picture, place)
        paint_lost(canvas, self.rect(place, canvas.side), lost, at_left=left)

    def paint_picked(self, canvas: Canvas, picture: BoardPicture, pointer: PointerState) -> None:
        """Paint the place of the picked piece and its destinations."""
        position, picked = picture.position, picture.picked
        start, over = self.rect(picked[0], canvas.side), self.over(canvas)
        self.paint_bare(canvas, picked[0])
        signs.paint_tint(over, start, over.theme.hint)
        canvas.painter.setOpacity(1 if pointer.dragged is None else LIFTED)
        self.paint_piece(canvas, start, self.piece_at(position, picked[0]))
        canvas.painter.setOpacity(1)
        if len(picked) == 1:
            self._paint_ways(over, position, picked)
        if not picture.preview:
            self.paint_values(canvas, picture)  # over the rings

    def _paint_ways(self, canvas: Canvas, position: Position, picked: Picked) -> None:
        for place in {*self.targets(position, picked), *self.picks(position, picked)}:
            rect = self.rect(place, canvas.side)
            if self.piece_at(position, place):
                signs.paint_capture_ring(canvas, rect)
            else:
                signs.paint_dot(canvas, rect)

    def paint_moving(self, canvas: Canvas, picture: BoardPicture, pointer: PointerState) -> None:
        """Paint everything that follows the pointer, with a dragged piece on top."""
        super().paint_moving(canvas, picture, pointer)
        if pointer.dragged is not None and picture.picked:
            side = canvas.side * 1.1
            corner = pointer.dragged - QPointF(side / 2, side / 2)
            piece = self.piece_at(picture.position, picture.picked[0])
            self.paint_piece(canvas, QRectF(corner.x(), corner.y(), side, side), piece)

    def paint_preview(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint a frame at a move's destination and, on an empty place, the piece, pale."""
        place, position = self.place_of(picture.position, move), picture.position
        rect = self.rect(place, canvas.side)
        over = self.over(canvas)
        signs.paint_frame(over, rect, over.theme.text, 0.05)
        stays = len(self.places_to_pick(position, move)) <= 2  # otherwise the piece promotes
        if not self.piece_at(position, place) and move not in picture.badges and stays:
            self._paint_pale(canvas, rect, self.moved(position, move))

    def _paint_pale(self, canvas: Canvas, rect: QRectF, piece: str) -> None:
        canvas.painter.setOpacity(GHOST)
        self.paint_piece(canvas, rect, piece)
        canvas.painter.setOpacity(1)

    def _ends(self, canvas: Canvas, move: Move) -> list[QRectF]:
        """Return the rectangles of the places that a move leaves and reaches."""
        return [self.rect(place, canvas.side) for place in self.ends_of(move) if place != BESIDE]

    def _paint_arrow(self, canvas: Canvas, move: Move, color: str, number: int = 0) -> None:
        *start, end = self._ends(canvas, move)
        if not number:
            for square in (*start, end):
                signs.paint_frame(canvas, square, color, 0.06)
        if start:
            signs.paint_arrow(canvas, start[0], end, color, number)
        elif number:
            signs.paint_disc(canvas, end.center(), str(number), canvas.theme.base, color)

    def paint_line(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint numbered arrows, and a number alone for a new piece."""
        position, line = picture.position, list[tuple[int, Move, str]]()
        for number, move in enumerate(picture.preview[:SHOWN], 1):
            color = self.player_color(canvas.theme, position.turn)
            line.append((number, move, color))
            position = position.after(move)
        for number, move, color in reversed(line):
            self._paint_arrow(canvas, move, color, number)

    def paint_hint(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint both places, an arrow, and a star where there is no value."""
        self._paint_arrow(canvas, move, canvas.theme.hint)
        super().paint_hint(canvas, picture, move)

    def paint_marked(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Frame both places, with an arrow unless a previewed line begins with the move."""
        if not picture.preview:
            self._paint_arrow(canvas, move, canvas.theme.accent)
        else:
            for square in self._ends(canvas, move):
                signs.paint_frame(canvas, square, canvas.theme.accent, 0.06)

    # Miniatures

    def miniature_side(self, unit: float) -> int:
        return round(self.small_side * unit)

    def paint_small(self, canvas: Canvas, position: Position, last: Move | None) -> None:
        self.paint_ground(canvas)
        self.paint_pieces(canvas, BoardPicture(position, last_move=last))
        self.paint_end(canvas, BoardPicture(position))
