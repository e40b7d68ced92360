# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a window holds, to text and back; `files` describes the form."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from desktop_app.files.errors import FileError
from desktop_app.files.game_file import (
    PERSON,
    TWO_PERSONS,
    KeptGame,
    Players,
    checked_fields,
    needed,
    read_fields,
    read_game,
    read_players,
)
from desktop_app.files.layout import Part

FORMAT = "minimax-fair window"
VERSION = 1
LONGEST_NAME, LONGEST_PLACE = 40, 100_000

Place = Mapping[str, str | int]
"""Where in a page a person is, as the page says it."""
NO_PLACE: Place = {}


@dataclass(frozen=True, slots=True)
class KeptWindow:
    """What a window holds.

    Attributes:
        game: the one that is played.
        before: the texts of those that were played before it, the oldest first, to be read by
            `read_before`: they may be many.
        players: who plays.
        page: the name of the page that is shown.
        place: where in it.
    """

    game: KeptGame
    before: tuple[str, ...] = ()
    players: Players = TWO_PERSONS
    page: str = ""
    place: Place = field(default_factory=dict[str, str | int])


def window_text(
    games: Sequence[str], players: Players, page: str = "", place: Place = NO_PLACE
) -> str:
    """The text of the file.

    Args:
        games: the texts of the games' own files: the one that is played first.
        players, page, place: see `KeptWindow`.
    """
    head: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "players": [PERSON if seat is None else str(seat) for seat in players],
        "page": page,
        "place": dict(place),
    }
    fields = [f"{json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in head.items()]
    return "{" + ",\n".join([*fields, f'"games": [\n{",".join(games)}]']) + "}\n"


def read_window(text: str) -> KeptWindow:
    """What a text says that a window holds.

    Raises:
        FileError: what is wrong with the file, or with the present game, and where.
    """
    fields = checked_fields(text, FORMAT, VERSION)
    games = needed(fields, "games").elements()
    if not games:
        raise fields["games"].refused()
    game = read_fields(games[0].fields())
    before = tuple(part.text[part.start : part.end] for part in games[1:])
    players = read_players(fields.get("players"))
    page = fields["page"].as_text(LONGEST_NAME) if "page" in fields else ""
    place = _read_place(fields["place"]) if "place" in fields else NO_PLACE
    return KeptWindow(game, before, players, page, place)


@dataclass(frozen=True, slots=True)
class GamesBefore:
    """Games that were read.

    Attributes:
        games: each text that could be read, with its game.
        refused: what is wrong with the others.
    """

    games: tuple[tuple[str, KeptGame], ...]
    refused: tuple[FileError, ...]


def read_before(texts: Sequence[str]) -> GamesBefore:
    """The games of `KeptWindow.before`."""
    games: list[tuple[str, KeptGame]] = []
    refused: list[FileError] = []
    for text in texts:
        try:
            games.append((text, read_game(text)))
        except FileError as error:
            refused.append(error)
    return GamesBefore(tuple(games), tuple(refused))


def _read_place(part: Part) -> Place:
    place: dict[str, str | int] = {}
    for name, each in part.fields().items():
        if not isinstance(each.value, str | int):
            raise each.refused()
        place[name] = each.as_text(LONGEST_PLACE) if isinstance(each.value, str) else each.value
    return place
