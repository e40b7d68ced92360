# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a window does, one line for each thing: to bytes and back.

A journal is only ever appended to, so a move costs the same at the end of a long day as at its
beginning. Each line is a CRC-32 in eight hexadecimal digits, a space, and an object of JSON in
UTF-8. A line that is damaged is noticed by its sum, and costs what it told and nothing else::

    5d1a… {"do": "open", "version": 1, "pid": 71, "started": 1763934000, "host": "fair-2"}
    90c2… {"do": "game", "game": 1, "began": "2026-11-23T21:04:05", "holds": {…}}
    77f0… {"do": "move", "game": 1, "node": 1, "after": 0, "move": "b2"}
    …

- `open`: the process that writes from here on.
- `game`: a game, as a file of its own would hold it (see `files`). Its positions have numbers: 0
  the start, and its moves from 1 as they stand there.
- `move`: a move after position number `after`; the position that it leads to is number `node`.
- `at`: the game stands at position `node` now.
- `comment`, `value`: what a person wrote on position `node`, and what a search said of it.
- `file`: the file that a game was opened from or saved to, and whether the game differs from it.
- `players`: who plays `game` from now on.
- `table`: the `game` that is on the board, and those `before` it, oldest first. A game that is in
  no such list any more belongs into the archive.
- `page`: the page that is shown, and the `place` in it. `step`: another step of what it explains.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from zlib import crc32

from desktop_app.core.position import Position
from desktop_app.core.record import GameRecord, RecordNode
from desktop_app.core.score import Score
from desktop_app.files.disk import as_utf8
from desktop_app.files.errors import FileError, Flaw
from desktop_app.files.game_file import (
    LONGEST_NAME,
    TWO_PERSONS,
    KeptGame,
    OwnFile,
    Players,
    needed,
    read_fields,
    read_move,
    read_notes,
    read_own,
    read_players,
)
from desktop_app.files.layout import Part, read_json

VERSION = 1
MOST_NUMBER = 10**9
LONGEST_PLACE = 100_000
SUM_DIGITS = 8

Place = Mapping[str, str | int]
"""Where in a page a person is, as the page says it."""
NO_PLACE: Place = {}
STEP = "step"
"""In a place: the step that the page has come to since."""


def framed(text: str) -> bytes:
    """A line of a journal.

    Args:
        text: an object of JSON in one line.
    """
    data = as_utf8(text)
    return b"%08x %b\n" % (crc32(data), data)


_encode = json.JSONEncoder(ensure_ascii=False).encode


def entry(do: str, **fields: object) -> bytes:
    """A line that says what was done."""
    return framed(_encode({"do": do, **fields}))


def game_entry(number: int, began: str, head: Mapping[str, object], moves: Sequence[str]) -> bytes:
    """The line of a whole game.

    Args:
        number: which one it is in this journal.
        began: when, by the clock on the wall, as ISO 8601 writes it.
        head: see `game_file.game_head`.
        moves: see `game_file.move_lines`.
    """
    start = _encode({"do": "game", "game": number, "began": began, "holds": dict(head)})
    return framed(f'{start[:-2]}, "moves": [{", ".join(moves)}]}}}}')


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a journal that could be read.

    Attributes:
        number: which one it is, from 1.
        data: the bytes of it, with its sum.
        part: the object that it holds.
    """

    number: int
    data: bytes
    part: Part

    def whole(self, name: str) -> int:
        """A number that must be there."""
        return needed(self.part.fields(), name).as_whole(0, MOST_NUMBER)


def lines_in(data: bytes, flaws: list[FileError]) -> Iterator[Line]:
    """The lines of a journal.

    Args:
        data: what the file holds.
        flaws: takes what is wrong with the lines that are left out.
    """
    for number, line in enumerate(data.split(b"\n"), 1):
        if not line:
            continue
        try:
            yield Line(number, line + b"\n", _checked(line))
        except FileError as error:
            flaws.append(FileError(error.flaw, number, error.cause, **error.details))


def _checked(line: bytes) -> Part:
    text = line[SUM_DIGITS + 1 :]
    if line[: SUM_DIGITS + 1] != b"%08x " % crc32(text):
        raise FileError(Flaw.DAMAGED)
    part = read_json(text.decode("utf-8", "replace"))
    if not part.is_object:
        raise FileError(Flaw.DAMAGED)
    return part


@dataclass(slots=True)
class GameLines:
    """The lines of one game, which are read when it is asked for.

    Attributes:
        number: which game of the journal.
        lines: all that are about it.
    """

    number: int
    lines: list[Line] = field(default_factory=list[Line])

    def read(self) -> JournalGame:
        """The game, as far as it can be read; what can't is in its `flaws`."""
        game = JournalGame(self.number)
        for line in self.lines:
            game.take(line)
        return game


class JournalGame:
    """A game, put together from its lines.

    Attributes:
        record: rules, start, moves with branches and comments; None where its first line is lost.
        nodes: its positions by their numbers.
        values: what is known of them.
        players: who played last.
        own: its own file.
        began: when it was begun, as ISO 8601 writes it; empty where that is not known.
        flaws: what is wrong with lines that are left out.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.record: GameRecord | None = None
        self.nodes: dict[int, RecordNode] = {}
        self.values: dict[Position, Score] = {}
        self.players: Players = TWO_PERSONS
        self.own: OwnFile | None = None
        self.began = ""
        self.flaws: list[FileError] = []

    def take(self, line: Line) -> None:
        """Go on with a line; one that can't be is left out."""
        try:
            self._take(line.part.fields())
        except FileError as error:
            # of the moves after one that is lost each is lost: one sentence says so
            self.flaws.append(FileError(error.flaw, line.number, error.cause, **error.details))

    def _take(self, fields: Mapping[str, Part]) -> None:
        do = fields["do"].value
        if do == "game":
            self._begin(fields)
        elif self.record is None:
            raise FileError(Flaw.MISSING, name="game")
        elif do == "move":
            number = needed(fields, "node").as_whole(1, MOST_NUMBER)
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

    def _begin(self, fields: Mapping[str, Part]) -> None:
        kept = read_fields(needed(fields, "holds").fields())
        self.record, self.own, self.players = kept.record, kept.own, kept.players
        self.values = dict(kept.values)
        self.nodes = dict(enumerate(kept.record.nodes()))
        began = fields.get("began")
        self.began = began.as_text(LONGEST_NAME) if began is not None else ""

    def _node(self, fields: Mapping[str, Part], name: str = "node") -> RecordNode:
        number = needed(fields, name).as_whole(0, MOST_NUMBER)
        if number not in self.nodes:
            raise fields[name].refused()
        return self.nodes[number]

    @property
    def kept(self) -> KeptGame | None:
        """The game as a file of its own would hold it."""
        if self.record is None:
            return None
        return KeptGame(self.record, self.players, self.values, self.own)


@dataclass(slots=True)
class Journal:
    """What a journal tells.

    Attributes:
        games: by their numbers, oldest first.
        table: the number of the game on the board; None where that is lost.
        before: those of the games before it, oldest first.
        players: who plays; None where that is lost.
        page: the page that is shown; empty where that is not known.
        place: where in it.
        flaws: what is wrong with lines that are left out; those of games are told by the games.
    """

    games: dict[int, GameLines] = field(default_factory=dict[int, GameLines])
    table: int | None = None
    before: tuple[int, ...] = ()
    players: Players | None = None
    page: str = ""
    place: Place = field(default_factory=dict[str, str | int])
    flaws: list[FileError] = field(default_factory=list[FileError])

    @property
    def shown(self) -> list[int]:
        """The games that a window comes back with: on the board, and before it.

        Where that is lost it is all of them, and the newest is on the board.
        """
        if self.table is None or self.table not in self.games:
            left = [number for number in self.games if number not in self.before]
            return [*left[-1:], *self.before, *left[:-1]]
        known = [number for number in self.before if number in self.games]
        return [self.table, *known]


def read_journal(data: bytes) -> Journal:
    """What a journal tells; of a damaged one all that can still be read."""
    journal = Journal()
    for line in lines_in(data, journal.flaws):
        try:
            _take(journal, line)
        except FileError as error:
            found = FileError(error.flaw, line.number, error.cause, **error.details)
            journal.flaws.append(found)
    return journal


def _take(journal: Journal, line: Line) -> None:
    fields = line.part.fields()
    do = fields["do"].value if "do" in fields else None
    if do in ("game", "move", "at", "comment", "value", "file"):
        number = line.whole("game")
        journal.games.setdefault(number, GameLines(number)).lines.append(line)
        return
    if do == "open":
        if needed(fields, "version").as_whole(1, MOST_NUMBER) > VERSION:
            raise FileError(Flaw.NEWER)
    elif do == "players":
        journal.players = read_players(fields.get("players"))
        number = line.whole("game")
        if number in journal.games:
            journal.games[number].lines.append(line)
    elif do == "table":
        parts = needed(fields, "before").elements()
        before = tuple(part.as_whole(0, MOST_NUMBER) for part in parts)
        journal.table, journal.before = line.whole("game"), before
    elif do == "page":
        page = needed(fields, "page").as_text(LONGEST_NAME)
        journal.page, journal.place = page, _read_place(needed(fields, "place"))
    elif do == "step":
        journal.place = {**journal.place, STEP: line.whole("step")}
    else:
        raise FileError(Flaw.DAMAGED)


def _read_place(part: Part) -> Place:
    place: dict[str, str | int] = {}
    for name, each in part.fields().items():
        if not isinstance(each.value, str | int):
            raise each.refused()
        place[name] = each.as_text(LONGEST_PLACE) if isinstance(each.value, str) else each.value
    return place
