# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""What the search of chess does at each position: value it, call it drawn, order its moves.

Where the search looks no further it goes on with pieces that are taken, until all is calm; a king
in check answers in any way. So no exchange is valued in its middle, and a mate is one.

Sources: D. F. Beal, "A generalised quiescence search algorithm", 1990; S. G. Akl, M. M. Newborn,
"The principal continuation and the killer heuristic", 1977; J. Schaeffer, "The history heuristic",
1989.
"""

from collections.abc import Callable, Sequence

import cython

from desktop_app.games.chess.kernel.moves import ChessMoves
from desktop_app.search.limits import on_and_on

if not cython.compiled:  # compiled, they come from the .pxd files
    PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(1, 7)
    WIN, INFINITE, STACK, HIGHEST, RULE, MOST_DRAWN = 1_000_000, 2_000_000, 65_536, 120, 100, 128

CHECK_NODES = cython.declare(cython.ulonglong, 1023)
"""Between so many positions, and one more, is asked whether to go on."""
CAPTURE = cython.declare(cython.int, 1 << 20)
"""What taking a piece is worth in the order of moves, before what is taken."""
WORTH = (0, 100, 320, 330, 500, 900, 0, 0)
"""Of the pieces, in the order in which they are taken: all that the order of moves knows."""


@cython.cclass
class ChessQuiescence(ChessMoves):
    """A board with a root, from which plies are counted, and what was learnt about moves."""

    def __init__(self, early: Sequence[Sequence[int]], late: Sequence[Sequence[int]]) -> None:
        """Make an empty board; see `ChessBoard`."""
        super().__init__(early, late)
        if not cython.compiled:
            self.drawn, self.killer, self.quiet = [0] * MOST_DRAWN, [0] * 256, [0] * 2048
            self.first_worth, self.best_line, self.line_length = [0] * 8, [0] * 16_384, [0] * 128
        for kind, worth in enumerate(WORTH):
            self.first_worth[kind] = worth
        self.nodes, self.last_node = 0, 1 << 62
        self.stopped = False
        self.check: Callable[[int], bool] = on_and_on
        self.root = self.drawn_count = 0
        self.ends_circles = True

    def set_root(self, drawn: Sequence[int]) -> None:
        """The search begins at the position that stands on the board; what was learnt fades.

        Args:
            drawn: keys of positions that end the game by repetition if they come about again.
                Others count as drawn where the search itself repeats them.
        """
        self.root, self.stopped = self.made, False
        self.drawn_count = min(len(drawn), MOST_DRAWN)
        for number in range(self.drawn_count):
            self.drawn[number] = drawn[number]
        for number in range(256):
            self.killer[number] = 0
        for number in range(2048):
            self.quiet[number] >>= 3

    @property
    def visited(self) -> int:
        """Positions visited since the kernel was made."""
        return self.nodes

    def guess(self) -> int:
        """The evaluation of the position for the player to move."""
        return self._guess()

    def line(self) -> list[int]:
        """The best line from the position that was searched last, as far as its value is made."""
        start = 128 * (self.made - self.root)
        return [self.best_line[start + i] for i in range(self.line_length[self.made - self.root])]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def visit(self) -> cython.void:
        """Count a position; now and then ask whether to go on."""
        self.nodes += 1
        if self.nodes >= self.last_node:
            self.stopped = True
        if self.nodes & CHECK_NODES == 0:
            with cython.gil:
                if self.check(self.nodes):
                    self.stopped = True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _guess(self) -> cython.int:
        """The evaluation, between what it is early and late in the game."""
        phase: cython.int = self.phase if self.phase < 24 else 24
        value: cython.int = self.early * phase + self.late * (24 - phase)
        value = value // 24 if value >= 0 else -(-value // 24)
        return -value if self.turn else value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_drawn(self) -> cython.bint:
        """Whether the rules end it here, undecided, or it goes round in circles."""
        i: cython.int
        if self.clock >= RULE:
            return not self.in_check() or self.has_move()
        if self.ends_circles and self.clock >= 4 and self.is_repeated(self.root):
            return True
        for i in range(self.drawn_count):
            if self.drawn[i] == self.key:
                return True
        return self.is_bare()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _quiescence(self, alpha: cython.int, beta: cython.int) -> cython.int:
        """The value once nothing more is taken; in check every answer is tried."""
        base: cython.int = self.top
        height: cython.int = self.made - self.root
        best: cython.int = -INFINITE
        low: cython.int = alpha
        legal: cython.bint = False
        checked: cython.bint = self.in_check()
        value: cython.int
        move: cython.int
        i: cython.int
        self.line_length[height] = 0
        if height >= HIGHEST or base > STACK - 1024:
            return self._guess()
        if not checked:
            best = self._guess()
            if best >= beta:
                return best
            low = max(low, best)
        self.list_moves(checked)
        self._value_moves(base, 0)
        for i in range(base, self.top, 2):
            self._take_best(i)
            move = self.moves[i]
            if not checked:
                if move >> 12 and move >> 12 != QUEEN:
                    continue
                value = (
                    best
                    + 200
                    + self.first_worth[self.at[(move >> 6 & 56) << 1 | move >> 6 & 7] & 7]
                )
                if value <= low and not move >> 12:
                    continue  # too little to be gained
            self.make(move)
            if self.left_in_check():
                self.unmake()
                continue
            legal = True
            self.visit()
            value = -self._quiescence(-beta, -low)
            self.unmake()
            if self.stopped:
                break
            if value > best:
                best = value
                if value > low:
                    low = value
                    if value >= beta:
                        break
        self.top = base
        if self.stopped:
            return 0
        return height - WIN if checked and not legal else best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _value_moves(self, base: cython.int, first: cython.int) -> cython.void:
        """Say of each move what it promises: the table's; what takes much with little; others."""
        height: cython.int = (self.made - self.root) & 127
        worth: cython.int
        move: cython.int
        piece: cython.int
        taken: cython.int
        target: cython.int
        i: cython.int
        for i in range(base, self.top, 2):
            move = self.moves[i]
            target = (move >> 6 & 56) << 1 | move >> 6 & 7
            piece = self.at[(move & 56) << 1 | move & 7]
            taken = self.at[target] & 7
            if taken or move >> 12 or (piece & 7 == PAWN and target == self.passing):
                worth = CAPTURE + 16 * self.first_worth[taken or PAWN] - (piece & 7)
                if move >> 12:
                    worth += 8 * self.first_worth[move >> 12]
            elif move == self.killer[2 * height]:
                worth = CAPTURE - 1
            elif move == self.killer[2 * height + 1]:
                worth = CAPTURE - 2
            else:
                worth = self.quiet[128 * piece + target]
            if move == first:
                worth += 1 << 24
            self.moves[i + 1] = worth

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take_best(self, i: cython.int) -> cython.void:
        """Bring the best of the moves from the i-th word on to its place."""
        best: cython.int = i
        move: cython.int
        worth: cython.int
        j: cython.int
        for j in range(i + 2, self.top, 2):
            if self.moves[j + 1] > self.moves[best + 1]:
                best = j
        if best != i:
            move = self.moves[best]
            worth = self.moves[best + 1]
            self.moves[best] = self.moves[i]
            self.moves[best + 1] = self.moves[i + 1]
            self.moves[i] = move
            self.moves[i + 1] = worth

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _keep_line(self, height: cython.int, move: cython.int) -> cython.void:
        """The best line from a height is a move and the best line after it."""
        start: cython.int = 128 * height
        i: cython.int
        self.best_line[start] = move
        for i in range(self.line_length[height + 1]):
            self.best_line[start + 1 + i] = self.best_line[start + 128 + i]
        self.line_length[height] = self.line_length[height + 1] + 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _reward(self, move: cython.int, depth: cython.int) -> cython.void:
        """Remember a quiet move that refuted."""
        height: cython.int = (self.made - self.root) & 127
        piece: cython.int = self.at[(move & 56) << 1 | move & 7]
        number: cython.int = 128 * piece + ((move >> 6 & 56) << 1 | move >> 6 & 7)
        i: cython.int
        if self.killer[2 * height] != move:
            self.killer[2 * height + 1] = self.killer[2 * height]
            self.killer[2 * height] = move
        self.quiet[number] += depth * depth
        if self.quiet[number] > 1 << 19:
            for i in range(2048):
                self.quiet[i] >>= 1
