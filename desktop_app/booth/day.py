# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The day at the booth: its figures, its games, and the game on the board.

Nothing about a person is kept: no name, no picture, no comment. The file of a day only grows, with
the checksummed lines of a journal (`files.journal`), so a program that is killed loses nothing that
was done before, and a damaged line costs only itself. The visitors' games go to an archive in the
form of a journal, one file a day; the game on the board is kept in a file of its own, from which
the booth goes on after a crash.
"""

from __future__ import annotations

import logging
import os
from collections import Counter, deque
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from pathlib import Path
from threading import Condition, Thread

from desktop_app.core.position import Move
from desktop_app.core.record import GameRecord
from desktop_app.files.archive import ARCHIVE
from desktop_app.files.disk import make_private_folder, write_whole
from desktop_app.files.errors import FileError
from desktop_app.files.game_file import GameFileContents, Players, game_head, move_lines
from desktop_app.files.journal import JournalLine, entry, game_entry, lines_in, read_journal

DAYS, BOARD, ASIDE = "days", "board.journal", "board-aside.journal"
"""The folder of the days, the file of the game on the board, and that of a game set aside."""
PAGE, LANGUAGE = "booth", "language"
"""The name of the booth's page in a journal, and the key of its language."""
RETRY_SECONDS = 5.0
"""How soon writing is tried again after it has failed."""
FLUSH_SECONDS = 5.0
"""How long the program waits for the disk when it ends."""
MOST_TEXT = 10_000

log = logging.getLogger("minimax_fair.booth")

Now = Callable[[], datetime]


def local_time() -> datetime:
    """Return the local time."""
    return datetime.now().astimezone()


@dataclass(frozen=True, slots=True)
class NotedMistake:
    """A move that lost or gave away a game.

    Attributes:
        game: the id of the game.
        moves: the moves before it, in the game's notation.
        move: the move, in the game's notation.
    """

    game: str
    moves: str
    move: str


@dataclass(slots=True)
class RiddleAnswers:
    """How often a riddle was answered, and how often the answer was right."""

    asked: int = 0
    right: int = 0


@dataclass(slots=True)
class DayFigures:
    """What happened on one day.

    Attributes:
        visitors: how many people have begun to play.
        won_by_bot, won_by_visitors, drawn: the finished games.
        unfinished: games that a visitor left before the end.
        riddles: the answers to each riddle, by its id.
        mistakes: how often each move lost a game.
        lost: the moves of the last lost games, newest last, as pairs of game id and moves.
    """

    visitors: int = 0
    won_by_bot: int = 0
    won_by_visitors: int = 0
    drawn: int = 0
    unfinished: int = 0
    riddles: dict[str, RiddleAnswers] = field(default_factory=dict[str, RiddleAnswers])
    mistakes: Counter[NotedMistake] = field(default_factory=Counter[NotedMistake])
    lost: deque[tuple[str, str]] = field(default_factory=lambda: deque(maxlen=20))

    @property
    def games(self) -> int:
        """The number of finished games."""
        return self.won_by_bot + self.won_by_visitors + self.drawn

    @property
    def riddles_solved(self) -> int:
        """The number of right answers."""
        return sum(each.right for each in self.riddles.values())

    @property
    def hardest_riddle(self) -> str | None:
        """The id of the riddle with the smallest share of right answers; None before the first."""
        asked = [(found.right / found.asked, -found.asked, name)
                 for name, found in self.riddles.items() if found.asked]  # fmt: skip
        return min(asked)[2] if asked else None

    @property
    def commonest_mistake(self) -> NotedMistake | None:
        """The move that lost most games, at least two; None if there is none."""
        found = self.mistakes.most_common(1)
        return found[0][0] if found and found[0][1] > 1 else None

    def lost_games(self) -> list[tuple[str, str]]:
        """Return the last lost games, the most instructive first, as pairs of game id and moves.

        A game teaches most if its decisive mistake is known, then if many visitors have made that
        mistake, and then if the mistake came late. Of equal games, the newest comes first.
        """
        newest_first = [*self.lost][::-1]
        return sorted(newest_first, key=self._lesson_value, reverse=True)

    def _lesson_value(self, lost: tuple[str, str]) -> tuple[int, int]:
        game, moves = lost
        lessons = (
            (times, len(mistake.moves))
            for mistake, times in self.mistakes.items()
            if mistake.game == game
            and moves.startswith(mistake.moves)
            and moves[len(mistake.moves) :].lstrip(" ,").startswith(mistake.move)
        )
        return max(lessons, default=(0, 0))

    def count(self, event: str, fields: Mapping[str, str]) -> None:
        """Count one event; an unknown one, from a later version, is ignored."""
        if event == "visitor":
            self.visitors += 1
        elif event == "end":
            self._count_result(fields)
        elif event == "left":
            self.unfinished += 1
        elif event == "riddle":
            found = self.riddles.setdefault(fields.get("riddle", ""), RiddleAnswers())
            found.asked += 1
            found.right += fields.get("right") == "yes"
        elif event == "mistake":
            names = (fields.get(name, "") for name in ("game", "moves", "move"))
            self.mistakes[NotedMistake(*names)] += 1

    def _count_result(self, fields: Mapping[str, str]) -> None:
        won = fields.get("won", "")
        self.won_by_bot += won == "bot"
        self.won_by_visitors += won == "visitor"
        self.drawn += won == "nobody"
        if won == "bot":
            self.lost.append((fields.get("game", ""), fields.get("moves", "")))


def read_day(data: bytes) -> DayFigures:
    """Return the figures of a day from the contents of its file; damaged lines are left out."""
    figures, faults = DayFigures(), list[FileError]()
    for line in lines_in(data, faults):
        event = _event_of(line)
        if event is not None:
            figures.count(*event)
    return figures


def _event_of(line: JournalLine) -> tuple[str, dict[str, str]] | None:
    try:
        fields = {name: part.as_text(MOST_TEXT) for name, part in line.part.fields().items()}
    except FileError:
        return None
    return fields.pop("do", ""), fields


class DayLog:
    """Counts the day's events and keeps its games; writes both in a thread of its own.

    The first event after midnight begins another day.

    Attributes:
        figures: the figures of the day.
    """

    def __init__(self, folder: Path, archive: Path, now: Now = local_time) -> None:
        """Read what was written today.

        Args:
            folder: the folder of the booth.
            archive: the folder that holds the archive of all games played on this computer.
            now: returns the local time.
        """
        self._folder, self._archive, self._now = folder, archive / ARCHIVE, now
        self._day = self._today()
        self.figures = read_day(_contents(self.file))
        self._archived = _contents(self._archive_file).count(b"\n")
        self._changed = Condition()
        self._queue: deque[Callable[[], None]] = deque()
        self._ends = self._busy = False
        self._thread = Thread(target=self._run, name="day of the booth", daemon=True)
        self._thread.start()

    def _today(self) -> str:
        return self._now().date().isoformat()

    @property
    def day(self) -> str:
        """The date of the figures, as `2026-11-26`."""
        return self._day

    @property
    def file(self) -> Path:
        """The file of the day."""
        return self._folder / DAYS / f"{self._day}.jsonl"

    @property
    def _archive_file(self) -> Path:
        return self._archive / f"games-{self._day}-booth.journal"

    @property
    def _board_file(self) -> Path:
        return self._folder / BOARD

    def count_visitor(self) -> None:
        """Count a visitor."""
        self._record("visitor")

    def count_result(self, record: GameRecord, won: str) -> None:
        """Count a finished game.

        Args:
            record: the game.
            won: `bot`, `visitor` or `nobody`.
        """
        self._record("end", game=_id_of(record), moves=_moves_of(record), won=won)

    def count_unfinished(self, record: GameRecord) -> None:
        """Count a game that was left unfinished."""
        self._record("left", game=_id_of(record), moves=_moves_of(record))

    def count_riddle(self, name: str, *, is_right: bool) -> None:
        """Count an answer to a riddle."""
        self._record("riddle", riddle=name, right="yes" if is_right else "no")

    def count_mistake(self, record: GameRecord, moves: Iterable[Move], move: Move) -> None:
        """Count the move that lost a game.

        Args:
            record: the game.
            moves: the moves before it.
            move: the move.
        """
        game = record.root.position.game
        before = game.moves_text(list(moves))
        self._record("mistake", game=game.id, moves=before, move=game.move_text(move))

    def _record(self, event: str, **fields: str) -> None:
        now = self._now()
        today = now.date().isoformat()
        if today != self._day:
            self._day, self.figures, self._archived = today, DayFigures(), 0
        self.figures.count(event, fields)
        at = now.isoformat("T", "seconds")
        self._enqueue(partial(_append, self.file, entry(event, at=at, **fields)))

    # The games

    def save_board(self, record: GameRecord, players: Players, language: str = "") -> None:
        """Save the game on the board, from which the booth goes on after a crash.

        Args:
            record: the game.
            players: who plays.
            language: the code of the language in which the visitor plays.
        """
        page = entry("page", page=PAGE, place={LANGUAGE: language})
        self._enqueue(partial(self._write_board, self._line_of(record, players, 1) + page))

    def _write_board(self, lines: bytes) -> None:
        make_private_folder(self._folder)
        write_whole(self._board_file, lines, durable=False)

    def saved_board(self) -> GameFileContents | None:
        """Return the game that was on the board when the program ended; None if there is none."""
        for lines in read_journal(_contents(self._board_file)).games.values():
            game = lines.read()
            if game.record is not None:
                return GameFileContents(game.record, game.players)
        return None

    def saved_language(self) -> str:
        """Return the code of the language of the game on the board; empty if it is unknown."""
        return str(read_journal(_contents(self._board_file)).place.get(LANGUAGE, ""))

    def set_board_aside(self) -> None:
        """Rename the file of the game on the board, so that no start goes on with the game."""
        with suppress(OSError):
            self._board_file.replace(self._folder / ASIDE)

    def archive_board(self, record: GameRecord, players: Players) -> None:
        """Move the game on the board to the archive; one without a move is dropped."""
        if record.root.children:
            self._archived += 1
            line = self._line_of(record, players, self._archived)
            self._enqueue(partial(_append, self._archive_file, line))
        self._enqueue(partial(self._board_file.unlink, missing_ok=True))

    def _line_of(self, record: GameRecord, players: Players, number: int) -> bytes:
        game = GameFileContents(record, players)
        began = self._now().isoformat("T", "microseconds")
        return game_entry(number, began, game_head(game), move_lines(game))

    # Writing

    def _enqueue(self, do: Callable[[], None]) -> None:
        with self._changed:
            self._queue.append(do)
            self._changed.notify_all()

    def flush(self, seconds: float = FLUSH_SECONDS) -> bool:
        """Wait until everything is written; return whether it is."""
        with self._changed:
            return self._changed.wait_for(lambda: not (self._queue or self._busy), seconds)

    def close(self) -> bool:
        """Write what is left and end; return whether everything is written."""
        is_written = self.flush()
        with self._changed:
            self._ends = True
            self._changed.notify_all()
        return is_written

    # The writing thread

    def _run(self) -> None:
        while True:
            with self._changed:
                self._busy = False
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._ends or self._queue)
                if not self._queue:
                    return
                self._busy = True
                write = self._queue[0]
            try:
                write()
            except (OSError, FileError) as error:
                log.warning("the day of the booth can't be written: %s", error)
                with self._changed:
                    if self._changed.wait_for(lambda: self._ends, RETRY_SECONDS):
                        return
            else:
                with self._changed:
                    self._queue.popleft()


def _contents(file: Path) -> bytes:
    with suppress(OSError):
        return file.read_bytes()
    return b""


def _append(file: Path, line: bytes) -> None:
    """Append a line; if only a part of it could be written, the next one begins a line of its own.

    Raises:
        OSError: it can't be written.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
    handle = os.open(file, flags, 0o600)
    try:
        length = os.fstat(handle).st_size
        if length:
            os.lseek(handle, length - 1, os.SEEK_SET)
            if os.read(handle, 1) != b"\n":
                line = b"\n" + line
        while line:
            line = line[os.write(handle, line) :]
        os.fsync(handle)
    finally:
        os.close(handle)


def _id_of(record: GameRecord) -> str:
    return record.root.position.game.id


def _moves_of(record: GameRecord) -> str:
    return record.root.position.game.moves_text(record.moves())
