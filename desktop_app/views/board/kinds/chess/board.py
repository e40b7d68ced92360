# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of chess: a piece is picked, then where it goes, then what a pawn becomes there."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QPainter

from desktop_app.games.position import MAX, Game, Move, Position
from desktop_app.views.board.kinds import signs as common
from desktop_app.views.board.kinds.canvas import Canvas
from desktop_app.views.board.kinds.chess import signs
from desktop_app.views.board.kinds.chess.names import (
    TURN,
    chess_of,
    letter_at,
    piece_name,
    square_text,
    why_not,
)
from desktop_app.views.board.kinds.chess.pieces import paint_piece
from desktop_app.views.board.kinds.kind import BoardKind
from desktop_app.views.board.kinds.picture import Badge, BoardPicture, Picked, Pointer
from desktop_app.views.kit.look.theme import Theme
from desktop_app.words.values import translate

FILES = 8
BECOMES = (5, 2, 4, 3)
"""What a pawn may become, from its last square on: queen, knight, rook, bishop."""
LETTERS = "?pnbrqk"
GHOST, LIFTED, VEIL = 0.45, 0.25, 0.55
SHOWN = 8
"""Moves of a preview that are drawn: more arrows would hide the board."""
MINIATURE_SIDE = 12
"""Pixels of a square in a miniature, where texts are 13 pixels high."""


class ChessBoard(BoardKind):
    """A place is a square, or what a pawn may become, below its last square."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, FILES, FILES)

    # What places mean

    def place_of(self, position: Position, move: Move) -> int:  # noqa: ARG002
        """The square that is gone to."""
        return (move >> 6 & 63) ^ TURN

    def way_of(self, position: Position, move: Move) -> Picked:
        """The piece, where it goes, and what it becomes: the squares below are lent for that."""
        start, end, becomes = (move & 63) ^ TURN, (move >> 6 & 63) ^ TURN, move >> 12
        if not becomes:
            return start, end
        step = FILES if position.turn is MAX else -FILES
        return start, end, end + step * BECOMES.index(becomes)

    def stands_at(self, picture: BoardPicture, move: Move) -> int | None:
        """Where the last move went to; earlier ones may have gone on."""
        is_last = move == picture.last_move
        return self.place_of(picture.position, move) if is_last else None

    # What is said

    def spoken(self, picture: BoardPicture, place: int) -> str:
        """`e4: white pawn, can move`; with a piece picked `e5: open, legal, value +0.3`."""
        said = [self._standing(picture, place)]
        here = self.place_of_last(picture) == place
        said += filter(None, [self._meaning(picture, place)])
        badge = self.valued(picture).get(place)
        if badge is not None and not picture.preview:
            value = translate("Chess", "value {value}")
            said.append(value.format(value=badge.spoken))
        text = translate("Chess", "{square}: {piece}")
        text = text.format(square=square_text(place), piece=", ".join(said))
        return self.told(text, picture, picture.last_move if here else None)

    def place_of_last(self, picture: BoardPicture) -> int:
        """Where the last move went to; -1 for none."""
        last = picture.last_move
        return -1 if last is None else self.place_of(picture.position, last)

    def _standing(self, picture: BoardPicture, place: int) -> str:
        position, picked = picture.position, picture.picked
        becomes = self._becomes(position, picked).get(place)
        if becomes is not None:
            return translate("Chess", "becomes a {piece}").format(piece=piece_name(becomes))
        piece = letter_at(position, place)
        if not piece:
            return translate("Chess", "open")
        if place != self._attacked(position):
            return piece_name(piece)
        ended = position.outcome is not None
        text = translate("Chess", "{king}, in check")
        if ended:
            text = translate("Chess", "{king}, mated")
        return text.format(king=piece_name(piece))

    def _meaning(self, picture: BoardPicture, place: int) -> str:
        """What choosing a place would do."""
        position, picked = picture.position, picture.picked
        if not picture.accepts_moves or place in self._becomes(position, picked):
            return ""
        if picked and place == picked[-1]:
            return translate("Chess", "picked")
        if place in self.targets(position, picked):
            taken = letter_at(position, place)
            return translate("Chess", "can be taken") if taken else translate("Chess", "legal")
        if place in self.picks(position, picked):
            if picked:
                return translate("Chess", "the pawn becomes another piece there")
            return translate("Chess", "can move")
        return ""

    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:
        """The square is empty, the piece is the other side's, or it can't go there."""
        return why_not(position, place, picked)

    # What is seen

    def paint_ground(self, canvas: Canvas) -> None:
        """The squares; a1 is a dark one."""
        p, theme = canvas.painter, canvas.theme
        p.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for place in range(FILES * FILES):
            p.fillRect(self.rect(place, canvas.side), self._ground(place, theme))
        p.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _ground(self, place: int, theme: Theme) -> QColor:
        return QColor(theme.deep if (place // FILES + place) % 2 else theme.pale)

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """The last move's squares, a check, all pieces."""
        if picture.last_move is not None:
            for place in self.way_of(picture.position, picture.last_move & 0xFFF):
                signs.tint(canvas, self.rect(place, canvas.side), canvas.theme.accent)
        king = self._attacked(picture.position)
        if king >= 0 and picture.position.outcome is None:
            signs.attacked(canvas, self.rect(king, canvas.side))
        self._pieces(canvas, picture.position)
        if king >= 0 and picture.position.outcome is None:
            signs.letter(canvas, self.rect(king, canvas.side), "+")

    def _pieces(self, canvas: Canvas, position: Position) -> None:
        for square, piece in chess_of(position).board.piece_map().items():
            self._piece(canvas, self.rect(square ^ TURN, canvas.side), piece.symbol())

    def _piece(self, canvas: Canvas, rect: QRectF, letter: str) -> None:
        paint_piece(canvas.painter, rect, letter, canvas.theme)

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
        canvas.painter.fillRect(rect, self._ground(king, canvas.theme))
        signs.attacked(canvas, rect)
        self._piece(canvas, rect, letter_at(picture.position, king))
        signs.letter(canvas, rect, "#")
        canvas.painter.setOpacity(1)

    def paint_value(self, canvas: Canvas, place: int, badge: Badge) -> None:
        """At the lower edge, for a piece may stand there."""
        signs.value(canvas, self.rect(place, canvas.side), badge)

    def paint_picked(self, canvas: Canvas, picture: BoardPicture, pointer: Pointer) -> None:
        """The piece's square, where it can go, or what it can become."""
        position, picked = picture.position, picture.picked
        start = self.rect(picked[0], canvas.side)
        canvas.painter.fillRect(start, self._ground(picked[0], canvas.theme))
        signs.tint(canvas, start, canvas.theme.hint)
        canvas.painter.setOpacity(1 if pointer.dragged is None else LIFTED)
        self._piece(canvas, start, letter_at(position, picked[0]))
        canvas.painter.setOpacity(1)
        if len(picked) > 1:
            self._paint_becomes(canvas, picture)
            self._paint_values(canvas, picture)
            return
        for place in {*self.targets(position, picked), *self.picks(position, picked)}:
            rect = self.rect(place, canvas.side)
            if letter_at(position, place):
                signs.take_ring(canvas, rect)
            else:
                common.paint_dot(canvas, rect)
        self._paint_values(canvas, picture)  # over the rings

    def _paint_values(self, canvas: Canvas, picture: BoardPicture) -> None:
        if not picture.preview:
            for place, badge in self.valued(picture).items():
                self.paint_value(canvas, place, badge)

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
            signs.frame(canvas, rect, theme.accent, 0.04)
            self._piece(canvas, rect, letter)

    def paint_moving(self, canvas: Canvas, picture: BoardPicture, pointer: Pointer) -> None:
        """Above all else what is dragged."""
        super().paint_moving(canvas, picture, pointer)
        if pointer.dragged is not None and picture.picked:
            side = canvas.side * 1.1
            corner = pointer.dragged - QPointF(side / 2, side / 2)
            letter = letter_at(picture.position, picture.picked[0])
            self._piece(canvas, QRectF(corner.x(), corner.y(), side, side), letter)

    def paint_ghost(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """A frame where the move leads to; on an open square also the piece, pale."""
        place, position = self.place_of(picture.position, move), picture.position
        rect = self.rect(place, canvas.side)
        signs.frame(canvas, rect, canvas.theme.text, 0.05)
        if not letter_at(position, place) and move not in picture.badges and not move >> 12:
            canvas.painter.setOpacity(GHOST)
            self._piece(canvas, rect, letter_at(position, (move & 63) ^ TURN))
            canvas.painter.setOpacity(1)

    def _ends(self, canvas: Canvas, move: Move) -> tuple[QRectF, QRectF]:
        """The squares that a move leaves and goes to."""
        squares = (move & 63) ^ TURN, (move >> 6 & 63) ^ TURN
        return self.rect(squares[0], canvas.side), self.rect(squares[1], canvas.side)

    def _paint_arrow(self, canvas: Canvas, move: Move, color: str, number: int = 0) -> None:
        start, end = self._ends(canvas, move)
        if not number:
            for square in (start, end):
                signs.frame(canvas, square, color, 0.06)
        signs.arrow(canvas, start, end, color, number)

    def paint_line(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Numbered arrows."""
        for number, move in reversed([*enumerate(picture.preview[:SHOWN], 1)]):
            player = picture.position.turn if number % 2 else picture.position.turn.opponent
            color = canvas.theme.x if player is MAX else canvas.theme.o
            self._paint_arrow(canvas, move, color, number)

    def paint_hint(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Both squares, an arrow, and a star where no value stands."""
        self._paint_arrow(canvas, move, canvas.theme.hint)
        super().paint_hint(canvas, picture, move)

    def paint_marked(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Both squares, and an arrow where no line is drawn that begins with it."""
        if not picture.preview:
            self._paint_arrow(canvas, move, canvas.theme.accent)
        else:
            for square in self._ends(canvas, move):
                signs.frame(canvas, square, canvas.theme.accent, 0.06)

    # Small

    def miniature_size(self, unit: float) -> QSize:
        """Square squares of whole pixels."""
        side = FILES * round(MINIATURE_SIDE * unit)
        return QSize(side, side)

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
        """The same board."""
        canvas = Canvas(painter, round(MINIATURE_SIDE * unit), theme, font)
        self.paint_ground(canvas)
        self.paint_pieces(canvas, BoardPicture(position, last_move=last))
        self.paint_end(canvas, BoardPicture(position))
