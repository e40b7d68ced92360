# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked of the arena's thread, and what it tells: frozen, from thread to thread."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from threading import Event

from desktop_app.tournaments.live_games import Sight
from desktop_app.tournaments.store import StoreError
from desktop_app.tournaments.terms import Played
from desktop_app.tournaments.tournament import Tournament


class RunState(StrEnum):
    """What a run is doing."""

    NONE = "none"  # there is none yet
    OPENING = "opening"  # its file is read
    PLAYING = "playing"
    PAUSED = "paused"
    ENDING = "ending"  # it was told to end, and hands back what it has
    STOPPED = "stopped"  # it has ended before all was played, and can go on
    OVER = "over"


@dataclass(frozen=True, slots=True)
class RunRequest:
    """A run that is to be shown, and played where games are missing.

    Attributes:
        number: which request this is.
        place: the file of the run; None: it is kept in memory until the next one.
        tournament: what is played; None: what is in the file.
        plays: whether to play; else the games are only read.
        goes_on: whether it is the run that was there last.
        stop: ends it.
        hurry: has it end at once, whatever its processes do.
        go: while it is not set the run waits.
    """

    number: int
    place: Path | None
    tournament: Tournament | None
    plays: bool = True
    goes_on: bool = False
    stop: Event = field(default_factory=Event, compare=False)
    hurry: Event = field(default_factory=Event, compare=False)
    go: Event = field(default_factory=Event, compare=False)


@dataclass(frozen=True, slots=True)
class RunOpened:
    """A run, with the games that it has already.

    Attributes:
        tournament: who plays whom.
        place: its file.
        played: by pair and number.
    """

    tournament: Tournament
    place: Path | None
    played: tuple[Played, ...]


@dataclass(frozen=True, slots=True)
class RunNews:
    """What is new of a run.

    Attributes:
        played: the games that have ended since the last news.
        seconds_left: about so long it will take still; None where nobody can know yet.
    """

    played: tuple[Played, ...]
    seconds_left: float | None


@dataclass(frozen=True, slots=True)
class RunSeen:
    """Games that last, as far as they have come.

    Attributes:
        sights: one for each process that plays such a game.
    """

    sights: tuple[Sight, ...]


@dataclass(frozen=True, slots=True)
class RunEnded:
    """That a run plays no longer.

    Attributes:
        is_over: whether all games are played.
        error: why it could not be kept; None where it was.
    """

    is_over: bool
    error: StoreError | None = None
