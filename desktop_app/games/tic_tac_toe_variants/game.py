# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of the tic-tac-toe variants.

A move is encoded as a cell number, counted through all boards. If either mark may be placed, it is
twice the cell, plus one for a ring.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb, prod
from typing import Final

from desktop_app.core.grid import bits
from desktop_app.core.position import MAX, MIN, Move, Player, Position, Traits
from desktop_app.games.base import GameBase, MoveNotation, PositionBase
from desktop_app.games.tic_tac_toe_variants import notation
from desktop_app.games.tic_tac_toe_variants.rules import MarkRules, Rule, classes_below

_TRAITS = {
    Rule.MISERE: Traits(draws_when_full=True, moves_stay=True, takes_turns=True),
    Rule.WILD: Traits(draws_when_full=True, takes_turns=True),
    Rule.NOTAKTO: Traits(takes_turns=True, has_draws=False),
}
MOST_CROSSES = 6
"""The most crosses on a Notakto board without a row; one more always makes one."""


@dataclass(frozen=True)
class MarkGame(MarkRules, GameBase):
    """A rule on boards of a size, with its notation."""

    @property
    def family(self) -> str:
        """The family's id, one for each rule."""
        return self.rule.value

    @property
    def traits(self) -> Traits:
        """The traits: draws need a full board, and Notakto has none."""
        return _TRAITS[self.rule]

    @property
    def longest(self) -> int:
        """The most plies: the number of cells, or fewer if crosses must make a row earlier."""
        return self.start().remaining

    @property
    def id(self) -> str:
        """Return `tic-tac-toe:misere`, `misere:4x4x4`, `wild`, `notakto`, `notakto:2` and so on."""
        if self.rule is Rule.MISERE:
            is_usual = self == MarkGame(Rule.MISERE)
            size = f"misere:{self.columns}x{self.rows}x{self.k}"
            return "tic-tac-toe:misere" if is_usual else size
        return self.rule.value if self.boards == 1 else f"{self.rule.value}:{self.boards}"

    def start(self) -> MarkPosition:
        return MarkPosition(self, 0, 0, None)

    def player_text(self, player: Player) -> str:
        """Return `X` or `O` in misère play, where each player has a mark, and else `A` or `B`."""
        names = "XO" if self.rule is Rule.MISERE else "AB"
        return names[player is MIN]

    def move_text(self, move: Move) -> str:
        """Return a cell such as `b2`; if either mark may be placed, `Xb2` or `Ob2`."""
        return notation.move_text(self, move)

    def notation(self) -> MoveNotation:
        return notation.MARKED_CELLS if self.rule is Rule.WILD else notation.CELLS

    def find_move(self, position: Position, text: str) -> Move:
        return notation.find_move(self, position, text)

    def is_position_text(self, text: str, /) -> bool:
        """Return whether the text looks like a board: it has `/` between rows or dots as cells."""
        return "/" in text or "." in text

    def parse_position(self, text: str) -> MarkPosition:
        return MarkPosition(self, *notation.parse_boards(self, text))


class MarkPosition(PositionBase):
    """The marks on the boards.

    Attributes:
        game: the rules.
        crosses: mask of the cells with a cross, of all boards.
        rings: mask of those with a ring.
        outcome: see `Position.outcome`.
    """

    __slots__ = ("crosses", "game", "outcome", "rings")

    def __init__(self, game: MarkGame, crosses: int, rings: int, outcome: int | None) -> None:
        self.game: Final = game
        self.crosses: Final = crosses
        self.rings: Final = rings
        self.outcome: Final = outcome

    @property
    def ply(self) -> int:
        """The number of marks."""
        return (self.crosses | self.rings).bit_count()

    @property
    def turn(self) -> Player:
        return MIN if self.ply & 1 else MAX

    @property
    def remaining(self) -> int:
        """A bound: open cells, or in Notakto the crosses that still fit on live boards."""
        if self.outcome is not None:
            return 0
        if self.game.rule is not Rule.NOTAKTO:
            return self.game.board.cells - self.ply
        return sum(MOST_CROSSES + 1 - mask.bit_count() for _, mask in self.alive())

    def alive(self) -> list[tuple[int, int]]:
        """The boards without a row of crosses, as pairs of number and crosses."""
        has_line = self.game.board.has_line
        masks = enumerate(self.game.masks(self.crosses))
        return [(number, mask) for number, mask in masks if not has_line(mask)]

    @property
    def key(self) -> int:
        """Both masks in one number; the count of marks tells who moves."""
        return self.crosses << self.game.board.cells * self.game.boards | self.rings

    @property
    def canonical_key(self) -> tuple[int, ...]:
        """A key shared by symmetric positions, and by those with swapped marks if equivalent."""
        return self.game.position_class(self.crosses, self.rings)

    @property
    def text(self) -> str:
        return notation.boards_text(
            self.game, self.crosses, self.rings, self.game.player_text(self.turn)
        )

    def legal_moves(self) -> Sequence[Move]:
        """Return the open cells of live boards in order, each with a cross before a ring."""
        if self.outcome is not None:
            return ()
        board, taken = self.game.board, self.crosses | self.rings
        if self.game.rule is Rule.NOTAKTO:
            return [
                number * board.cells + cell
                for number, mask in self.alive()
                for cell in bits(board.full & ~mask)
            ]
        cells = bits(board.full & ~taken)
        if self.game.rule is Rule.WILD:
            return [2 * cell + ring for cell in cells for ring in (0, 1)]
        return list(cells)

    def placed(self, move: Move) -> tuple[int, bool]:
        """Return the cell that a move takes, and whether with a ring."""
        if self.game.rule is Rule.WILD:
            return move >> 1, bool(move & 1)
        return move, self.game.rule is Rule.MISERE and self.turn is MIN

    def after(self, move: Move) -> MarkPosition:
        """Return the position with one more mark; only rows through it can end the game."""
        cell, is_ring = self.placed(move)
        game, crosses, rings, within = self.game, self.crosses, self.rings, cell
        if is_ring:
            marks = rings = rings | 1 << cell
        else:
            marks = crosses = crosses | 1 << cell
        if game.boards > 1:
            number, within = divmod(cell, game.board.cells)
            marks >>= number * game.board.cells
        has_row = False
        for line in game.board.lines_through[within]:
            if line & marks == line:
                has_row = True
                break
        return MarkPosition(game, crosses, rings, self._outcome(crosses, rings, has_row))

    def _outcome(self, crosses: int, rings: int, has_row: bool) -> int | None:
        game = self.game
        if game.rule is Rule.NOTAKTO:
            has_line = game.board.has_line
            is_over = has_row and all(map(has_line, game.masks(crosses)))
            return -self.turn if is_over else None
        if has_row:
            return self.turn.value if game.rule is Rule.WILD else -self.turn
        return 0 if crosses | rings == game.board.full else None

    def rows_made(self) -> list[list[int]]:
        """The cells of each row of equal marks on any board."""
        cells = self.game.board.cells
        return [
            [number * cells + cell for cell in bits(line)]
            for marks in (self.crosses, self.rings)
            for number, mask in enumerate(self.game.masks(marks))
            for line in self.game.board.lines
            if line & mask == line
        ]

    def size_bound(self) -> int:
        """Return a bound in which symmetric positions of several boards are counted once."""
        left = self.remaining
        if self.game.rule is Rule.MISERE:
            return sum(comb(left, n) * comb(n, n // 2) for n in range(left + 1))
        if self.game.rule is Rule.WILD:
            return 3**left
        below = [classes_below(self.game, self.game.classes[mask]) for _, mask in self.alive()]
        all_live = prod(below)
        return all_live + 2 * (prod(n + 1 for n in below) - all_live)
