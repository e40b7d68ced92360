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

    def show(self, sight: Sight | None) -> None:
        """This is the game of now; it is written down where it was there the last time too."""
        if self._folder is None or sight is None:
            return
        name = (sight.pair, sight.number)
        lasts, self._seen = name == self._seen, name
        if not lasts or sight == self._shown:
            return
        self._shown = sight
        place = self._folder / f"{os.getpid()}{ENDING}"
        with suppress(OSError):  # who plays is not to be held up by who looks
            beside = place.with_suffix(".part")
            beside.write_text(json.dumps(asdict(sight)))
            beside.replace(place)


def sights(folder: Path) -> Iterator[Sight]:
    """What can be seen now; some of it may be over already."""
    for place in sorted(folder.glob(f"*{ENDING}")):
        with suppress(OSError, ValueError, TypeError):  # a file that is being replaced
            yield Sight(**json.loads(place.read_text()))
