# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`minimax-fair play`: two strategies or external programs play each other in a terminal."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from random import Random

from desktop_app.cli.output import BAD_INPUT, INTERRUPTED, say, translate, use_language
from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, MIN, Game, Move, Player, Position
from desktop_app.games.registry import find_game, new_engine_cache
from desktop_app.numerals import grouped, short
from desktop_app.players.errors import PlayerError
from desktop_app.players.levels import PERFECT
from desktop_app.players.programs.protocols import check_game, check_program
from desktop_app.players.registry import StrategyId
from desktop_app.players.roster import Roster
from desktop_app.players.strategy import MoveContext
from desktop_app.players.ties import TieRule
from desktop_app.resources import read_book
from desktop_app.search.limits import Limits
from desktop_app.search.memory import bytes_of

Players = dict[Player, StrategyId]


def run_play(options: argparse.Namespace) -> int:
    """Run the `play` command; return the exit status: 2 for bad input, 1 if a program failed."""
    use_language()
    try:
        game = find_game(options.game)
        players: Players = {MAX: options.first, MIN: options.second}
        for name in players.values():
            if name.path is not None:
                check_program(name.kind, name.path)
                check_game(name.kind, name.path, game)
    except (GameError, PlayerError) as error:
        _complain(error)
        return BAD_INPUT
    roster, results = Roster(), list[float]()
    status = 0
    try:
        for number in range(1, options.games + 1):
            moves, end = _play(game, players, roster, options, number)
            results.append(end.outcome or 0.0)
            print(_game_line(number, players, moves, end, options), flush=True)
    except PlayerError as error:
        #: Before what is wrong with a program, in the command line
        where = translate("CommandLine", "game {number}: ")
        _complain(error, where.format(number=grouped(len(results) + 1)))
        status = 1
    except KeyboardInterrupt:
        status = INTERRUPTED
    finally:
        roster.close()
    score = _score_line(game, players, results, as_json=options.json)
    rule = _rule_text(players, options)
    print(f"{score} ({rule})" if rule and not options.json else score, flush=True)
    return status


def _play(
    game: Game, players: Players, roster: Roster, options: argparse.Namespace, number: int
) -> tuple[list[Move], Position]:
    """Play one game; return its moves and its last position. Each side has its own search."""
    position, moves = game.start(), list[Move]()
    limits = Limits(seconds=options.seconds)
    thinking = {
        side: MoveContext(
            Random(f"{options.seed}:{number}:{side}"),
            limits,
            knowledge=new_engine_cache(bytes_of(options.memory), read_book=read_book),
            ties=TieRule(options.ties),
            seed=f"{options.seed}:{number}",
        )
        for side in (MAX, MIN)
    }
    while position.outcome is None:
        side = position.turn
        move = roster.player(players[side], side).choose(position, thinking[side]).move
        moves.append(move)
        position = position.after(move)
    roster.learn(game.start(), moves)
    return moves, position


def _game_line(
    number: int, players: Players, moves: list[Move], end: Position, options: argparse.Namespace
) -> str:
    from desktop_app.games.registry import wording_of
    from desktop_app.words import values as words

    game, result = end.game, end.outcome
    if options.json:
        who = {_key(game, side): str(player) for side, player in players.items()}
        rule = {"ties": options.ties} if PERFECT in players.values() else {}
        said = {"moves": game.moves_text(moves), "outcome": result, **rule}
        return json.dumps({"game": game.id, "number": number, **who, **said})
    told = wording_of(game).notation(game.start(), moves)
    return f"{grouped(number)}: {told} {words.outcome_text(end)}"


#: Result of `minimax-fair play`, below its games. {games}: “won {wins} ...”, {mean}: a number of
#: points; {one}, {other}: names of players; {first}, {second}: their sides
def _score_line(game: Game, players: Players, results: list[float], *, as_json: bool) -> str:
    from desktop_app.games.registry import player_name
    from desktop_app.words import values as words
    from desktop_app.words.counted import COUNTED
    from desktop_app.words.players import strategy_title

    use_language()
    if game.is_numeric:
        mean = sum(results) / len(results) if results else 0.0
        if as_json:
            return json.dumps({"games": len(results), "mean": mean})
        return words.translate("Words", "{games}, {mean} on average").format(
            games=COUNTED.games(len(results)), mean=short(mean)
        )
    counts = Counter((result > 0) - (result < 0) for result in results)
    if as_json:
        score = {_key(game, MAX): counts[1], _key(game, MIN): counts[-1], "draws": counts[0]}
        return json.dumps({"games": len(results), **score})
    one, other = (strategy_title(players[side], game) for side in (MAX, MIN))
    return words.translate(
        "Words", "{one} ({first}) won {wins}, {other} ({second}) won {losses}, draws: {draws}"
    ).format(
        first=player_name(game, MAX),
        second=player_name(game, MIN),
        one=one,
        wins=grouped(counts[1]),
        other=other,
        losses=grouped(counts[-1]),
        draws=grouped(counts[0]),
    )


def _rule_text(players: Players, options: argparse.Namespace) -> str:
    """Return how ties between equal moves were broken, if that mattered."""
    from desktop_app.words.players import among_equals

    return among_equals(TieRule(options.ties)) if PERFECT in players.values() else ""


def _key(game: Game, player: Player) -> str:
    """Return the JSON key of a player, as in the game's notation: `x` or `a`."""
    return game.player_text(player).lower()


def _complain(error: GameError | PlayerError, where: str = "") -> None:
    from desktop_app.words.faults import fault_text
    from desktop_app.words.players import player_fault_text

    is_game = isinstance(error, GameError)
    sentence = fault_text(error) if is_game else player_fault_text(error)
    say(f"{where}{sentence}")
