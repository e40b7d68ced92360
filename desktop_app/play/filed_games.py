# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which file each game was opened from or saved to, and whether the game differs from it now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import GameRecord
from desktop_app.files.game_file import OwnFile, Players
from desktop_app.play.session import GameSession


@dataclass(frozen=True, slots=True)
class Held:
    """What a file holds that a person has made; no move is ever taken out of a record.

    Attributes:
        moves: how many.
        comments: by the number of the move that they are on.
        players: who plays.
    """

    moves: int
    comments: Mapping[int, str]
    players: Players


def held(record: GameRecord, players: Players) -> Held:
    """What a file of this game would hold."""
    comments: dict[int, str] = {}
    number = 0
    for number, node in enumerate(record.nodes()):
        if node.comment:
            comments[number] = node.comment
    return Held(number, comments, players)


class FiledGames(QObject):
    """Remembers the files of the session's games, those that were left too.

    Values that are found, and walking through the moves, make no difference.

    Signals:
        changed: a game, its `GameRecord`, has another file now, or has come to differ from it, or
            differs no more; or another game with its file is on the board.
    """

    changed = Signal(object)

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._held: WeakKeyDictionary[GameRecord, Held | None] = WeakKeyDictionary()
        self._own: WeakKeyDictionary[GameRecord, OwnFile] = WeakKeyDictionary()
        self._told: OwnFile | None = None
        for changed in (session.recordChanged, session.seatsChanged, session.commented):
            changed.connect(self._look)

    def players(self) -> Players:
        """Who plays the game on the board."""
        return self._session.chosen_seat(MAX), self._session.chosen_seat(MIN)

    def own_file(self, record: GameRecord) -> OwnFile | None:
        """The file of a game; None where it has none."""
        return self._own.get(record)

    def put(self, record: GameRecord, path: Path, in_file: Held, digest: str = "") -> None:
        """Note the file of a game and its contents; for `digest` see `OwnFile`."""
        self._held[record] = in_file
        differs = in_file != held(record, self.players())
        self._own[record] = OwnFile(path, differs, digest)
        self._tell(record)

    def know(self, record: GameRecord, own: OwnFile | None) -> None:
        """Note what file a game had last time."""
        if own is not None:
            self._held[record] = None if own.differs else held(record, self.players())
            self._own[record] = own
            self._tell(record)

    @Slot()
    def _look(self) -> None:
        record = self._session.record
        own = self._own.get(record)
        if own is not None:
            differs = self._held[record] != held(record, self.players())
            self._own[record] = OwnFile(own.path, differs, own.digest)
        if self._own.get(record) != self._told:
            self._tell(record)

    def _tell(self, record: GameRecord) -> None:
        if record is self._session.record:
            self._told = self._own.get(record)
        self.changed.emit(record)
