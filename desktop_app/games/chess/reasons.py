# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a move is a mistake in chess: pieces lost, forks, pieces that could have been captured."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import TYPE_CHECKING, cast

from desktop_app.core.entry import MistakeLine, Reason
from desktop_app.games.chess.notation import library_move
from desktop_app.games.chess.rules import ChessPosition

if TYPE_CHECKING:
    import chess

VALUES = {"p": 1, "n": 3, "b": 3, "r": 5, "q": 9, "k": 100}
"""What the pieces are worth, in pawns; nothing is worth a king."""
LEAST_LOSS = 2
"""The smallest loss that is worth a sentence, in pawns."""


class ChessReason(StrEnum):
    """The reasons; names are pieces by their English letters."""

    LOSES = "loses-piece"
    """The best replies capture a piece for nothing, or for less: the piece, and what for."""
    FORK = "fork"
    """The best reply attacks two pieces at once."""
    FREE_PIECE = "free-piece"
    """A better move captures a piece that nothing protects."""


def reason(mistake: MistakeLine) -> Reason | None:
    """Return what a move loses or misses; None if the mistake is of another kind."""
    shown = [mistake.position.after(move) for move in mistake.better[:1]]
    shown += [mistake.after.after(mistake.reply)] if mistake.reply is not None else []
    if any(each.outcome for each in shown):
        return None  # mate says more than any piece
    return _loses(mistake) or _fork(mistake) or _free_piece(mistake)


def _loses(mistake: MistakeLine) -> Reason | None:
    """Return the piece that the captures right after a move cost, and the one captured for it."""
    board = cast("ChessPosition", mistake.position).board.copy(stack=False)
    balance, last = Counter[str](), None
    for number, move in enumerate(mistake.line):
        each = library_move(move)
        captured = _captured(board, each)
        if each.promotion:
            return None
        if number and not captured:
            break
        if captured:
            balance[captured] += 1 if number % 2 else -1
            last = each.to_square
        board.push(each)
    if last is None or any(each.to_square == last for each in board.legal_moves):
        return None  # a quiet move in between may only delay a capture on the same square
    lost = [name for name, count in balance.items() for _ in range(count) if count > 0]
    gained = [name for name, count in balance.items() for _ in range(-count) if count < 0]
    if len(lost) != 1 or len(gained) > 1:
        return None
    cost = VALUES[lost[0]] - sum(VALUES[name] for name in gained)
    if cost < LEAST_LOSS:
        return None
    return Reason(ChessReason.LOSES, 0, mistake.reply, names=(*lost, *gained))


def _fork(mistake: MistakeLine) -> Reason | None:
    """Return the two most valuable pieces that the reply attacks, if it can't be captured."""
    if mistake.reply is None:
        return None
    board = cast("ChessPosition", mistake.after.after(mistake.reply)).board
    square = library_move(mistake.reply).to_square
    piece = board.piece_at(square)
    if piece is None or any(each.to_square == square for each in board.legal_moves):
        return None
    attacked = [
        name
        for target in board.attacks(square)
        if (name := _attacked(board, square, target)) is not None
    ]
    if len(attacked) < 2:
        return None
    attacked.sort(key=lambda name: VALUES[name], reverse=True)
    return Reason(ChessReason.FORK, 0, mistake.reply, names=tuple(attacked[:2]))


def _attacked(board: chess.Board, attacker: int, target: int) -> str | None:
    """Return the piece on a square if losing it to an attacker costs something."""
    piece, by = board.piece_at(target), board.piece_at(attacker)
    if piece is None or by is None or piece.color is by.color:
        return None
    name = piece.symbol().lower()
    if VALUES[name] < VALUES["n"]:
        return None
    is_protected = board.is_attacked_by(piece.color, target)
    gains = VALUES[name] - VALUES[by.symbol().lower()]
    return name if gains >= LEAST_LOSS or not is_protected else None


def _free_piece(mistake: MistakeLine) -> Reason | None:
    if not mistake.better:
        return None
    board, best = cast("ChessPosition", mistake.position).board, library_move(mistake.better[0])
    captured, played = _captured(board, best), _captured(board, library_move(mistake.move))
    if captured is None or VALUES[captured] < VALUES["n"]:
        return None
    if played is not None and VALUES[played] >= VALUES[captured]:
        return None
    after = cast("ChessPosition", mistake.position.after(mistake.better[0])).board
    if any(each.to_square == best.to_square for each in after.legal_moves):
        return None
    return Reason(ChessReason.FREE_PIECE, better=mistake.better[0], names=(captured,))


def _captured(board: chess.Board, move: chess.Move) -> str | None:
    """Return the piece that a move captures, by its English letter."""
    if board.is_en_passant(move):
        return "p"
    piece = board.piece_at(move.to_square)
    return None if piece is None or piece.color is board.turn else piece.symbol().lower()
