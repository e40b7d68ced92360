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
    """A ready-made experiment.

    Attributes:
        title: the name on its card.
        question: the question that it answers.
        tip: what is played, and mostly also the answer.
        moves: the moves to the position in its picture, of its own game.
        tournament: the games to play.
    """

    title: str
    question: str
    tip: str
    moves: str
    tournament: Tournament


def experiments() -> list[Experiment]:
    """Return all experiments, in the order of their cards."""
    ladder = ",".join(f"alpha-beta:{depth}" for depth in range(1, DEEPEST + 1))
    return [
        Experiment(
            translate("Arena", "Perfect against random"),
            translate("Arena", "Can luck ever beat a bot that makes no mistakes?"),
            translate("Arena", "1,000 games of tic-tac-toe. Minimax never loses."),
            "b2a2a3b3c1",
            _of(TIC_TAC_TOE, "perfect,random", 1_000),
        ),
        Experiment(
            translate("Arena", "Perfect against top-left"),
            translate("Arena", "How do you beat a bot that always takes the first empty square?"),
            translate("Arena", "Minimax against a bot that always takes the first empty square"),
            "b2a3c3b3a1",
            _of(TIC_TAC_TOE, "perfect,top-left", 20),
        ),
        Experiment(
            translate("Arena", "Perfect against perfect"),
            translate("Arena", "Who wins if nobody makes a mistake?"),
            translate("Arena", "100 games of tic-tac-toe. Every one is a draw."),
            "b2a3c3a1a2c2b3b1c1",
            _of(TIC_TAC_TOE, "perfect,perfect", 100),
        ),
        Experiment(
            translate("Arena", "Looking further ahead"),
            translate("Arena", "How much stronger does a bot get if it looks more moves ahead?"),
            translate("Arena", "Connect Four: bots that look 1 to 9 moves ahead play each other"),
            "4453442635",
            _of(CONNECT_FOUR, ladder, 20, openings=10),
        ),
        Experiment(
            translate("Arena", "With and without guessing"),
            translate("Arena", "Does it help to guess who is ahead before the game is over?"),
            translate(
                "Arena",
                "Connect Four, four moves ahead: the bot that counts open lines wins 84 of 100 "
                "games",
            ),
            "43444542",
            _of(CONNECT_FOUR, "alpha-beta:4,no-guess:4", 100, openings=50),
        ),
        Experiment(
            translate("Arena", "Three ways to choose a move"),
            translate("Arena", "Fear the worst, play the odds, or use minimax: which works best?"),
            translate("Arena", "Fear the worst, play the odds, or use minimax"),
            "a3b2c1",
            _of(TIC_TAC_TOE, "worst-case,best-odds,perfect", 100),
        ),
        Experiment(
            #: Title on the card of an experiment
            translate("Arena", "Matchboxes learn"),
            translate("Arena", "Can matchboxes full of beads learn to win?"),
            translate(
                "Arena",
                "MENACE learns tic-tac-toe in 1,000 games against random moves",
            ),
            "b2a2c3",
            _of(TIC_TAC_TOE, "menace,random", 1_000),
        ),
        Experiment(
            translate("Arena", "Matchboxes against minimax"),
            translate("Arena", "What can matchboxes learn from a player they can never beat?"),
            translate(
                "Arena",
                "MENACE goes first in 1,000 games against minimax and learns to draw",
            ),
            "a3b2c3b3b1a2",
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
