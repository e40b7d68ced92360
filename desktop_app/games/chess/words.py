# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for chess: moves as chess players write them, and how a game ended."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import MAX, Game, Move, Player, Position
from desktop_app.games.chess.rules import ChessFault, Ending
from desktop_app.games.wording import Texts, Wording
from desktop_app.languages import translate

if TYPE_CHECKING:
    from desktop_app.core.entry import Term
    from desktop_app.games.chess.rules import ChessPosition

HALF_A_PAWN, A_PAWN = 50, 100
SAN = re.compile(
    r"(?P<piece>[NBRQK])?(?P<start>[a-h]?[1-8]?)(?P<takes>x)?(?P<square>[a-h][1-8])"
    r"(?:=(?P<becomes>[NBRQ]))?"
)
"""A move in algebraic notation, without the sign for check."""
FAULTS: Texts = {
    ChessFault.BAD_FEN: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” is no position of chess; write its rows from the eighth on, such as "
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1.",
    ),
    ChessFault.KINGS: QT_TRANSLATE_NOOP(
        "Words", "In this position a king is missing or one too many; each side needs one."
    ),
    ChessFault.LEFT_IN_CHECK: QT_TRANSLATE_NOOP(
        "Words", "In this position whoever has just moved stands in check; let the other side move."
    ),
    ChessFault.PAWNS: QT_TRANSLATE_NOOP(
        "Words", "A pawn can't stand on the first or the last row; move it, or take it away."
    ),
    ChessFault.PIECES: QT_TRANSLATE_NOOP(
        "Words", "A side has more pieces than a game begins with; take some away."
    ),
    ChessFault.IMPOSSIBLE: QT_TRANSLATE_NOOP(
        "Words",
        "This position can't come about in a game of chess; look at castling, checks and what can "
        "be taken in passing.",
    ),
    ChessFault.AMBIGUOUS: QT_TRANSLATE_NOOP(
        "Words", "{where}more than one piece can play {text}; say which, such as Nbd2."
    ),
    ChessFault.VARIANT: QT_TRANSLATE_NOOP(
        "Words", "“{text}” is another kind of chess; here only the usual one can be played."
    ),
}


class ChessWording(Wording):
    """The texts for chess."""

    faults = FAULTS

    def family(self) -> str:
        return translate("Words", "Chess")

    def title(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Chess")

    def in_short(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Mate the king")

    def rules(self, game: Game, /) -> Sequence[str]:  # noqa: ARG002
        return (
            translate("Words", "White begins; each moves one piece in its own way, or takes."),
            translate("Words", "Who attacks the king so that nothing helps has won."),
            translate("Words", "No legal move without that, or the same three times, is a draw."),
        )

    def player(self, game: Game, player: Player, /) -> str:  # noqa: ARG002
        return translate("Words", "White") if player is MAX else translate("Words", "Black")

    def mark(self, game: Game, player: Player, /) -> str:  # noqa: ARG002
        return "♔" if player is MAX else "♚"

    def move(self, position: Position, move: Move, /) -> str:
        """See `Wording.move`: `Nf3`, `exd8=Q+`, `O-O`."""
        return cast("ChessPosition", position).san(move)

    def announced_move(self, position: Position, move: Move, /) -> str:
        """See `Wording.announced_move`: "White plays knight to f3, check"."""
        san, checked = self.move(position, move), ""
        if san.endswith("+"):
            checked = translate("Words", "check")
        elif san.endswith("#"):
            checked = translate("Words", "checkmate")
        san, player = san.rstrip("+#"), self.player(position.game, position.turn)
        if san == "O-O":
            text = translate("Words", "{player} castles short")
        elif san == "O-O-O":
            text = translate("Words", "{player} castles long")
        else:
            text = translate("Words", "{player} plays {move}")
        said = text.format(player=player, move=_spoken(san))
        if not checked:
            return said
        return translate("Words", "{move}, {check}").format(move=said, check=checked)

    def notation(self, position: Position, moves: Sequence[Move], /) -> str:
        found: list[str] = []
        for move in moves:
            found.append(self.move(position, move))
            position = position.after(move)
        return " ".join(found)

    def how_to_type(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Moves such as e4 e5 Nf3 or e2e4, a position as FEN, or PGN")

    def ended(self, position: Position, /) -> str:
        texts = {
            Ending.MATE: lambda: translate("Words", "Checkmate"),
            Ending.STALEMATE: lambda: translate("Words", "Stalemate: no legal move, and no check"),
            Ending.MATERIAL: lambda: translate("Words", "Too few pieces are left to mate"),
            Ending.REPETITION: lambda: translate("Words", "The same position for the third time"),
            Ending.FIFTY: lambda: translate("Words", "50 moves each without a pawn or a capture"),
        }
        ending = cast("ChessPosition", position).ending
        return "" if ending is None else texts[ending]()

    def guesses(self) -> str:
        return translate("Words", "by the pieces and where they stand")

    def guess(self) -> str:
        return translate(
            "Words",
            "+1.30 is a guess: White is better by so many pawns. It counts the pieces, alone or "
            "with the places where they stand, as was chosen.",
        )

    def misjudges(self, noise: int, /) -> str:
        if noise == HALF_A_PAWN:
            amount = translate("Words", "half a pawn")
        elif noise == A_PAWN:
            amount = translate("Words", "one pawn")
        else:
            amount = translate("Words", "{pawns} pawns").format(pawns=f"{noise / A_PAWN:g}")
        text = translate(
            "Words", "misjudges what a piece is worth on each square by up to {amount}"
        )
        return text.format(amount=amount)

    def counted(self) -> str:
        return translate("Words", "the pieces")

    def term(self, term: Term, /) -> str:
        if term.code == "places":
            return translate("Words", "places")
        return translate("Words", "material")

    def units(self) -> str:
        return translate("Words", "pawns")

    def evaluation(self, name: str, /) -> str:
        names = {
            "tapered": lambda: translate("Words", "Pieces and places, early and late"),
            "squares": lambda: translate("Words", "Pieces and places"),
            "material": lambda: translate("Words", "Pieces alone"),
        }
        return names[name]()


def _spoken(san: str) -> str:
    """Return a move in words: "bishop c takes on d5", "pawn to e8, becomes a queen"."""
    names = {
        "": translate("Words", "pawn"),
        "N": translate("Words", "knight"),
        "B": translate("Words", "bishop"),
        "R": translate("Words", "rook"),
        "Q": translate("Words", "queen"),
        "K": translate("Words", "king"),
    }
    parts = SAN.fullmatch(san)
    if parts is None:
        return san
    piece = " ".join(filter(None, (names[parts["piece"] or ""], parts["start"])))
    text = translate("Words", "{piece} to {square}")
    if parts["takes"]:
        text = translate("Words", "{piece} takes on {square}")
    said = text.format(piece=piece, square=parts["square"])
    if not parts["becomes"]:
        return said
    text = translate("Words", "{move}, becomes a {piece}")
    return text.format(move=said, piece=names[parts["becomes"]])
