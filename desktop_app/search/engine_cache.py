# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The engines kept between searches, with their tables and latest analyses."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TypeVar, cast

from desktop_app.core.position import Game
from desktop_app.search.candidates import Analysis
from desktop_app.search.compiled import are_compiled
from desktop_app.search.engine import (
    TABLE_BYTES,
    BookReader,
    Engine,
    EngineConfig,
    SearchRequest,
    no_book,
)
from desktop_app.search.limits import Budget, Limits

GAMES = 4
"""The number of most recent games whose engines are kept: every typed tree is a game."""
MOST_ANALYSES = 100
"""The number of most recent analyses that are kept to continue from."""
GUESSING_SHARE = 4
"""The divisor for the memory of an engine that guesses beside one with a table."""

EnginesOf = Callable[[Game], Sequence[type[Engine]]]
"""The engines for a game, in order of preference."""
AnEngine = TypeVar("AnEngine", bound=Engine)


def processors() -> int:
    """Return how many processors this process may use, which `taskset` or a container may limit."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class EngineCache:
    """The engines of the most recent games, and all they have computed."""

    def __init__(
        self,
        engines_of: EnginesOf,
        table_bytes: int = TABLE_BYTES,
        threads: int | None = None,
        read_book: BookReader = no_book,
    ) -> None:
        """Start without engines; each one is made on first use.

        Args:
            engines_of: the engine classes of a game, in order of preference;
                `games.registry.new_engine_cache` passes those of the registry.
            table_bytes: the most memory for the tables of the game that is searched.
            threads: the most threads of one search; None for one on each available processor.
            read_book: reads an opening book by its file name.
        """
        self.table_bytes = table_bytes
        self.threads = (threads or processors()) if are_compiled() else 1
        self._read_book = read_book
        self._engines_of = engines_of
        self._made: dict[Game, dict[type[Engine], Engine]] = {}
        self._last_analyses: dict[Hashable, Analysis] = {}

    def set_table_bytes(self, table_bytes: int) -> None:
        """Change the memory for tables, and clear all tables."""
        self.table_bytes = table_bytes
        self._make_room()

    def engines_for(self, request: SearchRequest) -> Iterator[Engine]:
        """Yield the engines that can handle a request, in order of preference; made on demand."""
        for kind in self._engines_of(request.position.game):
            if kind.can_handle(request):
                yield self.engine(kind, request.position.game)

    def heuristic_engine(self, request: SearchRequest) -> Engine | None:
        """Return the first engine that can handle a request and guesses at once, or None."""
        game = request.position.game
        kinds = (k for k in self._engines_of(game) if k.guesses and k.can_handle(request))
        kind = next(kinds, None)
        return None if kind is None else self.engine(kind, game)

    def engine(self, kind: type[AnEngine], game: Game) -> AnEngine:
        """Return the engine of a class for a game, with what it has learned; make it if need be."""
        made = self._made[game] = self._made.pop(game, {})  # the newest comes last
        while len(self._made) > GAMES:
            del self._made[next(iter(self._made))]
        if kind not in made:
            if kind.has_table:
                self._make_room(game)
            made[kind] = kind(game, self._config(kind, game))
        return cast("AnEngine", made[kind])

    def _config(self, kind: type[Engine], game: Game) -> EngineConfig:
        table_bytes = self.table_bytes
        if kind.guesses:
            start = SearchRequest(game.start(), Budget(Limits()))
            others = (e for e in self._engines_of(game) if e.has_table and not e.guesses)
            if any(other.can_handle(start) for other in others):
                table_bytes //= GUESSING_SHARE
        return EngineConfig(table_bytes, self.threads, self._read_book)

    def _make_room(self, game: Game | None = None) -> None:
        """Drop the engines of every game but `game` that have tables."""
        for other, made in self._made.items():
            if other != game:
                for kind in [kind for kind in made if kind.has_table]:
                    del made[kind]

    def last_analysis(self, engine: Engine, request: SearchRequest) -> Analysis | None:
        """Return an engine's last analysis of a position, to continue from it, or None."""
        return self._last_analyses.get(_name(engine, request)) if request.wants_exact else None

    def keep_analysis(self, engine: Engine, request: SearchRequest, found: Analysis) -> None:
        """Keep an engine's analysis, so that a later request can continue from it."""
        name = _name(engine, request)
        self._last_analyses.pop(name, None)
        self._last_analyses[name] = found
        while len(self._last_analyses) > MOST_ANALYSES:
            del self._last_analyses[next(iter(self._last_analyses))]


def _name(engine: Engine, request: SearchRequest) -> Hashable:
    return type(engine), request.position, request.evaluation
