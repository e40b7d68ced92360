# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Hexapawn: squares and pawns, as in chess."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPointF, QRectF

from desktop_app.boards import signs
from desktop_app.boards.badges import paint_small_tag
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.chess_set import paint_piece, shares_of_sides
from desktop_app.boards.kind import ShareColors
from desktop_app.boards.picture import BoardPicture, Picked
from desktop_app.boards.pieces import PieceBoardKind
from desktop_app.boards.shapes import paint_tag
from desktop_app.boards.stones import all_round, felt_of, paint_wood
from desktop_app.core.position import MAX, Move, Player, Position
from desktop_app.games.hexapawn.rules import CELLS, HexapawnGame, HexapawnPosition
from desktop_app.kit.look.theme import Theme
from desktop_app.languages import translate

WHITE, BLACK = "P", "p"
BESIDE, TAG_GAP = 0.2, 2
"""The height of the value of a move, which leaves the pawns free, as a share of a square; and the
least gap between two values in pixels."""


class HexapawnBoardKind(PieceBoardKind):
    """The board. Places are squares, numbered as in the game."""

    is_framed = False
    small_side = 18

    def __init__(self, game: HexapawnGame) -> None:
        super().__init__(game, game.columns, game.rows)

    def ends_of(self, move: Move) -> tuple[int, int]:
        return divmod(move, CELLS)

    def piece_at(self, position: Position, place: int) -> str:
        pawns = _pawns(position)
        return WHITE if pawns.white >> place & 1 else BLACK if pawns.black >> place & 1 else ""

    def piece_name(self, piece: str) -> str:
        if piece == WHITE:
            return translate("Hexapawn", "white pawn")
        return translate("Hexapawn", "black pawn")

    def paint_piece(self, canvas: Canvas, rect: QRectF, piece: str) -> None:
        paint_piece(canvas.painter, rect, piece, canvas.theme)

    def paint_player(self, canvas: Canvas, rect: QRectF, player: Player, mark: str) -> None:  # noqa: ARG002
        """Paint the pawn of a player."""
        self.paint_piece(canvas, rect, WHITE if player is MAX else BLACK)

    def shares(self, theme: Theme) -> ShareColors:
        return shares_of_sides(theme)

    # What is said

    def standing(self, picture: BoardPicture, place: int) -> str:
        """Describe a pawn, and at the end what has ended the game."""
        text, pawns = super().standing(picture, place), _pawns(picture.position)
        if pawns.crossed >> place & 1:
            text = translate("Hexapawn", "{pawn}, has crossed the board").format(pawn=text)
        elif place in self._stuck(pawns):
            text = translate("Hexapawn", "{pawn}, can't move").format(pawn=text)
        return text

    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:
        start = picked[0] if picked else place
        if picked:
            text = translate(
                "Hexapawn",
                "The pawn on {square} can't go to {to}. Pawns move one square straight "
                "forward and capture diagonally",
            )
        elif not self.piece_at(position, place):
            text = translate("Hexapawn", "{square} is empty")
        elif not _pawns(position).pawns(position.turn) >> place & 1:
            text = translate("Hexapawn", "The pawn on {square} belongs to the other player")
        else:
            text = translate(
                "Hexapawn", "The pawn on {square} is blocked and has nothing to capture"
            )
        return text.format(square=self.place_text(start), to=self.place_text(place))

    # What is seen

    def frame(self, margin: int) -> QMargins:
        """Return the edges of the wooden frame."""
        return all_round(margin)

    def paint_frame(self, canvas: Canvas, margin: int) -> None:
        """Paint the wooden frame, on which the labels are."""
        paint_wood(canvas, *self.extent, self.frame(margin), felt_of(canvas.theme))

    def label_color(self, theme: Theme) -> str:
        return felt_of(theme).label

    def tag_rim(self, theme: Theme) -> str:
        return "" if theme.strong else theme.text

    def paint_values(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the value of each move on its way: between the squares that it leaves and reaches.

        So each move has a value of its own, and no pawn is covered.
        """
        position, picked, middles = picture.position, picture.picked, dict[Move, QPointF]()
        for move in picture.badges:
            if self.places_to_pick(position, move)[: len(picked)] == picked:
                start, end = (self.rect(each, canvas.side).center() for each in self.ends_of(move))
                middles[move] = (start + end) / 2
        for move, middle in middles.items():
            near = [
                abs(other.x() - middle.x())
                for each, other in middles.items()
                if each != move and abs(other.y() - middle.y()) < canvas.side / 2
            ]
            wide = min([canvas.side, *near]) - 2 * TAG_GAP
            badge = picture.badges[move]
            room = QRectF(0, 0, wide, BESIDE * canvas.side)
            room.moveCenter(middle)
            if not paint_tag(canvas, room, badge):
                paint_small_tag(canvas, middle, min(room.width(), room.height()) / 2, badge)

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
