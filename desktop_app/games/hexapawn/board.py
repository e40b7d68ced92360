# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Hexapawn: squares and pawns, as in chess."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from desktop_app.boards import signs
from desktop_app.boards.badges import paint_lost
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.chess_set import paint_piece, shares_of_sides
from desktop_app.boards.kind import ShareColors
from desktop_app.boards.picture import BoardPicture, MistakeBadge, Picked
from desktop_app.boards.pieces import PieceBoardKind
from desktop_app.boards.shapes import paint_tag_or_sign
from desktop_app.core.position import MAX, Move, Player, Position
from desktop_app.games.hexapawn.rules import CELLS, HexapawnGame, HexapawnPosition
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.value_signs import value_color
from desktop_app.languages import translate

WHITE, BLACK = "P", "p"
ABOVE, LEAST_ABOVE = 0.18, 25
"""The height of the value of a capture above a pawn's head, as a share of a square; and the least
of it in pixels, or else it is beside the head."""
BEFORE = 0.3
"""How far the arrow of a capture ends before the middle of the captured pawn, in squares."""
WIDE_CORNER, HIGH_CORNER, CORNER_GAP = 0.36, 0.3, 1
"""The room there, as shares of a square; and the gap to the edges of the square in pixels."""


class HexapawnBoardKind(PieceBoardKind):
    """The board. Places are squares, numbered as in the game."""

    small_side = 18

    def __init__(self, game: HexapawnGame) -> None:
        super().__init__(game, game.columns, game.rows)

    def ends_of(self, move: Move) -> tuple[int, int]:
        return divmod(move, CELLS)

    def piece_at(self, position: Position, place: int) -> str:
        pawns = _pawns(position)
        return WHITE if pawns.white >> place & 1 else BLACK if pawns.black >> place & 1 else ""

    #: A piece, for screen readers
    def piece_name(self, piece: str) -> str:
        if piece == WHITE:
            return translate("Hexapawn", "white pawn")
        return translate("Hexapawn", "black pawn")

    def paint_piece(self, canvas: Canvas, rect: QRectF, piece: str) -> None:
        paint_piece(canvas.painter, rect, piece, canvas.theme)

    def paint_player(self, canvas: Canvas, rect: QRectF, player: Player, mark: str) -> None:  # noqa: ARG002
        """Paint the pawn of a player."""
        pawn = WHITE if player is MAX else BLACK
        paint_piece(canvas.painter, rect, pawn, canvas.theme, beside=True)

    def shares(self, theme: Theme) -> ShareColors:
        return shares_of_sides(theme)

    # What is said

    #: A piece at the end of a game, for screen readers. {pawn}: “white pawn”
    def standing(self, picture: BoardPicture, place: int) -> str:
        """Describe a pawn, and at the end what has ended the game."""
        text, pawns = super().standing(picture, place), _pawns(picture.position)
        if pawns.crossed >> place & 1:
            text = translate("Hexapawn", "{pawn}, has crossed the board").format(pawn=text)
        elif place in self._stuck(pawns):
            text = translate("Hexapawn", "{pawn}, can't move").format(pawn=text)
        return text

    #: Why nothing happens after a tap. {to}: a square
    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:
        start = picked[0] if picked else place
        if picked:
            text = translate(
                "Hexapawn",
                "The pawn on {square} can't go to {to}. Pawns move one square straight "
                "forward and capture diagonally",
            )
        elif not self.piece_at(position, place):
            text = translate("Hexapawn", "Square {square} is empty")
        elif not _pawns(position).pawns(position.turn) >> place & 1:
            text = translate("Hexapawn", "The pawn on {square} belongs to the other player")
        else:
            text = translate(
                "Hexapawn", "The pawn on {square} is blocked and has nothing to capture"
            )
        return text.format(square=self.place_text(start), to=self.place_text(place))

    # What is seen

    def tag_rim(self, theme: Theme) -> str:
        return "" if theme.strong else theme.text

    def paint_under(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the way of each capture with a value, below the pawns."""
        for move in self._captures(picture):
            start, end = (self.rect(each, canvas.side) for each in self.ends_of(move))
            color = value_color(picture.badges[move].value_kind, canvas.theme)
            signs.paint_arrow(canvas, start, end, color, before=BEFORE)

    def paint_values(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the value of each move on the square that it reaches.

        It is in the middle of an empty square, which only one pawn can reach. Beside a pawn that
        can be captured, it is in the corner on the side of the pawn that captures it.
        """
        captures = self._captures(picture)
        for move in self._valued(picture):
            end, badge = self.ends_of(move)[1], picture.badges[move]
            if move not in captures:
                self.paint_value(canvas, end, badge)
                continue
            is_alone = [self.ends_of(each)[1] for each in captures].count(end) == 1
            room, flank = self._corner(canvas, move, is_alone=is_alone)
            paint_tag_or_sign(canvas, room, badge, side=flank)

    def _corner(
        self, canvas: Canvas, move: Move, *, is_alone: bool
    ) -> tuple[QRectF, Qt.AlignmentFlag]:
        """Return the room for the value of a capture, and the side from which it comes.

        The room is above the captured pawn's head, or beside it.
        """
        side = canvas.side
        origin, place = (self.rect(each, side) for each in self.ends_of(move))
        size = QSizeF((1 if is_alone else 0.5) * side - 2 * CORNER_GAP, ABOVE * side)
        if size.height() < LEAST_ABOVE:
            size = QSizeF(WIDE_CORNER * side, HIGH_CORNER * side)
        room = QRectF(QPointF(), size)
        room.moveTopLeft(place.topLeft() + QPointF(CORNER_GAP, CORNER_GAP))
        if origin.x() < place.x():
            return room, Qt.AlignmentFlag.AlignLeft
        room.moveRight(place.right() - CORNER_GAP)
        return room, Qt.AlignmentFlag.AlignRight

    def paint_mistake(
        self, canvas: Canvas, picture: BoardPicture, place: int, lost: MistakeBadge
    ) -> None:
        """Paint the sign of a mistake in a corner in which there is no value."""
        ends = [self.ends_of(move) for move in self._captures(picture)]
        rights = {start % self.columns > end % self.columns for start, end in ends if end == place}
        is_left = True in rights or (not rights and place in self.valued(picture))
        rect = self.rect(place, canvas.side)
        paint_lost(canvas, rect, lost, at_left=is_left, at_foot=len(rights) > 1)

    def _valued(self, picture: BoardPicture) -> list[Move]:
        """Return the moves whose values are shown: those of the picked pawn, or else all."""
        picked = picture.picked
        return [
            move
            for move in picture.badges
            if self.places_to_pick(picture.position, move)[: len(picked)] == picked
        ]

    def _captures(self, picture: BoardPicture) -> list[Move]:
        """Return the captures among them; none while a line is previewed."""
        ends = ((move, self.ends_of(move)[1]) for move in self._valued(picture))
        position = picture.position
        return [m for m, end in ends if self.piece_at(position, end) and not picture.preview]

    def paint_end(self, canvas: Canvas, picture: BoardPicture, share: float = 1) -> None:
        """Highlight the pawn that has crossed the board, or else those that can't move."""
        pawns = _pawns(picture.position)
        if pawns.outcome is None:
            return
        canvas.painter.setOpacity(share)
        for place in range(self.columns * self.rows):
            if pawns.crossed >> place & 1:
                signs.paint_frame(canvas, self.rect(place, canvas.side), canvas.theme.win, 0.08)
        for place in self._stuck(pawns):
            signs.paint_frame(canvas, self.rect(place, canvas.side), canvas.theme.loss, 0.08)
        canvas.painter.setOpacity(1)

    def _stuck(self, pawns: HexapawnPosition) -> list[int]:
        """Return the squares of the pawns of a player who lost because none can move."""
        own = pawns.pawns(pawns.turn) if pawns.is_stuck else 0
        return [place for place in range(self.columns * self.rows) if own >> place & 1]


def _pawns(position: Position) -> HexapawnPosition:
    assert isinstance(position, HexapawnPosition)
    return position
