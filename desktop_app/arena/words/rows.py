# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands in the rows of the arena's tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from desktop_app.arena.words.results import elo_text, verdict_text
from desktop_app.arena.words.troubles import fault_text
from desktop_app.games.registry import game_title
from desktop_app.languages import translate
from desktop_app.players.registry import StrategyId
from desktop_app.search.limits import Limits
from desktop_app.tournaments.standing import Standing
from desktop_app.tournaments.terms import Played
from desktop_app.tournaments.tournament import Tournament
from desktop_app.words.players import strategy_title


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


def end_text(tournament: Tournament, found: Sequence[Standing], *, is_over: bool) -> str:
    """Return the sentence that announces the end of a run and its result.

    Args:
        tournament: the run.
        found: the standing of each pair.
        is_over: whether all games have been played.
    """
    only_two = len(found) == 1
    result = pair_sentence(tournament, 0, found[0]) if only_two else _leader_text(tournament, found)
    if is_over:
        return translate("Arena", "The run is over: {result}").format(result=result)
    done = sum(each.games for each in found)
    text = translate("Arena", "The run stopped after {done} of {total} games: {result}")
    return text.format(done=f"{done:,}", total=f"{tournament.total:,}", result=result)


def _leader_text(tournament: Tournament, found: Sequence[Standing]) -> str:
    """Return the sentence that names the player with the best score."""
    won, counted = Counter[StrategyId](), Counter[StrategyId]()
    for (a, b), each in zip(tournament.pairs, found, strict=True):
        losses, draws, wins = each.counts
        won[a] += 2 * wins + draws  # in half points, so that equal scores compare as equal
        won[b] += 2 * losses + draws
        for name in (a, b):
            counted[name] += 2 * sum(each.counts)
    scores = {name: Fraction(won[name], counted[name]) for name in counted if counted[name]}
    if not scores:
        return translate("Arena", "there is no result yet.")
    best = max(scores.values())
    names = [strategy_title(name, tournament.game) for name in scores if scores[name] == best]
    return translate("Arena", "the best score is {score} %, by {names}.").format(
        score=f"{100 * float(best):.1f}", names=", ".join(names)
    )


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
    a, b = _names(tournament, played)
    first, second = (a, b) if played.a_began else (b, a)
    result = result_text(tournament, played)
    return f"{played.number + 1:,}", first, second, result, str(played.plies)


def result_text(tournament: Tournament, played: Played) -> str:
    """How a game ended: who won, on which side, or by whose fault."""
    a, b = _names(tournament, played)
    if played.blame is not None:
        return fault_text(played, a, b)
    if not played.result:
        return translate("Arena", "Draw")
    a_won = played.result > 0
    pattern = (
        translate("Arena", "{winner} won, moving first")
        if a_won == played.a_began
        else translate("Arena", "{winner} won, moving second")
    )
    return pattern.format(winner=a if a_won else b)


def _names(tournament: Tournament, played: Played) -> tuple[str, str]:
    a, b = tournament.pairs[played.pair]
    return strategy_title(a, tournament.game), strategy_title(b, tournament.game)


def run_title(tournament: Tournament, most: int | None = None) -> str:
    """Which run it is.

    Args:
        tournament: the run.
        most: so many players are named, the last one among them; None: all.
    """
    names = [strategy_title(name, tournament.game) for name in tournament.players]
    if most is not None and len(names) > most:
        names[most - 1 : -1] = ["…"]
    game = game_title(tournament.game)
    players = ", ".join(names)
    title = translate("Arena", "{game}: {players}").format(game=game, players=players)
    return "; ".join(filter(None, (title, limits_text(tournament.terms.limits))))


def limits_text(limits: Limits) -> str:
    """What each move of a run has at most; empty where it has no limit."""
    if limits.seconds is not None:
        return translate("Arena", "{count} s for each move").format(count=f"{limits.seconds:g}")
    if limits.nodes is not None:
        return translate("Arena", "{count} positions for each move").format(
            count=f"{limits.nodes:,}"
        )
    if limits.depth is not None:
        return translate("Arena", "each move looks {count} ahead at most").format(
            count=limits.depth
        )
    return ""
