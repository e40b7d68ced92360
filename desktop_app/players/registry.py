# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of all strategies, their names, and how they are made."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from desktop_app.core.frozen import frozen
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
FITTED = "fitted"
NOISE = "~"
MOST_NOISE = 1_000
"""The largest error of an evaluation, in hundredths of the game's unit."""
EVERY_MOVE = 100
"""The share of random moves, in percent, of an opponent that plays nothing else."""

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
    FITTED,
    "perfect",
)
"""The strategies that need nothing but their name."""
_FITTED = f"{FITTED}{NOISE}([0-9]{{1,3}})"
_LEVEL = r"(?P<path>.+)@(?P<level>(elo|skill)[0-9]{1,4})"


@frozen
class StrategyId:
    """The name of a strategy, with its parameters; `str` gives what `parse_strategy` reads.

    Examples: `perfect`, `alpha-beta:4`, `alpha-beta:4~50` (with errors in its evaluation),
    `fitted`, `fitted~25` (a quarter of its moves at random), `monte-carlo:1000`,
    `brain:/path/to/pbrain-x`, `uci:/path/to/engine`,
    `uci:/path/to/engine@elo1500`, `uci:/path/to/engine@skill3`.

    Attributes:
        kind: the strategy.
        depth: the search depth of alpha-beta in plies, with an evaluation (`alpha-beta:4`) or
            without (`no-guess:4`); None for other strategies.
        path: the file of an external program (`programs.protocols`); None for other strategies.
        playouts: the random games that Monte Carlo tree search plays for a move; None for other
            strategies.
        level: the strength at which a program plays, `elo1500` or `skill3`; None for its default.
        noise: the largest error of alpha-beta's evaluation, in hundredths of the game's unit (a
            pawn in chess), or the moves of every hundred that a fitted opponent plays at random;
            None for no errors, or for a share that it sets itself.
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
        kind = self.kind if detail is None else f"{self.kind}:{detail}"
        return f"{kind}{noise}{level}"


LEVELS = (
    *map(StrategyId, ("random", "one-ahead", "attacker", "builder")),
    *(StrategyId(ALPHA_BETA, 1, noise=noise) for noise in (400, 200, 100, 50)),
    *(StrategyId(ALPHA_BETA, depth) for depth in (1, 2, 4, 6, 8)),
    StrategyId("perfect"),
)
"""All levels of difficulty, easiest first; `levels.levels_for` says which of them a game has."""

PAPER = StrategyId("paper")
TEACHING_PLAYERS = (
    *map(StrategyId, ("top-left", "worst-case", "best-odds")),
    StrategyId(MONTE_CARLO, playouts=1_000),
    PAPER,
)
"""Players to be understood rather than beaten; see `levels.teaching_players_for`."""


def parse_strategy(text: str) -> StrategyId:
    """Parse the name of a strategy; see `StrategyId` for examples.

    Whether there is a program at a path is only checked when it has to move.

    Raises:
        ValueError: no strategy has this name, or a number is out of range: a depth from 1 to 99,
            1 to 1,000,000 playouts, an error of 1 to 1,000 hundredths, 0 to 100 random moves of
            every hundred.
    """
    kind, colon, detail = text.partition(":")
    if kind in PROTOCOLS and detail and "\0" not in detail:
        level = re.fullmatch(_LEVEL, detail) if PROTOCOLS[kind].has_levels else None
        if level is not None:
            return StrategyId(kind, path=level["path"], level=level["level"])
        return StrategyId(kind, path=detail)
    if (fitted := re.fullmatch(_FITTED, text)) is not None and int(fitted[1]) <= EVERY_MOVE:
        return StrategyId(FITTED, noise=int(fitted[1]))
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
    # imported late: naming strategies, as the window does at first, needs none of these
    from desktop_app.players import searching, simple

    if name.kind == ALPHA_BETA and name.depth is not None:
        return searching.depth_limited(name.depth, name.noise)
    if name.kind == NO_GUESS and name.depth is not None:
        from desktop_app.core.entry import zero_evaluation

        return searching.DepthLimited(name.depth, zero_evaluation)
    if name.kind == MONTE_CARLO and name.playouts is not None:
        from desktop_app.players.monte_carlo import MonteCarlo

        return MonteCarlo(name.playouts)
    if name.kind in (MENACE, FITTED):
        return _learner(name)
    if name.path is not None:
        return _program(name.kind, name.path, name.level)
    return {
        "random": simple.RandomMoves,
        "top-left": simple.FirstMove,
        "one-ahead": simple.OnePlyAhead,
        "attacker": simple.Attacker,
        "builder": simple.Builder,
        "worst-case": simple.WorstCase,
        "best-odds": simple.BestOdds,
        "paper": simple.RuleList,
        "perfect": searching.Perfect,
    }[name.kind]()


def _learner(name: StrategyId) -> Strategy:
    """Return a player that learns from its games, or that plays as one does at present."""
    from desktop_app.players.adaptive import AdaptivePlayer, EpsilonGreedy
    from desktop_app.players.menace import Menace

    if name.kind == MENACE:
        return Menace()
    return AdaptivePlayer() if name.noise is None else EpsilonGreedy(name.noise)


def _program(kind: str, path: str, level: str | None) -> Strategy:
    if kind == UCI:
        from desktop_app.players.programs.uci import UciPlayer

        return UciPlayer(path, level)
    from desktop_app.players.programs.gomocup import BrainPlayer

    return BrainPlayer(path)
