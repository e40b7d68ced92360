# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The characters that a person meets as opponents: the same in all games, each at a level.

One rule places them on the ladder of a game, so no game has a table of its own. The weakest
character is the lowest level and the strongest is the highest one; between them are up to three
levels at equal distances. What a character does is what its level does, and its stars only say
where it is in the order that was measured.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from desktop_app.core.position import Game
from desktop_app.players.ladder import ladder_of
from desktop_app.players.levels import levels_for
from desktop_app.players.registry import FITTED, StrategyId


class Character(StrEnum):
    """The characters, weakest first, and the one that adapts to the other player."""

    MOMO = "momo"
    NILO = "nilo"
    LUNA = "luna"
    RUBI = "rubi"
    ZENO = "zeno"
    MIRA = "mira"


FITTED_PLAYER = StrategyId(FITTED)
WEAKEST, *BETWEEN, STRONGEST = (each for each in Character if each is not Character.MIRA)
MOST_STARS = 5


def characters_of(game: Game) -> Mapping[Character, StrategyId]:
    """Return the characters that a game has, weakest first, each with the level it plays at."""
    levels = levels_for(game)
    inner = levels[1:-1]
    count = min(len(inner), len(BETWEEN))
    if count > 1:
        inner = tuple(inner[number * (len(inner) - 1) // (count - 1)] for number in range(count))
    return {WEAKEST: levels[0], **dict(zip(BETWEEN, inner, strict=False)), STRONGEST: levels[-1]}


def character_of(strategy: StrategyId, game: Game) -> Character | None:
    """Return the character that stands for a player in a game; None if there is none."""
    if strategy.kind == FITTED:
        return Character.MIRA
    levels = characters_of(game).items()
    return next((each for each, level in levels if level == strategy), None)


def opponent_of(character: Character, game: Game) -> StrategyId | None:
    """Return the player that a character is in a game; None if the game lacks the character."""
    if character is Character.MIRA:
        return FITTED_PLAYER
    return characters_of(game).get(character)


def stars_of(character: Character, game: Game) -> int | None:
    """Return the stars of a character, 1 to 5; None if its strength in a game was not measured.

    Of the games in the list only Hexapawn 3×3 is without stars. It is too small to measure: see
    `level_depths` in `games/hexapawn/entry.py`.
    """
    if character is Character.MIRA or ladder_of(game) is None:
        return None
    return list(Character).index(character) + 1
