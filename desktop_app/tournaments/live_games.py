# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games that are being played, as others may see them: each process keeps one small file for that.

A file, for nobody then waits for anybody: who plays does not learn whether somebody looks, who
looks finds what was there last, and a process that ends leaves nothing in between.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

ENDING = ".sight"
RESTS = 3
"""Every so often a game that has come farther is written down again, at the most."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A game as far as it has come.

    Attributes:
        pair: see `Task`.
        number: see `Task`.
        a_began: see `Played`.
        moves: all moves so far, in the game's notation.
    """

    pair: int
    number: int
    a_began: bool
    moves: str


class Showing:
    """Shows the games of this process, one after another; none that is over in a moment.

    Args:
        folder: where others look; None: nobody does.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._seen: tuple[int, int] | None = None
        self._shown: Sight | None = None
        self._rests = 0

    def show(self, sight: Sight | None) -> None:
        """This is the game of now; it is written down where it was there the last time too.

        Not each time: an eye sees a few moves a second.
        """
        if self._folder is None or sight is None:
            return
        name = (sight.pair, sight.number)
        lasts, self._seen = name == self._seen, name
        self._rests -= 1
        if not lasts or self._rests > 0 or sight == self._shown:
            return
        self._shown, self._rests = sight, RESTS
        place = self._folder / f"{os.getpid()}{ENDING}"
        with suppress(OSError):  # who plays is not to be held up by who looks
            # in place: half of a text is none, and is left out
            place.write_text(json.dumps(asdict(sight)))


def sights(folder: Path) -> Iterator[Sight]:
    """What can be seen now; some of it may be over already."""
    for place in sorted(folder.glob(f"*{ENDING}")):
        with suppress(OSError, ValueError, TypeError):  # a file that is being written
            yield Sight(**json.loads(place.read_text()))
