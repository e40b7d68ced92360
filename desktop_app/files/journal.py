# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The journal of a window: one line for everything that happens in it.

A journal only grows, so saving a move takes as long at the end of a busy day as at the start. Each
line is a CRC-32 in eight hexadecimal digits, a space, and a JSON object in UTF-8. The checksum
reveals a damaged line, and nothing is lost but that line::

    5d1a… {"do": "open", "version": 1, "pid": 71, "started": 1763934000, "host": "fair-2"}
    90c2… {"do": "game", "game": 1, "began": "2026-11-23T21:04:05", "holds": {…}}
    77f0… {"do": "move", "game": 1, "node": 1, "after": 0, "move": "b2"}
    …

- `open`: the process that writes the journal.
- `game`: a whole game, in the form of a saved game (see `files`). Its positions are numbered: 0 is
  the start, and the moves follow from 1 in the order in which they are listed.
- `move`: a move made in position `after`, which leads to position `node`.
- `at`: the board now shows position `node`.
- `comment`, `value`: a comment on position `node`, and its value as a search found it.
- `file`: the file that the game was opened from or saved to, and whether it has changed since.
- `players`: who plays `game` from now on.
- `table`: the `game` on the board and the games `before` it, oldest first. A game in neither
  place is moved to the archive.
- `page`: the page on screen and the `place` in it. `step`: a new step on the Explain page.

Earlier versions of the program kept a window in one file, which is only read (`journal_of`): JSON
in UTF-8 (`format`: `minimax-fair window`) with a list of `games` in the form of saved games, the
one on the board first and then those before it, oldest first; the `players`; the `page` on screen
and the `place` in it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple
from zlib import crc32

from desktop_app.core.position import Position
from desktop_app.core.record import GameRecord, RecordNode
from desktop_app.core.score import Score
from desktop_app.files.disk import as_utf8
from desktop_app.files.errors import FileError, FileFault
from desktop_app.files.game_file import (
    LONGEST_NAME,
    TWO_PERSONS,
    GameFileContents,
    Players,
    SourceFile,
    checked_fields,
    read_fields,
    read_move,
    read_notes,
    read_own,
    read_players,
    required,
)
from desktop_app.files.json_reader import JsonValue, read_json

VERSION = 1
MOST_NUMBER = 10**9
LONGEST_PLACE = 100_000
SUM_DIGITS = 8

Place = Mapping[str, str | int]
"""What a page needs to come back as it was left."""
NO_PLACE: Place = {}
STEP = "step"
"""The key in a place for the current step."""


def checksummed_line(text: str) -> bytes:
    """Return a line of a journal: checksum, text and line end.

    Args:
        text: a JSON object on one line.
    """
    data = as_utf8(text)
    return b"%08x %b\n" % (crc32(data), data)


_encode = json.JSONEncoder(ensure_ascii=False).encode


def entry(do: str, **fields: object) -> bytes:
    """Return the line for one event, with its fields."""
    return checksummed_line(_encode({"do": do, **fields}))


def game_entry(number: int, began: str, head: Mapping[str, object], moves: Sequence[str]) -> bytes:
    """Return the line that holds a whole game.

    Args:
        number: the number of the game in this journal.
        began: local date and time, in ISO 8601.
        head: the fields of the game (`game_file.game_head`).
        moves: its moves, a JSON object each (`game_file.move_lines`).
    """
    start = _encode({"do": "game", "game": number, "began": began, "holds": dict(head)})
    return checksummed_line(f'{start[:-2]}, "moves": [{", ".join(moves)}]}}}}')


class JournalLine(NamedTuple):
    """An undamaged line of a journal.

    Attributes:
        number: the number of the line, from 1.
        data: its bytes, checksum and line end included.
        part: the JSON object in it.
    """

    number: int
    data: bytes
    part: JsonValue

    def whole(self, name: str) -> int:
        """Return the field of that name, which must be a whole number."""
        return required(self.part.fields(), name).as_int(0, MOST_NUMBER)


def lines_in(data: bytes, faults: list[FileError]) -> Iterator[JournalLine]:
    """Yield the undamaged lines of a journal.

    Args:
        data: the contents of the file.
        faults: an error is appended for every line that is left out.
    """
    for number, line in enumerate(data.split(b"\n"), 1):
        if not line:
            continue
        try:
            yield JournalLine(number, line + b"\n", _checked(line))
        except FileError as error:
            faults.append(FileError(error.fault, number, error.cause, **error.details))


def _checked(line: bytes) -> JsonValue:
    text = line[SUM_DIGITS + 1 :]
    if line[: SUM_DIGITS + 1] != b"%08x " % crc32(text):
        raise FileError(FileFault.DAMAGED)
    part = read_json(text.decode("utf-8", "replace"))
    if not part.is_object:
        raise FileError(FileFault.DAMAGED)
    return part


@dataclass(slots=True)
class GameLines:
    """The lines about one game, not interpreted yet.

    Attributes:
        number: the number of the game.
        lines: its lines, in order.
    """

    number: int
    lines: list[JournalLine] = field(default_factory=list[JournalLine])

    def read(self) -> JournalGame:
        """Return the game as far as it can be read; the rest is reported in its `faults`."""
        game = JournalGame(self.number)
        for line in self.lines:
            game.take(line)
        return game


class JournalGame:
    """A game rebuilt from its lines.

    Attributes:
        record: the rules, the start, and all moves with branches and comments; None if the first
            line is lost.
        nodes: its positions by number.
        values: the known values of its positions.
        players: who played last.
        own: the file it was saved to or opened from.
        began: when it was begun, in ISO 8601; empty if unknown.
        faults: an error for every line that was left out.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.record: GameRecord | None = None
        self.nodes: dict[int, RecordNode] = {}
        self.values: dict[Position, Score] = {}
        self.players: Players = TWO_PERSONS
        self.own: SourceFile | None = None
        self.began = ""
        self.faults: list[FileError] = []

    def take(self, line: JournalLine) -> None:
        """Apply the next line, or leave it out if it makes no sense here."""
        try:
            self._take(line.part.fields())
        except FileError as error:
            self.faults.append(FileError(error.fault, line.number, error.cause, **error.details))

    def _take(self, fields: Mapping[str, JsonValue]) -> None:
        do = fields["do"].value
        if do == "game":
            self._begin(fields)
        elif self.record is None:
            raise FileError(FileFault.MISSING, name="game")
        elif do == "move":
            number = required(fields, "node").as_int(1, MOST_NUMBER)
            node = read_move(fields, self._node(fields, "after"))
            self.nodes[number] = self.record.go_to(node)
        elif do == "at":
            self.record.go_to(self._node(fields))
        elif do in ("comment", "value"):
            read_notes(fields, self._node(fields), self.values)
        elif do == "file":
            self.own = read_own(fields)
        elif do == "players":
            self.players = read_players(fields.get("players"))

    def _begin(self, fields: Mapping[str, JsonValue]) -> None:
        kept = read_fields(required(fields, "holds").fields())
        self.record, self.own, self.players = kept.record, kept.own, kept.players
        self.values = dict(kept.values)
        self.nodes = dict(enumerate(kept.record.nodes()))
        began = fields.get("began")
        self.began = began.as_text(LONGEST_NAME) if began is not None else ""

    def _node(self, fields: Mapping[str, JsonValue], name: str = "node") -> RecordNode:
        number = required(fields, name).as_int(0, MOST_NUMBER)
        if number not in self.nodes:
            raise fields[name].refused()
        return self.nodes[number]

    @property
    def kept(self) -> GameFileContents | None:
        """The game in the form in which files are saved; None if its first line is lost."""
        if self.record is None:
            return None
        return GameFileContents(self.record, self.players, self.values, self.own)


@dataclass(slots=True)
class Journal:
    """The contents of a journal.

    Attributes:
        games: by number, oldest first.
        table: the number of the game on the board; None if that line is lost.
        before: the numbers of the games before it, oldest first.
        players: who plays; None if that line is lost.
        page: the page on screen; empty if unknown.
        place: the place in that page.
        faults: an error for every line left out, except those that `GameLines.read` reports.
    """

    games: dict[int, GameLines] = field(default_factory=dict[int, GameLines])
    table: int | None = None
    before: tuple[int, ...] = ()
    players: Players | None = None
    page: str = ""
    place: Place = field(default_factory=dict[str, str | int])
    faults: list[FileError] = field(default_factory=list[FileError])

    @property
    def shown(self) -> list[int]:
        """The numbers of the games to show again: the one on the board, then the others.

        If the table is lost, these are all games, and the newest is on the board.
        """
        if self.table is None or self.table not in self.games:
            left = [number for number in self.games if number not in self.before]
            return [*left[-1:], *self.before, *left[:-1]]
        known = [number for number in self.before if number in self.games]
        return [self.table, *known]


def read_journal(data: bytes) -> Journal:
    """Return the contents of a journal; if it is damaged, everything that can still be read."""
    journal = Journal()
    for line in lines_in(data, journal.faults):
        try:
            _take(journal, line)
        except FileError as error:
            found = FileError(error.fault, line.number, error.cause, **error.details)
            journal.faults.append(found)
    return journal


def _take(journal: Journal, line: JournalLine) -> None:
    fields = line.part.fields()
    do = fields["do"].value if "do" in fields else None
    if do in ("game", "move", "at", "comment", "value", "file"):
        number = line.whole("game")
        journal.games.setdefault(number, GameLines(number)).lines.append(line)
        return
    if do == "open":
        if required(fields, "version").as_int(1, MOST_NUMBER) > VERSION:
            raise FileError(FileFault.NEWER)
    elif do == "players":
        journal.players = read_players(fields.get("players"))
        number = line.whole("game")
        if number in journal.games:
            journal.games[number].lines.append(line)
    elif do == "table":
        parts = required(fields, "before").elements()
        before = tuple(part.as_int(0, MOST_NUMBER) for part in parts)
        journal.table, journal.before = line.whole("game"), before
    elif do == "page":
        page = required(fields, "page").as_text(LONGEST_NAME)
        journal.page, journal.place = page, _read_place(required(fields, "place"))
    elif do == "step":
        journal.place = {**journal.place, STEP: line.whole("step")}
    else:
        raise FileError(FileFault.DAMAGED)


def _read_place(part: JsonValue) -> Place:
    place: dict[str, str | int] = {}
    for name, each in part.fields().items():
        if not isinstance(each.value, str | int):
            raise each.refused()
        place[name] = each.as_text(LONGEST_PLACE) if isinstance(each.value, str) else each.value
    return place


FORMER_FORMAT = "minimax-fair window"
FORMER_VERSION = 1


def journal_of(text: str) -> Journal:
    """Convert the window file of an earlier version to a journal.

    Raises:
        FileError: the file as a whole can't be read; faults in its parts are listed in the journal.
    """
    fields = checked_fields(text, FORMER_FORMAT, FORMER_VERSION)
    games = required(fields, "games").elements()
    if not games:
        raise fields["games"].refused()
    lines: list[bytes] = []
    for number, part in enumerate(games, 1):
        holds = json.dumps(part.value, ensure_ascii=False)
        lines.append(checksummed_line(f'{{"do": "game", "game": {number}, "holds": {holds}}}'))
    lines.append(entry("table", game=1, before=list(range(2, len(games) + 1))))
    if "players" in fields:
        lines.append(entry("players", game=1, players=fields["players"].value))
    page, place = fields.get("page"), fields.get("place")
    if page is not None:
        there = place.value if place is not None else NO_PLACE
        lines.append(entry("page", page=page.value, place=there))
    return read_journal(b"".join(lines))
