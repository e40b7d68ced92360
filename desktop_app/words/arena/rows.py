# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands in the rows of the arena's tables."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop_app.arena.standing import Standing
from desktop_app.arena.terms import Played
from desktop_app.arena.tournament import Tournament
from desktop_app.words.arena.results import elo_text, verdict_text
from desktop_app.words.arena.troubles import fault_text
from desktop_app.words.values import strategy_title
from desktop_app.words.wordings import game_title

translate = QCoreApplication.translate


def pair_titles() -> list[str]:
    """The titles of the columns of `pair_row`."""
    return [
        translate("Arena", "Players"),
        translate("Arena", "Won, drawn, lost"),
        translate("Arena", "Score"),
        translate("Arena", "Elo difference"),
        translate("Arena", "Games"),
        translate("Arena", "Different"),
        translate("Arena", "In words"),
    ]


def pair_name(tournament: Tournament, pair: int) -> str:
    """Who plays whom."""
    a, b = (strategy_title(name, tournament.game) for name in tournament.pairs[pair])
    return translate("Arena", "{a} – {b}").format(a=a, b=b)


def pair_row(tournament: Tournament, pair: int, found: Standing) -> Sequence[str]:
    """How it stands between two players, in short."""
    losses, draws, wins = found.counts
    counts = translate("Arena", "{wins} won, {draws} drawn, {losses} lost").format(
        wins=f"{wins:,}", draws=f"{draws:,}", losses=f"{losses:,}"
    )
    score = ""
    if found.score is not None and found.interval is not None:
        score = translate("Arena", "{score} % ({low} to {high})").format(
            score=f"{100 * found.score:.1f}",
            low=f"{100 * found.interval.low:.1f}",
            high=f"{100 * found.interval.high:.1f}",
        )
    games, different = f"{found.games:,}", f"{found.distinct:,}"
    name = pair_name(tournament, pair)
    words = pair_sentence(tournament, pair, found)
    return name, counts, score, elo_text(found.elo), games, different, words


def pair_sentence(tournament: Tournament, pair: int, found: Standing) -> str:
    """What came out between two players, in one plain sentence."""
    return verdict_text(strategy_title(tournament.pairs[pair][0], tournament.game), found)


def game_titles() -> list[str]:
    """The titles of the columns of `game_row`."""
    return [
        translate("Arena", "Game"),
        translate("Arena", "Moves first"),
        translate("Arena", "Moves second"),
        translate("Arena", "Result"),
        translate("Arena", "Moves"),
    ]


def game_row(tournament: Tournament, played: Played) -> Sequence[str]:
    """One game that was kept."""
    a, b = (strategy_title(name, tournament.game) for name in tournament.pairs[played.pair])
    first, second = (a, b) if played.a_began else (b, a)
    if played.blame is not None:
        result = fault_text(played, a, b)
    elif played.result:
        winner = a if played.result > 0 else b
        side = first if (played.result > 0) == played.a_began else second
        where = translate("Arena", "moving first") if side is first else ""
        where = where or translate("Arena", "moving second")
        result = translate("Arena", "{winner} won, {where}").format(winner=winner, where=where)
    else:
        result = translate("Arena", "Draw")
    return f"{played.number + 1:,}", first, second, result, str(played.plies)


def run_title(tournament: Tournament) -> str:
    """Which run it is."""
    names = ", ".join(strategy_title(name, tournament.game) for name in tournament.players)
    game = game_title(tournament.game)
    return translate("Arena", "{game}: {players}").format(game=game, players=names)
