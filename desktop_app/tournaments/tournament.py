# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A tournament: every player meets every other, over a common set of random openings."""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from functools import cached_property
from itertools import combinations
from random import Random

from desktop_app.core.position import Game, Move, Position
from desktop_app.core.record import parse_moves
from desktop_app.games.registry import family_of, find_game
from desktop_app.players.programs.protocols import PROTOCOLS
from desktop_app.players.registry import StrategyId, parse_strategy
from desktop_app.players.ties import TieRule
from desktop_app.search.beginner import winning_moves
from desktop_app.search.limits import Limits
from desktop_app.search.solved import is_small
from desktop_app.tournaments.conditions import GameConditions, GameKey, GameTask

FAR = 6
"""The largest distance of an opening's moves from the middle of a large board, in half cells."""
SHORT_GAME = 20
"""Games of fewer plies have openings of two moves, longer ones of four."""
TRIES = 50
"""The consecutive failed attempts after which the openings are considered exhausted."""


def default_opening_plies(game: Game) -> int:
    """Return the usual number of moves in an opening."""
    return 2 if game.longest is not None and game.longest < SHORT_GAME else 4


def random_openings(game: Game, plies: int, count: int, seed: int) -> list[tuple[Move, ...]]:
    """Return `count` different openings, or as many as there are; mirror images count as one.

    None of them ends the game or leaves a win with the next move.
    """
    random = Random(f"{seed}:{game.id}:openings:{plies}")
    found = dict[Hashable, tuple[Move, ...]]()
    tries = 0
    while len(found) < count and tries < TRIES:
        drawn = _drawn(game, plies, random)
        tries += 1
        if drawn is not None and drawn[1].canonical_key not in found:
            found[drawn[1].canonical_key] = drawn[0]
            tries = 0
    return list(found.values())


def _drawn(game: Game, plies: int, random: Random) -> tuple[tuple[Move, ...], Position] | None:
    position, moves, distance_from_center = (
        game.start(),
        list[Move](),
        family_of(game).distance_from_center,
    )
    for _ in range(plies):
        legal = position.legal_moves()
        near = [move for move in legal if distance_from_center(position, move) <= FAR]
        moves.append(random.choice(near or legal))
        position = position.after(moves[-1])
        if position.outcome is not None:
            return None
    return None if winning_moves(position) else (tuple(moves), position)


FORM = 1
"""The version of a tournament's text; other versions are not read."""
MOST_GAMES, MOST_PLAYERS, MOST_OPENINGS, MOST_PLIES = 1_000_000, 100, 100_000, 40
"""Limits of a tournament: games for each pair, players, openings, and plies of an opening."""
MOST_SECONDS, MOST_NODES, MOST_DEPTH, MOST_BYTES = 86_400.0, 10**13, 400, 1 << 50
"""Limits of a single move."""
TAKES_ALL_TIME = frozenset({"perfect", "worst-case", "best-odds"})
"""Players that use all the time they have, except in games small enough to solve."""


class FirstPlayer(StrEnum):
    """Which of two players moves first: both in turn, always the one named first, or at random."""

    ALTERNATING = "alternating"
    FIXED = "fixed"
    RANDOM = "random"


@dataclass(frozen=True)
class Tournament:
    """The players, the number of games for each pair, and the terms of all games.

    Attributes:
        terms: the terms of all games.
        players: the players; each meets every other.
        games: the number of games for each pair.
        first: which player moves first.
        openings: the number of openings; 0: all games begin at the start.
        plies: the length of an opening in moves; None: the usual length.
        given: openings in the game's notation that replace random ones; none may end the game.
    """

    terms: GameConditions
    players: tuple[StrategyId, ...]
    games: int = 100
    first: FirstPlayer = FirstPlayer.ALTERNATING
    openings: int = 0
    plies: int | None = None
    given: tuple[str, ...] = ()

    @cached_property
    def game(self) -> Game:
        """The game that is played."""
        return find_game(self.terms.game)

    @cached_property
    def pairs(self) -> tuple[tuple[StrategyId, StrategyId], ...]:
        """The pairs of players, a before b."""
        return tuple(combinations(self.players, 2))

    @property
    def is_paired(self) -> bool:
        """Whether each opening is played from both sides, in consecutive games."""
        return self.first is FirstPlayer.ALTERNATING

    @property
    def is_repeatable(self) -> bool:
        """Whether a seed always gives the same games: time limits and other programs prevent it."""
        return self.terms.limits.seconds is None and all(
            p.kind not in PROTOCOLS for p in self.players
        )

    @cached_property
    def opening_moves(self) -> Sequence[tuple[Move, ...]]:
        """The openings in the order in which each pair plays them, over and over."""
        if self.given:
            return [tuple(parse_moves(self.game.start(), text)) for text in self.given]
        if not self.openings:
            return [()]
        plies = default_opening_plies(self.game) if self.plies is None else self.plies
        return random_openings(self.game, plies, self.openings, self.terms.seed) or [()]

    def task(self, pair: int, number: int) -> GameTask:
        """Return a game of a pair, which depends on nothing but its number."""
        a, b = self.pairs[pair]
        turn = number // 2 if self.is_paired else number
        opening = self.opening_moves[turn % len(self.opening_moves)]
        if self.first is FirstPlayer.RANDOM:
            begins = Random(f"{self.terms.seed}:{a}:{b}:{number}:first").random() < 0.5
        else:
            begins = self.first is FirstPlayer.FIXED or number % 2 == 0
        return GameTask(pair, number, a, b, begins, opening)

    def tasks(self) -> Iterator[GameKey]:
        """Yield all games, a few of each pair in turn, so that all pairs make progress.

        They come in blocks, so that one process can play a block.
        """
        block = 2 * len(self.opening_moves)
        for start in range(0, self.games, block):
            for pair in range(len(self.pairs)):
                for number in range(start, min(start + block, self.games)):
                    yield pair, number

    @property
    def total(self) -> int:
        """The number of games."""
        return len(self.pairs) * self.games

    def text(self) -> str:
        """Return the tournament as text for `parse_tournament`."""
        fields = asdict(replace(self, players=()))
        return json.dumps({"form": FORM, **fields, "players": [str(p) for p in self.players]})


def needs_time(game: Game, players: Sequence[StrategyId]) -> bool:
    """Return whether some player would never stop thinking without a limit."""
    return not is_small(game.start()) and any(p.kind in TAKES_ALL_TIME for p in players)


def parse_tournament(text: str) -> Tournament:
    """Return the tournament that a text describes.

    Raises:
        ValueError: the text describes no tournament that this program can play.
    """
    try:
        fields = json.loads(text)
        if fields.pop("form") != FORM:
            raise ValueError(text)
        terms = fields.pop("terms")
        limits, ties = Limits(**terms.pop("limits")), TieRule(terms.pop("ties"))
        players = tuple(map(parse_strategy, fields.pop("players")))
        first, given = FirstPlayer(fields.pop("first")), tuple(fields.pop("given", ()))
        told = GameConditions(**terms, limits=limits, ties=ties)
        found = Tournament(told, players, first=first, given=given, **fields)
        if not _is_valid(found):
            raise ValueError(text)
    except (KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError(text) from error
    return found


def _is_valid(found: Tournament) -> bool:
    """Return whether every value in a parsed tournament has the right type and is in range.

    Raises:
        ValueError: there is no such game, or an opening can't be played.
    """
    terms, limits = found.terms, found.terms.limits
    return (
        not found.game.is_numeric
        and type(terms.seed) is int
        and 2 <= len(found.players) <= MOST_PLAYERS
        and _is_whole(found.games, 1, MOST_GAMES)
        and _is_whole(found.openings, 0, MOST_OPENINGS)
        and (found.plies is None or _is_whole(found.plies, 0, MOST_PLIES))
        and len(found.given) <= MOST_OPENINGS
        and len(found.opening_moves if found.given else ()) == len(found.given)
        and (limits.depth is None or _is_whole(limits.depth, 1, MOST_DEPTH))
        and (limits.nodes is None or _is_whole(limits.nodes, 1, MOST_NODES))
        and _is_whole(terms.table_bytes, 1, MOST_BYTES)
        and all(map(_is_valid_time, (limits.seconds, terms.patience)))
    )


def _is_whole(number: object, least: int, most: int) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and least <= number <= most


def _is_valid_time(seconds: object) -> bool:
    return seconds is None or (isinstance(seconds, float | int) and 0 < seconds <= MOST_SECONDS)
