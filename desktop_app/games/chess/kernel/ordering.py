# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""Move ordering for chess: the table's move, captures, killer moves, then the history heuristic.

Sources: S. G. Akl, M. M. Newborn, "The principal continuation and the killer heuristic", 1977; J.
Schaeffer, "The history heuristic", 1989.
"""

import cython

from desktop_app.games.chess.kernel.board import ChessBoard
from desktop_app.search.compiled import source_only_names

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.games.chess.kernel.board import PAWN, from_square, promotion, to_square

    CAPTURE, MAX_PLY = 1 << 20, 120
else:
    __getattr__ = source_only_names(__name__, "CAPTURE")

TABLE_MOVE = cython.declare(cython.int, 1 << 24)
"""Added to the score of the table's move, which comes first."""
MOST_HISTORY = cython.declare(cython.int, 1 << 19)
"""Scores of quiet moves are halved beyond this, so that they stay below those of captures."""
PIECE_VALUES = (0, 100, 320, 330, 500, 900, 0, 0)
"""Values of the kinds of piece, by which captures are ordered."""


@cython.final
@cython.cclass
class MoveOrdering:
    """What a search has learned about quiet moves: two killer moves for each ply, and a history."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.killers, self.history, self.piece_values = [0] * 256, [0] * 2048, [0] * 8
        for kind, value in enumerate(PIECE_VALUES):
            self.piece_values[kind] = value

    def begin(self) -> None:
        """Begin the search of another position: forget the killers, and let the history fade."""
        for number in range(256):
            self.killers[number] = 0
        for number in range(2048):
            self.history[number] >>= 3

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def score_moves(
        self,
        board: ChessBoard,
        moves: cython.p_int,
        base: cython.int,
        top: cython.int,
        table_move: cython.int,
        ply: cython.int,
    ) -> cython.void:
        """Fill in the second word of each move: the higher, the earlier it is searched.

        Args:
            board: the position.
            moves: the list of moves.
            base: where the position's moves begin.
            top: where they end.
            table_move: the move of the transposition table; 0 for none.
            ply: the plies from the root.
        """
        killer: cython.int = self.killers[2 * (ply & 127)]
        other_killer: cython.int = self.killers[2 * (ply & 127) + 1]
        score: cython.int
        move: cython.int
        piece: cython.int
        captured: cython.int
        target: cython.int
        i: cython.int
        for i in range(base, top, 2):
            move = moves[i]
            target = to_square(move)
            piece = board.squares[from_square(move)]
            captured = board.squares[target] & 7
            if captured or promotion(move) or (piece & 7 == PAWN and target == board.ep_square):
                # the most valuable victim first, by the least valuable attacker
                score = CAPTURE + 16 * self.piece_values[captured or PAWN] - (piece & 7)
                if promotion(move):
                    score += 8 * self.piece_values[promotion(move)]
            elif move == killer:
                score = CAPTURE - 1
            elif move == other_killer:
                score = CAPTURE - 2
            else:
                score = self.history[128 * piece + target]
            if move == table_move:
                score += TABLE_MOVE
            moves[i + 1] = score

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def update_history(
        self, board: ChessBoard, move: cython.int, ply: cython.int, depth: cython.int
    ) -> cython.void:
        """Remember a quiet move that caused a cutoff after a search to `depth`."""
        first: cython.int = 2 * (ply & 127)
        entry: cython.int = 128 * board.squares[from_square(move)] + to_square(move)
        i: cython.int
        if self.killers[first] != move:
            self.killers[first + 1] = self.killers[first]
            self.killers[first] = move
        self.history[entry] += depth * depth
        if self.history[entry] > MOST_HISTORY:
            for i in range(2048):
                self.history[i] >>= 1
