# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The registry entry of a game, with the parts that are loaded on demand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop_app.core.entry import Family
from desktop_app.core.frozen import frozen
from desktop_app.core.position import Game

if TYPE_CHECKING:
    from desktop_app.boards.kind import BoardKind
    from desktop_app.games.wording import Wording
    from desktop_app.search.engine import Engine
    from desktop_app.search.example import Example


def _unlisted_wording() -> Wording:
    from desktop_app.games.wording import UnlistedWording

    return UnlistedWording()


def _no_engines() -> Sequence[type[Engine]]:
    return ()


def _no_examples() -> Sequence[Example]:
    return ()


@frozen(eq=False, slots=False)
class GameEntry(Family):
    """One entry of the registry.

    Each part is a function that imports what it returns, so that the list of games loads neither
    a board nor a kernel. Import statements, not names in strings: PyInstaller and pyright follow
    them.

    Attributes:
        usual: the game that the bare name of a kind stands for, such as `nim`; None: the name needs
            a size.
        wording: what is said about the game.
        engines: the game's own engines, in order of preference.
        board: makes the board for a game of this family; None: it is explained and analysed, but
            not played in the window.
        examples: positions that show one thing each, in the current language.
        ladders: the file with what `minimax-fair ladder` measured of its levels; it need not exist.
    """

    usual: Game | None = None
    wording: Callable[[], Wording] = _unlisted_wording
    engines: Callable[[], Sequence[type[Engine]]] = _no_engines
    board: Callable[[Any], BoardKind] | None = None
    examples: Callable[[], Sequence[Example]] = _no_examples
    ladders: Path | None = None
