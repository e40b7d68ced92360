# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every value that the program remembers: its key, type, default, range and meaning.

The rest of the program reads and writes them as `settings.get(BOT_PAUSE)` and
`settings.set(BOT_PAUSE, 400)`, and never names a key.

The file is checked before Qt reads it: QSettings decodes `@Variant(...)` and `@DateTime(...)` as a
stream of bytes and trusts it, so one wrong byte there is a segmentation fault at every start. The
program writes neither.
"""

from __future__ import annotations

import logging
import re
from abc import ABC, abstractmethod
from base64 import b64decode, b64encode
from dataclasses import field
from pathlib import Path
from typing import Generic, TypeVar
from zlib import crc32

from PySide6.QtCore import QByteArray, QSettings

from desktop_app.core.frozen import frozen
from desktop_app.numbered import create_numbered
from desktop_app.search.memory import DEFAULT_MEGABYTES, LEAST_MEGABYTES

Value = TypeVar("Value")

log = logging.getLogger("minimax_fair.settings")

ORGANISATION, NAME = "Minimax Fair", "minimax-fair"
MOST_BYTES = 1 << 20
"""Our own files have a few thousand bytes; a larger one is not ours."""
UNESCAPED = re.compile(r'["\s]|\\(?:x([0-9A-Fa-f]+)|([0-7]+)|(.))', re.DOTALL)
"""What Qt drops or decodes in a value: quotes, escapes and white space."""
STREAMED = re.compile(r"@(?:Variant|DateTime)\(")


@frozen(slots=False)
class Setting(ABC, Generic[Value]):
    """One remembered value.

    The settings file holds only strings, and anybody may have edited it: an invalid value is
    read as the default.

    Attributes:
        key: its name in the settings file, with its section: `bot/pause`.
        default: its value if nothing is stored.
        former_key: its name in earlier versions, still read if there is nothing under `key`.
    """

    key: str
    default: Value
    former_key: str = field(default="", kw_only=True)

    @abstractmethod
    def read(self, stored: object) -> Value:
        """Return the value of what QSettings holds, which is None if it holds nothing."""

    @abstractmethod
    def stored(self, value: Value) -> str | int | bool:
        """Return what to hand to QSettings for a value."""


class FlagSetting(Setting[bool]):
    """A boolean, stored as `true` or `false`."""

    def read(self, stored: object) -> bool:
        return {"true": True, "false": False}.get(str(stored).lower(), self.default)

    def stored(self, value: bool) -> bool:
        return value


@frozen(slots=False)
class NumberSetting(Setting[int]):
    """A whole number; a value outside `least` to `most` is clamped to the range."""

    least: int
    most: int

    def read(self, stored: object) -> int:
        try:
            number = self.default if stored is None else int(str(stored))
        except ValueError:
            return self.default
        return min(max(number, self.least), self.most)

    def stored(self, value: int) -> int:
        return value


class TextSetting(Setting[str]):
    """A string of any content."""

    def read(self, stored: object) -> str:
        return stored if isinstance(stored, str) else self.default

    def stored(self, value: str) -> str:
        return str(value)


@frozen(slots=False)
class ChoiceSetting(TextSetting):
    """One value of a `StrEnum`, which may be defined in a package further down."""

    choices: tuple[str, ...]

    def read(self, stored: object) -> str:
        return stored if isinstance(stored, str) and stored in self.choices else self.default


@frozen(slots=False)
class BlobSetting(Setting[QByteArray]):
    """Binary data from Qt, such as the layout of docks; stored with a checksum."""

    default: QByteArray = field(default_factory=QByteArray)

    def read(self, stored: object) -> QByteArray:
        if isinstance(stored, QByteArray):  # written by an earlier version of the program
            return stored
        return QByteArray(_bytes_of(stored)) if isinstance(stored, str) else self.default

    def stored(self, value: QByteArray) -> str:
        return _text_of(value)


# The window

WINDOW_GEOMETRY = BlobSetting("window/geometry")
"""Where the window is on the screen, and how large."""
WINDOW_ANALYSING = FlagSetting("window/analysing", default=False)
"""Whether the panels with values are beside the board."""
LIST_WANTED = FlagSetting("window/list-wanted", default=True)
"""Whether values, where they are shown, are in the panels, too: else only on the board."""
PLAY_STATE = BlobSetting("window/play-state")
"""The places of tool bars and docks while only the board is shown."""
ANALYSE_STATE = BlobSetting("window/analyse-state")
"""The places of tool bars and docks while the panels are shown."""
CANDIDATES_WIDTH = TextSetting("window/candidates-width", "560/1280")
"""The share of the window's width that the candidate moves take: pixels of pixels."""
CANDIDATES_HEIGHT = TextSetting("window/candidates-height", "300/860")
"""The share of the window's height that the candidate moves take."""
HISTORY_WIDTH = TextSetting("window/history-width", "400/1280")
"""The share of the window's width that the history takes."""
HISTORY_HEIGHT = TextSetting("window/history-height", "230/860")
"""The share of the window's height that the history takes."""
THEME = ChoiceSetting(
    "look/theme", "system", ("system", "light", "dark", "contrast", "contrast-dark")
)
"""The colours: a `ThemeChoice`."""
LANGUAGE = TextSetting("look/language", "")
"""The code of the language that was chosen, such as `de`; empty for the system's."""
TYPE_SIZE = NumberSetting("look/type", 0, 0, 3)
"""The size of all type, as an index into `scale.TIMES`."""
MOTION = ChoiceSetting("look/motion", "system", ("system", "less", "full"))
"""Whether wins and blocks are animated: a `MotionChoice`."""
SOUND = FlagSetting("sound/on", default=False)
"""Whether moves and the ends of games are heard."""
FINGERS = ChoiceSetting("look/fingers", "automatic", ("automatic", "always", "never"))
"""Whether buttons and rows are large enough for fingers: a `TouchChoice`."""
FINGER_SEEN = FlagSetting("look/finger-seen", default=False)
"""Whether the screen of this machine has ever been touched."""

# The board page

SEAT_FIRST = TextSetting("seats/first", "person", former_key="seats/x")
"""The first player: `person` or a player's id."""
SEAT_SECOND = TextSetting("seats/second", "", former_key="seats/o")
"""The second player: `person` or a player's id; empty for the first opponent of visitors."""
SWAP_EACH_GAME = FlagSetting("game/swap", default=False)
"""Whether the players swap sides after each game."""
GAME_FINISHED = FlagSetting("game/finished", default=True)
"""Whether a game was ever finished here: only then are the controls for walking through it shown.

A first start sets it to false; who used an earlier version has seen them all.
"""
FORMER_GAME = TextSetting("game/id", "")
"""The game on the board, as versions before the journal kept it; empty for the first game."""
FORMER_START = TextSetting("game/start", "")
"""The position in which that game began; empty for the usual one."""
FORMER_MOVES = TextSetting("game/moves", "")
"""The moves of that game."""
SERIES_DAY = TextSetting("series/day", "")
"""The day of the scores below, as `2026-11-25`."""
SERIES = TextSetting("series/scores", "")
"""The games won that day, by game and players, as JSON."""
FITS = TextSetting("players/fits", "")
"""What the fitted opponent knows of the person, by game, as JSON."""
SCALE = ChoiceSetting("display/scale", "outcome", ("outcome", "school", "max-loss", "words"))
"""The numbers or words for values: a `Scale`."""
POINT_OF_VIEW = ChoiceSetting("display/point-of-view", "first", ("first", "mover", "bot"))
"""The player for whom values are shown: a `PointOfView`."""
VALUES_ON_BOARD = ChoiceSetting("display/on-board", "all", ("off", "best", "all"))
"""The values drawn on the board beside the panels: an `ShownValues`."""
VALUES_ALONE = FlagSetting("display/alone", default=False)
"""Whether the board shows values while there are no panels."""
VALUES_ON_BOARD_ALONE = ChoiceSetting("display/on-board-alone", "all", ("off", "best", "all"))
"""Which values these are: an `ShownValues`, but never none of them."""
FLIPPED = FlagSetting("display/flipped", default=False)
"""Whether the board is seen from the other side than usual."""
FULL_DETAILS = FlagSetting("display/full", default=False)
"""Whether values come as numbers, with bounds and counts, rather than in simple words."""
MORE_COLUMNS = FlagSetting("display/more", default=False)
"""Whether the candidate moves have all their columns."""
BOT_PAUSE = NumberSetting("bot/pause", 400, 0, 10_000)
"""The shortest duration of a bot's move, in milliseconds."""
BOT_SECONDS = NumberSetting("bot/seconds", 2, 1, 600)
"""The longest time that a bot thinks about a move, in seconds."""
BOT_TIES = ChoiceSetting("bot/ties", "best-odds", ("best-odds", "random"))
"""How a bot chooses among equal moves: a `TieRule`."""
SEARCH_MEMORY = NumberSetting("search/memory", DEFAULT_MEGABYTES, LEAST_MEGABYTES, 1 << 30)
"""The memory for the search's tables in megabytes; at most half of the machine's is used."""
PROGRAMS = TextSetting("players/programs", "")
"""The ids of the programs chosen so far, one a line, the last one first."""
MATCHBOXES_SHOWN = FlagSetting("matchboxes/shown", default=True)
"""Whether the matchboxes are beside the board while MENACE plays."""
FILES_FOLDER = TextSetting("files/folder", "")
"""The folder of the file opened or saved last; empty for the user's home."""
RECENT_FILES = TextSetting("files/recent", "")
"""The files opened or saved last, one a line, the last one first."""

# Explain

EXPLAIN_CONTROLS = ChoiceSetting("explain/controls", "watch", ("watch", "try", "study"))
"""Which controls the page offers: a `ControlSet`."""
GUESS_DAY = TextSetting("guess/day", "")
"""The day of the two counts below, as `2026-11-25`."""
GUESSES_RIGHT = NumberSetting("guess/right", 0, 0, 1_000_000)
"""How many guesses were right that day."""
GUESSES_WRONG = NumberSetting("guess/wrong", 0, 0, 1_000_000)
"""How many guesses were wrong that day."""

# The arena

ARENA_GAME = TextSetting("arena/game", "")
"""The game of the last tournament; empty for the first game."""
ARENA_PLAYERS = TextSetting("arena/players", "perfect\nrandom")
"""The ids of its players, one a line."""
ARENA_GAMES = NumberSetting("arena/games", 1_000, 1, 10_000)
"""How many games each pair of players plays."""
ARENA_OPENINGS = NumberSetting("arena/openings", 0, 0, 1_000)
"""How many openings are drawn; 0 for the usual start."""
ARENA_SEED = NumberSetting("arena/seed", 0, 0, 999_999)
"""The seed of everything that is random."""
ARENA_FIRST = ChoiceSetting("arena/first", "alternating", ("alternating", "fixed", "random"))
"""Which of two players begins a game: a `FirstPlayer`."""
ARENA_LIMIT = ChoiceSetting("arena/limit", "none", ("none", "seconds", "nodes", "depth"))
"""How a move is limited: a `LimitKind`."""
LIMIT_PARTS = 100
"""The three limits below are stored in hundredths, as whole numbers."""
ARENA_SECONDS = NumberSetting("arena/seconds", 20, 5, 6_000)
"""The time for a move, in hundredths of a second."""
ARENA_NODES = NumberSetting(
    "arena/nodes", 10_000 * LIMIT_PARTS, 10 * LIMIT_PARTS, 10**8 * LIMIT_PARTS
)
"""The number of positions for a move, in hundredths."""
ARENA_DEPTH = NumberSetting("arena/depth", 4 * LIMIT_PARTS, LIMIT_PARTS, 40 * LIMIT_PARTS)
"""The search depth for a move, in hundredths of a ply."""


class Settings:
    """The values of the settings file, by `Setting`.

    Args:
        store: where the values are kept, by default the user's settings file.
        folder: the folder for saved games and other files; None: nothing is saved.

    Attributes:
        damaged: the user's file under its new name if it could not be read, else None.
    """

    def __init__(self, store: QSettings | None = None, folder: Path | None = None) -> None:
        self.folder = folder
        self.damaged: Path | None = None
        self._store = store or self._open()

    def _open(self) -> QSettings:
        """Open the user's file; rename a damaged one and start afresh."""
        ini, file = QSettings.Format.IniFormat, settings_file()
        if not is_sound(file):
            log.warning("%s is damaged", file)
            self.damaged = file
            try:
                self.damaged = set_aside(file)
            except FileNotFoundError:  # another window has just done so, and says so
                self.damaged = None
            except OSError:  # it can't be renamed, and must not be read
                import tempfile

                return QSettings(str(Path(tempfile.mkdtemp()) / file.name), ini)
        log.info("settings are read from %s", file)
        return QSettings(ini, QSettings.Scope.UserScope, ORGANISATION, NAME)

    def get(self, setting: Setting[Value]) -> Value:
        """Return the stored value, or the default if it is missing or invalid."""
        stored = self._store.value(setting.key)
        if stored is None and setting.former_key:
            stored = self._store.value(setting.former_key)
        return setting.read(stored)

    def holds(self, setting: Setting[Value]) -> bool:
        """Return whether any value is stored for a setting, even an invalid one."""
        return self._store.contains(setting.key)

    def set(self, setting: Setting[Value], value: Value) -> None:
        """Remember a value; it is written once the program has nothing else to do, or by `sync`."""
        log.debug("%s is set to %.60s", setting.key, setting.stored(value))
        self._store.setValue(setting.key, setting.stored(value))

    def choose(self, setting: Setting[Value], value: Value) -> None:
        """Remember what the user has chosen, and write it now, in case the program is killed.

        This takes about 20 ms.
        """
        self.set(setting, value)
        self.sync()

    def forget(self, setting: Setting[Value]) -> None:
        """Remove a value, so that the default holds again."""
        self._store.remove(setting.key)

    def sync(self) -> None:
        """Write everything to the file now."""
        self._store.sync()


def _text_of(blob: QByteArray) -> str:
    """Return bytes as plain text with a checksum."""
    data = blob.data()
    return f"{crc32(data):08x}:{b64encode(data).decode('ascii')}"


def _bytes_of(text: str) -> bytes:
    """Return the bytes in a text; empty if the checksum does not match."""
    checksum, _, encoded = text.partition(":")
    try:
        data = b64decode(encoded, validate=True)
    except ValueError:
        return b""
    return data if f"{crc32(data):08x}" == checksum else b""


def settings_file() -> Path:
    """Return the path of the user's settings file, without opening it."""
    probe = QSettings(
        QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, f"{NAME}-place"
    )
    return Path(probe.fileName()).with_name(f"{NAME}.ini")


def is_sound(file: Path) -> bool:
    """Whether QSettings can safely read a file; a missing file is sound."""
    try:
        with file.open("rb") as opened:
            data = opened.read(MOST_BYTES + 1)
        text = data.decode("utf-8-sig")
    except FileNotFoundError:
        return True
    except (OSError, UnicodeDecodeError):
        return False
    if len(data) > MOST_BYTES or "\0" in text:
        return False
    lines = (line.strip() for line in re.split(r"[\r\n]+", text))
    return all(map(_is_line, lines)) and not STREAMED.search(UNESCAPED.sub(_decoded, text))


def _is_line(line: str) -> bool:
    is_section = line.startswith("[") and line.endswith("]")
    return not line or line[0] in ";#" or is_section or "=" in line


def _decoded(found: re.Match[str]) -> str:
    """Decode a numeric escape as Qt does: any number of digits, of which the last 16 bits count."""
    hexadecimal, octal, other = found.groups()
    if hexadecimal or octal:
        return chr((int(hexadecimal, 16) if hexadecimal else int(octal, 8)) & 0xFFFF)
    return other if other and other in "\\\"'?;,=" else ""


def set_aside(file: Path) -> Path:
    """Rename a file to an unused numbered name, and return the new path.

    Raises:
        OSError: the file can't be renamed.
    """
    aside = create_numbered(file.parent, file.stem, file.suffix)
    try:
        return file.replace(aside)
    except OSError:
        aside.unlink()
        raise
