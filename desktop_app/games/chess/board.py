# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The chess board: choose a piece, then its target square, then the promotion if there is one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QPointF, QRectF
from PySide6.QtGui import QColor

from desktop_app.boards.badges import LEAST_LOST_CELL, paint_lost
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.chess_set import paint_piece, shares_of_sides
from desktop_app.boards.kind import ShareColors
from desktop_app.boards.picture import BoardPicture, MistakeBadge, OffBoard, Picked, PointerState
from desktop_app.boards.pieces import PieceBoardKind
from desktop_app.boards.signs import paint_arrow, paint_disc, paint_frame, paint_tint
from desktop_app.core.position import MAX, Game, Move, Player, Position
from desktop_app.games.wording import Texts
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.value_signs import value_color
from desktop_app.languages import translate
from desktop_app.numerals import listed

if TYPE_CHECKING:
    from desktop_app.games.chess.rules import ChessPosition

FILES = 8
SQUARES = 64
TURN = 56
"""Squares count from a1, places from a8: flipping these bits turns one into the other."""
_NAMES: Texts = {
    #: The names of the pieces are read aloud, and fill {piece} in sentences.
    "P": QT_TRANSLATE_NOOP("Chess", "white pawn"),
    "N": QT_TRANSLATE_NOOP("Chess", "white knight"),
    "B": QT_TRANSLATE_NOOP("Chess", "white bishop"),
    "R": QT_TRANSLATE_NOOP("Chess", "white rook"),
    "Q": QT_TRANSLATE_NOOP("Chess", "white queen"),
    "K": QT_TRANSLATE_NOOP("Chess", "white king"),
    "p": QT_TRANSLATE_NOOP("Chess", "black pawn"),
    "n": QT_TRANSLATE_NOOP("Chess", "black knight"),
    "b": QT_TRANSLATE_NOOP("Chess", "black bishop"),
    "r": QT_TRANSLATE_NOOP("Chess", "black rook"),
    "q": QT_TRANSLATE_NOOP("Chess", "black queen"),
    "k": QT_TRANSLATE_NOOP("Chess", "black king"),
}

_BECOMES: Texts = {
    #: Read aloud: what the pawn becomes if you choose this square.
    "N": QT_TRANSLATE_NOOP("Chess", "becomes a knight"),
    "B": QT_TRANSLATE_NOOP("Chess", "becomes a bishop"),
    "R": QT_TRANSLATE_NOOP("Chess", "becomes a rook"),
    "Q": QT_TRANSLATE_NOOP("Chess", "becomes a queen"),
}
"""What each choice for a promoted pawn is called on the board."""


def piece_name(letter: str) -> str:
    """Return the name of a piece by its letter, a capital for White's: `white pawn`."""
    return translate("Chess", str(_NAMES[letter]))


def square_text(place: int) -> str:
    """Return the name of the square at a place: `e4`."""
    row, column = divmod(place, FILES)
    return f"{chr(ord('a') + column)}{FILES - row}"


def chess_of(position: Position) -> ChessPosition:
    """Return the chess position shown in a picture."""
    return cast("ChessPosition", position)


def letter_at(position: Position, place: int) -> str:
    """Return the letter of the piece at a place, a capital for White's; empty for none."""
    piece = chess_of(position).board.piece_at(place ^ TURN)
    return "" if piece is None else piece.symbol()


#: Why nothing happens after a tap. {piece}: “white queen”
def why_not(position: Position, place: int, picked: Picked) -> str:
    """Return why a piece can't be chosen, or why the chosen piece can't go there."""
    letter = letter_at(position, place)
    if picked:
        text = _no_way(position, place, picked[0])
    elif not letter:
        text = translate("Chess", "Square {square} is empty")
    elif letter.isupper() is not (position.turn is MAX):
        #: {piece} is such as “black queen”. Shown where that piece was pressed.
        text = translate("Chess", "The {piece} on {square} belongs to the other player")
    elif chess_of(position).board.is_check():
        text = translate("Chess", "The king is in check, and the {piece} on {square} can't help")
    else:
        text = translate("Chess", "The {piece} on {square} can't move now")
    start = picked[0] if picked else place
    piece = letter_at(position, start)
    name = piece_name(piece) if piece else ""
    return text.format(piece=name, square=square_text(start), to=square_text(place))


#: Why a piece can't go to a square. {piece}: “white queen”, {to}: the square
def _no_way(position: Position, place: int, start: int) -> str:
    board = chess_of(position).board
    free = board.pin(board.turn, start ^ TURN)
    if len(free) < SQUARES and place ^ TURN not in free:
        return translate(
            "Chess", "The {piece} on {square} is pinned: without it, your king would be in check"
        )
    reaches = place ^ TURN in board.attacks(start ^ TURN)
    if board.is_check() and reaches:
        return translate("Chess", "The king would still be in check")
    return translate("Chess", "The {piece} on {square} can't go to {to}")


WORTH = {"q": 9, "r": 5, "b": 3, "n": 3, "p": 1}
"""The values that beginners learn, in pawns, the most valuable piece first."""
AT_FIRST = {"q": 1, "r": 2, "b": 2, "n": 2, "p": 8}


def off_board(position: Position) -> OffBoard | None:
    """Return the pieces missing compared with the start of a game; None if all are there.

    A promoted piece counts as what it is now, and its pawn is not off the board.
    """
    letters = [piece.symbol() for piece in chess_of(position).board.piece_map().values()]
    black, white = _missing(letters, str.lower), _missing(letters, str.upper)
    signed = (WORTH.get(each.lower(), 0) * (1 if each.isupper() else -1) for each in letters)
    worth = sum(signed)
    if not black and not white:
        return None
    return OffBoard(black, white, worth, _captures_text(black, white, worth))


def _missing(letters: list[str], of_side: Callable[[str], str]) -> str:
    """Return the letters of a side's missing pieces."""
    lacking = {kind: number - letters.count(of_side(kind)) for kind, number in AT_FIRST.items()}
    became = -sum(number for number in lacking.values() if number < 0)
    lacking["p"] -= became
    return "".join(of_side(kind) * number for kind, number in lacking.items())


#: Below the board: the pieces that were captured, such as “3 × black pawn, white queen”. {pieces}:
#: all of them
def _captures_text(black: str, white: str, worth: int) -> str:
    parts = list[str]()
    for letter in dict.fromkeys(black + white):
        number, name = (black + white).count(letter), piece_name(letter)
        #: 3 × black pawn
        #: {piece}: such as “black pawn”
        many = translate("Chess", "{number} × {piece}").format(number=number, piece=name)
        parts.append(many if number > 1 else name)
    #: {pieces} is a list of captured pieces
    text = translate("Chess", "Off the board: {pieces}. Both players' pieces are worth the same.")
    if worth > 0:
        text = translate(
            "Chess", "Off the board: {pieces}. White's pieces are worth {number} more."
        )
    elif worth < 0:
        text = translate(
            "Chess", "Off the board: {pieces}. Black’s pieces are worth {number} more."
        )
    return text.format(pieces=listed(parts), number=abs(worth))


def _paint_check(canvas: Canvas, place: QRectF) -> None:
    """Tint the square of a king that is in check or mated."""
    paint_tint(canvas, place, canvas.theme.loss, framed=False)
    paint_frame(canvas, place, canvas.theme.loss, 0.07)


def _paint_check_sign(canvas: Canvas, place: QRectF, sign: str) -> None:
    """Write + for check or # for mate into a corner of the king's square, if it is large enough."""
    if canvas.side >= LEAST_LOST_CELL:
        reach = max(6.0, canvas.side * 0.19)
        corner = QPointF(place.left() + reach, place.top() + reach)
        paint_disc(canvas, corner, sign, canvas.theme.loss, canvas.theme.base)


MOST_ARROWS = 3
"""The number of best moves that arrows show: more would hide the board."""
BECOMES = (5, 2, 4, 3)
"""The promotion choices, from the last square on: queen, knight, rook, bishop."""
LETTERS = "?pnbrqk"
VEIL = 0.55


class ChessBoardKind(PieceBoardKind):
    """The chess board. Places are squares, and promotion choices below the pawn's last square."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, FILES, FILES)

    def ends_of(self, move: Move) -> tuple[int, int]:
        return (move & 63) ^ TURN, (move >> 6 & 63) ^ TURN

    def piece_at(self, position: Position, place: int) -> str:
        return letter_at(position, place)

    def piece_name(self, piece: str) -> str:
        return piece_name(piece)

    def paint_piece(self, canvas: Canvas, rect: QRectF, piece: str) -> None:
        paint_piece(canvas.painter, rect, piece, canvas.theme)

    def paint_player(self, canvas: Canvas, rect: QRectF, player: Player, mark: str) -> None:  # noqa: ARG002
        """Paint the king of a player."""
        king = "K" if player is MAX else "k"
        paint_piece(canvas.painter, rect, king, canvas.theme, beside=True)

    def shares(self, theme: Theme) -> ShareColors:
        return shares_of_sides(theme)

    def paint_taken(self, canvas: Canvas, rect: QRectF, piece: str) -> None:
        """Paint a captured piece on the frame."""
        label = self.label_color(canvas.theme)
        paint_piece(canvas.painter, rect, piece, canvas.theme, beside=True, outline=label)

    # Places and moves

    def places_to_pick(self, position: Position, move: Move) -> Picked:
        """Return the piece, target and promotion of a move; promotions use the squares below."""
        start, end = self.ends_of(move)
        becomes = move >> 12
        if not becomes:
            return start, end
        step = FILES if position.turn is MAX else -FILES
        return start, end, end + step * BECOMES.index(becomes)

    # Accessible texts

    def standing(self, picture: BoardPicture, place: int) -> str:
        """Describe the piece at a place or a promotion choice, and whether a king is in check."""
        position, picked = picture.position, picture.picked
        becomes = self._becomes(position, picked).get(place)
        if becomes is not None:
            return translate("Chess", str(_BECOMES[becomes.upper()]))
        if place != self._attacked(position):
            return super().standing(picture, place)
        ended = position.outcome is not None
        #: Read aloud: white king, in check.
        #: {king}: “white king”
        text = translate("Chess", "{king}, in check")
        if ended:
            #: The same at the end. {king}: “white king”
            text = translate("Chess", "{king}, checkmated")
        return text.format(king=piece_name(letter_at(position, place)))

    def meaning(self, picture: BoardPicture, place: int) -> str:
        position, picked = picture.position, picture.picked
        if place in self._becomes(position, picked):
            return ""
        goes_on = picked and place != picked[-1] and place in self.picks(position, picked)
        if picture.accepts_moves and goes_on:
            return translate("Chess", "the pawn becomes a new piece there")
        return super().meaning(picture, place)

    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:
        return why_not(position, place, picked)

    # Painting

    def off_board(self, position: Position) -> OffBoard | None:
        return off_board(position)

    def paint_under(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint arrows to where the best moves go, and highlight a check."""
        if not picture.picked and not picture.preview:
            best = [move for move, badge in picture.badges.items() if badge.best]
            for move in best[:MOST_ARROWS]:
                start, end = (self.rect(place, canvas.side) for place in self.ends_of(move))
                color = value_color(picture.badges[move].value_kind, canvas.theme)
                paint_arrow(canvas, start, end, color)
        king = self._attacked(picture.position)
        if king >= 0 and picture.position.outcome is None:
            _paint_check(canvas, self.rect(king, canvas.side))

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the last move's squares, the sign of a check, and all pieces."""
        super().paint_pieces(canvas, picture)
        king = self._attacked(picture.position)
        if king >= 0 and picture.position.outcome is None:
            _paint_check_sign(canvas, self.rect(king, canvas.side), "+")

    def paint_mistake(
        self, canvas: Canvas, picture: BoardPicture, place: int, lost: MistakeBadge
    ) -> None:
        """Paint the sign of a mistake in a corner; a king in check has another sign above."""
        if place == self._attacked(picture.position):
            rect = self.rect(place, canvas.side)
            paint_lost(canvas, rect, lost, at_left=True, at_foot=True)
        else:
            super().paint_mistake(canvas, picture, place, lost)

    def _attacked(self, position: Position) -> int:
        """Return the place of the king that is in check; -1 for none."""
        board = chess_of(position).board
        king = board.king(board.turn)
        return king ^ TURN if king is not None and board.is_check() else -1

    def paint_end(self, canvas: Canvas, picture: BoardPicture, share: float = 1) -> None:
        """Highlight the king that is mated."""
        king = self._attacked(picture.position)
        if king < 0 or not picture.position.outcome:
            super().paint_end(canvas, picture, share)
            return
        rect = self.rect(king, canvas.side)
        canvas.painter.setOpacity(share)
        self.paint_bare(canvas, king)
        _paint_check(canvas, rect)
        self.paint_piece(canvas, rect, letter_at(picture.position, king))
        _paint_check_sign(canvas, rect, "#")
        canvas.painter.setOpacity(1)

    def paint_picked(self, canvas: Canvas, picture: BoardPicture, pointer: PointerState) -> None:
        """Highlight the chosen piece's square with its targets, or its promotion choices."""
        super().paint_picked(canvas, picture, pointer)
        if len(picture.picked) > 1:
            self._paint_becomes(canvas, picture)
            self.paint_values(canvas, picture)

    def _becomes(self, position: Position, picked: Picked) -> dict[int, str]:
        """Return the promotion choices of a chosen pawn, by the places they are shown at."""
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
