# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""The chess search: principal variation search with quiescence, null moves and late-move reductions.

Values are for the player to move; a mate is `WIN` less the plies from the root to it, and in the
table less the plies from the position. Null moves and reductions can't invent a mate: a null move
only shows that a position is not bad, and a mate is reported only if every answer to it was
searched. But they can overlook a quicker one, so a mate found is an upper bound on its distance.
A `thorough` search, which prunes and reduces nothing, proves that there is none sooner.

Sources: T. A. Marsland, M. Campbell, "Parallel search of strongly ordered game trees", 1982 (null
windows); D. F. Beal, "A generalised quiescence search algorithm", 1990; C. Donninger, "Null move
and deep search", 1993; late-move reductions as in Fruit and Glaurung (T. Romstad, "An introduction
to late move reductions", 2006).
"""

from collections.abc import Callable, Sequence

import cython

from desktop_app.games.chess.kernel.board import ChessBoard
from desktop_app.games.chess.kernel.ordering import MoveOrdering
from desktop_app.search.kernel.search import KernelSearch
from desktop_app.search.limits import never_over

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.games.chess.kernel.board import QUEEN, promotion, to_square
    from desktop_app.games.chess.kernel.moves import generate_moves, has_legal_move
    from desktop_app.games.chess.kernel.ordering import CAPTURE, MAX_PLY
    from desktop_app.search.kernel.search import (
        EXACT,
        LOWER,
        UPPER,
        bound_beside,
        take_best,
        visit,
    )
    from desktop_app.search.kernel.tables import bound_of, depth_of, move_of, value_of

    WIN, DECISIVE, INFINITE, FIFTY_MOVES = 1_000_000, 999_000, 2_000_000, 100
    MOST_DRAWN, STACK = 128, 65_536

FIRST_BITS = 19
"""The table begins with 2 ** FIRST_BITS buckets (16 MB), if it may become as large."""
FUTILITY_MARGIN = cython.declare(cython.int, 120)
"""A quiet move near the leaves hardly gains more than this for each ply left."""
DELTA_MARGIN = cython.declare(cython.int, 200)
"""A capture hardly gains more than this beside the piece it takes."""
THOROUGH_SALT = 0x9E3779B97F4A7C15
RULE_SALT = 0xC2B2AE3D27D4EB4F
MASK = (1 << 64) - 1


@cython.final
@cython.cclass
class ChessSearch(KernelSearch):
    """A search with a board, a move ordering, and a table that is kept between positions.

    Attributes:
        board: the position that is searched.
    """

    def __init__(
        self,
        middlegame: Sequence[Sequence[int]],
        endgame: Sequence[Sequence[int]],
        table_bytes: int,
    ) -> None:
        """Make a search on an empty board.

        Args:
            middlegame: the piece-square tables for the middlegame: see `ChessBoard`.
            endgame: those for the endgame.
            table_bytes: the most memory for the table; a power of two is used in full.

        Raises:
            MemoryError, OSError: the system doesn't give as much.
        """
        if not cython.compiled:
            self.moves, self.drawn_keys = [0] * STACK, [0] * MOST_DRAWN
            self.pv, self.pv_length = [0] * 16_384, [0] * 128
        self.board, self.ordering = ChessBoard(middlegame, endgame), MoveOrdering()
        self.prepare(table_bytes)
        self.empty_table(FIRST_BITS)
        self.root_ply = self.drawn_count = self.salt = 0
        self.thorough, self.draws_repetitions = False, True

    def set_root(self, drawn: Sequence[int]) -> None:
        """Begin a search at the position on the board.

        Args:
            drawn: keys of positions whose next occurrence is the third one, and ends the game.
                Any other position counts as a draw once the search itself repeats it.
        """
        self.root_ply, self.stopped = self.board.ply, False
        self.drawn_count = min(len(drawn), MOST_DRAWN)
        for number in range(self.drawn_count):
            self.drawn_keys[number] = drawn[number]
        self.ordering.begin()
        self.salt = 0  # other draws, other values: entries of another root must not be found
        for key in drawn:
            self.salt ^= (key * THOROUGH_SALT) & MASK
        self.table.age = (self.table.age + 1) & 0xFF

    def value(
        self,
        depth: int,
        alpha: int,
        beta: int,
        check: Callable[[int], bool],
        last_node: int,
        *,
        thorough: bool = False,
        by_rule: bool = False,
    ) -> int | None:
        """Return the value of the position, or a bound if it is outside (alpha, beta) (fail-soft).

        Args:
            depth: the nominal depth in plies; a check is answered one ply deeper.
            alpha: a value at or below this is an upper bound.
            beta: a value at or above this is a lower bound.
            check: called now and then with the nodes visited; true stops the search.
            last_node: the search stops when `visited` reaches this.
            thorough: whether to prune and reduce nothing, so that no mate is overlooked.
            by_rule: whether a position may occur twice in the search, as the rules allow; the
                third time is then not recognised.

        Returns:
            The value for the player to move, where a mate counts plies from the root; None if the
            search was stopped.
        """
        c_depth: cython.int = depth
        c_alpha: cython.int = max(alpha, -INFINITE)
        c_beta: cython.int = min(beta, INFINITE)
        found: cython.int
        self.check, self.last_node, self.stopped = check, last_node, False
        self.thorough = thorough
        self.draws_repetitions = not by_rule
        if thorough:
            self.salt ^= THOROUGH_SALT
        if by_rule:
            self.salt ^= RULE_SALT
        with cython.nogil:
            found = self._search(c_depth, c_alpha, c_beta, self.board.ply > self.root_ply)
        if thorough:
            self.salt ^= THOROUGH_SALT
        if by_rule:
            self.salt ^= RULE_SALT
        self.draws_repetitions = True
        self.check = never_over  # keep no reference to the caller
        return None if self.stopped else found

    def line(self) -> list[int]:
        """Return the principal variation from the position that was searched last."""
        ply = self.board.ply - self.root_ply
        return [self.pv[128 * ply + i] for i in range(self.pv_length[ply])]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_drawn(self) -> cython.bint:
        """Return whether the position is a draw by rule, or repeats one of this search."""
        i: cython.int
        if self.board.halfmove_clock >= FIFTY_MOVES:
            return not self.board.in_check() or has_legal_move(self.board, self.moves, self.top)
        if (
            self.draws_repetitions
            and self.board.halfmove_clock >= 4
            and self.board.is_repetition(self.root_ply)
        ):
            return True
        for i in range(self.drawn_count):
            if self.drawn_keys[i] == self.board.key:
                return True
        return self.board.is_insufficient_material()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _quiescence(self, alpha: cython.int, beta: cython.int) -> cython.int:
        """Return the value once all captures are played out; a check is answered in any way."""
        base: cython.int = self.top
        ply: cython.int = self.board.ply - self.root_ply
        best: cython.int = -INFINITE
        low: cython.int = alpha
        is_legal: cython.bint = False
        in_check: cython.bint = self.board.in_check()
        value: cython.int
        move: cython.int
        i: cython.int
        self.pv_length[ply] = 0
        if ply >= MAX_PLY or base > STACK - 1024:
            return self.board.evaluate()
        if not in_check:
            best = self.board.evaluate()  # stand pat
            if best >= beta:
                return best
            low = max(low, best)
        self.top = generate_moves(self.board, self.moves, base, in_check)
        self.ordering.score_moves(self.board, self.moves, base, self.top, 0, ply)
        for i in range(base, self.top, 2):
            take_best(self.moves, i, self.top)
            move = self.moves[i]
            if not in_check:
                if promotion(move) and promotion(move) != QUEEN:
                    continue
                value = (
                    best
                    + DELTA_MARGIN
                    + self.ordering.piece_values[self.board.squares[to_square(move)] & 7]
                )
                if value <= low and not promotion(move):
                    continue
            self.board.make(move)
            if self.board.left_in_check():
                self.board.unmake()
                continue
            is_legal = True
            visit(self)
            value = -self._quiescence(-beta, -low)
            self.board.unmake()
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
        return ply - WIN if in_check and not is_legal else best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search(
        self, depth: cython.int, alpha: cython.int, beta: cython.int, may_pass: cython.bint
    ) -> cython.int:
        """Return the value, or a bound outside (alpha, beta): negamax, fail-soft."""
        ply: cython.int = self.board.ply - self.root_ply
        value: cython.int
        bound: cython.int
        evaluation: cython.int
        table_move: cython.int = 0
        entry: cython.ulonglong
        in_check: cython.bint
        self.pv_length[ply] = 0
        visit(self)
        if self.stopped:
            return 0
        # 1. What is decided: draws by rule; mate distance pruning.
        if ply and self._is_drawn():
            return 0
        if WIN - ply - 1 <= alpha:
            return WIN - ply - 1
        if ply - WIN >= beta:
            return ply - WIN
        in_check = self.board.in_check()
        if in_check:
            depth += 1
        if depth <= 0 or ply >= MAX_PLY:
            return self._quiescence(alpha, beta)
        # 2. What the table knows: to this depth, or a mate, which no depth changes.
        entry = self.table.find(self.board.key ^ self.salt)
        if entry:
            value = value_of(entry)
            bound = bound_of(entry)
            table_move = move_of(entry)
            if value >= DECISIVE or value <= -DECISIVE:
                # not if the game may be drawn before the mate
                if self.board.halfmove_clock + WIN - abs(value) > FIFTY_MOVES:
                    bound = 0
                elif depth_of(entry) < depth:
                    bound &= LOWER if value > 0 else UPPER
                value += -ply if value > 0 else ply
            elif depth_of(entry) < depth:
                bound = 0
            # an exact value inside the window is searched again, so that its line is known
            if (
                (beta - alpha == 1 or bound != EXACT)
                and ply
                and (
                    bound == EXACT
                    or (bound == LOWER and value >= beta)
                    or (bound == UPPER and value <= alpha)
                )
            ):
                return value
        evaluation = self.board.evaluate()
        # 3. Null move: if passing is too good for the opponent to allow, so is the best move. Not
        # with kings and pawns only, where the player to move may be in zugzwang.
        if (
            may_pass
            and depth >= 3
            and not in_check
            and not self.thorough
            and evaluation >= beta
            and -DECISIVE < beta < DECISIVE
            and self.board.phase > 0
            and self.board.piece_count[self.board.turn] > 2
        ):
            self.board.make_null()
            value = -self._search(depth - 3 - depth // 4, -beta, 1 - beta, False)
            self.board.unmake_null()
            if self.stopped:
                return 0
            if value >= beta:
                return value if value < DECISIVE else beta
        return self._search_moves(depth, alpha, beta, table_move, in_check, evaluation)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search_moves(
        self,
        depth: cython.int,
        alpha: cython.int,
        beta: cython.int,
        table_move: cython.int,
        in_check: cython.bint,
        evaluation: cython.int,
    ) -> cython.int:
        """Search the moves of a position, and store the result in the table."""
        base: cython.int = self.top
        ply: cython.int = self.board.ply - self.root_ply
        best: cython.int = -INFINITE
        low: cython.int = alpha
        best_move: cython.int = 0
        searched: cython.int = 0
        reduction: cython.int
        value: cython.int
        move: cython.int
        is_noisy: cython.bint
        i: cython.int
        if base > STACK - 1024:
            return evaluation
        self.top = generate_moves(self.board, self.moves, base, True)
        self.ordering.score_moves(self.board, self.moves, base, self.top, table_move, ply)
        for i in range(base, self.top, 2):
            take_best(self.moves, i, self.top)
            move = self.moves[i]
            is_noisy = self.moves[i + 1] >= CAPTURE
            self.board.make(move)
            if self.board.left_in_check():
                self.board.unmake()
                continue
            searched += 1
            if low >= WIN - ply - 3 and not self.board.in_check():
                # only a mate by this very move would be quick enough
                best = max(best, WIN - ply - 3)
                self.board.unmake()
                continue
            reduction = 0
            if searched > 3 and depth >= 3 and not is_noisy and not in_check and not self.thorough:
                reduction = 1 if searched < 12 or depth < 5 else 2
            if (
                not is_noisy
                and not in_check
                and best > -DECISIVE
                and depth <= 3
                and not self.thorough
            ):
                # futility pruning
                value = evaluation + FUTILITY_MARGIN * depth
                if value <= low and not self.board.in_check():
                    best = max(best, value)
                    self.board.unmake()
                    continue
            if searched == 1:
                value = -self._search(depth - 1, -beta, -low, True)
            else:
                value = -self._search(depth - 1 - reduction, -low - 1, -low, True)
                if value > low and reduction and not self.stopped:
                    value = -self._search(depth - 1, -low - 1, -low, True)
                if low < value < beta and not self.stopped:
                    value = -self._search(depth - 1, -beta, -low, True)
            self.board.unmake()
            if self.stopped:
                break
            if value > best:
                best = value
                if value > low:
                    best_move = move
                    low = value
                    self._update_pv(ply, move)
                    if value >= beta:
                        if not is_noisy:
                            self.ordering.update_history(self.board, move, ply, depth)
                        break
        self.top = base
        if self.stopped:
            return 0
        if searched == 0:
            return ply - WIN if in_check else 0
        value = best
        if value >= DECISIVE or value <= -DECISIVE:
            value += ply if value > 0 else -ply
        self.table.keep(
            self.board.key ^ self.salt,
            value,
            depth,
            bound_beside(best, alpha, beta),
            best_move if best_move else table_move,
        )
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _update_pv(self, ply: cython.int, move: cython.int) -> cython.void:
        """Set the principal variation from a ply to a move and the variation after it."""
        start: cython.int = 128 * ply
        i: cython.int
        self.pv[start] = move
        for i in range(self.pv_length[ply + 1]):
            self.pv[start + 1 + i] = self.pv[start + 128 + i]
        self.pv_length[ply] = self.pv_length[ply + 1] + 1
