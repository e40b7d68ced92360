# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The measured levels of games, written by `minimax-fair ladder GAME --write`.

They are in `ladders.json` in the game's own folder.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

from desktop_app.core.frozen import frozen
from desktop_app.core.position import Game
from desktop_app.games.registry import entry_of
from desktop_app.players.registry import StrategyId, parse_strategy

FORM = 2
"""The version of the file format; files of other versions are ignored."""
NUMBERS = re.compile(r"(?<=\[)[\d,\s]+(?=\])")
"""The inside of a list of numbers in JSON, which is written on one line."""


@frozen
class MatchResult:
    """The results of one player against another, from the first one's point of view.

    Attributes:
        against: the other player.
        wins: the number of games won.
        draws: the number of games drawn.
        losses: the number of games lost.
        score: the mean score of a game: 1 for a win, a half for a draw.
        low: the lower end of the 95 % confidence interval of the score.
        high: the upper end of that interval.
        classes: the number of openings with 0, ½, 1, 1½ and 2 points from their two games.
        different: wins, draws and losses if games with the same moves count once.
    """

    against: StrategyId
    wins: int
    draws: int
    losses: int
    score: float
    low: float
    high: float
    classes: tuple[int, ...]
    different: tuple[int, ...]

    @property
    def games(self) -> int:
        """The number of games played."""
        return self.wins + self.draws + self.losses


@frozen
class Rung:
    """One level of a ladder.

    Attributes:
        strategy: the player of this level.
        measured: its results against the level below; None for the first level.
    """

    strategy: StrategyId
    measured: MatchResult | None = None


@frozen
class Ladder:
    """The levels of one game, and how they were measured.

    Attributes:
        games: the number of games of a match: each opening is played from both sides.
        slow_games: the number of games of a match with a slow player.
        seed: the seed for trying candidates; they were measured with the next one.
        nodes: the most positions for a move of a player that would use all its time; None for no
            limit, in games small enough to solve. Players with a fixed depth have no other limit.
        date: the day on which they were measured, as in ISO 8601.
        rungs: the levels, easiest first.
        beaten: the result of a player who sees one move ahead against the first level.
        alike: the candidates that could not be told apart from the highest level at that time, or
            from the top.
    """

    games: int
    slow_games: int
    seed: int
    nodes: int | None
    date: str
    rungs: tuple[Rung, ...]
    beaten: MatchResult
    alike: tuple[Rung, ...] = ()


def ladder_file(game: Game) -> Path | None:
    """Return the file for the ladders of a game's family, which need not exist yet.

    None for a game that is not in the registry, or that nobody can win.
    """
    return entry_of(game).ladders


def ladder_of(game: Game) -> Ladder | None:
    """Return the ladder of a game; None if none was measured."""
    file = ladder_file(game)
    return None if file is None else _held_by(file).get(game.id)


@cache
def _held_by(file: Path) -> Mapping[str, Ladder]:
    return read_ladders(file)


def read_ladders(file: Path) -> Mapping[str, Ladder]:
    """Read the ladders in a file, by the ids of games; empty if there is no file.

    Raises:
        ValueError: the file is not JSON, or of another version.
    """
    if not file.exists():
        return {}
    held = json.loads(file.read_text("utf-8"))
    if held["form"] != FORM:
        raise ValueError(file)
    return {name: _ladder(entry) for name, entry in held["ladders"].items()}


def ladders_text(found: Mapping[str, Ladder]) -> str:
    """Return the text of a ladder file with these ladders, by the ids of games."""
    entries = {name: ladder_data(ladder) for name, ladder in found.items()}
    text = json.dumps({"form": FORM, "ladders": entries}, indent=1) + "\n"
    return NUMBERS.sub(lambda numbers: " ".join(numbers[0].split()), text)


def ladder_data(ladder: Ladder) -> dict[str, Any]:
    """Return a ladder as plain data for JSON."""
    return asdict(ladder, dict_factory=_plain)


def _plain(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    """Convert the fields of a ladder part to plain data; a strategy becomes its name."""
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


def _measured(entry: dict[str, Any]) -> MatchResult:
    against = parse_strategy(entry.pop("against"))
    classes, different = (tuple(entry.pop(name)) for name in ("classes", "different"))
    return MatchResult(against, classes=classes, different=different, **entry)
