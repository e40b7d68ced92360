# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a move is a mistake in line games: threats not blocked, two at once, rows with open ends.

Where discs fall: the square above a disc, and columns that nobody wants to play.
"""

from __future__ import annotations

from enum import StrEnum
from typing import cast

from desktop_app.core.entry import MistakeLine, Reason
from desktop_app.core.position import Move, Position
from desktop_app.games.k_in_a_row.evaluation import threats
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.rules import cell_text
from desktop_app.search.beginner import all_let_win, can_stop_all, wins

LEAST_ROW = 2
"""A shorter row is none."""
STEPS = ((1, 0), (0, 1), (1, 1), (-1, 1))


class LineReason(StrEnum):
    """The reasons; the number is the length of a row, the move the best reply."""

    NOT_BLOCKED = "not-blocked"
    """The other player had a row with both ends open, and the reply makes it longer."""
    OPEN_ROW = "open-row"
    """The reply makes a row with both ends open."""
    ABOVE = "above"
    """The move makes the square above it playable, on which the reply wins."""
    MUST_BLOCK = "must-block"
    """The reply wins where the other player had a threat: no other move could have stopped it."""
    FORK = "fork"
    """The reply makes two threats, of which no move stops both."""
    MISSED_FORK = "missed-fork"
    """A better move makes two threats, of which no move stops both."""
    STACKED = "stacked"
    """The reply makes a threat, and who blocks it lets the other player win on the square above."""
    NO_SAFE = "no-safe-move"
    """After the reply, or a better move, each move of the other side lets its player win."""
    RUNS_OUT = "runs-out"
    """The other player lacks one square for a row; in the end each move of the player loses."""


def reason(mistake: MistakeLine) -> Reason | None:
    """Return what a move allows; None if it is something else."""
    before, reply = cast("LinePosition", mistake.position), mistake.reply
    found = None
    if reply is not None and before.game.gravity:
        found = (
            _above(mistake, reply)
            or _must_block(before, mistake.move, reply)
            or _fork(mistake.after, reply)
            or _columns(mistake, reply)
        )
    elif reply is not None:
        found = (
            _must_block(before, mistake.move, reply)
            or _open_row(mistake, reply)
            or _fork(mistake.after, reply)
        )
    return found or _missed_fork(mistake) or _missed_no_safe(mistake)


def _must_block(before: LinePosition, move: Move, reply: Move) -> Reason | None:
    """Return that the reply carries out the only threat, and the player could not win first."""
    if move == reply or threats(before, before.turn):
        return None
    if threats(before, before.turn.opponent) != [reply]:
        return None
    return Reason(LineReason.MUST_BLOCK, 0, reply, tells_all=True)


def _fork(after: Position, reply: Move) -> Reason | None:
    """Return the two threats that a reply makes, if no move stops both."""
    made = two_threats(after, reply)
    if not made:
        return None
    return Reason(LineReason.FORK, 2, reply, threats=made, tells_all=True)


def _missed_fork(mistake: MistakeLine) -> Reason | None:
    """Return the two threats that the best move makes, if the mistake makes none of its own."""
    before = mistake.position
    if not mistake.better or two_threats(before, mistake.move):
        return None
    better = mistake.better[0]
    made = two_threats(before, better)
    if not made:
        return None
    return Reason(LineReason.MISSED_FORK, 2, better=better, threats=made, tells_all=True)


def two_threats(before: Position, move: Move) -> tuple[Move, ...]:
    """Return the two threats that a move makes; none unless there are two, and they win."""
    after = cast("LinePosition", before.after(move))
    is_quicker = threats(cast("LinePosition", before), before.turn)  # it wins at once
    if after.outcome is not None or threats(after, after.turn) or is_quicker:
        return ()
    made = tuple(threats(after, before.turn))
    return made if len(made) == 2 and not can_stop_all(after, made) else ()


def _columns(mistake: MistakeLine, reply: Move) -> Reason | None:
    """Return what a player is forced to do after the reply; None if they could have won before."""
    if threats(mistake.position, mistake.position.turn):
        return None
    after = mistake.after
    return _stacked(after, reply) or _no_safe(after, reply) or _runs_out(mistake, reply)


def _stacked(after: Position, reply: Move) -> Reason | None:
    """Return the threat that the reply makes, with another one on the square above it."""
    position = cast("LinePosition", after.after(reply))
    if position.outcome is not None or threats(position, position.turn):
        return None
    made = threats(position, position.turn.opponent)
    if len(made) != 1:
        return None
    blocked, above = position.after(made[0]), made[0] - position.game.columns
    if above not in blocked.legal_moves() or not wins(blocked, above):
        return None
    return Reason(LineReason.STACKED, 0, reply, threats=(made[0],))


def _no_safe(after: Position, reply: Move) -> Reason | None:
    """Return that after the reply every column lets the other player win."""
    return Reason(LineReason.NO_SAFE, 0, reply) if all_let_win(after.after(reply)) else None


def _missed_no_safe(mistake: MistakeLine) -> Reason | None:
    """Return that after the best move every column would let its player win."""
    before, best = mistake.position, mistake.better[:1]
    if not cast("LinePosition", before).game.gravity or not best:
        return None
    if not all_let_win(before.after(best[0])):
        return None
    return Reason(LineReason.NO_SAFE, better=best[0], tells_all=True)


def _runs_out(mistake: MistakeLine, reply: Move) -> Reason | None:
    """Return the square that wins in the end, when every column of the player lets it happen."""
    line, position = mistake.line, cast("LinePosition", mistake.after.after(reply))
    if len(line) <= 2 or line[-1] != line[-2] - position.game.columns:
        return None
    stones, end = position.other | 1 << line[-1], mistake.position
    if not any(row & stones == row for row in position.game.board.lines_through[line[-1]]):
        return None
    for move in line[:-2]:
        end = end.after(move)
    if end.turn is not position.turn or not all_let_win(end):
        return None
    if not wins(end.after(line[-2]), line[-1]):
        return None
    return Reason(LineReason.RUNS_OUT, 0, reply, names=(cell_text(position.game, line[-1]),))


def _above(mistake: MistakeLine, reply: Move) -> Reason | None:
    """Return that the reply wins on the square above the move."""
    before, after = mistake.position, mistake.after.after(reply)
    game = cast("LineGame", before.game)
    lost = after.outcome is not None and after.outcome * before.turn < 0
    is_above = reply == mistake.move - game.columns
    return Reason(LineReason.ABOVE, game.k, reply, tells_all=True) if lost and is_above else None


def _open_row(mistake: MistakeLine, reply: Move) -> Reason | None:
    """Return the row with both ends open that the reply makes."""
    before = cast("LinePosition", mistake.position)
    after = cast("LinePosition", mistake.after.after(reply))
    game, least = before.game, max(before.game.k - 2, LEAST_ROW)
    row = 0 if after.outcome is not None else longest_open_row(game, after.other, after.own, reply)
    if row < least:
        return None
    taken = before.own | before.other | 1 << mistake.move
    had = max((open_row(game, before.other, taken, each, reply) for each in STEPS), default=0)
    rows = [_row_after(before, each, reply) for each in mistake.better]
    if least <= had < row and min(rows, default=0) < row:  # a better move blocks it
        return Reason(LineReason.NOT_BLOCKED, had, reply)
    if max(rows, default=0) >= row:
        return None  # a better move allows as much
    return Reason(LineReason.OPEN_ROW, row, reply)


def _row_after(before: LinePosition, move: Move, reply: Move) -> int:
    """Return the longest open row that the reply would make after another move."""
    after = before.after(move)
    if reply not in after.legal_moves():
        return 0
    left = after.after(reply)
    return longest_open_row(before.game, left.other, left.own, reply)


def longest_open_row(game: LineGame, stones: int, others: int, cell: Move) -> int:
    """Return the length of the longest row through a stone whose ends are empty; 0 if none is."""
    taken = stones | others
    return max(_open_length(game, stones, taken, cell, step) for step in STEPS)


def open_row(game: LineGame, stones: int, taken: int, step: tuple[int, int], beside: Move) -> int:
    """Return the length of the open row in one direction whose end is the empty cell `beside`."""
    lengths = [0]
    for sign in (1, -1):
        cell = _neighbour(game, beside, (sign * step[0], sign * step[1]))
        if cell is not None and stones >> cell & 1:
            lengths.append(_open_length(game, stones, taken, cell, step))
    return max(lengths)


def _open_length(game: LineGame, stones: int, taken: int, cell: Move, step: tuple[int, int]) -> int:
    """Return the length of the row through a stone; 0 unless both cells at its ends are empty.

    There must be room for k in a row: one more empty cell beyond an end for each that is lacking.
    """
    length, room = 1, 0
    for sign in (1, -1):
        way = (sign * step[0], sign * step[1])
        end = _neighbour(game, cell, way)
        while end is not None and stones >> end & 1:
            length += 1
            end = _neighbour(game, end, way)
        if end is None or taken >> end & 1:
            return 0
        while end is not None and not taken >> end & 1:
            room += 1
            end = _neighbour(game, end, way)
    return length if length + room > game.k else 0


def _neighbour(game: LineGame, cell: Move, step: tuple[int, int]) -> Move | None:
    row, column = divmod(cell, game.columns)
    right, down = step
    is_inside = 0 <= column + right < game.columns and 0 <= row + down < game.rows
    return cell + down * game.columns + right if is_inside else None
