# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What was measured of the levels of a game: a file, which `minimax-fair ladder GAME` makes anew.

It lies in this room and not among the resources: whoever names a player must know which levels a
game has, words and models among them, and none of these may ask the resources for anything.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from desktop_app.core.position import Game
from desktop_app.players.registry import StrategyId, parse_strategy

FILE = Path(__file__).with_name("ladders.json")
FORM = 1
"""Of the file; another one is not read."""
NUMBERS = re.compile(r"(?<=\[)[\d,\s]+(?=\])")
"""A list of them stands in one line."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What one player has made of another, from the point of view of the first.

    Attributes:
        against: the other one.
        wins: games that were won.
        draws: games that were drawn.
        losses: games that were lost.
        score: the mean of 1 for a win and a half for a draw.
        low: where the interval of the score begins, with a confidence of 95 %.
        high: where it ends.
        interval: how it was found: `pairs` or `wilson`.
        classes: how often none, a half, one, one and a half, two points were made of an opening.
        different: wins, draws, losses of the games that are not the same, move by move.
    """

    against: StrategyId
    wins: int
    draws: int
    losses: int
    score: float
    low: float
    high: float
    interval: str
    classes: tuple[int, ...]
    different: tuple[int, ...]

    @property
    def games(self) -> int:
        """All of them."""
        return self.wins + self.draws + self.losses


@dataclass(frozen=True, slots=True)
class Rung:
    """One level.

    Attributes:
        strategy: who plays it, and how deep.
        measured: against the level below; None for the first.
    """

    strategy: StrategyId
    measured: Measured | None = None


@dataclass(frozen=True, slots=True)
class Ladder:
    """The levels of one game, and how they were measured.

    Attributes:
        games: of each two players, from half as many openings, each from both sides.
        slow_games: of those two of whom one takes long for a move.
        seed: of all chance, where they were tried; they were measured with the next one.
        nodes: so many positions a move has where one thinks as long as it may; None: no limit,
            for the game is solved. Who looks to a depth has no limit but that.
        rungs: the levels, easiest first.
        beaten: what a player who sees one move ahead makes of the first.
        alike: who was tried, and can't be told from the level that was the highest then, or from
            the top.
    """

    games: int
    slow_games: int
    seed: int
    nodes: int | None
    rungs: tuple[Rung, ...]
    beaten: Measured
    alike: tuple[Rung, ...] = ()


@cache
def ladders() -> Mapping[str, Ladder]:
    """All that were measured, by the name of the game; read once."""
    return read_ladders()


def read_ladders() -> Mapping[str, Ladder]:
    """What the file says now.

    Raises:
        ValueError: the file holds something else.
    """
    held = json.loads(FILE.read_text("utf-8"))
    if held["form"] != FORM:
        raise ValueError(FILE)
    return {name: _ladder(entry) for name, entry in held["ladders"].items()}


def ladder_of(game: Game) -> Ladder | None:
    """The one of a game; None where none was measured."""
    return ladders().get(game.id)


def ladders_text(found: Mapping[str, Ladder]) -> str:
    """What the file says when it holds these."""
    entries = {name: ladder_data(ladder) for name, ladder in found.items()}
    text = json.dumps({"form": FORM, "ladders": entries}, indent=1) + "\n"
    return NUMBERS.sub(lambda numbers: " ".join(numbers[0].split()), text)


def ladder_data(ladder: Ladder) -> dict[str, Any]:
    """A ladder as plain data."""
    return asdict(ladder, dict_factory=_plain)


def _plain(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    """The fields of a part of a ladder; a strategy is its name."""
    if fields[0][0] == "kind":
        return {"kind": str(StrategyId(**dict(fields)))}
    named = dict(fields)
    for name in ("strategy", "against"):
        if name in named:
            named[name] = named[name]["kind"]
    return named


def _ladder(entry: dict[str, Any]) -> Ladder:
    rungs, alike = (tuple(map(_rung, entry.pop(name))) for name in ("rungs", "alike"))
    return Ladder(rungs=rungs, alike=alike, beaten=_measured(entry.pop("beaten")), **entry)


def _rung(entry: dict[str, Any]) -> Rung:
    told = entry["measured"]
    return Rung(parse_strategy(entry["strategy"]), told and _measured(told))


def _measured(entry: dict[str, Any]) -> Measured:
    against = parse_strategy(entry.pop("against"))
    classes, different = (tuple(entry.pop(name)) for name in ("classes", "different"))
    return Measured(against, classes=classes, different=different, **entry)
