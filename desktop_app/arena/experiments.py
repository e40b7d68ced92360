# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ready-made experiments, each started with one click."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.languages import translate
from desktop_app.players.registry import parse_strategy
from desktop_app.tournaments.conditions import GameConditions
from desktop_app.tournaments.tournament import FirstPlayer, Tournament

TIC_TAC_TOE, CONNECT_FOUR = "tic-tac-toe", "connect-four"
DEEPEST = 9


@dataclass(frozen=True, slots=True)
class Experiment:
    """A ready-made experiment: the text of its button, what it shows, and its tournament."""

    title: str
    tip: str
    tournament: Tournament


def experiments() -> list[Experiment]:
    """Return all experiments, in the order of their buttons."""
    ladder = ",".join(f"alpha-beta:{depth}" for depth in range(1, DEEPEST + 1))
    return [
        Experiment(
            translate("Arena", "Perfect against random"),
            translate("Arena", "1,000 games of tic-tac-toe. Minimax never loses."),
            _of(TIC_TAC_TOE, "perfect,random", 1_000),
        ),
        Experiment(
            translate("Arena", "Perfect against top-left"),
            translate("Arena", "Minimax against a bot that always takes the first empty square"),
            _of(TIC_TAC_TOE, "perfect,top-left", 20),
        ),
        Experiment(
            translate("Arena", "Perfect against perfect"),
            translate("Arena", "100 games of tic-tac-toe. Every one is a draw."),
            _of(TIC_TAC_TOE, "perfect,perfect", 100),
        ),
        Experiment(
            translate("Arena", "Looking further ahead"),
            translate("Arena", "Connect Four: bots that look 1 to 9 moves ahead play each other"),
            _of(CONNECT_FOUR, ladder, 20, openings=10),
        ),
        Experiment(
            translate("Arena", "With and without guessing"),
            translate(
                "Arena",
                "Connect Four, four moves ahead: the bot that counts open lines wins 84 of 100 "
                "games",
            ),
            _of(CONNECT_FOUR, "alpha-beta:4,no-guess:4", 100, openings=50),
        ),
        Experiment(
            translate("Arena", "Three ways to choose a move"),
            translate("Arena", "Fear the worst, play the odds, or use minimax"),
            _of(TIC_TAC_TOE, "worst-case,best-odds,perfect", 100),
        ),
        Experiment(
            translate("Arena", "Matchboxes learn"),
            translate(
                "Arena",
                "MENACE learns tic-tac-toe in 1,000 games against random moves",
            ),
            _of(TIC_TAC_TOE, "menace,random", 1_000),
        ),
        Experiment(
            translate("Arena", "Matchboxes against minimax"),
            translate(
                "Arena",
                "MENACE goes first in 1,000 games against minimax and learns to draw",
            ),
            _of(TIC_TAC_TOE, "menace,perfect", 1_000, first=FirstPlayer.FIXED),
        ),
    ]


def _of(
    game: str,
    players: str,
    games: int,
    *,
    first: FirstPlayer = FirstPlayer.ALTERNATING,
    openings: int = 0,
) -> Tournament:
    names = tuple(map(parse_strategy, players.split(",")))
    return Tournament(GameConditions(game), names, games, first, openings)
