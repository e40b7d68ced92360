# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of all games, and lookups in it.

To add a game, add a folder beside this file and its entry at the end of `_entries`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from threading import RLock
from typing import TYPE_CHECKING, overload

from desktop_app.core.entry import UNLISTED, Evaluation, family_of, register
from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.position import Game, Move, Player, Position
from desktop_app.games.entry import GameEntry

if TYPE_CHECKING:
    from desktop_app.boards.kind import BoardKind
    from desktop_app.games.wording import Wording
    from desktop_app.search.engine import BookReader, Engine
    from desktop_app.search.engine_cache import EngineCache


def _entries() -> Iterator[GameEntry]:
    """Yield the entry of each family of games, in the order of all lists.

    Each is imported when it is reached: the first board waits for the rules of its game alone.
    """
    from desktop_app.games.k_in_a_row.entry import LINES

    yield LINES
    from desktop_app.games.nim.entry import NIM

    yield NIM
    from desktop_app.games.chomp.entry import CHOMP

    yield CHOMP
    from desktop_app.games.dots.entry import DOTS

    yield DOTS
    from desktop_app.games.hexapawn.entry import HEXAPAWN

    yield HEXAPAWN
    from desktop_app.games.morris.entry import MORRIS

    yield MORRIS
    from desktop_app.games.othello.entry import OTHELLO

    yield OTHELLO
    from desktop_app.games.hex.entry import HEX

    yield HEX
    from desktop_app.games.kalah.entry import KALAH

    yield KALAH
    from desktop_app.games.chess.entry import CHESS

    yield CHESS
    from desktop_app.games.tic_tac_toe_variants.entry import MISERE, NOTAKTO, WILD

    yield MISERE
    yield WILD
    yield NOTAKTO
    from desktop_app.games.numbers.entry import NUMBERS

    yield NUMBERS


class Families(Sequence[GameEntry]):
    """Entries in a fixed order; each is made when it is first reached.

    Args:
        entries: makes them, one after another.
    """

    def __init__(self, entries: Iterator[GameEntry]) -> None:
        self._rest = entries
        self._made: list[GameEntry] = []
        self._lock = RLock()  # a search looks for its game while the window lists them all

    def _has(self, at: int) -> bool:
        """Return whether there is an entry at a place, and make those up to it."""
        if at < len(self._made):
            return True
        with self._lock:
            while at >= len(self._made):  # another thread may have made it meanwhile
                entry = next(self._rest, None)
                if entry is None:
                    return False
                self._made.append(entry)
        return True

    def __iter__(self) -> Iterator[GameEntry]:
        at = 0
        while self._has(at):
            yield self._made[at]
            at += 1

    def __len__(self) -> int:
        return sum(1 for _ in self)

    @overload
    def __getitem__(self, at: int) -> GameEntry: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[GameEntry]: ...

    def __getitem__(self, at: int | slice) -> GameEntry | Sequence[GameEntry]:
        return tuple(self)[at]


class Presets(Mapping[str, Game]):
    """The games that are offered by name, in the order of their families."""

    def __getitem__(self, name: str) -> Game:
        for game in _preset_games():
            if game.id == name:
                return game
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return (game.id for game in _preset_games())

    def __len__(self) -> int:
        return sum(1 for _ in self)


def _preset_games() -> Iterator[Game]:
    return (game for family in FAMILIES for game in family.presets)


FAMILIES = Families(_entries())
register(FAMILIES)

PRESETS = Presets()
"""The games that are offered by name."""
FIRST_GAME = next(iter(PRESETS.values()))
"""The game shown at the very first start."""

_NOT_LISTED = GameEntry(id=UNLISTED.id, kinds=UNLISTED.kinds, parse=UNLISTED.parse)


def find_game(text: str) -> Game:
    """Return the game that a text names: a preset, `nim`, `mnk:4x4x4` or `numbers:3,5,2,9`.

    Raises:
        GameError: there is no such game, or the size or numbers are wrong.
    """
    name = text.strip()
    for family in FAMILIES:
        game = _find_in(family, name)
        if game is not None:
            return game
    *forms, last = named_formats()
    presets = ", ".join(preset_names())
    raise GameError(
        GameFault.UNKNOWN_GAME, text=name[:30], presets=presets, forms=", ".join(forms), last=last
    )


def _find_in(family: GameEntry, name: str) -> Game | None:
    """Return the game of a family that has a name; None if the name is not of this family.

    Raises:
        GameError: the name is of this family, but the size or numbers are wrong.
    """
    for preset in (name.lower(), _usual_id(family, name.lower())):
        for game in family.presets:
            if game.id == preset:
                return game
    kind, colon, rest = name.partition(":")
    is_sized = bool(colon) and kind.lower() in family.kinds
    return family.parse(kind.lower(), rest) if is_sized else None


def _usual_id(family: GameEntry, kind: str) -> str:
    """Return the id of the game that the bare name of a kind stands for; empty for none."""
    return "" if family.usual is None or kind not in family.kinds else family.usual.id


def preset_names() -> list[str]:
    """Return the names of all presets; families without one are listed by their form."""
    return [name for name in PRESETS if ":" not in name]


def named_formats() -> list[str]:
    """Return the forms of the names of other games: `mnk:COLSxROWSxK` and so on."""
    return [f"{kind}:{rest}" for family in FAMILIES for kind, rest in family.kinds.items()]


def find_evaluation(game: Game, name: str) -> Evaluation:
    """Return an evaluation of a game by name.

    Raises:
        GameError: the game has no evaluation with this name.
    """
    evaluations = family_of(game).evaluations
    if name not in evaluations:
        names = ", ".join(evaluations) or "\N{EN DASH}"
        raise GameError(GameFault.UNKNOWN_EVALUATION, text=name[:30], names=names)
    return evaluations[name]


def entry_of(game: Game) -> GameEntry:
    """Return the registry entry of a game; an empty entry if the game is not listed."""
    family = family_of(game)
    return family if isinstance(family, GameEntry) else _NOT_LISTED


# What is said about a game


@cache
def wording_of_family(family: GameEntry) -> Wording:
    """Return the wording of a family of games."""
    return family.wording()


def wording_of(game: Game) -> Wording:
    """Return the wording of a game; an unlisted game is called by its id."""
    return wording_of_family(entry_of(game))


def game_title(game: Game) -> str:
    """Return a game's display name."""
    return wording_of(game).title(game)


def player_name(game: Game, player: Player) -> str:
    """Return the name of a player in sentences: X and O, or MAX and MIN on a bare tree."""
    return wording_of(game).player(game, player)


def move_name(position: Position, move: Move) -> str:
    """Return the name of a move: its notation, or the side that a branch is on."""
    return wording_of(position.game).move(position, move)


def move_names(position: Position, moves: Iterable[Move]) -> list[str]:
    """Return the names of the moves of a line, played from a position."""
    found: list[str] = []
    for move in moves:
        found.append(move_name(position, move))
        position = position.after(move)
    return found


# How it is shown


def has_board(game: Game) -> bool:
    """Return whether a game is shown on a board, and not only as numbers."""
    return entry_of(game).board is not None


def board_of(game: Game, *, is_turned: bool = False) -> BoardKind:
    """Return the board of a game, seen from the other side if asked and possible.

    Raises:
        KeyError: the game has no board.
    """
    make = entry_of(game).board
    if make is None:
        raise KeyError(game.id)
    kind = make(game)
    return kind.turned() if is_turned else kind


# Who searches it


def engines_of(game: Game) -> Sequence[type[Engine]]:
    """Return the engines for positions of a game, in order of preference.

    The first engine that accepts a request answers it, or the next one if the first finds that it
    can't. The last engine accepts everything.
    """
    return _engines_of_family(entry_of(game))


def repeatable_engines_of(game: Game) -> Sequence[type[Engine]]:
    """Return the engines whose result for a number of positions does not depend on the clock."""
    return [engine for engine in engines_of(game) if not engine.goes_by_clock]


@cache
def _engines_of_family(family: GameEntry) -> Sequence[type[Engine]]:
    from desktop_app.search.deepening import GeneralEngine
    from desktop_app.search.memoized import MemoizedEngine
    from desktop_app.search.retrograde import RetrogradeEngine

    return (MemoizedEngine, RetrogradeEngine, *family.engines(), GeneralEngine)


def new_engine_cache(
    table_bytes: int | None = None,
    threads: int | None = None,
    read_book: BookReader | None = None,
    engines: Sequence[type[Engine]] | None = None,
) -> EngineCache:
    """Return a new `EngineCache` whose engines are those of the registry.

    Args:
        table_bytes: memory for the tables; None: the usual size.
        threads: the number of searches at the same time; None: one for each processor.
        read_book: reads an opening book by the name of its file; None: there are no books.
        engines: the engines to use instead, for every game, in order of preference.
    """
    from desktop_app.search.engine import TABLE_BYTES, no_book
    from desktop_app.search.engine_cache import EngineCache

    return EngineCache(
        engines_of if engines is None else lambda _game: engines,
        TABLE_BYTES if table_bytes is None else table_bytes,
        threads,
        no_book if read_book is None else read_book,
    )
