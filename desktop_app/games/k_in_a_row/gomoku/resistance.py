# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The longest defence in a lost position, from what a kernel has proven so far.

A search may find a quicker win than the one that a move's value comes from. If the line then
follows the quicker win, it ends before the stated distance, though the loser could have held out
longer elsewhere. So look at every answer of the loser again, and show one that lasts longest,
with the distance that it proves.
"""

from __future__ import annotations

from heapq import heapify, heapreplace

from desktop_app.core.position import Move
from desktop_app.core.score import DECISIVE, WIN
from desktop_app.games.k_in_a_row.gomoku.variation import AGAIN_ATTACKS, AGAIN_NODES, LineSource

MOST_LOOKS = 5_000
"""The most positions examined for one line."""

ON_BOARD = 3, 255
"""The bound and the depth that stand for a finished game; see `LineSearch.known`."""

Play = tuple[Move, ...]


class Resistance:
    """A proven end of the game, and a line that takes exactly that long."""

    def __init__(self, search: LineSource) -> None:
        """Use a kernel, which is returned to its position after each question."""
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
        told = self._told()
        return None if told is None else self.after(told[1], loses=False)

    def _told(self) -> tuple[int, Move] | None:
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
            told = self._told()
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
