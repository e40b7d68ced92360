# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game as the text of a file in PGN."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from desktop_app.core.forms import ToldGame
from desktop_app.core.position import Position
from desktop_app.core.record import RecordNode
from desktop_app.games.chess.pgn.tags import DRAWN, OPEN, RESULTS, ROSTER, quoted
from desktop_app.games.chess.pgn.values import worth_text
from desktop_app.games.chess.position import ChessPosition, position_of

WIDTH = 79
PERSON = "Person"
BRACE, OTHER_BRACE = "}", "｝"
"""A comment ends at its first brace, so another one stands for it."""


def pgn_text(told: ToldGame) -> str:
    """The text: the line on the board is the main one, and the others are its variations."""
    record = told.record
    start = cast("ChessPosition", record.root.position)
    fen, former = start.moves_since
    result = _result(record.line()[-1].position, record.tags.get("Result", OPEN))
    tags = dict.fromkeys(ROSTER, "?") | {"Date": "????.??.??"} | dict(record.tags)
    for side, name in zip(("White", "Black"), told.names, strict=True):
        tags[side] = name or record.tags.get(side, PERSON)
    tags |= {"Result": result}
    first = position_of(start.game, fen)
    if first != start.game.start():
        tags |= {"SetUp": "1", "FEN": fen}
    lines = [f"[{name} {quoted(text)}]" for name, text in tags.items()]
    words = [*_former_moves(first, former), *_words(told), result]
    return "\n".join([*lines, "", *_filled(words), ""])


def _filled(words: Iterable[str]) -> Iterator[str]:
    """The words in lines, none of which begins with a %: that would be no part of the game."""
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > WIDTH and not word.startswith("%"):
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    yield line


def _result(last: Position, otherwise: str) -> str:
    return RESULTS.get(last.outcome, DRAWN) if last.outcome is not None else otherwise


def _former_moves(position: ChessPosition, moves: tuple[int, ...]) -> Iterator[str]:
    """The moves before the record's first position which the rules remember."""
    for move in moves:
        yield from (_number(position, is_needed=True), position.san(move))
        position = position.after(move)


def _words(told: ToldGame) -> Iterator[str]:
    """Moves, variations and comments, in the order in which they stand."""
    root = told.record.root
    yield from _comment(told, root)
    needs_number = True
    waiting: list[str | tuple[RecordNode, bool]] = [(node, True) for node in _ordered(root)[:1]]
    while waiting:
        item = waiting.pop()
        if isinstance(item, str):
            yield item
            needs_number = True
            continue
        node, is_main = item
        parent, move = node.parent, node.move
        if parent is None or move is None:
            continue
        position = cast("ChessPosition", parent.position)
        number = _number(position, is_needed=needs_number)
        if number:
            yield number
        yield position.san(move)
        comment = list(_comment(told, node))
        yield from comment
        needs_number = bool(comment)
        later: list[str | tuple[RecordNode, bool]] = []
        for other in _ordered(parent)[1:] if is_main else ():
            later += ["(", (other, False), ")"]
        later += [(child, True) for child in _ordered(node)[:1]]
        waiting += reversed(later)


def _ordered(node: RecordNode) -> list[RecordNode]:
    """The moves from here, first the one that was visited last."""
    first = [] if node.next is None else [node.next]
    return [*first, *(child for child in node.children if child is not node.next)]


def _number(position: ChessPosition, *, is_needed: bool) -> str:
    board = position.board
    if board.turn:
        return f"{board.fullmove_number}."
    return f"{board.fullmove_number}..." if is_needed else ""


def _comment(told: ToldGame, node: RecordNode) -> Iterator[str]:
    worth = told.worth.get(node.position)
    value = "" if worth is None else worth_text(worth, node.position)
    words = node.comment.replace(BRACE, OTHER_BRACE).split()
    if value or words:
        yield from ("{", *[value] * bool(value), *words, "}")
