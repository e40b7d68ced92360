# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for chess: moves as chess players write them, and how a game ended."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import MAX, Game, Move, Player, Position
from desktop_app.games.chess.notation import with_figurines, with_letters
from desktop_app.games.chess.reasons import ChessReason
from desktop_app.games.chess.rules import ChessEnding, ChessFault
from desktop_app.games.wording import PluralTexts, TextChooser, Texts, Wording
from desktop_app.languages import current_language, has_figurines, translate
from desktop_app.numerals import grouped, left_to_right, short

if TYPE_CHECKING:
    from desktop_app.core.entry import EvaluationTerm
    from desktop_app.games.chess.rules import ChessPosition
    from desktop_app.search.why.finding import Finding

HALF_A_PAWN, A_PAWN = 50, 100
SAN = re.compile(
    r"(?P<piece>[NBRQK])?(?P<start>[a-h]?[1-8]?)(?P<takes>x)?(?P<square>[a-h][1-8])"
    r"(?:=(?P<becomes>[NBRQ]))?"
)
"""A move in algebraic notation, without the sign for check."""
FAULTS: Texts = {
    #: What is wrong with something that was typed
    ChessFault.BAD_FEN: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” isn't a chess position. Write its rows from 8 down to 1, for example "
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1.",
    ),
    ChessFault.KINGS: QT_TRANSLATE_NOOP(
        "Words", "Each player needs exactly one king. Add a king or take one away."
    ),
    ChessFault.LEFT_IN_CHECK: QT_TRANSLATE_NOOP(
        "Words",
        "The player who has just moved is still in check, which isn't allowed. Let that player "
        "move next.",
    ),
    ChessFault.PAWNS: QT_TRANSLATE_NOOP(
        "Words", "A pawn can't be on the first or the last row. Move it or take it away."
    ),
    ChessFault.PIECES: QT_TRANSLATE_NOOP(
        "Words", "One player has more pieces than at the start of a game. Take some away."
    ),
    #: {text} is a part of a position, such as KQkq; - is the sign for no castling
    ChessFault.CASTLING: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” means castling as in Chess960, which you can't play here. Write - in its place "
        "if nobody may castle.",
    ),
    ChessFault.IMPOSSIBLE: QT_TRANSLATE_NOOP(
        "Words",
        "This position can't happen in a game of chess. Look at castling, checks and en passant.",
    ),
    #: {where} is “Move 3: ”, or nothing
    ChessFault.AMBIGUOUS: QT_TRANSLATE_NOOP(
        "Words",
        "{where}“{text}” could be a move by more than one piece. Say which one, for example Nbd2.",
    ),
    ChessFault.VARIANT: QT_TRANSLATE_NOOP(
        "Words", "“{text}” is a chess variant. Here you can only play standard chess."
    ),
}


#: What a bot does, in a list of players; begins small. {pawns}: a number such as 1.5; a pawn is a
#: unit
class CountedPawns(PluralTexts):
    """What a misjudging level does; it looks one or more moves ahead."""

    def misjudges(self, depth: int, noise: int) -> str:
        """Describe a level that misjudges each piece by up to `noise` hundredths of a pawn."""
        if noise == HALF_A_PAWN:
            text = self.tr(
                "looks {depth} moves ahead, but misjudges each piece by up to half a pawn "
                "(alpha-beta)",
                "",
                depth,
            )
        elif noise == A_PAWN:
            text = self.tr(
                "looks {depth} moves ahead, but misjudges each piece by up to one pawn "
                "(alpha-beta)",
                "",
                depth,
            )
        else:
            text = self.tr(
                "looks {depth} moves ahead, but misjudges each piece by up to {pawns} pawns "
                "(alpha-beta)",
                "",
                depth,
            )
        return text.format(depth=grouped(depth), pawns=short(noise / A_PAWN))


class ChessWording(Wording):
    """The texts for chess."""

    faults = FAULTS

    #: The name of the game
    def family(self) -> str:
        return translate("Words", "Chess")

    #: The name of the game
    def title(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Chess")

    def aim(self, game: Game, /) -> str:  # noqa: ARG002
        #: The aim of the game, on its card.
        return translate("Words", "Checkmate the king")

    def how_to_tap(self, game: Game, /) -> str:  # noqa: ARG002
        return translate("Words", "Tap a piece, then a square.")

    def rules(self, game: Game, /) -> Sequence[str]:  # noqa: ARG002
        return (*_how_pieces_move(), *_special_moves(), *_how_games_end())

    #: The name of a player
    def player(self, game: Game, player: Player, /) -> str:  # noqa: ARG002
        return translate("Words", "White") if player is MAX else translate("Words", "Black")

    def mark(self, game: Game, player: Player, /) -> str:  # noqa: ARG002
        return "♔" if player is MAX else "♚"

    def move(self, position: Position, move: Move, /) -> str:
        """See `Wording.move`: `♘f3`, `exd8=♕+`, `O-O`."""
        san = cast("ChessPosition", position).san(move)
        return left_to_right(with_figurines(san) if has_figurines() else _lettered(san))

    def announced_move(self, position: Position, move: Move, /) -> str:
        """Return a sentence such as "White plays knight to f3: check"."""
        san = cast("ChessPosition", position).san(move)
        player = self.player(position.game, position.turn)
        said = _sentence_of(san.rstrip("+#"), player)
        if san.endswith("+"):
            #: Read aloud after a move that gives check; {move} is a sentence.
            said = translate("Words", "{move}: check").format(move=said)
        elif san.endswith("#"):
            #: Read aloud after the last move; {move} is a sentence.
            said = translate("Words", "{move}: checkmate").format(move=said)
        return said

    def notation(self, position: Position, moves: Sequence[Move], /) -> str:
        found: list[str] = []
        for move in moves:
            found.append(self.move(position, move))
            position = position.after(move)
        return " ".join(found)

    def copied(self, position: Position, moves: Sequence[Move], /) -> str:
        """See `Wording.copied`: English algebraic notation, which all chess programs read."""
        found: list[str] = []
        for move in moves:
            found.append(cast("ChessPosition", position).san(move))
            position = position.after(move)
        return " ".join(found)

    def how_to_type(self, game: Game, /) -> str:  # noqa: ARG002
        return translate(
            "Words", "Moves such as e4 e5 Nf3 or e2e4, a position (FEN) or a game (PGN)"
        )

    def ended(self, position: Position, /) -> str:
        texts = {
            #: Why the game is over.
            ChessEnding.MATE: lambda: translate("Words", "Checkmate"),
            ChessEnding.STALEMATE: lambda: translate(
                "Words", "Stalemate: no legal move and no check"
            ),
            ChessEnding.MATERIAL: lambda: translate("Words", "Too few pieces left for checkmate"),
            ChessEnding.REPETITION: lambda: translate(
                "Words", "The same position came up three times"
            ),
            ChessEnding.FIFTY: lambda: translate(
                "Words", "50 moves by each player without a capture or a pawn move"
            ),
        }
        ending = cast("ChessPosition", position).ending
        return "" if ending is None else texts[ending]()

    def guesses(self) -> str:
        return translate(
            "Words",
            "If the game isn't over at that depth, the search guesses from the pieces and where "
            "they are.",
        )

    def guess(self) -> str:
        return translate(
            "Words",
            "A guess of +1.30 means that White is ahead by 1.3 pawns. We count the pieces and, "
            "if you like, their squares too.",
        )

    def misjudges(self, depth: int, noise: int, /) -> str:
        return CountedPawns().misjudges(depth, noise)

    def counted(self) -> str:
        #: Fills {what} in “Counting {what} gives +1.30”.
        return translate("Words", "the pieces")

    def term(self, term: EvaluationTerm, /) -> str:
        if term.code == "squares":
            #: A part of the evaluation, before its number: what the places of the pieces count.
            return translate("Words", "squares")
        #: A part of the evaluation, before its number: what the pieces count.
        return translate("Words", "material")

    def units(self) -> str:
        #: The unit of the evaluation, after its number: +1.30 pawns.
        return translate("Words", "pawns")

    def evaluation(self, name: str, /) -> str:
        names = {
            #: Names of evaluations in a list; this one changes from the middlegame to the endgame.
            "tapered": lambda: translate("Words", "Pieces and their squares, opening to endgame"),
            "squares": lambda: translate("Words", "Pieces and their squares"),
            "material": lambda: translate("Words", "Pieces only"),
        }
        return names[name]()

    #: “Why?”: what is wrong with a move. {piece}, {other_piece}: with an article, such as “a
    #: knight”
    def reason_pattern(self, found: Finding, about: TextChooser, /) -> str:  # noqa: ARG002
        assert found.reason is not None
        code, pieces = found.reason.code, found.reason.names
        if code == ChessReason.FORK:
            return translate(
                "Words", "The reply {reply} attacks two pieces at once: {one} and {two}."
            )
        if code == ChessReason.FREE_PIECE:
            return translate(
                "Words", "Playing {better} would capture {piece}, and nothing could capture back."
            )
        if len(pieces) == 1:
            return translate("Words", "Playing {move} loses {piece}.")
        return translate("Words", "Playing {move} loses {piece} for {other_piece}.")

    def reason_names(self, found: Finding, /) -> dict[str, object]:
        """See `Wording.reason_names`: also the pieces that the sentence names."""
        assert found.reason is not None
        pieces = found.reason.names
        if found.reason.code == ChessReason.FORK:
            named = zip(("one", "two"), map(_the, pieces), strict=True)
        else:
            named = zip(("piece", "other_piece"), map(_a, pieces), strict=False)
        return super().reason_names(found) | dict(named)


def _how_pieces_move() -> Sequence[str]:
    return (
        translate(
            "Words",
            "White goes first. Take turns to move one piece. To capture one of the other "
            "player's pieces, move onto its square.",
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
            "Check: if your king is attacked, you must get it out of danger on your next "
            "move. You may never move into check.",
        ),
    )


def _how_games_end() -> Sequence[str]:
    return (
        translate("Words", "You win if you attack the king and it can't escape: checkmate."),
        translate("Words", "It is a draw if a player can't move but isn't in check: stalemate."),
        translate("Words", "It is a draw if the same position comes up three times."),
        translate(
            "Words",
            "It is a draw if too few pieces are left for checkmate. It is also a draw after 50 "
            "moves by each player without a capture or a pawn move.",
        ),
    )


def _lettered(san: str) -> str:
    """Return a move with the letters of the language of all texts."""
    from desktop_app.games.chess.any_notation import LETTERS

    return with_letters(san, [*LETTERS.get(current_language(), LETTERS["en"])])


#: The name of a piece of chess in a sentence that is read aloud
def _sentence_of(san: str, player: str) -> str:
    """Return a move as a sentence, such as "White captures on d5 with bishop c"."""
    if san in ("O-O", "O-O-O"):
        #: Read aloud: White or Black castles with the rook on the side of the king.
        text = translate("Words", "{player} castles kingside")
        if san == "O-O-O":
            #: Read aloud: White or Black castles with the rook on the side of the queen.
            text = translate("Words", "{player} castles queenside")
        return text.format(player=player)
    names = {
        "": translate("Words", "pawn"),
        "N": translate("Words", "knight"),
        "B": translate("Words", "bishop"),
        "R": translate("Words", "rook"),
        "Q": translate("Words", "queen"),
        "K": translate("Words", "king"),
    }
    parts = SAN.fullmatch(san)
    assert parts is not None
    piece = " ".join(filter(None, (names[parts["piece"] or ""], parts["start"])))
    #: Read aloud: White plays knight to f3. {piece} is a piece, maybe with its column: knight b.
    text = translate("Words", "{player} plays {piece} to {square}")
    if parts["takes"]:
        #: Read aloud: White captures on d5 with pawn e. {piece} is a piece, maybe with its column.
        text = translate("Words", "{player} captures on {square} with {piece}")
    said = text.format(player=player, piece=piece, square=parts["square"])
    #: Read aloud after a promotion; {sentence}: White plays pawn to e8.
    texts = {
        "N": translate("Words", "{sentence} and promotes to a knight"),
        "B": translate("Words", "{sentence} and promotes to a bishop"),
        "R": translate("Words", "{sentence} and promotes to a rook"),
        "Q": translate("Words", "{sentence} and promotes to a queen"),
    }
    return texts[parts["becomes"]].format(sentence=said) if parts["becomes"] else said


def _a(piece: str) -> str:
    """Return a piece that is captured or lost: the object of the sentence."""
    return {
        "p": translate("Words", "a pawn", "object: loses a pawn, captures a pawn"),
        "n": translate("Words", "a knight", "object: loses a knight, captures a knight"),
        "b": translate("Words", "a bishop", "object: loses a bishop, captures a bishop"),
        "r": translate("Words", "a rook", "object: loses a rook, captures a rook"),
        "q": translate("Words", "the queen", "object: loses the queen, captures the queen"),
    }[piece]


def _the(piece: str) -> str:
    """Return a piece that is attacked: the object of the sentence."""
    return {
        "n": translate("Words", "the knight", "object: attacks the knight"),
        "b": translate("Words", "the bishop", "object: attacks the bishop"),
        "r": translate("Words", "the rook", "object: attacks the rook"),
        "q": translate("Words", "the queen", "object: attacks the queen"),
        "k": translate("Words", "the king", "object: attacks the king"),
    }[piece]
