# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games in progress, for others to watch: each process keeps its current game in a small file.

With files, no process waits for another: players are not slowed down, watchers find the latest
position, and a process that ends leaves nothing half done.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

SUFFIX = ".sight"
RESTS = 3
"""At most one call of `show` in this many writes the file."""


@dataclass(frozen=True, slots=True)
class LiveGame:
    """A game in progress.

    Attributes:
        pair: the number of the pair of players in the tournament.
        number: the number of the game within the pair, from 0.
        a_began: whether player a moved first.
        moves: all moves so far, in the game's notation.
    """

    pair: int
    number: int
    a_began: bool
    moves: str


class LiveGameWriter:
    """Writes the current game of this process to a file, unless it ends within a moment.

    Args:
        folder: the folder that is watched; None: write nothing.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._seen: tuple[int, int] | None = None
        self._shown: LiveGame | None = None
        self._rests = 0

    def show(self, live_game: LiveGame | None) -> None:
        """Write the current game if the previous call had the same game.

        Not every move is written: a viewer can follow only a few moves a second.
        """
        if self._folder is None or live_game is None:
            return
        name = (live_game.pair, live_game.number)
        lasts, self._seen = name == self._seen, name
        self._rests -= 1
        if not lasts or self._rests > 0 or live_game == self._shown:
            return
        self._shown, self._rests = live_game, RESTS
        place = self._folder / f"{os.getpid()}{SUFFIX}"
        with suppress(OSError):  # watching must not disturb the player
            # not atomic: readers skip a half-written file
            place.write_text(json.dumps(asdict(live_game)))


def live_games(folder: Path) -> Iterator[LiveGame]:
    """Yield the games in progress; some may be over already."""
    for place in sorted(folder.glob(f"*{SUFFIX}")):
        with suppress(OSError, ValueError, TypeError):  # a file that is being written
            yield LiveGame(**json.loads(place.read_text()))
