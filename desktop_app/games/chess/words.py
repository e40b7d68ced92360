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
        "“{text}” is not a chess position. Write its rows from the eighth down, for example "
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1.",
    ),
    ChessFault.KINGS: QT_TRANSLATE_NOOP(
        "Words", "Each player needs exactly one king. Add a king or take one away."
    ),
    ChessFault.LEFT_IN_CHECK: QT_TRANSLATE_NOOP(
        "Words",
        "The player who has just moved is still in check, which is not allowed. Let that player "
        "move next.",
    ),
    ChessFault.PAWNS: QT_TRANSLATE_NOOP(
        "Words", "A pawn can't be on the first or the last row. Move it or take it away."
    ),
    ChessFault.PIECES: QT_TRANSLATE_NOOP(
        "Words", "One player has more pieces than at the start of a game. Take some away."
    ),
    ChessFault.IMPOSSIBLE: QT_TRANSLATE_NOOP(
        "Words",
        "This position is not possible in a game of chess. Look at castling, checks and en "
        "passant.",
    ),
    ChessFault.AMBIGUOUS: QT_TRANSLATE_NOOP(
        "Words", "{where}{text} fits more than one piece. Say which one, for example Nbd2."
    ),
    ChessFault.VARIANT: QT_TRANSLATE_NOOP(
        "Words", "“{text}” is a chess variant. Here you can only play standard chess."
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
        return translate("Words", "Checkmate the king")

    def rules(self, game: Game, /) -> Sequence[str]:  # noqa: ARG002
        return (*_how_pieces_move(), *_special_moves(), *_how_games_end())

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
        return translate(
            "Words", "Moves such as e4 e5 Nf3 or e2e4, a position (FEN) or a game (PGN)"
        )

    def ended(self, position: Position, /) -> str:
        texts = {
            Ending.MATE: lambda: translate("Words", "Checkmate"),
            Ending.STALEMATE: lambda: translate("Words", "Stalemate: no legal move and no check"),
            Ending.MATERIAL: lambda: translate("Words", "Too few pieces left for checkmate"),
            Ending.REPETITION: lambda: translate("Words", "The same position came up three times"),
            Ending.FIFTY: lambda: translate(
                "Words", "50 moves each without a capture or a pawn move"
            ),
        }
        ending = cast("ChessPosition", position).ending
        return "" if ending is None else texts[ending]()

    def guesses(self) -> str:
        return translate("Words", "from the pieces and where they are")

    def guess(self) -> str:
        return translate(
            "Words",
            "A guess of +1.30 means that White is ahead by 1.3 pawns. It counts the pieces. You "
            "can choose whether it also counts where they are.",
        )

    def misjudges(self, noise: int, /) -> str:
        if noise == HALF_A_PAWN:
            amount = translate("Words", "half a pawn")
        elif noise == A_PAWN:
            amount = translate("Words", "one pawn")
        else:
            amount = translate("Words", "{pawns} pawns").format(pawns=f"{noise / A_PAWN:g}")
        text = translate(
            "Words", "misjudges the worth of each piece on each square by up to {amount}"
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
            "material": lambda: translate("Words", "Pieces only"),
        }
        return names[name]()


def _how_pieces_move() -> Sequence[str]:
    return (
        translate(
            "Words",
            "White goes first. Take turns to move one piece. To capture a piece of the other "
            "player, move onto its square.",
        ),
        translate(
            "Words",
            "A rook moves any distance along a row or a column. A bishop moves any distance "
            "diagonally. A queen moves like a rook or a bishop.",
        ),
        translate(
            "Words",
            "A king moves one square in any direction. A knight moves in an L: two squares "
            "straight, then one to the side. Only a knight can jump over pieces.",
        ),
        translate(
            "Words",
            "A pawn moves one square forward, or two from where it starts. It captures one square "
            "diagonally forward.",
        ),
    )


def _special_moves() -> Sequence[str]:
    return (
        translate(
            "Words",
            "Promotion: a pawn that reaches the last row becomes a queen, rook, bishop or knight. "
            "You choose.",
        ),
        translate(
            "Words",
            "En passant: if a pawn moves two squares and lands beside your pawn, you can capture "
            "it. Do it with your very next move, as if that pawn had moved one square.",
        ),
        translate(
            "Words",
            "Castling: your king moves two squares towards a rook, and the rook jumps over it. "
            "Neither may have moved before, and nothing may be between them. You can't castle out "
            "of check, through check or into check.",
        ),
        translate(
            "Words",
            "Check: if your king is attacked, you must stop that with your next move. You may "
            "never move into check.",
        ),
    )


def _how_games_end() -> Sequence[str]:
    return (
        translate("Words", "You win if you attack the king and it can't escape: checkmate."),
        translate("Words", "It is a draw if a player can't move but is not in check: stalemate."),
        translate("Words", "It is a draw if the same position comes up three times."),
        translate(
            "Words",
            "It is a draw if too few pieces are left for checkmate. It is also a draw after 50 "
            "moves each without a capture or a pawn move.",
        ),
    )


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
        text = translate("Words", "{piece} captures on {square}")
    said = text.format(piece=piece, square=parts["square"])
    texts = {
        "N": translate("Words", "{move}, becomes a knight"),
        "B": translate("Words", "{move}, becomes a bishop"),
        "R": translate("Words", "{move}, becomes a rook"),
        "Q": translate("Words", "{move}, becomes a queen"),
    }
    return texts[parts["becomes"]].format(move=said) if parts["becomes"] else said
