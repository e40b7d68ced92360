# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The games there are, and how a person names one."""

from __future__ import annotations

import re

from desktop_app.games.errors import Fault, GameError
from desktop_app.games.lines.game import LineGame
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.position import Game

PRESETS: dict[str, LineGame] = {
    game.id: game
    for game in (
        LineGame(3, 3, 3, name="tic-tac-toe"),
        LineGame(4, 4, 4),
        LineGame(7, 6, 4, gravity=True, name="connect-four"),
        LineGame(15, 15, 5, name="gomoku"),
        LineGame(20, 20, 5, name="five-in-a-row"),
    )
}
"""The games that are offered by name, smallest first."""

_SIZE = re.compile(r"(\d{1,4})x(\d{1,4})x(\d{1,4})", re.IGNORECASE)


def line_game(columns: int, rows: int, k: int, gravity: bool) -> LineGame:
    """The line game of a size: the preset of that size where there is one.

    Raises:
        GameError: a side or k is out of range, or k longer than both sides.
    """
    game = LineGame(columns, rows, k, gravity)
    for preset in PRESETS.values():
        if (preset.columns, preset.rows, preset.k, preset.gravity) == (columns, rows, k, gravity):
            return preset
    return game


def find_game(text: str) -> Game:
    """The game that a text names: a preset, `mnk:4x4x4`, `drop:7x6x4` or `numbers:3,5,2,9`.

    Raises:
        GameError: there is no such game, or the size or numbers are wrong.
    """
    name = text.strip()
    preset = PRESETS.get(name.lower())
    if preset is not None:
        return preset
    kind, colon, rest = name.partition(":")
    kind = kind.lower()
    if colon and kind == "numbers":
        return parse_numbers(rest)
    if colon and kind in ("mnk", "drop"):
        size = _SIZE.fullmatch(rest)
        if size is None:
            raise GameError(Fault.BAD_SIZE, text=rest[:30], kind=kind)
        columns, rows, k = map(int, size.groups())
        return line_game(columns, rows, k, gravity=kind == "drop")
    raise GameError(
        Fault.UNKNOWN_GAME,
        text=name[:30],
        presets=", ".join(game for game in PRESETS if ":" not in game),
    )
