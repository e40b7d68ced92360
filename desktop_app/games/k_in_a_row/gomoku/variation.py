# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Recover the principal variation behind a value from a kernel of large line games.

One table serves all searches, and its entry for a position may come from any of them. So only those
entries are followed that tell the very value: the same guess, or, where the end is proven, an end
at least as good for the winner. If such an entry was overwritten, the question that it answered is
asked again.

A search may find a quicker win than the one that a move's value comes from. If the line then
follows the quicker win, it ends before the stated distance, though the loser could have held out
longer elsewhere. So `LongestDefence` looks at every answer of the loser again, and shows one that
lasts longest, with the distance that it proves.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heapify, heapreplace
from typing import Protocol

from desktop_app.core.position import Move
from desktop_app.core.score import DECISIVE, WIN

AGAIN_NODES = 2_000
"""Positions to find again what a line needs and the table has lost."""
AGAIN_ATTACKS = 12
"""Moves of the winner in a search for threats that is made again."""

CandidateEntry = tuple[Move, int, int, int]
"""A move, the value with it, its bound, the depth: see `LineSearch.known`."""


class LineSource(Protocol):
    """The interface to a kernel at the position where a line begins."""

    def known(self) -> list[CandidateEntry]:
        """Return the table's entries for the position."""
        ...

    def value(self, depth: int, alpha: int, beta: int) -> int | None:
        """Search the position; None if the search was stopped."""
        ...

    def threat_win(self, threes: bool, depth: int, nodes: int, /) -> tuple[int, int] | None:
        """Look for a win by threats."""
        ...

    def makes_five(self, cell: int) -> bool:
        """Return whether a move ends the game."""
        ...

    def scores(self) -> list[tuple[int, int]]:
        """Return the open cells, each with its score."""
        ...

    def play(self, cell: int) -> None:
        """Make a move."""
        ...

    def take_back(self) -> None:
        """Undo the last move."""
        ...

    @property
    def stones(self) -> int:
        """Return the number of stones."""
        ...


def variation(
    search: LineSource, move: Move, value: int, most: int, cells: int, *, whole: bool = False
) -> tuple[Move, ...]:
    """Return a move and the play that leads to its value, as far as it is known.

    Args:
        search: a kernel at the position before the move; it comes back to it.
        move: the move.
        value: what it is worth to the player who makes it.
        most: how many moves at most.
        cells: how many cells the board has.
        whole: whether the value was found by a search to the end of the game, so that it is the
            exact value of every position on the line.
    """
    moves = [move]
    over = search.makes_five(move)
    search.play(move)
    value = -value
    while not over and len(moves) < most:
        depth = cells - search.stones if whole else 0
        found = fitting(search.known(), value, depth)
        if found is None and (whole or abs(value) >= DECISIVE):
            _ask_again(search, value, depth)
            found = fitting(search.known(), value, depth)
        if found is None:
            break
        best, value = found[0], -found[1]
        over = search.makes_five(best)
        search.play(best)
        moves.append(best)
    for _ in moves:
        search.take_back()
    return tuple(moves)


def fitting(known: Iterable[CandidateEntry], value: int, whole: int = 0) -> tuple[Move, int] | None:
    """Return the move and value of an entry that matches a position's value, or None.

    Args:
        known: the table's entries for the position.
        value: what the position is worth to the player to move; of a win or loss, the least that
            is proven for the winner.
        whole: where the value is exact, the depth from which on others are; else 0.
    """
    fits: list[tuple[int, Move]] = []
    for move, found, bound, depth in known:
        if not bound:  # there is no other move
            return move, value
        if whole:
            fit = bound & 1 and found >= value and (depth >= whole or found >= DECISIVE)
        elif value >= DECISIVE:
            fit = bound & 1 and found >= value
        elif value <= -DECISIVE:
            fit = bound & 2 and found <= -DECISIVE
        else:
            fit = found == value
        if fit:
            fits.append((found, move))
    if not fits:
        return None
    best, move = max(fits, key=lambda fit: fit[0])
    return move, min(best, value) if value <= -DECISIVE else best


def _ask_again(search: LineSource, value: int, whole: int) -> None:
    """Search again for an entry that was overwritten in the table."""
    if whole:
        search.value(whole, value - 1, value)
        return
    won = value >= DECISIVE
    low = value - 1 if won else value
    plies = WIN - abs(value) - search.stones
    for depth in range(1, plies):
        found = search.value(depth, low, low + 1)
        if found is None or (found > low) == won:
            return
    if won:
        search.threat_win(True, AGAIN_ATTACKS, AGAIN_NODES)


MOST_LOOKS = 5_000
"""The most positions examined for one line."""

ON_BOARD = 3, 255
"""The bound and the depth that stand for a finished game; see `LineSearch.known`."""

Play = tuple[Move, ...]


class LongestDefence:
    """Finds a line that lasts exactly as long as a proven end."""

    def __init__(self, search: LineSource) -> None:
        """Use a kernel; it is returned to its position after each question."""
        self._search = search
        self._left = MOST_LOOKS

    def after(self, move: Move, *, loses: bool) -> Play | None:
        """Return a decisive move and the longest defence after it; None if too little is known.

        Whatever the loser answers, the winner needs no more plies than this line has.
        """
        if self._search.makes_five(move):
            return None if loses else (move,)
        self._search.play(move)
        line = self._win() if loses else self._longest()
        self._search.take_back()
        return None if line is None else (move, *line)

    def _win(self) -> Play | None:
        """Return the quickest known win for the player to move."""
        told = self._known_win()
        return None if told is None else self.after(told[1], loses=False)

    def _known_win(self) -> tuple[int, Move] | None:
        """Return the value and the move of the quickest known win for the player to move.

        A forced move has the value 0: its end is not known yet.
        """
        self._left -= 1
        known = self._search.known() if self._left > 0 else []
        forced = [move for move, _, bound, _ in known if not bound]
        if forced:
            return 0, forced[0]
        wins = [(value, move) for move, value, bound, _ in known if bound & 1]
        if wins and max(wins)[0] >= DECISIVE:
            return max(wins)
        if self._left <= 0:
            return None
        return self._search.threat_win(True, AGAIN_ATTACKS, AGAIN_NODES)

    def _longest(self) -> Play | None:
        """Return the longest defence after a move of the winner."""
        search = self._search
        # a heap: first the answer that seems to last longest, though its end may prove to be sooner
        answers: list[tuple[int, Move, Play | None]] = []
        for move in self._answers():
            if search.makes_five(move):
                return None
            search.play(move)
            told = self._known_win()
            search.take_back()
            if told is None:
                return None
            answers.append((told[0], move, None))
        heapify(answers)
        while answers:
            _, move, line = answers[0]
            if line is not None:
                return line
            line = self.after(move, loses=True)
            if line is None:
                return None
            heapreplace(answers, (WIN - search.stones - len(line), move, line))
        return None

    def _answers(self) -> list[Move]:
        """Return the open cells, or the one cell that stops a five."""
        for move, _, bound, depth in self._search.known():
            if not bound or (bound, depth) == ON_BOARD:
                return [move]
        return [move for move, _ in self._search.scores()]
