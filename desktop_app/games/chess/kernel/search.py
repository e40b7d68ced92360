# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""Chess, searched: negamax with what is known to pay, and mates that are proven.

The search passes a move to see whether even that is good enough, and looks less far at moves that come late
in their order. Neither can make a mate out of none: passing shows no more than that a position is
not bad, and a mate is only told where every answer was tried. But it may be overlooked, so one that
is found comes "at the latest" so soon; that there is none sooner, a `thorough` search tells, which
leaves nothing out.

Values are for the player to move: a mate is `WIN` less the plies from the root to it. The table
counts them from the position.

Sources: T. A. Marsland, M. Campbell, "Parallel search of strongly ordered game trees", 1982 (null
windows); C. Donninger, "Null move and deep search", 1993; the reduction of late moves is Fruit's
and Glaurung's (T. Romstad, "An introduction to late move reductions", 2006).
"""

from collections.abc import Callable, Sequence

import cython

from desktop_app.games.chess.kernel.quiescence import ChessQuiescence
from desktop_app.search.kernel.tables import MovesTable
from desktop_app.search.limits import on_and_on

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.search.kernel.tables import bound_of, depth_of, move_of, value_of

    WIN, DECISIVE, INFINITE, STACK, HIGHEST, RULE = 1_000_000, 999_000, 2_000_000, 65_536, 120, 100
    LOWER, UPPER, EXACT = 1, 2, 3

FIRST_BYTES, BUCKET_BYTES = 16 << 20, 32
"""The size at which a table begins that may become larger; a bucket of two entries."""
CAPTURE = cython.declare(cython.int, 1 << 20)
"""See `quiescence`: less is promised by quiet moves."""
MARGIN = cython.declare(cython.int, 120)
"""For each ply left, a quiet move can hardly add more than so much."""
THOROUGH_SALT = 0x9E3779B97F4A7C15
RULE_SALT = 0xC2B2AE3D27D4EB4F
MASK = (1 << 64) - 1


@cython.final
@cython.cclass
class ChessSearch(ChessQuiescence):
    """A search with one table that is kept from position to position."""

    def __init__(
        self, early: Sequence[Sequence[int]], late: Sequence[Sequence[int]], table_bytes: int
    ) -> None:
        """Make a search.

        Args:
            early: see `ChessBoard`.
            late: see `ChessBoard`.
            table_bytes: how large the table may become; a power of two is used in full.

        Raises:
            MemoryError, OSError: the system doesn't give as much.
        """
        super().__init__(early, late)
        most_bits = max((table_bytes // BUCKET_BYTES).bit_length() - 1, 1)
        self.table = MovesTable((FIRST_BYTES // BUCKET_BYTES).bit_length() - 1, most_bits)
        self.salt, self.thorough = 0, False

    def set_root(self, drawn: Sequence[int]) -> None:
        """See `ChessQuiescence.set_root`; where other positions are drawn, other values hold."""
        super().set_root(drawn)
        self.salt = 0
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
        """The value of the position, or a bound if it is not between alpha and beta (fail-soft).

        Args:
            depth: nominal depth in plies; in check one looks further.
            alpha: at most this: the value is a bound from above.
            beta: at least this: the value is a bound from below.
            check: called now and then with the positions visited; true ends the search.
            last_node: it ends too once so many positions were visited since it was made.
            thorough: whether nothing is left out, so that mates can't be overlooked.
            by_rule: whether a position that the search itself repeats goes on, as by the rules,
                which end a game only when it comes about for the third time.

        Returns:
            The value for the player to move, where a mate counts plies from the root; None if the
            search was ended.
        """
        c_depth: cython.int = depth
        c_alpha: cython.int = max(alpha, -INFINITE)
        c_beta: cython.int = min(beta, INFINITE)
        found: cython.int
        self.check, self.last_node, self.stopped = check, last_node, False
        self.thorough = thorough
        self.ends_circles = not by_rule
        if thorough:
            self.salt ^= THOROUGH_SALT
        if by_rule:
            self.salt ^= RULE_SALT
        with cython.nogil:
            found = self._search(c_depth, c_alpha, c_beta, self.made > self.root)
        if thorough:
            self.salt ^= THOROUGH_SALT
        if by_rule:
            self.salt ^= RULE_SALT
        self.ends_circles = True
        self.check = on_and_on  # lets go of who asked
        return None if self.stopped else found

    def table_use(self) -> float:
        """How much of the table holds entries, from 0 to 1: a sample."""
        return self.table.use()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search(
        self, depth: cython.int, alpha: cython.int, beta: cython.int, may_pass: cython.bint
    ) -> cython.int:
        """Negamax: the value, or a bound outside (alpha, beta)."""
        height: cython.int = self.made - self.root
        value: cython.int
        bound: cython.int
        guess: cython.int
        first: cython.int = 0
        entry: cython.ulonglong
        checked: cython.bint
        self.line_length[height] = 0
        self.visit()
        if self.stopped:
            return 0
        # 1. What is decided: draws by rule; a mate that comes sooner than any from here.
        if height and self._is_drawn():
            return 0
        if WIN - height - 1 <= alpha:
            return WIN - height - 1
        if height - WIN >= beta:
            return height - WIN
        checked = self.in_check()
        if checked:
            depth += 1
        if depth <= 0 or height >= HIGHEST:
            return self._quiescence(alpha, beta)
        # 2. What the table knows: to this depth, or a mate, which no depth changes.
        entry = self.table.find(self.key ^ self.salt)
        if entry:
            value = value_of(entry)
            bound = bound_of(entry)
            first = move_of(entry)
            if value >= DECISIVE or value <= -DECISIVE:
                # not where the game may be drawn before it comes to that
                if self.clock + WIN - abs(value) > RULE:
                    bound = 0
                elif depth_of(entry) < depth:
                    bound &= LOWER if value > 0 else UPPER
                value += -height if value > 0 else height
            elif depth_of(entry) < depth:
                bound = 0
            # a value that counts is found anew, so that the line to it is known
            if (
                (beta - alpha == 1 or bound != EXACT)
                and height
                and (
                    bound == EXACT
                    or (bound == LOWER and value >= beta)
                    or (bound == UPPER and value <= alpha)
                )
            ):
                return value
        guess = self._guess()
        # 3. If even passing is too good for the other player to let this happen, so is a move.
        if (
            may_pass
            and depth >= 3
            and not checked
            and not self.thorough
            and guess >= beta
            and -DECISIVE < beta < DECISIVE
            and self.phase > 0
            and self.count[self.turn] > 2
        ):
            self.make_nothing()
            value = -self._search(depth - 3 - depth // 4, -beta, 1 - beta, False)
            self.unmake_nothing()
            if self.stopped:
                return 0
            if value >= beta:
                return value if value < DECISIVE else beta
        return self._moves(depth, alpha, beta, first, checked, guess)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _moves(
        self,
        depth: cython.int,
        alpha: cython.int,
        beta: cython.int,
        first: cython.int,
        checked: cython.bint,
        guess: cython.int,
    ) -> cython.int:
        """Search the moves of a position, and note what is known then."""
        base: cython.int = self.top
        height: cython.int = self.made - self.root
        best: cython.int = -INFINITE
        low: cython.int = alpha
        good: cython.int = 0
        tried: cython.int = 0
        less: cython.int
        value: cython.int
        bound: cython.int
        move: cython.int
        noisy: cython.bint
        i: cython.int
        if base > STACK - 1024:
            return guess
        self.list_moves(True)
        self._value_moves(base, first)
        for i in range(base, self.top, 2):
            self._take_best(i)
            move = self.moves[i]
            noisy = self.moves[i + 1] >= CAPTURE
            self.make(move)
            if self.left_in_check():
                self.unmake()
                continue
            tried += 1
            if low >= WIN - height - 3 and not self.in_check():
                # only a mate by this very move would be soon enough
                best = max(best, WIN - height - 3)
                self.unmake()
                continue
            less = 0
            if tried > 3 and depth >= 3 and not noisy and not checked and not self.thorough:
                less = 1 if tried < 12 or depth < 5 else 2
            if not noisy and not checked and best > -DECISIVE and depth <= 3 and not self.thorough:
                # a quiet move at the end of the search can hardly make up for so much
                value = guess + MARGIN * depth
                if value <= low and not self.in_check():
                    best = max(best, value)
                    self.unmake()
                    continue
            if tried == 1:
                value = -self._search(depth - 1, -beta, -low, True)
            else:
                value = -self._search(depth - 1 - less, -low - 1, -low, True)
                if value > low and less and not self.stopped:
                    value = -self._search(depth - 1, -low - 1, -low, True)
                if low < value < beta and not self.stopped:
                    value = -self._search(depth - 1, -beta, -low, True)
            self.unmake()
            if self.stopped:
                break
            if value > best:
                best = value
                if value > low:
                    good = move
                    low = value
                    self._keep_line(height, move)
                    if value >= beta:
                        if not noisy:
                            self._reward(move, depth)
                        break
        self.top = base
        if self.stopped:
            return 0
        if tried == 0:
            return height - WIN if checked else 0
        bound = LOWER if best >= beta else EXACT if best > alpha else UPPER
        value = best
        if value >= DECISIVE or value <= -DECISIVE:
            value += height if value > 0 else -height
        self.table.keep(self.key ^ self.salt, value, depth, bound, good if good else first)
        return best
