# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""A board of Hex with the evaluation: how many stones each player still needs.

It computes the evaluation of `games.hex.evaluation`, which explains it and names its sources; a
test compares them. A cell's number counts rows with two more cells on either side.
"""

from random import Random

import cython

from desktop_app.search.compiled import source_only_names
from desktop_app.search.kernel.search import KernelSearch

if not cython.compiled:  # compiled, they are constants of distances.pxd
    ROOM, FREE, OUTSIDE, FAR, STONE, MOST_WAYS = 225, 2, 3, 999, 10, 9
else:
    __getattr__ = source_only_names(__name__, "FREE")

SEED = 20_262


@cython.cclass
class HexDistances(KernelSearch):
    """Stones on a rhombus; player 0 joins top and bottom, player 1 left and right."""

    def __init__(self, size: int) -> None:
        """Make the empty board."""
        self.size, self.wide = size, size + 4
        wide: cython.int = self.wide
        number: cython.int
        if not cython.compiled:  # what C has for nothing
            self.at, self.cell = [0] * ROOM, [0] * 121
            self.near, self.turn_of = [0] * ROOM, [0] * 13
            self.there, self.queue = [0] * 2 * ROOM, [0] * 4096
            self.worth, self.zobrist = [0] * ROOM, [0] * 2 * ROOM
        # clockwise, so that each step and the next are the two of a bridge; twice around and once
        # more the first, which avoids a division
        clockwise = (1, wide, wide - 1, -1, -wide, 1 - wide)
        for number in range(13):
            self.turn_of[number] = clockwise[number % 6]
        random = Random(SEED)
        for number in range(ROOM):
            self.at[number] = OUTSIDE
        for number in range(2 * ROOM):
            self.zobrist[number] = random.getrandbits(64)
        for number in range(size):
            self.at[self.number(-1, number)] = self.at[self.number(size, number)] = 0
            self.at[self.number(number, -1)] = self.at[self.number(number, size)] = 1
            for column in range(size):
                self.at[self.number(number, column)] = FREE
                self.cell[number * size + column] = self.number(number, column)
        self.key, self.turn, self.stones = 0, 0, 0

    def number(self, row: int, column: int) -> int:
        """Return the number of a cell, or of one beside the board."""
        return (row + 2) * self.wide + column + 2

    def set_stones(self, marks: list[int]) -> None:
        """Set up a position: for each cell the player of its stone, 2 for none."""
        self.key, self.stones = 0, 0
        place: cython.int
        mark: cython.int
        for place in range(self.size * self.size):
            mark = marks[place]
            self.at[self.cell[place]] = mark
            if mark != FREE:
                self.key ^= self.zobrist[mark * ROOM + self.cell[place]]
                self.stones += 1
        self.turn = self.stones & 1

    def evaluation_for(self, player: int) -> int:
        """Return the evaluation of the position for a player."""
        value: cython.int = self.evaluate()
        return value if player == 0 else -value

    def likely(self) -> list[int]:
        """Return the free cells, those on the shortest paths first, else in reading order."""
        self.evaluate()
        cells = [
            place for place in range(self.size * self.size) if self.at[self.cell[place]] == FREE
        ]
        return sorted(cells, key=lambda place: self.worth[self.cell[place]])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def put(self, number: cython.int) -> cython.void:
        """Make a move: put a stone of the player to move on a free cell."""
        self.at[number] = self.turn
        self.key ^= self.zobrist[self.turn * ROOM + number]
        self.turn = 1 - self.turn
        self.stones += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def take(self, number: cython.int) -> cython.void:
        """Undo the last move."""
        self.turn = 1 - self.turn
        self.stones -= 1
        self.key ^= self.zobrist[self.turn * ROOM + number]
        self.at[number] = FREE

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def has_won(self, number: cython.int) -> cython.bint:
        """Return whether the stone on a cell belongs to a chain from edge to edge."""
        player: cython.int = self.at[number]
        found: cython.int = 1
        done: cython.int = 0
        first: cython.bint = False
        last: cython.bint = False
        line: cython.int
        i: cython.int
        other: cython.int
        for i in range(ROOM):
            self.near[i] = 0
        self.queue[0] = number
        self.near[number] = 1
        while done < found:
            number = self.queue[done]
            done += 1
            line = number // self.wide - 2 if player == 0 else number % self.wide - 2
            if line == 0:
                first = True
            if line == self.size - 1:
                last = True
            for i in range(6):
                other = number + self.turn_of[i]
                if self.at[other] == player and self.near[other] == 0:
                    line = other // self.wide - 2 if player == 0 else other % self.wide - 2
                    if 0 <= line < self.size:
                        self.near[other] = 1
                        self.queue[found] = other
                        found += 1
        return first and last

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def reach(self, player: cython.int, backwards: cython.bint) -> cython.int:
        """Compute all distances from an edge, with bridges; return that of the other edge."""
        base: cython.int = ROOM if backwards else 0
        start: cython.int = 2048
        end: cython.int = 2048
        wide: cython.int = self.wide
        size: cython.int = self.size
        best: cython.int = FAR
        distance: cython.int
        number: cython.int
        other: cython.int
        step: cython.int
        i: cython.int
        more: cython.int
        line: cython.int
        goal: cython.int = -1 if backwards else size
        for i in range(ROOM):
            self.there[base + i] = FAR
        for i in range(size):
            line = size if backwards else -1
            number = (line + 2) * wide + i + 2 if player == 0 else (i + 2) * wide + line + 2
            self.there[base + number] = 0
            self.queue[end] = number
            end += 1
        while start < end:  # steps that cost nothing are put first
            number = self.queue[start]
            start += 1
            distance = self.there[base + number]
            line = number // wide - 2 if player == 0 else number % wide - 2
            if line == goal:
                best = distance
                break
            if distance > size:
                break
            for i in range(12):
                step = self.turn_of[i]
                if i >= 6:
                    other = self.turn_of[i + 1]
                    if self.at[number + step] != FREE or self.at[number + other] != FREE:
                        continue
                    step += other
                other = number + step
                if self.at[other] == player:
                    more = 0
                elif self.at[other] == FREE:
                    more = 1
                else:
                    continue
                if distance + more < self.there[base + other]:
                    self.there[base + other] = distance + more
                    if more:
                        self.queue[end] = other
                        end += 1
                    else:
                        start -= 1
                        self.queue[start] = other
        return min(best, size)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def evaluate(self) -> cython.int:
        """Return the evaluation for player 0; set `worth` to the cost of paths through a cell."""
        value: cython.int = 0
        player: cython.int
        least: cython.int
        ways: cython.int
        cost: cython.int
        number: cython.int
        place: cython.int
        for player in range(2):
            least = self.reach(player, False)
            self.reach(player, True)
            ways = 0
            for place in range(self.size * self.size):
                number = self.cell[place]
                if self.at[number] != FREE:
                    continue
                cost = min(self.there[number], least + 1) + min(
                    self.there[ROOM + number], least + 1
                )
                if cost <= least + 1:
                    ways += 1
                self.worth[number] = cost if player == 0 else self.worth[number] + cost
            ways = min(ways, MOST_WAYS) - STONE * least
            value += ways if player == 0 else -ways
        return value
