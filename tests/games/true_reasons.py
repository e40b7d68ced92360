# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether what "Why?" says is so, found out by other means than the program's.

`holds` checks that the claim of a reason is true: bridges join, copying keeps a win, a threat
threatens. `explains` checks that it sets the mistake apart: a benefit is one of every equally good
move, a harm one of none. Claims that decide the game need no such check.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import cast

import chess

from desktop_app.core.entry import MistakeLine, Reason
from desktop_app.core.position import Move, Player, Position
from desktop_app.games.chess.notation import library_move
from desktop_app.games.chess.reasons import VALUES, ChessReason
from desktop_app.games.chess.rules import ChessPosition
from desktop_app.games.chomp.reasons import ChompReason
from desktop_app.games.chomp.rules import ChompPosition
from desktop_app.games.dots.reasons import DotsReason
from desktop_app.games.dots.rules import DotsPosition
from desktop_app.games.hex.geometry import Rhombus
from desktop_app.games.hex.reasons import HexReason, bridges
from desktop_app.games.hex.rules import HexPosition
from desktop_app.games.hexapawn.reasons import HexapawnReason
from desktop_app.games.hexapawn.rules import CELLS, HexapawnPosition
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.k_in_a_row.reasons import LineReason
from desktop_app.games.kalah.reasons import KalahReason
from desktop_app.games.kalah.rules import KalahPosition
from desktop_app.games.morris.reasons import MorrisReason
from desktop_app.games.morris.rules import MorrisPosition
from desktop_app.games.nim.reasons import NimReason
from desktop_app.games.nim.rules import NimPosition
from desktop_app.games.othello.reasons import OthelloReason, corners
from desktop_app.games.othello.rules import OthelloPosition
from desktop_app.games.tic_tac_toe_variants.reasons import MarkReason
from desktop_app.games.tic_tac_toe_variants.rules import Rule
from desktop_app.search.why.finding import Finding, LineMove

Checked = Callable[[MistakeLine, Reason], bool]


def shown(reason: Reason) -> int:
    """The move that shows it."""
    move = reason.reply if reason.better is None else reason.better
    assert move is not None
    return move


def most_closed(position: DotsPosition, player: Player) -> int:
    """The most boxes that a player can close in one turn, by trying all ways."""
    if position.outcome is not None or position.turn is not player:
        return 0
    closing = [move for move in position.legal_moves() if position.closes(move)]
    return max(
        (position.closes(m) + most_closed(position.after(m), player) for m in closing), default=0
    )


def dots(mistake: MistakeLine, reason: Reason) -> bool:
    before, after = cast("DotsPosition", mistake.position), cast("DotsPosition", mistake.after)
    other = before.turn.opponent
    if reason.code == DotsReason.MUST_OPEN:
        position = before
        for move in mistake.line:
            if not position.closes(move):
                break
            position = position.after(move)
        given = [most_closed(position.after(each), other) for each in position.legal_moves()]
        return position.turn is before.turn and min(given) == reason.number > 0
    could = any(before.closes(move) for move in before.legal_moves())
    fits = could is (reason.code == DotsReason.LEAVES)
    return fits and most_closed(after, other) == reason.number > 0


def wins(position: Position, known: dict[object, bool]) -> bool:
    """Whether the player to move wins, by trying everything; players must take turns."""
    if position.key not in known:
        outcome = position.outcome
        known[position.key] = (
            outcome * position.turn > 0
            if outcome is not None
            else any(not wins(position.after(move), known) for move in position.legal_moves())
        )
    return known[position.key]


def nim(mistake: MistakeLine, reason: Reason) -> bool:
    """A move leaves what is said, and a player who then does what is said gets or avoids the last.

    The mistake must give away a win.
    """
    known = dict[object, bool]()
    before = cast("NimPosition", mistake.position)
    if not wins(before, known) or not wins(cast("NimPosition", mistake.after), known):
        return False
    return any(
        nim_rule_wins(before.after(move), reason)
        for move in before.legal_moves()
        if before.after(move).outcome is None
    )


def nim_rule_wins(left: NimPosition, reason: Reason) -> bool:
    """Whether the rule of a sentence fits these heaps, and wins against every way to play."""
    if not nim_rule_fits(left, reason):
        return False
    for move in left.legal_moves():
        answered = nim_answer(left, move, reason)
        if answered is None or (answered.outcome or 0) * left.turn > 0:
            return False
        if answered.outcome is None and not nim_rule_wins(answered, reason):
            return False
    return True


def nim_rule_fits(left: NimPosition, reason: Reason) -> bool:
    heaps = sorted(heap for heap in left.heaps if heap)
    if reason.code == NimReason.MULTIPLE:
        return len(heaps) == 1 and heaps[0] % reason.number == 0
    if reason.code == NimReason.EQUAL:
        is_end = left.game.misere and heaps == [1]
        return is_end or (len(heaps) == 2 and heaps[0] == heaps[1])
    return set(heaps) == {1} and len(heaps) % 2 == (reason.code == NimReason.ODD)


def nim_answer(left: NimPosition, move: Move, reason: Reason) -> NimPosition | None:
    """What the sentence says to do after a move; the position itself if that ends the game."""
    after = left.after(move)
    if after.outcome is not None:
        return after
    heaps = sorted(heap for heap in after.heaps if heap)
    answers = [after.after(each) for each in after.legal_moves()]
    if reason.code == NimReason.MULTIPLE:
        wanted = [sum(left.heaps) - reason.number]
    elif reason.code == NimReason.EQUAL:
        is_end = left.game.misere and (len(heaps) == 1 or heaps[0] == 1)
        wanted = [1] if is_end else [min(heaps)] * 2 if len(heaps) == 2 else []
    else:
        wanted = [1] * (len(heaps) - 1)
    fitting = (
        each for each in answers if sorted(h for h in each.heaps if h) == [*filter(None, wanted)]
    )
    return next(fitting, None)


def kalah(mistake: MistakeLine, reason: Reason) -> bool:
    before = cast("KalahPosition", mistake.position)
    if reason.code == KalahReason.CAPTURED:
        position = cast("KalahPosition", mistake.after)
        other = position.turn
    else:
        position, other = before, before.turn
    after = position.after(shown(reason))
    if reason.code == KalahReason.NO_SECOND_MOVE:
        goes_on = mistake.after.turn is before.turn and mistake.after.outcome is None
        return after.turn is before.turn and after.outcome is None and not goes_on
    side = 0 if other.value > 0 else 1
    lost = sum(position.pits[1 - side]) - sum(after.pits[1 - side])
    pit = shown(reason) % position.game.pits
    passed = max(position.pits[side][pit] - (position.game.pits - pit), 0)
    if after.outcome is not None:
        return reason.number > 0  # the rest of the seeds goes to the stores, too
    return lost == reason.number - min(passed, position.game.pits)


def othello(mistake: MistakeLine, reason: Reason) -> bool:
    before = cast("OthelloPosition", mistake.position)
    four, move = corners(before.game), shown(reason)
    names = {before.game.move_text(corner) for corner in four}
    last = "h8" if before.game.columns == 8 else "f6"
    if not {"a1", last} <= names:
        return False
    if reason.code == OthelloReason.MISSED_CORNER:
        return move in four and move in before.legal_moves() and mistake.move not in four
    if reason.code == OthelloReason.CORNER:
        return move in four and move in mistake.after.legal_moves()
    left = mistake.after.after(move)
    moves = left.legal_moves()
    if reason.code == OthelloReason.MUST_PASS:
        return list(moves) == [before.game.passing]
    return len(moves) == reason.number and before.game.passing not in moves


def runs_through(position: HexapawnPosition, cell: int, player: Player) -> bool:
    """Whether a player wins by moving one pawn straight on, whatever the other player does."""
    outcome = position.outcome
    if outcome is not None:
        return outcome * player > 0
    if position.turn is not player:
        return all(runs_through(position.after(m), cell, player) for m in position.legal_moves())
    step = -position.game.columns if player.value > 0 else position.game.columns
    move = cell * CELLS + cell + step
    return move in position.legal_moves() and runs_through(
        position.after(move), cell + step, player
    )


def hexapawn(mistake: MistakeLine, reason: Reason) -> bool:
    left = cast("HexapawnPosition", mistake.after.after(shown(reason)))
    if reason.code == HexapawnReason.STUCK:
        return not left.legal_moves() and left.outcome == mistake.position.turn.opponent
    return runs_through(left, reason.number, mistake.position.turn.opponent)


def joined_by_keeping_bridges(position: HexPosition, player: Player, seed: int) -> bool:
    """Whether a player who only ever answers in a bridge joins both edges, against chance."""
    pairs, dice = [*(bridges(position, player) or ())], Random(seed)
    board: Rhombus = position.game.board
    other = position.stones(player.opponent)
    own, free = position.stones(player), position.free
    while free:
        bit = board.bits[dice.choice(list(board.numbers(free)))]
        other, free = other | bit, free & ~bit
        for pair in pairs:
            if pair & bit and pair & ~bit & free:
                own, free = own | pair & ~bit, free & ~pair
    return board.joins(0 if player.value > 0 else 1, own)


def hexes(mistake: MistakeLine, reason: Reason) -> bool:
    player = mistake.position.turn
    position = cast("HexPosition", mistake.position.after(shown(reason)))
    if reason.code == HexReason.BRIDGES:
        position = cast("HexPosition", mistake.after.after(shown(reason)))
        player = player.opponent
    found = bridges(position, player)
    return (
        found is not None
        and len(found) == reason.number > 0
        and all(joined_by_keeping_bridges(position, player, seed) for seed in range(5))
    )


def loses_within(position: Position, plies: int) -> bool:
    """Whether the player to move loses in so many plies, by trying everything."""
    if position.outcome is not None:
        return position.outcome * position.turn < 0
    return plies > 0 and all(
        wins_within(position.after(move), plies - 1) for move in position.legal_moves()
    )


def wins_within(position: Position, plies: int) -> bool:
    """Whether the player to move wins in so many plies, by trying everything."""
    if position.outcome is not None:
        return position.outcome * position.turn > 0
    return plies > 0 and any(
        loses_within(position.after(move), plies - 1) for move in position.legal_moves()
    )


def left_by(mistake: MistakeLine, reason: Reason) -> Position:
    """The position that the claim is about: after the reply, or after the better move."""
    if reason.reply is not None:
        return mistake.after.after(reason.reply)
    return mistake.position.after(shown(reason))


def chomp(mistake: MistakeLine, reason: Reason) -> bool:
    """The bar is as it is said, and lost; and what the sentence says to do wins it."""
    left = cast("ChompPosition", left_by(mistake, reason))
    row, column = left.bar[0], len(left.bar)
    fits = {
        ChompReason.POISON: left.bar == (1,),
        ChompReason.ARMS: row == column > 1 and set(left.bar[1:]) == {1},
        ChompReason.ROWS: column == 2 and left.bar[0] == left.bar[1] + 1,
        ChompReason.COLUMNS: row == 2 and left.bar.count(1) == 1,
    }
    if not fits[ChompReason(reason.code)] or wins(left, dict[object, bool]()):
        return False
    if reason.code != ChompReason.ARMS:
        return True
    return all(copied(left, move) for move in left.legal_moves() if move)


def copied(left: ChompPosition, move: Move) -> bool:
    """Whether the bite on the other arm leaves two equal arms again, or the poison."""
    other = move // 16 if move >= 16 else move * 16
    bar = left.after(move).after(other).bar
    return bar[0] == len(bar) and sum(bar) == bar[0] + len(bar) - 1


def marks(mistake: MistakeLine, reason: Reason) -> bool:
    left, known = left_by(mistake, reason), dict[object, bool]()
    game = left.game
    if reason.code == MarkReason.SETS_UP:
        before = mistake.position
        is_new = not any(before.after(m).outcome for m in before.legal_moves())
        return is_new and left.outcome == mistake.position.turn.opponent
    if reason.code == MarkReason.COPY:
        return not copying_loses(left, left.turn.opponent)
    if reason.code == MarkReason.NO_SAFE:
        return loses_within(left, 2)
    safe = [move for move in left.legal_moves() if not left.after(move).outcome]
    if reason.code == MarkReason.NO_SAFE_SQUARE:
        return loses_within(left, 1) and not safe
    if reason.code == MarkReason.EVEN_SAFE:
        return getattr(game, "rule", None) is Rule.NOTAKTO and lasts(left) == {reason.number}
    return len(safe) == reason.number and left.outcome is None and not saved(left, known)


def saved(position: Position, known: dict[object, bool]) -> bool:
    """Whether the player to move at least draws, by trying everything."""
    if position.key not in known:
        known[position.key] = (
            position.outcome * position.turn >= 0
            if position.outcome is not None
            else any(not beaten(position.after(move), known) for move in position.legal_moves())
        )
    return known[position.key]


def beaten(position: Position, known: dict[object, bool]) -> bool:
    """Whether the player who has just moved loses against the best play."""
    if position.outcome is not None:
        return position.outcome * position.turn > 0
    return any(not saved(position.after(move), known) for move in position.legal_moves())


def lasts(position: Position) -> set[int]:
    """All numbers of moves that can still be made without losing."""
    safe = [move for move in position.legal_moves() if position.after(move).outcome is None]
    return {1 + more for move in safe for more in lasts(position.after(move))} or {0}


def copying_loses(position: Position, player: Player) -> bool:
    """Whether a player who copies through the centre of three by three loses a game."""
    if position.outcome is not None:
        return position.outcome == player.opponent
    follow = (position.after(move) for move in position.legal_moves())
    if position.turn is not player:
        return any(
            copying_loses(each, player)
            if each.outcome is not None
            else copying_loses(each.after(8 - move), player)
            for move, each in zip(position.legal_moves(), follow, strict=True)
        )
    return False


def morris(mistake: MistakeLine, reason: Reason) -> bool:
    before, left = mistake.position, left_by(mistake, reason)
    game, ends = before.game, [f"-{name}" for name in reason.names]
    if reason.code in (MorrisReason.LEAVES, MorrisReason.MUST_BLOCK):
        move, reply = (game.move_text(each) for each in (mistake.move, cast("Move", reason.reply)))
        if left.outcome != before.turn.opponent or not reply.endswith(reason.names[0]):
            return False
        if reason.code == MorrisReason.LEAVES:
            return move.startswith(reason.names[0])
        others = [m for m in before.legal_moves() if not game.move_text(m).endswith(ends[0][1:])]
        return not move.endswith(reason.names[0]) and all(
            wins_within(before.after(other), 1) for other in others
        )
    if not loses_within(left, 2):
        return False
    if reason.code == MorrisReason.NO_SAFE:
        return True
    goals = {
        game.move_text(second)[-2:]
        for first in left.legal_moves()
        for second in left.after(first).legal_moves()
        if left.after(first).after(second).outcome == left.turn.opponent
    }
    return len(reason.names) == 2 and set(reason.names) <= goals


def rows_of(text: str) -> list[list[str]]:
    return [list(row) for row in text.partition(" ")[0].split("/")]


def straight_lines(rows: list[list[str]]) -> Iterator[str]:
    """All rows, columns and diagonals as texts."""
    high, wide = len(rows), len(rows[0])
    yield from ("".join(row) for row in rows)
    yield from ("".join(column) for column in zip(*rows, strict=True))
    for start in range(-high, wide):
        yield "".join(rows[r][start + r] for r in range(high) if 0 <= start + r < wide)
        yield "".join(
            rows[r][start + high - r] for r in range(high) if 0 <= start + high - r < wide
        )


def lines(mistake: MistakeLine, reason: Reason) -> bool:
    before = mistake.position
    game, mark = cast("LineGame", before.game), before.game.player_text(before.turn.opponent)
    if reason.code in (LineReason.FORK, LineReason.MISSED_FORK, LineReason.NO_SAFE):
        left = left_by(mistake, reason)
        made = [each for each in reason.threats if wins_anyhow(left, each)]
        return loses_within(left, 2) and made == list(reason.threats)
    after = mistake.after.after(shown(reason))
    if reason.code == LineReason.ABOVE:
        column = shown(reason) % game.columns == mistake.move % game.columns
        return column and after.outcome == before.turn.opponent
    if reason.code == LineReason.MUST_BLOCK:
        others = [move for move in before.legal_moves() if move != reason.reply]
        return mistake.move in others and all(wins_within(before.after(m), 1) for m in others)
    if reason.code == LineReason.STACKED:
        (block,) = reason.threats
        above = after.after(block).after(block - game.columns)
        return loses_within(after, 2) and above.outcome == before.turn.opponent
    if reason.code == LineReason.RUNS_OUT:
        return runs_out(mistake, reason)
    row = f".{mark * reason.number}."
    board = after.text if reason.code == LineReason.OPEN_ROW else mistake.after.text
    return any(row in line for line in straight_lines(rows_of(board)))


def wins_anyhow(left: Position, threat: Move) -> bool:
    """Whether a threat wins if the player to move does something else."""
    others = [left.after(move) for move in left.legal_moves() if move != threat]
    open_ones = [each for each in others if threat in each.legal_moves()]
    return bool(open_ones) and all(
        each.after(threat).outcome == left.turn.opponent for each in open_ones
    )


def runs_out(mistake: MistakeLine, reason: Reason) -> bool:
    """The named square has won in the end, and was lacking for a row from the reply on."""
    game, player = cast("LineGame", mistake.position.game), mistake.position.turn.opponent
    end = mistake.position
    for move in mistake.line[:-2]:
        end = end.after(move)
    column, row = ord(reason.names[0][0]) - ord("a"), game.rows - int(reason.names[0][1:])
    last = row * game.columns + column
    rows = rows_of(mistake.after.after(shown(reason)).text)
    rows[row][column] = game.player_text(player)
    is_lacking = any(game.player_text(player) * game.k in line for line in straight_lines(rows))
    return mistake.line[-1] == last and is_lacking and loses_within(end, 2)


def pieces(board: chess.Board, color: bool) -> int:
    return sum(
        VALUES[piece.symbol().lower()]
        for piece in board.piece_map().values()
        if piece.color is color and piece.piece_type != chess.KING
    )


def chess_games(mistake: MistakeLine, reason: Reason) -> bool:
    board = cast("ChessPosition", mistake.position).board
    if reason.code == ChessReason.FREE_PIECE:
        captured = library_move(shown(reason))
        after = cast("ChessPosition", mistake.position.after(shown(reason))).board
        piece = board.piece_at(captured.to_square)
        is_named = piece is not None and piece.symbol().lower() == reason.names[0]
        return is_named and not any(m.to_square == captured.to_square for m in after.legal_moves)
    if reason.code == ChessReason.FORK:
        after = cast("ChessPosition", mistake.after.after(shown(reason))).board
        square = library_move(shown(reason)).to_square
        attacked = [after.piece_at(each) for each in after.attacks(square)]
        names = [each.symbol().lower() for each in attacked if each and each.color is board.turn]
        if not after.is_check():
            after.push(chess.Move.null())
            captured = {each.to_square for each in after.legal_moves if each.from_square == square}
            pieces_there = filter(None, map(after.piece_at, captured))
            names = [each.symbol().lower() for each in pieces_there]
        return all(names.count(name) >= reason.names.count(name) for name in reason.names)
    balance, end = dict[int, int](), board.copy(stack=False)
    before = pieces(board, board.turn) - pieces(board, not board.turn)
    for number, move in enumerate(mistake.line):
        end.push(library_move(move))
        balance[number] = pieces(end, board.turn) - pieces(end, not board.turn) - before
    cost = VALUES[reason.names[0]] - sum(VALUES[name] for name in reason.names[1:])
    return -cost in balance.values()


CHECKS: dict[str, Checked] = {
    "chess": chess_games,
    "chomp": chomp,
    "dots": dots,
    "hex": hexes,
    "hexapawn": hexapawn,
    "kalah": kalah,
    "morris": morris,
    "nim": nim,
    "othello": othello,
    "misere": marks,
    "notakto": marks,
    "wild": marks,
    "lines": lines,
}


def mistake_of(found: Finding) -> MistakeLine:
    """The mistake of a finding, with all moves that are as good as the best one."""
    candidates, move = found.analysis.candidates, found.move
    (mistake,) = [each for each in candidates if each.move == move]
    best = next(c.score for c in candidates if c.move == found.better[0]) if found.better else None
    equals = [
        each.move
        for each in candidates
        if best is not None
        and each.score is not None
        and each.move != move
        and each.move not in found.better
        and (each.score.outcome, each.score.number, each.score.plies)
        == (best.outcome, best.number, best.plies)
    ]
    line = mistake.line or (mistake.move,)
    return MistakeLine(found.position, line, (*found.better, *equals))


def holds(found: Finding) -> bool:
    """Whether the reason of a finding is true."""
    assert found.reason is not None
    return CHECKS[found.position.game.family](mistake_of(found), found.reason)


def explains(found: Finding) -> bool:
    """Whether no other move has the same value without the benefit, or with the harm."""
    mistake, reason = mistake_of(found), found.reason
    assert reason is not None
    before = mistake.position
    return all(tells_apart(before, move, reason) for move in mistake.better)


def tells_apart(before: Position, move: Move, reason: Reason) -> bool:
    """Whether a good move has the benefit that is named, or avoids the harm."""
    apart = APART.get(before.game.family)
    return apart is None or apart(before, move, reason)


def kalah_tells_apart(position: Position, move: Move, reason: Reason) -> bool:
    before = cast("KalahPosition", position)
    after = before.after(move)
    if reason.code == KalahReason.CAPTURED:
        return least_captured(after, before.turn, 4) < reason.number
    if reason.code == KalahReason.NO_CAPTURE:
        return before.sown(move).captured > 1
    return after.turn is before.turn and after.outcome is None


def othello_tells_apart(position: Position, move: Move, reason: Reason) -> bool:
    before = cast("OthelloPosition", position)
    after, four = before.after(move), corners(before.game)
    if reason.code == OthelloReason.MISSED_CORNER:
        return move in four
    if reason.code == OthelloReason.CORNER:
        return not set(four).intersection(after.legal_moves())
    left = [after.after(reply) for reply in after.legal_moves() if reply != before.game.passing]
    counts = [0 if p.legal_moves() == [p.game.passing] else len(p.legal_moves()) for p in left]
    return min(counts, default=99) > reason.number


def dots_tell_apart(position: Position, move: Move, reason: Reason) -> bool:
    before = cast("DotsPosition", position)
    if before.closes(move):
        return reason.code != DotsReason.MUST_OPEN
    return most_closed(before.after(move), before.turn.opponent) < reason.number


def lines_tell_apart(before: Position, move: Move, reason: Reason) -> bool:
    """Whether the reply makes no open row of this length any more; all else decides the game."""
    after, reply = before.after(move), reason.reply
    if reason.code != LineReason.OPEN_ROW or reply not in after.legal_moves():
        return True
    assert reply is not None
    row = f".{before.game.player_text(before.turn.opponent) * reason.number}."
    rows = (straight_lines(rows_of(text)) for text in (after.after(reply).text, after.text))
    made, had = (sum(line.count(row) for line in each) for each in rows)
    return made <= had


def least_captured(position: KalahPosition, player: Player, turns: int) -> int:
    """The seeds that the other player can capture next, if a player allows as few as possible."""
    if position.outcome is not None:
        return 0
    moves = position.legal_moves()
    if position.turn is player:
        if not turns:
            return 0
        return min(least_captured(position.after(m), player, turns - 1) for m in moves)
    return max(max(position.sown(move).captured - 1, 0) for move in moves)


def chess_tells_apart(position: Position, move: Move, reason: Reason) -> bool:
    before = cast("ChessPosition", position)
    board, after = before.board, before.after(move).board
    if reason.code == ChessReason.FREE_PIECE:
        square = library_move(move).to_square
        captured = board.piece_at(square)
        worth = VALUES[captured.symbol().lower()] if captured is not None else 0
        is_free = not any(each.to_square == square for each in after.legal_moves)
        return is_free and worth >= VALUES[reason.names[0]]
    if reason.code == ChessReason.FORK:
        line = MistakeLine(before, (move, cast("Move", reason.reply)))
        legal = reason.reply in before.after(move).legal_moves()
        if not legal or not chess_games(line, reason):
            return True
        square = library_move(cast("Move", reason.reply)).to_square
        forked = cast("ChessPosition", line.after.after(cast("Move", reason.reply))).board
        return any(each.to_square == square for each in forked.legal_moves)
    cost = VALUES[reason.names[0]] - sum(VALUES[name] for name in reason.names[1:])
    square = library_move(move).to_square
    taken = board.piece_at(square)
    gained = VALUES[taken.symbol().lower()] if taken is not None else 0
    return most_won(after, 4) - gained < cost


def most_won(board: chess.Board, plies: int) -> int:
    """The material that the player to move wins by captures alone, if both may stop at any time."""
    if not plies:
        return 0
    best = 0
    for each in list(board.legal_moves):
        captured = board.piece_at(each.to_square)
        if captured is None:
            continue
        board.push(each)
        best = max(best, VALUES[captured.symbol().lower()] - most_won(board, plies - 1))
        board.pop()
    return best


APART: dict[str, Callable[[Position, Move, Reason], bool]] = {
    "chess": chess_tells_apart,
    "dots": dots_tell_apart,
    "kalah": kalah_tells_apart,
    "lines": lines_tell_apart,
    "othello": othello_tells_apart,
}


def plays_as_said(play: LineMove) -> bool:
    """Whether the threats that are named beside a move of a line are there."""
    position, after = play.position, play.after
    if after.outcome is not None:
        return True  # nothing else is said
    if not all(after.after(each).outcome == play.player.opponent for each in play.left):
        return False
    if not play.unstopped and not all(is_threat(after, each) for each in play.threats):
        return False
    if play.is_forced:
        ends = [position.after(each) for each in position.legal_moves()]
        can_win = any(each.outcome == play.player for each in ends)
        if can_win or not all(is_threat(position, each) for each in play.stood):
            return False
    return not play.decides or loses_within(after, 2)


def is_threat(position: Position, threat: Move) -> bool:
    """Whether the other player would win with a move if it were their turn."""
    game, player = position.game, position.turn.opponent
    if isinstance(position, HexPosition):
        board, stones = (
            position.game.board,
            position.stones(player) | position.game.board.bits[threat],
        )
        return board.joins(0 if player.value > 0 else 1, stones)
    if game.family in ("lines", "wild", "morris"):
        return completes(position, threat)
    text = "/".join(map("".join, board_rows(position)))
    turned = game.parse_position(f"{text} {game.player_text(player)[0]}")
    return threat in turned.legal_moves() and turned.after(threat).outcome == player


def board_rows(position: Position) -> list[list[str]]:
    """The marks on a board in rows from the top."""
    if not isinstance(position, MorrisPosition):
        return rows_of(position.text)
    both = (position.x, "X"), (position.o, "O")  # its text may be an earlier position, with moves
    marks = {cell: mark for stones, mark in both for cell in range(9) if stones >> cell & 1}
    return [[marks.get(3 * row + column, ".") for column in range(3)] for row in range(3)]


def completes(position: Position, threat: Move) -> bool:
    """Whether a mark of the other player makes a row on a square that is free."""
    game, rows = cast("LineGame", position.game), board_rows(position)
    if game.family == "wild":
        mark, square = game.move_text(threat)[0], game.move_text(threat)[1:]
        row, column = 3 - int(square[1]), ord(square[0]) - ord("a")
    elif game.family == "morris":
        mark = game.player_text(position.turn.opponent)
        *left, (row, column) = (
            (3 - int(point[1]), ord(point[0]) - ord("a"))
            for point in game.move_text(threat).split("-")
        )
        for old_row, old_column in left:
            rows[old_row][old_column] = "."
    else:
        mark = game.player_text(position.turn.opponent)
        row, column = divmod(threat, game.columns)
    is_free = rows[row][column] == "."
    below = (
        rows[row + 1][column] if getattr(game, "gravity", False) and row + 1 < game.rows else "X"
    )
    rows[row][column] = mark
    return (
        is_free
        and below != "."
        and any(mark * getattr(game, "k", 3) in line for line in straight_lines(rows))
    )
