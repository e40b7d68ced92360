# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of the results of two players."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.languages import translate
from desktop_app.tournaments.standing import Comparison, IntervalKind, Standing
from desktop_app.tournaments.statistics import Difference
from desktop_app.words.counted import COUNTED
from desktop_app.words.values import MINUS


def verdict_text(name: str, found: Standing) -> str:
    """One plain sentence on one of two players: what it has won, and whether that is enough.

    Args:
        name: of a, from whose point of view it is told.
        found: how it stands.
    """
    losses, draws, wins = found.counts
    total = losses + draws + wins
    if not total:
        return translate("Arena", "{name} has played no game yet.").format(name=name)
    pattern = {
        Comparison.STRONGER: translate(
            "Arena", "{name} won {wins} of {total}; we are 95 % sure it is stronger."
        ),
        Comparison.WEAKER: translate(
            "Arena", "{name} won {wins} of {total}; we are 95 % sure it is weaker."
        ),
        Comparison.OPEN: translate(
            "Arena", "{name} won {wins} of {total}; that is not enough to be sure who is stronger."
        ),
    }[found.verdict]
    if wins == losses == 0:
        pattern = translate("Arena", "{name}: all {total} drawn; neither is seen to be stronger.")
    return pattern.format(name=name, wins=f"{wins:,}", total=f"{total:,}")


def games_text(found: Standing) -> str:
    """How many games were played, and how many of them are different."""
    return translate("Arena", "{games}, {different} different").format(
        games=COUNTED.games(found.games), different=f"{found.distinct:,}"
    )


def counts_text(counts: list[int]) -> str:
    """Losses, draws and wins, as one says them."""
    losses, draws, wins = counts
    return translate("Arena", "won {wins}, drawn {draws}, lost {losses}").format(
        wins=f"{wins:,}", draws=f"{draws:,}", losses=f"{losses:,}"
    )


def count_texts(counts: Sequence[int]) -> tuple[str, str, str]:
    """Wins, draws and losses, each for itself."""
    wins, draws, losses = (f"{count:,}" for count in counts)
    return (
        translate("Arena", "{count} won").format(count=wins),
        translate("Arena", "{count} drawn").format(count=draws),
        translate("Arena", "{count} lost").format(count=losses),
    )


def sides_text(found: Standing) -> str:
    """The results by who began."""
    first, second = counts_text(found.as_first), counts_text(found.as_second)
    return translate("Arena", "moving first {first}; moving second {second}").format(
        first=first, second=second
    )


def score_text(found: Standing) -> str:
    """The score with its interval, and how that was found; empty before the first game."""
    score, interval = found.score, found.interval
    if score is None or interval is None:
        return ""
    text = translate("Arena", "score {score} %, with 95 % confidence {low} to {high} % ({means})")
    if found.interval_kind is IntervalKind.PAIRS:
        means = translate("Arena", "openings counted in pairs")
    else:
        means = translate("Arena", "Wilson")
    numbers = (f"{100 * number:.1f}" for number in (score, interval.low, interval.high))
    return text.format(means=means, **dict(zip(("score", "low", "high"), numbers, strict=True)))


def elo_text(elo: Difference) -> str:
    """The Elo difference; a bound where all was won or lost."""
    if elo.low is None and elo.high is None:
        return ""
    if elo.low is None or elo.elo is None:
        if elo.low is not None:
            return translate("Arena", "Elo at least {low}").format(low=signed(elo.low))
        return translate("Arena", "Elo at most {high}").format(high=signed(elo.high or 0.0))
    if elo.high is None:
        return translate("Arena", "Elo {elo}, at least {low}").format(
            elo=signed(elo.elo), low=signed(elo.low)
        )
    return translate("Arena", "Elo {elo}, from {low} to {high}").format(
        elo=signed(elo.elo), low=signed(elo.low), high=signed(elo.high)
    )


def signed(number: float) -> str:
    """A whole number with its sign."""
    whole = round(number)
    return f"+{whole}" if whole > 0 else str(whole).replace("-", MINUS)


def effort_text(found: Standing) -> str:
    """How long the games were, and what a's moves took."""
    plies = found.plies / found.games if found.games else 0.0
    moves = max(found.a.moves, 1)
    return translate(
        "Arena", "{plies} moves a game; {seconds} ms and {nodes} positions a move"
    ).format(
        plies=f"{plies:.1f}",
        seconds=f"{1000 * found.a.seconds / moves:,.2f}",
        nodes=f"{found.a.nodes / moves:,.0f}",
    )


def progress_text(done: int, total: int, seconds: float | None) -> str:
    """How far a run has come, and how long it will take."""
    games = translate("Arena", "{done} of {total}").format(
        done=f"{done:,}", total=COUNTED.games(total)
    )
    if seconds is None:
        return games
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    time = f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
    return translate("Arena", "{games}, {time} left").format(games=games, time=time)
