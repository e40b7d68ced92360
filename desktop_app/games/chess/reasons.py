# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a move is a mistake in chess: pieces lost, forks, pieces that could have been captured."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import TYPE_CHECKING, cast

from desktop_app.core.entry import MistakeLine, Reason
from desktop_app.core.position import Move, Position
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
    before = cast("ChessPosition", mistake.position).board
    if cost < LEAST_LOSS or any(_cost(before, library_move(m)) >= cost for m in mistake.better):
        return None  # it could not be helped
    return Reason(ChessReason.LOSES, 0, mistake.reply, names=(*lost, *gained))


def _cost(board: chess.Board, move: chess.Move) -> int:
    """Return what a move costs its player, in pawns, if the best exchange on one square follows."""
    captured = _captured(board, move)
    after = board.copy(stack=False)
    after.push(move)
    targets = {each.to_square for each in after.legal_moves if after.is_capture(each)}
    lost = max((_exchanged(after, square) for square in targets), default=0)
    return lost - (VALUES[captured] if captured else 0)


def _exchanged(board: chess.Board, square: int) -> int:
    """Return what the player to move gains, in pawns, by capturing on a square or by not doing so.

    Both players capture with their least valuable piece, and stop where going on would cost more.
    """
    captures = [each for each in board.legal_moves if each.to_square == square]
    captures = [each for each in captures if board.is_capture(each)]
    if not captures:
        return 0
    move = min(captures, key=lambda each: VALUES[_moved(board, each)])
    captured, after = _captured(board, move), board.copy(stack=False)
    assert captured is not None
    after.push(move)
    return max(VALUES[captured] - _exchanged(after, square), 0)


def _moved(board: chess.Board, move: chess.Move) -> str:
    """Return the piece that a move moves, by its English letter."""
    piece = board.piece_at(move.from_square)
    assert piece is not None
    return piece.symbol().lower()


def _fork(mistake: MistakeLine) -> Reason | None:
    """Return the two most valuable pieces that the reply attacks, if it can't be captured."""
    if mistake.reply is None:
        return None
    names = _forked(mistake.after, mistake.reply)
    if len(names) < 2 or any(
        len(_forked(after, mistake.reply)) > 1
        for after in map(mistake.position.after, mistake.better)
    ):
        return None  # it does not fork, or it would do so after a better move, too
    return Reason(ChessReason.FORK, 0, mistake.reply, names=names)


def _forked(before: Position, move: Move) -> tuple[str, ...]:
    """Return the two most valuable pieces that a move attacks; fewer where it is no fork."""
    if move not in before.legal_moves():
        return ()
    board = cast("ChessPosition", before.after(move)).board
    square = library_move(move).to_square
    piece = board.piece_at(square)
    if piece is None or board.is_pinned(piece.color, square) or _can_capture(board, square):
        return ()
    attacked = [
        name
        for target in board.attacks(square)
        if (name := _attacked(board, square, target)) is not None
    ]
    attacked.sort(key=lambda name: VALUES[name], reverse=True)
    return tuple(attacked[:2])


def _can_capture(board: chess.Board, square: int) -> bool:
    """Return whether the player to move can capture what is on a square."""
    return any(each.to_square == square for each in board.legal_moves)


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
    """Return the piece that the best move captures for nothing, if all others do as much."""
    free = [_free(mistake.position, move) for move in mistake.better]
    captured = free[0] if free else None
    if captured is None:
        return None
    played = _captured(cast("ChessPosition", mistake.position).board, library_move(mistake.move))
    if played is not None and VALUES[played] >= VALUES[captured]:
        return None
    if any(each is None or VALUES[each] < VALUES[captured] for each in free):
        return None  # another move is as good without it
    return Reason(ChessReason.FREE_PIECE, better=mistake.better[0], names=(captured,))


def _free(before: Position, move: Move) -> str | None:
    """Return the piece that a move captures without being captured; None for a pawn or nothing."""
    best = library_move(move)
    captured = _captured(cast("ChessPosition", before).board, best)
    if captured is None or VALUES[captured] < VALUES["n"]:
        return None
    after = cast("ChessPosition", before.after(move)).board
    return None if _can_capture(after, best.to_square) else captured


def _captured(board: chess.Board, move: chess.Move) -> str | None:
    """Return the piece that a move captures, by its English letter."""
    if board.is_en_passant(move):
        return "p"
    piece = board.piece_at(move.to_square)
    return None if piece is None or piece.color is board.turn else piece.symbol().lower()
