# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Wins by continuous fours, made by construction, and a simple searcher that checks them.

A puzzle is built from its end. First a few lines of three stones are strewn, each stopped on one
side, until where they meet two fours win. Then it is made longer, step by step: a stone that the
win needs is taken away, and a line of three is laid through its cell, so that it can be had back
with a four. The searcher says of each whether the quickest win by fours has just become two plies
longer; it knows nothing but the lines of five cells.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from desktop_app.core.grid import bits
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from tests.search.prover import Rules

GOMOKU = LineGame(15, 15, 5, name="gomoku")
RULES = Rules(15, 15, 5, gravity=False)
LENGTHS = range(5, 16, 2)
"""Plies of the puzzles: each four but the last and its answer, then two fours at once, a five."""
TRIES = 200
DECOYS = 30
PATIENCE = 20_000


@cache
def _lines_of(cell: int) -> tuple[int, ...]:
    return tuple(line for line in GOMOKU.board.lines if line >> cell & 1)


class FourSearch:
    """The quickest win by continuous fours of one player, who is to move.

    Source: plain search of all fours and their forced answers, deeper and deeper, with a memory
    of positions that do not help; no patterns.
    """

    def __init__(self, mine: int, theirs: int) -> None:
        self._start = mine, theirs
        self._hopeless: dict[tuple[int, int], int] = {}
        self.patience = PATIENCE

    def plies(self, most: int = LENGTHS[-1]) -> int | None:
        """The plies to the five; None if there is no win that is so quick, or none was seen."""
        mine, theirs = self._start
        if RULES.lines_with(mine, theirs, 4):
            return 1
        threats = {line & ~theirs for line in RULES.lines_with(theirs, mine, 4)}
        if len(threats) > 1:
            return None
        threes = RULES.lines_with(mine, theirs, 3)
        for fours in range(1, most // 2 + 1):
            if self._wins(mine, theirs, threes, next(iter(threats), 0), fours):
                return 2 * fours + 1
            if self.patience <= 0:
                return None
        return None

    def _wins(self, mine: int, theirs: int, threes: list[int], forced: int, fours: int) -> bool:
        """Whether at most so many fours win; where `forced` is set that cell must be taken."""
        if self._hopeless.get((mine, theirs), 0) >= fours or self.patience <= 0:
            return False
        self.patience -= 1
        ends: dict[int, int] = {}  # after each four the cells that make it five
        for line in threes:
            rest = line & ~mine
            one = rest & -rest
            other = rest ^ one
            ends[one] = ends.get(one, 0) | other
            ends[other] = ends.get(other, 0) | one
        if forced:
            ends = {forced: ends[forced]} if forced in ends else {}
        if any(five & (five - 1) for five in ends.values()):
            return True
        for bit, answer in sorted(ends.items()) if fours > 1 else ():
            then = mine | bit
            after = theirs | answer
            left = [line for line in threes if not line & (answer | bit)]
            left += [
                line
                for line in _lines_of(bit.bit_length() - 1)
                if not line & after and (line & then).bit_count() == 3
            ]
            threats = {
                line & ~after
                for line in _lines_of(answer.bit_length() - 1)
                if not line & then and (line & after).bit_count() == 4
            }
            if len(threats) < 2 and self._wins(
                then, after, left, next(iter(threats), 0), fours - 1
            ):
                return True
        if self.patience > 0:
            self._hopeless[mine, theirs] = fours
        return False


def shortest_win(position: LinePosition, most: int = LENGTHS[-1]) -> int | None:
    """The plies of the quickest win by continuous fours of the player to move."""
    return FourSearch(position.own, position.other).plies(most)


def puzzles(each: int, most: int = LENGTHS[-1]) -> Iterator[tuple[LinePosition, int]]:
    """Positions with such a win, and its plies: so many of each length, always the same ones."""
    random = Random("fours")
    for length in LENGTHS:
        left = each if length <= most else 0
        while left:
            position = _puzzle(random, length)
            if position is not None:
                left -= 1
                yield position, length


def _puzzle(random: Random, length: int) -> LinePosition | None:
    """One try at a puzzle of a length."""
    mine = theirs = 0
    for _ in range(3):
        laid = _with_three(random, mine, theirs, random.randrange(225))
        mine, theirs = laid or (mine, theirs)
    plies = FourSearch(mine, theirs).plies(7)
    if plies is None or plies < 5:
        return None
    for _ in range(TRIES):
        if plies >= length:
            break
        stone = random.choice(list(bits(mine)))
        laid = _with_three(random, mine & ~(1 << stone), theirs, stone)
        if laid is not None and FourSearch(*laid).plies(plies + 2) == plies + 2:
            mine, theirs = laid
            plies += 2
    for _ in range(random.randrange(DECOYS)):  # lines that lead nowhere
        laid = _with_three(random, mine, theirs, random.randrange(225))
        if laid is not None and FourSearch(*laid).plies(length) == length:
            mine, theirs = laid
    return _balanced(random, mine, theirs, length)


def _with_three(random: Random, mine: int, theirs: int, cell: int) -> tuple[int, int] | None:
    """The stones with three more in a line of which a cell stays open, stopped at one end."""
    line = random.choice(_lines_of(cell))
    cells = list(bits(line))
    step = cells[1] - cells[0]
    spare = random.choice([other for other in cells if other != cell])
    three = line & ~(1 << cell | 1 << spare)
    ends = [end for end in (cells[0] - step, cells[-1] + step) if _is_next(end, cells)]
    stopper = 1 << random.choice(ends) if ends else 0
    if line & theirs or (mine >> spare | mine >> cell) & 1 or stopper & (mine | three):
        return None
    return mine | three, theirs | stopper


def _is_next(end: int, cells: list[int]) -> bool:
    """Whether a cell beyond a line's end is on the board and not at its other side."""
    near = min(cells, key=lambda cell: abs(cell - end))
    return 0 <= end < 225 and abs(end % 15 - near % 15) <= 1


def _balanced(random: Random, mine: int, theirs: int, length: int) -> LinePosition | None:
    """The position with as many stones for either, if the win is still as long."""
    short = mine.bit_count() - theirs.bit_count()
    rest = [cell for cell in range(225) if not (mine | theirs) >> cell & 1]
    if short < 0:
        return None
    theirs |= sum(1 << cell for cell in random.sample(rest, short))
    try:
        position = GOMOKU.position(mine, theirs)
    except ValueError:
        return None
    if position.outcome is not None or shortest_win(position, length) != length:
        return None
    return position
