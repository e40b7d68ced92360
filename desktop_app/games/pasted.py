# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads what people paste or type to set up a game: moves, a position, an address, a drawn board.

The game's own notation comes first. The window and the command line both read with `read_setup`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from itertools import islice
from typing import NamedTuple

from desktop_app.core.addresses import find_address, read_address
from desktop_app.core.drawn_boards import MOST_READINGS, Reading, is_in_doubt
from desktop_app.core.entry import family_of
from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.position import Game, Move, Position, position_after
from desktop_app.core.record import LineReader, parse_moves, parse_setup
from desktop_app.games.entry import GameEntry
from desktop_app.games.registry import FAMILIES, game_title

MOST_CHARACTERS = 20_000
"""The most characters of a text that is looked at in other ways than the game's own notation."""
LEAST_MOVES = 4
"""The fewest characters of moves in the path of an address: shorter parts are pages or numbers."""
_AROUND = " \t\r\n\"'`“”„‘’«»\ufeff\u200b"
_INVISIBLE = re.compile("[\u200b\u200c\u2060\ufeff\u00ad]")


class Doubt(StrEnum):
    """What a text leaves open, so that it was decided for the reader."""

    FIRST = "first"  # which mark belongs to the player who moves first
    TURN = "turn"  # whose turn it is
    COUNT = "count"  # whether columns and rows count from 0 or 1


class Setup(NamedTuple):
    """A position to start from, as it was read.

    Attributes:
        start: the position.
        moves: the moves to make from there.
        doubt: what the text left open; None for nothing.
        mark: the mark that was taken for the player who moves first, if that is in doubt.
    """

    start: Position
    moves: Sequence[Move] = ()
    doubt: Doubt | None = None
    mark: str = ""

    @property
    def position(self) -> Position:
        """The position after the moves."""
        return position_after(self.start, self.moves)


def read_setup(game: Game, text: str, read: LineReader | None = None) -> Setup:
    """Return the position or the moves that a text means in a game.

    Args:
        game: the game.
        text: the text.
        read: reads the single moves, if a person has typed them (`entry.typed_reader`).

    Raises:
        GameError: it means none; the error is that of the likeliest reading.
    """
    bare = _INVISIBLE.sub("", text).strip(_AROUND)
    try:
        return Setup(*parse_setup(game, bare, read))
    except GameError as error:
        refused = error
    if len(text) > MOST_CHARACTERS:
        raise refused
    address = read_address(bare)
    if address is None and (found := find_address(bare)):
        address = read_address(found)
    if address is not None:
        return _of_address(game, address.host, address.named, address.parts)
    try:
        setup = _otherwise(game, text)
    except GameError as error:
        is_own = game.is_position_text(bare) and "\n" not in bare
        raise (refused if is_own else error) from None
    if setup is not None:
        return setup
    other = _game_of(bare, game)
    if other is not None:
        raise GameError(GameFault.OTHER_GAME, title=game_title(other))
    raise refused


def read_line(game: Game, board: str | None, moves: str, read: LineReader | None = None) -> Setup:
    """Return what a command line means: a position, if any, and the moves after it.

    Args:
        game: the game.
        board: the position; None for the start of the game, unless `moves` are a position.
        moves: the moves.
        read: reads the single moves, if a person has typed them (`entry.typed_reader`).

    Raises:
        GameError: one of them can't be read.
    """
    if board is None:
        return read_setup(game, moves, read)
    setup = read_setup(game, board) if board.strip() else Setup(game.parse_position(board))
    more = parse_moves(setup.position, moves, read)
    return setup._replace(moves=(*setup.moves, *more))


def _of_address(game: Game, host: str, named: Sequence[str], parts: Sequence[str]) -> Setup:
    """Return the position or moves in an address; nothing is fetched.

    Args:
        game: the game on the board.
        host: the site.
        named: the values of the address's parameters.
        parts: what else in it may be a position.
    """
    family = family_of(game)
    owner = next((each for each in FAMILIES if _is_site(host, each.sites)), None)
    if owner is not None and owner is not family and (other := _usual(owner)) is not None:
        raise GameError(GameFault.OTHER_GAME, title=game_title(other))
    refused = None
    for part in (*named, *parts):
        is_board = game.is_position_text(part)
        try:
            if is_board or len(part) >= LEAST_MOVES or part in named:
                return Setup(*parse_setup(game, part))
        except GameError as error:
            if is_board and part in named:
                refused = refused or error
        try:
            setup = _otherwise(game, part, boards_only=True)
        except GameError as error:  # a board, but none that can be
            refused = refused or error
            continue
        if setup is not None:
            return setup
    raise refused or GameError(GameFault.NO_POSITION_IN_ADDRESS, host=host)


def _usual(family: GameEntry) -> Game | None:
    """Return the game that people mean by the name of a family; None if it needs a size."""
    return family.usual or next(iter(family.presets), None)


def _is_site(host: str, sites: Sequence[str]) -> bool:
    return any(host == site or host.endswith(f".{site}") for site in sites)


def _otherwise(game: Game, text: str, *, boards_only: bool = False) -> Setup | None:
    """Return the likeliest meaning of a text in another notation than the game's own.

    Args:
        game: the game.
        text: the text.
        boards_only: whether to leave out moves.

    Raises:
        GameError: it draws a board, but none that can be.
    """
    refused: GameError | None = None
    found = list[tuple[Reading, Setup]]()
    for reading in islice(family_of(game).pasted(game, text), MOST_READINGS):
        is_board = game.is_position_text(reading.text)
        if boards_only and not is_board:
            continue
        try:
            found.append((reading, Setup(*parse_setup(game, reading.text))))
        except GameError as error:
            if is_board:
                refused = refused or error
    if not found:
        if refused is not None:
            raise refused
        return None
    reading, setup = min(found, key=lambda each: each[0].cost)
    if not reading.tells_turn:
        return setup._replace(doubt=Doubt.TURN)
    if any(is_in_doubt(reading, other) and setup != also for other, also in found):
        doubt = Doubt.FIRST if reading.counts_from is None else Doubt.COUNT
        return setup._replace(doubt=doubt, mark=reading.mark)
    return setup


def _game_of(text: str, shown: Game) -> Game | None:
    """Return the other game that a position is one of; None if it fits none, or several."""
    fitting = list[Game]()
    for family in FAMILIES:
        game = _usual(family)
        if game is None or family is family_of(shown) or not game.is_position_text(text):
            continue
        try:
            game.parse_position(text)
        except GameError:
            continue
        fitting.append(game)
    return fitting[0] if len(fitting) == 1 else None
