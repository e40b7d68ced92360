# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The registry entries of the line games, and how users name one."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.core.entry import CustomSizes, SizeDimension, short_game
from desktop_app.core.errors import GameError
from desktop_app.core.position import Game, Move, Player, Position
from desktop_app.core.record import parse_moves
from desktop_app.games.entry import GameEntry
from desktop_app.games.k_in_a_row.evaluation import (
    distance_from_center,
    line_terms,
    moves_to_threat,
    near_stones_first,
    open_lines,
    open_lines_of_both,
    own_symmetries,
    threats,
)
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.levels import level_depths, moves_tried, safe_moves
from desktop_app.games.k_in_a_row.psq import psq_format
from desktop_app.games.k_in_a_row.reasons import reason
from desktop_app.games.k_in_a_row.rule_list import rule_list_moves
from desktop_app.games.k_in_a_row.rules import LARGEST_SIDE, LineFault

if TYPE_CHECKING:
    from desktop_app.boards.kind import BoardKind
    from desktop_app.core.drawn_boards import Reading
    from desktop_app.games.wording import Wording
    from desktop_app.search.engine import Engine

SITES = ("gamesolver.org", "2swap.github.io", "connect4.ist.tugraz.at", "kevinalbs.com")
"""Sites with solvers of Connect Four, whose addresses hold the moves."""

MNK, DROP = "mnk", "drop"
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
SAMPLES = {
    "tic-tac-toe": "b2b1a1a2c3",
    "mnk:4x4x4": "b2b1c3c4a1a4d4",
    "connect-four": "12233434464",
    "gomoku": "h8h9g7g9f6f9i9j10e5",
    "five-in-a-row": "k10k11j9j11i8i11l11m12h7",
}
"""For each preset a short game won with a diagonal, the kind of row that people overlook."""

_SIZE = r"(\d{1,4})x(\d{1,4})x(\d{1,4})"


def line_game(columns: int, rows: int, k: int, gravity: bool) -> LineGame:
    """Return the line game of a size: its preset if there is one.

    Raises:
        GameError: a side or k is out of range, or k longer than both sides.
    """
    game = LineGame(columns, rows, k, gravity)
    for preset in PRESETS.values():
        if (preset.columns, preset.rows, preset.k, preset.gravity) == (columns, rows, k, gravity):
            return preset
    return game


def parse_size(kind: str, text: str) -> LineGame:
    """Return the game for a size such as `7x6x4`.

    Raises:
        GameError: the text is not a size, or that size can't be played.
    """
    size = re.fullmatch(_SIZE, text, re.IGNORECASE)
    if size is None:
        raise GameError(LineFault.BAD_SIZE, text=text[:30], kind=kind)
    columns, rows, k = map(int, size.groups())
    return line_game(columns, rows, k, gravity=kind == DROP)


def _sized(measures: Mapping[str, int]) -> LineGame:
    return line_game(
        measures["columns"], measures["rows"], measures["k"], gravity=bool(measures["gravity"])
    )


def possible_ends(position: Position) -> Iterator[tuple[Player, int]]:
    """Yield the possible ends: a side can win with any move once it can have a line."""
    assert isinstance(position, LinePosition)
    soonest = max(2 * position.game.k - 1 - position.ply, 1)
    for plies in range(soonest, position.remaining + 1):
        yield position.turn if plies % 2 else position.turn.opponent, plies


def _sample(game: Game) -> Sequence[Move]:
    """Return a game that the first player wins, if the board has room for one."""
    assert isinstance(game, LineGame)
    if game.id in SAMPLES:
        return parse_moves(game.start(), SAMPLES[game.id])
    if game.k > game.columns or game.rows < 2:
        return short_game(game)
    first = (game.columns - game.k) // 2
    letters = [chr(ord("a") + first + step) for step in range(game.k)]
    if game.gravity:
        places = [str(first + step + 1) for step in range(game.k) for _ in range(2)]
        separator = "" if game.columns < 10 else " "
    else:
        middle = (game.rows + 1) // 2
        places = [f"{letter}{row}" for letter in letters for row in (middle, middle + 1)]
        separator = ""
    return parse_moves(game.start(), separator.join(places[:-1]))


def kind_of(game: Game) -> Hashable:
    """Return the number of stones in a winning row, and whether they fall."""
    assert isinstance(game, LineGame)
    return game.k, game.gravity


def pasted(game: Game, text: str) -> Iterable[Reading]:
    """Yield what a text of another program may mean."""
    from desktop_app.games.k_in_a_row.pasted import pasted

    return pasted(game, text)


def _wording() -> Wording:
    from desktop_app.games.k_in_a_row.words import LineWording

    return LineWording()


def _engines() -> Sequence[type[Engine]]:
    from desktop_app.games.k_in_a_row.engine import LINE_ENGINES

    return LINE_ENGINES


def _board(game: LineGame) -> BoardKind:
    from desktop_app.games.k_in_a_row.board import line_board

    return line_board(game)


LINES = GameEntry(
    id=LineGame.family,
    kinds={MNK: "COLSxROWSxK", DROP: "COLSxROWSxK"},
    parse=parse_size,
    presets=tuple(PRESETS.values()),
    shown_first=len(PRESETS),
    evaluations={"open-lines": open_lines},
    terms=line_terms,
    sides=open_lines_of_both,
    sizes=CustomSizes(
        (
            SizeDimension("columns", 1, LARGEST_SIDE, 5),
            SizeDimension("rows", 1, LARGEST_SIDE, 5),
            SizeDimension("k", 1, LARGEST_SIDE, 4),
            SizeDimension("gravity", 0, 1, 0),
        ),
        _sized,
    ),
    level_depths=level_depths,
    moves_tried=moves_tried,
    safe_moves=safe_moves,
    ordering=near_stones_first,
    distance_from_center=distance_from_center,
    symmetries=own_symmetries,
    possible_ends=possible_ends,
    sample=_sample,
    threats=threats,
    moves_to_threat=moves_to_threat,
    rule_moves=rule_list_moves,
    menace_game=PRESETS["tic-tac-toe"],
    reason=reason,
    forms=(psq_format(line_game),),
    kind_of=kind_of,
    pasted=pasted,
    sites=SITES,
    wording=_wording,
    engines=_engines,
    board=_board,
    ladders=Path(__file__).with_name("ladders.json"),
)
