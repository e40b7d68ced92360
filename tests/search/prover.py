# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Who really wins, and how soon: two simple provers that share nothing with the searches.

They know the lines of a board as masks of its cells, and who is to move. Both answer one kind of
question: can a player, whatever the other does, have a whole line within so many plies? `Plain`
tries all moves of both; it is for positions near their end. `Threats` is for large boards: the
attacker makes only moves that threaten, and only those answers are tried that could help.

They use no values, no evaluations and no tables of a search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product

MOST_KNOWN = 100_000
"""The number of positions whose completing cells are cached; then the cache is cleared."""
Hint = Callable[[int, int], int | None]
"""Guesses the winning move from the stones of the attacker, who is to move, and of the other."""


class OutOfPatience(Exception):  # noqa: N818 - a way out, not an error
    """More positions would have to be looked at than there is patience for."""


class Rules:
    """The lines of a board on which k in a row win, and where stones can be put."""

    def __init__(self, columns: int, rows: int, k: int, *, gravity: bool) -> None:
        self.columns, self.gravity, self.k = columns, gravity, k
        self.full = (1 << columns * rows) - 1
        self.firsts: dict[int, int] = {}  # by the step from cell to cell, where lines begin
        for right, down in ((1, 0), (0, 1), (1, 1), (-1, 1)):
            for row, column in product(range(rows), range(columns)):
                if 0 <= column + (k - 1) * right < columns and row + (k - 1) * down < rows:
                    step, first = down * columns + right, 1 << row * columns + column
                    self.firsts[step] = self.firsts.get(step, 0) | first
        self.shapes = {step: sum(1 << step * i for i in range(k)) for step in self.firsts}
        self._completing: dict[tuple[int, int], int] = {}

    def moves(self, stones: int) -> int:
        """The cells that can be taken when these are."""
        free = self.full & ~stones
        return free & ((stones | ~self.full) >> self.columns) if self.gravity else free

    def has_line(self, mine: int) -> bool:
        """Whether these stones hold a whole line."""
        return any(first for _, first in self.lacking(mine, 0, 0))

    def lacking(self, mine: int, theirs: int, most: int) -> Iterator[tuple[int, int]]:
        """The lines that `theirs` do not block and that lack at most `most` of `mine`.

        They come by direction: the step from cell to cell, and the first cells of its lines.
        """
        for step, firsts in self.firsts.items():
            lack = [firsts] * (most + 1)  # after each cell those that lack 0, 1, 2... at most
            for far in range(0, step * self.k, step):
                there = mine >> far
                for number in range(most, 0, -1):
                    lack[number] = lack[number] & there | lack[number - 1]
                lack[0] &= there
            found = lack[most]
            if found and theirs:
                for far in range(0, step * self.k, step):
                    found &= ~(theirs >> far)
            if found:
                yield step, found

    def cells_of(self, lines: Iterable[tuple[int, int]]) -> int:
        """All cells of lines that are told by direction."""
        cells = 0
        for step, firsts in lines:
            for far in range(0, step * self.k, step):
                cells |= firsts << far
        return cells

    def lines_with(self, mine: int, theirs: int, stones: int) -> list[int]:
        """The lines with exactly so many stones of `mine`, and none of `theirs`."""
        return [
            line
            for step, firsts in self.lacking(mine, theirs, self.k - stones)
            for first in single(firsts)
            if ((line := first * self.shapes[step]) & mine).bit_count() == stones
        ]

    def has_hope(self, mine: int, theirs: int) -> bool:
        """Whether a line is left that the one whose stones come first could complete at all.

        The attacker gets at most half of the open cells.
        """
        left = ((self.full & ~(mine | theirs)).bit_count() + 1) // 2
        return any(first for _, first in self.lacking(mine, theirs, min(left, self.k)))

    def completing(self, mine: int, theirs: int) -> int:
        """The cells that complete a line of `mine`."""
        known = self._completing.get((mine, theirs))
        if known is not None:
            return known
        if len(self._completing) >= MOST_KNOWN:
            self._completing.clear()
        cells = self.cells_of(self.lacking(mine, 0, 1))
        found = cells & ~mine & self.moves(mine | theirs)
        self._completing[mine, theirs] = found
        return found


class Plain:
    """All moves of both, to so many plies: complete, and slow."""

    def __init__(self, rules: Rules, patience: int) -> None:
        self.rules, self.patience, self.looked = rules, patience, 0

    def wins(self, mine: int, theirs: int, plies: int) -> bool | None:
        """Whether the player to move can have a line within so many plies; None: not found out."""
        self.looked = 0
        try:
            return self._attack(mine, theirs, plies)
        except OutOfPatience:
            return None

    def loses(self, mine: int, theirs: int, plies: int) -> bool | None:
        """Whether the other player can, if this one is to move."""
        self.looked = 0
        try:
            return self._defend(theirs, mine, plies)
        except OutOfPatience:
            return None

    def _attack(self, mine: int, theirs: int, plies: int) -> bool:
        self.looked += 1
        if self.looked > self.patience:
            raise OutOfPatience
        if plies < 1:
            return False
        if self.rules.completing(mine, theirs):
            return True
        if plies < 3:
            return False
        forced = self.rules.completing(theirs, mine)
        if forced.bit_count() > 1:
            return False
        moves = forced or self.rules.moves(mine | theirs)
        return any(self._defend(mine | move, theirs, plies - 1) for move in single(moves))

    def _defend(self, mine: int, theirs: int, plies: int) -> bool:
        if plies < 2 or self.rules.completing(theirs, mine):
            return False
        forced = self.rules.completing(mine, theirs)
        if forced.bit_count() > 1:
            return True
        if not forced and plies < 4 and not self.rules.gravity:  # else a stone may bear another
            return False
        moves = forced or self.rules.moves(mine | theirs)
        return bool(moves) and all(
            self._attack(mine, theirs | move, plies - 1) for move in single(moves)
        )


class Threats:
    """Wins by threats on a board without gravity: a win that is found is one.

    A move threatens if the attacker would complete a line next, or, were it his turn again, could
    make two at once that can't both be stopped. Against the first there is one answer. Against
    the second there are the three cells that it takes, and moves that make a threat of the
    defender's own; whoever plays elsewhere loses to it, for a stone elsewhere stops nothing.

    No win within five plies is missed: whoever can still win after his opponent has passed must
    have threatened. So where none is found within five plies there is none.
    """

    def __init__(self, rules: Rules, patience: int, hint: Hint) -> None:
        """Make a prover.

        Args:
            rules: of a board without gravity.
            patience: how many positions may be looked at for one question.
            hint: whose guess is tried before other moves; the proof is this class's own.
        """
        self.rules, self.patience, self.looked = rules, patience, 0
        self._hint = hint
        self._won: dict[tuple[int, int], int] = {}
        self._not: dict[tuple[int, int], int] = {}

    def wins(self, mine: int, theirs: int, plies: int) -> bool | None:
        """Whether the player to move can have a line within so many plies; None: not found out."""
        return self._answer(self._attack, mine, theirs, plies, plies <= 5)

    def loses(self, mine: int, theirs: int, plies: int) -> bool | None:
        """Whether the other player can, if this one is to move."""
        return self._answer(self._defend_all, theirs, mine, plies, plies <= 6)

    def _answer(
        self,
        ask: Callable[[int, int, int], bool],
        mine: int,
        theirs: int,
        plies: int,
        complete: bool,
    ) -> bool | None:
        if not self.rules.has_hope(mine, theirs):
            return False
        self.looked = 0
        self._won.clear()
        self._not.clear()
        try:
            return ask(mine, theirs, plies) or (False if complete else None)
        except OutOfPatience:
            return None

    def _attack(self, mine: int, theirs: int, plies: int) -> bool:
        known = mine, theirs
        if self._won.get(known, 1000) <= plies or self._not.get(known, -1) >= plies:
            return self._won.get(known, 1000) <= plies
        found = self._searched(mine, theirs, plies)
        if found:
            self._won[known] = min(plies, self._won.get(known, 1000))
        else:
            self._not[known] = max(plies, self._not.get(known, -1))
        return found

    def _searched(self, mine: int, theirs: int, plies: int) -> bool:
        self.looked += 1
        if self.looked > self.patience:
            raise OutOfPatience
        if self.rules.completing(mine, theirs):
            return plies >= 1
        forced = self.rules.completing(theirs, mine)
        if plies < 3 or forced.bit_count() > 1:
            return False
        if not forced:
            if self.double(mine, theirs):
                return True
            if plies < 5:
                return False
        hinted = None if forced else self._hint(mine, theirs)
        if hinted is not None and self._defend(mine | 1 << hinted, theirs, plies - 1):
            return True
        return any(
            self._defend(mine | move, theirs, plies - 1)
            for move in single(forced or self._promising(mine, theirs))
        )

    def _defend(self, mine: int, theirs: int, plies: int) -> bool:
        if plies < 2 or self.rules.completing(theirs, mine):
            return False
        answers = self.rules.completing(mine, theirs)
        if answers.bit_count() > 1:
            return True
        if not answers:
            answers = self.double(mine, theirs) if plies >= 4 else 0
            if not answers:
                return False
            answers |= self._fours(theirs, mine)
        return all(self._attack(mine, theirs | move, plies - 1) for move in single(answers))

    def _defend_all(self, mine: int, theirs: int, plies: int) -> bool:
        """As `_defend`, but the move before need not have threatened."""
        if plies < 6 or self.rules.completing(mine, theirs) or self.double(mine, theirs):
            return self._defend(mine, theirs, plies)
        return not self.rules.completing(theirs, mine) and all(
            self._attack(mine, theirs | move, plies - 1)
            for move in single(self.rules.moves(mine | theirs))
        )

    def double(self, mine: int, theirs: int) -> int:
        """A cell from which two lines could be completed next, with two such ends; 0: none."""
        ends: dict[int, int] = {}
        for line in self.rules.lines_with(mine, theirs, self.rules.k - 2):
            low = line & ~mine
            one = low & -low
            other = low ^ one
            for cell, end in ((one, other), (other, one)):
                ends[cell] = ends.get(cell, 0) | end
                if ends[cell] & (ends[cell] - 1):
                    return cell | ends[cell]
        return 0

    def _fours(self, mine: int, theirs: int) -> int:
        """The cells from which a line could be completed next."""
        return self._cells(mine, theirs, self.rules.k - 2)

    def _promising(self, mine: int, theirs: int) -> int:
        """The cells from which anything could be threatened."""
        return self._cells(mine, theirs, self.rules.k - 3)

    def _cells(self, mine: int, theirs: int, least: int) -> int:
        lines = self.rules.lacking(mine, theirs, self.rules.k - least)
        return self.rules.cells_of(lines) & ~(mine | theirs)


def single(cells: int) -> list[int]:
    """The cells of a mask, one by one, as masks."""
    found: list[int] = []
    while cells:
        found.append(cells & -cells)
        cells &= cells - 1
    return found
