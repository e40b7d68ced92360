# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The one list of strategies."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from desktop_app.players.programs.protocols import PROTOCOLS, UCI

if TYPE_CHECKING:
    from desktop_app.players.strategy import Strategy

DEEPEST = 99
MOST_PLAYOUTS = 1_000_000
ALPHA_BETA = "alpha-beta"
NO_GUESS = "no-guess"
DEEP = (ALPHA_BETA, NO_GUESS)
MONTE_CARLO = "monte-carlo"
MENACE = "menace"
NOISE = "~"
MOST_NOISE = 1_000
"""Hundredths: who misjudges by more sees nothing at all."""

PLAIN = (
    "random",
    "top-left",
    "one-ahead",
    "attacker",
    "builder",
    "worst-case",
    "best-odds",
    "paper",
    MENACE,
    "perfect",
)
"""The strategies that need nothing but their name."""
_LEVEL = re.compile(r"(?P<path>.+)@(?P<level>(elo|skill)[0-9]{1,4})")


@dataclass(frozen=True, slots=True)
class StrategyId:
    """A strategy name: `perfect`, `alpha-beta:4`, `monte-carlo:1000`, `brain:/path/to/pbrain-x`.

    And `uci:/path/to/engine`, at a level of its own `uci:/path/to/engine@elo1500` or `…@skill3`.

    `alpha-beta:4~50` looks as far as `alpha-beta:4`, and misjudges what it sees then.

    Attributes:
        kind: the strategy.
        depth: how many plies alpha-beta looks ahead, with an evaluation or (`no-guess:4`) without;
            None for the others.
        path: the file of a program that speaks a protocol (`programs.protocols`); None for the
            others.
        playouts: how many random games Monte Carlo tree search plays for a move; None for the
            others.
        level: how strong a program is told to play; None where it is told nothing.
        noise: how far alpha-beta misjudges, in hundredths of what the game calls one (a pawn of
            chess); None where it does not.
    """

    kind: str
    depth: int | None = None
    path: str | None = None
    playouts: int | None = None
    level: str | None = None
    noise: int | None = None

    def __str__(self) -> str:
        details = (self.depth, self.path, self.playouts)
        detail = next((each for each in details if each is not None), None)
        level = f"@{self.level}" if self.level else ""
        noise = "" if self.noise is None else f"{NOISE}{self.noise}"
        return self.kind if detail is None else f"{self.kind}:{detail}{noise}{level}"


LEVELS = (
    *map(StrategyId, ("random", "one-ahead", "attacker", "builder")),
    *(StrategyId(ALPHA_BETA, 1, noise=noise) for noise in (400, 200, 100, 50)),
    *(StrategyId(ALPHA_BETA, depth) for depth in (1, 2, 4, 6, 8)),
    StrategyId("perfect"),
)
"""All levels of difficulty, easiest first; which of them a game has, `levels` tells."""

PAPER = StrategyId("paper")
CURIOSITIES = (
    *map(StrategyId, ("top-left", "worst-case", "best-odds")),
    StrategyId(MONTE_CARLO, playouts=1_000),
    PAPER,
)
"""Strategies that are there to be understood rather than beaten; see `levels.curiosities_for`."""


def parse_strategy(text: str) -> StrategyId:
    """Parse the name of a strategy.

    Raises:
        ValueError: there is none of that name, its depth is no number from 1 to 99, its playouts
            are none from 1 to a million, what it misjudges is none from 1 to 1,000, or its path is
            none. Whether there is a program at that
            path is seen when it is to move.
    """
    kind, colon, detail = text.partition(":")
    if kind in PROTOCOLS and detail and "\0" not in detail:
        level = _LEVEL.fullmatch(detail) if PROTOCOLS[kind].has_levels else None
        if level is not None:
            return StrategyId(kind, path=level["path"], level=level["level"])
        return StrategyId(kind, path=detail)
    detail, tilde, noise = detail.partition(NOISE) if kind == ALPHA_BETA else (detail, "", "")
    if tilde and not (noise.isascii() and noise.isdecimal() and 1 <= int(noise) <= MOST_NOISE):
        raise ValueError(text)
    if kind in (*DEEP, MONTE_CARLO) and detail.isascii() and detail.isdecimal():
        if kind in DEEP and 1 <= int(detail) <= DEEPEST:
            return StrategyId(kind, int(detail), noise=int(noise) if tilde else None)
        if kind == MONTE_CARLO and 1 <= int(detail) <= MOST_PLAYOUTS:
            return StrategyId(kind, playouts=int(detail))
    elif kind in PLAIN and not colon:
        return StrategyId(kind)
    raise ValueError(text)


def make_strategy(name: StrategyId) -> Strategy:
    """Return a new strategy for a name."""
    # late: who only names strategies, as the window does at first, need not wait for them
    from desktop_app.players import searching, simple

    if name.kind == ALPHA_BETA and name.depth is not None:
        return searching.looking(name.depth, name.noise)
    if name.kind == NO_GUESS and name.depth is not None:
        from desktop_app.core.entry import no_opinion

        return searching.DepthLimited(name.depth, no_opinion)
    if name.kind == MONTE_CARLO and name.playouts is not None:
        from desktop_app.players.monte_carlo import MonteCarlo

        return MonteCarlo(name.playouts)
    if name.kind == MENACE:
        from desktop_app.players.menace import Menace

        return Menace()
    if name.path is not None:
        return _program(name.kind, name.path, name.level)
    return {
        "random": simple.RandomMoves,
        "top-left": simple.TopLeft,
        "one-ahead": simple.OneAhead,
        "attacker": simple.Attacker,
        "builder": simple.Builder,
        "worst-case": simple.WorstCase,
        "best-odds": simple.BestOdds,
        "paper": simple.ByRules,
        "perfect": searching.Perfect,
    }[name.kind]()


def _program(kind: str, path: str, level: str | None) -> Strategy:
    if kind == UCI:
        from desktop_app.players.programs.uci import UciPlayer

        return UciPlayer(path, level)
    from desktop_app.players.programs.gomocup import BrainPlayer

    return BrainPlayer(path)
