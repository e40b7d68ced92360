# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads boards as other programs and web pages draw them, into the notation of this program.

A board may be rows of marks, a table with tabs or bars, a list of lists, or one long line, with or
without frames and the names of rows and columns. Marks may be letters, digits, discs or emoji.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, pairwise, product
from types import MappingProxyType
from typing import NamedTuple
from unicodedata import normalize

EMPTY, FIRST, SECOND = range(3)
"""What a mark can stand for: an empty cell, or a piece of the player who moves first or second."""

MOST_LINES = 200
"""The most lines of a drawn board, with all that is written above and below it."""
MOST_READINGS = 64
"""The most meanings of the marks of a board that are tried."""
NO_TURN = ""
"""Written in place of the player to move if the text does not say whose turn it is."""

_BARS = "|│┃║¦｜"
_FRAME = set("-+=─━═┄┈╌┼╋╬┬┴├┤┌┐└┘┏┓┗┛┣┫┳┻╔╗╚╝╠╣╦╩*: _`~") | set(_BARS)
_INVISIBLE = dict.fromkeys([0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF, 0xFE0E, 0xFE0F])
_WRAPPING = "()[]{}<>'\"“”‘’`"
_NAMES = tuple(
    re.compile(pattern, re.ASCII)
    for pattern in (r"[0-9]{1,2}[.:)]?", r"(?:[0-9]{1,2}|[A-Za-z])[.:)]?", r".?")
)
"""The names of rows: rather numbers than letters, and rather letters than nothing."""

_NOTHING = {"": 0, ".": 0, "·": 0, "•": 1, "∙": 0, "⋅": 0, "・": 0, "-": 0, "–": 0, "—": 0, "_": 0,
            "□": 0, "▢": 0, "◻": 0, "◽": 0, "▫": 0, "⬜": 0, "⬛": 0, "■": 0, "◼": 0, "🟦": 0,
            "🟫": 0, "🟩": 0, "🔲": 0, "🔳": 0, "+": 0, "┼": 0, "NONE": 0, "NULL": 0, "~": 0,
            "0": 0, "🔵": 1, "⚪": 2, "⚫": 2, "○": 3, "◯": 3, "◦": 0, "🕳": 0,
            "E": 4, "?": 4, "*": 4, "#": 4}  # fmt: skip
"""Marks for an empty cell, each with how unlikely it is that the mark stands for one."""
_PIECES = {
    "X": (0, None), "×": (0, None), "✕": (0, None), "✖": (0, None), "❌": (0, None),
    "✗": (0, None), "✘": (0, None), "❎": (0, None), "╳": (0, None), "1": (0, 3),
    "B": (0, 3), "●": (0, 3), "⚫": (0, 1), "⬤": (0, 3), "♟": (0, 3), "@": (0, 2), "#": (0, 2),
    "R": (0, 1), "🔴": (0, 1), "🟥": (0, 1), "🔵": (0, 1), "*": (0, 1), "🟢": (1, 1), "🟠": (1, 1),
    "🟣": (1, 1), "O": (None, 0), "0": (None, 1), "⭕": (None, 0), "🅾": (None, 0),
    "2": (3, 0), "-1": (3, 0), "W": (3, 0), "○": (3, 0), "◯": (3, 0), "◎": (3, 0), "⚪": (1, 0),
    "Y": (1, 0), "🟡": (1, 0), "🟨": (1, 0),
}  # fmt: skip
"""Marks for a piece: how unlikely it is that it belongs to the player who moves first, or second;
None if it never does. Where the program's own marks leave no doubt, no other reading is tried."""
MOST_COST = 99
"""How unlikely the marks of a board are if they have no meaning."""
_DOUBT = 2
"""Two readings are in doubt if they differ by no more than this in how unlikely they are."""

_TURN = re.compile(
    r"\b(?:turn|next|player|move|moves|plays)(?: is| to move)? ?[:=]? ?(\w+|\S)[.!]?$"
    r"|(\w+|\S)(?:['’]s)? (?:is )?(?:to (?:move|play)|turn|moves|plays)\b",
    re.IGNORECASE,
)
_LONGEST_TURN = 200
"""The most characters of a line that may say whose turn it is."""


class DrawnBoard(NamedTuple):
    """The board of a game as this program writes it.

    Attributes:
        columns: how many cells a row has.
        rows: how many rows there are.
        marks: the marks of the first and the second player, such as `XO`; of one only if all
            pieces look alike.
        turns: the names of the players if the player to move is written behind the board; empty if
            the pieces tell whose turn it is.
        own: marks that mean something else in this game than elsewhere, with what they stand for.
        names: what else the players are called, such as `black` and `white`.
    """

    columns: int
    rows: int
    marks: str = "XO"
    turns: str = ""
    own: Mapping[str, int] = MappingProxyType({})
    names: tuple[Sequence[str], Sequence[str]] = ((), ())


class Reading(NamedTuple):
    """What a text of another program may mean.

    Attributes:
        text: the meaning in this program's notation.
        cost: how unlikely it is; comparable among the readings of a text.
        mark: the mark of the text for the player who moves first; empty if it has none.
        tells_turn: whether the text says whose turn it is, or the board does.
        counts_from: the number of the first row and column, if the text may count in two ways.
    """

    text: str
    cost: int = 0
    mark: str = ""
    tells_turn: bool = True
    counts_from: int | None = None


Grid = Sequence[Sequence[str]]


def readings(text: str, board: DrawnBoard) -> Iterator[Reading]:
    """Yield what a drawn board may mean, the likeliest first; nothing if it is no board.

    Boards of another size or with unknown marks are written as they are, so that their error can
    be told.
    """
    lines = _lines(text)
    for grid in _grids(lines, board):
        meanings = list(islice(_meanings(grid, board), MOST_READINGS)) or [(MOST_COST, {})]
        for cost, meaning in sorted(meanings, key=lambda each: each[0]):
            written = {mark: (".", *board.marks)[what] for mark, what in meaning.items()}
            rows = "/".join("".join(written.get(mark, mark) for mark in row) for row in grid)
            turn = _turn(lines, board) if board.turns else _tail(text, board)
            first = next((mark for mark, what in meaning.items() if what == FIRST), "")
            tells = not board.turns or turn != NO_TURN
            yield Reading(f"{rows} {turn}".strip(), cost, first, tells_turn=tells)


def is_in_doubt(chosen: Reading, other: Reading) -> bool:
    """Return whether a reading is about as likely as the one that was chosen."""
    return other.cost - chosen.cost <= _DOUBT and other.text != chosen.text


def cells_of(text: str, board: DrawnBoard) -> Grid | None:
    """Return the marks of a drawn board of the right size, as they are; None for other texts."""
    for grid in _grids(_lines(text), board):
        if len(grid) == board.rows and all(len(row) == board.columns for row in grid):
            return grid
    return None


def turn_of(text: str, board: DrawnBoard) -> str:
    """Return the player to move as the text says; `NO_TURN` if it doesn't."""
    return _turn(_lines(text), board)


def _lines(text: str) -> list[str]:
    """Return the lines of a text without what can't be seen; rows may also end with `/`."""
    shown = "".join(map(_plain, text.translate(_INVISIBLE)))
    lists = re.sub(r"\]\s*,?\s*", "\n", shown.replace("[", " ")) if "[" in shown else shown
    lines = lists.split("\n") if "\n" in lists.strip() else lists.strip().split("/")
    return [line.rstrip("\r") for line in lines if line.strip() or "\t" in line][:MOST_LINES]


def _plain(character: str) -> str:
    """Return a full-width or otherwise compatible character as the usual one."""
    usual = normalize("NFKC", character)
    return usual if len(usual) == 1 else character


def _grids(lines: Sequence[str], board: DrawnBoard) -> Iterator[Grid]:
    """Yield the boards that lines may draw: of the right size, or else the most likely one."""
    known = _known(board)
    if len(lines) == 1:
        cells = _flat(lines[0], known)
        if len(cells) == board.columns * board.rows:
            wide = board.columns
            yield [cells[n : n + wide] for n in range(0, len(cells), wide)]
        return
    rows = [_row(line, board.columns, known) for line in lines]
    kinds = list(map(_is_beside, lines, rows))
    drawn = [row for row, other in zip(rows, kinds, strict=True) if row and not other]
    every = [row for row in rows if row]
    shaped = [row for line in lines if (row := _row(line, board.columns, None))]
    for found in (drawn, every, shaped):
        if len(found) == board.rows:
            yield _without_numbers(found)
            return
    if len(drawn) > 1:
        yield _without_numbers(drawn)
        return
    # no row is as long as it should be: tell the length of those that there are
    bare = [[mark for mark in line if not mark.isspace()] for line in lines if not _is_frame(line)]
    rows = [row for row in bare if row and all(mark.upper() in known for mark in row)]
    if len(rows) > 1:
        yield [[mark.upper() for mark in row] for row in rows]


def _without_numbers(rows: Sequence[Sequence[str]]) -> Grid:
    """Return a board without the numbers that some programs show in its empty cells."""
    marks = [mark for row in rows for mark in row]
    wide, numbers = len(rows[0]), [number for number in enumerate(marks) if number[1].isdecimal()]
    for first in (0, 1):
        fitting = {mark for place, mark in numbers if int(mark) == place + first}
        if len(fitting) > 1 and {mark for _, mark in numbers} <= fitting | {"0"}:
            shown = ["" if mark in fitting else mark for mark in marks]
            return [shown[n : n + wide] for n in range(0, len(shown), wide)]
    return rows


def _known(board: DrawnBoard) -> set[str]:
    return {*_NOTHING, *_PIECES, *board.own}


def _is_frame(line: str) -> bool:
    return set(line) <= _FRAME


def _is_beside(line: str, row: Sequence[str] | None) -> bool:
    """Return whether a line is part of a frame, or has the names of the columns."""
    if row is None:
        return True
    is_table = any(bar in line for bar in (*_BARS, "\t"))
    return _is_header(row) or (_is_frame(line) and not (is_table and not any(row)))


def _row(line: str, columns: int, known: set[str] | None) -> Sequence[str] | None:
    """Return the cells of a row; None for other lines.

    Args:
        line: the line.
        columns: how many cells a row has.
        known: the marks that there may be; None for any.
    """
    if any(bar in line for bar in _BARS):
        parts = re.split(f"[{_BARS}]", line)
    elif "\t" in line:
        parts = line.split("\t")
    elif "," in line or ";" in line:
        parts = re.split("[,;]", line)
    else:
        parts = line.split()
    for end in (0, -1):  # a frame, or what closes a list
        if len(parts) > columns and not parts[end].strip():
            parts.pop(end)
    tokens = [_bare(part) for part in parts]
    if "\t" in line:
        tokens += [""] * (columns - len(tokens))  # empty cells at the end may be cut off
    for cells in (*_without_labels(tokens, columns), *_exploded(parts, columns)):
        if known is None:
            if all(len(cell) < 2 for cell in cells):
                return cells
            continue
        marks = [cell if cell in known else cell.upper() for cell in cells]
        if all(mark in known or (mark.isdecimal() and mark.isascii()) for mark in marks):
            return marks
    return None


def _bare(part: str) -> str:
    """Return a cell without brackets and quotes, as they show the last move."""
    inner = part.strip()
    return inner.strip(_WRAPPING).strip() if len(inner) > 1 else inner


def _without_labels(tokens: Sequence[str], columns: int) -> Iterator[Sequence[str]]:
    """Yield the cells of a row, without the name of the row on one side or both."""
    more = len(tokens) - columns
    if more == 0:
        yield tokens
    for name in _NAMES:
        left, right = (more > 0 and bool(name.fullmatch(tokens[end])) for end in (0, -1))
        if more == 1 and left:
            yield tokens[1:]
        if more == 1 and right:
            yield tokens[:-1]
        if more == 2 and left and right:
            yield tokens[1:-1]


def _exploded(parts: Sequence[str], columns: int) -> Iterator[Sequence[str]]:
    """Yield the cells of a row that is written without gaps, perhaps beside its name."""
    texts = [part.strip() for part in parts if part.strip()]
    for text in texts if len(texts) <= 3 else ():
        if len(text) == columns:
            yield text
    if len(texts) == 1:
        for name, cells in ((texts[0][0], texts[0][1:]), (texts[0][:2], texts[0][2:])):
            if len(cells) == columns and _NAMES[1].fullmatch(name):
                yield cells
    joined = "".join(texts)
    if len(joined) == columns and len(texts) > 1:
        yield joined


def _is_header(marks: Sequence[str]) -> bool:
    """Return whether these are the names of the columns: numbers or letters in their order."""
    if len(marks) < 2:
        return False
    if all(mark.isdecimal() for mark in marks):
        return {int(b) - int(a) for a, b in pairwise(marks)} == {1}
    return list(marks[:2]) == ["A", "B"] and all(mark.isalpha() for mark in marks)


def _flat(line: str, known: set[str]) -> Sequence[str]:
    """Return the cells of a board that is written in one line."""
    tokens = [_bare(part) for part in re.split(r"[\s,;]+", line.strip().strip(",;"))]
    cells = tokens if len(tokens) > 1 else list("".join(tokens))
    marks = [cell if cell in known else cell.upper() for cell in cells]
    return marks if all(mark in known for mark in marks) else ()


def _meanings(grid: Grid, board: DrawnBoard) -> Iterator[tuple[int, dict[str, int]]]:
    """Yield the meanings of all marks of a board, each with how unlikely it is."""
    marks = sorted({mark for row in grid for mark in row})
    marks = [mark for mark in marks if _choices(mark, board)]
    choices = [_choices(mark, board) for mark in marks]
    sure = {options[0][1] for options in choices if len(options) == 1}
    for chosen in islice(product(*choices), MOST_READINGS * 16):
        cost = sum(each for each, _ in chosen)
        roles = [what for _, what in chosen]
        # an unclear mark does not mean what another mark means already
        unclear = [what for options, what in zip(choices, roles, strict=True) if len(options) > 1]
        if len(set(unclear)) == len(unclear) and sure.isdisjoint(unclear):
            yield cost, dict(zip(marks, roles, strict=True))


def _choices(mark: str, board: DrawnBoard) -> list[tuple[int, int]]:
    """Return what a mark may stand for, each with how unlikely that is."""
    if mark in board.own:
        return [(0, board.own[mark])]
    found: list[tuple[int, int]] = []
    if mark in _NOTHING:
        found.append((_NOTHING[mark], EMPTY))
    pieces = _PIECES.get(mark, (None, None))[: len(board.marks)]
    found += [(cost, FIRST + side) for side, cost in enumerate(pieces) if cost is not None]
    return found


def _tail(text: str, board: DrawnBoard) -> str:
    """Return the word behind a board that is written in one line, as in `X.O/.X./..O X`."""
    *_, last = text.strip().split("/")
    words = last.split()
    is_row = "\n" not in text and len(words) > 1 and len(words[0]) == board.columns
    return " ".join(words[1:]) if is_row and words[1].isalpha() else NO_TURN


def _turn(lines: Sequence[str], board: DrawnBoard) -> str:
    """Return the player to move as the text says; `NO_TURN` if it doesn't."""
    told = list[str]()
    for line in lines:
        match = _TURN.search(" ".join(line.split())[:_LONGEST_TURN])
        told += [word for word in match.groups() if word] if match else []
    last = lines[-1].split()
    is_alone = len(last) == 1 and len(lines) > board.rows
    if is_alone or (len(last) == 2 and len(last[0]) == board.columns):
        told.append(last[-1])
    for word in told:
        for turn, names in zip(board.turns, board.names, strict=True):
            if word.lower() in (*names, turn.lower()):
                return turn
    return NO_TURN
