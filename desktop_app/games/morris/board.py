# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of three men's morris: nine points, the lines between them, stones of two shapes."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QMargins, QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from desktop_app.boards import signs
from desktop_app.boards.badges import DARK_RIM
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import ShareColors
from desktop_app.boards.picture import Badge, BoardPicture, Picked
from desktop_app.boards.pieces import BESIDE, PieceBoardKind
from desktop_app.boards.shapes import paint_tag_or_sign
from desktop_app.boards.stones import (
    all_round,
    draw_stone,
    on_page,
    over_wood,
    paint_wood,
    row_color,
    stamp,
    tones_of,
    wood_of,
)
from desktop_app.core.position import MAX, Move, Player, Position
from desktop_app.games.morris.rules import (
    LINKS,
    POINTS,
    SIDE,
    STONES,
    MorrisGame,
    MorrisPosition,
    MovementRule,
)
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.value_signs import LEAST_SIGN
from desktop_app.languages import translate

X, O = "X", "O"  # noqa: E741 - what the stones are called
WAY_ROOM, ON_WAY = 0.3, 0.66
"""The room for the value of a move along a line, as a share of a place, and where on the line it
is: between the stone and the point to which it goes."""
CORNER = 0.2
"""The height of a value in a corner beside a stone, as a share of a place."""
DOT = 0.07
"""The radius of a point as a share of a place."""
LAST = 0.455
"""The radius of the ring around the last stone, which lies under it, as a share of a place."""


class MorrisBoardKind(PieceBoardKind):
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

    #: A stone on the board, for screen readers. {stone}: “X” or “O”
    def standing(self, picture: BoardPicture, place: int) -> str:
        """Describe a stone, and at the end whether it is one of three in a row."""
        text, stones = super().standing(picture, place), _stones(picture.position)
        if stones.winning_row >> place & 1:
            return translate("Morris", "{stone}, in the winning row").format(stone=text)
        return text

    #: Why nothing happens after a tap. {point}, {start}: points of the board, such as b2
    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:
        stones, piece = _stones(position), self.piece_at(position, place)
        own = stones.stones(position.turn)
        if own.bit_count() < STONES or (picked and piece):
            text = translate("Morris", "Point {point} is taken")
        elif picked:
            text = translate("Morris", "There is no line from {start} to {point}")
        elif not piece:
            text = translate("Morris", "All stones are on the board. Move one of yours")
        elif not own >> place & 1:
            text = translate("Morris", "The stone on {point} belongs to the other player")
        else:
            text = translate("Morris", "There is no empty point next to the stone on {point}")
        start = self.place_text(picked[0]) if picked else ""
        return text.format(point=self.place_text(place), start=start)

    # What is seen

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the lines along which stones move; none if they may move anywhere."""
        self._lines(canvas, QRectF(0, 0, SIDE * canvas.side, SIDE * canvas.side))

    def frame(self, margin: int) -> QMargins:
        """Return the edges of the board."""
        return all_round(margin)

    def paint_frame(self, canvas: Canvas, margin: int) -> None:
        """Paint the wood on which the labels are."""
        paint_wood(canvas, SIDE, SIDE, self.frame(margin), wood_of(canvas.theme))

    def label_color(self, theme: Theme) -> str:
        return wood_of(theme).label

    def tag_rim(self, theme: Theme) -> str:
        return "" if theme.strong else DARK_RIM

    def over(self, canvas: Canvas) -> Canvas:
        return over_wood(canvas)

    def paint_values(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint values on points or, before a stone is picked, beside the points it can go to.

        So each move has a value of its own, and no stone is covered.
        """
        if picture.picked or self._ways is MovementRule.ANYWHERE:
            super().paint_values(canvas, picture)
            return
        for move, badge in picture.badges.items():
            start, end = self.ends_of(move)
            if start == BESIDE:
                self.paint_value(canvas, end, badge)
                continue
            way = QLineF(self._center(canvas, start), self._center(canvas, end))
            room = QRectF(0, 0, WAY_ROOM * canvas.side, WAY_ROOM * canvas.side)
            room.moveCenter(way.pointAt(ON_WAY))
            paint_tag_or_sign(canvas, room, badge)

    def paint_beside_piece(self, canvas: Canvas, place: int, badge: Badge) -> None:
        """Paint a value in the corner of a place that its stone leaves free."""
        rect = self.rect(place, canvas.side)
        signs.paint_corner_value(canvas, rect, badge, CORNER, LEAST_SIGN)

    def paint_bare(self, canvas: Canvas, place: int) -> None:
        """Paint the lines under a place without its stone."""
        self._lines(canvas, self.rect(place, canvas.side))

    def _lines(self, canvas: Canvas, room: QRectF) -> None:
        p, wood = canvas.painter, wood_of(canvas.theme)
        p.save()
        p.setClipRect(room)
        p.fillRect(room, QColor(wood.face))
        p.setPen(canvas.pen(wood.line, max(1.5, canvas.side * 0.035)))
        if self._ways is not MovementRule.ANYWHERE:
            p.drawLines(
                [
                    QLineF(self._center(canvas, one), self._center(canvas, other))
                    for one, others in enumerate(LINKS[self._ways])
                    for other in others
                    if one < other
                ]
            )
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(wood.line))
        for place in range(POINTS):
            reach = max(1.5, canvas.side * DOT)
            p.drawEllipse(self._center(canvas, place), reach, reach)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.restore()

    def _center(self, canvas: Canvas, place: int) -> QPointF:
        return self.rect(place, canvas.side).center()

    def paint_last(self, canvas: Canvas, place: int) -> None:
        """Ring the point of the last move."""
        signs.paint_last_ring(canvas, self._center(canvas, place), LAST)

    def paint_piece(self, canvas: Canvas, rect: QRectF, piece: str) -> None:
        """Paint a black stone with a cross, or a white one with a ring."""
        tones = tones_of(canvas.theme, is_black=piece == X)
        stamp(canvas.painter, rect, draw_stone, tones, piece)

    def paint_player(self, canvas: Canvas, rect: QRectF, player: Player, mark: str) -> None:  # noqa: ARG002
        """Paint a stone."""
        tones = on_page(tones_of(canvas.theme, is_black=player is MAX), canvas.theme)
        stamp(canvas.painter, rect, draw_stone, tones, X if player is MAX else O)

    def shares(self, theme: Theme) -> ShareColors:
        first, second = (tones_of(theme, is_black=is_black).face for is_black in (True, False))
        return ShareColors.of_pieces(first, second, theme)

    def paint_end(self, canvas: Canvas, picture: BoardPicture, share: float = 1) -> None:
        """Draw a line through three in a row."""
        stones, p = _stones(picture.position), canvas.painter
        row = stones.winning_row
        for color, width in (("#ffffff", 0.16), (row_color(canvas.theme), 0.09)):
            p.setPen(canvas.pen(color, max(3.0, canvas.side * width)))
            if row:
                first, _middle, last = (n for n in range(POINTS) if row >> n & 1)
                line = QLineF(self._center(canvas, first), self._center(canvas, last))
                p.drawLine(QLineF(line.p1(), line.pointAt(share)))
        if not row:
            super().paint_end(canvas, picture, share)


def _stones(position: Position) -> MorrisPosition:
    assert isinstance(position, MorrisPosition)
    return position
