# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts of the arena, shared with the command line: results, table rows, faults."""

from __future__ import annotations

import shlex
import sys
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app import numerals
from desktop_app.core.position import MAX, Player
from desktop_app.games.registry import game_title
from desktop_app.languages import translate
from desktop_app.numerals import grouped, listed, percent_of, short
from desktop_app.players.errors import error_from_text
from desktop_app.players.registry import StrategyId
from desktop_app.players.trusted import Trust
from desktop_app.search.limits import Limits
from desktop_app.tournaments.conditions import ArenaFault, FinishedGame
from desktop_app.tournaments.standing import Comparison, SampleKind, Standing
from desktop_app.tournaments.statistics import Difference
from desktop_app.tournaments.store import StoreError, StoreFault
from desktop_app.tournaments.tournament import Tournament
from desktop_app.tournaments.workers import WorkersError, WorkersFault
from desktop_app.words.counted import COUNTED
from desktop_app.words.players import player_fault_text, strategy_title

if TYPE_CHECKING:
    from desktop_app.arena.results_model import LearningCurve, OutcomeShares


def arena_fault_text(played: FinishedGame, a: str, b: str) -> str:
    """Return which game did not end by the rules, and why; empty for one that did.

    Args:
        played: the game.
        a: one player.
        b: the other.
    """
    sentence = _fault_sentence(played, a, b)
    if not sentence:
        return ""
    #: {a}, {b}: two players; {sentence}: a whole sentence on what went wrong in this game.
    return translate("Arena", "{a} against {b}, game {number}: {sentence}").format(
        a=a, b=b, number=grouped(played.number + 1), sentence=sentence
    )


#: Why a game of the arena ended before its end. {name}: the name of a player, {text}: an error as
#: the computer says it, or a number
def _fault_sentence(played: FinishedGame, a: str, b: str) -> str:
    """Return why a game did not end by the rules; empty for one that did."""
    termination = played.termination
    if termination is None:
        return ""
    pattern = {
        ArenaFault.ILLEGAL: translate("Arena", "{name} made an illegal move ({text})."),
        ArenaFault.RAISED: translate("Arena", "{name} crashed ({text})."),
        ArenaFault.SILENT: translate("Arena", "{name} didn't move within {text} s."),
        ArenaFault.PROGRAM: translate("Arena", "{name} couldn't continue ({text})."),
        ArenaFault.DIED: translate(
            "Arena", "The process playing this game crashed every time, so the game doesn't count."
        ),
    }[termination.fault]
    name = a if termination.by_a else b
    if termination.fault is ArenaFault.PROGRAM:
        error = error_from_text(termination.text)  # None in runs of earlier versions
        if error is not None and error.details["path"]:
            return player_fault_text(error)
    return pattern.format(name=name, text=termination.text)


#: Said on the terminal. {file}: its name, {text}: an error as the computer says it
def store_text(error: StoreError, file: Path | None) -> str:
    """Return why a run can't be kept in a file."""
    pattern = {
        StoreFault.NO_RUN: translate("Arena", "“{file}” isn't a saved arena run."),
        StoreFault.DAMAGED: translate("Arena", "“{file}” is damaged, so I didn't open it."),
        StoreFault.OTHER_RUN: translate(
            "Arena",
            "“{file}” already contains another run. Leave out --players to continue that run, or "
            "name another file.",
        ),
        StoreFault.DISK: translate("Arena", "I can't save the run to “{file}”: {text}."),
    }[error.fault]
    return pattern.format(file=file, text=error.text)


#: Said on the terminal. {file}: the file of a run that another program is just playing
def in_use_text(file: Path | None) -> str:
    """Return why a run can't be continued that is being played."""
    return translate(
        "Arena", "Another run is saving its games in “{file}”. Wait until it ends, or stop it."
    ).format(file=file)


#: Said on the terminal before a run goes on from its file
def not_allowed_text(path: str, trust: Trust) -> str:
    """Return the message about a program in a run's file that may not be started."""
    pattern = (
        translate(
            "Arena",
            "The program “{path}” has changed since you chose it. Add --allow-programs to let it "
            "play.",
        )
        if trust is Trust.CHANGED
        else translate(
            "Arena",
            "The file lists the program “{path}” as a player, but you haven't chosen it on this "
            "computer. Add --allow-programs to let it play.",
        )
    )
    return pattern.format(path=path)


def no_dask_text() -> str:
    """Return the advice that works here if Dask is missing; a frozen program can't get it."""
    if getattr(sys, "frozen", False):
        #: Said on the terminal. Dask: a library that lets several computers work together
        return translate(
            "Arena",
            "A cluster needs Dask, which this package doesn't contain. Use Minimax Fair from its "
            "source code instead: the README says how.",
        )
    #: Said on the terminal. Dask: a library that lets several computers work together. {command}:
    #: what to type
    return translate(
        "Arena", "A cluster needs Dask, which isn't installed. This command installs it: {command}"
    ).format(command=f"{shlex.quote(sys.executable)} -m pip install distributed")


#: Said on the terminal or above the arena. {address}: of a computer in the network, such as
#: tcp://10.0.0.2:8786
def workers_text(error: WorkersError) -> str:
    """Return why there are no workers to play the games."""
    if error.fault is WorkersFault.NO_DASK:
        return no_dask_text()
    pattern = {
        WorkersFault.BAD_ADDRESS: translate(
            "Arena", "“{address}” isn't the address of a scheduler. Write it like tcp://HOST:8786."
        ),
        WorkersFault.NO_ANSWER: translate("Arena", "No scheduler answered at {address}: {text}."),
        WorkersFault.LOST: translate(
            "Arena",
            "I lost contact with the scheduler at {address}, so I can't play any more games.",
        ),
        WorkersFault.NO_WORKERS: translate(
            "Arena", "The scheduler at {address} has no workers yet. Start some and try again."
        ),
    }[error.fault]
    return pattern.format(address=error.address, text=error.text)


#: Said on the terminal while games are played. {address}: of a computer in the network
def waiting_text(address: str) -> str:
    """Return the note that a cluster has lost its last worker."""
    return translate(
        "Arena",
        "The scheduler at {address} has no workers now. Start some, and the games go on; or press "
        "Ctrl+C to stop.",
    ).format(address=address)


def not_repeatable_text() -> str:
    """Return the note that a run depends on the clock or on other programs."""
    return translate(
        "Arena",
        "This run depends on the clock or on other programs, so you can't repeat it exactly.",
    )


#: Said on the terminal before the games begin
def given_time_text(seconds: float) -> str:
    """Return the note that moves got a time limit that nobody has set."""
    return translate(
        "Arena",
        "Some of these bots never stop thinking, so each move gets {seconds} s. Use --seconds or "
        "--nodes to set your own limit.",
    ).format(seconds=short(seconds))


#: Below the form of an experiment
def given_here_text(seconds: float) -> str:
    """Return the note on a default time limit for the arena page, where it can be changed."""
    return translate(
        "Arena", "Some of these bots never stop thinking, so each move gets {seconds} s."
    ).format(seconds=short(seconds))


#: Said on the terminal when the games were stopped. {file}: its name
def go_on_text(file: Path | None) -> str:
    """Return the note on how to continue a run that was stopped."""
    if file is None:
        return translate(
            "Arena", "Stopped. If you start a run with --resume FILE, you can continue it later."
        )
    return translate("Arena", "Stopped. Use --resume {file} to continue.").format(file=file)


#: Said on the terminal when a test of two differences in strength has ended. {a}, {b}: names of
#: players, {games}: the number of the game, {beyond}: a number of games
def test_over_text(a: str, b: str, games: int, beyond: int) -> str:
    """Return the message that the test of two Elo differences has ended, and after which game.

    Args:
        a: one player.
        b: the other.
        games: the number of games the test took.
        beyond: the number of further games in progress then.
    """
    return translate(
        "Arena",
        "{a} against {b}: the result was clear after game {games}. Later games (kept but not "
        "counted): {beyond}.",
    ).format(a=a, b=b, games=grouped(games), beyond=grouped(beyond))


def no_winner_text() -> str:
    """Return the message that games on number trees can't be played in the arena."""
    return translate(
        "Arena", "Nobody wins or loses on a tree of numbers, so there is nothing to count."
    )


#: The result of two players who play each other. {name}: the first one, {games}: “12 games”,
#: {wins}: a number of games
def verdict_text(name: str, found: Standing) -> str:
    """Return the result of a pair in words, and whether it is significant.

    Args:
        name: the name of player a, the subject of the sentence.
        found: the standing of the pair.
    """
    losses, draws, wins = found.counts
    total = losses + draws + wins
    if not total:
        return translate("Arena", "{name} hasn't finished a game yet.").format(name=name)
    if wins == losses == 0:
        text = translate("Arena", "{name}: {games}, all drawn. Neither player looks stronger.")
        return text.format(name=name, games=COUNTED.games(total))
    if draws:
        #: The result of a pair of players. {games}: “12 games”, {name}: the first player, {wins},
        #: {draws}, {losses}: numbers of games
        result = translate(
            "Arena", "Of {games}, {name} won {wins}, drew {draws} and lost {losses}."
        )
    else:
        result = translate("Arena", "{name} won {wins} of {games}.")
    #: Follows the result of a pair of players; “it” is the first one
    verdict = {
        Comparison.STRONGER: translate("Arena", "We can be 95% sure that it is stronger."),
        Comparison.WEAKER: translate("Arena", "We can be 95% sure that it is weaker."),
        Comparison.OPEN: translate("Arena", "That isn't enough to be sure who is stronger."),
    }[found.verdict]
    result = result.format(
        name=name,
        games=COUNTED.games(total),
        wins=grouped(wins),
        draws=grouped(draws),
        losses=grouped(losses),
    )
    return f"{result} {verdict}"


def games_text(found: Standing) -> str:
    """Return the number of games, and how many of them are different."""
    #: {games}: "12 games"; {different}: a number.
    return translate("Arena", "{games} ({different} different)").format(
        games=COUNTED.games(found.games), different=grouped(found.distinct)
    )


#: Losses, draws and wins in one line of the command line
def counts_text(counts: list[int]) -> str:
    """Return losses, draws and wins as one phrase."""
    losses, draws, wins = counts
    return translate("Arena", "won {wins}, drawn {draws}, lost {losses}").format(
        wins=grouped(wins), draws=grouped(draws), losses=grouped(losses)
    )


#: Labels beside the bar of results
def count_texts(counts: Sequence[int]) -> tuple[str, str, str]:
    """Return wins, draws and losses as separate texts."""
    wins, draws, losses = (grouped(count) for count in counts)
    return (
        translate("Arena", "{count} won").format(count=wins),
        translate("Arena", "{count} drawn").format(count=draws),
        translate("Arena", "{count} lost").format(count=losses),
    )


def sides_text(found: Standing) -> str:
    """Return the results when moving first and when moving second."""
    first, second = counts_text(found.as_first), counts_text(found.as_second)
    #: {first}, {second}: results such as "won 5, drawn 2, lost 3".
    return translate("Arena", "going first: {first}; going second: {second}").format(
        first=first, second=second
    )


#: Below the results. {score}, {low}, {high}: percentages without their sign, {means}: the name of a
#: method
def score_text(found: Standing) -> str:
    """Return the score with its interval and method; empty before the first game."""
    score, interval = found.score, found.interval
    if score is None or interval is None:
        return ""
    text = translate("Arena", "score {score}%, 95% confidence interval {low}% to {high}% ({means})")
    if found.sample_kind is SampleKind.PAIRS:
        means = translate("Arena", "from pairs of games")
    else:
        means = translate("Arena", "from single games")
    numbers = (percent_of(number, 1) for number in (score, interval.low, interval.high))
    return text.format(means=means, **dict(zip(("score", "low", "high"), numbers, strict=True)))


#: Below the results. Elo is a measure of playing strength; {elo}, {low}, {high}: differences such
#: as +120
def elo_text(elo: Difference) -> str:
    """Return the Elo difference; only a bound if all games were won or lost."""
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


#: A percentage with its sign, as in “95%” or “95 %”
def percent_text(share: float) -> str:
    """Return a share of 1 in whole per cent, with the sign."""
    return translate("Arena", "{percent}%").format(percent=percent_of(share))


def signed(number: float) -> str:
    """Return a rounded number with its sign."""
    return numerals.signed(round(number))


def effort_text(found: Standing) -> str:
    """Return the average length of the games and the cost of player a's moves."""
    plies = found.mean_plies or 0.0
    moves = max(found.a.moves, 1)
    #: {positions}: a number with its noun, such as "1 position".
    #: {plies}: a number of moves, such as 12.3
    text = translate("Arena", "{plies} moves per game; {seconds} ms and {positions} per move")
    nodes = round(found.a.nodes / moves)
    if not nodes:  # it knew the values without a search
        text = translate("Arena", "{plies} moves per game; {seconds} ms per move")
    return text.format(
        plies=grouped(plies, 1),
        seconds=grouped(1000 * found.a.seconds / moves, 2),
        positions=COUNTED.positions(nodes),
    )


#: Beside the progress of a run. {done}, {total}: numbers of games
def progress_text(done: int, total: int, seconds: float | None) -> str:
    """Return how many games are finished, and the remaining time."""
    games = translate("Arena", "{done} of {total}").format(
        done=grouped(done), total=COUNTED.games(total)
    )
    if seconds is None:
        return games
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    time = f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
    #: {games}: "3 of 10 games"; {time}: minutes and seconds, such as 1:05.
    return translate("Arena", "{games}, {time} left").format(games=games, time=time)


#: Titles of the columns in the table of all pairs of players
def pair_titles() -> list[str]:
    """Return the column titles for `pair_row`."""
    return [
        translate("Arena", "Players"),
        translate("Arena", "Won, drawn, lost"),
        translate("Arena", "Score"),
        translate("Arena", "Elo difference"),
        translate("Arena", "Games"),
        #: A column: the number of games, where games with the same moves count once.
        translate("Arena", "Different"),
        #: A column: the result as a sentence.
        translate("Arena", "In words"),
    ]


def pair_name(tournament: Tournament, pair: int) -> str:
    """Return the names of the two players of a pair."""
    a, b = (strategy_title(name, tournament.game) for name in tournament.pairs[pair])
    #: The names of two players who play each other.
    #: {a}, {b}: names of players
    return translate("Arena", "{a} – {b}").format(a=a, b=b)


#: Cells in the table of all pairs of players. {score}, {low}, {high}: percentages without their
#: sign
def pair_row(tournament: Tournament, pair: int, found: Standing) -> Sequence[str]:
    """Return the cells of the table row for a pair."""
    losses, draws, wins = found.counts
    counts = translate("Arena", "{wins} won, {draws} drawn, {losses} lost").format(
        wins=grouped(wins), draws=grouped(draws), losses=grouped(losses)
    )
    score = ""
    if found.score is not None and found.interval is not None:
        score = translate("Arena", "{score}% ({low} to {high})").format(
            score=percent_of(found.score, 1),
            low=percent_of(found.interval.low, 1),
            high=percent_of(found.interval.high, 1),
        )
    games, different = grouped(found.games), grouped(found.distinct)
    name = pair_name(tournament, pair)
    words = pair_sentence(tournament, pair, found)
    return name, counts, score, elo_text(found.elo), games, different, words


def pair_sentence(tournament: Tournament, pair: int, found: Standing) -> str:
    """Return one sentence on the result of a pair."""
    return verdict_text(strategy_title(tournament.pairs[pair][0], tournament.game), found)


#: Read aloud by screen readers at the end of a run. {done}, {total}: numbers of games; {result}: a
#: whole sentence
def end_text(tournament: Tournament, found: Sequence[Standing], *, is_over: bool) -> str:
    """Return the sentence that announces the end of a run and its result.

    Args:
        tournament: the run.
        found: the standings of all pairs.
        is_over: whether all games have been played.
    """
    only_two = len(found) == 1
    result = pair_sentence(tournament, 0, found[0]) if only_two else _leader_text(tournament, found)
    if is_over:
        #: {result}: a whole sentence on who won how many games.
        return translate("Arena", "The run is over. {result}").format(result=result)
    done = sum(each.games for each in found)
    text = translate("Arena", "The run stopped after {done} of {total} games. {result}")
    return text.format(done=grouped(done), total=grouped(tournament.total), result=result)


#: The player with the best score. {score}: a percentage without its sign, {names}: one player or
#: several
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
        return translate("Arena", "There are no results yet.")
    best = max(scores.values())
    names = [strategy_title(name, tournament.game) for name in scores if scores[name] == best]
    return translate("Arena", "Best score: {score}%, by {names}.").format(
        score=percent_of(float(best), 1), names=listed(names)
    )


#: Titles of the columns in the list of games
def game_titles() -> list[str]:
    """Return the column titles for `game_row`."""
    return [
        translate("Arena", "Game"),
        #: A column: the player who moved first in a game.
        translate("Arena", "Goes first"),
        #: A column: the player who moved second in a game.
        translate("Arena", "Goes second"),
        translate("Arena", "Result"),
        #: A column: how many moves a game had.
        translate("Arena", "Moves"),
    ]


def game_row(tournament: Tournament, played: FinishedGame) -> Sequence[str]:
    """Return the cells of the table row for a game."""
    a, b = _names(tournament, played)
    first, second = (a, b) if played.a_began else (b, a)
    result = result_text(tournament, played)
    return grouped(played.number + 1), first, second, result, str(played.plies)


#: How a game ended, in the list of games. {winner}: the name of the player
def result_text(tournament: Tournament, played: FinishedGame) -> str:
    """Return how a game ended: the winner, its side, and any fault."""
    a, b = _names(tournament, played)
    if played.termination is not None:
        return _fault_sentence(played, a, b)
    if not played.result:
        return translate("Arena", "Draw")
    a_won = played.result > 0
    pattern = (
        translate("Arena", "{winner} went first and won")
        if a_won == played.a_began
        else translate("Arena", "{winner} went second and won")
    )
    return pattern.format(winner=a if a_won else b)


def _names(tournament: Tournament, played: FinishedGame) -> tuple[str, str]:
    a, b = tournament.pairs[played.pair]
    return strategy_title(a, tournament.game), strategy_title(b, tournament.game)


def run_title(tournament: Tournament, most: int | None = None) -> str:
    """Return the title of a run.

    Args:
        tournament: the run.
        most: the most players to name, always including the last one; None: all.
    """
    names = [strategy_title(name, tournament.game) for name in tournament.players]
    if most is not None and len(names) > most:
        names[most - 1 : -1] = ["…"]
    game = game_title(tournament.game)
    players = listed(names)
    #: The title of a run: the name of a game, and the names of its players.
    #: {game}: “Connect Four”, {players}: “Perfect – Random”
    title = translate("Arena", "{game}: {players}").format(game=game, players=players)
    return "; ".join(filter(None, (title, limits_text(tournament.terms.limits))))


#: Tooltip of the figures of a run. {run}: what was played, such as “Connect Four: Nilo, Zeno; 1 s
#: per move”, {seed}: a number
def conditions_text(tournament: Tournament) -> str:
    """Return the conditions under which the figures of a run were measured."""
    if tournament.is_paired:
        text = translate(
            "Arena",
            "Measured in this run: {run}. Each opening is played from both sides. Starting number "
            "for the dice: {seed}.",
        )
    else:
        text = translate(
            "Arena", "Measured in this run: {run}. Starting number for the dice: {seed}."
        )
    return text.format(run=run_title(tournament), seed=str(tournament.terms.seed))


def experiment_size(tournament: Tournament) -> str:
    """Return the game of a ready-made experiment, and how many games are played."""
    #: On a card: {game} is the name of a game, {games}: "100 games".
    return translate("Arena", "{game}, {games}").format(
        game=game_title(tournament.game), games=COUNTED.games(tournament.total)
    )


#: The limit of a move, in the title of a run. {positions}: “1,000 positions”
def limits_text(limits: Limits) -> str:
    """Return the limits on each move of a run; empty if there are none."""
    if limits.seconds is not None:
        return translate("Arena", "{count} s per move").format(count=short(limits.seconds))
    if limits.nodes is not None:
        return translate("Arena", "{positions} per move").format(
            positions=COUNTED.positions(limits.nodes)
        )
    if limits.depth is not None:
        return COUNTED.at_most_ahead(limits.depth)
    return ""


#: Labels at the end of lines in a chart
def line_labels(shares: OutcomeShares) -> list[str]:
    """Return the labels for the lines of won, drawn and lost games."""
    patterns = (
        translate("Matchboxes", "won {percent}%"),
        translate("Matchboxes", "drawn {percent}%"),
        translate("Matchboxes", "lost {percent}%"),
    )
    parts = (shares.won, shares.drawn, shares.lost)
    return [p.format(percent=percent_of(s)) for p, s in zip(patterns, parts, strict=True)]


#: A chart in words, for screen readers. {games}: “100 games”; {first}, {now}: such as “won 40%,
#: drawn 30%, lost 30%”; {window}: a number of games
def shares_description(learning: LearningCurve) -> str:
    """Return a description of a learning curve: the first results and the latest."""
    from desktop_app.arena.results_model import WINDOW  # not for the command line: it has signals

    shares, total = learning.shares(), len(learning.results)
    if not shares:
        return translate("Matchboxes", "no games yet")
    now = listed(line_labels(shares[-1]))
    if total <= WINDOW:
        return translate("Matchboxes", "{games}: {now}").format(games=COUNTED.games(total), now=now)
    first = next(share for share in shares if share.games >= WINDOW)
    pattern = translate("Matchboxes", "{games}; at first: {first}; in the last {window}: {now}")
    return pattern.format(
        games=COUNTED.games(total), window=WINDOW, first=listed(line_labels(first)), now=now
    )


#: A chart in words, for screen readers. {name}: the learning player; {level}: how many points it
#: has, {games}: “100 games”
def progress_description(learnings: Sequence[tuple[str, LearningCurve]]) -> str:
    """Return a description of the curve from Michie's paper."""
    pattern = translate("Matchboxes", "{name} has reached {level} after {games}")
    bare = translate("Matchboxes", "It has reached {level} after {games}")
    told = [
        (pattern if name else bare).format(
            name=name, level=signed(each.progress()[-1][1]), games=COUNTED.games(len(each.results))
        )
        for name, each in learnings
    ]
    return "; ".join(told)


def side_name(side: Player) -> str:
    """Return the side of a learner in a word."""
    #: Labels of two lines in a chart: the games in which the player moved first, or second.
    return translate("Matchboxes", "first") if side is MAX else translate("Matchboxes", "second")
