# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A line of moves while it is read: how its moves are counted, and which of them are in doubt.

Move numbers are witnesses. If something was left out and the next number is the expected one, no
move was lost with it. If that number is too large, one was, and the moves behind it are not
believed: they would be played by the wrong side, or from a wrong position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from desktop_app.core.file_formats import Omission
from desktop_app.core.record import RecordNode

if TYPE_CHECKING:
    import chess

    from desktop_app.games.chess.rules import ChessPosition

STRICT_MOVES = 2
"""The most moves that are read without a move number after one that can't be played."""


def board_of(node: RecordNode) -> chess.Board:
    """Return the library's board of a node."""
    return cast("ChessPosition", node.position).board


@dataclass(slots=True)
class Doubt:
    """A place in a line of moves where something was left out.

    Attributes:
        node: the position there.
        entry: the number of its entry in the list of what was left out; None if nothing is said
            unless the moves behind it are left out, too.
        place: the line of the file and the number of the move there.
        kind: what the entry becomes if the moves behind it are left out, too.
        is_strict: whether the moves behind it are only believed once a move number confirms them.
        first: the first move behind it that is new in the record.
        moves: how many moves were read behind it.
    """

    node: RecordNode
    entry: int | None
    place: tuple[int, int]
    kind: Omission
    is_strict: bool
    first: RecordNode | None = None
    moves: int = 0


@dataclass(slots=True)
class Line:
    """A line of moves: the main line or a variation.

    Attributes:
        here: the position reached; None once the rest of the line is left out.
        start: the position that a variation begins from; None for the main line.
        place: the line of the file where it begins, and the number of the move there.
        shift: by how much the file's move numbers exceed those of the position.
        base: the same, before a number that differs from it was seen.
        is_numbered: whether a move number was seen.
        doubts: what was left out since a number last confirmed the moves.
        before: comments before the first move of a variation.
    """

    here: RecordNode | None
    start: RecordNode | None = None
    place: tuple[int, int] = (1, 0)
    shift: int = 0
    base: int = 0
    is_numbered: bool = False
    doubts: list[Doubt] = field(default_factory=list[Doubt])
    before: str = ""

    @property
    def is_before_move(self) -> bool:
        """Whether it is a variation that has no move yet."""
        return self.start is not None and self.here is self.start

    @property
    def number(self) -> int:
        """The number of the next move, as the file counts; 0 if nothing was counted yet."""
        here = self.here
        if here is None or (here.parent is None and not self.is_numbered):
            return 0
        return board_of(here).fullmove_number + self.shift

    def expects(self, number: int, dots: int) -> bool:
        """Return whether the next move has this number, followed by so many dots."""
        if self.here is None:
            return False
        board = board_of(self.here)
        is_turn = not dots or board.turn is (dots == 1)
        return is_turn and number - board.fullmove_number in (self.base, self.shift)

    def count(self, number: int, dots: int) -> Doubt | None:
        """Take a move number, followed by so many dots.

        Returns:
            The place behind which the number shows that a move is missing; None if it does not.
        """
        if self.here is None:
            return None
        board = board_of(self.here)
        shift = number - board.fullmove_number
        if not self.is_numbered:
            self.base = self.shift = shift
            self.is_numbered = True
        elif self.doubts and dots > 1 and board.turn:
            return self.doubts[0]
        elif shift in (self.base, self.shift):
            self.base = self.shift = shift
            if dots != 1 or board.turn:
                self.doubts.clear()
        elif self.doubts:
            if shift > max(self.base, self.shift):
                return self.doubts[0]
            return next((doubt for doubt in self.doubts if doubt.is_strict), None)
        else:
            self.shift = shift
        return None

    def play(self, node: RecordNode, *, is_new: bool) -> Doubt | None:
        """Go to the next move; return the doubt that has lasted too long, if one has."""
        self.here = node
        for doubt in self.doubts:
            doubt.moves += 1
            if is_new and doubt.first is None:
                doubt.first = node
        strict = self.strict_doubt
        return strict if strict is not None and strict.moves > STRICT_MOVES else None

    @property
    def strict_doubt(self) -> Doubt | None:
        """The first place behind which moves must be confirmed."""
        return next((doubt for doubt in self.doubts if doubt.is_strict), None)

    @property
    def latest_doubt(self) -> Doubt | None:
        """What was left out right here; None if nothing was."""
        latest = self.doubts[-1] if self.doubts else None
        return latest if latest is not None and latest.node is self.here else None

    def add(self, doubt: Doubt) -> None:
        """Note that something is left out here."""
        latest = self.latest_doubt
        if latest is None:
            self.doubts.append(doubt)
        elif doubt.is_strict and not latest.is_strict:
            latest.is_strict = True

    def cut(self, doubt: Doubt) -> Sequence[RecordNode]:
        """Leave out the rest of the line from there on; return the moves that were removed."""
        self.here = None
        self.doubts.clear()
        first = doubt.first
        if first is None or first.parent is None:
            return ()
        parent = first.parent
        parent.children.remove(first)
        if parent.next is first:
            parent.next = parent.children[0] if parent.children else None
        removed = [first]
        for node in removed:
            removed += node.children
        return removed
