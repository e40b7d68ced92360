# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The turns of the perfect player, with what every move was worth, to be read and saved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop_app.core.scales import Scale
from desktop_app.games.registry import move_name
from desktop_app.languages import translate
from desktop_app.players.levels import PERFECT
from desktop_app.search.labelled_tree import LabelledTree, is_small
from desktop_app.tournaments.terms import Played
from desktop_app.tournaments.tournament import Tournament
from desktop_app.tournaments.turns import Turn, turns
from desktop_app.words.players import strategy_title
from desktop_app.words.values import value_text

MOST_GAMES = 50
"""So many different games are told of."""


def turns_text(
    tournament: Tournament | None, games: Sequence[Played], tree: LabelledTree | None = None
) -> str:
    """All turns of the perfect player in the games that are different, the first ones.

    Of each turn the possible moves with their minimax values, and the one that was chosen.

    Args:
        tournament: who played whom; None: nobody has.
        games: those that are looked through.
        tree: what is known of the game already, and learns the rest.
    """
    if tournament is None or PERFECT not in tournament.players:
        return translate("Arena", "Here are the turns of the perfect player, where it plays.")
    if not is_small(tournament.game.start()):
        return translate("Arena", "This game is too large to count out all of its moves.")
    lines, seen, missed, count = list[str](), set[str](), 0, 0
    tree = LabelledTree() if tree is None else tree
    for game in sorted(games, key=lambda each: (each.pair, each.number)):
        if game.moves in seen or PERFECT not in tournament.pairs[game.pair]:
            continue
        seen.add(game.moves)
        lines.append(_title(tournament, game))
        for turn in turns(tournament, game, PERFECT, tree):
            lines.append(_turn_text(turn))
            count += 1
            missed += not turn.is_best
        if len(seen) == MOST_GAMES:
            break
    return "\n".join([_summary(count, missed), *lines]) + "\n"


def _summary(count: int, missed: int) -> str:
    if missed:
        return translate("Arena", "Turns: {count}. Not among the best moves: {missed}.").format(
            count=f"{count:,}", missed=f"{missed:,}"
        )
    return translate("Arena", "Turns: {count}. Each chosen move is among the best.").format(
        count=f"{count:,}"
    )


def _title(tournament: Tournament, game: Played) -> str:
    a, b = (strategy_title(name, tournament.game) for name in tournament.pairs[game.pair])
    first, second = (a, b) if game.a_began else (b, a)
    return translate("Arena", "\nGame {number}: {first} moves first, {second} second").format(
        number=game.number + 1, first=first, second=second
    )


def _turn_text(turn: Turn) -> str:
    pattern = (
        translate("Arena", "Move {number}: {values}; chosen: {chosen}, among the best")
        if turn.is_best
        else translate("Arena", "Move {number}: {values}; chosen: {chosen}, not among the best")
    )
    return pattern.format(
        number=turn.ply,
        values=", ".join(_values(turn)),
        chosen=move_name(turn.position, turn.chosen),
    )


def _values(turn: Turn) -> Iterator[str]:
    for move, score in sorted(turn.scores, key=lambda each: each[1].order, reverse=True):
        value = value_text(score, Scale.SCHOOL, turn.position)
        yield translate("Arena", "{move} {value}").format(
            move=move_name(turn.position, move), value=value
        )
