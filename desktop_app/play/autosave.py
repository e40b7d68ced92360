# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a window holds is in its file before it is seen: after each move, choice and walk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop_app.core.record import GameRecord, RecordNode
from desktop_app.files.claim import Claim
from desktop_app.files.errors import FileError
from desktop_app.files.game_file import KeptGame, game_text
from desktop_app.files.window_file import NO_PLACE, GamesBefore, Place, window_text
from desktop_app.play.filed_games import FiledGames
from desktop_app.play.history.model import HistoryModel
from desktop_app.play.saved_game import no_board
from desktop_app.play.session import GameSession
from desktop_app.words.files import lost_file_text, not_kept

Look = Callable[[], tuple[str, Place]]
"""Tells the page that is shown, and the place in it."""

LATER_MS = 500
"""What comes in floods, such as steps of a run, is written so long after the first of it."""

LONG = 1_000
"""Positions of a game that takes longer to write than a part of a frame."""


def _is_long(record: GameRecord) -> bool:
    return next(islice(record.nodes(), LONG, None), None) is not None


def nowhere() -> tuple[str, Place]:
    """No page."""
    return "", NO_PLACE


class Autosave(QObject):
    """Writes a window's file whenever the session changes.

    A write takes less than a frame, and is over before the change is painted: however the process
    ends, what comes back is what was seen last.

    Signals:
        failed: a sentence, and whether it is the first since what was written last.
        written: it was written; for the first time, or again after it failed.
    """

    failed = Signal(str, bool)
    written = Signal()

    def __init__(
        self,
        claim: Claim,
        session: GameSession,
        history: HistoryModel,
        filed: FiledGames,
        *,
        look: Look = nowhere,
        unread: Sequence[str] = (),
    ) -> None:
        """Write nothing yet.

        Args:
            claim: the file.
            session, history, filed: what is written.
            look: tells the page.
            unread: texts of games that were before all others; see `take_before`.
        """
        super().__init__(session)
        self._unread = tuple(unread)
        self._claim = claim
        self._session = session
        self._history = history
        self._filed = filed
        self._present = session.record
        self._look = look
        self._is_failing: bool | None = None
        self._has_ended = False
        self._texts: WeakKeyDictionary[GameRecord, str] = WeakKeyDictionary()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LATER_MS)
        self._later.timeout.connect(self.save)
        session.positionChanged.connect(self._on_change)
        session.seatsChanged.connect(self._on_change)
        session.commented.connect(self._on_comment)
        filed.changed.connect(self._on_filed)

    @Slot()
    def save_later(self) -> None:
        """Write soon."""
        if not self._later.isActive():
            self._later.start()

    @Slot()
    def _on_change(self) -> None:
        """A game of thousands of moves, which was opened, takes longer than a frame."""
        if _is_long(self._session.record):
            self.save_later()
        else:
            self.save()

    @Slot(object)
    def _on_comment(self, node: RecordNode) -> None:
        root = node.path()[0]
        for record in self._session.before:
            if record.root is root:
                self._texts.pop(record, None)
        self._on_change()

    @Slot(object)
    def _on_filed(self, record: GameRecord) -> None:
        self._texts.pop(record, None)
        self.save_later()

    @Slot()
    def save(self) -> None:
        """Write now."""
        self._later.stop()
        if self._has_ended:
            return
        page, place = self._look()
        try:
            self._claim.write(window_text(self._games(), self._filed.players(), page, place))
        except FileError as error:
            was_failing, self._is_failing = self._is_failing, True
            self.failed.emit(not_kept(error), not was_failing)
        else:
            if self._is_failing is not False:
                self._is_failing = False
                self.written.emit()

    def _games(self) -> list[str]:
        """The present game, and those before it, of which nothing changes any more."""
        # of the one that was left, values may have come in since it was written
        self._texts.pop(self._present, None)
        self._present = now = self._session.record
        self._texts.pop(now, None)
        texts = [self._text(record) for record in (now, *self._session.before)]
        return [texts[0], *self._unread, *texts[1:]]

    def _text(self, record: GameRecord) -> str:
        if record not in self._texts:
            values, own = self._history.values(record), self._filed.own_file(record)
            self._texts[record] = game_text(KeptGame(record, values=values, own=own))
        return self._texts[record]

    @Slot(object)
    def take_before(self, read: GamesBefore) -> None:
        """The games of the unread texts: they are the session's from now on."""
        self._unread = ()
        playable = [(text, game) for text, game in read.games if not no_board(game.record)]
        for text, game in playable:
            self._history.know(game.record, game.values)
            self._filed.know(game.record, game.own)
            self._texts[game.record] = text
        if read.refused:
            self._claim.keep_copy()
            self.failed.emit(lost_file_text(read.refused[0]), True)
        self._session.add_before(game.record for _, game in playable)

    @Slot()
    def end(self) -> None:
        """Write for the last time: what changes from now on, nobody sees."""
        self.save()
        self._has_ended = True

    @Slot()
    def release(self) -> None:
        """Leave the file to others."""
        self._claim.release()
