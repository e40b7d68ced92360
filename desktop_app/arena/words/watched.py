# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of the game of a run that is watched."""

from __future__ import annotations

from desktop_app.arena.watched import WatchedGame
from desktop_app.arena.words.rows import result_text
from desktop_app.core.position import MAX, MIN
from desktop_app.games.registry import player_name
from desktop_app.languages import translate
from desktop_app.tournaments.terms import Played
from desktop_app.words.players import strategy_title


def players_text(watched: WatchedGame) -> str:
    """Who plays, with the marks of both; empty where there is no game yet."""
    tournament, game = watched.tournament, watched.game
    if tournament is None or game is None:
        return ""
    a, b = (strategy_title(name, tournament.game) for name in tournament.pairs[game.pair])
    first, second = (a, b) if game.a_began else (b, a)
    return translate("Arena", "{first} ({mark}) – {second} ({other})").format(
        first=first,
        mark=player_name(tournament.game, MAX),
        second=second,
        other=player_name(tournament.game, MIN),
    )


def state_text(watched: WatchedGame) -> str:
    """Which game it is, whether it is played now, and how it has ended."""
    tournament, game = watched.tournament, watched.game
    if tournament is None or game is None:
        return ""
    number = f"{game.number + 1:,}"
    if isinstance(game, Played) and watched.is_at_end:
        result = result_text(tournament, game)
        return translate("Arena", "Game {number}: {result}").format(number=number, result=result)
    pattern = (
        translate("Arena", "Game {number} is being played: move {ply}")
        if watched.is_live
        else translate("Arena", "Game {number}, played out again: move {ply}")
    )
    return pattern.format(number=number, ply=watched.ply)
