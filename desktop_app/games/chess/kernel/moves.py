# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""Chess move generation.

Moves are generated pseudo-legally, piece by piece, into a caller's list of two words each: the move
and its place in the order, which `ordering` fills in. Whether a move leaves its own king in check is
found out by making it.
"""

import cython

from desktop_app.games.chess.kernel.board import ChessBoard
from desktop_app.search.compiled import source_only_names

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.games.chess.kernel.board import (
        BISHOP,
        KING,
        KNIGHT,
        OFF_BOARD,
        PAWN,
        QUEEN,
        ROOK,
    )

    MOST_WORDS = 512
else:
    __getattr__ = source_only_names(__name__, "generate_moves")


def legal_moves(board: ChessBoard) -> list[int]:
    """Return all legal moves of the position."""
    found = list[int]()
    top: cython.int
    i: cython.int
    moves: cython.int[512]
    if not cython.compiled:
        moves = [0] * MOST_WORDS
    top = generate_moves(board, moves, 0, True)
    for i in range(0, top, 2):
        board.make(moves[i])
        if not board.left_in_check():
            found.append(moves[i])
        board.unmake()
    return found


def perft(board: ChessBoard, depth: int) -> int:
    """Return the number of games of `depth` plies, by which move generators are compared."""
    found: cython.ulonglong
    c_depth: cython.int = depth
    with cython.nogil:
        found = _perft(board, c_depth)
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _perft(board: ChessBoard, depth: cython.int) -> cython.ulonglong:
    found: cython.ulonglong = 0
    top: cython.int
    i: cython.int
    moves: cython.int[512]
    if depth <= 0:
        return 1
    if not cython.compiled:
        moves = [0] * MOST_WORDS
    top = generate_moves(board, moves, 0, True)
    for i in range(0, top, 2):
        board.make(moves[i])
        if not board.left_in_check():
            found += _perft(board, depth - 1)
        board.unmake()
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def has_legal_move(board: ChessBoard, moves: cython.p_int, top: cython.int) -> cython.bint:
    """Return whether there is a legal move; the list from `top` on is used to find out."""
    found: cython.bint = False
    end: cython.int = generate_moves(board, moves, top, True)
    i: cython.int
    for i in range(top, end, 2):
        board.make(moves[i])
        found = not board.left_in_check()
        board.unmake()
        if found:
            break
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def generate_moves(
    board: ChessBoard, moves: cython.p_int, top: cython.int, quiets: cython.bint
) -> cython.int:
    """Append the pseudo-legal moves to a list.

    Args:
        board: the position.
        moves: the list.
        top: where it ends.
        quiets: whether to generate more than captures and promotions.

    Returns:
        Where it ends now.
    """
    side: cython.int = board.turn
    source: cython.int
    target: cython.int
    piece: cython.int
    kind: cython.int
    first: cython.int
    last: cython.int
    n: cython.int
    i: cython.int
    for n in range(board.piece_count[side]):
        source = board.piece_list[16 * side + n]
        kind = board.squares[source] & 7
        if kind == PAWN:
            top = _add_pawn_moves(board, moves, top, source, quiets)
            continue
        first = 8 if kind == KNIGHT else 4 if kind == BISHOP else 0
        last = 16 if kind == KNIGHT else 4 if kind == ROOK else 8
        for i in range(first, last):
            target = source + board.steps[i]
            while not target & OFF_BOARD:
                piece = board.squares[target]
                if piece:
                    if piece >> 3 != side:
                        top = _add(moves, top, source, target)
                    break
                if quiets:
                    top = _add(moves, top, source, target)
                if kind in (KNIGHT, KING):
                    break
                target += board.steps[i]
    if quiets and board.castling:
        top = _add_castling(board, moves, top)
    return top


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _add(
    moves: cython.p_int, top: cython.int, source: cython.int, target: cython.int
) -> cython.int:
    moves[top] = (target >> 1 & 56 | target & 7) << 6 | source >> 1 & 56 | source & 7
    return top + 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _add_pawn_moves(
    board: ChessBoard,
    moves: cython.p_int,
    top: cython.int,
    source: cython.int,
    quiets: cython.bint,
) -> cython.int:
    """Append a pawn's moves; one to the last rank four times, for each promotion."""
    forward: cython.int = 16 - 32 * board.turn
    ahead: cython.int = source + forward
    rank: cython.int = source >> 4
    promotes: cython.bint = rank == (1 if board.turn else 6)
    base: cython.int = top
    end: cython.int
    becomes: cython.int
    i: cython.int
    if not board.squares[ahead]:
        if quiets or promotes:
            top = _add(moves, top, source, ahead)
        if quiets and rank == (6 if board.turn else 1) and not board.squares[ahead + forward]:
            top = _add(moves, top, source, ahead + forward)
    for i in range(ahead - 1, ahead + 2, 2):
        if not i & OFF_BOARD and (
            i == board.ep_square or (board.squares[i] and board.squares[i] >> 3 != board.turn)
        ):
            top = _add(moves, top, source, i)
    if promotes:
        end = top
        for i in range(base, end, 2):
            for becomes in range(KNIGHT, QUEEN):
                moves[top] = moves[i] | becomes << 12
                top += 2
            moves[i] |= QUEEN << 12
    return top


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _add_castling(board: ChessBoard, moves: cython.p_int, top: cython.int) -> cython.int:
    """Append the castling moves whose path is free and not attacked.

    Whether the king would end up in check is left to `ChessBoard.left_in_check`.
    """
    home: cython.int = 116 if board.turn else 4
    other: cython.int = board.turn ^ 1
    rights: cython.int = board.castling >> 2 * board.turn & 3
    if not rights or board.is_attacked(home, other):
        return top
    if (
        rights & 1
        and not board.squares[home + 1]
        and not board.squares[home + 2]
        and not board.is_attacked(home + 1, other)
    ):
        top = _add(moves, top, home, home + 2)
    if (
        rights & 2
        and not board.squares[home - 1]
        and not board.squares[home - 2]
        and not board.squares[home - 3]
        and not board.is_attacked(home - 1, other)
    ):
        top = _add(moves, top, home, home - 2)
    return top
