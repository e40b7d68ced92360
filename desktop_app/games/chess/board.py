# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of chess: a piece is picked, then where it goes, then what a pawn becomes there."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.chess_set import paint_piece
from desktop_app.boards.picture import BoardPicture, OffBoard, Picked, Pointer
from desktop_app.boards.pieces import PieceBoard
from desktop_app.boards.signs import paint_frame
from desktop_app.core.position import MAX, Game, Move, Position
from desktop_app.games.chess import board_signs as signs
from desktop_app.games.chess.board_names import (
    TURN,
    chess_of,
    letter_at,
    piece_name,
    why_not,
)
from desktop_app.games.chess.board_taken import off_board
from desktop_app.languages import translate

FILES = 8
BECOMES = (5, 2, 4, 3)
"""What a pawn may become, from its last square on: queen, knight, rook, bishop."""
LETTERS = "?pnbrqk"
VEIL = 0.55


class ChessBoard(PieceBoard):
    """A place is a square, or what a pawn may become, below its last square."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, FILES, FILES)

    def ends_of(self, move: Move) -> tuple[int, int]:
        """See `PieceBoard.ends_of`."""
        return (move & 63) ^ TURN, (move >> 6 & 63) ^ TURN

    def piece_at(self, position: Position, place: int) -> str:
        """Its letter, a capital for White's."""
        return letter_at(position, place)

    def piece_name(self, piece: str) -> str:
        """See `PieceBoard.piece_name`."""
        return piece_name(piece)

    def paint_piece(self, canvas: Canvas, rect: QRectF, piece: str) -> None:
        """See `PieceBoard.paint_piece`."""
        paint_piece(canvas.painter, rect, piece, canvas.theme)

    def paint_taken(self, canvas: Canvas, rect: QRectF, piece: str) -> None:
        """See `BoardKind.paint_taken`."""
        paint_piece(canvas.painter, rect, piece, canvas.theme, in_row=True)

    # What places mean

    def way_of(self, position: Position, move: Move) -> Picked:
        """The piece, where it goes, and what it becomes: the squares below are lent for that."""
        start, end = self.ends_of(move)
        becomes = move >> 12
        if not becomes:
            return start, end
        step = FILES if position.turn is MAX else -FILES
        return start, end, end + step * BECOMES.index(becomes)

    # What is said

    def standing(self, picture: BoardPicture, place: int) -> str:
        """A piece, or what a pawn can become; also whether a king is attacked."""
        position, picked = picture.position, picture.picked
        becomes = self._becomes(position, picked).get(place)
        if becomes is not None:
            return translate("Chess", "becomes a {piece}").format(piece=piece_name(becomes))
        if place != self._attacked(position):
            return super().standing(picture, place)
        ended = position.outcome is not None
        text = translate("Chess", "{king}, in check")
        if ended:
            text = translate("Chess", "{king}, mated")
        return text.format(king=piece_name(letter_at(position, place)))

    def meaning(self, picture: BoardPicture, place: int) -> str:
        """What choosing a place would do."""
        position, picked = picture.position, picture.picked
        if place in self._becomes(position, picked):
            return ""
        goes_on = picked and place != picked[-1] and place in self.picks(position, picked)
        if picture.accepts_moves and goes_on:
            return translate("Chess", "the pawn becomes another piece there")
        return super().meaning(picture, place)

    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:
        """The square is empty, the piece is the other side's, or it can't go there."""
        return why_not(position, place, picked)

    # What is seen

    def off_board(self, position: Position) -> OffBoard | None:
        """See `BoardKind.off_board`."""
        return off_board(position)

    def paint_under(self, canvas: Canvas, picture: BoardPicture) -> None:
        """A check."""
        king = self._attacked(picture.position)
        if king >= 0 and picture.position.outcome is None:
            signs.attacked(canvas, self.rect(king, canvas.side))

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """The last move's squares, a check with its sign, all pieces."""
        super().paint_pieces(canvas, picture)
        king = self._attacked(picture.position)
        if king >= 0 and picture.position.outcome is None:
            signs.letter(canvas, self.rect(king, canvas.side), "+")

    def _attacked(self, position: Position) -> int:
        """The place of the king that stands in check; -1 for none."""
        board = chess_of(position).board
        king = board.king(board.turn)
        return king ^ TURN if king is not None and board.is_check() else -1

    def paint_end(self, canvas: Canvas, picture: BoardPicture, share: float = 1) -> None:
        """The king that is mated."""
        king = self._attacked(picture.position)
        if king < 0 or not picture.position.outcome:
            super().paint_end(canvas, picture, share)
            return
        rect = self.rect(king, canvas.side)
        canvas.painter.setOpacity(share)
        self.paint_bare(canvas, king)
        signs.attacked(canvas, rect)
        self.paint_piece(canvas, rect, letter_at(picture.position, king))
        signs.letter(canvas, rect, "#")
        canvas.painter.setOpacity(1)

    def paint_picked(self, canvas: Canvas, picture: BoardPicture, pointer: Pointer) -> None:
        """The piece's square, where it can go, or what it can become."""
        super().paint_picked(canvas, picture, pointer)
        if len(picture.picked) > 1:
            self._paint_becomes(canvas, picture)
            self.paint_values(canvas, picture)

    def _becomes(self, position: Position, picked: Picked) -> dict[int, str]:
        """What a picked pawn may become, by the places lent for that."""
        if len(picked) < 2:
            return {}
        letters = LETTERS.upper() if position.turn is MAX else LETTERS
        targets = self.targets(position, picked)
        return {place: letters[move >> 12] for place, move in targets.items()}

    def _paint_becomes(self, canvas: Canvas, picture: BoardPicture) -> None:
        p, theme, side = canvas.painter, canvas.theme, canvas.side
        p.setOpacity(VEIL)
        p.fillRect(QRectF(0, 0, FILES * side, FILES * side), QColor(theme.window))
        p.setOpacity(1)
        for place, letter in self._becomes(picture.position, picture.picked).items():
            rect = self.rect(place, side)
            p.fillRect(rect, QColor(theme.pale))
            paint_frame(canvas, rect, theme.accent, 0.04)
            self.paint_piece(canvas, rect, letter)
