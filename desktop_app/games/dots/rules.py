# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Dots and Boxes: players draw lines between dots; closing a box wins it and another move.

When all lines are drawn the outcome is how many boxes more Max has. The game was first described by
É. Lucas ("L'Arithmétique amusante", 1895, as "la pipopipette"); its theory is in E. Berlekamp, "The
Dots and Boxes Game", 2000.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, MIN, Move, Player, Position, Traits
from desktop_app.games.base import GameBase, MoveNotation, PositionBase
from desktop_app.games.dots import notation
from desktop_app.games.dots.lattice import Lattice, lattice

LARGEST_SIDE = 5


class DotsFault(StrEnum):
    """The errors in positions and moves of Dots and Boxes that a user types."""

    BAD_SIZE = "dots-size"
    BAD_DIAGRAM = "dots-diagram"
    BAD_OWNERS = "dots-owners"
    NO_LINE = "no-line"
    DRAWN = "drawn"


@dataclass(frozen=True)
class DotsGame(GameBase):
    """A size of Dots and Boxes.

    Attributes:
        columns: of boxes.
        rows: of boxes.
        name: a preset's own; empty: its size names it.
    """

    columns: int
    rows: int
    name: str = ""

    family = "dots"
    traits = Traits(has_margin=True, moves_stay=True)

    def __post_init__(self) -> None:
        if not all(1 <= side <= LARGEST_SIDE for side in (self.columns, self.rows)):
            size = f"{self.columns}x{self.rows}"
            raise GameError(DotsFault.BAD_SIZE, text=size, most=LARGEST_SIDE)

    @property
    def id(self) -> str:
        """The preset's name, or `dots:4x3`: columns and rows of boxes."""
        return self.name or f"dots:{self.columns}x{self.rows}"

    @property
    def lattice(self) -> Lattice:
        """The lines and boxes of this size."""
        return lattice(self.columns, self.rows)

    @property
    def longest(self) -> int:
        return self.lattice.count

    def start(self) -> DotsPosition:
        return DotsPosition(self, 0, 0, 0, MAX)

    def notation(self) -> MoveNotation:
        return notation.LINES

    def move_text(self, move: Move) -> str:
        """Return the two dots of a line, such as `a1-b1`."""
        return notation.line_text(self.lattice, move)

    def find_move(self, position: Position, text: str) -> Move:
        """Return the line between two dots, in either order, with or without the dash."""
        move = self.lattice.number_of.get(notation.read_ends(text, self.rows))
        if move is None:
            raise GameError(DotsFault.NO_LINE, text=text)
        if move not in position.legal_moves():
            raise GameError(DotsFault.DRAWN, text=text)
        return move

    def parse_position(self, text: str) -> DotsPosition:
        """Read a diagram and the player to move, such as `_/|X|/_ O` for a single box.

        From the top: rows of horizontal lines (`_`, or `.` where none is drawn), and rows of
        vertical lines (`|` or `.`) with the owners of the boxes between them (`X`, `O` or `.`).
        """
        drawn = notation.read_diagram(self.lattice, text)
        if drawn is None:
            raise GameError(DotsFault.BAD_DIAGRAM, text=text[:60])
        lines, max_boxes, min_boxes, is_max = drawn
        closed = sum(
            1 << box for box, sides in enumerate(self.lattice.boxes) if lines & sides == sides
        )
        if max_boxes | min_boxes != closed:
            raise GameError(DotsFault.BAD_OWNERS)
        return DotsPosition(self, lines, max_boxes, min_boxes, MAX if is_max else MIN)


class DotsPosition(PositionBase):
    """The lines drawn, and the owners of the boxes.

    Attributes:
        game: the size.
        lines: those drawn, as a mask.
        max_boxes: the boxes of Max, as a mask.
        min_boxes: the boxes of Min.
        turn: who draws next; after the last line, who drew it.
        drawn: the lines that Max and Min are known to have drawn, as masks. Only the picture needs
            them: they make no difference between positions, and a diagram does not tell.
    """

    __slots__ = ("drawn", "game", "lines", "max_boxes", "min_boxes", "turn")

    def __init__(
        self,
        game: DotsGame,
        lines: int,
        max_boxes: int,
        min_boxes: int,
        turn: Player,
        *,
        drawn: tuple[int, int] = (0, 0),
    ) -> None:
        self.game: Final = game
        self.lines: Final = lines
        self.max_boxes: Final = max_boxes
        self.min_boxes: Final = min_boxes
        self.turn: Final = turn
        self.drawn: Final = drawn

    @property
    def ply(self) -> int:
        """The number of lines drawn."""
        return self.lines.bit_count()

    @property
    def remaining(self) -> int:
        return self.game.lattice.count - self.ply

    @property
    def margin(self) -> int:
        """Max's lead in boxes so far."""
        return self.max_boxes.bit_count() - self.min_boxes.bit_count()

    @property
    def outcome(self) -> int | None:
        """Max's lead in boxes once all are closed; None before."""
        return self.margin if self.lines == self.game.lattice.all_lines else None

    @property
    def key(self) -> tuple[int, int, Player]:
        """The lines, Max's lead, and the player to move.

        Which boxes these are makes no difference to what follows.
        """
        return self.lines, self.margin, self.turn

    @property
    def canonical_key(self) -> tuple[int, int, Player]:
        """The key with the least of all symmetric images of the lines."""
        return self.game.lattice.least_image(self.lines), self.margin, self.turn

    @property
    def text(self) -> str:
        mover = self.game.player_text(self.turn)
        boxes = self.max_boxes, self.min_boxes
        return f"{notation.diagram(self.game.lattice, self.lines, *boxes)} {mover}"

    def _state(self) -> tuple[int, int, int, Player]:
        """The full state, including the owner of each box, which the key leaves out."""
        return self.lines, self.max_boxes, self.min_boxes, self.turn

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, DotsPosition):
            return NotImplemented
        return self._state() == other._state() and self.game == other.game

    def __hash__(self) -> int:
        return hash(self._state())

    def legal_moves(self) -> Sequence[Move]:
        return [line for line in range(self.game.lattice.count) if not self.lines >> line & 1]

    def closes(self, move: Move) -> int:
        """Return how many boxes a line closes."""
        lines = self.lines | 1 << move
        return sum(lines & box == box for box, _ in self.game.lattice.beside[move])

    def after(self, move: Move) -> DotsPosition:
        """Return the position with one more line; a player who closes a box moves again."""
        lines, closed = self.lines | 1 << move, 0
        for sides, box in self.game.lattice.beside[move]:
            if lines & sides == sides:
                closed |= box
        by_max, by_min = self.drawn
        if self.turn is MAX:
            drawn = by_max | 1 << move, by_min
            turn = MAX if closed else MIN
            boxes = self.max_boxes | closed, self.min_boxes
        else:
            drawn = by_max, by_min | 1 << move
            turn = MIN if closed else MAX
            boxes = self.max_boxes, self.min_boxes | closed
        return DotsPosition(self.game, lines, *boxes, turn, drawn=drawn)

    def size_bound(self) -> int:
        """Return a bound: sets of further lines, times players to move, times shares of boxes.

        If n boxes are closed by then, there are n + 1 ways to share them. A box is closed in all
        sets that hold its open sides.
        """
        left = self.remaining
        shares = 1 << left
        for sides in self.game.lattice.boxes:
            missing = (sides & ~self.lines).bit_count()
            shares += 1 << left - missing if missing else 0
        return 2 * shares
