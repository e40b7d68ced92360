# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Wins by continuous fours, made by construction, and a simple searcher that checks them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from desktop_app.games.line_games import LineGame, LinePosition
from desktop_app.games.position import Move

GOMOKU = LineGame(15, 15, 5, name="gomoku")
PATIENCE = 400
TRIES = 200


def fives_of(position: LinePosition, stones: int) -> list[Move]:
    """The open cells that complete a line of these stones."""
    board = position.game.board
    taken = position.own | position.other
    found: set[Move] = set()
    for line in board.lines:
        rest = line & ~stones
        if rest & (rest - 1) == 0 and not rest & taken:
            found.add(rest.bit_length() - 1)
    return sorted(found)


def four_moves(position: LinePosition) -> list[Move]:
    """The open cells that leave a line with one open cell and none of the other player's."""
    board = position.game.board
    found: set[Move] = set()
    for line in board.lines:
        open_cells = line & ~position.own
        if not line & position.other and open_cells.bit_count() == 2:
            low = open_cells & -open_cells
            found |= {low.bit_length() - 1, (open_cells ^ low).bit_length() - 1}
    return sorted(found)


def wins_by_fours(position: LinePosition, plies: int, patience: list[int]) -> bool:
    """Whether the player to move wins within so many plies if every move of his is a four.

    `patience` holds how many positions may still be looked at; none are left if it gave up.
    """
    if fives_of(position, position.own):
        return plies >= 1
    patience[0] -= 1
    if plies < 3 or patience[0] <= 0:
        return False
    threats = fives_of(position, position.other)
    for move in four_moves(position):
        if threats and threats != [move]:
            continue
        then = position.after(move)
        answers = fives_of(then, then.other)
        if len(answers) > 1:
            return True
        if answers and wins_by_fours(then.after(answers[0]), plies - 2, patience):
            return True
    return False


def shortest_win(position: LinePosition, most: int) -> int | None:
    """The plies of the quickest win by continuous fours; None if there is none that is seen."""
    for plies in range(1, most + 1, 2):
        patience = [PATIENCE]
        if wins_by_fours(position, plies, patience):
            return plies
        if patience[0] <= 0:
            return None
    return None


def puzzles(count: int, least: int = 5, most: int = 15) -> Iterator[tuple[LinePosition, int]]:
    """Positions with such a win for the player to move, and its plies; always the same ones.

    Threes of one player, each stopped on one side by the other, are strewn on the board, as
    many stones for the one as for the other: where their fours meet there is a win. Short wins
    are common, so there are no more of one length than its share.
    """
    random = Random("fours")
    lengths = range(least, most + 1, 2)
    found = dict.fromkeys(lengths, 0)
    for _ in range(TRIES * count):
        position = _strewn(random)
        plies = shortest_win(position, most) if position else None
        if position and plies in found and found[plies] <= count // len(lengths):
            found[plies] += 1
            yield position, plies
            if sum(found.values()) == count:
                return


def _strewn(random: Random) -> LinePosition | None:
    mine: set[Move] = set()
    theirs: set[Move] = set()
    for _ in range(random.randint(4, 9)):
        right, down = random.choice(((1, 0), (0, 1), (1, 1), (-1, 1)))
        column, row = random.randrange(3, 10), random.randrange(3, 10)
        cells = [(column + i * right, row + i * down) for i in range(-1, 5)]
        if not all(0 <= c < 15 and 0 <= r < 15 for c, r in cells):
            continue
        stopper, *line = [r * 15 + c for c, r in cells]
        line.remove(random.choice(line))
        line.remove(random.choice(line))
        if theirs.isdisjoint(line) and stopper not in mine:
            mine |= set(line)
            theirs.add(stopper)
    rest = [cell for cell in range(225) if cell not in mine | theirs]
    short = len(mine) - len(theirs)
    if short < 0:
        return None
    theirs |= set(random.sample(rest, short))
    try:
        x, o = (sum(1 << cell for cell in side) for side in (mine, theirs))
        position = GOMOKU.position(x, o)
    except ValueError:
        return None
    if position.outcome is not None or fives_of(position, position.other):
        return None
    return position
