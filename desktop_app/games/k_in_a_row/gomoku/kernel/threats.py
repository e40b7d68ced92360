# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportGeneralTypeIssues=false, reportPossiblyUnboundVariable=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""Wins by continuous threats in line games: by fours (VCF), or by fours and open threes (VCT).

The attacker only makes moves that threaten to win; all answers of the defender are tried. A four
has one answer. An open three threatens an open four on some cell: an answer makes a four of one's
own, or lies on one of the lines that make that cell an open four. Every other move loses to the
open four, because nothing that the cell depends on has changed. So a win that is found is proven,
in at most so many plies; finding none proves nothing.

Source: L. V. Allis, H. J. van den Herik, M. P. H. Huntjens, "Go-Moku Solved by New Search
Techniques", 1996 (threat-space search, a relative of this one).
"""

import cython

from desktop_app.games.k_in_a_row.gomoku.kernel.table import DEEPEST, LineTable

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.search.kernel.search import push, visit
    from desktop_app.search.kernel.tables import depth_of, move_of, value_of

    SIZE, EMPTY, BORDER = 768, 2, 3
    THREE_CELL, DOUBLE_THREE_CELL, FOUR_CELL, FOUR_THREE_CELL, OPEN_FOUR_CELL, FIVE_CELL = range(
        2, 8
    )
    FOUR, WIN, STACK = 7, 1_000_000, 40_960


@cython.cclass
class LineThreats(LineTable):
    """A board with a search for wins by threats."""

    def threat_win(self, threes: bool, depth: int, nodes: int) -> tuple[int, int] | None:
        """Look for a win by threats of the player to move.

        Args:
            threes: whether open threes count as threats, not only fours.
            depth: the most moves of the attacker, at most `DEEPEST`.
            nodes: the most nodes to visit.

        Returns:
            `WIN` minus the ply at which the game ends at the latest, and the cell of the winning
            move; None if no win was found.
        """
        found: cython.int
        with_threes: cython.bint = threes
        attacks: cython.int = min(depth, DEEPEST)
        self.threat_until = self.nodes + nodes
        self.stopped = False
        with cython.nogil:
            found = self.attack(with_threes, attacks)
        if self.stopped or found == 0:
            return None
        return found, self.cell_of[self._move_of_win(with_threes)]

    @cython.cfunc
    def _move_of_win(self, threes: cython.bint) -> cython.int:
        """Return the first move of a win that `attack` has just found."""
        other: cython.int = 1 - self.turn
        if self.counts[8 * self.turn + FIVE_CELL]:
            return self.find(self.turn, FIVE_CELL)
        if self.counts[8 * other + FIVE_CELL] == 0 and self.counts[8 * self.turn + OPEN_FOUR_CELL]:
            return self.find(self.turn, OPEN_FOUR_CELL)
        salt: cython.ulonglong = self.threes_salt if threes else self.fours_salt
        return move_of(self.table.find(self.key ^ salt))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def add_attacks(self, threes: cython.bint) -> cython.void:
        """Push the moves that make fours, or also open threes, for the player to move."""
        number: cython.int
        place: cython.int
        kind: cython.int
        worth: cython.int
        least: cython.int = THREE_CELL if threes else FOUR_CELL
        offset: cython.int = self.turn * SIZE
        left: cython.int = 0  # how many such cells are still to be found
        for kind in range(least, FIVE_CELL + 1):
            left += self.counts[8 * self.turn + kind]
        for number in range(self.cells):
            if left == 0:
                break
            place = self.order[number]
            if self.at[place] == EMPTY:
                kind = self.kind[offset + place]
                if kind >= least:
                    worth = (kind << 16) + self.score[offset + place]
                    self.top = push(self.moves, self.top, place, worth)
                    left -= 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def add_defences(self) -> cython.void:
        """Push all moves that do not lose at once to an open four of the opponent.

        The opponent has a cell that makes one, and nobody threatens a five yet. Answers lie on the
        lines that make the open four, or make a four.
        """
        attacker: cython.int = 1 - self.turn
        offset: cython.int = self.turn * SIZE
        theirs: cython.int = attacker * SIZE
        target: cython.int = self.find(attacker, OPEN_FOUR_CELL)
        base: cython.int = self.top
        direction: cython.int
        side: cython.int
        place: cython.int
        number: cython.int
        worth: cython.int
        self._push_defence(target)
        for direction in range(4):
            if self.lines[(direction * 2 + attacker) * SIZE + target] >= FOUR:
                for side in range(2):
                    place = target
                    for _ in range(self.reach):
                        place += self.steps[direction] if side else -self.steps[direction]
                        if self.at[place] == BORDER or self.at[place] == self.turn:
                            break
                        if self.at[place] == EMPTY:
                            self._push_defence(place)
        if self.counts[self.turn * 8 + FOUR_CELL] + self.counts[self.turn * 8 + FOUR_THREE_CELL]:
            for number in range(self.cells):
                place = self.order[number]
                if self.at[place] == EMPTY and self.kind[offset + place] >= FOUR_CELL:
                    for side in range(base, self.top, 2):
                        if self.moves[side] == place:
                            break
                    else:
                        worth = self.score[offset + place] + self.score[theirs + place]
                        self.top = push(self.moves, self.top, place, worth)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _push_defence(self, place: cython.int) -> cython.void:
        worth: cython.int = self.score[place] + self.score[SIZE + place]
        if self.kind[(1 - self.turn) * SIZE + place] == OPEN_FOUR_CELL:
            worth += 1000
        self.top = push(self.moves, self.top, place, worth)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def sort(self, base: cython.int) -> cython.void:
        """Sort the moves pushed since `base` by score, the highest first; the sort is stable."""
        i: cython.int
        j: cython.int
        place: cython.int
        worth: cython.int
        for i in range(base + 2, self.top, 2):
            place = self.moves[i]
            worth = self.moves[i + 1]
            j = i
            while j > base and self.moves[j - 1] < worth:
                self.moves[j] = self.moves[j - 2]
                self.moves[j + 1] = self.moves[j - 1]
                j -= 2
            self.moves[j] = place
            self.moves[j + 1] = worth

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def attack(self, threes: cython.bint, depth: cython.int) -> cython.int:
        """Return the value of a win by threats of the player to move; 0 if none is found."""
        key: cython.ulonglong
        known: cython.ulonglong
        me: cython.int = self.turn * 8
        other: cython.int = 8 - me
        fives: cython.int
        value: cython.int = 0
        move: cython.int = 0
        base: cython.int = self.top
        i: cython.int
        visit(self)
        if self.stopped:
            return 0
        # 1. Decided positions: a five now, or an open four that no five of the opponent precedes.
        if self.counts[me + FIVE_CELL]:
            return WIN - self.ply - 1
        fives = self.counts[other + FIVE_CELL]
        if fives > 1:
            return 0
        if fives == 0 and self.counts[me + OPEN_FOUR_CELL]:
            return WIN - self.ply - 3
        if depth <= 0 or self.nodes >= self.threat_until or base > STACK - 2048:
            return 0
        # 2. The table.
        key = self.key ^ (self.threes_salt if threes else self.fours_salt)
        known = self.table.find(key)
        if known:
            value = value_of(known)
            if value > 0:
                return value
            if depth_of(known) >= depth:
                return 0
        # 3. The threats; against a four the answer, against the threat of an open four only fours.
        if fives:
            self.moves[base] = self.find(1 - self.turn, FIVE_CELL)
            self.top += 2
        else:
            self.add_attacks(threes and self.counts[other + OPEN_FOUR_CELL] == 0)
            self.sort(base)
        # 4. Any of them wins if no answer helps.
        for i in range(base, self.top, 2):
            move = self.moves[i]
            self.make(move)
            value = self._defend(threes, depth - 1)
            self.unmake()
            if value or self.stopped:
                break
        self.top = base
        if self.stopped:
            return 0
        if value:
            self.table.keep(key, value, 255, 1, move)
        elif self.nodes < self.threat_until:
            self.table.keep(key, 0, depth, 2, 0)
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _defend(self, threes: cython.bint, depth: cython.int) -> cython.int:
        """Return the value of the attacker's win against every answer; 0 if some answer holds."""
        me: cython.int = self.turn * 8
        other: cython.int = 8 - me
        value: cython.int
        best: cython.int
        base: cython.int = self.top
        longest: cython.int = 0
        i: cython.int
        visit(self)
        if self.counts[me + FIVE_CELL] or self.stopped:
            return 0
        if self.counts[other + FIVE_CELL] > 1:
            return WIN - self.ply - 2
        if self.counts[other + FIVE_CELL] == 1:
            self.make(self.find(1 - self.turn, FIVE_CELL))
            value = self.attack(threes, depth)
            self.unmake()
            return value
        if (
            not threes
            or self.counts[me + OPEN_FOUR_CELL]
            or not self.counts[other + OPEN_FOUR_CELL]
        ):
            return 0
        best = WIN - self.ply - 4  # the moves that are not listed lose to the open four
        self.add_defences()
        self.sort(base)
        for i in range(base, self.top, 2):
            self.make(self.moves[i])
            value = self.attack(threes, depth)
            self.unmake()
            if value == 0 or self.stopped:
                best = 0
                break
            if value <= best:
                best = value
                longest = self.moves[i]
        self.top = base
        if best:
            self.table.keep(self.key ^ self.answer_salt, -best, 255, 2, longest)
        return best
