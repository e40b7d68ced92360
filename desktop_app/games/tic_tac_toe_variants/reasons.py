# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a move is a mistake in the variants of tic-tac-toe.

Where a row loses: safe squares that run out, and the copying of moves through the centre. Where
both players share the marks: a row that a move sets up for the other player.
"""

from __future__ import annotations

from enum import StrEnum
from typing import cast

from desktop_app.core.entry import MistakeLine, Reason
from desktop_app.core.position import MAX, Move, Player
from desktop_app.games.tic_tac_toe_variants.game import MarkPosition
from desktop_app.games.tic_tac_toe_variants.rules import Rule
from desktop_app.search.beginner import all_let_win, winning_moves, wins

MOST_SAFE = 3
"""The most safe squares that are counted for the player who runs out of them."""
MOST_OPEN = 8
"""The most legal moves with which everything that can follow is searched."""


class MarkReason(StrEnum):
    """The reasons; the number counts safe squares or moves.

    All but two are about the player who is to move after the reply, or after a better move.
    """

    NO_SAFE_SQUARE = "no-safe-square"
    """Every move makes a row, and loses."""
    RUNS_OUT = "runs-out"
    """The player runs out of safe squares first; the number counts those that are left."""
    EVEN_SAFE = "even-safe"
    """An even number of safe moves is left, in whatever order they are made."""
    COPY = "copy"
    """After a better move its player can copy each move through the centre, and never loses."""
    SETS_UP = "sets-up"
    """The move adds to a row, and the reply completes it."""
    NO_SAFE = "no-safe-move"
    """Every move lets the other player complete a row."""


def reason(mistake: MistakeLine) -> Reason | None:
    """Return what a move allows or leaves out; None if it is something else."""
    found, reply = None, mistake.reply
    if reply is not None:
        left = cast("MarkPosition", mistake.after.after(reply))
        found = _sets_up(mistake, reply) or _left(left, Reason("", reply=reply))
    for move in mistake.better[:1]:
        left = cast("MarkPosition", mistake.position.after(move))
        found = found or _left(left, Reason("", better=move)) or _copy(mistake)
    return found


def _left(left: MarkPosition, shown: Reason) -> Reason | None:
    """Return why the player to move is lost, shown by the last move; None if it is not seen."""
    found: tuple[MarkReason, int] | None = None
    if left.game.rule is not Rule.WILD:
        found = _no_safe_square(left) or _runs_out(left)
    elif all_let_win(left):
        found = MarkReason.NO_SAFE, 0
    return None if found is None else shown._replace(code=found[0], number=found[1])


def safe_moves(position: MarkPosition) -> list[Move]:
    """Return the moves that don't end the game in a loss of the player who makes them."""
    return [
        move
        for move in position.legal_moves()
        if (position.after(move).outcome or 0) * position.turn >= 0
    ]


def _no_safe_square(left: MarkPosition) -> tuple[MarkReason, int] | None:
    is_over = left.outcome is not None or safe_moves(left)
    return None if is_over else (MarkReason.NO_SAFE_SQUARE, 0)


def _runs_out(left: MarkPosition) -> tuple[MarkReason, int] | None:
    """Return how many safe squares or moves are left, if the player provably runs out of them."""
    if left.outcome is not None or len(left.legal_moves()) > MOST_OPEN:
        return None
    if left.game.rule is Rule.NOTAKTO:
        lasting = _lasting(left, dict[int, frozenset[int]]())
        number = next(iter(lasting))
        is_even = len(lasting) == 1 and not number % 2
        return (MarkReason.EVEN_SAFE, number) if is_even else None
    number = len(safe_moves(left))
    if number > MOST_SAFE or not _is_lost(left, dict[int, bool]()):
        return None
    return MarkReason.RUNS_OUT, number


def _lasting(position: MarkPosition, known: dict[int, frozenset[int]]) -> frozenset[int]:
    """Return the possible numbers of safe moves until none is left."""
    if position.key not in known:
        following = [_lasting(position.after(move), known) for move in safe_moves(position)]
        counts = frozenset(1 + count for each in following for count in each)
        known[position.key] = counts or frozenset((0,))
    return known[position.key]


def _is_lost(position: MarkPosition, known: dict[int, bool]) -> bool:
    """Return whether the player to move makes a row in the end, whatever they try."""
    if position.key not in known:
        known[position.key] = position.outcome is None and all(
            _wins_against(position.after(move), position.turn, known)
            for move in position.legal_moves()
        )
    return known[position.key]


def _wins_against(after: MarkPosition, loser: Player, known: dict[int, bool]) -> bool:
    """Return whether the player to move beats the one who has just moved."""
    if after.outcome is not None:
        return after.outcome * loser < 0
    return any(
        (reply.outcome or 0) * loser < 0 if reply.outcome is not None else _is_lost(reply, known)
        for reply in map(after.after, after.legal_moves())
    )


def _copy(mistake: MistakeLine) -> Reason | None:
    """Return the better move after which X never loses by copying moves through the centre."""
    before = cast("MarkPosition", mistake.position)
    if before.game.rule is not Rule.MISERE or before.turn is not MAX:
        return None
    if before.game.board.cells - before.ply > MOST_OPEN:
        return None
    for move in mistake.better:
        if move != before.game.board.cells // 2 and copies(before.after(move), before.turn):
            return Reason(MarkReason.COPY, better=move)
    return None


def copies(position: MarkPosition, player: Player) -> bool:
    """Return whether a player who copies each move through the centre can't lose."""
    if position.outcome is not None:
        return position.outcome * player >= 0
    last = position.game.board.cells - 1
    for move in position.legal_moves():
        after = position.after(move)
        if after.outcome is not None:
            if after.outcome * player < 0:
                return False
        elif last - move not in after.legal_moves() or not copies(after.after(last - move), player):
            return False
    return True


def _sets_up(mistake: MistakeLine, reply: Move) -> Reason | None:
    """Return that the reply completes a row with the mark that was just placed."""
    before = cast("MarkPosition", mistake.position)
    is_wild = before.game.rule is Rule.WILD
    if not is_wild or winning_moves(before) or not wins(mistake.after, reply):
        return None
    return Reason(MarkReason.SETS_UP, 0, reply, tells_all=True)
