# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Three men's morris: who gets three stones in a row wins; where a stone may go the rules say.

X and O place three stones each, in turn, on nine points; then each moves one of them to a free
point. Three in a row win at once, across, down or slanting, while stones are still placed too.
Nobody may pass, and somebody can always move. What comes about for the third time is a draw.

Source: H. J. R. Murray, "A History of Board-Games Other Than Chess", 1952, chapter 3.

Points are numbered as one reads, the upper left one first. A move is the point that is gone to,
plus `POINTS` times one more than the point that is left; nothing is left where a stone is placed.
It is written `b2`, and `b2-b3` where a stone is moved.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from desktop_app.core.errors import Fault, GameError
from desktop_app.core.moves_text import DASHED, cut_moves
from desktop_app.core.position import MAX, Move, Player, Position, Traits
from desktop_app.games.morris.points import LINKS, POINTS, SIDE, STONES, Ways, point_text
from desktop_app.games.morris.position import MorrisPosition, stones_of

EXAMPLE = "b2"
USUAL = "three-mens-morris"
_STEP = re.compile(r"([a-c][1-3])(?:-([a-c][1-3]))?", re.IGNORECASE | re.ASCII)
PLAYED = "moves"
"""Stands before the moves that the rules remember, behind a position."""


class MorrisFault(StrEnum):
    """Ways in which what is typed of three men's morris can be wrong."""

    UNKNOWN_WAYS = "morris-ways"
    BAD_BOARD = "morris-board"
    BAD_COUNTS = "morris-counts"
    WRONG_TURN = "morris-turn"
    BOTH_WON = "morris-both"
    PLACE_FIRST = "morris-place"
    ALL_PLACED = "morris-placed"
    TAKEN = "morris-taken"
    NO_STONE = "morris-no-stone"
    NO_LINE = "morris-no-line"


@dataclass(frozen=True)
class MorrisGame:
    """Three men's morris by one set of rules.

    Attributes:
        ways: where stones may be moved.
        remembers: whether the third time the same is a draw; else nothing that came before counts.
    """

    ways: Ways = Ways.CENTRE
    remembers: bool = True

    family = "morris"
    is_numeric = False
    longest = None
    traits = Traits(may_cycle=True, takes_turns=True)

    @property
    def id(self) -> str:
        """`three-mens-morris` for the usual rules, `morris:anywhere` for others."""
        usual = self.ways is Ways.CENTRE and self.remembers
        name = USUAL if usual else f"{self.family}:{self.ways}"
        return name if self.remembers else f"{name}:for-ever"

    def start(self) -> MorrisPosition:
        """No stones yet."""
        return MorrisPosition(self, (0, 0, MAX), 0)

    def player_text(self, player: Player) -> str:
        """`X` begins, and is Max."""
        return "X" if player is MAX else "O"

    def move_text(self, move: Move) -> str:
        """`b2` where a stone is placed, `b2-b3` where one is moved."""
        left, end = divmod(move, POINTS)
        return f"{point_text(left - 1)}-{point_text(end)}" if left else point_text(end)

    def moves_text(self, moves: Sequence[Move]) -> str:
        """One after the other: `b2 a1 c3`."""
        return " ".join(map(self.move_text, moves))

    def split_moves(self, text: str) -> list[str]:
        """See `Game.split_moves`; blanks, commas and semicolons may separate."""
        return cut_moves(text, _STEP, EXAMPLE, DASHED)

    def parse_move(self, position: Position, text: str) -> Move:
        """See `Game.parse_move`: `b2`, or `b2-b3`."""
        assert isinstance(position, MorrisPosition)
        if position.outcome is not None:
            raise GameError(Fault.GAME_OVER, text=text)
        match = _STEP.fullmatch(text)
        if match is None:
            number = position.ply + 1
            raise GameError(Fault.MOVE_SYNTAX, text=text[:12], number=number, example=EXAMPLE)
        first, second = (None if name is None else _point(name) for name in match.groups())
        assert first is not None
        if position.all_placed is (second is None):
            fault = MorrisFault.ALL_PLACED if second is None else MorrisFault.PLACE_FIRST
            raise GameError(fault, text=text)
        end = first if second is None else second
        if (position.x | position.o) >> end & 1:
            raise GameError(MorrisFault.TAKEN, text=text, point=point_text(end))
        if second is None:
            return end
        if not position.stones(position.turn) >> first & 1:
            raise GameError(MorrisFault.NO_STONE, text=text, point=point_text(first))
        if end not in LINKS[self.ways][first]:
            raise GameError(MorrisFault.NO_LINE, text=text)
        return end + POINTS * (first + 1)

    def is_position_text(self, text: str, /) -> bool:
        """A position's rows are separated by strokes."""
        return "/" in text

    def parse_position(self, text: str) -> MorrisPosition:
        """The rows from the top, perhaps who moves, and moves: `XO./OX./.XO X moves b2-c2`."""
        board, _, played = text.strip().partition(PLAYED)
        rows, _, mover = board.strip().upper().partition(" ")
        marks = rows.split("/")
        if [len(row) for row in marks] != [SIDE] * SIDE or set(rows) - set("XO./"):
            raise GameError(MorrisFault.BAD_BOARD, text=text[:40])
        x, o = stones_of("".join(marks))
        more = x.bit_count() - o.bit_count()
        if more not in (0, 1) or max(x.bit_count(), o.bit_count()) > STONES:
            raise GameError(MorrisFault.BAD_COUNTS, x=x.bit_count(), o=o.bit_count(), most=STONES)
        placed = x.bit_count() + o.bit_count()
        turn = MAX.opponent if more else MAX
        if mover:
            if mover.strip() not in ("X", "O"):
                raise GameError(MorrisFault.BAD_BOARD, text=text[:40])
            said = MAX if mover.strip() == "X" else MAX.opponent
            if said is not turn and placed < 2 * STONES:
                raise GameError(MorrisFault.WRONG_TURN, turn=self.player_text(turn))
            turn = said
        position = MorrisPosition(self, (x, o, turn), placed + (not more and turn is not MAX))
        if position.has_row(turn):
            raise GameError(MorrisFault.BOTH_WON, player=self.player_text(turn))
        for each in self.split_moves(played):
            position = position.after(self.parse_move(position, each))
        return position


def _point(name: str) -> int:
    return (SIDE - int(name[1])) * SIDE + ord(name[0].lower()) - ord("a")
