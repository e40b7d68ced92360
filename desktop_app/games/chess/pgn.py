# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Portable Game Notation, in which chess programs exchange games.

Source: S. J. Edwards, "Portable Game Notation Specification and Implementation Guide" (1994),
https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm; values as comments (`[%eval 0.35]`
in pawns for White, `[%eval #-3]` for a mate in three moves by Black, perhaps with `,depth`) as
Lichess and the library `chess` write them.

It is read by `pgn_reader`, split into games by `pgn_split`, and written here. The library's writer
is not used, since it deletes closing braces from comments. `chess` itself is imported only when a
game is read or written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, cast

from desktop_app.core.file_formats import FileFormat, ImportedGame
from desktop_app.core.position import Position
from desktop_app.core.record import RecordNode
from desktop_app.games.chess.pgn_reader import BRACE, OPEN, OTHER_BRACE, PERSON, RESULTS, read_pgn
from desktop_app.games.chess.pgn_split import split, summary
from desktop_app.games.chess.pgn_tags import ROSTER, TAG_LINE, quoted
from desktop_app.games.chess.pgn_values import evaluation_text

if TYPE_CHECKING:
    from desktop_app.games.chess.rules import ChessPosition

WIDTH = 79


def pgn_text(told: ImportedGame) -> str:
    """Return the PGN text; the line on the board is the main line, the others are variations."""
    record = told.record
    start = cast("ChessPosition", record.root.position)
    fen, former = start.moves_since
    result = _result(record.line()[-1].position, record.tags.get("Result", OPEN))
    tags = dict.fromkeys(ROSTER, "?") | {"Date": "????.??.??"} | dict(record.tags)
    for side, name in zip(("White", "Black"), told.names, strict=True):
        tags[side] = name or record.tags.get(side, PERSON)
    tags |= {"Result": result}
    first = start.game.parse_position(fen)
    if first != start.game.start():
        tags |= {"SetUp": "1", "FEN": fen}
    lines = [f"[{name} {quoted(text)}]" for name, text in tags.items()]
    words = [*_former_moves(first, former), *_words(told), result]
    return "\n".join([*lines, "", *_filled(words), ""])


def _filled(words: Iterable[str]) -> Iterator[str]:
    """Wrap the words to lines; none starts with %, since readers ignore such lines."""
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > WIDTH and not word.startswith("%"):
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    yield line


def _result(last: Position, otherwise: str) -> str:
    return RESULTS[last.outcome] if last.outcome is not None else otherwise


def _former_moves(position: ChessPosition, moves: tuple[int, ...]) -> Iterator[str]:
    """Yield the moves before the first position of the record that count for repetitions."""
    for move in moves:
        yield from (_number(position, is_needed=True), position.san(move))
        position = position.after(move)


def _words(told: ImportedGame) -> Iterator[str]:
    """Yield moves, variations and comments in their order in the text."""
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
    """Return the moves from here, the most recently visited first."""
    first = [] if node.next is None else [node.next]
    return [*first, *(child for child in node.children if child is not node.next)]


def _number(position: ChessPosition, *, is_needed: bool) -> str:
    board = position.board
    if board.turn:
        return f"{board.fullmove_number}."
    return f"{board.fullmove_number}..." if is_needed else ""


def _comment(told: ImportedGame, node: RecordNode) -> Iterator[str]:
    worth = told.worth.get(node.position)
    value = "" if worth is None else evaluation_text(worth, node.position)
    words = node.comment.replace(BRACE, OTHER_BRACE).split()
    if value or words:
        yield from ("{", *[value] * bool(value), *words, "}")


_ANNOTATED = re.compile(r"\s*1\.[^{(;$]*+[{(;$]")


def _seems_pgn(text: str) -> bool:
    """Return whether a line of a text begins with a tag, or its first move looks like PGN.

    Moves alone are understood without it.
    """
    return bool(TAG_LINE.search(text) or _ANNOTATED.match(text))


PGN = FileFormat(
    "PGN",
    ".pgn",
    _seems_pgn,
    read_pgn,
    pgn_text,
    former_encoding="cp1252",
    split=split,
    summary=summary,
)
