# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads moves and boards of line games as other programs and web pages write them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from desktop_app.core.drawn_boards import DrawnBoard, Reading, readings
from desktop_app.core.position import Game
from desktop_app.games.base import square_text
from desktop_app.games.k_in_a_row.game import LineGame

_PAIR = re.compile(r"([0-9]{1,2}) ?, ?([0-9]{1,2})(?: ?, ?[0-9]+)?(?![0-9])", re.ASCII)
"""A move as Piskvork writes it, `x,y` or `x,y,time`: column and row from the top left."""
_BETWEEN_PAIRS = re.compile(r"[\s,;/()\[\]{}.]*")
_COLUMN = re.compile(r"[0-9]{1,2}|[a-t]", re.IGNORECASE | re.ASCII)
_BETWEEN_COLUMNS = re.compile(r"[\s,;/()\[\]{}.-]*")
_COUNTED = re.compile(r"(?<![0-9.])[0-9]{1,3}\.{1,3}(?=[\sA-Za-z])", re.ASCII)
"""The number before a move or a pair of moves, such as `12.`; it looks like a part of a board."""


def pasted(game: Game, text: str) -> Iterator[Reading]:
    """Yield what a drawn board or a line of moves may mean, the likeliest first."""
    assert isinstance(game, LineGame)
    boards = list(readings(text, DrawnBoard(game.columns, game.rows)))
    yield from boards
    if boards:
        return
    yield from _columns(text) if game.gravity else _pairs(game, text)
    numbered = _COUNTED.sub(" ", text)
    if numbered != text:
        yield Reading(numbered)


def _columns(text: str) -> Iterable[Reading]:
    """Yield the moves of a list of columns: letters, or numbers that may count from 0."""
    words = _words(_COUNTED.sub(" ", text), _COLUMN, _BETWEEN_COLUMNS)
    if len({word.isdecimal() for word in words}) != 1:
        return
    numbers = [int(w) if w.isdecimal() else ord(w.lower()) - ord("a") + 1 for w in words]
    if 0 in numbers:
        numbers = [number + 1 for number in numbers]
    yield Reading(" ".join(map(str, numbers)))


def _pairs(game: LineGame, text: str) -> Iterable[Reading]:
    """Yield the moves of pairs of numbers that count from 1, or from 0 as at Gomocup."""
    words = _words(" ".join(text.split()), _PAIR, _BETWEEN_PAIRS)
    pairs = [(int(match[1]), int(match[2])) for word in words if (match := _PAIR.match(word))]
    if not pairs:
        return
    sides = (game.columns, game.rows)
    fits_zero = all(a < b for pair in pairs for a, b in zip(pair, sides, strict=True))
    fits_one = all(0 < a <= b for pair in pairs for a, b in zip(pair, sides, strict=True))
    for first, fits in ((1, fits_one), (0, fits_zero)):
        if fits:
            cells = (square_text(x - first, game.rows - y + first) for x, y in pairs)
            yield Reading(" ".join(cells), cost=1 - first, counts_from=first)


def _words(text: str, word: re.Pattern[str], between: re.Pattern[str]) -> Sequence[str]:
    """Return the words of a text; none if there is anything else between them."""
    found, at = list[str](), 0
    while True:
        gap = between.match(text, at)
        at = gap.end() if gap else at
        if at == len(text):
            return found
        match = word.match(text, at)
        if match is None:
            return ()
        found.append(match.group())
        at = match.end()
